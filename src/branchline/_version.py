"""The package version, defined only here; this module imports nothing."""

__version__ = "0.1.0"
