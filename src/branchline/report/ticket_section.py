"""Report section on tickets: completion, value, and which tickets to keep at the start."""

from __future__ import annotations

from collections.abc import Callable

from branchline.report.cards import ReportContext, axis_percent, section, share_cell
from branchline.report.estimates import Estimate, share, z_for
from branchline.report.plots import Cell, Column, Point, Row, ranked, scatter
from branchline.report.tickets import LEAST_CASES, PairNumbers, TicketNumbers

MOST_PAIRS = 10


def tickets(context: ReportContext) -> str:
    cards = [
        *(_winning(context), _completion(context), _value(context)),
        *(_pairs(context), _number(context), _scattered(context)),
    ]
    return section(context.id("tickets"), context.texts("report-tickets"), cards)


# --- completion and value --------------------------------------------------------------------------------------------


def _completion(context: ReportContext) -> str:
    texts, figures = context.texts, context.figures
    ordered = _ordered(context.summary.tickets, lambda ticket: ticket.completed)
    held = _with_enough_cases(ordered, lambda ticket: ticket.completed)
    found = texts(
        "report-completion-found",
        share=figures.percent(context.summary.holding.completed.mean),
        best=texts.ticket(held[0].id),
        most=figures.percent(held[0].completed.mean),
        worst=texts.ticket(held[-1].id),
        least=figures.percent(held[-1].completed.mean),
    )
    rows = [
        Row(
            _name(context, ticket),
            (
                _share_cell(context, ticket, texts("report-kept"), ticket.kept),
                _share_cell(context, ticket, texts("report-completed"), ticket.completed),
            ),
            faint=ticket.completed.number < LEAST_CASES,
        )
        for ticket in ordered
    ]
    columns = (Column(texts("report-kept"), 0, 1), Column(texts("report-completed"), 0, 1))
    return context.card(
        "completion",
        texts("report-completion"),
        found,
        lambda id: ranked(rows, columns, id),
        note=texts("report-kept-means"),
    )


def _value(context: ReportContext) -> str:
    texts, figures = context.texts, context.figures
    ordered = [
        ticket for ticket in _ordered(context.summary.tickets, lambda ticket: ticket.value) if ticket.value.number
    ]
    sure = _with_enough_cases(ordered, lambda ticket: ticket.value)
    found = texts(
        "report-value-found",
        best=texts.ticket(sure[0].id),
        most=figures.number(sure[0].value.mean),
        worst=texts.ticket(sure[-1].id),
        least=figures.number(sure[-1].value.mean),
    )
    rows = [
        Row(
            _name(context, ticket),
            (
                Cell(
                    ticket.value.mean,
                    figures.number(ticket.value.mean),
                    ticket.value.low,
                    ticket.value.high,
                    f"{texts.ticket(ticket.id)}: {figures.interval(ticket.value)} · {_cases(context, ticket.value)}",
                ),
            ),
            faint=ticket.value.number < LEAST_CASES,
        )
        for ticket in ordered
    ]
    low = min(0.0, *(ticket.value.low for ticket in ordered))
    columns = (Column(texts("report-points"), low, max(ticket.points for ticket in ordered)),)
    return context.card(
        "value",
        texts("report-value"),
        found,
        lambda id: ranked(rows, columns, id),
        note=texts("report-value-means"),
    )


def _scattered(context: ReportContext) -> str:
    texts, figures = context.texts, context.figures
    held = [ticket for ticket in context.summary.tickets if ticket.completed.number]
    by_points = sorted(held, key=lambda ticket: ticket.points)
    half = len(by_points) // 2
    cheap, dear = by_points[:half] or by_points, by_points[half:]
    found = texts(
        "report-scatter-tickets-found", dear=figures.percent(_completed(dear)), cheap=figures.percent(_completed(cheap))
    )
    typical = _completed(held)
    points = [
        Point(
            ticket.points,
            ticket.completed.mean,
            texts.ticket(ticket.id),
            f"{_name(context, ticket)}: {figures.percents(ticket.completed)} · {_cases(context, ticket.completed)}",
            strong=ticket.long,
        )
        for ticket in sorted(held, key=lambda ticket: -abs(ticket.completed.mean - typical))
    ]
    titles = texts("report-printed"), texts("report-completed")
    return context.card(
        "scatter-tickets",
        texts("report-scatter-tickets"),
        found,
        lambda id: scatter(points, titles=titles, formats=(figures.short, axis_percent(context)), named=id, labels=5),
    )


def _completed(tickets: list[TicketNumbers]) -> float:
    """The share of completed tickets over several tickets together."""
    cases = sum(ticket.completed.number for ticket in tickets)
    return sum(ticket.completed.mean * ticket.completed.number for ticket in tickets) / max(cases, 1)


# --- opening tickets -------------------------------------------------------------------------------------------------


def _winning(context: ReportContext) -> str:
    texts, summary = context.texts, context.summary
    kept = [ticket for ticket in _ordered(summary.tickets, lambda ticket: ticket.won) if ticket.won.number]
    rows = [
        Row(
            _name(context, ticket),
            (share_cell(context, texts.ticket(ticket.id), texts("report-victories"), ticket.won, 1),),
            faint=ticket.won.number < LEAST_CASES,
        )
        for ticket in kept
    ]
    columns = (_victories(context, [ticket.won for ticket in kept]),)
    return context.card(
        "opening",
        texts("report-opening"),
        opening_found(context, _with_enough_cases(kept, lambda ticket: ticket.won)),
        lambda id: ranked(rows, columns, id),
        note=texts("report-opening-means"),
    )


