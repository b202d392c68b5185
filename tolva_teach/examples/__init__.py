"""Deals worth looking at, played and annotated by hand.

>>> example("en").title
'Two melds, a question and an undertrump'
"""

from pathlib import Path

from tolva_teach.record import Record, read_record
from tolva_teach.texts import check_language

PLAYERS = (
    *("Astrid", "Birger", "Cilla", "David", "Elsa", "Folke", "Greta", "Hugo", "Ingrid", "Johan"),
    *("Karin", "Lars", "Maja", "Nils", "Olga", "Per", "Rut", "Sven", "Tora", "Ulf"),
)
"""Who sits at the tables of examples, by seat: as many as any game takes, in the order of their first letters."""

_FOLDER = Path(__file__).parent


def example(lang: str) -> Record:
    """The annotated deal of Tolva for four; the moves are the same in every language.

    Raises:
        UnknownLanguageError: there is none in this language.
    """
    return read_record((_FOLDER / f"tolva-four.{check_language(lang)}.tolva.json").read_bytes())
