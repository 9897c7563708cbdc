"""Number formatting by language: decimal mark, signs, percentages and intervals."""

from __future__ import annotations

from branchline.report.estimates import Estimate

DECIMAL_POINT = {"en": "."}  # all other languages use a comma
MINUS = "−"


class Figures:
    """Formats numbers in one language."""

    def __init__(self, language: str) -> None:
        self._point = DECIMAL_POINT.get(language, ",")

    def number(self, value: float, decimals: int = 1) -> str:
        digits = f"{value:.{decimals}f}"
        if not digits.strip("-0."):
            digits = digits.lstrip("-")  # no minus sign before zero
        return digits.replace(".", self._point).replace("-", MINUS)

    def signed(self, value: float, decimals: int = 1) -> str:
        digits = self.number(value, decimals)
        return digits if digits.startswith(MINUS) or not digits.strip("0.,") else f"+{digits}"

    def short(self, value: float) -> str:
        """For axes: no decimals for whole numbers, otherwise one."""
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
