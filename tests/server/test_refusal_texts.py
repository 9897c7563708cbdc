"""Refusals use the names on the board and of the players, in each reader's language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.game.record import Record
from branchline.server.store import open_store
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, keep

REFUSED = {
    "en": (
        "Berlin – Warszawa needs 4 cards, not 1",
        "you can’t play now: it’s Ana’s turn",
        "this seat is taken ({bot})",
        "this isn’t your seat (Ana)",
    ),
    "pl": (
        "połączenie Berlin – Warszawa kosztuje 4 karty, a nie 1",
        "to nie twoja kolej: teraz gra Ana",
        "to miejsce jest zajęte ({bot})",
        "to nie jest twoje miejsce (Ana)",
    ),
    "ro": (
        "ruta Berlin – Warszawa costă 4 cărți, nu 1",
        "nu e rândul tău: acum joacă Ana",
        "acest loc este ocupat ({bot})",
        "acesta nu este locul tău (Ana)",
    ),
}


@pytest.fixture
def local_server(tmp_path: Path, loop: asyncio.Runner) -> Iterator[InProcessServer]:
    store = loop.run(open_store(f"sqlite:///{tmp_path / 'branchline.db'}"))
    try:
        yield InProcessServer(store, loop, GENEROUS)
    finally:
        loop.run(store.close())


def test_refusals_name_what_people_see(local_server: InProcessServer) -> None:
    ana, ola = local_server.guest("Ana"), local_server.guest("Ola")
    table = ana.make(board="europe", players=3, bots={"2": "hard"})
    for seat, player in enumerate((ana, ola)):
        assert player.do(table["id"], "sit", seat=seat, nonce=NONCE, code=table["code"]).is_success
    taken = {}
    for language in REFUSED:
        ola.ask("PATCH", "/api/me", json={"language": language})
        taken[language] = ola.do(table["id"], "sit", seat=2, nonce=NONCE).json()["text"]
    assert ana.do(table["id"], "start").is_success
    for seat, player in enumerate((ana, ola)):
        assert keep(player, table["id"], seat).is_success
    local_server.loop.run(_bots_move(local_server))
    version = ana.see(table["id"])["version"]
    for language, (route, turn, seat_taken, other) in REFUSED.items():
        for player in (ana, ola):
            player.ask("PATCH", "/api/me", json={"language": language})
        act = {"seen": version, "actions": ["claim berlin/warszawa with 1 purple"]}
        assert ana.do(table["id"], "act", seat=0, **act).json()["text"] == route
        assert ola.do(table["id"], "act", seat=1, **act).json()["text"] == turn
        assert ola.do(table["id"], "act", seat=0, **act).json()["text"] == other
        assert taken[language] == seat_taken.format(bot=table["seats"][2]["name"])


async def _bots_move(local_server: InProcessServer) -> None:
    await local_server.services.job_runner.once()
    await local_server.services.job_runner.settle()


LEVELS = {"en": ("medium", "hard"), "pl": ("średni", "trudny"), "ro": ("mediu", "greu")}


def test_pictures_and_records_call_players_as_the_table_does(local_server: InProcessServer) -> None:
    """Bots by their own names, with their level in the reader's language."""
    ana = local_server.guest("Ana")
    table = ana.make(players=4, bots={"1": "medium", "2": "hard", "3": "medium"})["id"]
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success
    assert ana.do(table, "start").is_success
    assert ana.do(table, "vote", seat=0, end=True).is_success
    bots = [seat["name"] for seat in ana.see(table)["seats"][1:]]
    assert len({*bots}) == 3
    for language, (medium, hard) in LEVELS.items():
        levels = zip(bots, (medium, hard, medium), strict=True)
        names = ("Ana", *(f"{name} ({level})" for name, level in levels))
        ana.ask("PATCH", "/api/me", json={"language": language})
        record = Record.parse(ana.get(f"/api/tables/{table}/record").text)
        assert record.seats == names
        for path in (f"/api/tables/{table}/picture.svg", f"/api/tables/{table}/picture.svg?language={language}"):
            picture = ana.get(path).text
            assert all(f">{name}<" in picture for name in names), language
            assert ">Medium" not in picture
