"""The version, in its one place; importing it imports nothing else."""

__version__ = "0.1.0"
