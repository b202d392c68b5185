"""What is noted of each deal besides its score, for the figures: by the game's kind, as numbers under short names."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from tolva_teach.described import part_of
from tolva_teach.games.base import Deal, Happening
from tolva_teach.games.melding import pair
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.rules.cards import SUITS

Notes: TypeAlias = Mapping[str, int | None]
"""Numbers by name; None where the deal has not answered it."""

AS_SHARES = frozenset(("pairs_dealt", "melds", "vinsten_tied", "revolutions", "thirty_one"))
"""The notes of which one asks in how many deals they are more than none; of the others, how much on average."""

OPENERS: Mapping[str, str] = {"leads": "leader", "starts": "leader", "begins": "seat"}
"""The happenings that say who begins, and the fact that names the seat."""


def first_of(told: Sequence[Happening]) -> int | None:
    """Who led, laid or had a turn first; None where nobody did."""
    return next((its.facts[OPENERS[its.kind]] for its in told if its.kind in OPENERS), None)


def pairs_dealt(deal: TrickDeal) -> int:
    """How many kings and queens of a suit lie with one player, as the cards are dealt."""
    lying = [{*hand, *deal.view(seat).available} for seat, hand in enumerate(deal.hands)]
    return sum(held.issuperset(pair(suit)) for held in lying for suit in SUITS)


def of_tricks(kinds: Counter[str]) -> Notes:
    """Melds, and whether vinsten was tied, where it was counted."""
    counted = kinds["vinsten"] + kinds["vinsten-tied"]
    return {"melds": kinds["meld-scored"], "vinsten_tied": kinds["vinsten-tied"] if counted else None}


def of_rounds(kinds: Counter[str]) -> Notes:
    """How often the order was turned round."""
    return {"revolutions": kinds["revolution"] + kinds["counter-revolution"]}


def of_draws(told: Sequence[Happening], playing: int) -> Notes:
    """In which lap somebody knocked, and whether a 31 was shown."""
    kinds = [its.kind for its in told]
    turns = kinds[: kinds.index("knocked")].count("discarded") if "knocked" in kinds else None
    return {"knock_lap": None if turns is None else 1 + turns // playing, "thirty_one": int("shows-31" in kinds)}


Noting: TypeAlias = Callable[[Sequence[Happening]], Notes]
"""What makes the notes of a deal from all that happened in it."""


def noting(deal: Deal[Any]) -> Noting:
    """What will note a deal that begins now; it looks at the cards as they are dealt."""
    of = part_of(deal.game.name, "notes")
    made: Noting = (lambda told: {}) if of is None else of(deal)
    return made


def noting_tricks(deal: TrickDeal) -> Noting:
    """What notes a deal of a trick game."""
    dealt = pairs_dealt(deal)
    return lambda told: {"pairs_dealt": dealt, **of_tricks(_kinds(told))}


def noting_rounds(deal: TolpDeal) -> Noting:
    """What notes a round of Tölp."""
    revolution = deal.rules.revolution
    return lambda told: of_rounds(_kinds(told)) if revolution else {}


def noting_draws(deal: TrettioettDeal) -> Noting:
    """What notes a deal of Trettioett."""
    playing = len(deal.board.playing)
    return lambda told: of_draws(told, playing)


def _kinds(told: Sequence[Happening]) -> Counter[str]:
    return Counter([its.kind for its in told])
