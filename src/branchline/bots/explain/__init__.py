"""A recorded game looked at decision by decision: what was played, and what a bot would have played and why."""

from branchline.bots.explain.analysis_summary import Summary, summaries
from branchline.bots.explain.decisions import Decision, decisions

__all__ = ["Decision", "Summary", "decisions", "summaries"]
