"""Command dispatch of `branchline admin`: runs a subcommand and prints its result.

Modules that replay games are imported only by the subcommands that need them, so that lists don't wait for the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import getpass
import os
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from branchline._util import printable
from branchline._util.command_line import BAD_INPUT, FOUND_PROBLEMS, games_bar, show
from branchline._util.files import atomic_file, error_reason
from branchline.errors import CodedError
from branchline.server.admin import lists, moderation
from branchline.server.admin.backup import backup
from branchline.server.admin.database import migrate, open_database, schema_state
from branchline.server.base import DAY, SystemRandom, WallClock
from branchline.server.base.config import default_database
from branchline.server.store import (
    AuditEntry,
    Status,
    Store,
    account_statements,
    moderation_statements,
    result_statements,
    statements,
)
from branchline.server.store.admin_queries import Filter
from branchline.texts import Texts
from branchline.texts.languages import choose_language

if TYPE_CHECKING:
    from branchline.server.admin.transfer import Advance, Problem


def run_subcommand(options: argparse.Namespace) -> int:
    """Runs the subcommand; returns the exit code. Errors are printed as one line in the user's language."""
    texts = Texts(choose_language(options.language))
    url = options.database or default_database()
    try:
        return asyncio.run(_COMMANDS[options.command](options, url, texts))
    except CodedError as error:
        print(f"branchline: {_line(error, texts)}", file=sys.stderr)
        return BAD_INPUT


# The schema.


async def _migrate(options: argparse.Namespace, url: str, texts: Texts) -> int:
    if options.check:
        state = await schema_state(url)
        done = state.present == state.newest
        print(texts("admin-schema-good" if done else "admin-schema-old", before=state.present, after=state.newest))
        return 0 if done else FOUND_PROBLEMS
    before, after = await migrate(url)
    if before != after:
        async with open_database(url) as store:
            await store.add_audit(_entry("migrate", details=f"{before or 'none'} → {after}"))
    print(texts("admin-schema-good" if before == after else "admin-schema-changed", before=before, after=after))
    return 0


# Lists.


async def _list(options: argparse.Namespace, url: str, texts: Texts) -> int:
    old = options.older_than
    which = Filter(
        status=Status(options.status) if options.status else None,
        board=options.board,
        touched_before=WallClock().now() - old * DAY if old is not None else None,
    )
    async with open_database(url) as store:
        found = lists.list_tables(await store.all_tables(which))
    _show(lists.tables_json(found) if options.json else lists.tables_grid(found, texts))
    return 0


async def _people(options: argparse.Namespace, url: str, texts: Texts) -> int:
    async with open_database(url) as store:
        found = await store.all_people()
    _show(lists.people_json(found) if options.json else lists.people_grid(found, texts))
    return 0


async def _audit(options: argparse.Namespace, url: str, texts: Texts) -> int:
    async with open_database(url) as store:
        found = await store.audit_entries(options.most, table=options.table, person=options.person)
        people = {id for entry in found for id in (entry.actor, entry.person) if id is not None}
        names = await store.names_of(sorted(people))
    _show(lists.audit_json(found, names) if options.json else lists.audit_grid(found, names, texts))
    return 0


# Tables.


async def _export(options: argparse.Namespace, url: str, texts: Texts) -> int:
    from branchline.server.admin.transfer import export_tables

    async with open_database(url) as store:
        ids = await _ids(store, options.tables, everything=options.all)
        with _new_file(Path(options.output)) as draft, _bar(len(ids), texts) as advance:
            problems = await export_tables(store, ids, draft, advance)
        for table in [None] if options.all else ids:
            await store.add_audit(_entry("export", table, details=f"all {len(ids)}" if table is None else ""))
    print(texts("admin-exported", number=len(ids) - len(problems), path=options.output))
    return _report(problems, texts)


async def _import(options: argparse.Namespace, url: str, texts: Texts) -> int:
    from branchline.server.admin.export_file import check_file
    from branchline.server.admin.transfer import check_import, import_tables

    source = Path(options.file)
    number = check_file(source)
    with _bar(2 * number, texts) as advance:
        check_import(source, advance)
        async with open_database(url, new=True) as store:
            problems = await import_tables(store, source, WallClock().now(), _operator(), advance)
    print(texts("admin-imported", number=number - len(problems)))
    return _report(problems, texts)


