"""Markup within a sentence: where it stands there, the sentence itself says, language by language."""

from markupsafe import Markup, escape

SLOT = "\ufffc"
"""Is put into the sentence as a fact, and stands there for the markup."""


def put_into(said: str, markup: Markup) -> Markup:
    """The sentence with the markup in place of the slot.

    >>> put_into(f"You chose {SLOT} & won", Markup("<b>SK</b>"))
    Markup('You chose <b>SK</b> &amp; won')
    """
    return escape(said).replace(SLOT, markup)
