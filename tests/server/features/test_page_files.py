"""The page's built files, as the server sends them."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from branchline.server.app import pages
from branchline.server.app.documents import FOR_GOOD

FILES = {
    "index.html": b"<!doctype html><title>page</title>" + b" " * 500,
    "sw.js": b"self",
    "manifest.webmanifest": b"{}",
    "assets/index-Ab_1-x.js": b"let words = 'words words words words words words words words words';" * 20,
    "assets/cabin-D3.woff2": b"wOF2" + b"a" * 300,
    "icons/icon-192.png": b"png",
    ".secret.txt": b"no",
}


@dataclass
class Client:
    loop: asyncio.Runner
    app: Starlette

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://here.test") as http:
                return await http.request(method, path, headers=headers)

        return self.loop.run(ask())


@pytest.fixture
def client(tmp_path: Path, loop: asyncio.Runner) -> Client:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return Client(loop, Starlette(routes=list(pages.page_routes(tmp_path))))


def test_files_are_kept_as_their_names_allow(client: Client) -> None:
    for name, content in FILES.items():
        answer = client.get(f"/{name}")
        if name.startswith("."):
            assert answer.status_code == 404
            continue
        assert answer.content == content
        assert answer.headers["cache-control"] == (FOR_GOOD if name.startswith("assets/") else "no-cache")
        again = client.get(f"/{name}", **{"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    types = [client.get(f"/{name}").headers["content-type"].split(";")[0] for name in FILES if name[0] != "."]
    script = "text/javascript"
    assert types == ["text/html", script, "application/manifest+json", script, "font/woff2", "image/png"]


def test_what_is_asked_for_never_reaches_the_file_system(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, stat = list[str](), Path.stat

    def noting(path: Path, **more: bool) -> os.stat_result:
        asked.append(str(path))
        return stat(path, **more)

    monkeypatch.setattr(Path, "stat", noting)
    for path in ("/theirs.js", f"/assets/theirs{'a' * 60_000}.js", "/assets/theirs/..%2f..%2ftheirs.txt"):
        assert client.get(path).status_code == 404
    assert client.get("/sw.js").content == FILES["sw.js"]
    assert asked
    assert not [path for path in asked if "theirs" in path]


def test_a_page_that_is_built_anew_is_served_and_one_that_is_gone_is_not(client: Client, tmp_path: Path) -> None:
    client.get("/sw.js")
    (tmp_path / "new.js").write_bytes(b"new")
    (tmp_path / "sw.js").unlink()
    assert client.get("/sw.js").status_code == 404
    os.utime(tmp_path / "index.html", (1.0, 1.0))
    assert client.get("/new.js").content == b"new"
    (tmp_path / "index.html").unlink()
    assert client.get("/").status_code == 404


def test_texts_are_packed_and_nothing_else(client: Client) -> None:
    packed = {name for name in FILES if client.get(f"/{name}").headers.get("content-encoding") == "gzip"}
    assert packed == {"index.html", "assets/index-Ab_1-x.js"}


@pytest.mark.parametrize("path", ["/", "/new", "/table/abc123", "/table/abc123/replay?at=12", "/code/ABC234", "/żółw"])
def test_addresses_of_its_own_give_the_page(client: Client, path: str) -> None:
    assert client.get(path).content == FILES["index.html"]
    assert client.get(path, "HEAD").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/old-1.js",
        "/assets/",
        "/assets",
        "/robots.txt",
        "/api",
        "/a.b/c",
        "/..%2findex.html",
        "/%00",
        "/x%00.js",
        f"/{'a' * 300}.js",
    ],
)
def test_what_is_not_there(client: Client, path: str) -> None:
    if path in ("/assets", "/%00"):  # no file was asked for
        assert client.get(path).content == FILES["index.html"]
    else:
        assert client.get(path).status_code == 404


def test_a_page_that_is_built_again_is_the_new_one(client: Client, tmp_path: Path) -> None:
    old = client.get("/").headers["etag"]
    (tmp_path / "index.html").write_bytes(b"new")
    assert client.get("/", **{"If-None-Match": old}).content == b"new"
