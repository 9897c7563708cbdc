"""Tables: the event-sourced state, commands, the log, history, timed work and chat."""
