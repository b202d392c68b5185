"""What sentences claim, held against the table: for each kind of happening and each fact of a verdict, what must be so.

A table with everyone's cards open is asked wherever it shows what is claimed, since people see that beside the words.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tolva_teach.games.base import Deal, Decision, Game, Happening
from tolva_teach.play.replay import Step
from tolva_teach.rules.cards import Card, is_joker, rank, suit
from tolva_teach.rules.table import Table, Zone
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.rules.verdicts import Verdict

CARD_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
"""What cards are worth in Tolva."""

BEST = {"A": 11, "K": 10, "Q": 10, "J": 10, **{str(pips): pips for pips in range(2, 11)}}
"""What cards are worth in Trettioett."""


# What a table shows.


def zone(table: Table, name: str) -> Zone | None:
    return next((zone for zone in table.zones if zone.name == name), None)


def count(table: Table, name: str) -> int:
    found = zone(table, name)
    return found.count if found else 0


def cards(table: Table, name: str) -> list[Card]:
    found = zone(table, name)
    return [shown.card for shown in found.cards if shown.card] if found else []


def held(table: Table, seat: int) -> list[Card]:
    """The cards that the seat has in hand or face up before it."""
    return [
        shown.card
        for zone in table.zones
        if zone.seat == seat and zone.kind in ("hand", "row")
        for shown in zone.cards
        if shown.card
    ]


def marked(table: Table, mark: str) -> set[int]:
    return {place.seat for place in table.places if mark in place.marks}


def scores(table: Table) -> list[int]:
    return [tally.score for tally in table.tallies]


def trump(table: Table) -> str | None:
    return next((badge.suit for badge in table.badges if badge.leading), None)


def pair(suit: str) -> set[Card]:
    return {suit + "K", suit + "Q"}


def party_of(table: Table, seat: int) -> int:
    return table.places[seat].party


def value_of(hand: list[Card], game: Game[Any]) -> float:
    """What a hand of Trettioett is worth."""
    alike, by_house = len({rank(card) for card in hand}) == 1, game.options["three_of_a_kind"]
    if alike and rank(hand[0]) == "A":
        return 31
    if alike and by_house != "aces":
        return float(by_house)
    return max(sum(BEST[rank(card)] for card in hand if suit(card) == its) for its in "SHDC")


# What happened.


class Told:
    """A happening with the tables before and after it."""

    def __init__(self, happened: Happening, step: Step, before: Table, deal: Deal[Any]) -> None:
        self.facts = happened.seen_by(None).facts
        self.happened, self.step, self.deal = happened, step, deal
        self.before, self.seen, self.after = before, step.table(None), deal.table()

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]


def _shuffled(told: Told) -> bool:
    pack = told.deal.game.pack
    points = sum(CARD_POINTS.get(rank(card), 0) for card in pack)
    return told["count"] == len(pack) and told.facts.get("card_points", points) == points


def _dealt(told: Told) -> bool:
    hands = [
        zone.count for zone in told.after.zones if zone.kind == "hand" and zone.seat not in marked(told.after, "out")
    ]
    if told.facts.get("stock", 0) != count(told.after, "stock") * (told.deal.game.name != "trettioett"):
        return False
    alone = told.deal.game.name == "tolp"
    return sum(hands) == told["count"] if alone else set(hands) == {told["count"]}


def _played(told: Told) -> bool:
    card, seat = told["card"], told["seat"]
    return card in held(told.before, seat) and card not in held(told.after, seat)


def _trick_taken(told: Told) -> bool:
    trick = zone(told.seen, "trick")
    assert trick is not None
    (won,) = [shown for shown in trick.cards if "winning" in shown.marks]
    points = sum(CARD_POINTS.get(rank(shown.card), 0) for shown in trick.cards if shown.card)
    matadors = sum(rank(shown.card) in ("A", "10") for shown in trick.cards if shown.card)
    last_card = "yes" if trick.cards[-1] is won else "no"
    worth = {"card_points": points, "matadors": matadors, "last_card": last_card}
    return (told["taker"], told["card"]) == (won.seat, won.card) and all(
        told.facts.get(name, its) == its for name, its in worth.items()
    )


def _shown_by_two(told: Told) -> bool:
    king, queen = told["suit"] + "K", told["suit"] + "Q"
    return king in held(told.after, told["seat"]) and queen in held(told.after, told["partner"])


def _meld_scored(told: Told) -> bool:
    party, points, score = told["party"], told["points"], told["score"]
    return scores(told.before)[party] + points == score and points == (1 if trump(told.before) else 2)


def _most(told: Told, name: str) -> bool:
    """Whether the party, or where nobody won those who tie, has the most of what is counted."""
    counted = [tally.beside[name] for tally in told.after.tallies]
    leaders = [party for party, its in enumerate(counted) if its == max(counted)]
    return told[name] == max(counted) and ([told["party"]] == leaders if "party" in told.facts else len(leaders) > 1)


def _vinsten(told: Told) -> bool:
    if "card_points" in told.facts:
        return _most(told, "card_points")
    counted = [tally.beside for tally in told.after.tallies]
    if told.facts.get("level") == 1:
        return _most(told, "matadors")
    most = max(its["matadors"] for its in counted)
    return told["matadors"] == most and told["eyes"] == max(its["eyes"] for its in counted if its["matadors"] == most)


def _marked(told: Told) -> bool:
    shown = told["score"] == scores(told.after)[told["party"]]
    if told.happened.rule == "bond.markers":
        return shown and told["count"] == 12 - told["score"]
    return shown and told["score"] == sum(int(rank(card)) for card in told["cards"]) + told["count"]


def _deal_over(told: Told) -> bool:
    facts, table = told.facts, told.after
    if "scores" in facts:
        return list(facts["scores"]) == scores(table)
    if "lives" in facts:
        left = enumerate(facts["lives"])
        out = marked(table, "out")
        return all((lives is None) == (seat in out) and (lives or 0) == scores(table)[seat] for seat, lives in left)
    titles = (marked(table, "king"), marked(table, "tolp"))
    return titles == ({facts["king"]}, {facts["tolp"]}) == ({facts["order"][0]}, {facts["order"][-1]})


def _drew(told: Told) -> bool:
    stock = told.facts.get("count", count(told.after, "stock"))
    return told["card"] in held(told.after, told["seat"]) and stock == count(told.after, "stock")


def _turned_up(told: Told) -> bool:
    return told["card"] in (held(told.after, told["seat"]) if "seat" in told.facts else cards(told.after, "pile"))


def _took(told: Told) -> bool:
    return "taken" in told.facts or told["card"] in held(told.after, told["seat"])


def _shows(told: Told) -> bool:
    hand = held(told.after, told["seat"])
    best = [card for card in hand if suit(card) == told["suit"]] if told["suit"] else hand
    shown, worth = list(told["cards"]), value_of(hand, told.deal.game)
    return sorted(shown) == sorted(hand) and shown[: len(best)] == best and told["points"] == worth


def _lost(told: Told) -> list[int]:
    """How many lives each seat has lost."""
    return [before - after for before, after in zip(scores(told.before), scores(told.after), strict=True)]


def _lost_life(told: Told) -> bool:
    losers, lost = told["losers"], _lost(told)
    doubly = {its.facts["seat"]: its.facts["count"] for its in told.step.happenings if its.kind == "lost-two"}
    expected = [doubly.get(seat, int(seat in losers)) for seat in range(len(lost))]
    if lost != expected or "points" not in told.facts:
        return lost == expected
    return {value_of(held(told.after, seat), told.deal.game) for seat in losers} == {told["points"]}


def _safe(told: Told) -> bool:
    """Of the lowest, one loses nothing, and another does."""
    lost, knocker = _lost(told), told["seat"]
    return lost[knocker] == 0 < max(lost) and told["points"] == value_of(held(told.after, knocker), told.deal.game)


def _out(told: Told) -> bool:
    return told["seat"] in marked(told.seen, "out") | marked(told.after, "out")


def _gave(told: Told) -> bool:
    return cards(told.after, f"apart:{told['partner']}") == list(told["cards"]) and told["count"] == len(told["cards"])


def _asked_for(told: Told) -> bool:
    return told["count"] == sum(rank(card) == told["rank"] for card in held(told.before, told["partner"]))


def _got(told: Told) -> bool:
    return set(told["cards"]) <= set(held(told.before, told["partner"])) and len(told["cards"]) == told["count"]


def _laid(told: Told) -> bool:
    last = [shown.card for zone in told.seen.zones for shown in zone.cards if "last" in shown.marks]
    named = [card for card in last if card and not is_joker(card) and rank(card) == told["rank"]]
    return last == list(told["cards"]) and len(last) == told["count"] and bool(named)


def _turns_order(turned: bool) -> Callable[[Told], bool]:
    return lambda told: (("revolution", {}) in told.seen.notes) == turned


def _plain(told: Told) -> bool:
    return True


def _acts_next(fact: str) -> Callable[[Told], bool]:
    return lambda told: told.deal.actors() == (told[fact],)


HAPPENINGS: Mapping[str, Callable[[Told], bool]] = {
    "shuffled": _shuffled,
    "dealt": _dealt,
    "leads": _acts_next("leader"),
    "begins": _acts_next("seat"),
    "starts": lambda told: (
        _acts_next("leader")(told)
        and told["card"] in held(told.after, told["leader"])
        and (told["by"] == "two") == any("H2" in held(told.after, place.seat) for place in told.after.places)
    ),
    **dict.fromkeys(("played", "led", "trumped", "overtrumped", "discarded"), _played),
    "trick-taken": _trick_taken,
    "called": lambda told: pair(told["suit"]) <= set(held(told.before, told["seat"])),
    "affirmed": lambda told: len(pair(told["suit"]) & set(held(told.before, told["seat"]))) == 1,
    "trump-set": lambda told: trump(told.after) == told["suit"],
    "shown": lambda told: pair(told["suit"]) <= set(held(told.after, told["seat"])),
    "shown-by-two": _shown_by_two,
    "meld-scored": _meld_scored,
    "asked": _acts_next("seat"),
    "declined": _acts_next("asker"),
    "announced": _acts_next("announcer"),
    **dict.fromkeys(
        ("gubbe-made", "gubbe-failed"),
        lambda told: told["points"] == scores(told.after)[told["party"]] - scores(told.before)[told["party"]],
    ),
    "vinsten": _vinsten,
    "vinsten-tied": _vinsten,
    "sistan": lambda told: told["points"] == 1,
    "marked": _marked,
    "score-written": lambda told: told["score"] == scores(told.after)[told["party"]],
    "scores-written": _plain,
    "fell-back": lambda told: told["points"] == scores(told.after)[told["party"]] < 12 < told["score"],
    "deal-over": _deal_over,
    "match-won": lambda told: told.deal.standing.winner == told.facts.get("party", told.facts.get("winner")),
    "match-goes-on": lambda told: told.deal.standing.winner is None,
    "match-tied": lambda told: told.deal.standing.winner is None,
    "drew": _drew,
    "stock-out": lambda told: not count(told.after, "stock"),
    "stock-out-ends": lambda told: not count(told.after, "stock") and scores(told.before) == scores(told.after),
    "turned-up": _turned_up,
    "hands-taken-up": lambda told: {told["count"]} == {count(told.after, f"hand:{seat}") for seat in (0, 1)},
    "phase-two": lambda told: told["trump"] == trump(told.after) and not count(told.after, "stock"),
    **dict.fromkeys(("must-lead-card", "must-lead-suit"), _acts_next("seat")),
    "must-lead-pair": lambda told: bool(pair(told["suit"]) & set(held(told.after, told["seat"]))),
    "cannot": lambda told: all(suit(card) != told["suit"] for card in held(told.after, told["seat"])),
    "took": _took,
    "knocked": lambda told: (
        set(told["actors"]) == {*range(len(told.after.places))} - {told["seat"]} - marked(told.before, "out")
    ),
    **dict.fromkeys(("shows", "shows-31", "shows-31-late"), _shows),
    "lost-life": _lost_life,
    "lost-two": lambda told: _lost(told)[told["seat"]] == told["count"],
    "safe": _safe,
    "spared": lambda told: scores(told.before) == scores(told.after),
    "plays-free": lambda told: all(
        scores(told.after)[seat] == 0 and seat not in marked(told.after, "out") for seat in told["staying"]
    ),
    "out": _out,
    "laid-aside": lambda told: count(told.after, "aside") == told["count"],
    "flying": lambda told: told["count"] == sum(map(is_joker, told.deal.game.pack)),
    "exchange-due": lambda told: told["seat"] in marked(told.after, "to-act"),
    "exchange-impossible": lambda told: not {told["seat"], told["partner"]} & marked(told.after, "to-act"),
    "neutral": _plain,
    "gave": _gave,
    "asked-for": _asked_for,
    "said-high": _plain,
    "got": _got,
    "taken-up": lambda told: cards(told.before, f"apart:{told['partner']}") == list(told["cards"]),
    "singles-round": _plain,
    "singles-passed": lambda told: told["count"] == len({rank(card) for card in told["cards"]}) == len(told["cards"]),
    "laid": _laid,
    "passed": lambda told: held(told.before, told["seat"]) == held(told.after, told["seat"]),
    "turned": lambda told: _acts_next("leader")(told) and not count(told.after, "pile"),
    "revolution": _turns_order(True),
    "counter-revolution": _turns_order(False),
    "stuck": _plain,
}
"""By its kind, whether a happening is told as it is; those that claim nothing that a table shows are `_plain`."""


# Why a decision was allowed or refused.


class Reason:
    """A verdict, with the table at which it was given."""

    def __init__(self, decision: Decision, verdict: Verdict, deal: Deal[Any]) -> None:
        self.decision, self.verdict, self.deal, self.facts = decision, verdict, deal, verdict.facts
        self.table = deal.table()
        self.hand = held(self.table, decision.seat)

    @property
    def trick(self) -> Zone:
        found = zone(self.table, "trick")
        assert found is not None
        return found

    def playable(self) -> set[Card]:
        """The single cards that may be played or discarded."""
        legal = self.deal.game.legal(self.deal.view(self.decision.seat))
        return {one.args[0] for one in legal if one.verb == self.decision.verb}


def _winning(reason: Reason) -> bool:
    (best,) = [shown for shown in reason.trick.cards if "winning" in shown.marks]
    facts = reason.facts
    return facts["winning"] == best.card and facts.get("winner", best.seat) == best.seat


def _led(reason: Reason) -> bool:
    (led,) = [shown.card for shown in reason.trick.cards if "led" in shown.marks]
    return bool(led) and suit(led or "") == reason.facts["led"]


def _beating(reason: Reason) -> bool:
    """How many of the cards that follow, or trump, would take the trick as it lies."""
    lying = [Play(shown.seat or 0, shown.card) for shown in reason.trick.cards if shown.card]
    led, trump = reason.facts["led"], reason.facts["trump"]
    available = reason.deal.view(reason.decision.seat).available
    duty = [card for card in available if suit(card) == led] or [card for card in available if suit(card) == trump]
    beating = [card for card in duty if winning([*lying, Play(reason.decision.seat, card)], trump).card == card]
    return reason.facts["beating"] == ("none" if not beating else "all" if beating == duty else "some")


def _lacked(reason: Reason) -> bool:
    """Cards of a pair that are missing, or what would be one card too many. Nobody has a hand that is not taken up."""
    seat = reason.decision.seat
    return not set(reason.facts["cards"]) & set(held(reason.deal.seen(seat), seat))


def _named(reason: Reason) -> bool:
    """A card that the reason names: the pile's, one that is held, or one that is not."""
    card, case = reason.facts["card"], reason.verdict.case
    if case in ("may-take", "pile-only"):
        return cards(reason.table, "pile") == [card]
    return (card in reason.hand) != (case == "not-in-hand")


