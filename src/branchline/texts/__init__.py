"""Localization (i18n): turns message codes with plain data into sentences, with Fluent catalogs in this folder.

All other packages pass codes to players' interfaces, never sentences: events, actions, refusals and rules.
"""

from branchline.texts.languages import LANGUAGES
from branchline.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts"]
