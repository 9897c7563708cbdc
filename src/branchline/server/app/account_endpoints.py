"""REST API of accounts: register, sign in, passkeys, sessions, recovery codes, choices, export and erasure."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.json import Decoder

from branchline.server import wire
from branchline.server.app.http import JSON, ApiRequest, Endpoint, JsonBody, Reply, known_me, me_of
from branchline.server.base import RequestRefused
from branchline.server.live.hub import forgotten
from branchline.server.people import ratings
from branchline.server.people.accounts import Here, SignedIn, device_label
from branchline.server.people.passkeys import passkey_text
from branchline.server.store import Person, account_statements

SESSION_ID = 16  # hexadecimal digits of a token's hash: enough to tell the sessions of a person apart


# Registering and signing in.


async def _offer(ask: ApiRequest) -> Reply:
    return Reply(wire.AccountOffer(ask.services.account_mode, ask.site.allows_passkeys))


async def _new_passkey_options(ask: ApiRequest, body: wire.NewPasskeyName) -> Reply:
    """For a new account, or for the account of who asks."""
    ask.services.limits.near_sign_ins.check(ask.source)
    ask.services.limits.near_sign_ins.give_back(ask.source)
    await ask.services.quotas.check(new=True)
    person, name = ask.person, body.name
    if person is not None and person.account is not None:
        ask.services.limits.account_changes.check(person.id)
        await ask.services.account_service.check_fresh(_device(ask))
        name = person.name
    else:
        name = await ask.services.account_service.check_registration(_here(ask), name, body.invitation)
        ask.services.limits.registrations.check(ask.source)
        ask.services.limits.registrations.give_back(ask.source)
    return Reply(wire.Ceremony(await ask.services.passkeys.creation_options(ask.site, name, person)))


async def _register(ask: ApiRequest, body: wire.Registration) -> Reply:
    if (body.password is None) == (body.passkey is None):
        raise RequestRefused("bad-message", error="either a password or a passkey")
    await ask.services.quotas.check(new=True)
    accounts, here, passkey = ask.services.account_service, _here(ask), None
    if body.passkey is not None:
        await accounts.check_registration(here, body.name, body.invitation)
        passkey = await ask.services.passkeys.created(ask.site, body.passkey, ask.person, here.label)
    done, codes = await accounts.register(
        here, body.name, body.language, password=body.password, passkey=passkey, invitation=body.invitation
    )
    return await _signed_in(ask, done, wire.Registered(me_of(done.person), tuple(codes)))


async def _sign_in(ask: ApiRequest, body: wire.SignIn) -> Reply:
    if (body.password is None) == (body.code is None):
        raise RequestRefused("bad-message", error="either a password or a code")
    done = await ask.services.account_service.sign_in(
        _here(ask), body.name, password=body.password, code=body.code, merge=body.merge
    )
    return await _signed_in(ask, done)


async def _passkey_options(ask: ApiRequest) -> Reply:
    ask.services.limits.near_sign_ins.check(ask.source)
    ask.services.limits.near_sign_ins.give_back(ask.source)
    await ask.services.quotas.check(new=True)
    return Reply(wire.Ceremony(await ask.services.passkeys.sign_in_options(ask.site)))


async def _passkey_sign_in(ask: ApiRequest, body: wire.PasskeySignIn) -> Reply:
    done = await ask.services.passkeys.sign_in(_here(ask), ask.site, body.passkey, merge=body.merge)
    return await _signed_in(ask, done)


# The account.


async def _account(ask: ApiRequest) -> Reply:
    return Reply(await _info(ask, _holder(ask)))


async def _change(ask: ApiRequest, body: wire.AccountChange) -> Reply:
    person = _changer(ask)
    changes: dict[str, object] = {}
    if body.private is not None:
        changes["private"] = body.private
    if body.train is not None:
        train = None if body.train == "any" else str(body.train)
        changes |= {"colour": train, "shape": train}
    await ask.services.store.write(account_statements.change_account, person.id, changes, ratings)
    return Reply(await _info(ask, person))


async def _set_password(ask: ApiRequest, body: wire.NewPassword) -> Reply:
    person = _changer(ask)
    await _revoke(ask, await ask.services.account_service.set_password(person, _device(ask), body.password))
    return Reply(await _info(ask, person))


async def _add_passkey(ask: ApiRequest, body: wire.NewPasskey) -> Reply:
    person, label = _changer(ask), body.label or device_label(ask.agent)
    await ask.services.account_service.check_fresh(_device(ask))
    await ask.services.passkeys.add(ask.site, body.passkey, person, label)
    return Reply(await _info(ask, person), 201)


async def _rename_passkey(ask: ApiRequest, body: wire.PasskeyChange) -> Reply:
    person = _changer(ask)
    await ask.services.passkeys.rename(person, ask.path["passkey"], body.label)
    return Reply(await _info(ask, person))


async def _drop_passkey(ask: ApiRequest) -> Reply:
    person = _changer(ask)
    await ask.services.account_service.check_fresh(_device(ask))
    await ask.services.passkeys.drop(person, ask.path["passkey"])
    return Reply(await _info(ask, person))


async def _new_codes(ask: ApiRequest) -> Reply:
    codes = await ask.services.account_service.replace_codes(_changer(ask), _device(ask))
    return Reply(wire.RecoveryCodes(tuple(codes)), 201)


async def _end_session(ask: ApiRequest) -> Reply:
    person = _changer(ask)
    sessions = await ask.services.store.read(account_statements.sessions, person.id)
    found = next((each for each in sessions if _session_id(each.token_hash) == ask.path["session"]), None)
    if found is None or not await ask.services.store.write(
        account_statements.drop_session, person.id, found.token_hash
    ):
        raise RequestRefused("no-such-session")
    await _revoke(ask, [found.token_hash])
    if found.token_hash == ask.device:
        return Reply(b"", 204, token="")
    return Reply(await _info(ask, person))


async def _end_other_sessions(ask: ApiRequest) -> Reply:
    person = _changer(ask)
    await _revoke(ask, await ask.services.store.write(account_statements.drop_sessions, person.id, _device(ask)))
    return Reply(await _info(ask, person))


# Personal data, of guests too.


async def _export(ask: ApiRequest) -> Reply:
    ask.services.limits.exports.check(ask.someone.id)
    found = await ask.services.personal_data.export(ask.someone, ask.services.background.run)
    return Reply(found, media=JSON, headers={"Content-Disposition": 'attachment; filename="branchline.json"'})


async def _erase(ask: ApiRequest, body: wire.Erasure) -> Reply:
    person = _changer(ask, guests=True)
    if person.account is not None:
        await ask.services.account_service.check_fresh(_device(ask))
    await ask.services.personal_data.erase(person, body.name, ask.device)
    return Reply(b"", 204, token="")


ACCOUNTS = (
    Endpoint("GET", "/api/registration", _offer, "Who may make an account here", wire.AccountOffer, ready=False,
             anyone=True),
    Endpoint("POST", "/api/accounts", JsonBody(Decoder(wire.Registration), _register), "Make an account",
             wire.Registered, ready=False, status=201),
    Endpoint("POST", "/api/sign-in", JsonBody(Decoder(wire.SignIn), _sign_in),
             "Sign in by name, with a password or a recovery code", wire.Me, ready=False),
    Endpoint("POST", "/api/sign-in/passkey/options", _passkey_options, "Begin to sign in with a passkey",
             wire.Ceremony, ready=False),
    Endpoint("POST", "/api/sign-in/passkey", JsonBody(Decoder(wire.PasskeySignIn), _passkey_sign_in),
             "Sign in with a passkey", wire.Me, ready=False),
    Endpoint("GET", "/api/account", _account, "My account", wire.AccountInfo, ready=False),
    Endpoint("PATCH", "/api/account", JsonBody(Decoder(wire.AccountChange), _change), "Change what I prefer",
             wire.AccountInfo, ready=False),
    Endpoint("POST", "/api/account/password", JsonBody(Decoder(wire.NewPassword), _set_password),
             "Set my password, and end all other sessions", wire.AccountInfo, ready=False),
    Endpoint("POST", "/api/passkeys/options", JsonBody(Decoder(wire.NewPasskeyName), _new_passkey_options),
             "Begin to make a passkey: for my account, or for a new one", wire.Ceremony, ready=False),
    Endpoint("POST", "/api/account/passkeys", JsonBody(Decoder(wire.NewPasskey), _add_passkey), "Add a passkey",
             wire.AccountInfo, ready=False, status=201),
    Endpoint("PATCH", "/api/account/passkeys/{passkey}", JsonBody(Decoder(wire.PasskeyChange), _rename_passkey),
             "Rename a passkey", wire.AccountInfo, ready=False),
    Endpoint("DELETE", "/api/account/passkeys/{passkey}", _drop_passkey, "Delete a passkey", wire.AccountInfo,
             ready=False),
    Endpoint("POST", "/api/account/codes", _new_codes, "New recovery codes instead of the earlier ones",
             wire.RecoveryCodes, ready=False, status=201),
    Endpoint("DELETE", "/api/account/sessions/{session}", _end_session, "Sign out on a device", wire.AccountInfo,
             ready=False),
    Endpoint("DELETE", "/api/account/sessions", _end_other_sessions, "Sign out on all other devices",
             wire.AccountInfo, ready=False),
    Endpoint("GET", "/api/me/export", _export, "Everything stored about me", None, ready=False, media=JSON),
    Endpoint("POST", "/api/me/erasure", JsonBody(Decoder(wire.Erasure), _erase), "Erase everything about me", None,
             ready=False, status=204),
)  # fmt: skip


# Details.


def _here(ask: ApiRequest) -> Here:
    return Here(ask.person, ask.device, ask.source, device_label(ask.agent))


def _device(ask: ApiRequest) -> bytes:
    assert ask.device is not None
    return ask.device


def _holder(ask: ApiRequest) -> Person:
    """Who asks, if they have an account."""
    if ask.someone.account is None:
        raise RequestRefused("no-account")
    return ask.someone


def _changer(ask: ApiRequest, *, guests: bool = False) -> Person:
    person = ask.someone if guests else _holder(ask)
    ask.services.limits.account_changes.check(person.id)
    return person


async def _signed_in(ask: ApiRequest, done: SignedIn, reply: wire.Registered | None = None) -> Reply:
    """The answer to a sign-in. The token that the browser had before is not valid any more, at any worker."""
    await _revoke(ask, {*done.revoked, *([ask.device] if ask.device is not None else ())})
    if reply is not None:
        return Reply(reply, 201, done.token)
    return Reply(await known_me(ask.services, done.person), 200, done.token)


async def _revoke(ask: ApiRequest, devices: Iterable[bytes]) -> None:
    for device in devices:
        ask.services.people.drop_cached(device)
        await ask.services.bus.publish(forgotten(device))


async def _info(ask: ApiRequest, person: Person) -> wire.AccountInfo:
    store, device = ask.services.store, _device(ask)
    found = await store.read(account_statements.account, person.id)
    if found is None:
        raise RequestRefused("no-account")
    passkeys = await store.read(account_statements.passkeys, person.id)
    sessions = await store.read(account_statements.sessions, person.id)
    return wire.AccountInfo(
        person.name,
        person.account or "",
        found.created,
        found.password is not None,
        await ask.services.account_service.is_fresh(device),
        tuple(wire.PasskeyInfo(passkey_text(each.id), each.label, each.created, each.used) for each in passkeys),
        tuple(
            wire.SessionInfo(
                _session_id(each.token_hash), each.label, each.created, each.seen, each.token_hash == device
            )
            for each in sessions
        ),
        await store.read(account_statements.codes_left, person.id),
        found.private,
        found.train,
    )


def _session_id(token_hash: bytes) -> str:
    return token_hash.hex()[:SESSION_ID]
