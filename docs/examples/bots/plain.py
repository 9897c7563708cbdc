#!/usr/bin/env python3
"""A bot that needs nothing but Python: claims the longest route it can, else draws. `exec:./plain.py`"""

import json
import random
import sys

length, luck = {}, random.Random()


def choose(actions):
    claims = [action for action in actions if action.startswith("claim ")]
    if claims:
        return max(claims, key=lambda action: length[action.split()[1]])
    return "draw" if "draw" in actions else luck.choice(actions)


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        length = {route["id"]: route["length"] for route in message["board"]["routes"]}
        luck.seed(message["seed"])
        answer = {"ready": 2}
    elif message["type"] == "choose":
        answer = {"action": choose(message["actions"])}
    if answer is not None:
        print(json.dumps(answer), flush=True)
