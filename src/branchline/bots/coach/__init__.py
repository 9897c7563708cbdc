"""The coach: reviews a finished game (`review.py`), and compares other actions with what was played (`retry.py`)."""
