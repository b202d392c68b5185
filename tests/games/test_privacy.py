"""What a seat may not know it is neither shown nor told: hidden cards, chosen by where they lie, leave no trace.

Leaks are made on purpose too, in every game, and the properties must see them.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.every_game import dealt_records, decide, fresh
from helpers.hidden_cards import heard, named, open_to
from helpers.options import values_of
from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal, Refused, View
from tolva_teach.knowing import knowledge
from tolva_teach.records.record import DealRecord, Record
from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.table import Table

PAIRS = 4
"""How many pairs of hidden cards change places at each point of a deal that is looked at."""


SEATS = 3
"""Through how many seats' eyes a deal is looked at."""


def known(view: View) -> dict[str, Any]:
    """All that a view says; what it has merely worked out stays away."""
    slots = {name for kind in type(view).__mro__ for name in getattr(kind, "__slots__", ())}
    says = {name: getattr(view, name) for name in slots if not name.startswith("_") and name != "game"}
    return {**says, "past": getattr(view, "past", ())}


def shown(deal: Deal[Any], seat: int) -> list[Any]:
    """What the seat has before its eyes: its view and its table."""
    return [known(deal.view(seat)), deal.seen(seat)]


def worked_out(deal: Deal[Any], seat: int) -> list[Any]:
    """What is worked out for the seat: what it could do, whether it may, and what it can know of the others."""
    view = deal.view(seat)
    known = knowledge(view)
    of_others = [(known.cannot(other), known.told(other)) for other in range(deal.game.players) if other != seat]
    could = [deal.where(), deal.game.offers(view), deal.game.verdicts(view), list(deal.game.listed(view))]
    return [*could, known.places, of_others]


def played(record: Record, chance: random.Random) -> tuple[list[Decision], list[Deal[Any]], list[list[Happening]]]:
    """Some decisions; the deal before the first and after each, and what was told each time."""
    deal = fresh(record)
    decisions: list[Decision] = []
    deals, told = [deal.copy()], [list(deal.opening)]
    for _ in range(chance.randrange(1, 50)):
        if deal.over:
            break
        decisions.append(decide(deal, chance))
        told.append(list(deal.apply(decisions[-1])))
        deals.append(deal.copy())
    return decisions, deals, told


def names_no_hidden_card(record: Record, chance: random.Random) -> None:
    """No card is shown to a seat, or named to it, that does not lie open to it then and has not before."""
    _, deals, told = played(record, chance)
    for seat in chance.sample(range(record.game.players), min(SEATS, record.game.players)):
        remembered: set[Card] = set()
        for deal, happened in zip(deals, told, strict=True):
            remembered |= open_to(deal, seat)
            assert named(heard(happened, seat), record.game.pack) <= remembered
            assert named(shown(deal, seat), record.game.pack) <= remembered


def hidden_cards_leave_no_trace(record: Record, chance: random.Random) -> int:
    """Two hidden cards change places; where the seat hears the same, it sees the same. Gives how often that was so."""
    decisions, deals, told = played(record, chance)
    deal, seat = deals[-1], chance.randrange(record.game.players)
    seen, ears = [shown(deal, seat), worked_out(deal, seat)], [heard(happened, seat) for happened in told]
    pictures = unfolded(deals, decisions, seat)
    hidden = sorted(set(record.game.pack) - open_to(deal, seat) - named(ears, record.game.pack))
    compared = 0
    for _ in range(PAIRS if len(hidden) > 1 else 0):
        other = followed(swapped(record, *chance.sample(hidden, 2)), decisions, seat, ears)
        if other is not None:
            compared += 1
            assert [shown(other[-1], seat), worked_out(other[-1], seat)] == seen
            assert unfolded(other, decisions, seat) == pictures
    return compared


def unfolded(deals: Sequence[Deal[Any]], decisions: Sequence[Decision], seat: int) -> list[Table]:
    """The pictures that the seat sees of the last decision."""
    return [moment.deal.seen(seat) for moment in deals[-2].unfold(decisions[-1])] if decisions else []


def swapped(record: Record, one: Card, other: Card) -> Record:
    (written,) = record.deals
    deck = [{one: other, other: one}.get(card, card) for card in written.cards["deck"]]
    return Record(record.game, record.start, (DealRecord(written.dealer, {"deck": deck}),), record.given)


def followed(
    record: Record, decisions: Iterable[Decision], seat: int, ears: Sequence[list[Happening]]
) -> list[Deal[Any]] | None:
    """The deal at each point; None where the seat hears something else, or somebody would have decided otherwise."""
    deal = fresh(record)
    deals = [deal.copy()]
    if heard(deal.opening, seat) != ears[0]:
        return None
    for decision, ear in zip(decisions, ears[1:], strict=True):
        try:
            told = deal.apply(decision)
        except Refused:
            return None
        if heard(told, seat) != ear:
            return None
        deals.append(deal.copy())
    return deals


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(33, 1000))
def test_no_seat_is_shown_or_told_a_card_that_is_hidden_from_it(record: Record, chance: random.Random) -> None:
    names_no_hidden_card(record, chance)


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(50, 1500))
def test_hidden_cards_that_change_places_leave_no_trace(record: Record, chance: random.Random) -> None:
    hidden_cards_leave_no_trace(record, chance)


