"""The Python on the pages of the documentation runs as it stands."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))
EXAMPLES = {path.read_text("utf-8").strip() for path in (ROOT / "docs" / "examples").rglob("*.py")}
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:^(?: {4}.*|[ \t]*)\n)+", re.MULTILINE)
FEWER = {"blocks(2000)": "blocks(4)", "5000": "40", "workers=4": "workers=1"}  # games and processes


def snippets(page: Path) -> list[str]:
    """Blocks of a page that are Python and use the package. Whole programs in docs/examples have tests of their own."""
    text = page.read_text("utf-8")
    found = [(match.start(), match[2]) for match in FENCED.finditer(text) if match[1] == "python"]
    plain = FENCED.sub(lambda match: "\n" * match[0].count("\n"), text)
    found += [(match.start(), re.sub(r"^ {4}", "", match[0], flags=re.MULTILINE)) for match in INDENTED.finditer(plain)]
    return [block for _, block in sorted(found) if _uses_package(block) and block.strip() not in EXAMPLES]


def _uses_package(block: str) -> bool:
    try:
        tree = ast.parse(block)
    except SyntaxError:
        return False
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return any((node.module or "").partition(".")[0] == "branchline" for node in imports)


WITH_SNIPPETS = [page for page in PAGES if snippets(page)]


def test_pages_with_snippets_are_found() -> None:
    names = {page.stem for page in WITH_SNIPPETS}
    assert {"analysis", "arena", "drawing", "report"} <= names


@pytest.mark.parametrize("page", WITH_SNIPPETS, ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """All snippets of a page are one program: a later one may use the names of an earlier one."""
    program = tmp_path / f"{page.stem}_snippets.py"
    text = "\n".join(snippets(page))
    for many, few in FEWER.items():
        text = text.replace(many, few)
    program.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(program), run_name="__main__")
    assert capfd.readouterr().err == ""
