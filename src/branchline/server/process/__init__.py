"""Processes of the server: the `serve` command, the supervisor, the workers and their logs."""
