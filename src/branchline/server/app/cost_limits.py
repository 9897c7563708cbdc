"""ASGI middleware that charges every request, of the page as well as of the API, to its sender's CPU budget.

A request whose sender is over budget waits; if the debt is too large, it gets 429 with Retry-After.
"""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from branchline.server.base import RequestRefused
from branchline.server.base.metering import BASE_MS, Account, Accounts, charged_to
from branchline.server.base.sources import source_at
from branchline.texts.languages import LANGUAGES


class CostLimits:
    def __init__(self, app: ASGIApp, accounts: Accounts) -> None:
        self._app = app
        self._accounts = accounts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        account = self._accounts.of_source(source_at(client[0] if client else "?"))
        account.charge(BASE_MS)
        if scope["type"] == "http":
            await charged_to(account, self._request(account, scope, receive, send))
        else:  # its messages take turns, each by itself
            await charged_to(account, self._socket(scope, receive, send))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def _request(self, account: Account, scope: Scope, receive: Receive, send: Send) -> None:
        entered = False

        async def sending(message: Message) -> None:
            account.leave()  # a client that doesn't read its answer keeps nobody else waiting
            await send(message)

        try:
            async with account.turn():
                entered = True
                await self._app(scope, receive, sending)
        except RequestRefused as refused:
            if entered:
                raise
            await _too_many(refused, scope)(scope, receive, send)


def _too_many(refused: RequestRefused, scope: Scope) -> JSONResponse:
    from branchline.texts import Texts  # imported when it is needed, because the page is served before the rest loads

    accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")
    text = Texts(accepted_language(accepted)).refusal(refused)
    refusal = {"type": "refused", "code": refused.code, "text": text}
    return JSONResponse(refusal, 429, {"Cache-Control": "no-store", "Retry-After": str(refused.retry_after)})


def accepted_language(header: str) -> str:
    """The first language of an `Accept-Language` header that we support."""
    for part in header.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
