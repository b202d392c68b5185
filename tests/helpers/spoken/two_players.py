"""What the rules of Plocketolva and Bordstolva can name, beside those of Tolva, and what can happen in them."""

from helpers.spoken.tolva import TERMS
from helpers.spoken.voices import Case, Examples, case_of
from tolva_teach.games.base import Decision, Happening, play

_PLAY = play(0, "HQ")
_MELD = Decision(0, "meld", ("H",))
_HALF = Decision(0, "half")
_DRAW = Decision(0, "draw")
_TURN = Decision(0, "turn")


def _open(rule: str, case: str, winning: str, must: str, lying: str, beating: str = "none") -> Case:
    """What a trick demands where some of the cards that must be played lie on the table, with spades as trumps."""
    facts = {"led": "H", "trump": "S", "winning": winning, "winner": 1, "count": 3, "beating": beating}
    cards = {"must": frozenset(must.split()), "open": frozenset(lying.split())}
    return case_of(rule, case, _PLAY, **facts, **cards)


CASES: tuple[Case, ...] = (
    _open("trick.follow", "holds-led", "H9", "H10 HJ", "HJ", "some"),
    _open("trick.follow", "holds-led", "HA", "HJ H9 H8 H7", "HJ H7"),
    _open("trick.follow", "follows", "HA", "H7", "H7"),
    _open("trick.follow", "follows", "HA", "HK H7", "HK H7"),
    _open("trick.trump", "holds-trump", "H9", "S9 S7", "S9", "all"),
    _open("trick.overtake", "must-beat", "HK", "HA H10", "HA", "some"),
    _open("trick.overtake", "beats", "HK", "HA", "HA", "some"),
    _open("trick.overtake", "trumps", "H9", "S9 S7", "S9 S7", "all"),
    *(
        case_of(rule, case, decision)
        for rule, decision in (("plocke.draw", _DRAW), ("bord.turn", _TURN))
        for case in ("trick-under-way", "no-trick-taken", "done-already", "nothing-left")
    ),
    *(case_of("plocke.draw", case, decision) for case, decision in (("due", _DRAW), ("due-first", _PLAY))),
    *(
        case_of("bord.turn", case, decision, turners=turners)
        for case, decision in (("due", _TURN), ("due-first", _PLAY))
        for turners in ((0,), (1,), (0, 1))
    ),
    case_of("plocke.meld", "after-refill", _MELD, suit="H"),
    case_of("plocke.gubbe", "before-refill", _HALF),
    case_of("bord.meld", "after-refill", _MELD, suit="H"),
    case_of("bord.gubbe", "before-refill", _HALF),
    case_of("bord.available", "face-down", _PLAY),
    case_of("bord.first-from-table", "hand-waits", _PLAY),
    case_of("trick.lead", "from-row", _PLAY),
    case_of("trick.discard", "no-trump-set", _PLAY, led="H", trump=None, winning="H9", winner=1, count=2, source="row"),
    case_of("tolva.meld", "pair-not-available", _MELD, suit="H", cards=("HK",)),
    *(
        case_of(
            "tolva.meld",
            "holds-pair",
            _MELD,
            suit="H",
            meld=meld,
            points=points,
            taker=0,
            open=frozenset(lying.split()),
        )
        for meld, points, lying in (("trump", 2, "HK"), ("tjog", 1, "HK HQ"))
    ),
    case_of("tolva.meld", "pair-not-available", _MELD, suit="H", cards=("HK", "HQ")),
    case_of("tolva.meld", "pair-not-available", _MELD, suit="H", cards=("HK",), forehand=0),
)

HAPPENINGS: tuple[Happening, ...] = (
    Happening("dealt", "plocke.deal", {"dealer": 0, "count": 6, "stock": 24}),
    Happening("dealt", "bord.deal", {"dealer": 0, "count": 6}),
    Happening("dealt", "bord.deal", {"dealer": 0, "count": 6, "source": "row"}),
    Happening("drew", "plocke.draw", {"seat": 0}),
    Happening("drew", "plocke.draw", {"seat": 0, "card": "H9"}),
    Happening("stock-out", "plocke.draw"),
    Happening("turned-up", "bord.turn", {"seat": 0, "card": "H9"}),
    Happening("hands-taken-up", "bord.first-from-table", {"count": 6}),
)

TWO_PLAYERS = Examples(
    CASES,
    HAPPENINGS,
    {
        "plocke.draw": ("dra[rs ]|dragit", "dr(ew|aw)"),
        "plocke.meld": ("mäler innan man drar", "before drawing"),
        "plocke.gubbe": ("efter draget men före", "after the draw but before"),
        "bord.turn": ("vänd(s|er|as|a) |uppvända", "turn(ed)? up"),
        "bord.meld": ("mäler innan man vänder upp", "before cards are turned up"),
        "bord.gubbe": ("har vänts upp men före", "turned up but before"),
        "bord.available": ("med baksidan upp", "face down"),
        "bord.first-from-table": ("från bordet", "from the table"),
        **{rule: TERMS[rule] for rule in TERMS if rule.startswith("trick.")},
        "tolva.meld": ("mäl|sätta trumf", "[Mm]eld|set trump"),
    },
    parties=(0, 1),
)
