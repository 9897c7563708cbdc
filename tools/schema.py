"""Write the JSON Schema of what goes over a wire: actions, events, views, talk with bots. `--check` only compares.

python tools/schema.py
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from branchline.actions import Action
from branchline.bots.protocol import Answer, Choose, Hello, Over
from branchline.events import Event
from branchline.views import View

FOLDER = Path(__file__).parents[1] / "src" / "branchline" / "schema"
KINDS: dict[str, Any] = {
    "action": Action,
    "event": Event,
    "view": View,
    "bot-message": Hello | Choose | Over,  # what a table says to somebody's bot
    "bot-answer": Answer,
}


def schema_text(kind: Any) -> str:
    schema: dict[str, Any] = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(kind)}
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the files are what they should be")
    only_check = parser.parse_args().check
    stale = []
    for name, kind in KINDS.items():
        path, text = FOLDER / f"{name}.json", schema_text(kind)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
            if not only_check:
                path.write_text(text, encoding="utf-8")
    print(", ".join(stale) or "nothing", "to be written" if only_check else "written")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main())