def _lying(reason: Reason) -> bool:
    last = [shown.card for zone in reason.table.zones for shown in zone.cards if "last" in shown.marks]
    ranks = {rank(card) for card in last if card and not is_joker(card)}
    return reason.facts["lying"] in ranks and reason.facts.get("least", len(last)) == len(last)


def _beaters(reason: Reason) -> bool:
    """Nothing else may lie on top, and what may is among them."""
    legal = reason.deal.game.legal(reason.deal.view(reason.decision.seat))
    tops = {frozenset(rank(card) for card in one.args if not is_joker(card)) for one in legal if one.verb == "lay"}
    return all(top & set(reason.facts["beaters"]) for top in tops)


def _tricks_taken(reason: Reason) -> int:
    return len(reason.deal.view(reason.decision.seat).board.tricks)


def _last_taker(reason: Reason) -> int:
    return reason.deal.view(reason.decision.seat).board.tricks[-1].taker


def _counted(reason: Reason) -> bool:
    if reason.decision.verb in ("lay", "give"):
        return reason.facts["count"] == len(reason.decision.args)
    if reason.verdict.rule.startswith("trick."):
        return reason.facts["count"] == len(reason.deal.view(reason.decision.seat).available)
    return reason.verdict.case != "too-few-cards" or reason.facts["count"] == len(reason.hand)


