"""Makes a table for Europe, plays against a bot of the server's, and tells the points."""

import random
import sys

from branchline.client import connect

url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8421"

with connect(url, name="Robo") as me:
    table = me.new_table("europe", bots={1: "hard"})
    table.sit(0)
    table.start()
    for turn in table.turns():  # each decision of one's own seats, until the game is over
        claims = [action for action in turn.view.actions if action.startswith("claim ")]
        turn.play(random.choice(claims or turn.view.actions))
    for seat, score in zip(table.view.seats, table.view.scores, strict=True):
        print(seat.name, score.total)
