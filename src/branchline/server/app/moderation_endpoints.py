"""HTTP endpoints of moderation: reports by players, and everything that moderators do.

For everybody else, the paths of moderators are unknown paths (`Endpoint.moderators`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.json import Decoder

from branchline.server import wire
from branchline.server.app.http import ApiRequest, Endpoint, JsonBody, Reply
from branchline.server.base import RequestRefused
from branchline.server.live.hub import forgotten
from branchline.server.people.names import listed_rules, name_key, set_rule
from branchline.server.store import AuditEntry, Line, Person, Store
from branchline.server.store import moderation_statements as statements
from branchline.server.store.rows import StoredReport, StoredSanction
from branchline.server.table.chat import decode_line

LISTED = 50

_lines_decoder = Decoder(tuple[wire.ReportedLine, ...])


# Everybody.


async def _report(ask: ApiRequest, given: wire.Report) -> Reply:
    table = (await ask.services.log.read(ask.path["table"])).row.id
    await ask.services.quotas.check(new=True)
    at = await ask.services.moderation.report(ask.someone, ask.source, table, given, _copied)
    return Reply(wire.Reported(at), 201)


def _copied(lines: Sequence[Line], person: str, chosen: Sequence[int]) -> bytes:
    """Lines of chat as a report keeps them."""
    shown = [(line, decode_line(line)) for line in lines]
    return msgspec.json.encode([
        wire.ReportedLine(said.at, said.name, line.person == person, line.seq in chosen, said.text, said.phrase)
        for line, said in shown
    ])  # fmt: skip


async def _own_sanctions(ask: ApiRequest) -> Reply:
    found = await ask.services.store.read(statements.sanctions_in_force, ask.someone.id, ask.services.clock.now())
    return Reply(
        msgspec.convert(
            {"sanctions": [msgspec.structs.asdict(each) for each in found]}, wire.OwnSanctions, strict=False
        )
    )


async def _reliability(ask: ApiRequest) -> Reply:
    return Reply(await ask.services.moderation.reliability(ask.path["table"]))


# Reports, as moderators see them.


async def _reports(ask: ApiRequest) -> Reply:
    status = ask.query.get("queue", statements.OPEN)
    if status not in (statements.OPEN, statements.HANDLED):
        raise RequestRefused("bad-message", error="queue is open or handled")
    found = await ask.services.store.read(statements.reports, status, LISTED)
    number = await ask.services.store.read(statements.open_reports)
    return Reply(wire.Reports(await _shown_reports(ask.services.store, found), number))


async def _decide(ask: ApiRequest, decision: wire.Decision) -> Reply:
    moderation, moderator = ask.services.moderation, ask.someone
    report = await moderation.open_report(ask.path["report"])
    match decision:
        case wire.Dismissal():
            await moderation.dismiss(moderator, report)
        case wire.Reopening():
            await moderation.reopen(moderator, report)
        case wire.Impose() | wire.Rename():
            await _act(ask, report.person, decision, report.id)
    (shown,) = await _shown_reports(ask.services.store, [await moderation.open_report(report.id)])
    return Reply(shown)


async def _whereabouts(ask: ApiRequest) -> Reply:
    report = await ask.services.moderation.open_report(ask.path["report"])
    return Reply(wire.Whereabouts(await ask.services.moderation.whereabouts(ask.someone, report.person)))


async def _shown_reports(store: Store, reports: Sequence[StoredReport]) -> tuple[wire.ReportView, ...]:
    ids = sorted({id for each in reports for id in (each.person, each.reporter, each.moderator) if id is not None})
    accused = sorted({each.person for each in reports if each.person is not None})
    people = await store.read(statements.people_of, ids)
    counts = await store.read(statements.report_counts, accused)
    by_person = await _sanctions_by_person(store, accused)
    return tuple(_shown_report(each, people, counts, by_person) for each in reports)


def _shown_report(
    report: StoredReport,
    people: dict[str, Person],
    counts: dict[str, int],
    sanctions: dict[str, tuple[wire.Sanction, ...]],
) -> wire.ReportView:
    accused = people.get(report.person or "")
    reporter, moderator = people.get(report.reporter or ""), people.get(report.moderator or "")
    values = msgspec.structs.asdict(report) | {
        "lines": _lines_decoder.decode(report.lines),
        "name": accused.name if accused is not None else None,
        "player": accused.account if accused is not None else None,
        "reporter": reporter.name if reporter is not None else None,
        "reports": counts.get(report.person or "", 1) - 1,
        "sanctions": sanctions.get(report.person or "", ()),
        "moderator": moderator.name if moderator is not None else None,
    }
    return msgspec.convert(values, wire.ReportView)


# People and their sanctions.


async def _find_players(ask: ApiRequest) -> Reply:
    name = ask.query.get("name", "").strip()
    found = await ask.services.store.read(statements.account_by_name, name_key(name), name)
    people = [found] if found is not None and found.account is not None else []
    counts = await ask.services.store.read(statements.report_counts, [person.id for person in people])
    sanctions = await _sanctions_by_person(ask.services.store, [person.id for person in people])
    return Reply(
        wire.PlayersFound(
            tuple(
                wire.ModeratedPlayer(
                    person.account or "", person.name, counts.get(person.id, 0), sanctions.get(person.id, ())
                )
                for person in people
            )
        )
    )


async def _decide_player(ask: ApiRequest, decision: wire.PlayerDecision) -> Reply:
    store, player = ask.services.store, ask.path["player"]
    person = await store.read(statements.person_by_account, player)
    if person is None:
        raise RequestRefused("person-gone")
    await _act(ask, person.id, decision)
    return Reply(wire.Sanctions((await _sanctions_by_person(store, [person.id])).get(person.id, ())))


async def _act(ask: ApiRequest, person: str | None, decision: wire.PlayerDecision, report: str | None = None) -> None:
    moderation, moderator = ask.services.moderation, ask.someone
    if isinstance(decision, wire.Rename):
        await moderation.rename(moderator, person, report)
        return
    done = await moderation.impose(moderator, person, decision.kind, decision.duration, decision.reason, report)
    if done.kind == "ban":  # all workers close the connections of all the person's devices
        for device in await ask.services.store.read(statements.devices_of, done.person):
            await ask.services.bus.publish(forgotten(device))


async def _active(ask: ApiRequest) -> Reply:
    found = await ask.services.store.read(statements.active_sanctions, ask.services.clock.now(), LISTED)
    return Reply(wire.Sanctions(await _shown_sanctions(ask.services.store, found)))


async def _lift(ask: ApiRequest) -> Reply:
    await ask.services.moderation.lift(ask.someone, ask.path["sanction"])
    return Reply(b"", 204)


async def _sanctions_by_person(store: Store, people: Sequence[str]) -> dict[str, tuple[wire.Sanction, ...]]:
    found = await store.read(statements.sanctions_of, people) if people else []
    shown = zip(found, await _shown_sanctions(store, found), strict=True)
    by_person: dict[str, tuple[wire.Sanction, ...]] = {}
    for sanction, view in shown:
        by_person[sanction.person] = (*by_person.get(sanction.person, ()), view)
    return by_person


async def _shown_sanctions(store: Store, found: Iterable[StoredSanction]) -> tuple[wire.Sanction, ...]:
    sanctions = list(found)
    ids = sorted({id for each in sanctions for id in (each.person, each.moderator) if id is not None})
    people = await store.read(statements.people_of, ids) if ids else {}
    views = []
    for each in sanctions:
        person, moderator = people.get(each.person), people.get(each.moderator or "")
        values = msgspec.structs.asdict(each) | {
            "name": person.name if person is not None else "",
            "player": person.account if person is not None else None,
            "moderator": moderator.name if moderator is not None else None,
        }
        views.append(msgspec.convert(values, wire.Sanction))
    return tuple(views)


# Networks.


async def _networks(ask: ApiRequest) -> Reply:
    return Reply(await _banned_networks(ask))


async def _ban_network(ask: ApiRequest, ban: wire.NetworkBan) -> Reply:
    await ask.services.moderation.ban_network(ask.someone, ask.host, ban.network, ban.duration, ban.reason)
    return Reply(await _banned_networks(ask), 201)


async def _lift_network(ask: ApiRequest) -> Reply:
    await ask.services.moderation.lift_network(ask.someone, ask.query.get("network", ""))
    return Reply(b"", 204)


async def _banned_networks(ask: ApiRequest) -> wire.BannedNetworks:
    found = await ask.services.store.read(statements.address_bans, ask.services.clock.now())
    people = await ask.services.store.read(statements.people_of, [ban.moderator for ban in found if ban.moderator])
    return wire.BannedNetworks(
        tuple(
            wire.BannedNetwork(
                ban.network, ban.at, ban.reason, ban.until,
                people[ban.moderator].name if ban.moderator in people else None,
            )
            for ban in found
        )
    )  # fmt: skip


# Rules for names.


async def _names(ask: ApiRequest) -> Reply:
    return Reply(await _rules(ask))


async def _add_name(ask: ApiRequest, rule: wire.NewNameRule) -> Reply:
    await set_rule(ask.services.store, _name_entry(ask), rule.word, rule.kind)
    return Reply(await _rules(ask), 201)


async def _remove_name(ask: ApiRequest) -> Reply:
    await set_rule(ask.services.store, _name_entry(ask), ask.path["word"], None)
    return Reply(b"", 204)


def _name_entry(ask: ApiRequest) -> AuditEntry:
    return AuditEntry(ask.services.clock.now(), "names", actor=ask.someone.id)


async def _rules(ask: ApiRequest) -> wire.NameRuleList:
    found = [{"word": word, "kind": kind} for word, kind in await listed_rules(ask.services.store)]
    return msgspec.convert({"rules": found}, wire.NameRuleList)


MODERATION = (
    Endpoint("POST", "/api/tables/{table}/reports", JsonBody(Decoder(wire.Report), _report),
             "Report somebody to the moderators", wire.Reported, ready=False, status=201),
    Endpoint("GET", "/api/tables/{table}/reliability", _reliability,
             "How often the people at a table play to the end", wire.Reliabilities, ready=False),
    Endpoint("GET", "/api/me/sanctions", _own_sanctions, "What moderators have imposed on me", wire.OwnSanctions,
             ready=False),
    Endpoint("GET", "/api/moderation/reports", _reports, "Moderators: reports", wire.Reports, query=("queue",),
             ready=False, moderators=True),
    Endpoint("POST", "/api/moderation/reports/{report}", JsonBody(Decoder(wire.Decision), _decide),
             "Moderators: decide on a report", wire.ReportView, ready=False, moderators=True),
    Endpoint("GET", "/api/moderation/reports/{report}/network", _whereabouts,
             "Moderators: the network of who is reported", wire.Whereabouts, ready=False, moderators=True),
    Endpoint("GET", "/api/moderation/players", _find_players, "Moderators: somebody with an account, by name",
             wire.PlayersFound, query=("name",), ready=False, moderators=True),
    Endpoint("POST", "/api/moderation/players/{player}", JsonBody(Decoder(wire.PlayerDecision), _decide_player),
             "Moderators: impose something on somebody with an account", wire.Sanctions, ready=False,
             moderators=True),
    Endpoint("GET", "/api/moderation/sanctions", _active, "Moderators: what is in force", wire.Sanctions,
             ready=False, moderators=True),
    Endpoint("DELETE", "/api/moderation/sanctions/{sanction}", _lift, "Moderators: undo a sanction", None,
             ready=False, status=204, moderators=True),
    Endpoint("GET", "/api/moderation/networks", _networks, "Moderators: banned networks", wire.BannedNetworks,
             ready=False, moderators=True),
    Endpoint("POST", "/api/moderation/networks", JsonBody(Decoder(wire.NetworkBan), _ban_network),
             "Moderators: ban a network", wire.BannedNetworks, ready=False, status=201, moderators=True),
    Endpoint("DELETE", "/api/moderation/networks", _lift_network, "Moderators: lift the ban of a network", None,
             query=("network",), ready=False, status=204, moderators=True),
    Endpoint("GET", "/api/moderation/names", _names, "Moderators: reserved names and forbidden words",
             wire.NameRuleList, ready=False, moderators=True),
    Endpoint("POST", "/api/moderation/names", JsonBody(Decoder(wire.NewNameRule), _add_name),
             "Moderators: reserve a name or forbid a word", wire.NameRuleList, ready=False, status=201,
             moderators=True),
    Endpoint("DELETE", "/api/moderation/names/{word}", _remove_name, "Moderators: allow a name or a word", None,
             ready=False, status=204, moderators=True),
)  # fmt: skip
