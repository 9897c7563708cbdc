"""Small helpers that every package may use: threads, processes, progress bars."""
