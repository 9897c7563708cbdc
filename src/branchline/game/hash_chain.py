"""Hash-chained log: each event of a table's log is hashed together with the hash of its predecessor.

The hash of the last event, the head, stands for the whole history. A player who keeps a head can later check that the
history up to it was not edited, cut or reordered; a signature of the server makes it evidence for others. The hash
also covers a key that is derived from the deal's secret, because an event may be one of a few possibilities (such as
the tickets that a seat keeps): until the secret is revealed, nobody can try them. docs/fairness.md has the details.

A player's name enters the chain only as a salted hash, the seal. When the player is erased, name and salt are deleted
and the seal stays, so the log keeps its hashes and nobody can find out the name. Logs from before there were seals
contain names themselves: an erased event then carries its own hash, which is accepted only before the game starts.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec

from branchline.errors import CodedError
from branchline.game.deal import Proof, part
from branchline.game.errors import RecordError

_TAG, _KEY_TAG = b"branchline head 1", b"branchline log 1"
# Fields of an event that no record reveals: ids of people, and codes that admit to a table.
PRIVATE = frozenset({"person", "people", "code", "account"})
SALT = 16  # bytes

_Hash = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
_Signature = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{128}\Z")]
_Table = Annotated[str, msgspec.Meta(pattern=r"\A[!-~]{1,64}\Z")]
_Number = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]

_encode = msgspec.json.Encoder(order="deterministic").encode  # canonical JSON: compact, with sorted keys


class Entry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An event as it is hashed and recorded."""

    at: int  # milliseconds since 1970
    what: Mapping[str, Any]  # its kind (`event`) and its public fields


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The hash of a table's log up to an event, perhaps signed (Ed25519)."""

    table: _Table
    number: _Number  # of the event: the table's version
    hash: _Hash
    key: _Hash | None = None  # the server's public key
    signature: _Signature | None = None

    def __str__(self) -> str:
        """A line of a file that `branchline verify --head` reads."""
        return msgspec.json.encode(self).decode()

    @property
    def message(self) -> bytes:
        """What is signed."""
        parts = (_TAG, self.table.encode(), self.number.to_bytes(8, "big"), bytes.fromhex(self.hash))
        return b"".join(map(part, parts))

    @property
    def is_signed(self) -> bool:
        """Whether the signature is one by the key. Somebody has to know whose key that is."""
        if self.key is None or self.signature is None:
            return False
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

        try:
            key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key))
            key.verify(bytes.fromhex(self.signature), self.message)
        except (InvalidSignature, ValueError):
            return False
        return True


class SignedLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's whole log, as its record contains it, with the signed head."""

    events: tuple[Entry, ...]
    hash: _Hash
    key: _Hash
    signature: _Signature

    def head(self, table: str) -> Head:
        return Head(table, max(len(self.events), 1), self.hash, self.key, self.signature)


# The chain.


def entry_of(at: float, body: Mapping[str, Any]) -> Entry:
    """An event of a log, without its private fields."""
    if not PRIVATE.isdisjoint(body):
        body = {name: value for name, value in body.items() if name not in PRIVATE}
    return Entry(round(at * 1000), body)


def start_of(table: str) -> bytes:
    """What stands for the predecessor of a table's first event."""
    return sha256(table.encode()).digest()


def next_hash(secret: bytes, before: bytes, number: int, entry: Entry) -> bytes:
    """The hash of an event, given the hash of its predecessor."""
    what = entry.what
    if what.get("event") == "sat":
        if (erased := _erased_hash(what)) is not None:
            return erased
        what = _without_name(what)
    # Not an HMAC, which takes three times as long: it would only prevent that somebody appends to what is hashed, and
    # no such text is an event.
    return sha256(_key_of(secret) + before + _encode((number, entry.at, what))).digest()


def hashes_of(table: str, secret: bytes, entries: Iterable[Entry]) -> Iterator[bytes]:
    """The hash of each event of a log."""
    before = start_of(table)
    for number, entry in enumerate(entries, 1):
        before = next_hash(secret, before, number, entry)
        yield before


# Names in the chain.


def seal_of(salt: str, name: str) -> str:
    """The salted hash that stands for a name in the chain. The salt is as in the event: base64."""
    return sha256(f"branchline name 1 {salt} {name}".encode(errors="surrogatepass")).hexdigest()


def erased_names(events: Iterable[Entry]) -> int | None:
    """How many names were erased from a log; None if it claims erasures that can't be.

    An event of an old log that carries its own hash could hide anything. So it may only be a person who sat down
    before the game started, and the log must not have begun to use seals by then.
    """
    number, sealed, started = 0, False, False
    for entry in events:
        what = entry.what
        started = started or what.get("event") == "started"
        if what.get("event") != "sat":
            continue
        if "erased" in what and (started or sealed or _erased_hash(what) is None):
            return None
        sealed = sealed or "salt" in what or "seal" in what
        number += what.get("name") == ""
    return number


