"""When a game is over everything may be seen, by everyone; but not what lets people in."""

from __future__ import annotations

from branchline.game.game import Game
from tests.server.leak.house import NOBODY, STRANGER, House
from tests.server.leak.wire_tap import Browser


async def agree_to_end(house: House) -> None:
    for seat, taken in enumerate(house.table_state.seats):
        if not taken.resigned:
            assert (await house.do(house.player(seat), "vote", seat=seat, end=True)).status == 200
    assert house.table_state.status == "over"


async def assert_all_is_shown(house: House) -> None:
    """To players, strangers and those whom nobody knows: scores, the proof of the deal, the record, all hands."""
    for browser in (house.player(0), house.browsers[STRANGER], house.browsers[NOBODY]):
        table = (await browser.get(house.path)).data["table"]
        assert len(table["scores"]) == house.twins.players
        proof = table["proof"]
        assert proof["secret"] == house.table_state.secret.hex()
        assert proof["nonces"] == [house.nonce(seat) for seat in range(house.twins.players)]
        record = await browser.get(f"{house.path}/record")
        game = Game.replay(record.body.decode())
        played = house.twins.games[house.side]
        assert [game.hand(seat) for seat in range(game.players)] == [played.hand(seat) for seat in range(game.players)]
        await _assert_hands(house, browser, house.version, played)


async def assert_nobody_is_let_in(house: House) -> None:
    """The codes of this table, and of the next one, are for those who play."""
    player, stranger = house.player(0), house.browsers[STRANGER]
    assert (await house.do(player, "rematch")).status == 200
    shown = (await player.get(house.path)).data["table"]
    codes = [shown["code"], shown["rematch"]["code"]]
    await stranger.get(house.path)
    for at in (1, house.version - 1, house.version):
        replay = await stranger.get(f"{house.path}/replay?at={at}")
        assert replay.status == 200
        assert all(update["table"].get("yours") is None for update in replay.data["seats"])
    heard = b"\n".join(message for connection in stranger.connections for message in connection)
    assert shown["rematch"]["table"].encode() in heard
    assert not [code for code in codes if code.encode() in heard]


async def _assert_hands(house: House, browser: Browser, version: int, game: Game) -> None:
    replay = (await browser.get(f"{house.path}/replay?at={version}")).data["seats"]
    views = [update["table"]["game"] for update in replay]
    for seat, view in enumerate(views):
        assert view.get("hand", {}) == game.hand(seat)
        assert [each["ticket"] for each in view.get("tickets", [])] == game.tickets(seat)
        assert [each["ticket"] for each in view.get("offer", [])] == game.offer(seat)
