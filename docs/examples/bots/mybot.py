"""A bot as a class: claims the route that brings most, else draws. `branchline bots check ./mybot.py:MyBot`"""

import random


class MyBot:
    def __init__(self, *, board, seed, eager=1):
        self.points = {route.id: board.rules.points[route.length] for route in board.routes}
        self.luck = random.Random(seed)
        self.eager = eager  # a setting: ./mybot.py:MyBot:eager=4

    def choose(self, view):
        claims = [action for action in view.actions if action.startswith("claim ")]
        best = max(claims, key=self.worth, default=None)
        if best is not None and self.worth(best) >= self.eager:
            return best
        if view.legal.draw:
            return "draw"
        return self.luck.choice(view.actions)

    def worth(self, claim):
        return self.points[claim.split()[1]]


def first(view):
    """A bot as a function: the first thing that is legal. `branchline bots check ./mybot.py:first`"""
    return view.actions[0]
