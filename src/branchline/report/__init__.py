"""What thousands of games tell about a board: gathered, reckoned up, and drawn on one page.

`gather` plays games of a bot against itself and notes what happened, `summarise` makes numbers of that, `draw_page`
a page of HTML.
"""

from branchline.report.errors import ReportError
from branchline.report.page import draw_page
from branchline.report.play import gather
from branchline.report.summary import Run, Summary, as_json, summarise

__all__ = ["ReportError", "Run", "Summary", "as_json", "draw_page", "gather", "summarise"]
