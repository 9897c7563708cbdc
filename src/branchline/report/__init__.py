"""Board reports: statistics of thousands of self-play games on one HTML page.

`gather` plays games of a bot against itself and records them, `summarise` computes the statistics, and `draw_page`
renders them as HTML.
"""

from branchline.report.errors import ReportError
from branchline.report.page import draw_page
from branchline.report.play import gather
from branchline.report.summary import Run, Summary, as_json, summarise

__all__ = ["ReportError", "Run", "Summary", "as_json", "draw_page", "gather", "summarise"]
