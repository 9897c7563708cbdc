"""The game in a terminal: a table to look at, commands to type, saved games to go on with and to look at again.

Everything that a player sees comes from a view; every word from a catalog.
"""

from branchline.terminal.start import language_of, play, replay, resume

__all__ = ["language_of", "play", "replay", "resume"]
