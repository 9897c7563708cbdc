"""Live updates: the hub of connected clients, per-seat views, and the message bus between workers."""
