"""Default location of the server's data."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_dir

VARIABLE = "BRANCHLINE_DATABASE"


def default_database() -> str:
    """The URL in the environment variable, else a SQLite file in the user's data folder."""
    return os.environ.get(VARIABLE) or f"sqlite:///{default_folder() / 'branchline.db'}"


def default_folder() -> Path:
    """Branchline's folder inside the user's data folder."""
    return Path(user_data_dir("branchline", appauthor=False))
