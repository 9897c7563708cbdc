"""Generated files that are committed: written if they are out of date, or only compared."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path


def asked_only_to_check(doc: str | None) -> bool:
    """The command line of a tool that makes such files."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the files are what they should be")
    return bool(parser.parse_args().check)


def bring_up_to_date(texts: Mapping[Path, str], *, only_check: bool) -> list[Path]:
    """Write what is old, unless it is only to be said; returns what was."""
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in () if only_check else stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], encoding="utf-8")
    print(", ".join(path.name for path in stale) or "nothing", "to be written" if only_check else "written")
    return stale


def write_or_check(doc: str | None, texts: Mapping[Path, str]) -> int:
    """All that most of these tools do; returns how they end."""
    only_check = asked_only_to_check(doc)
    stale = bring_up_to_date(texts, only_check=only_check)
    return 1 if stale and only_check else 0
