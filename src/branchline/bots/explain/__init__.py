"""Explanations and game analysis: for each decision of a record, what was played, what a bot would play, and why."""

from branchline.bots.explain.analysis_summary import Summary, summaries
from branchline.bots.explain.decisions import Decision, decisions

__all__ = ["Decision", "Summary", "decisions", "summaries"]
