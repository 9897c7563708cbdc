"""Size limits of boards: the engine stores a game in one record of fixed size, and names must fit on the screen."""

from __future__ import annotations

PLAYERS = (2, 5)
PLACES = 64  # cities and countries together
COUNTRIES = 16
COUNTRY_CARDS = 64  # all stacks together
ROUTES = 128
LENGTH = 15
TRAINS = 100
TICKETS = 128
OFFER = 6  # tickets in one offer: a choice is one of 64 subsets
CARDS = 127  # all train cards together
FACE_UP = 5  # face-up cards (G2)
SUBSTITUTE = 8  # cards that stand in for one symbol or space: 15 spaces of 8 cards still fit into the deck
STATIONS = 5
STATION_COST = 4
TUNNEL_CARDS = 5
POINTS = 100  # for one route, ticket, country card, station or bonus, so that a total fits into 16 bits
PAYMENTS = 976  # of one route: a grey one of 15 spaces, with any number of locomotives and swaps
ACTIONS = 16384
ID_LENGTH = 40  # characters of the id of a board, a city or a country
NAME_LENGTH = 40  # characters of the name of a city or a country
OTHER_NAMES = 12  # of a city or a country
TITLE_LENGTH = 60
NOTE_LENGTH = 400
FILE_SIZE = 262_144  # bytes of a board's file
