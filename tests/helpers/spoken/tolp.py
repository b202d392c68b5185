"""What the rules of Tölp can name, and what can happen in it."""

from typing import Any

from helpers.spoken.voices import Case, Examples, case_of
from tolva_teach.games.base import Decision, Happening

_LAY = Decision(0, "lay", ("H9",))
_PASS = Decision(0, "pass")
_GIVE = Decision(0, "give", ("H9",))
_HIGH = Decision(0, "high")
_ASK = Decision(0, "ask", ("9",))
_TAKE = Decision(0, "take", ("9",))

CASES: tuple[Case, ...] = (
    case_of("tolp.start", "start-card", Decision(0, "lay", ("H2",))),
    case_of("tolp.start", "other-cards", _LAY, card="H2"),
    case_of("tolp.start", "starter-passes", _PASS, card="H2"),
    case_of("tolp.turn", "leads-anything", _LAY),
    case_of("tolp.turn", "leads-last-card", _LAY),
    *(case_of("tolp.turn", "leads-own-rank", _LAY, rank="9", count=count, flyers=()) for count in (1, 2)),
    *(
        case_of("tolp.higher", case, _LAY, rank=rank, count=count, lying=lying)
        for case, rank, lying in (("beats", "9", "7"), ("beats-turned", "7", "9"))
        for count in (1, 2)
    ),
    case_of("tolp.higher", "beats-with-more", _LAY, rank="9", count=2, lying="7"),
    case_of("tolp.higher", "beats-with-more-turned", _LAY, rank="7", count=2, lying="9"),
    case_of("tolp.higher", "same-rank", _LAY, rank="9", lying="9", beaters=("10", "J", "Q", "K", "A")),
    case_of("tolp.higher", "same-rank-turned", _LAY, rank="9", lying="9", beaters=tuple("8765432")),
    case_of("tolp.higher", "below", _LAY, rank="9", lying="Q"),
    case_of("tolp.higher", "below-turned", _LAY, rank="9", lying="7"),
    case_of("tolp.house.equal", "same-rank", _LAY, rank="9", lying="9", count=2),
    case_of("tolp.house.equal", "same-rank-standing-in", _LAY, rank="9", count=3, flyers=("S2",)),
    case_of("tolp.higher", "too-low", _LAY, rank="9", lying="Q", beaters=("K", "A")),
    case_of("tolp.higher", "too-low", _LAY, rank="9", lying="K", beaters=("A",)),
    case_of("tolp.higher", "too-low-turned", _LAY, rank="9", lying="7", beaters=tuple("65432")),
    *(
        case_of("tolp.higher", case, _LAY, rank="9", lying=lying, beaters=beaters, count=count, flyers=())
        for case, lying, beaters in (
            ("too-low-own-rank", "10", ("J", "Q", "K", "A")),
            ("too-low-own-rank-turned", "7", tuple("65432")),
        )
        for count in (1, 2)
    ),
    *(
        case_of("tolp.higher", case, _LAY, rank="9", lying=lying, beaters=beaters, count=1 + len(flyers), flyers=flyers)
        for case, lying, beaters in (
            ("same-rank-standing-in", "9", ("10", "J", "Q", "K", "A")),
            ("same-rank-standing-in-turned", "9", tuple("8765432")),
            ("too-low-standing-in", "10", ("J", "Q", "K", "A")),
            ("too-low-standing-in-turned", "7", tuple("65432")),
        )
        for flyers in (("*1",), ("C2", "*1"))
    ),
    case_of("tolp.higher", "nothing-beats", _LAY, rank="9", lying="A", beaters=()),
    case_of("tolp.higher", "nothing-beats-turned", _LAY, rank="9", lying="2", beaters=()),
    case_of("tolp.higher", "mixed-ranks", _LAY, ranks=("7", "9")),
    *(
        case_of("tolp.count", "too-few", _LAY, count=count, least=count + 1, lying="7", laid=laid)
        for count in (1, 2)
        for laid in ("real", "with-flyers")
    ),
    *(case_of("tolp.pass", case, _PASS) for case in ("may-pass", "closes-pile", "nothing-to-lay")),
    case_of("tolp.house.passing", "may-pass", _PASS),
    case_of("tolp.pass", "must-lead", _PASS),
    case_of("tolp.flying", "jokers-alone", Decision(0, "lay", ("*1",))),
    *(
        case_of("tolp.flying", case, _LAY, rank="9", count=1 + len(flyers), flyers=flyers, **lying)
        for case, lying in (
            ("leads-standing-in", {}),
            ("beats-standing-in", {"lying": "7"}),
            ("beats-standing-in-turned", {"lying": "J"}),
        )
        for flyers in (("C2",), ("C2", "*1"))
    ),
    case_of("tolp.flying", "cannot-lead-jokers", _PASS),
    case_of("tolp.flying", "cannot-lead-last", _PASS, card="H2"),
    case_of("tolp.flying", "not-exchanged", Decision(0, "give", ("H2",)), card="H2"),
    case_of("tolp.flying", "not-asked-for", Decision(0, "ask", ("2",)), rank="2"),
    *(case_of("tolp.flying.last", "out-on-flying", _LAY, flyers=flyers) for flyers in (("H2",), ("H2", "*1"))),
    *(
        case_of("tolp.exchange.give", case, _GIVE, partner=1, due=due)
        for case in ("may-give", "may-give-none-flying")
        for due in (1, 2)
    ),
    case_of("tolp.exchange.give", "give-first", _HIGH),
    case_of("tolp.exchange.give", "given-already", _GIVE),
    case_of("tolp.exchange.give", "wrong-number", _GIVE, count=2, due=1),
    case_of("tolp.exchange.give", "wrong-number", _GIVE, count=1, due=2),
    *(case_of("tolp.exchange.high", "may-say-high", _HIGH, partner=1, due=due) for due in (1, 2)),
    *(case_of("tolp.exchange.ask", "may-ask", _ASK, partner=1, rank="9", count=count) for count in (1, 2)),
    case_of("tolp.exchange.ask", "no-rank", Decision(0, "ask")),
    case_of("tolp.exchange.ask", "not-held", _ASK, rank="9"),
    *(case_of("tolp.exchange.ask", "given-away", _ASK, rank="9", count=count) for count in (1, 2)),
    *(
        case_of("tolp.exchange.ask", case, _TAKE, partner=1, ranks=("9",), held=held, taken=("9",), short=short)
        for case, held in (("may-take", ("9", "9")), ("may-take-all", ("9",)))
        for short in (0, 1, 2)
    ),
    case_of("tolp.exchange.ask", "takes-nothing", Decision(0, "take")),
    case_of("tolp.exchange.ask", "takes-too-many", _TAKE, count=2, due=1),
    case_of("tolp.exchange.ask", "takes-too-many", _TAKE, count=3, due=2),
    case_of("tolp.exchange.ask", "takes-unasked", _TAKE, rank="9"),
    *(
        case_of("tolp.exchange.ask", "takes-more-than-held", _TAKE, rank="9", count=most + 1, most=most, partner=1)
        for most in (0, 1, 2)
    ),
    case_of("turn.verb", "exchange-first", _LAY),
    case_of("turn.verb", "no-exchange", _HIGH),
    case_of("card.not-held", "not-in-hand", _LAY, card="H9"),
    case_of("card.not-held", "not-so-often", _LAY, card="H9"),
)

