"""Numbers as a language writes them."""

from __future__ import annotations

from branchline.report.estimates import Estimate

DECIMAL_POINT = {"en": "."}  # all others write a comma
MINUS = "−"


class Figures:
    """How one language writes numbers."""

    def __init__(self, language: str) -> None:
        self._point = DECIMAL_POINT.get(language, ",")

    def number(self, value: float, decimals: int = 1) -> str:
        told = f"{value:.{decimals}f}"
        if not told.strip("-0."):
            told = told.lstrip("-")  # no minus before a zero
        return told.replace(".", self._point).replace("-", MINUS)

    def signed(self, value: float, decimals: int = 1) -> str:
        told = self.number(value, decimals)
        return told if told.startswith(MINUS) or not told.strip("0.,") else f"+{told}"

    def short(self, value: float) -> str:
        """As on an axis: no more decimals than it has."""
        return self.number(value, 0 if abs(value - round(value)) < 1e-9 else 1)

    def percent(self, value: float, decimals: int = 1) -> str:
        return f"{self.number(100 * value, decimals)} %"

    def interval(self, estimate: Estimate, decimals: int = 1) -> str:
        """`12.3 (11.0 … 13.6)`."""
        low, high = self.number(estimate.low, decimals), self.number(estimate.high, decimals)
        return f"{self.number(estimate.mean, decimals)} ({low} … {high})"

    def percents(self, estimate: Estimate) -> str:
        low, high = self.number(100 * estimate.low), self.number(100 * estimate.high)
        return f"{self.percent(estimate.mean)} ({low} … {high})"
