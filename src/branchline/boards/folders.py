"""Where board files are: the built-in boards in this package, and the user's own boards in the user's data folder.

`find_board` finds a board of the user's own by its id and digest, for records and saved games: they name their board,
but not its file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from branchline.boards import limits

BUILTIN = Path(__file__).parent


def builtin_boards() -> list[str]:
    """Return the ids of the boards that come with the package, in alphabetical order."""
    return list(_builtin())


@cache
def _builtin() -> tuple[str, ...]:
    return tuple(path.stem for path in board_files(BUILTIN))


def is_builtin(path: Path) -> bool:
    """Return whether a file is that of a built-in board."""
    return path.resolve().parent == BUILTIN.resolve()


def own_boards() -> Path:
    """Return the folder for the user's own boards. It need not exist."""
    from platformdirs import user_data_dir  # imported here, because few commands need it

    return Path(user_data_dir("branchline", appauthor=False), "boards")


def played_boards() -> Path:
    """Return the folder with copies of the boards of saved games, which outlive changes of their files."""
    return own_boards().with_name("played-boards")


def board_files(folder: Path) -> list[Path]:
    """Return the board files in a folder, sorted by name; files such as `europe.layout.toml` are not boards."""
    try:
        found = [path for path in folder.glob("*.toml") if "." not in path.stem and path.is_file()]
    except OSError:
        return []
    return sorted(found, key=lambda path: path.name)


def candidates(id: str, digest: str, folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the files that may hold a board, those named after it first; files that are too large are left out."""
    likely = (f"{id}-{digest}", id)
    for folder in folders:
        for path in sorted(board_files(folder), key=lambda path: path.stem not in likely):
            if path.stat().st_size <= limits.FILE_SIZE:
                yield path
