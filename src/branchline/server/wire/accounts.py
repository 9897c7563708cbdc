"""Messages about accounts: registering, signing in, passkeys, sessions, recovery codes, export and erasure."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.server import Me
from branchline.server.wire.terms import Closed, Name
from branchline.texts.languages import Language

AccountMode: TypeAlias = Literal["guests", "open", "invited", "closed"]
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
SecretCode: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
CredentialJson: TypeAlias = Annotated[
    str, Meta(min_length=2, max_length=8000, description="What the browser returned, as JSON: `credential.toJSON()`.")
]
Train: TypeAlias = Annotated[int, Meta(ge=0, le=4, description="The trains, by colour and shape, of this seat.")]


class AccountOffer(msgspec.Struct, frozen=True):
    """What this server offers: accounts for nobody (guests), everybody (open), with an invitation, or no new ones."""

    mode: AccountMode
    passkeys: bool  # whether they can be used at the address that was asked


class Registration(Closed, frozen=True):
    """A new account with a password or a passkey. A guest's games come along."""

    name: Name
    language: Language = "en"
    password: Password | None = None
    passkey: CredentialJson | None = None
    invitation: SecretCode | None = None


class Registered(msgspec.Struct, frozen=True):
    me: Me
    codes: tuple[str, ...]  # recovery codes, shown this once


class SignIn(Closed, frozen=True):
    """A name with a password or a recovery code. `merge`: take along what the guest on this device has played."""

    name: Name
    password: Password | None = None
    code: SecretCode | None = None
    merge: bool = True


class PasskeySignIn(Closed, frozen=True):
    passkey: CredentialJson
    merge: bool = True


class Ceremony(msgspec.Struct, frozen=True):
    """What the browser needs to make or to use a passkey."""

    options: str  # JSON, for `navigator.credentials`


class NewPassword(Closed, frozen=True):
    password: Password


class NewPasskeyName(Closed, frozen=True):
    """Whose passkey it will be: the name of the account, which may be a new one."""

    name: Name
    invitation: SecretCode | None = None


class NewPasskey(Closed, frozen=True):
    passkey: CredentialJson
    label: Label | None = None


class PasskeyChange(Closed, frozen=True):
    label: Label


class PasskeyInfo(msgspec.Struct, frozen=True):
    id: str
    label: str
    created: float
    used: float


class SessionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device on which the person is signed in."""

    id: str
    label: str
    created: float
    seen: float
    here: bool = False  # the one that asks


class AccountInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The account of the person who asks."""

    name: str
    player: str
    created: float
    password: bool  # whether there is one
    fresh: bool  # whether the person signed in a few minutes ago, as sensitive changes need it
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[SessionInfo, ...]
    codes: int  # recovery codes that are left
    private: bool = False
    train: int | None = None  # the preferred trains, by their seat


class AccountChange(Closed, frozen=True):
    """Choices of the account. Those that are left out stay."""

    private: bool | None = None
    train: Train | Literal["any"] | None = None


class RecoveryCodes(msgspec.Struct, frozen=True):
    codes: tuple[str, ...]


class Erasure(Closed, frozen=True):
    """Confirms by the person's name that everything about them shall be erased."""

    name: Name
