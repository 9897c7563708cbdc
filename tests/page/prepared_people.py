"""People with accounts, results, ratings and friends, for tests of the community's screens."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page
from sqlalchemy import Connection, insert

from branchline.server.people.identity import hash_of
from branchline.server.store import Person, open_store, result_statements, schema, statements
from branchline.testing import ServerProcess
from tests.server.people.test_ratings import game_of

TOKEN = "players-token"


def fill_with_people(server: ServerProcess) -> str:
    """Xenia is a moderator, has a friend, and played a hundred rated games on the small board. Returns her token."""
    luck = random.Random(1)

    def fill(connection: Connection) -> None:
        for person, name in (("px", "Xenia"), ("py", "Yorick")):
            row = Person(person, name, "en", 1.0, 1.0, account=f"id-{name.lower()}")
            statements.add_person(connection, row, hash_of(f"{TOKEN}-{person}"))
            account = {
                "person": person,
                "key": name.lower(),
                "created": 1.0,
                "moderator": person == "px",
                "colour": "1",
            }
            connection.execute(insert(schema.accounts).values(account))
        for person, friend in (("px", "py"), ("py", "px")):
            friendship = {"person": person, "friend": friend, "accepted": True, "at": 1.0}
            connection.execute(insert(schema.friendships).values(friendship))
        for number in range(100):
            places = luck.choice(([1, 2, 3], [2, 1, 3], [3, 1, 2]))
            game = game_of(number, "thistledown", [("px", None), ("py", None), (None, "medium")], places)
            result_statements.add_finished_game(connection, game)

    async def run() -> None:
        store = await open_store(server.database)
        try:
            await store.write(fill)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser is driven by an event loop in this thread
        pool.submit(asyncio.run, run()).result()
    return f"{TOKEN}-px"


def open_as(page: Page, server: ServerProcess, token: str) -> None:
    """Open a screen that is not measured, as somebody who has been here before."""
    page.context.add_cookies([{"name": "branchline", "value": token, "url": server.url}])
    page.context.add_init_script("localStorage.setItem('branchline.guest', 'yes')")
    page.goto(f"{server.url}/nowhere")
