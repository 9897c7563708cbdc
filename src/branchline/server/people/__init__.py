"""People: guests and how they are recognised."""
