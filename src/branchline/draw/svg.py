"""The little of SVG that drawings are made of: elements as text, numbers as short as can be."""

from __future__ import annotations

from xml.sax.saxutils import escape


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element. `class_` is written `class`, other underscores become hyphens; what is None is left out."""
    told = "".join(f' {_name(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None)
    inside = "".join(children)
    return f"<{name}{told}>{inside}</{name}>" if inside else f"<{name}{told}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    return tag("g", *children, **attributes)


def text(words: str, x: float, y: float, class_: str, **attributes: str | float | None) -> str:
    """A line of letters; what can't be printed becomes a blank, as XML has no place for much of it."""
    plain = "".join(letter if letter.isprintable() else " " for letter in words)
    return tag("text", escape(plain), class_=class_, x=x, y=y, **attributes)


def use(id: str, class_: str | None = None, **attributes: str | float | None) -> str:
    return tag("use", href=f"#{id}", class_=class_, **attributes)


def number(value: float) -> str:
    """At most two decimals, no zeros that say nothing."""
    told = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if told in ("-0", "") else told


def at(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """A transform: moved there, turned, enlarged."""
    turned = f" rotate({number(angle)})" if angle else ""
    enlarged = f" scale({number(scale)})" if scale != 1 else ""
    return f"translate({number(x)} {number(y)}){turned}{enlarged}"


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)
