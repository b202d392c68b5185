"""What the rules of Bondtolva can name, and what can happen in it, beside the rules of the trick."""

from typing import Any

from helpers.spoken.voices import BOTH, Case, Examples, case_of
from tolva_teach.games.base import Decision, Happening, play

_PLAY = play(0, "HQ")
_MELD = Decision(0, "meld", ("H",))
_ASK = Decision(0, "ask")
_ASK_SUIT = Decision(0, "ask", ("H",))
_NO = Decision(0, "no")
_YES = Decision(0, "yes")
_DRAW = Decision(0, "draw")

_TRUMP: dict[str, Any] = {"meld": "trump", "points": 2}
_TJOG: dict[str, Any] = {"meld": "tjog", "points": 1}
_UNDER_TWELVE: dict[str, Any] = {"party": 0, "score": 9, "total": 11}
_UNDER_ELEVEN: dict[str, Any] = {"party": 0, "score": 10, "least": 11}
_MADE: dict[str, Any] = {"meld": "tjog", "melded": "S"}


def _each(rule: str, cases: str, decision: Decision, **facts: Any) -> tuple[Case, ...]:
    return tuple(case_of(rule, case, decision, **facts) for case in cases.split())


CASES: tuple[Case, ...] = (
    *_each("bond.phase1", "any leads", _PLAY),
    *_each("bond.draw", "due due-first trick-under-way no-trick-taken done-already nothing-left no-stock", _DRAW),
    *(
        case
        for rule in ("bond.meld", "bond.meld.many")
        for case in (
            case_of(rule, "holds-pair", _MELD, suit="H", taker=0, **_TRUMP),
            case_of(rule, "holds-pair", _MELD, suit="H", taker=0, **_TRUMP, **_UNDER_TWELVE),
            case_of(rule, "holds-pair", _MELD, suit="H", taker=0, **_TRUMP, **_UNDER_ELEVEN),
            case_of(rule, "holds-pair", _MELD, suit="H", taker=0, **_TJOG),
            *_each(rule, "trick-under-way no-trick-taken", _MELD, suit="H"),
            case_of(rule, "pair-not-held", _MELD, suit="H", cards=("HK",)),
            case_of(rule, "pair-not-held", _MELD, suit="H", cards=("HK", "HQ")),
            case_of(rule, "pair-not-held", _MELD, suit="H", cards=("HK",), forehand=0),
        )
    ),
    case_of("bond.meld.many", "holds-pair", _MELD, suit="H", **_TRUMP),
    case_of("bond.meld.many", "holds-pair", _MELD, suit="H", **_TRUMP, **_UNDER_TWELVE),
    case_of("bond.meld.many", "holds-pair", _MELD, suit="H", **_TRUMP, **_UNDER_ELEVEN),
    case_of("bond.meld.many", "holds-pair", _MELD, suit="H", **_TJOG),
    *_each("bond.meld", "after-refill stock-gone", _MELD, suit="H"),
    *_each("bond.meld.one", "one-an-occasion melded-before", _MELD, suit="H"),
    case_of("bond.option.forehand-trump", "holds-pair", _MELD, suit="H", **_TRUMP),
    case_of("bond.option.forehand-trump", "holds-pair", _MELD, suit="H", **_TRUMP, **_UNDER_TWELVE),
    case_of("bond.option.one-tjog", "tjog-used", _MELD, suit="H", **_MADE),
    case_of("bond.option.skane", "sets-trump", _MELD, suit="H", party=0, score=10, points=2, total=12),
    case_of("bond.option.skane", "later-meld", _MELD, suit="H", party=0, score=11, points=1, total=12),
    case_of("bond.option.gotland", "from-eleven", _MELD, suit="H", party=0, score=11, least=11),
    case_of("bond.ask", "may-ask", _ASK, **_TRUMP),
    case_of("bond.ask", "may-ask", _ASK, **_TRUMP, **_UNDER_TWELVE),
    case_of("bond.ask", "may-ask", _ASK, **_TRUMP, **_UNDER_ELEVEN),
    case_of("bond.ask", "may-ask", _ASK, **_TJOG),
    *_each("bond.ask", "may-decline must-decline", _NO, asker=2),
    *_each("bond.ask", "asked-before melded-already no-partner no-trick-taken trick-under-way", _ASK, meld="trump"),
    case_of("bond.ask", "asked-before", _ASK, meld="tjog"),
    case_of("bond.ask", "tjog-used", _ASK, **_MADE),
    case_of("bond.ask.barred", "sets-trump", _ASK, party=0, score=10, points=2, total=12),
    case_of("bond.ask.barred", "later-meld", _ASK, party=0, score=11, points=1, total=12),
    case_of("bond.ask.barred", "from-eleven", _ASK, party=0, score=11, least=11),
    case_of("bond.ask.no-meld", "asker-melds", _MELD, suit="H"),
    case_of("bond.ask.suit", "may-ask", _ASK_SUIT, suit="H", card="HQ", **_TRUMP),
    case_of("bond.ask.suit", "may-ask", _ASK_SUIT, suit="H", card="HQ", **_TRUMP, **_UNDER_TWELVE),
    case_of("bond.ask.suit", "may-ask", _ASK_SUIT, suit="H", card="HQ", **_TRUMP, **_UNDER_ELEVEN),
    case_of("bond.ask.suit", "may-ask", _ASK_SUIT, suit="H", card="HQ", **_TJOG),
    case_of("bond.ask.suit", "may-decline", _NO, suit="H", asker=2, card="HQ"),
    case_of("bond.ask.suit", "must-decline", _NO, suit="H", asker=2),
    case_of("bond.ask.suit", "holds-other", _YES, suit="H", asker=2, card="HQ", **_TRUMP),
    case_of("bond.ask.suit", "holds-other", _YES, suit="H", asker=2, card="HQ", **_TRUMP, **_UNDER_TWELVE),
    case_of("bond.ask.suit", "holds-other", _YES, suit="H", asker=2, card="HQ", **_TRUMP, **_UNDER_ELEVEN),
    case_of("bond.ask.suit", "holds-other", _YES, suit="H", asker=2, card="HQ", **_TJOG),
    case_of("bond.ask.suit", "other-not-held", _YES, suit="H", asker=2),
    *_each(
        "bond.ask.suit",
        "general-first holds-both holds-neither melded-already no-partner no-trick-taken second-no trick-under-way",
        _ASK_SUIT,
        suit="H",
        meld="trump",
    ),
    case_of("bond.ask.suit", "general-first", _ASK_SUIT, suit="H", meld="tjog"),
    case_of("bond.ask.suit", "tjog-used", _ASK_SUIT, suit="H", **_MADE),
    *(
        case_of("bond.lead-answer", case, _PLAY, suit="S", must=frozenset(must.split()))
        for case in ("lead-card", "lead-suit", "answer")
        for must in ("SK", "SK SQ")
    ),
    *(
        case_of("bond.lead-answer", "lead-pair", _PLAY, suit="S", must=frozenset(must.split()), by=by)
        for by in ("cannot", "waits")
        for must in ("SK", "SK SQ")
    ),
    case_of(
        "bond.lead-answer",
        "answer",
        _PLAY,
        suit="H",
        must=frozenset({"HK"}),
        led="H",
        trump="S",
        winning="HJ",
        winner=1,
        count=3,
        beating="some",
    ),
    case_of("turn.verb", "suit-answer-due", _PLAY, suit="H", asker=2),
    case_of("turn.verb", "nothing-to-affirm", _YES),
    case_of("turn.verb", "yes-to-general", _YES, asker=2),
)

