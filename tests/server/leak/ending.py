"""When a game is over everything may be seen, by everyone; but not what lets people in."""

from __future__ import annotations

from branchline.game.game import Game
from tests.server.leak.observed_server import NOBODY, STRANGER, ObservedServer
from tests.server.leak.wire_tap import Browser


async def agree_to_end(server: ObservedServer) -> None:
    for seat, taken in enumerate(server.table_state.seats):
        if not taken.resigned:
            assert (await server.do(server.player(seat), "vote", seat=seat, end=True)).status == 200
    assert server.table_state.status == "over"


async def assert_all_is_shown(server: ObservedServer) -> None:
    """To players, strangers and those whom nobody knows: scores, the proof of the deal, the record, all hands."""
    for browser in (server.player(0), server.browsers[STRANGER], server.browsers[NOBODY]):
        table = (await browser.get(server.path)).data["table"]
        assert len(table["scores"]) == server.twins.players
        proof = table["proof"]
        assert proof["secret"] == server.table_state.secret.hex()
        assert proof["nonces"] == [server.nonce(seat) for seat in range(server.twins.players)]
        record = await browser.get(f"{server.path}/record")
        game = Game.replay(record.body.decode())
        played = server.twins.games[server.side]
        assert [game.hand(seat) for seat in range(game.players)] == [played.hand(seat) for seat in range(game.players)]
        await _assert_hands(server, browser, server.version, played)


async def assert_nobody_is_let_in(server: ObservedServer) -> None:
    """The codes of this table, and of the next one, are for those who play."""
    player, stranger = server.player(0), server.browsers[STRANGER]
    assert (await server.do(player, "rematch")).status == 200
    shown = (await player.get(server.path)).data["table"]
    codes = [shown["code"], shown["rematch"]["code"]]
    await stranger.get(server.path)
    for at in (1, server.version - 1, server.version):
        replay = await stranger.get(f"{server.path}/replay?at={at}")
        assert replay.status == 200
        assert all(update["table"].get("yours") is None for update in replay.data["seats"])
    heard = b"\n".join(message for connection in stranger.connections for message in connection)
    assert shown["rematch"]["table"].encode() in heard
    assert not [code for code in codes if code.encode() in heard]


async def _assert_hands(server: ObservedServer, browser: Browser, version: int, game: Game) -> None:
    replay = (await browser.get(f"{server.path}/replay?at={version}")).data["seats"]
    views = [update["table"]["game"] for update in replay]
    for seat, view in enumerate(views):
        assert view.get("hand", {}) == game.hand(seat)
        assert [each["ticket"] for each in view.get("tickets", [])] == game.tickets(seat)
        assert [each["ticket"] for each in view.get("offer", [])] == game.offer(seat)