TRIES = 40
"""How many deals of each game are looked through for a leak; each leak that is made shows in the first few."""


def some_record(name: str, chance: random.Random) -> Record:
    """A deal of this game, with any players and options."""
    rules = GAMES[name]
    known = rules.options_known.items()
    options = {key: chance.choice(values_of(option)) for key, option in known if chance.random() < 0.5}
    game = rules(chance.choice(list(rules.seats)[:8]), options)
    deck = chance.sample(game.pack, len(game.pack))
    order = chance.sample(range(game.players), game.players) if game.keeps_order else None
    return Record(game, game.first_standing(None, 0, order), (DealRecord(0, {"deck": deck}),), {})


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_hidden_cards_do_change_places(name: str) -> None:
    chance = random.Random(name)
    assert sum(hidden_cards_leave_no_trace(some_record(name, chance), chance) for _ in range(TRIES)) > TRIES


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_game_leaks_nothing(name: str) -> None:
    assert not seen_to_leak(name, names_no_hidden_card)


Property = Callable[[Record, random.Random], object]
Leak = Callable[[pytest.MonkeyPatch, type[Deal[Any]]], None]


def seen_to_leak(name: str, seen_by: Property) -> bool:
    """Whether the property fails in one of a few deals, the same ones each time."""
    chance = random.Random(name)
    for _ in range(TRIES):
        try:
            seen_by(some_record(name, chance), chance)
        except AssertionError:
            return True
    return False


def everything(deal: Any) -> tuple[Any, ...]:
    """Every hand, and what lies face down."""
    return (deal.hands, getattr(deal, "stock", ()), getattr(deal, "_down", ()))


def a_view_of_everything(patch: pytest.MonkeyPatch, kind: type[Deal[Any]]) -> None:
    """Every hand is put into each view."""
    leak_into_views(patch, kind, everything)


def a_view_of_a_trace(patch: pytest.MonkeyPatch, kind: type[Deal[Any]]) -> None:
    """Each view has a number that hangs on the cards of others, and no card."""
    leak_into_views(patch, kind, lambda deal: hash(str(everything(deal))))


def leak_into_views(patch: pytest.MonkeyPatch, kind: type[Deal[Any]], leaked: Callable[[Deal[Any]], object]) -> None:
    view = kind.view

    def leaking(deal: Deal[Any], seat: int) -> View:
        honest = view(deal, seat)
        telling = type("Telling", (type(honest),), {"__slots__": ("leaked",)})
        told: View = telling.__new__(telling)
        for slot in (slot for its in type(honest).__mro__ for slot in getattr(its, "__slots__", ())):
            setattr(told, slot, getattr(honest, slot))
        told.leaked = leaked(deal)  # type: ignore[attr-defined]
        return told

    patch.setattr(kind, "view", leaking)


def a_table_with_all_cards_open(patch: pytest.MonkeyPatch, kind: type[Deal[Any]]) -> None:
    """Whoever looks sees everyone's cards."""
    patch.setattr(kind, "seen", lambda deal, viewer: deal.table())


def a_word_too_many(patch: pytest.MonkeyPatch, kind: type[Deal[Any]]) -> None:
    """With every decision everyone is told somebody's hand."""
    apply = kind.apply

    def telling(deal: Any, decision: Decision) -> tuple[Happening, ...]:
        told = apply(deal, decision)
        hand = max(deal.hands, key=len)
        return (*told, Happening("told", "no-rule", {"cards": hand}))

    patch.setattr(kind, "apply", telling)


def what_only_one_may_hear(patch: pytest.MonkeyPatch, kind: type[Deal[Any]]) -> None:
    """What is told to single seats is told to all."""
    apply = kind.apply
    patch.setattr(kind, "apply", lambda deal, decision: tuple(one.seen_by(None) for one in apply(deal, decision)))


ALL_LEAKS: Sequence[tuple[Leak, Property]] = (
    (a_view_of_everything, names_no_hidden_card),
    (a_view_of_everything, hidden_cards_leave_no_trace),
    (a_view_of_a_trace, hidden_cards_leave_no_trace),
    (a_table_with_all_cards_open, names_no_hidden_card),
    (a_table_with_all_cards_open, hidden_cards_leave_no_trace),
    (a_word_too_many, names_no_hidden_card),
)


@pytest.mark.parametrize(("leak", "seen_by"), ALL_LEAKS)
@pytest.mark.parametrize("name", GAMES)
def test_a_leak_is_seen_in_every_game(
    name: str, leak: Leak, seen_by: Property, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch, type(fresh(some_record(name, random.Random(name)))))
    assert seen_to_leak(name, seen_by)


@pytest.mark.parametrize("name", ["plocketolva", "bondtolva", "tolp", "trettioett"])
def test_a_secret_told_to_all_is_heard(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what_only_one_may_hear(monkeypatch, type(fresh(some_record(name, random.Random(name)))))
    assert seen_to_leak(name, names_no_hidden_card)
