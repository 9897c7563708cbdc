"""The OpenAPI document is what the server does: fuzzed with right and wrong requests, by a guest and by nobody."""

from __future__ import annotations

import ast
import contextlib
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable

from branchline.server.app.openapi import document
from tests.server.in_process import HOME, InProcessServer, Visitor, playing
from tests.volume import some_of, volume

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy
    from schemathesis import Case

EXAMPLES = volume(1, 6)  # of each operation, right ones and wrong ones


def _operations() -> list[Any]:
    """Schemathesis is imported here: that takes seconds, and every test process imports this file."""
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_dict(document())
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


def _checks() -> list[Any]:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_headers_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    return [
        not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
        response_schema_conformance,
    ]  # fmt: skip


def _send(visitor: Visitor, case: Case[Any]) -> httpx.Response:
    """Sent as it is, but for the cookie: that is the visitor's."""
    found = case.as_transport_kwargs(base_url=HOME)
    more = {name: found[name] for name in ("headers", "params", "json") if found.get(name) is not None}
    if found.get("data") is not None:
        more["content"] = found["data"]
    return visitor.ask(found["method"], found["url"], **more)


@pytest.fixture
def steady_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hypothesis parses sources. Python 3.11 now and then miscounts its depth there, and raises SystemError for it."""
    parse = ast.parse

    def parse_again(*given: Any, **more: Any) -> Any:
        for _ in range(5):
            with contextlib.suppress(SystemError):
                return parse(*given, **more)
        return parse(*given, **more)

    monkeypatch.setattr(ast, "parse", parse_again)


@pytest.mark.usefixtures("steady_parser")
@pytest.mark.parametrize("mode", some_of(("positive", "negative"), ["positive"]))
def test_answers_are_as_the_document_says(local_server: InProcessServer, mode: str) -> None:
    """Whatever is asked for: no trouble, a status that is declared, a body of the declared type."""
    from schemathesis import GenerationMode

    checks = _checks()
    ana, _, running = playing(local_server, public=True)
    ola, _, over = playing(local_server)
    ola.do(over, "resign", seat=0)
    seen: set[int] = set()

    def ask(case: Case[Any]) -> None:
        leaves = case.method == "DELETE"
        for who, table in (
            (local_server.guest() if leaves else ana, running),
            (ola, over),
            (local_server.visitor(), running),
        ):
            if leaves and who is ola:
                continue
            if case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            answer = _send(who, case)
            seen.add(answer.status_code)
            case.validate_response(answer, checks=checks)

    for operation in _operations():
        bounded = settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        cases: SearchStrategy[Case[Any]] = operation.as_strategy(GenerationMode(mode))
        with contextlib.suppress(Unsatisfiable):  # where nothing can be wrong
            seed(1)(bounded(given(cases)(ask)))()
    assert ({200, 401} if mode == "positive" else {400}) <= seen
