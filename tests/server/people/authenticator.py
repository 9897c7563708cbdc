"""A WebAuthn authenticator in software: makes passkeys and signs challenges, as a phone or a security key does."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, origin: str, *, count: int = 0) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = count

    def create(self, options: str) -> str:
        """What `navigator.credentials.create` returns, as JSON."""
        asked = json.loads(options)
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(asked["rp"]["id"], ATTESTED) + attested
        client = self._client("webauthn.create", asked["challenge"])
        response = {
            "clientDataJSON": text(client),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def get(self, options: str, **changed: str) -> str:
        """What `navigator.credentials.get` returns, as JSON."""
        asked = {**json.loads(options), **changed}
        self.count += 1 if self.count else 0
        data, client = self._data(asked["rpId"]), self._client("webauthn.get", asked["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        )

    def _data(self, site: str, flags: int = 0) -> bytes:
        hashed = hashlib.sha256(site.encode()).digest()
        return hashed + bytes([PRESENT | VERIFIED | flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, Any]) -> str:
        whole = {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
        return json.dumps(whole | {"clientExtensionResults": {}})


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data_of(encoded: str) -> bytes:
    return urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
