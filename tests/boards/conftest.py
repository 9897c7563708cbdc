"""A small board as text, to be broken in one place at a time."""

from __future__ import annotations

import pytest

SMALL = """\
id = "small"
title = "Small"
cities = [
  { id = "ash", name = "Ash", lat = 1.0, lon = 1.0 },
  { id = "birch", name = "Birch", lat = 2, lon = 2 },
  { id = "cedar", name = "Cedar", lat = 3.0, lon = 3.0 },
  { id = "elm", name = "Elm", lat = 4.0, lon = 4.0 },
]
countries = [
  { id = "north", name = "North", lat = 5.0, lon = 5.0, cards = [5, 3, 3] },
]
routes = [
  { a = "ash", b = "birch", length = 2, colour = "red" },
  { a = "ash", b = "birch", number = 2, length = 2, colour = "grey" },
  { a = "birch", b = "cedar", length = 3, colour = "blue", tunnel = true },
  { a = "cedar", b = "elm", length = 4, colour = "grey", symbols = 2 },
  { a = "ash", b = "elm", length = 2, colour = "green", any_cards = 2 },
  { a = "elm", b = "north", length = 1, colour = "white" },
]
tickets = [
  { a = "ash", b = "cedar", points = 5 },
  { a = "ash", b = "elm", points = 2 },
  { a = "birch", b = "elm", points = 4 },
  { a = "cedar", b = "elm", points = 4 },
  { a = "birch", b = "cedar", points = 3, long = true },
  { a = "ash", b = "birch", points = 2, long = true },
]
[rules]
players = [2, 2]
trains = 20
[rules.cards]
hand = 4
[rules.routes]
points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 }
tunnel_cards = 3
[rules.tickets]
offer_long = 1
offer_regular = 2
returned_at_start = "out of the game"
keep_at_start = 2
keep_drawn = 1
[rules.stations]
costs = [1, 2]
points_unbuilt = 4
[rules.end]
last_turns_at = 2
longest_path = 10
ties = ["completed tickets"]
"""


@pytest.fixture
def small() -> str:
    return SMALL
