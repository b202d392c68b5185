"""Every case that the rules can name and everything that can happen, with facts as the engine gives them.

The texts are tested on these examples, and `tests/texts/test_spoken.py` holds the examples against what real deals say.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tolva_teach.games.base import Decision, Happening, play
from tolva_teach.texts import Speaker, happening, reason
from tolva_teach.verdicts import Verdict

GOLDEN = Path(__file__).parent.parent / "texts" / "golden"
"""Every sentence in every voice, a file a language; `python tests/texts/regenerate.py` writes them anew."""

NAMES = ("Anna", "Lars", "Bo", "Eva")

VOICES = ("you", "partner", "named", "quoted")
"""Spoken to the seat itself, to its partner, about seats with names, about seats by the record's numbers."""


def speaker(lang: str, voice: str, seat: int = 0) -> Speaker:
    """Who speaks in this voice of something that this seat does."""
    return {
        "you": Speaker(lang, you=seat),
        "partner": Speaker(lang, you=(seat + 2) % 4),
        "named": Speaker(lang, names=NAMES),
        "quoted": Speaker(lang, quoting=True),
    }[voice]


class Case(NamedTuple):
    """A verdict that a decision gets."""

    verdict: Verdict
    decision: Decision


def _case(rule: str, case: str, decision: Decision, **facts: Any) -> Case:
    return Case(Verdict(False, rule, case, facts), decision)


_PLAY = play(0, "HQ")
_MELD = Decision(0, "meld", ("H",))
_ASK = Decision(0, "ask")
_HALF = Decision(0, "half")
_WHOLE = Decision(0, "whole")


def _trick(rule: str, case: str, winning: str, must: str | None, trump: str | None = "S", winner: int = 1) -> Case:
    """Hearts are led."""
    facts: dict[str, Any] = {"led": "H", "trump": trump, "winning": winning, "winner": winner}
    if must is not None:
        facts["must"] = frozenset(must.split())
    return _case(rule, case, _PLAY, **facts)


CASES: tuple[Case, ...] = (
    _case("trick.lead", "any", _PLAY),
    _trick("trick.follow", "holds-led", "H9", "H10 H6"),
    _trick("trick.follow", "follows", "HA", "HK H7"),
    _trick("trick.follow", "follows", "HA", "H7"),
    _trick("trick.follow", "trumped", "S7", "HA H7"),
    _trick("trick.follow", "trumped", "S7", "H7"),
    _trick("trick.trump", "holds-trump", "H9", "S9"),
    _trick("trick.trump", "undertrumps", "S10", "S9 S7"),
    _trick("trick.trump", "undertrumps", "S10", "S9"),
    *(
        _trick("trick.overtake", case, winning, must, winner=winner)
        for case, winning, *musts in (
            ("must-beat", "HK", "HA H10", "H10"),
            ("must-overtrump", "S8", "SA SJ", "SJ"),
            ("beats", "HK", "HA H10", "H10"),
            ("trumps", "HK", "SA S6", "S6"),
            ("overtrumps", "S8", "SA SJ", "SJ"),
        )
        for must in musts
        for winner in (1, 2)
    ),
    _trick("trick.discard", "no-trump-set", "H9", None, trump=None),
    _trick("trick.discard", "void-both", "H9", None),
    _trick("trick.discard", "void-both", "H9", None, trump="H"),
    _case("tolva.meld", "holds-pair", _MELD, suit="H", meld="trump", points=2),
    *(_case("tolva.meld", "holds-pair", _MELD, suit="H", meld=name, points=1) for name in ("tjog", "viv", "mal")),
    _case("tolva.meld", "trick-under-way", _MELD, suit="H"),
    _case("tolva.meld", "no-trick-taken", _MELD, suit="H"),
    _case("tolva.meld", "pair-not-held", _MELD, suit="H", cards=("HK",)),
    _case("tolva.meld", "pair-not-held", _MELD, suit="H", cards=("HK", "HQ")),
    _case("tolva.meld.three", "too-few-cards", _MELD, count=1),
    _case("tolva.meld.three", "too-few-cards", _MELD, count=2),
    _case("tolva.meld.one", "one-an-occasion", _MELD, suit="H"),
    _case("tolva.meld.one", "melded-before", _MELD, suit="H"),
    _case("tolva.score.no-meld-out", "sets-trump", _MELD, suit="H", score=10, points=2),
    _case("tolva.score.no-meld-out", "later-meld", _MELD, suit="H", score=11, points=1),
    _case("tolva.ask", "may-ask", _ASK, partner=2),
    _case("tolva.ask", "may-decline", Decision(0, "no"), asker=2),
    _case("tolva.ask", "asker-melds", _MELD, suit="H"),
    _case("tolva.ask", "gubbe-running", _ASK, announcer=1),
    _case("tolva.ask", "gubbe-running", _ASK, announcer=0),
    _case("tolva.ask", "trick-under-way", _ASK),
    _case("tolva.ask", "no-trick-taken", _ASK),
    _case("tolva.ask", "asked-before", _ASK),
    _case("tolva.ask", "melded-already", _ASK),
    _case("tolva.ask", "too-few-cards", _ASK, count=1),
    _case("tolva.ask", "too-few-cards", _ASK, count=2),
    _case("tolva.ask", "score-bars", _ASK, score=10, points=2),
    _case("tolva.ask", "score-bars", _ASK, score=11, points=1),
    _case("tolva.half", "may-announce", _HALF, first=0),
    _case("tolva.half", "trick-under-way", _HALF),
    _case("tolva.half", "been-in-before", _HALF),
    _case("tolva.half", "too-few-tricks", _HALF, count=5),
    _case("tolva.half.trumpless", "trump-set", _HALF, trump="H"),
    _case("tolva.half.trumpless", "no-melds", _MELD, announcer=1, suit="H"),
    _case("tolva.half.trumpless", "no-melds", _MELD, announcer=0, suit="H"),
    _case("tolva.half.limit", "score-too-high", _HALF, score=6, points=5),
    _case("tolva.whole", "may-announce", _WHOLE, first=0),
    _case("tolva.whole", "trick-under-way", _WHOLE),
    _case("tolva.whole", "trump-set", _WHOLE, trump="H"),
    _case("tolva.whole", "was-forehand", _WHOLE),
    _case("tolva.whole", "too-late", _WHOLE),
    _case("tolva.whole", "no-melds", _MELD, announcer=1, suit="H"),
    _case("tolva.whole", "no-melds", _MELD, announcer=0, suit="H"),
    *(
        _case("tolva.gubbe.one", f"{verb}-running", _HALF, announcer=announcer)
        for verb in ("half", "whole")
        for announcer in (1, 0)
    ),
    _case("turn.order", "not-yours", _PLAY),
    _case("turn.order", "deal-over", _PLAY),
    _case("turn.order", "no-such-seat", _PLAY, count=4),
    _case("turn.verb", "another-game", Decision(0, "knock")),
    _case("turn.verb", "answer-due", _PLAY, asker=2),
    _case("turn.verb", "nothing-asked", Decision(0, "no")),
    _case("card.not-held", "not-in-hand", _PLAY),
)
"""Every verdict in the games so far, with an example of each form that its sentence can take."""

