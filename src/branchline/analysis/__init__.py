"""A recorded game looked at decision by decision: what was played, and what a bot would have played and why."""

from branchline.analysis.decisions import Decision, decisions
from branchline.analysis.summary import Summary, summaries

__all__ = ["Decision", "Summary", "decisions", "summaries"]
