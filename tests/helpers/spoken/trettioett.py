"""Every case that the rules of Trettioett can name and everything that can happen in it, as the engine gives them."""

from helpers.spoken.voices import Case, Examples, case_of
from tolva_teach.games.base import Decision, Happening

_TAKE = Decision(0, "take")
_DRAW = Decision(0, "draw")
_KNOCK = Decision(0, "knock")
_DISCARD = Decision(0, "discard", ("HK",))
_SUITED = ("HA", "HK", "H10")
_ACES = ("CA", "HA", "DA")

CASES: tuple[Case, ...] = (
    case_of("thirtyone.turn", "may-take", _TAKE, card="HK"),
    case_of("thirtyone.turn", "may-draw", _DRAW),
    case_of("thirtyone.turn", "may-discard", _DISCARD),
    case_of("thirtyone.turn", "may-discard-another", _DISCARD, kept="H7"),
    case_of("thirtyone.turn", "discard-first", _TAKE),
    case_of("thirtyone.turn", "take-first", _DISCARD),
    case_of("thirtyone.turn", "take-from-pile-first", _DISCARD),
    case_of("thirtyone.turn", "just-taken", _DISCARD),
    case_of("thirtyone.stock-out", "pile-only", _TAKE, card="HK"),
    case_of("thirtyone.stock-out", "stock-empty", _DRAW),
    case_of("thirtyone.knock", "may-knock", _KNOCK),
    *(case_of("thirtyone.knock", "turn-begun", _KNOCK, by=by) for by in ("take", "draw")),
    case_of("thirtyone.knock", "knocked-already", _KNOCK, knocker=1),
    case_of("thirtyone.knock", "knocked-already", _KNOCK, knocker=2),
    case_of("thirtyone.house.first-lap", "first-lap", _KNOCK),
)


def _shows(kind: str, rule: str, cards: tuple[str, ...], points: float, suit: str | None, **more: int) -> Happening:
    return Happening(kind, rule, {"seat": 0, "cards": cards, "points": points, "suit": suit, **more})


HAPPENINGS: tuple[Happening, ...] = (
    Happening("turned-up", "thirtyone.deal", {"card": "HK"}),
    Happening("begins", "thirtyone.turn", {"seat": 0}),
    Happening("took", "thirtyone.turn", {"seat": 0, "card": "HK"}),
    Happening("took", "thirtyone.stock-out", {"seat": 0, "card": "HK"}),
    Happening("drew", "thirtyone.turn", {"seat": 0, "count": 30}),
    Happening("drew", "thirtyone.turn", {"seat": 0, "count": 30, "card": "HK"}),
    Happening("drew", "thirtyone.turn", {"seat": 0, "count": 0}),
    Happening("drew", "thirtyone.turn", {"seat": 0, "count": 0, "card": "HK"}),
    Happening("discarded", "thirtyone.turn", {"seat": 0, "card": "HK"}),
    *(Happening("knocked", "thirtyone.knock", {"seat": 0, "actors": others}) for others in ((1,), (1, 2))),
    Happening("stock-out", "thirtyone.stock-out"),
    Happening("stock-out-ends", "thirtyone.house.stock-out"),
    _shows("shows", "thirtyone.value", ("HA", "H9", "C2"), 20, "H"),
    *(_shows("shows", "thirtyone.house.triple", ("H9", "S9", "C9"), worth, None) for worth in (30, 30.5)),
    *(
        _shows("shows-31", rule, cards, 31, suit)
        for rule in ("thirtyone.31", "thirtyone.31.dealt")
        for cards, suit in ((_SUITED, "H"), (_ACES, None))
    ),
    _shows("shows-31-late", "thirtyone.31.dealt", _SUITED, 31, "H", winner=1),
    _shows("shows-31-late", "thirtyone.31.dealt", _ACES, 31, None, winner=2),
    *(Happening("lost-life", "thirtyone.lowest", {"losers": losers, "points": 12}) for losers in ((0,), (0, 2, 3))),
    *(
        Happening("lost-life", rule, {"losers": losers, "seat": 1, "knocker": knocker, "among": among})
        for rule, knockers in (("thirtyone.31", (None, 0)), ("thirtyone.31.dealt", (None,)))
        for knocker in knockers
        for losers, among in (((0,), "all"), ((0, 2, 3), "all"), ((0, 2), "some"))
    ),
    Happening("spared", "thirtyone.all-last", {"losers": (0, 1), "points": 20}),
    Happening("safe", "thirtyone.house.knocker", {"seat": 0, "points": 12}),
    *(Happening("lost-two", "thirtyone.house.knocker", {"seat": 0, "count": lost, "points": 12}) for lost in (1, 2)),
    Happening("out", "thirtyone.house.knocker", {"seat": 0}),
    *(Happening("plays-free", "thirtyone.option.free", {"staying": staying}) for staying in ((0,), (0, 1, 2))),
    Happening("out", "thirtyone.out", {"seat": 0}),
    *(Happening("out", "thirtyone.option.free", {"seat": 0, "points": points}) for points in (22, None)),
    Happening("deal-over", "thirtyone.lives", {"lives": (2, None, 0, 1)}),
    Happening("match-won", "thirtyone.out", {"winner": 0, "count": 9}),
)

TERMS = {
    "thirtyone.turn": ("lägga bort|läggas bort|dra |ta det översta", "discard|draw"),
    "thirtyone.stock-out": ("[Tt]alongen är slut", "stock is used up"),
    "thirtyone.house.first-lap": ("husregel .*första varvet", "house rule .*first round"),
    "thirtyone.knock": ("[Kk]nacka", "[Kk]nock"),
}

TRETTIOETT = Examples(CASES, HAPPENINGS, TERMS)
