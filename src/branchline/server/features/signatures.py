"""Signed heads (Ed25519): the server's signature under the hash of a table's log, as evidence for third parties.

The key is created once and kept in the database, which holds the secrets of the deals as well. All workers use it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from branchline.game.hash_chain import Entry, Head, SignedLog
from branchline.server.base import Clock, RandomSource
from branchline.server.store import Event, Store
from branchline.server.table.log import Log
from branchline.server.table.state import TableState, decode, entry_of

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

SIGNING = "signing"  # the name of the key
PRIVATE_KEY = 32  # bytes


@dataclass
class Signer:
    store: Store
    clock: Clock
    random: RandomSource
    _key: Ed25519PrivateKey | None = None

    async def sign(self, table_state: TableState) -> Head:
        """The signed head of a table's log."""
        self._key = key = self._key or await self._load()
        head = Head(
            table_state.id, table_state.version, table_state.head.hex(), key.public_key().public_bytes_raw().hex()
        )
        return msgspec.structs.replace(head, signature=key.sign(head.message).hex())

    async def sign_log(self, table_state: TableState, log: Log) -> SignedLog:
        """A table's log as its record contains it: all events up to its present version, with the signed head."""
        head = await self.sign(table_state)
        assert head.key is not None
        assert head.signature is not None
        events = (await self.store.events_after(table_state.id))[: table_state.version]
        entries = await log.in_thread(_entries, events)  # it may be long, and who asks for it pays
        return SignedLog(entries, head.hash, head.key, head.signature)

    async def _load(self) -> Ed25519PrivateKey:
        """The key in the store, which the first worker that needs it creates."""
        private = await self.store.key(SIGNING)
        if private is None:
            private = await self.store.add_key(SIGNING, self.random.bytes(PRIVATE_KEY), self.clock.now())
        return await asyncio.to_thread(key_of, private)


def _entries(events: Sequence[Event]) -> tuple[Entry, ...]:
    return tuple(entry_of(decode(event.body), event.at) for event in events)


def key_of(private: bytes) -> Ed25519PrivateKey:
    """Imports the library only now: it takes time, and many servers are never asked for a signature."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(private)
