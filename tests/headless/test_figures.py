"""Figures: shares and means with their intervals."""

from math import inf, sqrt

import pytest

from tolva_teach.headless import Figures, Plan, Row, play
from tolva_teach.headless.figures import Sum, share
from tolva_teach.headless.words import figure_line


def row(first: int | None, change: tuple[int, ...], notes: dict[str, int | None] | None = None, **more: object) -> Row:
    kinds = ("beginner", "random") * 2
    made = Row(0, 0, 1, 0, first, kinds, (0, 1, 0, 1), change, None, notes or {})
    return made._replace(**more)


def test_share_interval_stays_between_none_and_all() -> None:
    none, everything = share("x", 0, 20), share("x", 20, 20)
    assert (none.value, everything.value) == (0, 1)
    assert none.low == pytest.approx(0)
    assert 0.1 < none.high < 0.2
    assert none.high == pytest.approx(1 - everything.low)


def test_mean_interval_is_that_of_the_normal_distribution() -> None:
    numbers = Sum()
    for number in (1, 2, 3, 4):
        numbers.add(number)
    figure = numbers.mean("x")
    assert figure.value == 2.5
    assert figure.high - figure.value == pytest.approx(1.96 * sqrt(5 / 3) / 2)


def test_mean_of_one_deal_promises_nothing() -> None:
    one = Sum()
    one.add(3)
    assert (one.mean("x").low, one.mean("x").high) == (-inf, inf)


def test_figures_are_about_the_deals_that_answered() -> None:
    figures = Figures()
    for tied in (0, 1, None, 1):
        figures.add(row(0, (1, 1), {"vinsten_tied": tied}))
    (tied_share,) = [figure for figure in figures if figure.code == "vinsten-tied"]
    assert (tied_share.value, tied_share.deals) == (pytest.approx(2 / 3), 3)


def test_who_begins_is_held_against_the_others_that_play() -> None:
    figures = Figures()
    figures.add(row(1, (2, 5)))
    figures.add(row(None, (2, 5)))
    figures.add(row(2, (0, -1, 0), parties=(0, 1, 2, -1)))
    (gains,) = [figure for figure in figures if figure.code == "first-gains"]
    assert (gains.value, gains.deals) == ((3 + 0.5) / 2, 2)


def test_each_kind_is_told_where_there_are_several() -> None:
    figures = Figures()
    figures.add(row(0, (3, 1)))
    assert {figure.kind: figure.value for figure in figures if figure.kind} == {"beginner": 3, "random": 1}
    assert not [its for its in _of_beginners() if its.kind]


def _of_beginners() -> Figures:
    figures = Figures()
    for played in play(Plan("tolva", ("beginner",) * 4, 3, 1)):
        figures.add(played)
    return figures


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize(("game", "options"), [("tolva", {}), ("tolp", {"revolution": True}), ("trettioett", {})])
def test_every_figure_is_put_into_words_with_its_sample(lang: str, game: str, options: dict[str, object]) -> None:
    figures = Figures()
    plan = Plan(game, ("beginner", "random", "random", "random"), 30, 1, options)
    for played in play(plan):
        figures.add(played)
    lines = [figure_line(figure, plan.unit, lang) for figure in figures]
    assert len(lines) > 3
    assert all("95" in line and ("deals)" if lang == "en" else "givar)") in line for line in lines)


def test_numbers_are_written_as_the_language_does() -> None:
    assert "50,0\N{NO-BREAK SPACE}%" in figure_line(share("melds", 5, 10), "points", "sv")
    assert "50.0%" in figure_line(share("melds", 5, 10), "points", "en")
    assert "-" not in figure_line(share("melds", 0, 10), "points", "sv")
    one = Sum()
    one.add(-1.5)
    assert figure_line(one.mean("first-gains"), "points", "sv").endswith(": −1,50 (en giv)")


@pytest.mark.parametrize(("game", "unit"), [("tolva", "poäng"), ("tolp", "kung"), ("trettioett", "liv")])
def test_what_is_won_on_average_is_told_in_the_game_s_unit_and_players_by_their_names(game: str, unit: str) -> None:
    plan, gains = Plan(game, ("random",) * 4, 1, 1), Sum()
    gains.add(1)
    assert unit in figure_line(gains.mean("first-gains"), plan.unit, "sv").lower()
    told = figure_line(gains.mean("kind-changes", "beginner"), plan.unit, "sv")
    assert unit in told.lower()
    assert "en nybörjare" in told
