"""People: guests, and how they are authenticated."""