async def _delete(options: argparse.Namespace, url: str, texts: Texts) -> int:
    async with open_database(url) as store:
        ids = await _ids(store, options.tables)
        if not options.yes:
            if not sys.stdin.isatty():
                raise CodedError("delete-unsure", text="--yes")
            found = [row for row in await store.all_tables(Filter()) if row.id in ids]
            _show(lists.tables_grid(lists.list_tables(found), texts))
            if not _agreed(len(ids), texts):
                print(texts("admin-deleted", number=0))
                return 0
        deleted = [await store.audited(_entry("delete", table), statements.delete_table, table) for table in ids]
    print(texts("admin-deleted", number=sum(deleted)))
    return 0


async def _check(options: argparse.Namespace, url: str, texts: Texts) -> int:
    from branchline.server.admin.transfer import check_tables

    async with open_database(url) as store:
        ids = await _ids(store, options.tables, everything=not options.tables)
        with _bar(len(ids), texts) as advance:
            problems = await check_tables(store, ids, advance)
    code = _report(problems, texts)
    print(texts("admin-checked", number=len(ids), damaged=len(problems)))
    return code


async def _ratings(options: argparse.Namespace, url: str, texts: Texts) -> int:
    from branchline.server.people import ratings

    async with open_database(url) as store:
        if options.recompute:
            number = await store.audited(_entry("ratings"), result_statements.recompute_ratings, ratings)
            print(texts("admin-ratings-computed", number=number))
            return 0
        number, wrong = await store.read_snapshot(result_statements.rating_differences, ratings)
    for line in wrong:
        print(printable(line))
    print(texts("admin-ratings-checked", number=number, damaged=len(wrong)))
    return FOUND_PROBLEMS if wrong else 0


# People.


async def _ban(options: argparse.Namespace, url: str, texts: Texts) -> int:
    banned = options.command == "ban"
    async with open_database(url) as store:
        person = await store.person(options.person)
        if person is None:
            raise CodedError("no-person", text=options.person)
        await moderation.ban(store, person.id, _entry(options.command, person=person.id), banned=banned)
    print(texts("admin-banned" if banned else "admin-unbanned", name=person.name, text=person.id))
    return 0


async def _moderator(options: argparse.Namespace, url: str, texts: Texts) -> int:
    async with open_database(url) as store:
        if options.what == "list":
            _show("\n".join(printable(person.name) for person in await store.read(moderation_statements.moderators)))
            return 0
        adding = options.what == "add"
        entry = _entry("moderator" if adding else "no-moderator")
        person = await moderation.appoint(store, options.name, entry, moderator=adding)
    print(texts("admin-moderator" if adding else "admin-no-moderator", name=person.name))
    return 0


_RULE_TEXTS = {"name": "admin-names-name", "word": "admin-names-word", None: "admin-names-removed"}


async def _names(options: argparse.Namespace, url: str, texts: Texts) -> int:
    async with open_database(url) as store:
        if options.what == "list":
            for listed, of_kind in await moderation.listed_rules(store):
                print(texts(_RULE_TEXTS[of_kind], text=listed))
            return 0
        kind = ("word" if options.word else "name") if options.what == "add" else None
        word = await moderation.set_rule(store, _entry("names"), options.name, kind)
    print(texts(_RULE_TEXTS[kind], text=word))
    return 0


async def _accounts(options: argparse.Namespace, url: str, texts: Texts) -> int:
    async with open_database(url) as store:
        found = await store.read(account_statements.all_accounts)
    _show(lists.accounts_json(found) if options.json else lists.accounts_grid(found, texts))
    return 0


async def _invite(options: argparse.Namespace, url: str, texts: Texts) -> int:
    from branchline.server.people.accounts import new_code
    from branchline.server.people.identity import hash_of

    code, now = new_code(SystemRandom()), WallClock().now()
    uses, days = min(max(options.uses, 1), 10_000), min(max(options.days, 0.01), 3650.0)
    async with open_database(url) as store:
        entry = _entry("invite", details=f"{uses} uses, {days:g} days")
        await store.audited(entry, account_statements.add_invitation, hash_of(code), now, now + days * DAY, uses)
    print(texts("admin-invited", text=code, number=uses, days=f"{days:g}"))
    return 0


