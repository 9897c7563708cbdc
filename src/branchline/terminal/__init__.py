"""Terminal user interface: play, resume and replay games.

Everything on the screen comes from a seat's view; all texts come from the message catalogs.
"""
