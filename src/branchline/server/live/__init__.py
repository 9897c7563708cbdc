"""Live updates: the hub of connected clients, and per-seat views."""