HAPPENINGS: tuple[Happening, ...] = (
    Happening("shuffled", "bond.deck", {"count": 24, "matadors": 8, "eyes": 40}),
    Happening("shuffled", "bond.option.eyes", {"count": 24, "matadors": 8, "eyes": 40}),
    Happening("dealt", "bond.deal", {"dealer": 0, "count": 6}),
    Happening("dealt", "bond.deal", {"dealer": 0, "count": 6, "stock": 12}),
    Happening("leads", "bond.deck", {"leader": 0}),
    *(Happening(kind, "bond.phase1", {"seat": 0, "card": "H9"}) for kind in ("led", "played")),
    Happening("played", "bond.lead-answer", {"seat": 0, "card": "HK"}),
    Happening("led", "bond.lead-answer", {"seat": 0, "card": "HK"}),
    *(
        Happening(
            "trick-taken",
            "trick.winner",
            {"taker": 0, "card": "HA", "last_card": last, "count": 3, "matadors": matadors, "eyes": 9},
        )
        for last in ("yes", "no")
        for matadors in (0, 1, 2)
    ),
    Happening("drew", "bond.draw", {"seat": 0}),
    Happening("drew", "bond.draw", {"seat": 0, "card": "H9"}),
    Happening("phase-two", "bond.phase2", {"trump": "H"}),
    Happening("phase-two", "bond.phase2", {"trump": None}),
    *(Happening("called", "bond.trump", {"seat": 0, "suit": "H", "meld": meld}) for meld in ("trump", "tjog")),
    Happening("trump-set", "bond.phase2", {"suit": "H"}),
    Happening("trump-set", "bond.trump", {"suit": "H"}),
    Happening("shown", "bond.meld.show", {"seat": 0, "suit": "H"}),
    Happening("shown-by-two", "bond.meld.show", {"seat": 0, "partner": 2, "suit": "H"}),
    Happening("shown-by-two", "bond.meld.show", {"seat": 2, "partner": 0, "suit": "H"}),
    Happening("meld-scored", "bond.score.meld", {"party": 0, "points": 2, "score": 4}),
    Happening("meld-scored", "bond.score.meld", {"party": 0, "points": 1, "score": 5}),
    *(Happening("asked", "bond.ask", {"asker": 0, "seat": 2, "meld": meld}) for meld in ("trump", "tjog")),
    *(
        Happening("asked", "bond.ask.suit", {"asker": 0, "seat": 2, "suit": "H", "meld": meld})
        for meld in ("trump", "tjog")
    ),
    *(Happening("declined", rule, {"seat": 0, "asker": 2}) for rule in ("bond.ask", "bond.ask.suit")),
    *(
        Happening("affirmed", "bond.ask.suit", {"seat": 0, "asker": 2, "suit": "H", "meld": meld})
        for meld in ("trump", "tjog")
    ),
    Happening("must-lead-card", "bond.lead-answer", {"seat": 0, "suit": "H", "card": "HQ"}),
    *(Happening(kind, "bond.lead-answer", {"seat": 0, "suit": "H"}) for kind in ("must-lead-suit", "must-lead-pair")),
    Happening("cannot", "bond.lead-answer", {"seat": 0, "partner": 2, "suit": "H"}),
    *(
        Happening(
            "vinsten",
            "bond.score.vinsten",
            {"party": 0, "points": 1, "score": 8, "matadors": matadors, "eyes": 24, "level": level, **tied},
        )
        for matadors, level, tied in ((5, 1, {}), (4, 2, BOTH))
    ),
    Happening("vinsten-tied", "bond.score.vinsten", {"matadors": 4, "eyes": 20, **BOTH}),
    Happening("sistan", "bond.score.sistan", {"party": 0, "points": 1, "score": 9}),
    Happening("fell-back", "bond.option.exact", {"party": 0, "score": 13, "points": 7}),
    *(Happening("marked", "bond.markers", {"party": 0, "score": 12 - count, "count": count}) for count in (0, 1, 8)),
    *(
        Happening("score-written", "bond.markers", {"party": 0, "score": 12 - count, "count": count})
        for count in (0, 8)
    ),
    Happening("scores-written", "bond.markers"),
    Happening("deal-over", "bond.match", {"scores": (9, 12)}),
    *(
        Happening("match-won", f"bond.{rule}", {"party": 0, "score": 12, **tied})
        for rule, tied in (("match", {}), ("score.order", BOTH), ("score.meld", {}))
    ),
    *(
        Happening(
            "match-won",
            f"bond.option.{rule}",
            {"party": 0, "score": score, "by": by, **({} if by == "alone" else BOTH)},
        )
        for rule, score, ways in (
            ("exact", 12, ("alone", "vinsten", "sistan")),
            ("gotland", 13, ("vinsten", "sistan", "points")),
        )
        for by in ways
    ),
)

