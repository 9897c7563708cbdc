"""Where the server keeps things unless told otherwise."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_dir

VARIABLE = "BRANCHLINE_DATABASE"


def default_database() -> str:
    """The database that the environment names; else a file among the user's own data."""
    return os.environ.get(VARIABLE) or f"sqlite:///{default_folder() / 'branchline.db'}"


def default_folder() -> Path:
    """Branchline's own folder among the user's data."""
    return Path(user_data_dir("branchline", appauthor=False))
