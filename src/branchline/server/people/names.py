"""Names: reduced to a key by which look-alikes are equal (confusable homoglyphs), and the operators' rules for them.

`Аna` with a Cyrillic letter, `ana`, `A.n.a` and `Ána` have the same key. An account's name belongs to it: nobody else
may use one with the same key, guests included.
"""

from __future__ import annotations

import asyncio
import unicodedata
from functools import lru_cache
from typing import NamedTuple
from weakref import ref

import msgspec

from branchline.server.base import RequestRefused
from branchline.server.store import AuditEntry, Person, Store, account_statements
from branchline.server.store import moderation_statements as statements

RULES_SECONDS = 3.0  # that a worker keeps the rules for names

# Names that nobody may take, unless operators allow them: those of who runs and moderates the server.
RESERVED = frozenset({
    "admin", "administrator", "branchline", "moderator", "mod", "operator", "root", "server", "support", "system",
    "adminka", "administratorka", "moderatorka", "obsługa", "serwer",
    "administratoare", "administratorul", "moderatoare", "moderatorul", "asistență",
})  # fmt: skip

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
    symbols = (each for each in plain if unicodedata.category(each)[0] not in "CZ")
    return key or "".join(symbols)  # a name of symbols only


async def check_name(store: Store, name: str, person: Person | None) -> None:
    """Refuse a name that belongs to another person's account, that the operator does not allow, or that a moderator
    has taken away from this person.
    """
    key = name_key(name)
    replaced = await store.read(statements.replaced_names, person.id) if person is not None else []
    if key in map(name_key, replaced):
        raise RequestRefused("name-forbidden", name=name)
    owner = await store.read(account_statements.name_owner, key)
    if owner is not None:
        if person is None or owner != person.id:
            raise RequestRefused("name-taken", name=name)
        return  # a rule that was made later does not take an account's name away
    rules = await name_rules(store)
    if key in rules.names or any(word in key for word in rules.words):
        raise RequestRefused("name-forbidden", name=name)


# The operators' rules.


class NameRules(NamedTuple):
    names: frozenset[str]  # reserved as a whole
    words: frozenset[str]  # that no name may contain


class _RulesCache:
    """The rules that this worker has read last. A process has one store, except in tests."""

    store: ref[Store] | None = None
    rules = NameRules(frozenset(), frozenset())
    until = 0.0


_cache = _RulesCache()


async def name_rules(store: Store) -> NameRules:
    """The rules for names, as keys; a worker keeps them for a few seconds."""
    now = asyncio.get_running_loop().time()
    if _cache.store is None or _cache.store() is not store or now >= _cache.until:
        found = await listed_rules(store)
        names, words = (frozenset(name_key(word) for word, its in found if its == kind) for kind in ("name", "word"))
        _cache.store, _cache.rules, _cache.until = ref(store), NameRules(names, words), now + RULES_SECONDS
    return _cache.rules


async def listed_rules(store: Store) -> list[tuple[str, str]]:
    """Words and their kinds, as operators see them: the reserved names and their own."""
    stored_rules = await store.read(statements.name_rules)
    rules = dict.fromkeys(map(readable_word, RESERVED), "name") | stored_rules
    return sorted((word, kind) for word, kind in rules.items() if kind != "allowed")


async def set_rule(store: Store, entry: AuditEntry, word: str, kind: str | None) -> str:
    """Add a rule, or remove one (None); returns the word as it is stored. RequestRefused if there is nothing to do."""
    reduced = readable_word(word)
    if not reduced:
        raise RequestRefused("name-empty")
    if kind is None:
        if reduced not in dict(await listed_rules(store)):
            raise RequestRefused("no-such-rule")
        kind = "allowed" if reduced in map(readable_word, RESERVED) else None
    await store.audited(
        msgspec.structs.replace(entry, details=f"{kind or 'removed'} {reduced}"),
        statements.set_name_rule, reduced, kind, entry.at,
    )  # fmt: skip
    _cache.store = None
    return reduced


def readable_word(name: str) -> str:
    """A rule's word as operators read it: without case, spaces and punctuation. It is compared by its key."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in folded if letter.isalnum())


# Details.


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