def opening_found(context: ReportContext, kept: list[TicketNumbers]) -> str:
    """A sentence about significantly good or bad opening tickets, which are given best first.

    The intervals are widened (Bonferroni) to hold for all tickets at once.
    """
    texts, figures, par = context.texts, context.figures, context.summary.par
    z = z_for(len(kept))
    wide = {ticket.id: share(ticket.won.mean * ticket.won.number, ticket.won.number, z) for ticket in kept}
    better = [ticket for ticket in kept if wide[ticket.id].low > par]
    worse = [ticket for ticket in kept if wide[ticket.id].high < par]
    sentences = []
    if better:
        best, won = texts.ticket(better[0].id), figures.percent(better[0].won.mean)
        sentences.append(texts("report-opening-best", best=best, share=won, par=figures.percent(par)))
    if worse:
        worst, won = texts.ticket(worse[-1].id), figures.percent(worse[-1].won.mean)
        sentences.append(texts("report-opening-worst", worst=worst, share=won, par=figures.percent(par)))
    if not sentences:
        best, won = texts.ticket(kept[0].id), figures.percent(kept[0].won.mean)
        sentences.append(texts("report-opening-none", best=best, share=won, par=figures.percent(par)))
    return " ".join(sentences)


def _pairs(context: ReportContext) -> str:
    texts, figures = context.texts, context.figures
    pairs = context.summary.openings.pairs[:MOST_PAIRS]
    found = texts("report-pairs-none", number=LEAST_CASES)
    if pairs:
        best = texts.listed(texts.ticket(id) for id in pairs[0].ids)
        found = texts(
            "report-pairs-found", best=best, share=figures.percent(pairs[0].won.mean), number=pairs[0].won.number
        )
    columns = (_victories(context, [pair.won for pair in pairs]),)
    rows = [_pair_row(context, pair) for pair in pairs]
    return context.card(
        "pairs",
        texts("report-pairs"),
        found,
        lambda id: ranked(rows, columns, id) if rows else "",
        note=texts("report-pairs-means"),
    )


def _pair_row(context: ReportContext, pair: PairNumbers) -> Row:
    texts = context.texts
    first, second = (texts.ticket(id) for id in pair.ids)
    cell = share_cell(context, f"{first} + {second}", texts("report-victories"), pair.won, 0)
    return Row((first, second), (cell,))


def _number(context: ReportContext) -> str:
    texts, figures, numbers = context.texts, context.figures, context.summary.openings
    usual = max(numbers.kept, key=lambda number: numbers.kept[number].mean)
    best = max(numbers.won, key=lambda number: (numbers.won[number].number >= LEAST_CASES, numbers.won[number].mean))
    found = texts(
        "report-number-found",
        usual=texts("report-number-kept", number=usual),
        share=figures.percent(numbers.kept[usual].mean),
        best=texts("report-number-kept", number=best),
        most=figures.percent(numbers.won[best].mean),
    )
    rows = [
        Row(
            name,
            (
                share_cell(context, name, texts("report-players-share"), numbers.kept[number]),
                share_cell(context, name, texts("report-victories"), numbers.won[number]),
            ),
        )
        for number, name in ((number, texts("report-number-kept", number=number)) for number in numbers.kept)
    ]
    columns = (Column(texts("report-players-share"), 0, 1), _victories(context, [*numbers.won.values()]))
    return context.card("number", texts("report-number"), found, lambda id: ranked(rows, columns, id))


def _victories(context: ReportContext, shares: list[Estimate]) -> Column:
    """A column for shares of victories as dots, with a line at an even share."""
    par = context.summary.par
    low, high = min([par, *(won.low for won in shares)]), max([par, *(won.high for won in shares)])
    return Column(context.texts("report-victories"), max(low - 0.02, 0), min(high + 0.02, 1), bars=False, mark=par)


# --- helpers ---------------------------------------------------------------------------------------------------------


def _ordered(tickets: list[TicketNumbers], by: Callable[[TicketNumbers], Estimate]) -> list[TicketNumbers]:
    """Tickets by descending value; those with too few cases come last."""
    return sorted(tickets, key=lambda ticket: (by(ticket).number < LEAST_CASES, -by(ticket).mean))


def _with_enough_cases(tickets: list[TicketNumbers], by: Callable[[TicketNumbers], Estimate]) -> list[TicketNumbers]:
    """Tickets with enough cases to mention; if there are none, those with any case."""
    enough = [ticket for ticket in tickets if by(ticket).number >= LEAST_CASES]
    return enough or sorted((ticket for ticket in tickets if by(ticket).number), key=lambda ticket: -by(ticket).mean)


def _name(context: ReportContext, ticket: TicketNumbers) -> str:
    return f"{context.texts.ticket(ticket.id)} ({ticket.points})"


def _share_cell(context: ReportContext, ticket: TicketNumbers, what: str, value: Estimate) -> Cell | None:
    return share_cell(context, context.texts.ticket(ticket.id), what, value) if value.number else None


def _cases(context: ReportContext, value: Estimate) -> str:
    return context.texts("report-cases", number=value.number)
