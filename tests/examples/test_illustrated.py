"""Positions that show what a rule means: they can happen, and show what is said of them."""

import re
from collections.abc import Iterable

import pytest

from tolva_teach.examples.illustrated import TablePiece, illustrated, illustrations
from tolva_teach.games import GAMES
from tolva_teach.rules.cards import RANKS, SUITS, is_joker, rank
from tolva_teach.texts import LANGUAGES, card_name, has_sentence, rank_name, rule, rule_ids, sentence

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
        ("trick.trump", "bordstolva", {"SJ", "S9"}),
        ("trick.trump", "bondtolva", {"S9"}),
        ("trick.overtake", "plocketolva", {"H10"}),
        ("trick.overtake", "tolva", {"H10"}),
        ("bond.phase1", "bondtolva", {"HK", "H9", "SA", "D10"}),
        ("bord.available", "bordstolva", {"HK"}),
    ],
)
def test_the_cards_that_may_be_played_are_the_clear_ones(rule_id: str, game: str, cards: set[str]) -> None:
    assert clear(rule_id, game) == cards


CARDS = [suit + rank for suit in SUITS for rank in RANKS]


def speaks_of(said: str, names: Iterable[str]) -> bool:
    return any(re.search(rf"\b{name}\b", said, re.I) for name in names)


def cards_in(said: str, lang: str) -> set[str]:
    return {card for card in CARDS if speaks_of(said, [card_name(card, lang)])}


def shown(rule_id: str, game: str) -> set[str]:
    """All cards that the pictures of a rule show, and that their words say have been played."""
    lines = lines_of(rule_id, game)
    words = " ".join(sentence("en", f"rules-picture-{line.label}") for line in lines if line.label == "row-before")
    return {card.card for line in lines for zone in line.zones for card in zone.cards if card.card} | cards_in(
        words, "en"
    )


def example(rule_id: str, game: str, lang: str) -> str:
    return rule(lang, rule_id, game).example or ""


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_that_an_example_names_are_in_the_picture_below_it(game: str, rule_id: str, lang: str) -> None:
    assert cards_in(example(rule_id, game, lang), lang) - shown(rule_id, game) == set()


@EACH
def test_the_ranks_of_which_an_example_speaks_are_in_the_picture_below_it(game: str, rule_id: str) -> None:
    """In Swedish, which tells a two from two cards, and four of a rank by their ending; where the score is shown, its
    cards are for points."""
    said, cards = re.sub(r"\bfyra (?=\w+r\b)", "", example(rule_id, game, "sv")), shown(rule_id, game)
    if cards:
        forms = {one: [rank_name(one, "sv", form).split()[-1] for form in ("a", "the", "many")] for one in RANKS}
        spoken_of = {one for one, names in forms.items() if speaks_of(said, names)}
        assert spoken_of - {rank(card) for card in cards if not is_joker(card)} == set()


@pytest.mark.parametrize("game", ["tolva", "plocketolva", "bordstolva", "bondtolva"])
def test_the_points_of_which_an_example_speaks_are_those_that_are_shown(game: str) -> None:
    rule_id = "bond.markers" if game == "bondtolva" else "tolva.markers"
    (line,) = lines_of(rule_id, game)
    told = {int(number) for number in re.findall(r"\d+", example(rule_id, game, "en"))}
    scores = {tally.score for tally in line.table.tallies}
    assert scores == told if game != "bondtolva" else scores & told


def worth_of(line: TablePiece) -> int | None:
    return line.table.places[line.zones[0].seat or 0].worth


@pytest.mark.parametrize("rule_id", ["thirtyone.value", "thirtyone.lowest", "thirtyone.31"])
def test_the_worth_of_which_an_example_speaks_is_that_of_a_hand_that_is_shown(rule_id: str) -> None:
    told = {int(number) for number in re.findall(r"\d+", example(rule_id, "trettioett", "en"))}
    worth = {worth_of(line) for line in lines_of(rule_id, "trettioett")}
    assert worth == told if rule_id == "thirtyone.lowest" else worth & told


def test_trick_winner_the_star_is_on_the_only_trump() -> None:
    (line,) = lines_of("trick.winner", "tolva")
    assert [card.card for card in line.zones[0].cards if "winning" in card.marks] == ["S9"]


def test_thirtyone_lowest_the_hand_that_is_said_to_be_lowest_is_so() -> None:
    worth = [(line.label, worth_of(line)) for line in lines_of("thirtyone.lowest", "trettioett")]
    assert worth == [("worth-knocked", 24), ("worth-lowest", 17), ("worth-lowest", 17), ("worth", 28)]


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