def _without_name(what: Mapping[str, Any]) -> Mapping[str, Any]:
    """A person's sitting down as it is hashed: with the seal in place of name and salt."""
    salt, name = what.get("salt"), what.get("name")
    if isinstance(salt, str) and isinstance(name, str) and "seal" not in what:
        seal = seal_of(salt, name)
    elif name == "" and "salt" not in what and "seal" in what:
        seal = what["seal"]
    else:
        return what
    return {key: value for key, value in what.items() if key not in ("name", "salt")} | {"seal": seal}


def _erased_hash(what: Mapping[str, Any]) -> bytes | None:
    """The hash that an erased event of an old log carries."""
    found = what.get("erased")
    if what.get("name") != "" or not isinstance(found, str) or len(found) != 64:
        return None
    try:
        return bytes.fromhex(found)
    except ValueError:
        return None


@lru_cache(4096)
def _key_of(secret: bytes) -> bytes:
    return sha256(_KEY_TAG + secret).digest()


# What a log must agree with.


def log_problems(log: SignedLog, proof: Proof, line: int, heads: Sequence[Head] = ()) -> Iterator[RecordError]:
    """What is wrong with the log of a record: with itself, with the proof, and with heads that a player kept."""
    try:
        hashes = [each.hex() for each in hashes_of(proof.table, bytes.fromhex(proof.secret), log.events)]
    except UnicodeEncodeError:  # a lone surrogate, which no server writes
        hashes = []
    if not hashes or hashes[-1] != log.hash:
        yield RecordError("log-hash", line=line)
    elif not log.head(proof.table).is_signed:
        yield RecordError("log-signature", line=line)
    elif erased_names(log.events) is None:
        yield RecordError("log-erased", line=line)
    if _shares(log.events, len(proof.nonces)) != (proof.commitment, list(proof.nonces)):
        yield RecordError("log-deal", line=line)
    for head in sorted(heads, key=lambda each: each.number):
        if head.table != proof.table:
            yield RecordError("head-table", line=line, text=head.table)
        elif head.signature is not None and not head.is_signed:
            yield RecordError("head-signature", line=line, number=head.number)
        elif head.number > len(hashes):
            yield RecordError("head-cut", line=line, number=head.number, found=len(hashes))
        elif hashes[head.number - 1] != head.hash:
            yield RecordError("head-edited", line=line, number=head.number)
            break  # all later ones differ too


def acts_of(events: Iterable[Entry]) -> list[tuple[int, str]]:
    """The seats and actions that a log leaves: those of undone events are gone."""
    played: list[list[tuple[int, str]]] = []
    for entry in events:
        match entry.what:
            case {"event": "acted", "seat": int(seat), "actions": [*actions]}:
                played.append([(seat, str(action)) for action in actions])
            case {"event": "undone"} if played:
                played.pop()
    return [act for acts in played for act in acts]


def last_share(events: Iterable[Entry]) -> tuple[int, str] | None:
    """The seat and the name of the person who contributed the last nonce to the deal; None if only bots did."""
    last = None
    for entry in events:
        match entry.what:
            case {"event": "sat", "seat": int(seat), "name": str(name)}:
                last = seat, name or "–"
            case {"event": "started"}:
                break
    return last


def _shares(events: Sequence[Entry], players: int) -> tuple[object, list[str | None]]:
    """The commitment of a log, and the nonces of those who sat there when the game started."""
    commitment = events[0].what.get("commitment") if events else None
    nonces: dict[object, str] = {}  # by seat
    for entry in events:
        match entry.what:
            case {"event": "sat" | "bot", "seat": int(seat), "nonce": str(nonce)}:
                nonces[seat] = _hex(nonce)
            case {"event": "started"}:
                break
    return commitment, [nonces.get(seat) for seat in range(players)]


def _hex(nonce: str) -> str:
    try:
        return b64decode(nonce, validate=True).hex()
    except ValueError:
        return ""


# Heads that a player kept.


def load_heads(path: str | Path) -> list[Head]:
    """Reads the heads in a file (JSON lines), as the page and the Python client save them."""
    try:
        lines = Path(path).read_bytes().splitlines()
        heads = [msgspec.json.decode(line, type=Head) for line in lines if line.strip()]
    except FileNotFoundError:
        raise CodedError("file-missing", path=str(path)) from None
    except OSError as error:
        raise CodedError("file-unreadable", path=str(path), error=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise CodedError("heads-not-any", path=str(path)) from None
    if not heads:
        raise CodedError("heads-not-any", path=str(path))
    return heads
