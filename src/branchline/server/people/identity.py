"""Guest identity by bearer token: whoever holds the token in a cookie is the person. Only its hash is stored."""

from __future__ import annotations

import base64
import contextlib
import unicodedata
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256

import msgspec

from branchline.server.base import CODE_LETTERS, ID, ID_LETTERS, Clock, LruCache, RandomSource, RequestRefused, letters
from branchline.server.base.metering import stored
from branchline.server.base.quotas import PERSON
from branchline.server.people.names import check_name
from branchline.server.store import Person, Store, StoreDown, Unknown, account_statements, moderation_statements
from branchline.server.store.rows import FOR_GOOD

TOKEN = 32  # bytes
TRANSFER = 10  # letters, which is 50 bits
TRANSFER_SECONDS = 600.0
KEPT, FRESH = 10_000, 60.0  # people in the cache, and seconds until they are read from the store again
SEEN_SECONDS = 86_400.0  # minimum time between two writes of when a person was last seen
SESSION_SECONDS = 3600.0  # minimum time between two writes of when a session of an account was last seen
LONGEST_NAME = 32
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are drawn as nothing


@dataclass
class People:
    store: Store
    clock: Clock
    random: RandomSource
    _cache: LruCache[bytes, tuple[float, Person]] = field(default_factory=lambda: LruCache(KEPT))
    _sessions: LruCache[bytes, float] = field(default_factory=lambda: LruCache(KEPT))  # when they were last noted

    async def new(self, name: str, language: str) -> tuple[Person, str]:
        """Create a person, and the token that identifies them."""
        now, clean = self.clock.now(), clean_name(name)
        await check_name(self.store, clean, None)
        person = Person(letters(self.random.bytes(ID), ID_LETTERS), clean, language, now, now)
        token = self._token()
        await self.store.add_person(person, hash_of(token))
        stored(PERSON)
        return person, token

    async def find(self, token: str | None, *, cached: bool = False) -> Person:
        """The person with this token; refused if there is none, or if they are banned.

        With `cached`, the answer may be a minute old: for callers who check the token again when they write.
        """
        if not token:
            raise RequestRefused("no-guest")
        hashed = hash_of(token)
        now = self.clock.now()
        found = self._cache.get(hashed) if cached else None
        if found is None or not 0 <= now - found[0] < FRESH:
            person = await self.store.person_by_token(hashed)
            if person is None:
                raise RequestRefused("no-guest")
            if not person.banned and now - person.seen > SEEN_SECONDS:
                await self.store.change_person(person.id, seen=now)
            if person.account is not None:
                await self._note_session(hashed, now)
            found = (now, person)
            self._cache.put(hashed, found)
        if found[1].banned:
            self._cache.remove(hashed)
            return await unless_banned(self.store, found[1], now)
        return found[1]

    async def _note_session(self, hashed: bytes, now: float) -> None:
        """Write when a session was last seen, for the list of sessions: now and then is enough."""
        noted = self._sessions.get(hashed)
        if noted is None or now - noted > SESSION_SECONDS:
            self._sessions.put(hashed, now)
            with contextlib.suppress(StoreDown):
                await self.store.write(account_statements.saw_session, hashed, now)

    async def change(self, token: str, language: str) -> Person:
        """Change a person's language. Names are changed by `AccountService.rename`."""
        person = await self.find(token)
        await self.store.change_person(person.id, language=language)
        return await self.reload(token)

    async def reload(self, token: str) -> Person:
        """The person with this token, after a change."""
        self._cache.remove(hash_of(token))
        return await self.find(token)

    def drop_cached(self, device: bytes) -> None:
        """Forget what is cached of a token that was revoked, given its hash."""
        self._cache.remove(device)

    async def forget(self, token: str) -> None:
        """Revoke a device's token."""
        await self.store.drop_device(hash_of(token))
        self._cache.remove(hash_of(token))

    async def transfer(self, person: Person, device: bytes | None) -> tuple[str, float]:
        """A code for another device of the same guest, and when it expires. It replaces any earlier code.

        `device`: the hash of the guest's token, which must still be valid when the code is stored.
        """
        if person.account is not None:  # a code must not replace a password
            raise RequestRefused("sign-in-instead")
        code = letters(self.random.bytes(TRANSFER), CODE_LETTERS)
        until = self.clock.now() + TRANSFER_SECONDS
        try:
            await self.store.add_transfer(hash_of(code), person.id, until, device)
        except Unknown:
            raise RequestRefused("no-guest") from None
        return code, until

    async def arrive(self, code: str) -> tuple[Person, str]:
        """Redeem a transfer code: the person it belongs to, and a new token for this device."""
        tidy = code.strip().upper().replace("-", "").replace(" ", "")
        token = self._token()
        person = await self.store.redeem_transfer(hash_of(tidy), hash_of(token), self.clock.now())
        if person is None:
            raise RequestRefused("wrong-code")
        return person, token

    def _token(self) -> str:
        return base64.urlsafe_b64encode(self.random.bytes(TOKEN)).decode().rstrip("=")


async def unless_banned(store: Store, person: Person, now: float) -> Person:
    """Refuse a person who is banned, with the reason; or lift a ban whose time is up."""
    ban, expired = await store.read(moderation_statements.bans_of, person.id, now)
    lifted = await store.write(moderation_statements.lift_expired_bans, now) if ban is None and expired else 0
    if lifted:
        return msgspec.structs.replace(person, banned=False)
    until = FOR_GOOD if ban is None or ban.until is None else ban.until
    raise sanctioned("banned", until, ban.reason if ban is not None else "")


def sanctioned(code: str, until: float, reason: str = "") -> RequestRefused:
    """The refusal of what a sanction forbids. `until` is 0 in the message if it is for good."""
    why = {"reason": reason} if reason else {}
    if until >= FOR_GOOD:
        return RequestRefused(code, until=0, time="", **why)
    time = datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M")
    return RequestRefused(code, until=int(until), time=time, **why)


def hash_of(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def clean_name(name: str) -> str:
    """A name as it is displayed: one line, without invisible characters and text direction controls."""
    visible = name.translate(dict.fromkeys(map(ord, BLANK), " "))
    clean = one_line(visible, without="CZ")[:LONGEST_NAME].strip()
    if all(unicodedata.category(letter)[0] == "M" for letter in clean):  # accents without a letter, or nothing at all
        raise RequestRefused("name-empty")
    return clean


def one_line(text: str, *, without: str = "C") -> str:
    """A text on one line. Characters of the major Unicode categories in `without` are replaced by spaces."""
    plain = unicodedata.normalize("NFC", text)
    return " ".join("".join(" " if unicodedata.category(letter)[0] in without else letter for letter in plain).split())
