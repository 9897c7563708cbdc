"""External bots: third-party code by file, entry point or program, each in a process of its own."""