BOND = Examples(
    CASES,
    HAPPENINGS,
    {
        "bond.phase1": ("ingen behöver följa färg|behöver ingen följa färg", "nobody has to follow"),
        "bond.draw": ("dra[rs ]|dragit", "dr(ew|aw)"),
        "bond.meld": ("mäl|sätta trumf", "[Mm]eld|set trump"),
        "bond.meld.many": ("mäl|sätta trumf", "[Mm]eld|set trump"),
        "bond.meld.one": ("en mälning i taget|bara en gång", "one meld at a time|only once"),
        "bond.option.forehand-trump": ("förhand", "forehand"),
        "bond.option.one-tjog": ("högst en mälning till", "only one more"),
        "bond.option.skane": ("mäla sig ut", "go out by melding"),
        "bond.option.gotland": ("ingen sätta trumf", "nobody may set trump"),
        "bond.ask": ("fråga", "[Aa]sk|question"),
        "bond.ask.barred": ("inget att fråga", "nothing to ask"),
        "bond.ask.no-meld": ("inte själv mäla", "not meld"),
        "bond.ask.suit": ("frågat?r? |fråga", "[Aa]sk|question"),
        "bond.lead-answer": ("måste|spela", "must|lead|play"),
        "turn.verb": ("svara", "answer|say yes"),
    },
    parties=(0, 1, 0, 1),
)
