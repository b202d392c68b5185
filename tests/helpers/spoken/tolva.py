"""Every case that the rules of Tolva can name and everything that can happen in it, as the engine gives them."""

from typing import Any

from helpers.spoken.voices import BOTH, Case, Examples, case_of
from tolva_teach.games.base import Decision, Happening, play

_PLAY = play(0, "HQ")
_MELD = Decision(0, "meld", ("H",))
_ASK = Decision(0, "ask")
_HALF = Decision(0, "half")
_WHOLE = Decision(0, "whole")


def _trick(
    rule: str, case: str, winning: str, must: str | None, trump: str | None = "S", winner: int = 1, **more: Any
) -> Case:
    """Hearts are led."""
    facts: dict[str, Any] = {"led": "H", "trump": trump, "winning": winning, "winner": winner, "count": 2}
    if must is not None:
        facts |= {"must": frozenset(must.split()), "beating": "none"}
    facts |= more
    return case_of(rule, case, _PLAY, **facts)


CASES: tuple[Case, ...] = (
    case_of("trick.lead", "any", _PLAY),
    _trick("trick.follow", "holds-led", "H9", "H10 HJ", beating="some"),
    _trick("trick.follow", "holds-led", "HA", "H10 H6"),
    _trick("trick.follow", "holds-led", "HA", "HJ H9 H8 H7"),
    _trick("trick.follow", "follows", "HA", "HK H7"),
    _trick("trick.follow", "follows", "HA", "H7"),
    _trick("trick.follow", "trumped", "S7", "HA H7"),
    _trick("trick.follow", "trumped", "S7", "H7"),
    _trick("trick.trump", "holds-trump", "H9", "S9", beating="all"),
    _trick("trick.trump", "holds-trump", "H9", "SK SJ S9 S8", beating="all"),
    _trick("trick.trump", "holds-trump", "S9", "SK SJ", winner=2, beating="some"),
    _trick("trick.trump", "holds-trump", "S10", "S9 S8 S7 S6"),
    _trick("trick.trump", "undertrumps", "S10", "S9 S7"),
    _trick("trick.trump", "undertrumps", "S10", "S9 S7", winner=2),
    _trick("trick.trump", "holds-trump", "S10", "S9"),
    _trick("trick.trump", "holds-trump", "S10", "S9 S7", winner=2),
    _trick("trick.trump", "undertrumps", "S10", "S9"),
    _trick("trick.trump", "undertrumps", "S10", "S9", winner=2),
    _trick("trick.overtake", "beats", "H6", "HK", beating="all"),
    _trick("trick.overtake", "beats", "H6", "HK H7", beating="all"),
    _trick("trick.overtake", "beats", "H6", "HK H8 H7", beating="all"),
    _trick("trick.overtake", "beats", "H6", "HK", winner=2, beating="all"),
    _trick("trick.overtake", "beats", "H6", "HK H7", winner=2, beating="all"),
    _trick("trick.overtake", "overtrumps", "S8", "SJ", beating="all"),
    *(
        _trick(rule, case, winning, must, beating=beating, count=1)
        for rule, case, winning, must, beating in (
            ("trick.follow", "follows", "HA", "H7", "none"),
            ("trick.follow", "trumped", "S7", "H7", "none"),
            ("trick.trump", "undertrumps", "S10", "S9", "none"),
            ("trick.overtake", "beats", "H6", "HK", "all"),
            ("trick.overtake", "trumps", "H9", "S9", "all"),
            ("trick.overtake", "overtrumps", "S8", "SJ", "all"),
        )
    ),
    *(
        _trick("trick.overtake", case, winning, must, winner=winner, beating="all" if case == "trumps" else "some")
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
    *(
        _trick("trick.discard", case, "H9", None, trump=trump, count=count)
        for case, trump in (("no-trump-set", None), ("void-both", "S"), ("void-both", "H"))
        for count in (1, 2)
    ),
    case_of("trick.lead", "one-card", _PLAY),
    *(
        case_of("tolva.meld", "holds-pair", _MELD, suit="H", meld=meld, points=points, **own)
        for meld, points in (("trump", 2), ("tjog", 1), ("viv", 1), ("mal", 1))
        for own in ({"taker": 0}, {})
    ),
    case_of("tolva.meld", "trick-under-way", _MELD, suit="H"),
    case_of("tolva.meld", "no-trick-taken", _MELD, suit="H"),
    case_of("tolva.meld", "pair-not-held", _MELD, suit="H", cards=("HK",)),
    case_of("tolva.meld", "pair-not-held", _MELD, suit="H", cards=("HK", "HQ")),
    case_of("tolva.meld", "pair-not-held", _MELD, suit="H", cards=("HK",), forehand=0),
    case_of("tolva.meld.three", "too-few-cards", _MELD, count=1),
    case_of("tolva.meld.three", "too-few-cards", _MELD, count=2),
    case_of("tolva.meld.one", "one-an-occasion", _MELD, suit="H"),
    case_of("tolva.meld.one", "melded-before", _MELD, suit="H"),
    case_of("tolva.score.no-meld-out", "sets-trump", _MELD, suit="H", party=0, score=10, points=2, total=12),
    case_of("tolva.score.no-meld-out", "later-meld", _MELD, suit="H", party=0, score=11, points=1, total=12),
    case_of("tolva.ask", "may-ask", _ASK, partner=2),
    case_of("tolva.ask", "may-decline", Decision(0, "no"), asker=2),
    case_of("tolva.ask", "must-decline", Decision(0, "no"), asker=2),
    case_of("tolva.ask", "asker-melds", _MELD, suit="H"),
    case_of("tolva.ask", "gubbe-running", _ASK, announcer=1),
    case_of("tolva.ask", "gubbe-running", _ASK, announcer=0),
    case_of("tolva.ask", "trick-under-way", _ASK),
    case_of("tolva.ask", "no-trick-taken", _ASK),
    case_of("tolva.ask", "asked-before", _ASK),
    case_of("tolva.ask", "melded-already", _ASK),
    case_of("tolva.ask", "too-few-cards", _ASK, count=1),
    case_of("tolva.ask", "too-few-cards", _ASK, count=2),
    case_of("tolva.ask", "score-bars", _ASK, party=0, score=10, points=2, total=12),
    case_of("tolva.ask", "score-bars", _ASK, party=0, score=11, points=1, total=12),
    case_of("tolva.half", "may-announce", _HALF, first=0, party=0, most=5),
    case_of("tolva.half", "may-announce", _HALF, first=3, party=0, most=5, trick=4, last=9),
    case_of("tolva.half", "trick-under-way", _HALF),
    case_of("tolva.half", "been-in-before", _HALF),
    case_of("tolva.half", "too-few-tricks", _HALF, count=5),
    case_of("tolva.half.trumpless", "trump-set", _HALF, trump="H"),
    case_of("tolva.half.trumpless", "no-melds", _MELD, announcer=1, suit="H"),
    case_of("tolva.half.trumpless", "no-melds", _MELD, announcer=0, suit="H"),
    case_of("tolva.half.limit", "score-too-high", _HALF, party=0, score=6, points=6, total=12, most=5),
    case_of("tolva.whole", "forehand-announces", _WHOLE, first=0),
    case_of("tolva.whole", "may-announce", _WHOLE, first=0),
    case_of("tolva.whole", "trick-under-way", _WHOLE),
    case_of("tolva.whole", "trump-set", _WHOLE, trump="H"),
    case_of("tolva.whole", "was-forehand", _WHOLE),
    case_of("tolva.whole", "too-late", _WHOLE),
    case_of("tolva.whole", "no-melds", _MELD, announcer=1, suit="H"),
    case_of("tolva.whole", "no-melds", _MELD, announcer=0, suit="H"),
    *(
        case_of("tolva.gubbe.one", f"{verb}-running", _HALF, announcer=announcer)
        for verb in ("half", "whole")
        for announcer in (1, 0)
    ),
    case_of("turn.order", "not-yours", _PLAY, actors=(1,)),
    case_of("turn.order", "deal-over", _PLAY),
    case_of("turn.order", "no-such-seat", _PLAY, count=4),
    case_of("turn.verb", "another-game", Decision(0, "knock")),
    case_of("turn.verb", "answer-due", _PLAY, asker=2),
    case_of("turn.verb", "nothing-asked", Decision(0, "no")),
    case_of("card.not-held", "not-in-hand", _PLAY),
)

_GUBBE = {"party": 0, "score": 4, "announcer": 0}

HAPPENINGS: tuple[Happening, ...] = (
    Happening("shuffled", "tolva.deck", {"count": 36, "card_points": 120}),
    Happening("dealt", "tolva.deal", {"dealer": 0, "count": 9}),
    Happening("leads", "tolva.forehand", {"leader": 0}),
    *(
        Happening("played", f"trick.{rule}", {"seat": 0, "card": "H9"})
        for rule in ("lead", "follow", "trump", "overtake", "discard")
    ),
    Happening("trumped", "trick.overtake", {"seat": 0, "card": "S9"}),
    Happening("overtrumped", "trick.overtake", {"seat": 0, "card": "S10"}),
    *(
        Happening("trick-taken", "trick.winner", {"taker": 0, "card": "HA", "last_card": last, "count": 3, **worth})
        for last in ("yes", "no")
        for worth in ({"card_points": 0}, {"card_points": 25})
    ),
    *(
        Happening("called", "tolva.names", {"seat": 0, "suit": "H", "meld": meld})
        for meld in ("trump", "tjog", "viv", "mal")
    ),
    Happening("trump-set", "tolva.trump", {"suit": "H"}),
    Happening("shown", "tolva.meld.show", {"seat": 0, "suit": "H"}),
    Happening("meld-scored", "tolva.score.meld", {"party": 0, "points": 2, "score": 4}),
    Happening("meld-scored", "tolva.score.meld", {"party": 0, "points": 1, "score": 5}),
    Happening("asked", "tolva.ask", {"asker": 0, "seat": 2}),
    Happening("declined", "tolva.ask", {"seat": 0, "asker": 2}),
    Happening("announced", "tolva.half", {"announcer": 0}),
    Happening("announced", "tolva.whole", {"announcer": 0}),
    Happening("gubbe-made", "tolva.half.score", {**_GUBBE, "points": 6, "card_points": 73}),
    Happening("gubbe-made", "tolva.whole", {**_GUBBE, "points": 12}),
    Happening("gubbe-failed", "tolva.half.score", {**_GUBBE, "points": -6, "taker": 1}),
    *(
        Happening("gubbe-failed", "tolva.half.score", {**_GUBBE, "points": -6, "taker": None, **brought})
        for brought in ({"card_points": 54, "count": 6}, {"card_points": 20, "count": 5})
    ),
    Happening("gubbe-failed", "tolva.whole", {**_GUBBE, "points": -12, "taker": 1}),
    Happening("vinsten", "tolva.score.vinsten", {"party": 0, "points": 1, "score": 8, "card_points": 71}),
    Happening("vinsten", "tolva.score.vinsten", {"party": 1, "points": 3, "score": 8, "card_points": 71}),
    Happening("vinsten-tied", "tolva.score.carry", {"card_points": 60, "carry": 2, **BOTH}),
    Happening("sistan", "tolva.score.sistan", {"party": 0, "points": 1, "score": 9}),
    *(
        Happening("marked", "tolva.markers", {"party": 0, "score": score, "cards": cards, "count": count})
        for score, cards, count in ((1, (), 1), (7, ("H5", "H2"), 0), (4, ("H4",), 0))
    ),
    Happening("score-written", "tolva.markers", {"party": 0, "score": -6, "cards": (), "count": 0}),
    Happening("scores-written", "tolva.markers"),
    Happening("deal-over", "tolva.match", {"scores": (9, 12)}),
    Happening("deal-over", "tolva.match", {"scores": (-6, 5)}),
    Happening("match-won", "tolva.match", {"party": 0, "score": 12}),
    Happening("match-won", "tolva.match", {"party": 1, "score": 12}),
    Happening("match-won", "tolva.score.order", {"party": 0, "score": 12, **BOTH}),
)

TERMS = {
    "trick.lead": ("spelar? ut", "leads?"),
    "trick.follow": ("följa färg", "follow suit"),
    "trick.trump": (
        r"är trumf\. Då måste|undertrumfa med (din|sin) enda trumf|ingen trumf på handen slår",
        r"are trumps, so you must|as trumps, must|must play a trump|must undertrump with the only trump",
    ),
    "trick.overtake": (
        "sticka över|har ingen .* och måste (över)?trumfa.* (med|helst duger)",
        "head the trick|must beat|only .* that beats .* must be played|and must (over)?trump",
    ),
    "trick.discard": ("saka", "discard"),
    "tolva.meld": ("mäl|sätta trumf", "[Mm]eld|set trump"),
    "tolva.meld.three": ("mäla krävs minst tre", "at least three to meld"),
    "tolva.meld.one": ("en mälning i taget|bara en gång", "one meld at a time|only once"),
    "tolva.score.no-meld-out": ("mäla sig ut", "go out by melding"),
    "tolva.ask": ("fråga", "[Aa]sk|question"),
    "tolva.half": ("[Hh]alv gubbe", "[Hh]alf gubbe"),
    "tolva.half.trumpless": ("halv gubbe.*(utan trumf|ingen mäla)", "half gubbe.*(without trumps|nobody may meld)"),
    "tolva.half.limit": ("halv gubbe.*högst 5", "half gubbe.*5 points or fewer"),
    "tolva.whole": ("[Hh]el gubbe", "[Ww]hole gubbe"),
    "tolva.gubbe.one": ("högst en gubbe", "only one gubbe"),
    "turn.order": ("tur|slut|platserna", "turn|over|seat"),
    "turn.verb": ("Så kan man inte göra|svara", "can’t be done|answer|say no"),
    "card.not-held": ("har inte .* på handen", "n’t have .* in hand"),
}

TOLVA = Examples(CASES, HAPPENINGS, TERMS, parties=(0, 1, 0, 1))
