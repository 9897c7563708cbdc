"""Characters: the names under which bots play, the same in every language. The page draws a face for each.

They are animals in Esperanto: easy to say in any language, and never to be declined.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from branchline.texts import Texts

# Fox, bear, otter, badger, raven, mole, owl, hare and toad. Stored games keep the name of each bot, so that names may
# be added or replaced here.
NAMES = ("Vulpo", "Urso", "Lutro", "Melo", "Korvo", "Talpo", "Nokto", "Leporo", "Bufo")


def choose_name(table: str, taken: Collection[str] = ()) -> str:
    """A name for the next bot of a table: always the same for the same table and the same names `taken` there."""
    used = {name.casefold() for name in taken}
    by_table = sorted(NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest())
    return next((name for name in by_table if name.casefold() not in used), by_table[0])


def label(name: str, level: str, texts: Texts) -> str:
    """A bot's name with its level in the reader's language."""
    return texts("bot-with-level", name=name, level=level)
