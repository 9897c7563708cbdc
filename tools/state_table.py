"""Write the table of state fields in docs/decisions/state.md, from `STATE_FIELDS`. `--check` only compares.

python -m tools.state_table
"""

from __future__ import annotations

import sys
from pathlib import Path

from branchline.rules.records import STATE_FIELDS
from tools.generated_files import write_or_check

PAGE = Path(__file__).parents[1] / "docs" / "decisions" / "state.md"
BEGIN = "| field | type | who knows | what it is |\n"


def page_with_table() -> str:
    """The page as it should be: the rows after BEGIN, up to the next empty line, are those of the table of fields."""
    before, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest[rest.index("\n\n") :]
    rows = ["|---|---|---|---|"]
    for field in STATE_FIELDS:
        kind = "×".join([*map(str, field.shape), field.type.strip("<")])
        rows.append(f"| `{field.name}` | {kind} | {field.known_by} | {field.meaning} |")
    return before + begin + "\n".join(rows) + after


if __name__ == "__main__":
    sys.exit(write_or_check(__doc__, {PAGE: page_with_table()}))
