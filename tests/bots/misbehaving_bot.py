"""A bot that plays the first legal action, until it misbehaves. Plain Python, started as a program by tests.

misbehaving_bot.py MODE [FROM [LOG]]: what it does, from which decision on (-1: at the start), and a file for the
numbers of its processes.
"""

import json
import os
import sys
import time

mode, first, log = [*sys.argv[1:], *["good", "3", ""][len(sys.argv) - 1 :]]
decisions = 0


def note(pid: int) -> None:
    if log:
        with open(log, "a") as file:
            file.write(f"{pid}\n")


def misbehave() -> None:
    if mode == "crash":
        raise ValueError("no idea")
    if mode == "exit":
        sys.exit(7)
    if mode == "hang":
        note(os.getpid())
        while True:
            time.sleep(60)
    if mode == "garbage":
        print("hello there", flush=True)
    if mode == "half":
        print('{"action": "dra', flush=True)
    if mode == "nothing":
        print("{}", flush=True)
    if mode == "illegal":
        print(json.dumps({"action": "give red"}), flush=True)
    if mode == "no-index":
        print(json.dumps({"index": 100000}), flush=True)
    if mode == "no-number":
        print(json.dumps({"number": -5}), flush=True)
    if mode == "huge":
        while True:
            os.write(1, b"x" * 10000)
    if mode.startswith("say="):  # what is in a file
        with open(mode[4:], "rb") as file:
            os.write(1, file.read() + b"\n")
    if mode == "twice":
        print('{"index": 0}\n{"index": 0}', flush=True)
    if mode == "says-error":
        print(json.dumps({"error": "out of ideas"}), flush=True)
    if mode == "closes":
        os.close(1)
        time.sleep(600)
    if mode == "forks":  # the child holds the output open, and would live on
        child = os.fork()
        if child == 0:
            note(os.getpid())
            while True:
                time.sleep(60)
        os._exit(3)
    if mode == "loud":
        for _ in range(100):
            os.write(2, b"y" * 10000 + b"\n")
        print('{"index": 0}', flush=True)


note(os.getpid())
if first == "-1":
    misbehave()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"ready": 2}', flush=True)
        decisions = 0
        if mode == "deaf":  # a pipe holds so much, and then no more
            time.sleep(600)
    elif message["type"] == "choose":
        decisions += 1
        if mode != "good" and decisions > int(first):
            misbehave()
        else:
            print('{"index": 0}', flush=True)
