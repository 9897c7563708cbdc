"""The game in a terminal: a table to look at, commands to type, saved games to go on with and to look at again.

Everything that a player sees comes from a view; every word from a catalog.
"""

from branchline.terminal.start import play, replay, resume

__all__ = ["play", "replay", "resume"]
