"""The documentation agrees with the code: every file, link, module and name that a page mentions exists."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "branchline"
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")} - {ROOT / "CHANGELOG.md"})
BASES = (ROOT, PACKAGE, PACKAGE / "server", PACKAGE / "bots", ROOT / "web", ROOT / "web" / "src", ROOT / "docs")

QUOTED = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?:\./)?[\w.-]+(?:/[\w.*-]+)*/?")
SUFFIXES = (".py", ".ts", ".svelte", ".toml", ".ftl", ".md", ".css", ".yml")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
NAME = re.compile(r"(?<![\w.])branchline(?:\.\w+)+")

# Files that a page tells its readers to write.
EXAMPLES = re.compile(r"(texts|docs)/de/|BoardsScreen\.svelte")


def _page(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _files_named(text: str) -> set[str]:
    """Quoted words that look like files or folders of the project."""
    found = {match for match in QUOTED.findall(FENCED.sub("", text)) if FILE.fullmatch(match)}
    return {name for name in found if ("/" in name and name.endswith(SUFFIXES)) and not EXAMPLES.search(name)}


def _exists(name: str, page: Path) -> bool:
    return any(any(base.glob(name.rstrip("/"))) for base in (page.parent, *BASES) if not name.startswith(".."))


@pytest.mark.parametrize("page", PAGES, ids=_page)
def test_files_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert {name for name in _files_named(text) if not _exists(name, page)} == set()


@pytest.mark.parametrize("page", PAGES, ids=_page)
def test_links_lead_somewhere(page: Path) -> None:
    links = {link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link}
    assert {link for link in links if not (page.parent / link).exists()} == set()


@pytest.mark.parametrize("page", PAGES, ids=_page)
def test_names_that_a_page_mentions_exist(page: Path) -> None:
    quoted = " ".join(QUOTED.findall(page.read_text(encoding="utf-8")))
    names = {name for name in NAME.findall(quoted) if not re.search(r"\.(db|toml|py|bots)$", name)}
    assert {name for name in names if not _is_importable(name)} == set()


def _is_importable(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    module, _, last = name.rpartition(".")
    if not module:
        return find_spec(name) is not None
    try:
        return find_spec(name) is not None or hasattr(import_module(module), last)
    except ModuleNotFoundError:
        return _is_importable(module) and hasattr(import_module(module.rpartition(".")[0]), module.rpartition(".")[2])


@pytest.mark.parametrize("page", PAGES, ids=_page)
def test_tests_that_a_page_names_exist(page: Path) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page.read_text(encoding="utf-8"))
    missing = [f"{file}::{name}" for file, name in named if not _has_test(ROOT / file, name)]
    assert missing == []


def _has_test(file: Path, name: str) -> bool:
    return file.exists() and f"def {name}(" in file.read_text(encoding="utf-8")


def test_the_table_of_packages_is_complete() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\| `(\w+)/` \|", text, re.MULTILINE)) == _folders(PACKAGE)
    assert sorted(re.findall(r"^\| `server/(\w+)/` \|", text, re.MULTILINE)) == _folders(PACKAGE / "server")


def _folders(parent: Path) -> list[str]:
    """Folders with something in them: an older checkout may have left bytecode behind."""
    folders = [path for path in parent.iterdir() if path.is_dir() and path.name != "__pycache__"]
    return sorted(path.name for path in folders if any(each.name != "__pycache__" for each in path.iterdir()))


def test_the_readme_lists_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## More")[2]
    listed = set(re.findall(r"\]\((docs/[\w-]+\.md)\)", text))
    assert {page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").glob("*.md")} == listed


@pytest.mark.parametrize("page", PAGES, ids=_page)
def test_no_table_is_cut_in_two(page: Path) -> None:
    """A row of a table stands under its head: a blank line in between would end the table."""
    lines = FENCED.sub(lambda match: "\n" * match[0].count("\n"), page.read_text(encoding="utf-8")).splitlines()
    starts = [
        at for at, line in enumerate(lines) if line.startswith("|") and (not at or not lines[at - 1].startswith("|"))
    ]
    assert [
        lines[at] for at in starts if at + 1 == len(lines) or not re.fullmatch(r"\|[\s:|-]+\|", lines[at + 1])
    ] == []
