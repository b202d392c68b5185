"""Every case that the rules can name and everything that can happen, with facts as the engine gives them.

The texts are tested on these examples, a module for each game or family; what is common to the games stands with Tolva.
`tests/texts/test_spoken*.py` hold the examples against what real deals say.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from helpers.spoken.bond import BOND
from helpers.spoken.tolp import TOLP
from helpers.spoken.tolva import TOLVA
from helpers.spoken.trettioett import TRETTIOETT
from helpers.spoken.two_players import TWO_PLAYERS
from helpers.spoken.voices import Examples

GOLDEN = Path(__file__).parents[2] / "texts" / "golden"
"""Every sentence in every voice, a file a language; `python tests/texts/regenerate.py` writes them anew."""

EXAMPLES: Mapping[str, Examples] = {
    "tolva": TOLVA,
    "two-players": TWO_PLAYERS,
    "bondtolva": BOND,
    "tolp": TOLP,
    "trettioett": TRETTIOETT,
}


def sentences(lang: str) -> Iterator[tuple[str, str, str]]:
    """Every case and happening of every game in every voice: what it is, the voice, the sentence."""
    for examples in EXAMPLES.values():
        yield from examples.sentences(lang)


def golden_lines(lang: str) -> list[str]:
    """The lines of the language's golden file."""
    return [" | ".join(line) for line in sentences(lang)]
