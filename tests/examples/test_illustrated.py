"""Positions that show what a rule means: they can happen, and show what is said of them."""

import pytest

from tolva_teach.examples.illustrated import TablePiece, illustrated, illustrations
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES, has_sentence, rule_ids

SHOWN = [(game, rule_id) for game in GAMES for rule_id in illustrated(game)]
EACH = pytest.mark.parametrize(("game", "rule_id"), SHOWN)


def lines_of(rule_id: str, game: str) -> list[TablePiece]:
    return [line for lines in illustrations(rule_id, game) for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_rules_that_are_shown(game: str) -> None:
    assert len(illustrated(game)) >= 3


@EACH
def test_a_rule_is_shown_where_it_is_told_and_every_line_has_its_words(game: str, rule_id: str) -> None:
    assert rule_id in rule_ids(game)
    for line in lines_of(rule_id, game):
        assert all(has_sentence(lang, f"rules-picture-{line.label}") for lang in LANGUAGES)


@EACH
def test_what_is_tried_is_judged_by_the_rule_or_by_what_it_rests_on(game: str, rule_id: str) -> None:
    """One thing at least is refused where something is tried, so that one sees where the rule ends."""
    verdicts = [line.verdict for line in lines_of(rule_id, game) if line.verdict is not None]
    assert not verdicts or {bool(verdict) for verdict in verdicts} == {True, False}
    part = rule_id.split(".")[0]
    assert all(verdict.rule.startswith(f"{part}.") for verdict in verdicts)


def clear(rule_id: str, game: str) -> set[str]:
    """The cards of the last line that are not darkened."""
    zones = lines_of(rule_id, game)[-1].zones
    return {card.card for zone in zones for card in zone.cards if card.card and "idle" not in card.marks}


@pytest.mark.parametrize(
    ("rule_id", "game", "cards"),
    [
        ("trick.follow", "tolva", {"HK", "H9"}),
        ("trick.trump", "bondtolva", {"SJ", "S9"}),
        ("trick.overtake", "plocketolva", {"H10"}),
        ("bond.phase1", "bondtolva", {"HK", "H9", "SA", "D10"}),
        ("bord.available", "bordstolva", {"HK"}),
    ],
)
def test_the_cards_that_may_be_played_are_the_clear_ones(rule_id: str, game: str, cards: set[str]) -> None:
    assert clear(rule_id, game) == cards


def test_trick_winner_the_star_is_on_the_only_trump() -> None:
    (line,) = lines_of("trick.winner", "tolva")
    assert [card.card for card in line.zones[0].cards if "winning" in card.marks] == ["S9"]


def test_thirtyone_lowest_the_hand_that_is_said_to_be_lowest_is_so() -> None:
    worth = {
        line.label: line.table.places[line.zones[0].seat or 0].worth
        for line in lines_of("thirtyone.lowest", "trettioett")
    }
    assert worth == {"worth-knocked": 24, "worth": 27, "worth-lowest": 19}


@pytest.mark.parametrize(("number", "exchanged"), [(0, [1]), (1, [2, 1]), (2, [2, 1]), (3, [3, 2, 1])])
def test_tolp_exchange_pairs_and_sizes_are_shown_for_three_to_six(number: int, exchanged: list[int]) -> None:
    (line,) = illustrations("tolp.exchange", "tolp")[number]
    seats = len(line.table.places)
    assert [swap.count for swap in line.table.swaps] == exchanged
    assert [(swap.giver, swap.taker) for swap in line.table.swaps] == [
        (n, seats - 1 - n) for n in range(len(exchanged))
    ]


def test_bord_turn_the_card_below_is_seen_only_after_turning() -> None:
    before, after = lines_of("bord.turn", "bordstolva")
    assert [line.zones[0].cards[0].card for line in (before, after)] != [None, None]
    assert next(card.card for card in before.zones[0].cards if card.place == 0) is None
    assert next(card.card for card in after.zones[0].cards if card.place == 0) is not None
