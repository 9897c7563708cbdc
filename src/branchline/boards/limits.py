"""How large a board may be: the engine keeps a game in one record of fixed size."""

from __future__ import annotations

PLAYERS = (2, 5)
PLACES = 64  # cities and countries together
COUNTRIES = 16
COUNTRY_CARDS = 64  # all stacks together
LANES = 128
LENGTH = 15
TRAINS = 100
TICKETS = 128
OFFER = 6  # tickets in one offer: a choice is one of 64 subsets
CARDS = 127  # all train cards together
ROW = 5  # face-up cards (G2)
SUBSTITUTE = 8  # cards that stand in for one symbol or space: 15 of 8 still fit into the deck
STATIONS = 5
STATION_COST = 4
TUNNEL_CARDS = 5
POINTS = 100  # for one lane, ticket, country card, station or bonus: a total fits into 16 bits
ACTIONS = 16384
