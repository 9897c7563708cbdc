"""SVG writer: elements as strings, with numbers as short as possible."""

from __future__ import annotations

from xml.sax.saxutils import escape


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element. `class_` becomes `class`, other underscores become hyphens, and None attributes are omitted."""
    attrs = "".join(f' {_name(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None)
    inside = "".join(children)
    return f"<{name}{attrs}>{inside}</{name}>" if inside else f"<{name}{attrs}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    return tag("g", *children, **attributes)


def text(words: str, x: float, y: float, class_: str, **attributes: str | float | None) -> str:
    """A line of text. Unprintable characters become spaces, as XML does not allow many of them."""
    plain = "".join(letter if letter.isprintable() else " " for letter in words)
    return tag("text", escape(plain), class_=class_, x=x, y=y, **attributes)


def use(id: str, class_: str | None = None, **attributes: str | float | None) -> str:
    return tag("use", href=f"#{id}", class_=class_, **attributes)


def number(value: float) -> str:
    """A number with at most two decimals and no trailing zeros."""
    digits = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if digits in ("-0", "") else digits


def at(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """A transform: translate, rotate, scale."""
    turned = f" rotate({number(angle)})" if angle else ""
    enlarged = f" scale({number(scale)})" if scale != 1 else ""
    return f"translate({number(x)} {number(y)}){turned}{enlarged}"


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)
