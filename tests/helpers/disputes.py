"""Thirty disputes as people have them at the table, told by somebody who knew the rules and not the index of questions.

Half of them are in Swedish, half in English; four are about house rules.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

_BOOK: Mapping[str, Any] = MappingProxyType({})


class Dispute(NamedTuple):
    """What is asked, and how it is settled."""

    lang: str
    game: str
    players: int
    told: str
    """The dispute as it is told."""
    typed: str
    """What of it one types who types little."""
    question: str
    """The question of the index that settles it."""
    code: str
    """What the rules answer."""
    options: Mapping[str, Any] = _BOOK


DISPUTES: Sequence[Dispute] = (
    Dispute(
        "sv",
        "tolva",
        4,
        "Jag har ruter men vill hellre trumfa. Får jag?",
        "trumfa fast man har färgen",
        "trick-trump-instead",
        "no",
    ),
    Dispute(
        "en",
        "tolva",
        4,
        "I'm void and only have the six of trumps, and somebody has trumped with the ten. Must I waste it?",
        "trump cannot win",
        "trick-undertrump",
        "yes",
    ),
    Dispute("sv", "tolva", 4, "Vi står på tio. Får jag sätta trumf?", "trumf på tio poäng", "meld-at-ten", "no"),
    Dispute("en", "tolva", 4, "We counted and it's sixty all. Who gets the point?", "sixty each", "tolva-tied", "yes"),
    Dispute(
        "sv",
        "tolva",
        4,
        "Jag tog sticket och har två kort kvar, kung och dam i klöver. Får jag mäla?",
        "två kort kvar",
        "meld-two-left",
        "no",
    ),
    Dispute(
        "en",
        "tolva",
        4,
        "I'm first to lead and hold king and queen. Can I meld straight away?",
        "meld before first lead",
        "meld-first",
        "no",
    ),
    Dispute(
        "sv",
        "tolva",
        4,
        "Spader begärdes, nån har trumfat. Måste jag ändå sticka över med spaderesset?",
        "redan trumfat",
        "trick-trumped",
        "yes",
    ),
    Dispute(
        "en",
        "tolva",
        4,
        "We've got six points. May we call half gubbe?",
        "half gubbe six points",
        "tolva-half-six",
        "no",
    ),
    Dispute(
        "sv",
        "bondtolva",
        2,
        "Vi är två och det är första sticket. Måste jag följa färg?",
        "följa färg i början",
        "bond-phase-follow",
        "yes",
    ),
    Dispute("en", "bondtolva", 2, "Four matadors each. Who wins vinsten?", "same number of matadors", "bond-eyes", "1"),
    Dispute(
        "sv",
        "bondtolva",
        2,
        "Talongen är slut, jag fick kung och dam i sista draget. Får jag mäla?",
        "mäla när talongen är slut",
        "bond-stock-gone",
        "no",
    ),
    Dispute(
        "en",
        "bondtolva",
        4,
        "Partner melded the suit I asked for, it was tjog. What do I have to lead?",
        "lead after asking",
        "bond-lead-suit-asked",
        "no",
    ),
    Dispute(
        "en",
        "bondtolva",
        2,
        "A second pair this deal: two points again?",
        "second meld points",
        "meld-second-worth",
        "1",
    ),
    Dispute(
        "en",
        "bondtolva",
        2,
        "We have eleven, I meld a tjog with cards still in hand. Is that the match?",
        "win by melding at eleven",
        "bond-meld-wins",
        "yes",
    ),
    Dispute(
        "sv",
        "bondtolva",
        2,
        "Vi fick tretton. Har vi vunnit?",
        "över tolv",
        "bond-past-twelve",
        "yes",
        {"scoring": "exact-12"},
    ),
    Dispute("sv", "tolp", 4, "Jag kan lägga men vill vänta. Måste jag?", "måste man lägga", "tolp-pass-able", "yes"),
    Dispute(
        "en",
        "tolp",
        4,
        "Two fives lie there. Does a single king beat them?",
        "single on a pair",
        "tolp-single-on-pair",
        "no",
    ),
    Dispute("sv", "tolp", 4, "Vem börjar rundan?", "vem börjar", "tolp-start-king", "no"),
    Dispute(
        "en",
        "tolp",
        4,
        "Anna went out on her last card. Who leads now?",
        "lead after somebody went out",
        "tolp-goes-out",
        "1",
    ),
    Dispute(
        "sv",
        "tolp",
        5,
        "Vi är fem. Hur många kort lämnar tölpen?",
        "hur många kort byter man fem spelare",
        "tolp-how-many",
        "2-1",
    ),
    Dispute("en", "tolp", 4, "A nine lies there, I want to lay another nine. OK?", "same rank", "tolp-same-rank", "no"),
    Dispute(
        "sv",
        "tolp",
        4,
        "Jag passade förut i högen. Får jag lägga nu?",
        "passat",
        "tolp-again",
        "no",
        {"passing": "out"},
    ),
    Dispute(
        "en",
        "tolp",
        4,
        "I have three sevens and a two, is that a revolution?",
        "revolution with flying card",
        "tolp-three-and-joker",
        "no",
        {"revolution": True, "jokers": 2},
    ),
    Dispute(
        "sv",
        "trettioett",
        4,
        "Två har arton och är lägst. Förlorar båda?",
        "två lika lägst",
        "thirtyone-two-lowest",
        "1-1-0",
    ),
    Dispute(
        "en",
        "trettioett",
        4,
        "Three aces, three suits: eleven or thirty-one?",
        "three aces",
        "thirtyone-three-aces",
        "yes",
    ),
    Dispute(
        "sv",
        "trettioett",
        4,
        "Jag tog klöver kung från högen. Får jag lägga tillbaka den?",
        "lägga tillbaka kortet",
        "thirtyone-throw-taken",
        "no",
    ),
    Dispute(
        "en",
        "trettioett",
        4,
        "I knocked, then he showed 31. Do I lose a life though I'd knocked?",
        "knocked and somebody has 31",
        "thirtyone-31",
        "0-1-1",
    ),
    Dispute(
        "sv", "trettioett", 4, "Talongen tog slut och ingen har knackat.", "talongen slut", "thirtyone-stock-out", "1-0"
    ),
    Dispute(
        "en",
        "trettioett",
        4,
        "I've drawn already. Too late to knock?",
        "knock after drawing",
        "thirtyone-after-draw",
        "no",
    ),
    Dispute(
        "sv",
        "trettioett",
        4,
        "Jag knackade och blev ensam lägst. Hur många liv?",
        "knackade lägst",
        "thirtyone-lowest",
        "2-0",
        {"knocker": "double"},
    ),
)
