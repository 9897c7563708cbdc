"""Why an action is refused: a stable code, its arguments, and the sentence."""

from __future__ import annotations

from branchline.errors import BranchlineError

SENTENCES = {
    "game-over": "the game is over",
    "not-your-turn": "seat {seat} can't act now: {actors}",
    "which-seat": "several seats may act now ({seats}): say which",
    "no-such-seat": "there is no seat {seat}: this game has seats 0 to {last}",
    "not-now": "{action} is not possible in phase {phase}",
    "no-such-action": "there is no such action",
    "not-in-row": "there is no {card} in the row",
    "second-card-locomotive": "a locomotive of the row can't be the second card",
    "pile-empty": "the pile is empty",
    "ticket-pile-empty": "no tickets are left in the pile",
    "can-act": "pass only when nothing else is possible",
    "keep-more": "keep at least {least} of the {offered} tickets offered",
    "not-offered": "{ticket} is not among the tickets offered",
    "tunnel-colour": "the payment was locomotives only, so only locomotives can pay what is owed",
    "tunnel-count": "{owed} more {owed:cards_are} owed, not {paid}",
    "tunnel-wrong-card": "the tunnel asks for {colour} or locomotives, not {card}",
    "cards-short": "{short} short",
    "give-order": "substitutes are given in the order of the cards, and {to_give} more must follow from {card} on",
    "give-colour-only": "only colour cards can stand in for a locomotive on a ferry",
    "substitute-count": "{swaps} by substitutes {swaps:takes} {needed} cards, not {given}",
    "no-stations": "this board has no stations",
    "no-stations-left": "all {stations} stations are built",
    "station-there": "{city} has a station of seat {owner}",
    "station-count": "station {ordinal} costs {cost} {cost:cards}, not {paid}",
    "lane-taken": "{lane} belongs to seat {owner}",
    "double-own": "{lane} is a lane of a double route whose other lane is yours",
    "double-closed": "{lane} is closed: with {players} players only one lane of a double route can be used",
    "country-own": "you hold a lane into {country}: only one into each country",
    "trains-short": "{lane} needs {length} trains, {trains} are left",
    "one-colour": "a payment has one colour, not {colours}",
    "wrong-colour": "{lane} is {colour}: {card} can't pay for it",
    "no-locomotives": "locomotives stand in only on ferries and in tunnels, not on {lane}",
    "needs-locomotives": "{lane} needs {symbols} {symbols:locomotives}",
    "no-substitutes": "{lane} takes no substitutes",
    "too-many-swaps": "{lane}: substitutes for {most} at most, not {swaps}",
    "wrong-count": "{lane} needs {length} {length:cards}, not {paid}",
}

_WORDS = {
    "cards": ("card", "cards"),
    "cards_are": ("card is", "cards are"),
    "takes": ("takes", "take"),
    "locomotives": ("locomotive", "locomotives"),
}


class _Counted(int):
    """A number that also chooses a word: `{owed:cards}`. English only; catalogs of other languages do it their way."""

    def __format__(self, word: str) -> str:
        if word in _WORDS:
            return _WORDS[word][0 if self == 1 else 1]
        return super().__format__(word)


class IllegalAction(BranchlineError):
    """An action that can't be done now; nothing has changed. `code` and `details` are for programs, str for people."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        counted = {k: _Counted(v) if type(v) is int else v for k, v in details.items()}
        super().__init__(SENTENCES[code].format(**counted))

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.code, self.details))


def _rebuild(code: str, details: dict[str, object]) -> IllegalAction:
    return IllegalAction(code, **details)
