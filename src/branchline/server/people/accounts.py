"""Accounts: registration, sign-in by password or recovery code, sessions, and what account holders may change.

An account is added to a person, who may have played as a guest before. Every sign-in makes a new token and revokes the
one that the browser had, so that nobody can plant a token beforehand (session fixation). A sensitive change needs a
fresh session: one that began with a sign-in a few minutes ago.
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.errors import CodedError
from branchline.server.base import CODE_LETTERS, ID, ID_LETTERS, Clock, LruCache, RandomSource, RequestRefused, letters
from branchline.server.base.fair_pool import Pool
from branchline.server.base.metering import current_group, idle, stored
from branchline.server.base.quotas import PERSON
from branchline.server.base.rate_limits import KEPT, Bucket, Limits
from branchline.server.base.sources import Source
from branchline.server.people.identity import TOKEN, clean_name, hash_of, unless_banned
from branchline.server.people.names import check_name, name_key
from branchline.server.store import Person, Store, Unknown, account_statements
from branchline.server.store.account_statements import Account, Passkey
from branchline.server.store.statements import Taken
from branchline.server.wire.accounts import AccountMode

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST_BYTES = 8, 200  # a password's characters, and its bytes in UTF-8
WEAK = 2  # zxcvbn's score below which a password is refused: it would be guessed in less than 10^6 tries
JUDGED = 24  # characters by which it is judged: with 64 digits and symbols that look like letters it takes seconds
CODES, CODE = 8, 12  # recovery codes, and the letters of one: 60 bits
FRESH_SECONDS = 600.0
MEMORY_KIB, PASSES = 19_456, 2  # argon2id, as OWASP recommends for one thread
HASHERS = (32, 256)  # passwords being hashed or waiting for it: of one network, and in total
# A hash with the same cost, of a password that nobody has: verified for names without a password, to take as long.
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$MDAwMDAwMDAwMDAwMDAwMA$0xAurDsR5BnV1I9NmEzP0BY/+GR4AHkSdQP/+FtFqWd"
NETWORK_SHARE = 0.6  # of the wrong sign-ins to an account, those that one network may make
_WRONG = ("wrong-sign-in", "passkey-wrong")


@dataclass(frozen=True)
class SignedIn:
    """The result of a sign-in: who it is, the new token of the device, and the hashes of tokens that were revoked."""

    person: Person
    token: str
    revoked: tuple[bytes, ...] = ()


@dataclass(frozen=True)
class Here:
    """The device that asks: who is there, by which token, from where, and what it calls itself."""

    person: Person | None
    token: bytes | None  # its hash
    source: Source
    label: str


@dataclass
class AccountService:
    store: Store
    clock: Clock
    random: RandomSource
    limits: Limits
    mode: AccountMode = "open"
    # Takes a guest's games along: given the guest, the person with the account, and the hash of the guest's token.
    merge: Callable[[Person, Person, bytes | None], Awaitable[None]] | None = None

    def __post_init__(self) -> None:
        self._pool = Pool(1, "passwords", HASHERS)
        self._signed_in: LruCache[tuple[str, str], bool] = LruCache(KEPT)  # accounts and addresses

    # Registration.

    async def check_registration(self, here: Here, name: str, invitation: str | None) -> str:
        """The name as it will be displayed, if this visitor may make an account with it."""
        if here.person is not None and here.person.account is not None:
            raise RequestRefused("account-already")
        if self.mode in ("guests", "closed"):
            raise RequestRefused("registration-closed")
        if self.mode == "invited" and invitation is None:
            raise RequestRefused("invitation-needed")
        clean = clean_name(name)
        await check_name(self.store, clean, here.person)
        return clean

    async def register(
        self,
        here: Here,
        name: str,
        language: str,
        *,
        password: str | None = None,
        passkey: Passkey | None = None,
        invitation: str | None = None,
    ) -> tuple[SignedIn, list[str]]:
        """Make an account, and sign in: with the recovery codes. The person of a guest stays the same."""
        clean = await self.check_registration(here, name, invitation)
        self.limits.registrations.check(here.source)
        hashed = await self.hash_password(password, clean) if password is not None else None
        now, account = self.clock.now(), self._id()
        known = here.person is not None
        id = here.person.id if here.person is not None else (passkey.person if passkey is not None else self._id())
        created = here.person.created if here.person is not None else now
        spoken = here.person.language if here.person is not None else language
        person = Person(id, clean, spoken, created, now, account=account)
        token, codes = self.new_token(), self.new_codes()
        try:
            revoked = await self.store.write(
                account_statements.add_account,
                person,
                Account(id, name_key(clean), hashed, now),
                (hash_of(token), here.label),
                known=known,
                before=here.token,
                codes=[hash_of(code) for code in codes],
                passkey=passkey,
                invitation=hash_of(tidy(invitation)) if self.mode == "invited" and invitation is not None else None,
            )
        except Taken:
            raise RequestRefused("name-taken", name=clean) from None
        except Unknown:
            raise RequestRefused("no-guest") from None
        if revoked is None:
            raise RequestRefused("invitation-wrong")
        stored(PERSON)
        return SignedIn(person, token, tuple(revoked)), codes

    # Sign-in.

    async def sign_in(
        self, here: Here, name: str, *, password: str | None, code: str | None, merge: bool = True
    ) -> SignedIn:
        """Sign in by name, with a password or a recovery code. An unknown name gets the same answer after as long."""
        key = name_key(name)
        self.limits.passwords.check(here.source)
        with self.guesses(here.source, key):
            found = await self.store.read(account_statements.account_by_key, key)
            hashed = (found.password if found is not None else None) or NOBODY
            right = await self._verify(hashed, password or "")
            if code is not None:  # hashed all the same, so that nobody can tell by the time what the account has
                used = found.person if found is not None else ""
                right = await self.store.write(account_statements.use_code, used, hash_of(tidy(code)))
            if found is None or not right:
                raise RequestRefused("wrong-sign-in")
            return await self.enter(here, found.person, hashed if code is None else None, merge=merge)

    async def enter(self, here: Here, person_id: str, password: str | None = None, *, merge: bool = True) -> SignedIn:
        """Sign in a person who has proven who they are, perhaps by a password, given as it is stored; a guest on this
        device brings their games along.

        The session begins before the games are taken along, which may take long: a new password ends it too.
        """
        person = await self.store.person(person_id)
        if person is None:
            raise RequestRefused("wrong-sign-in")
        if person.banned:
            person = await unless_banned(self.store, person, self.clock.now())
        guest = here.person
        if not merge or guest is None or guest.account is not None or guest.id == person.id:
            guest = None
        if guest is not None:
            shared = await self.store.read(account_statements.shared_tables, guest.id, person.id)
            if shared:
                raise RequestRefused("both-seated")
        token, before = self.new_token(), here.token if guest is None else None
        device = (hash_of(token), here.label)
        if not await self.store.write(
            account_statements.sign_in, person.id, device, self.clock.now(), before, password
        ):
            raise RequestRefused("wrong-sign-in")
        if guest is not None and self.merge is not None:
            try:
                await self.merge(guest, person, here.token)
            except Exception:
                await self.store.drop_device(hash_of(token))  # nobody gets this token
                raise
        return SignedIn(person, token)

    @contextmanager
    def guesses(self, source: Source, key: str | None = None) -> Iterator[None]:
        """Limits wrong sign-ins: per address, and per account. A right one resets the account's limit.

        Others must not be able to lock somebody out by guessing. So a network has only a part of what an account has,
        and an address from which the account was signed in to has a limit of its own.
        """
        self.limits.near_sign_ins.check(source)
        buckets = self._guess_buckets(source, key) if key is not None else []
        if buckets and not self.limits.sign_ins.take_from(buckets):
            self.limits.near_sign_ins.give_back(source)
            raise RequestRefused("too-many")
        try:
            yield
        except CodedError as error:
            if error.code not in _WRONG:
                self.limits.near_sign_ins.give_back(source)
                for bucket in buckets:
                    bucket.give_back()
            raise
        self.limits.near_sign_ins.give_back(source)
        for bucket in buckets:
            bucket.left = bucket.rate.burst
        if key is not None:
            self._signed_in.put((key, source.address), True)

    def _guess_buckets(self, source: Source, key: str) -> list[Bucket]:
        sign_ins = self.limits.sign_ins
        if self._signed_in.get((key, source.address)):
            return [sign_ins.bucket(f"{key} {source.address}")]
        return [sign_ins.bucket(key), sign_ins.bucket(f"{key} {source.group}", NETWORK_SHARE)]

    # Passwords.

    async def hash_password(self, password: str, name: str) -> str:
        """The hash to be stored; refused if the password is too short, too long or too easy to guess."""
        if len(password) < SHORTEST:
            raise RequestRefused("password-short", number=SHORTEST)
        if len(password.encode(errors="surrogatepass")) > LONGEST_BYTES:
            raise RequestRefused("password-long", number=LONGEST_BYTES)
        salt = self.random.bytes(16)

        def work() -> str | None:
            if password.casefold().strip() == name.casefold() or _score(password, name) < WEAK:
                return None
            return _hasher().hash(password.encode(errors="surrogatepass"), salt=salt)

        async with idle():
            hashed = await self._pool.run(work, current_group())
        if hashed is None:
            raise RequestRefused("password-weak")
        return hashed

    async def set_password(self, person: Person, device: bytes, password: str) -> list[bytes]:
        """Set the password and end all other sessions; the hashes of their tokens."""
        await self.check_fresh(device)
        hashed = await self.hash_password(password, person.name)
        try:
            return await self.store.write(account_statements.set_password, person.id, hashed, device)
        except Unknown:
            raise RequestRefused("no-guest") from None

    async def _verify(self, hashed: str, password: str) -> bool:
        def work() -> bool:
            from argon2.exceptions import VerificationError

            try:
                return _hasher().verify(hashed, password.encode(errors="surrogatepass"))
            except VerificationError:
                return False

        async with idle():
            return await self._pool.run(work, current_group())

    # Sessions and recovery codes.

    async def check_fresh(self, device: bytes) -> None:
        """Refuse unless the device signed in a few minutes ago."""
        if not await self.is_fresh(device):
            raise RequestRefused("not-fresh")

    async def is_fresh(self, device: bytes) -> bool:
        found = await self.store.read(account_statements.session, device)
        return found is not None and 0 <= self.clock.now() - found.created < FRESH_SECONDS

    async def replace_codes(self, person: Person, device: bytes) -> list[str]:
        """New recovery codes; the earlier ones are not valid any more."""
        await self.check_fresh(device)
        codes = self.new_codes()
        await self.store.write(account_statements.set_codes, person.id, [hash_of(code) for code in codes])
        return codes

    async def rename(self, person: Person, name: str) -> None:
        """Change the name of a person; the name of an account must be free."""
        clean = clean_name(name)
        await check_name(self.store, clean, person)
        try:
            if person.account is None:
                await self.store.write(account_statements.rename_guest, person.id, clean, self.clock.now())
            else:
                await self.store.write(account_statements.rename, person.id, name_key(clean), clean, self.clock.now())
        except Taken:
            raise RequestRefused("name-taken", name=clean) from None
        except Unknown:
            raise RequestRefused("no-guest") from None

    def new_token(self) -> str:
        return base64.urlsafe_b64encode(self.random.bytes(TOKEN)).decode().rstrip("=")

    def new_codes(self, number: int = CODES) -> list[str]:
        return [new_code(self.random) for _ in range(number)]

    def _id(self) -> str:
        return letters(self.random.bytes(ID), ID_LETTERS)

    def close(self) -> None:
        self._pool.close()


def new_code(random: RandomSource) -> str:
    """A code that people type: a recovery code, or an invitation to register."""
    return letters(random.bytes(CODE), CODE_LETTERS)


def tidy(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(each for each in code.upper() if each.isalnum())


def device_label(agent: str) -> str:
    """A short name of a browser and a system, from its User-Agent header, for the list of sessions."""
    browsers = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"))
    systems = (
        *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS")),
        *(("CrOS", "ChromeOS"), ("Linux", "Linux")),
    )
    browser = next((name for word, name in (*browsers, ("Safari/", "Safari")) if word in agent), "")
    system = next((name for word, name in systems if word in agent), "")
    return ", ".join(filter(None, (browser, system))) or agent.partition("/")[0][:20]


# The libraries are imported late: they take time, and many servers never hash a password.


def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=1)


def _score(password: str, name: str) -> int:
    from zxcvbn import zxcvbn

    known = [name, *name.split(), "".join(name.split()), "branchline"]
    return int(zxcvbn(password[:JUDGED], user_inputs=known)["score"])
