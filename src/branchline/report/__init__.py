"""Board reports: statistics of thousands of self-play games on one HTML page.

`gather` plays games of a bot against itself and records them, `summarise` computes the statistics, and `draw_page`
renders them as HTML.
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.report.page import draw_page
    from branchline.report.play import ReportError, gather
    from branchline.report.summary import Run, Summary, as_json, summarise

__all__ = ["ReportError", "Run", "Summary", "as_json", "draw_page", "gather", "summarise"]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "page": "draw_page",
        "play": "ReportError gather",
        "summary": "Run Summary as_json summarise",
    },
)
