"""Processes of the server: supervisor and workers, start-up and warm-up, configuration, logs, metrics, GC tuning."""
