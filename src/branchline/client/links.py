"""Parser for invitations: finds a table from the code or the link that people send each other."""

from __future__ import annotations

import re
from typing import NamedTuple

from branchline.client.calls import server_of
from branchline.errors import BranchlineError

_CODE = re.compile(r"(?<![0-9A-Za-z])[2-9A-HJ-NP-Z]{6}(?![0-9A-Za-z])")
_ID = re.compile(r"(?<![0-9A-Za-z])[0-9a-hjkmnp-tv-z]{12}(?![0-9A-Za-z])")


class Place(NamedTuple):
    """A code, or a table's id and perhaps its code; from a link also the server."""

    server: str | None
    table: str | None
    code: str | None


def find_place(text: str) -> Place:
    text = text.strip()
    if "://" not in text:
        code = text.upper().replace("-", "").replace(" ", "")
        if not _CODE.fullmatch(code):
            raise BranchlineError(f"a table's code has six letters and digits, as in ABC234; {text!r} is none")
        return Place(None, None, code)
    server = server_of(text)
    rest = text[text.index("://") + 3 :].partition("/")[2]
    tables, codes = _ID.findall(rest), _CODE.findall(rest)
    if not tables and not codes:
        raise BranchlineError(f"{text} leads to no table: its id or its code is missing")
    return Place(server, tables[-1] if tables else None, codes[-1] if codes else None)
