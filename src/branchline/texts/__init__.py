"""Localization (i18n): turns message codes with plain data into sentences, with Fluent catalogs in this folder.

All other packages pass codes to players' interfaces, never sentences: events, actions, refusals and rules.
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.texts.languages import LANGUAGES
    from branchline.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts"]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "languages": "LANGUAGES",
        "texts": "Texts",
    },
)