_SEATS = {"seat": 0, "partner": 1}


def _with_cards(kind: str, rule: str, **more: Any) -> tuple[Happening, ...]:
    """What two know and the others only count: one card and two, seen and not."""
    return tuple(
        Happening(kind, rule, {**_SEATS, "count": len(cards), **seen, **more})
        for cards in (("H9",), ("H9", "S7"))
        for seen in ({"cards": cards}, {})
    )


_MATCH = {"count": 2, "most": 3, "streak": 1, "king": 0}
_TWICE = {"count": 3, "most": 3, "streak": 2, "king": 0}

HAPPENINGS: tuple[Happening, ...] = (
    Happening("laid-aside", "tolp.option.two", {"count": 10}),
    Happening("dealt", "tolp.deal", {"dealer": 0, "count": 52}),
    *(
        Happening("flying", "tolp.flying", {"ranks": ranks, "count": jokers})
        for ranks, jokers in (((("2",)), 0), (("2", "9"), 1), (("2", "9"), 2), (None, 1), (None, 2))
    ),
    *(Happening("exchange-due", "tolp.exchange", {**_SEATS, "count": due, "due": due}) for due in (1, 2)),
    Happening("exchange-due", "tolp.exchange", {"seat": 1, "partner": 0, "count": 1, "due": 1}),
    *(Happening("neutral", "tolp.exchange", {"neutral": seats}) for seats in ((0,), (1,), (0, 1))),
    *(Happening("exchange-due", "tolp.exchange.size", {**_SEATS, "count": count, "due": 3}) for count in (1, 2)),
    Happening("exchange-impossible", "tolp.exchange.size", {**_SEATS, "count": 0, "due": 2}),
    *_with_cards("gave", "tolp.exchange.give"),
    *(
        Happening("asked-for", "tolp.exchange.ask", {"seat": seat, "partner": 1 - seat, "rank": "9", "count": count})
        for seat in (0, 1)
        for count in (0, 1, 2)
    ),
    *(
        Happening("took", "tolp.exchange.ask", {**_SEATS, "taken": taken, "short": short})
        for taken, short in ((("9",), 0), (("9", "9"), 0), (("9", "7"), 1), (("9", "9", "7"), 2))
    ),
    Happening("said-high", "tolp.exchange.high", _SEATS),
    *_with_cards("got", "tolp.exchange.high"),
    *_with_cards("got", "tolp.exchange.ask"),
    *_with_cards("taken-up", "tolp.exchange.size"),
    Happening("singles-round", "tolp.option.singles"),
    *_with_cards("singles-passed", "tolp.option.singles"),
    Happening("starts", "tolp.start", {"leader": 0, "card": "H2", "by": "two"}),
    Happening("starts", "tolp.start", {"leader": 0, "card": "H3", "by": "other"}),
    Happening("laid", "tolp.start", {"seat": 0, "cards": ("H2",), "rank": "2", "count": 1}),
    Happening("laid", "tolp.higher", {"seat": 0, "cards": ("H9", "S9"), "rank": "9", "count": 2}),
    Happening("laid", "tolp.house.equal", {"seat": 0, "cards": ("H9", "S9"), "rank": "9", "count": 2}),
    Happening("laid", "tolp.turn", {"seat": 0, "cards": ("H9", "S9"), "rank": "9", "count": 2}),
    Happening("laid", "tolp.flying", {"seat": 0, "cards": ("H9", "*1"), "rank": "9", "count": 2}),
    Happening("laid", "tolp.flying", {"seat": 0, "cards": ("H9", "D2", "*1", "*2"), "rank": "9", "count": 4}),
    Happening("passed", "tolp.pass", {"seat": 0}),
    Happening("passed", "tolp.flying", {"seat": 0}),
    Happening("passed", "tolp.house.passing", {"seat": 0}),
    Happening("leads", "tolp.flying", {"leader": 0}),
    Happening("revolution", "tolp.option.revolution", {"seat": 0, "rank": "9", "count": 4}),
    Happening("counter-revolution", "tolp.option.revolution", {"seat": 0, "rank": "9", "count": 4}),
    *(Happening("turned", "tolp.turn", {"leader": 0, "count": count}) for count in (2, 3)),
    Happening("turned", "tolp.out", {"leader": 0}),
    *(Happening("out", "tolp.out", {"seat": 0, "place": place}) for place in range(1, 6)),
    Happening("out", "tolp.option.singles", {"seat": 0, "place": 2}),
    *(Happening("stuck", "tolp.flying", {"count": 2, "by": by}) for by in ("jokers", "lone", "either")),
    Happening("deal-over", "tolp.titles", {"king": 0, "tolp": 1, "order": (0, 2, 3, 1)}),
    Happening("deal-over", "tolp.titles", {"king": 1, "tolp": 0, "order": (1, 2, 3, 0)}),
    Happening("match-goes-on", "tolp.match.open"),
    Happening("match-goes-on", "tolp.match.rounds", _MATCH),
    Happening("match-goes-on", "tolp.match.streak", _MATCH),
    Happening("match-goes-on", "tolp.match.streak", _TWICE),
    Happening("match-tied", "tolp.match.rounds", _MATCH),
    Happening("match-won", "tolp.match.rounds", {**_MATCH, "winner": 0, "score": 2}),
    Happening("match-won", "tolp.match.streak", {**_MATCH, "winner": 0, "score": 1}),
    Happening("match-won", "tolp.match.streak", {**_TWICE, "winner": 0, "score": 2}),
)

TOLP = Examples(
    CASES,
    HAPPENINGS,
    {
        "tolp.start": ("börjar?", "begins?"),
        "tolp.higher": ("slår|slås|samma valör", "beats?|one rank|same rank"),
        "tolp.turn": ("tomt", "empty"),
        "tolp.count": ("måste lägga minst", "takes at least"),
        "tolp.pass": ("passa", "pass"),
        "tolp.house.passing": ("husregel .*passat", "house rule .*passes"),
        "tolp.house.equal": ("husregel duger samma valör", "house rule the same rank will do"),
        "tolp.flying": ("[Jj]oker|flygande kort", "joker|flying card|standing in"),
        "tolp.flying.last": ("gå ut, och .* flygande kort", "go out .*flying card"),
        "tolp.exchange.give": ("[Bb]yte", "exchange"),
        "tolp.exchange.high": ("”högt”", "“high”"),
        "tolp.exchange.ask": (r"fråga|\bta\b", "ask|take"),
        "turn.verb": ("[Bb]yte", "[Ee]xchange"),
        "card.not-held": ("har .*på handen", "(has|have|hold) .*(in hand|copies of)"),
    },
)
