"""Passkeys (WebAuthn): discoverable credentials, with one-time challenges that are valid at any worker."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from types import ModuleType
from typing import Literal, NamedTuple, TypeVar

from branchline.server.base import ID, ID_LETTERS, Clock, RandomSource, RequestRefused, letters
from branchline.server.base.metering import stored
from branchline.server.base.quotas import CHALLENGE as STORED
from branchline.server.people.accounts import AccountService, Here, SignedIn
from branchline.server.people.identity import one_line
from branchline.server.store import Person, Store, account_statements
from branchline.server.store.account_statements import Passkey
from branchline.server.store.statements import Taken

CHALLENGE = 32  # bytes
CHALLENGE_SECONDS = 300.0
MOST_PASSKEYS = 20  # per person
LONGEST_CHALLENGE = 100  # characters of one as text
_MALFORMED = (ValueError, KeyError, TypeError, AttributeError, RecursionError)  # while a browser's answer is read

R = TypeVar("R")
Purpose = Literal["register", "add", "sign-in"]


class Site(NamedTuple):
    """Where the page is: passkeys belong to the host name, and are refused to pages of any other origin."""

    host: str  # as in the Host header, perhaps with a port
    secure: bool  # only HTTPS

    @property
    def name(self) -> str:
        return self.host.rpartition(":")[0] if ":" in self.host and not self.host.endswith("]") else self.host

    @property
    def origins(self) -> list[str]:
        return [f"https://{self.host}", *(() if self.secure else (f"http://{self.host}",))]

    @property
    def allows_passkeys(self) -> bool:
        """Whether browsers offer passkeys there: not at an IP address, and only securely, or on this machine."""
        try:
            ip_address(self.name.strip("[]"))
        except ValueError:
            return bool(self.name) and (self.secure or self.name == "localhost")
        return False


@dataclass
class Passkeys:
    store: Store
    clock: Clock
    random: RandomSource
    accounts: AccountService

    # Ceremonies begin with a challenge.

    async def creation_options(self, site: Site, name: str, person: Person | None) -> str:
        """What the browser needs to make a passkey: for a person's account, or (None) for one to be registered."""
        webauthn = await _library(site)
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        with_account = person is not None and person.account is not None
        present: list[Passkey] = []
        if person is not None and with_account:
            present = await self.store.read(account_statements.passkeys, person.id)
            if len(present) >= MOST_PASSKEYS:
                raise RequestRefused("too-many-passkeys", most=MOST_PASSKEYS)
        challenge = await self._challenge("add" if with_account else "register", person)
        # The user handle is random: a browser may show it to other sites that ask for it.
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Branchline",
            user_name=name,
            user_id=self.random.bytes(32),
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in present],
        )
        return str(webauthn.options_to_json(options))

    async def sign_in_options(self, site: Site) -> str:
        """What the browser needs to use a passkey. It names nobody: the passkey says who it is."""
        webauthn = await _library(site)
        challenge = await self._challenge("sign-in", None)
        return str(
            webauthn.options_to_json(webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge))
        )

    # They end with what the browser returns.

    async def created(self, site: Site, text: str, person: Person | None, label: str) -> Passkey:
        """The passkey that a browser has made; not stored yet."""
        webauthn = await _library(site)
        adds = person is not None and person.account is not None
        challenge = await self._take(text, "add" if adds else "register", person)
        made = await self._verified(
            lambda: webauthn.verify_registration_response(
                credential=text,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
            )
        )
        now = self.clock.now()
        owner = person.id if person is not None else letters(self.random.bytes(ID), ID_LETTERS)
        return Passkey(
            made.credential_id, owner, made.credential_public_key, made.sign_count, clean_label(label), now, now
        )

    async def add(self, site: Site, text: str, person: Person, label: str) -> None:
        """Add a passkey to a person's account."""
        try:
            await self.store.write(account_statements.add_passkey, await self.created(site, text, person, label))
        except Taken:
            raise RequestRefused("passkey-known") from None

    async def sign_in(self, here: Here, site: Site, text: str, *, merge: bool) -> SignedIn:
        """Sign in with a passkey. A copy of one is found by its sign count, if the device counts."""
        webauthn = await _library(site)
        with self.accounts.guesses(here.source):
            challenge = await self._take(text, "sign-in", None)
            used = await self.store.read(account_statements.passkey, _credential_id(text))
            if used is None:
                raise RequestRefused("passkey-wrong")
            done = await self._verified(
                lambda: webauthn.verify_authentication_response(
                    credential=text,
                    expected_challenge=challenge,
                    expected_rp_id=site.name,
                    expected_origin=site.origins,
                    credential_public_key=used.public_key,
                    credential_current_sign_count=used.sign_count,
                )
            )
            now = self.clock.now()
            if not await self.store.write(account_statements.use_passkey, used, done.new_sign_count, now):
                raise RequestRefused("passkey-wrong")
            return await self.accounts.enter(here, used.person, merge=merge)

    async def drop(self, person: Person, passkey: str) -> None:
        """Delete a passkey, unless it is the last way to sign in."""
        match await self.store.write(account_statements.drop_passkey, person.id, passkey_id(passkey)):
            case None:
                raise RequestRefused("no-such-passkey")
            case False:
                raise RequestRefused("last-sign-in")

    async def rename(self, person: Person, passkey: str, label: str) -> None:
        if not await self.store.write(
            account_statements.rename_passkey, person.id, passkey_id(passkey), clean_label(label)
        ):
            raise RequestRefused("no-such-passkey")

    # Internals.

    async def _challenge(self, purpose: Purpose, person: Person | None) -> bytes:
        challenge, now = self.random.bytes(CHALLENGE), self.clock.now()
        for_person = person.id if person is not None else None
        await self.store.write(
            account_statements.add_challenge, challenge, purpose, for_person, now, now + CHALLENGE_SECONDS
        )
        stored(STORED)
        return challenge

    async def _take(self, text: str, purpose: Purpose, person: Person | None) -> bytes:
        """The challenge that a response answers; refused unless it was given out for that, and used up now."""
        challenge = _challenge_in(text)
        for_person = person.id if person is not None else None
        valid = await self.store.write(
            account_statements.take_challenge, challenge, purpose, for_person, self.clock.now()
        )
        if not valid:
            raise RequestRefused("passkey-late")
        return challenge

    async def _verified(self, work: Callable[[], R]) -> R:
        try:
            return work()
        except Exception:  # the library raises errors of many kinds for what it does not expect
            raise RequestRefused("passkey-wrong") from None


async def _library(site: Site) -> ModuleType:
    """Imports the library late, and in a thread: it takes a second, and most servers never need it."""
    if not site.allows_passkeys:
        raise RequestRefused("no-passkeys-here")
    return await asyncio.to_thread(_import_library)


def _import_library() -> ModuleType:
    import webauthn

    return webauthn


def _challenge_in(text: str) -> bytes:
    """The challenge in a browser's response; whether it is right is checked later."""
    try:
        client = json.loads(_decoded(json.loads(text)["response"]["clientDataJSON"]))
        return _decoded(client["challenge"])
    except _MALFORMED:
        raise RequestRefused("passkey-wrong") from None


def _credential_id(text: str) -> bytes:
    try:
        return _decoded(json.loads(text)["rawId"])
    except _MALFORMED:
        raise RequestRefused("passkey-wrong") from None


def passkey_id(text: str) -> bytes:
    """The id of a passkey, given as text."""
    try:
        return _decoded(text)
    except ValueError:
        raise RequestRefused("no-such-passkey") from None


def passkey_text(id: bytes) -> str:
    return urlsafe_b64encode(id).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def clean_label(label: str) -> str:
    """What somebody calls a passkey, as it is stored: one line."""
    return one_line(label) or "Passkey"
