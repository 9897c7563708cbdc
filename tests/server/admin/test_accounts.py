"""`branchline admin accounts`, `invite` and `reset-password`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from branchline.cli import main
from branchline.server.people.identity import hash_of
from branchline.server.store import Person, account_statements, open_store
from branchline.server.store.account_statements import Account


async def with_account(url: str) -> None:
    store = await open_store(url)
    person = Person("p1", "Ana", "en", 1.0, 2.0, account="public")
    made = Account("p1", "ana", None, 1.0)
    await store.write(
        account_statements.add_account, person, made, (b"device", ""), known=False, before=None, codes=(),
        passkey=None, invitation=None,
    )  # fmt: skip
    await store.close()


async def registered_with(url: str, code: str) -> int:
    """How many accounts can be made with a code."""
    store = await open_store(url)
    done = 0
    for number in range(4):
        person = Person(f"q{number}", f"Q{number}", "en", 1.0, 2.0, account=f"a{number}")
        made = Account(person.id, person.name, None, 1.0)
        revoked = await store.write(
            account_statements.add_account, person, made, (person.id.encode(), ""), known=False, before=None,
            codes=(), passkey=None, invitation=hash_of(code),
        )  # fmt: skip
        done += revoked is not None
    await store.close()
    return done


async def recovers(url: str, code: str) -> list[bool]:
    store = await open_store(url)
    used = [await store.write(account_statements.use_code, "p1", hash_of(code)) for _ in range(2)]
    await store.close()
    return used


def test_accounts_are_listed_invited_and_recovered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'branchline.db'}"
    asyncio.run(with_account(url))
    assert main(["admin", "accounts", "--database", url, "--json"]) == 0
    [listed] = json.loads(capsys.readouterr().out)["accounts"]
    assert (listed["name"], listed["password"], listed["passkeys"]) == ("Ana", False, 0)
    assert main(["admin", "accounts", "--database", url]) == 0
    assert "Ana" in capsys.readouterr().out
    assert main(["admin", "invite", "--uses", "2", "--database", url, "--language", "en"]) == 0
    code = capsys.readouterr().out.split()[2]
    assert asyncio.run(registered_with(url, code)) == 2
    assert main(["admin", "reset-password", "АNA", "--database", url, "--language", "en"]) == 0
    assert asyncio.run(recovers(url, capsys.readouterr().out.split()[-1])) == [True, False]
    assert main(["admin", "reset-password", "Nobody", "--database", url]) != 0
