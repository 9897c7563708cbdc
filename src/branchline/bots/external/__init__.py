"""External bots: third-party bots from a file, an entry point or a program, each in its own process."""
