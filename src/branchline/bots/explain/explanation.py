"""Explanations: why a bot chooses an action, in words.

    explained = explain("racer", seen)
    words(explained, Texts("pl", seen.board))

Only what the seat may know is used: the same `SeatInput` that the bot receives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from branchline.bots.explain.payments import sensible_payment
from branchline.bots.explain.reasons import Reason, further_grounds, grounds, reason, rejected
from branchline.bots.interface import Player, SeatInput
from branchline.bots.players import RandomPlayer, new_player
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.plans import policy_choice
from branchline.game.action_numbers import action_for, numbers_for
from branchline.game.actions import Action
from branchline.texts import Texts

if TYPE_CHECKING:  # the search is compiled code, which is slow to load
    from branchline.bots.search.player import ActionResult

SHOWN = 4  # alternatives to a search's choice
AGAINST = ("because-out-of-reach", "because-instead", "because-too-dear", "because-worth-less", "because-risky")
DEALS = 200  # at most, in which a search compares two payments


class Option(NamedTuple):
    """An action that a search has tried, and its result."""

    action: Action
    playouts: int
    chance: float


class Explained(NamedTuple):
    """A bot's advice, the reasons for it, and for a search the alternatives that it has tried, the best first."""

    number: int
    action: Action
    reasons: tuple[Reason, ...]
    chosen: Option | None = None  # for a search: the result of its choice
    others: tuple[Option, ...] = ()


def explain(bot: str | Player, seen: SeatInput) -> Explained:
    """What a bot, given by its spec or as a player, would do now, and why.

    A search plays what its policy chooses unless another action is surely better. Its advice is the action that did
    best, so that the numbers told with it say the same. Where several did about as well, it is one that the plan gives
    reasons for: people learn nothing from a choice that only chance has made. A claim is paid as a careful player
    would, unless a search finds that surely worse.
    """
    if isinstance(bot, str):
        bot = new_player(bot, board=seen.board, players=len(seen.view.seats), seed=0)
    number = bot.choose(seen)
    tried: Sequence[ActionResult] = getattr(bot, "tried", ())
    options = [_option(seen, each) for each in tried if each.playouts]
    action = action_for(seen.board, seen.states[0], seen.seat, number)
    if isinstance(bot, RandomPlayer):
        return Explained(number, action, (reason("because-chance"),))
    habits = getattr(bot, "habits", None)
    if habits is None:
        return Explained(number, action, (reason("because-silent"),))
    habits = np.atleast_2d(habits)[0]  # a search's own come first, then those that its rivals may have
    policys = action_for(seen.board, seen.states[0], seen.seat, policy_choice(seen, habits))
    chosen = next((option for option in options if option.action == action), None)
    if chosen is None or len(options) < 2:
        as_planned = action == policys
        action = sensible_payment(seen, habits, action)
        number = _number(seen, action) if action.kind == "claim" else number
        policys = action if as_planned else policys
        reasons = _reasons(seen, habits, action, policys) or further_grounds(seen, habits, action)
        nothing = reason("because-nothing-better" if action == policys else "because-silent")
        return Explained(number, action, reasons or (nothing,), chosen)
    best = _best(chosen, options)
    chosen, reasons = _with_reasons(seen, habits, best, options, policys)
    reasons = _with_results(seen, chosen, options, reasons)
    paid = _paid_well(bot, seen, habits, chosen, options)
    others = tuple(option for option in options if option not in (chosen, paid))
    total = reason("because-playouts", number=sum(option.playouts for option in {*options, paid}))
    return Explained(_number(seen, paid.action), paid.action, (*reasons, total), paid, others)


def _with_results(
    seen: SeatInput, chosen: Option, options: Sequence[Option], reasons: tuple[Reason, ...]
) -> tuple[Reason, ...]:
    """The reasons for keeping tickets, where a search has also tried to keep one more.

    Nothing is said against a ticket if keeping it did as well.
    """
    kept = chosen.action.tickets
    found = list(reasons)
    for number in rejected(seen, kept) if chosen.action.kind == "keep" else ():
        ticket = seen.board.tickets[number].id
        option = next((each for each in options if {*each.action.tickets} == {*kept, ticket}), None)
        told = next((i for i, (code, data) in enumerate(found) if code in AGAINST and data["goals"] == (ticket,)), None)
        if option is None:
            continue
        if about_the_same(chosen, option):
            result = reason("because-as-good", goals=(ticket,))
            at = len(found) if told is None else told
            found[at : at + 1] = [result]
        elif told is None:
            found.append(reason("because-did-worse", goals=(ticket,)))
    return tuple(found)


