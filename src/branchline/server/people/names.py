"""Names of accounts: reduced to a key by which look-alikes are equal (confusable homoglyphs), and checked.

`Аna` with a Cyrillic letter, `ana`, `A.n.a` and `Ána` have the same key. An account's name belongs to it: nobody else
may use one with the same key, guests included.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from branchline.server.base import RequestRefused
from branchline.server.store import Person, Store, account_statements

# What looks alike within ASCII. Letters are in lower case by then, so a capital I is an i.
_ALIKE = str.maketrans("01i|", "olll")
_PAIRS = (("rn", "m"), ("vv", "w"))


@lru_cache(4096)
def name_key(name: str) -> str:
    """The key of a name: two names with the same key can't be told apart, or nearly so."""
    plain = unicodedata.normalize("NFKC", name)
    if not plain.isascii():
        plain = "".join(_latin(letter) for letter in _bare(plain))
    plain = plain.casefold()
    key = "".join(each for each in plain if unicodedata.category(each)[0] in "LN").translate(_ALIKE)
    for pair, single in _PAIRS:
        key = key.replace(pair, single)
    return key or "".join(plain.split())  # a name of symbols only


async def check_name(store: Store, name: str, person: Person | None) -> None:
    """Refuse a name that belongs to another person's account, or that the operator does not allow."""
    taken, forbidden = await store.read(account_statements.find_name, name_key(name), person.id if person else None)
    if taken:
        raise RequestRefused("name-taken", name=name)
    if forbidden:
        raise RequestRefused("name-forbidden", name=name)


def _bare(text: str) -> str:
    """A text without accents."""
    return "".join(each for each in unicodedata.normalize("NFKD", text) if unicodedata.category(each)[0] != "M")


@lru_cache(4096)
def _latin(letter: str) -> str:
    """The ASCII letters that a letter looks like, in either case; itself if there are none."""
    if letter.isascii():
        return letter
    # Imported late: it reads a large table, and most names are ASCII.
    from confusable_homoglyphs import confusables

    for form in (letter.lower(), letter.upper()):
        found = [_bare(each["c"]) for each in confusables.confusables_data.get(form, ())]
        alike = [each for each in found if each.isascii() and each.isalnum()]
        if alike:
            return min(alike, key=len)
    return letter