HAPPENINGS: tuple[Happening, ...] = (
    Happening("shuffled", "tolva.deck", {"count": 36, "card_points": 120}),
    Happening("dealt", "tolva.deal", {"dealer": 0, "count": 9}),
    Happening("leads", "tolva.forehand", {"leader": 0}),
    *(
        Happening("played", f"trick.{rule}", {"seat": 0, "card": "H9"})
        for rule in ("lead", "follow", "trump", "overtake", "discard")
    ),
    Happening("trick-taken", "trick.winner", {"taker": 0, "card": "HA", "count": 3, "card_points": 0}),
    Happening("trick-taken", "trick.winner", {"taker": 0, "card": "HA", "count": 3, "card_points": 25}),
    *(
        Happening("called", "tolva.names", {"seat": 0, "suit": "H", "meld": meld})
        for meld in ("trump", "tjog", "viv", "mal")
    ),
    Happening("trump-set", "tolva.trump", {"suit": "H"}),
    Happening("shown", "tolva.meld.show", {"seat": 0, "cards": ("HK", "HQ")}),
    Happening("meld-scored", "tolva.score.meld", {"party": 0, "points": 2, "score": 4}),
    Happening("meld-scored", "tolva.score.meld", {"party": 0, "points": 1, "score": 5}),
    Happening("asked", "tolva.ask", {"asker": 0, "seat": 2}),
    Happening("declined", "tolva.ask", {"seat": 0, "asker": 2}),
    Happening("announced", "tolva.half", {"announcer": 0}),
    Happening("announced", "tolva.whole", {"announcer": 0}),
    *(
        Happening(kind, rule, {"party": 0, "points": sign * points, "score": 4, "announcer": 0})
        for kind, sign in (("gubbe-made", 1), ("gubbe-failed", -1))
        for rule, points in (("tolva.half.score", 6), ("tolva.whole", 12))
    ),
    Happening("vinsten", "tolva.score.vinsten", {"party": 0, "points": 1, "score": 8, "card_points": 71}),
    Happening("vinsten", "tolva.score.vinsten", {"party": 1, "points": 3, "score": 8, "card_points": 71}),
    Happening("vinsten-tied", "tolva.score.carry", {"card_points": 60, "carry": 2}),
    Happening("sistan", "tolva.score.sistan", {"party": 0, "points": 1, "score": 9}),
    *(
        Happening("marked", "tolva.markers", {"party": 0, "score": score, "cards": cards, "count": count})
        for score, cards, count in ((1, (), 1), (7, ("H5", "H2"), 0), (4, ("H4",), 0))
    ),
    Happening("score-written", "tolva.markers", {"party": 0, "score": -6, "cards": (), "count": 0}),
    Happening("deal-over", "tolva.match", {"scores": (9, 12)}),
    Happening("deal-over", "tolva.match", {"scores": (-6, 5)}),
    Happening("match-won", "tolva.match", {"party": 0, "score": 12}),
    Happening("match-won", "tolva.match", {"party": 1, "score": 12}),
    Happening("match-won", "tolva.score.order", {"party": 0, "score": 12}),
)
"""Everything that can happen in the games so far."""


def sentences(lang: str) -> Iterator[tuple[str, str, str]]:
    """Every case and happening in every voice: what it is, the voice, the sentence."""
    for verdict, decision in CASES:
        for voice in VOICES:
            yield f"{verdict.rule} {verdict.case}", voice, reason(verdict, decision, speaker(lang, voice))
    for happened in HAPPENINGS:
        for voice in VOICES:
            yield f"{happened.kind} {happened.rule}", voice, happening(happened, speaker(lang, voice))


def golden_lines(lang: str) -> list[str]:
    """The lines of the language's golden file."""
    return [" | ".join(line) for line in sentences(lang)]
