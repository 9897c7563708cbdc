"""The languages that Branchline speaks. Boards may have their title, note and countries in them too."""

from __future__ import annotations

LANGUAGES = ("en", "pl", "ro")