FACTS: Mapping[str, Callable[[Reason], bool]] = {
    "must": lambda reason: set(reason.facts["must"]) == reason.playable(),
    "winning": _winning,
    "led": _led,
    "beating": _beating,
    "trump": lambda reason: reason.facts["trump"] in (None, trump(reason.table)),
    "cards": _lacked,
    "card": _named,
    "score": lambda reason: reason.facts["score"] == scores(reason.table)[reason.facts["party"]],
    "most": lambda reason: (
        (scores(reason.table)[reason.facts["party"]] <= reason.facts["most"]) == reason.verdict.allowed
    ),
    "turners": lambda reason: (
        {zone.seat for zone in reason.table.zones if zone.kind == "row" for card in zone.cards if card.card is None}
        == set(reason.facts["turners"])
        != set()
    ),
    "total": lambda reason: (
        reason.facts["score"] + reason.facts["points"] == reason.facts["total"]
        and (reason.facts["total"] < 12) == reason.verdict.allowed
    ),
    "melded": lambda reason: reason.facts["melded"] == reason.deal.view(reason.decision.seat).board.melds[-1].suit,
    "forehand": lambda reason: reason.facts["forehand"] == reason.decision.seat and not _tricks_taken(reason),
    "last": lambda reason: reason.facts["last"] == reason.facts["trick"] + 5 == _tricks_taken(reason) + 5,
    "partner": lambda reason: reason.facts["partner"] != reason.decision.seat,
    "taker": lambda reason: reason.facts["taker"] == reason.decision.seat == _last_taker(reason),
    "lying": _lying,
    "beaters": _beaters,
    "count": _counted,
    "rank": lambda reason: (
        reason.facts["rank"] in {word if word in BEST else word[1:] for word in reason.decision.args}
    ),
    "flyers": lambda reason: set(reason.facts["flyers"]) <= set(reason.decision.args),
    "knocker": lambda reason: marked(reason.table, "knocked") == {reason.facts["knocker"]},
}
"""By its name, whether a verdict's fact is as the table shows it."""