def _paid_well(bot: Player, seen: SeatInput, habits: Habits, chosen: Option, options: Sequence[Option]) -> Option:
    """The same claim with the sensible payment, if a search finds it about as good in the same deals."""
    action = sensible_payment(seen, habits, chosen.action)
    if action == chosen.action:
        return chosen
    tried = next((option for option in options if option.action == action), None)
    if tried is None:
        compare: Callable[..., Sequence[ActionResult]] | None = getattr(bot, "compare", None)
        if compare is None:
            return chosen
        numbers = [_number(seen, each) for each in (action, chosen.action)]
        tried, other = (_option(seen, each) for each in compare(seen, numbers, min(DEALS, chosen.playouts)))
        return tried if about_the_same(other, tried) else chosen
    return tried if about_the_same(chosen, tried) else chosen


def _number(seen: SeatInput, action: Action) -> int:
    return numbers_for(seen.board, seen.states[0], seen.seat, action)[0]


def _reasons(seen: SeatInput, habits: Habits, action: Action, policys: Action) -> tuple[Reason, ...]:
    return grounds(seen, habits, action, action == policys)


def _with_reasons(
    seen: SeatInput, habits: Habits, best: Option, options: Sequence[Option], policys: Action
) -> tuple[Option, tuple[Reason, ...]]:
    """The best option and its reasons; or another that did as well, if only that one has reasons in the plan."""
    equal = [option for option in options if option is not best and _as_good(best, option)]
    equal.sort(key=lambda option: (option.action != policys, -option.chance))
    for option in (best, *equal):
        reasons = _reasons(seen, habits, option.action, policys)
        if reasons:
            return option, reasons
    for option in (best, *equal):
        reasons = further_grounds(seen, habits, option.action)
        if reasons:
            return option, reasons
    return best, ()


def _as_good(best: Option, other: Option) -> bool:
    """Whether an option was tried as often as the best one, and only chance tells their results apart."""
    return other.playouts >= best.playouts and about_the_same(best, other)


def words(explained: Explained, texts: Texts) -> list[str]:
    """Sentences, the most important first, and then the numbers of a search."""
    return [*why(explained, texts), *numbers(explained, texts)]


def why(explained: Explained, texts: Texts) -> list[str]:
    """The reasons as sentences, the most important first; at least one."""
    lines = [texts(code, **data) for code, data in explained.reasons if code != "because-playouts"]
    return [line[:1].upper() + line[1:] for line in lines] or [texts("because-tried")]


def numbers(explained: Explained, texts: Texts) -> list[str]:
    """For a search: how many games it has played out, and with which result for each action that it has tried."""
    lines = [texts(code, **data) for code, data in explained.reasons if code == "because-playouts"]
    best = explained.chosen
    if best is None:
        return lines
    lines.append(_result(best, texts))
    return lines + [
        texts("playouts-same", move=each.action) if about_the_same(best, each) else _result(each, texts)
        for each in explained.others[:SHOWN]
    ]


def about_the_same(best: Option, other: Option) -> bool:
    """Whether chance alone could explain the difference: it is within a standard error, or contradicts the choice.

    The latter happens to actions that were given up early, in fewer games.
    """
    chance = (best.chance + other.chance) / 2
    error = sqrt(chance * (1 - chance) * (1 / best.playouts + 1 / other.playouts))
    return best.chance - other.chance <= error


def routes_named(explained: Explained) -> tuple[str, ...]:
    """The routes that the reasons are about, each once."""
    named: dict[str, None] = {}
    for _, data in explained.reasons:
        for route in (data.get("route"), *data.get("routes", ())):
            if route is not None:
                named[str(route)] = None
    return tuple(named)


def _option(seen: SeatInput, tried: ActionResult) -> Option:
    return Option(action_for(seen.board, seen.states[0], seen.seat, tried.action), tried.playouts, tried.chance)


def _best(chosen: Option, options: Iterable[Option]) -> Option:
    """The option with the highest chance of those tried as often; the choice itself where they look equal."""
    tried = [option for option in options if option.playouts >= chosen.playouts]
    return max(tried, key=lambda option: (_percent(option), option is chosen))


def _result(option: Option, texts: Texts) -> str:
    return texts("playouts-of", move=option.action, percent=_percent(option), number=option.playouts)


def _percent(option: Option) -> int:
    return round(100 * option.chance)