async def _reset_password(options: argparse.Namespace, url: str, texts: Texts) -> int:
    from branchline.server.people.accounts import new_code
    from branchline.server.people.identity import hash_of
    from branchline.server.people.names import name_key

    code = new_code(SystemRandom())
    async with open_database(url) as store:
        found = await store.read(account_statements.account_by_key, name_key(options.name))
        if found is None:
            raise CodedError("no-person", text=options.name)
        entry = _entry("reset-password", person=found.person)
        await store.audited(entry, account_statements.add_codes, found.person, [hash_of(code)])
    print(texts("admin-reset", name=options.name, text=code))
    return 0


# The whole database.


async def _backup(options: argparse.Namespace, url: str, texts: Texts) -> int:
    with _new_file(Path(options.file)) as draft:
        number = await backup(url, draft)
    async with open_database(url) as store:
        await store.add_audit(_entry("backup"))
    print(texts("admin-backed-up", number=number, path=options.file))
    return 0


async def _usage(options: argparse.Namespace, url: str, texts: Texts) -> int:
    async with open_database(url) as store:
        found = await store.usage_on(int(WallClock().now() // DAY), max(options.most, 0))
    _show(lists.usage_json(found) if options.json else lists.usage_grid(found, texts))
    return 0


async def _drill(options: argparse.Namespace, url: str, texts: Texts) -> int:
    from branchline.server.admin.drill import drill

    found = await drill(Path(options.file), lambda number: _bar(number, texts))
    code = _report(found.problems, texts)
    counts = {"number": found.tables, "events": found.events, "people": found.people, "damaged": len(found.problems)}
    before, after = found.revisions
    print(texts("admin-drilled", path=options.file, seconds=f"{found.seconds:.1f}", **counts))
    print(texts("admin-schema-good" if before == after else "admin-schema-changed", before=before, after=after))
    return code


_COMMANDS: dict[str, Callable[[argparse.Namespace, str, Texts], Coroutine[object, object, int]]] = {
    "migrate": _migrate,
    "list": _list,
    "people": _people,
    "accounts": _accounts,
    "invite": _invite,
    "reset-password": _reset_password,
    "usage": _usage,
    "export": _export,
    "import": _import,
    "delete": _delete,
    "ban": _ban,
    "unban": _ban,
    "moderator": _moderator,
    "names": _names,
    "audit": _audit,
    "backup": _backup,
    "drill": _drill,
    "check": _check,
    "ratings": _ratings,
}


# Details.


def _operator() -> str:
    """The account that runs the command."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # an account without a name, as in some containers
        return str(os.getuid()) if hasattr(os, "getuid") else "unknown"


def _entry(action: str, table: str | None = None, person: str | None = None, details: str = "") -> AuditEntry:
    return AuditEntry(WallClock().now(), action, _operator(), person=person, table=table, details=details)


async def _ids(store: Store, named: Sequence[str], *, everything: bool = False) -> list[str]:
    """The named tables without duplicates, if all of them exist; or all tables."""
    present = await store.table_ids()
    if everything:
        return present
    missing = [table for table in named if table not in present]
    if missing:
        raise CodedError("no-table", text=missing[0])
    return [*dict.fromkeys(named)]


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """Yields a draft that becomes the file at the end; CodedError if the file exists already or can't be written."""
    try:
        if path.exists():
            raise CodedError("file-there", path=str(path))
        with atomic_file(path) as draft:
            yield draft
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        raise CodedError("file-unwritable", path=str(path), error=error_reason(error)) from error


def _agreed(number: int, texts: Texts) -> bool:
    words = texts("admin-yes").split()  # accepted answers; the first one is shown
    try:
        return input(f"{texts('admin-delete-sure', number=number, word=words[0])} ").strip().lower() in words
    except EOFError:
        return False


def _report(problems: Iterable[Problem], texts: Texts) -> int:
    """Prints a line for each problem; returns the exit code."""
    code = 0
    for problem in problems:
        print(f"{printable(problem.table)}: {_line(problem.error, texts)}")
        code = FOUND_PROBLEMS
    return code


def _line(error: CodedError, texts: Texts) -> str:
    """The error in one line; text quoted from a file can't contain terminal control codes."""
    return printable(" ".join(texts.refusal(error).split()))


def _bar(number: int, texts: Texts) -> AbstractContextManager[Advance | None]:
    return games_bar(number, word=texts("admin-bar"))


def _show(what: object) -> None:
    print(what) if isinstance(what, str) else show(what)
