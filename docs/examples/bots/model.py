#!/usr/bin/env python3
"""A stand-in for a language model: reads a prompt, and prints an action on the last line. `prompt:./model.py`"""

import itertools
import re
import sys

prompt = sys.stdin.read()
listed = prompt.rpartition("Legal actions")[2].splitlines()
lines = [line.removeprefix("- ") for line in listed if line.startswith("- ")]


def written_out(line):
    """All actions of a line: one for each choice in braces."""
    parts = [part.strip("{}").split(" | ") for part in re.split(r"(\{.*?\})", line)]
    return ["".join(choice) for choice in itertools.product(*parts)]


actions = [action for line in lines for action in written_out(line)]
claims = [action for action in actions if action.startswith("claim ")]
print("I claim a route if I can, and draw cards otherwise.")
print(max(claims, key=len) if claims else "draw" if "draw" in actions else actions[0])
