"""Sentences in every language: what happened, what may be done, why not, and by which rules.

Everything that speaks to players holds codes with plain data; the words stand in the Fluent catalogs of this folder.
"""

from branchline.texts.languages import LANGUAGES
from branchline.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts"]
