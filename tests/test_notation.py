"""docs/notation.md and docs/views.md are complete, and the notation can be implemented from its page alone."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline import Game, load_board
from branchline.game import position_reader, views
from branchline.game.actions import parse_action
from branchline.rules.records import DECLINE, DRAW, DRAW_TICKETS, GIVE, KEEP, PASS, PAY, REFUSALS, STATION, TAKE
from tests.support import codes_of

DOCS = Path(__file__).parents[1] / "docs"
NOTATION, VIEWS = ((DOCS / name).read_text("utf-8") for name in ("notation.md", "views.md"))
RECORD = next(block for block in re.findall(r"```json\n(.*?)```", NOTATION, re.DOTALL) if "thistledown" in block)

# --- an implementation of the page, without the package --------------------------------------------------------------


def canonical(value: Any) -> str:
    """JSON as a check hashes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{canonical(key)}: {canonical(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        short = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
        letters = (short.get(letter, letter if letter >= " " else f"\\u{ord(letter):04x}") for letter in value)
        return '"' + "".join(letters) + '"'
    return "null" if value is None else str(value).lower()


def checks(text: str) -> list[str]:
    found: list[str] = []
    for line in text.splitlines():
        values = json.loads(line)
        del values["check"]
        data = (found[-1] if found else "") + canonical(values)
        found.append(hashlib.sha256(data.encode()).hexdigest()[:12])
    return found


def siphash(key: bytes, message: bytes) -> int:
    """SipHash-2-4 of eight bytes, as published."""
    mask = (1 << 64) - 1
    k = [int.from_bytes(key[i : i + 8], "little") for i in (0, 8)]
    v = [k[0] ^ 0x736F6D6570736575, k[1] ^ 0x646F72616E646F6D, k[0] ^ 0x6C7967656E657261, k[1] ^ 0x7465646279746573]

    def turn(x: int, bits: int) -> int:
        return (x << bits | x >> (64 - bits)) & mask

    def rounds(number: int) -> None:
        for _ in range(number):
            v[0], v[2] = (v[0] + v[1]) & mask, (v[2] + v[3]) & mask
            v[1], v[3] = turn(v[1], 13) ^ v[0], turn(v[3], 16) ^ v[2]
            v[0], v[2] = turn(v[0], 32), (v[2] + v[1]) & mask
            v[0] = (v[0] + v[3]) & mask
            v[1], v[3] = turn(v[1], 17) ^ v[2], turn(v[3], 21) ^ v[0]
            v[2] = turn(v[2], 32)

    for word in (int.from_bytes(message, "little"), 8 << 56):
        v[3] ^= word
        rounds(2)
        v[0] ^= word
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


class Chance:
    def __init__(self, seed: int) -> None:
        self.key, self.used = seed.to_bytes(16, "little"), [0, 0, 0]

    def below(self, stream: int, n: int) -> int:
        i = self.used[stream]
        self.used[stream] += 1
        return (siphash(self.key, (i + (stream << 56)).to_bytes(8, "little")) >> 32) * n >> 32


CARDS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive")

# --- tests -----------------------------------------------------------------------------------------------------------


def test_checks_of_a_record_can_be_computed_from_the_page() -> None:
    assert checks(RECORD) == [json.loads(line)["check"] for line in RECORD.splitlines()]
    game = Game.new("usa", players=2, seed=1)
    odd = msgspec.structs.replace(game.record, seats=('Zoë "Z" \\ Łódź', "a\tb\x01\x7f…"), language="pl")
    assert checks(str(odd)) == [json.loads(line)["check"] for line in str(odd).splitlines()]


@pytest.mark.parametrize(
    ("name", "players", "seed"), [("thistledown", 2, 42), ("europe", 5, 7), ("nordic", 3, 2**127 + 5)]
)
def test_a_deal_can_be_computed_from_the_page(name: str, players: int, seed: int) -> None:
    board, game, chance = load_board(name), Game.new(name, players=players, seed=seed), Chance(seed)
    rules = board.rules
    deck = [card for card in CARDS for _ in range(rules.locomotives if card == "locomotive" else rules.each_colour)]
    for seat in range(players):
        hand = [deck.pop(chance.below(0, len(deck))) for _ in range(rules.hand)]
        assert game.hand(seat) == {card: hand.count(card) for card in CARDS if card in hand}
    row = [deck.pop(chance.below(0, len(deck))) for _ in range(5)]
    assert not rules.face_up_reset_at or row.count("locomotive") < rules.face_up_reset_at
    assert game.face_up == row
    long = [ticket.id for ticket in board.tickets if ticket.long and rules.offer_long]
    regular = [ticket.id for ticket in board.tickets if ticket.id not in long]
    for seat in range(players):
        offer = [long.pop(chance.below(1, len(long))) for _ in range(rules.offer_long)]
        offer += [regular.pop(chance.below(1, len(regular))) for _ in range(rules.offer_regular)]
        assert game.offer(seat) == offer
    assert game.first == chance.below(2, players)
    assert game.drawn == tuple(chance.used)


def test_the_record_of_the_page_can_be_replayed() -> None:
    game = Game.replay(RECORD)
    assert (str(game.record), len(game.acts)) == (RECORD, 1)


def test_actions_of_the_page_can_be_read() -> None:
    nordic = load_board("nordic")
    section = NOTATION.partition("## Actions")[2].partition("## Action numbers")[0]
    rows = re.findall(r"^\| (`.*?`) \| `(?:turn|start|tunnel|paying)", section, re.MULTILINE)
    texts = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    assert len(texts) == 12
    route, tickets = nordic.routes[0].id, [ticket.id for ticket in nordic.tickets[:2]]
    for text in texts:
        named = text.replace("keep a/b, c/d", f"keep {', '.join(tickets)}").replace("a/b", route)
        named = named.replace("station c ", f"station {nordic.cities[0].id} ")
        action = parse_action(nordic, named)
        assert parse_action(nordic, str(action)) == action


def test_every_key_and_number_is_there() -> None:
    positions = NOTATION.partition("## Positions")[2].partition("## Records")[0]
    keys = {
        key
        for row in re.findall(r"^\| ((?:`\w+`,? ?)+) \|", positions, re.MULTILINE)
        for key in re.findall(r"\w+", row)
    }
    assert keys == {*position_reader.KEYS}
    assert {*Game.new("usa", seed=1).to_dict()} == keys
    assert (TAKE, DRAW, DRAW_TICKETS, PASS, DECLINE, GIVE, PAY, KEEP, STATION) == (0, 9, 10, 11, 12, 13, 22, 28, 92)


@pytest.mark.parametrize(
    "kind",
    [
        *(views.View, views.SeatView, views.HeldTicket, views.Laid, views.Legal, views.Claims, views.Stations),
        *(views.Refused, views.Score),
    ],
)
def test_every_field_of_a_view_is_described(kind: type[msgspec.Struct]) -> None:
    section = VIEWS.partition(f"### `{kind.__name__}`")[2].partition("\n## ")[0].partition("\n### ")[0]
    described = re.findall(r"^\| `(\w+)` \| `(.*?)` \| .+ \|$", section, re.MULTILINE)
    fields = [(field.encode_name, kind.__annotations__[field.name]) for field in msgspec.structs.fields(kind)]
    assert [(name, written.replace("\\|", "|")) for name, written in described] == fields


def test_every_refusal_is_described() -> None:
    text = VIEWS.partition("## Refusals")[2]
    illegal, _, invalid = text.partition("No action on this board")
    assert set(re.findall(r"^\| `([\w-]+)` \|", illegal, re.MULTILINE)) == codes_of("IllegalAction") | {*REFUSALS[1:]}
    assert set(re.findall(r"^\| `([\w-]+)` \|", invalid, re.MULTILINE)) == codes_of("InvalidAction")
    assert {code for code in codes_of("TableError", "SeedError") if f"`{code}`" not in text} == set()
