"""Fingerprints of bots: hashes of the code behind a spec, so that an arena notices when a bot has changed.

They cover what determines a bot's play: of a built-in bot, the sources of the bots, the tuned habits and the
weights of networks; of a file, its content and the local modules that it imports; of a program, its file and the files
named as its arguments; of an entry point, its package. They don't cover data that a bot reads on its own.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from branchline import __version__
from branchline.bots.external.players import external_entries
from branchline.bots.interface import BotError
from branchline.bots.players import BOTS, LEVELS
from branchline.bots.spec import parse_spec

LENGTH = 16  # hex digits
_FOLDER = Path(__file__).parent
_OWN = ("*.py", "neural/*", "policy/*", "search/*")  # what makes the built-in bots, within this package


def fingerprint(spec: str) -> str:
    """The fingerprint of a bot; BotError if its file or program does not exist."""
    parsed = parse_spec(LEVELS.get(spec, spec))
    if parsed.file is not None:
        return _hash(_with_local_modules(_existing(spec, parsed.file[0])))
    if parsed.command is not None:
        program = shutil.which(parsed.command[0])
        if program is None:
            raise BotError(f"{spec}: there is no program {parsed.command[0]}")
        named = [Path(word) for word in parsed.command[1:] if os.path.isfile(word)]
        return _hash([Path(program), *(file for path in named for file in _with_local_modules(path))])
    entry = external_entries().get(parsed.name)
    if entry is not None and parsed.name not in BOTS:
        return _hash(_package_files(entry), entry.dist.version if entry.dist else "")
    weights = [_existing(spec, parsed.settings["weights"])] if "weights" in parsed.settings else []
    own = [file for pattern in _OWN for file in _FOLDER.glob(pattern) if file.is_file()]
    return _hash([*own, *weights], __version__)


def _existing(spec: str, path: str) -> Path:
    if not os.path.isfile(path):
        raise BotError(f"{spec}: there is no file {path}")
    return Path(path)


def _hash(files: Iterable[Path], more: str = "") -> str:
    """A hash over the names and contents of files; the folders that they are in don't matter."""
    digest = hashlib.sha256(more.encode())
    for file in sorted({file.resolve() for file in files}):
        try:
            found = file.stat()
            content = _content_hash(file, found.st_mtime_ns, found.st_size)
        except OSError as error:
            raise BotError(f"{file}: can't be read: {error.strerror or error}") from None
        digest.update(f"{file.name} {content}\n".encode())
    return digest.hexdigest()[:LENGTH]


@lru_cache(1024)
def _content_hash(file: Path, changed: int, size: int) -> str:
    """The hash of a file's content, computed once for each modification."""
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def _package_files(entry: EntryPoint) -> Iterator[Path]:
    """The Python files of the top-level package or module of an entry point, found without importing it."""
    found = find_spec(entry.module.partition(".")[0])
    for folder in (found and found.submodule_search_locations) or ():
        yield from (file for file in Path(folder).rglob("*.py"))
    if found is not None and found.origin is not None and not found.submodule_search_locations:
        yield Path(found.origin)


def _with_local_modules(file: Path) -> set[Path]:
    """A file and, if it is Python, the modules and packages beside it that it imports, directly or indirectly."""
    file = file.resolve()
    folder, found, left = file.parent, {file}, [file]
    while left:
        path = left.pop()
        for name in _imported(path, path.stat().st_mtime_ns) if path.suffix == ".py" else ():
            package = folder / name
            local = {folder / f"{name}.py", *(package.rglob("*.py") if package.is_dir() else ())}
            new = {module for module in local if module.is_file()} - found
            found |= new
            left += new
    return found


@lru_cache(1024)
def _imported(file: Path, changed: int) -> frozenset[str]:
    """The top-level names of the modules that a Python file imports; none if it can't be parsed."""
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return frozenset()
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return frozenset(names)
