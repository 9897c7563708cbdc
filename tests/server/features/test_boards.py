"""Boards as the page gets them."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import msgspec
import pytest

from branchline.boards import builtin_boards, load_board
from branchline.server import wire
from branchline.texts import Texts
from tests.server.in_process import InProcessServer, code_of

LARGEST = 120_000  # bytes of a drawing and its stylesheet, packed
SCHEMA = Path(wire.__file__).parent / "schema.json"


@pytest.mark.parametrize("name", builtin_boards())
def test_a_board_is_told_whole(local_server: InProcessServer, name: str) -> None:
    answer = local_server.visitor().get(f"/api/boards/{name}")
    board, shown = load_board(name), msgspec.json.decode(answer.content, type=wire.BoardInfo)
    assert (shown.id, shown.digest, shown.rules) == (name, board.digest, board.rules)
    assert {route.id: (route.a, route.b, route.length, route.colour) for route in shown.routes} == {
        route.id: (route.a, route.b, route.length, route.colour) for route in board.routes
    }
    assert [(ticket.id, ticket.points, ticket.long) for ticket in shown.tickets] == [
        (ticket.id, ticket.points, ticket.long) for ticket in board.tickets
    ]
    assert {city.id for city in shown.cities} == {city.id for city in board.cities}
    assert all(set(each.names) == {"en", "pl", "ro"} for each in shown.countries)
    routes = {route.id: route for route in shown.routes}
    for route in shown.routes:
        assert all(route.id in routes[twin].twins for twin in route.twins)
        assert bool(route.closes) == (bool(route.twins) and route.country is None)
    schema = json.loads(SCHEMA.read_text("utf-8"))
    whole = {**schema, "anyOf": [{"$ref": "#/$defs/BoardInfo"}]}
    jsonschema.Draft202012Validator(whole).validate(answer.json())


@pytest.mark.parametrize("name", builtin_boards())
def test_a_drawing_is_light_and_has_all_that_a_page_lights(local_server: InProcessServer, name: str) -> None:
    """No stylesheet in it, as the page's policy forbids; every route and city by the ids that the board tells."""
    visitor = local_server.visitor()
    drawing = visitor.get(f"/api/boards/{name}/drawing", language="pl")
    style = visitor.get("/api/drawing.css")
    assert (drawing.headers["content-type"], style.headers["content-type"]) == (
        "image/svg+xml",
        "text/css; charset=utf-8",
    )
    assert not re.search(r"<style|style=|<script|\son\w+=|https?://(?!www\.w3\.org/2000/svg)", drawing.text)
    assert "@" not in style.text
    assert all(line.startswith((".branchline.light ", ".branchline.dark ")) for line in style.text.splitlines())
    assert len(gzip.compress(drawing.content)) + len(gzip.compress(style.content)) <= LARGEST
    shown = msgspec.json.decode(visitor.get(f"/api/boards/{name}").content, type=wire.BoardInfo)
    root = ElementTree.fromstring(drawing.text)
    ids = {each.get("id"): each for each in root.iter() if each.get("id")}
    for route in shown.routes:
        group = ids[f"route-{route.key}"]
        assert group.get("data-route") == route.id
        assert [each.get("class") for each in group].count("hit") == 1
        assert f"space-{route.key}_{route.length}" in ids
    assert {f"city-{city.id}" for city in shown.cities} <= set(ids)
    assert {f"country-{country.id}" for country in shown.countries} <= set(ids)
    assert root.get("aria-label") == shown.titles["pl"]


@pytest.mark.parametrize("path", ["/api/boards/thistledown", "/api/boards/thistledown/drawing", "/api/drawing.css"])
def test_documents_are_kept_and_packed(local_server: InProcessServer, path: str) -> None:
    visitor = local_server.visitor()
    whole = visitor.ask("GET", path, headers={"Accept-Encoding": "gzip"})
    assert whole.headers["content-encoding"] == "gzip"
    assert whole.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in whole.headers
    tag = whole.headers["etag"]
    again = visitor.ask("GET", path, headers={"If-None-Match": f'"other", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    for encoding in ("identity", "gzip;q=0", "br"):
        plain = visitor.ask("GET", path, headers={"Accept-Encoding": encoding, "If-None-Match": '"other"'})
        assert "content-encoding" not in plain.headers
        assert plain.content == whole.content


def test_only_documents_are_packed(local_server: InProcessServer) -> None:
    ana = local_server.guest()
    made = ana.make(public=True)
    for path in ("/api/me", "/api/tables", "/api/tables/mine", f"/api/tables/{made['id']}", "/api/boards"):
        answer = ana.ask("GET", path, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers


def test_boards_that_are_none(local_server: InProcessServer) -> None:
    visitor = local_server.visitor()
    for board, more in itertools.product(("nowhere", "..%2fusa", "usa.toml", "usa.layout"), ("", "/drawing")):
        assert code_of(visitor.get(f"/api/boards/{board}{more}")) in ("no-such-board", "nothing-here")
    assert code_of(visitor.get("/api/boards/usa/drawing", language="de")) == "bad-message"


@pytest.mark.parametrize("name", builtin_boards())
def test_rules_have_headings(local_server: InProcessServer, name: str) -> None:
    """The same sentences as elsewhere, in the same order, with examples on the board's own routes."""
    board = load_board(name)
    for language, players in itertools.product(("en", "pl", "ro"), board.rules.players):
        answer = local_server.visitor().get(f"/api/boards/{name}/rules", players=players, language=language)
        sections = msgspec.json.decode(answer.content, type=wire.RulesInfo).sections
        told = [(section.title, list(section.sentences)) for section in sections]
        assert told == [(title, sentences) for _, title, sentences, *_ in Texts(language).rules(board, players)]
        figures = {figure.code: figure for section in sections for figure in section.figures}
        assert {id for figure in figures.values() for id in figure.routes} <= set(board.route_index)
        assert figures["ticket"].ticket in board.ticket_index
        assert [section.points[0] for section in sections if section.points] == [(1, 1)]
        codes = [section.code for section in sections]
        assert ("stations" in codes, "countries" in codes) == (bool(board.rules.station_costs), bool(board.countries))
        assert all(section.title and section.sentences for section in sections)
    for players in (0, board.rules.players[1] + 1):
        assert code_of(local_server.visitor().get(f"/api/boards/{name}/rules", players=players)) == "bad-message"
