"""What has a number on the screen: cards of the row, then lanes; or tickets, or ways to pay. One numbering a screen."""

from __future__ import annotations

from typing import NamedTuple

from branchline.boards import Board
from branchline.game.views import Claims, View
from branchline.terminal.ways import wanted_lanes


class Group(NamedTuple):
    """Lanes at one price, with the number of each."""

    claims: Claims
    lanes: tuple[tuple[int, str], ...]
    points: int
    length: int


def numbered(board: Board, view: View) -> dict[int, str]:
    """What a number on the screen stands for, as one would type it."""
    legal = view.legal
    if view.offer:
        return {i: f"keep {held.ticket}" for i, held in enumerate(view.offer, start=1)}
    if legal.pay or legal.decline:
        return dict(enumerate([*(f"pay {cards}" for cards in legal.pay), "decline"], start=1))
    if legal.give:
        return dict(enumerate([f"give {card}" for card in legal.give], start=1))
    numbers = {slot: f"take {card}" for slot, card in enumerate(view.row, start=1) if card}
    for group in groups(board, view, wanted_lanes(board, view)):
        numbers |= {number: f"claim {lane}" for number, lane in group.lanes}
    return numbers


def groups(board: Board, view: View, wanted: dict[str, str]) -> list[Group]:
    """The lanes that can be claimed, those for the seat's own tickets first, then the longest."""

    def worth(claims: Claims) -> tuple[bool, int, str]:
        lane = board.lanes[board.lane_index[claims.lanes[0]]]
        return (not wanted.keys() & set(claims.lanes), -lane.length, lane.id)

    found = []
    number = len(view.row)
    for claims in sorted(view.legal.claims, key=worth):
        lanes = []
        for lane in sorted(claims.lanes, key=lambda lane: (lane not in wanted, lane)):
            number += 1
            lanes.append((number, lane))
        length = board.lanes[board.lane_index[lanes[0][1]]].length
        found.append(Group(claims, tuple(lanes), board.rules.points[length], length))
    return found
