"""What a class is shown of a question to all: what a learner has to answer by, and what the large screen has."""

import re
from collections.abc import Callable

import pytest
from markupsafe import escape

from tolva_teach.picture.document import drawing
from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.quiz.judged import named_question
from tolva_teach.texts import LANGUAGES, Speaker, rule, sentence
from tolva_widgets.classroom.shown import asked, explained, on_screen, revealed_on_screen, spread_on_screen

NAMES = ("tolva/must-play/1/1/29", "bondtolva/may-do/1/2/7", "tolp/who-leads/1/1/3")
COLUMNS = "tolva:3/wrong-play/1/3/2"
"""Hands lie in columns at both sides."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_hints_are_folded_away_each_within_the_one_before(name: str, lang: str) -> None:
    html, question = asked(name, lang), named_question(name)
    speaker = Speaker(lang, parties=question.view.game.parties)
    hints = [hint.sentence(speaker) for hint in question.hints]
    assert hints
    assert html.endswith("</details>" * len(hints) + "</div>")
    assert "open" not in re.findall(r"<details[^>]*>", html)[0]
    places = [html.index(escape(hint)) for hint in hints]
    assert places == sorted(places)
    assert f"<summary>{sentence(lang, 'quiz-hint')}</summary>" in html


@pytest.mark.parametrize("name", NAMES)
def test_neither_the_large_screen_nor_an_explained_answer_has_hints(name: str) -> None:
    assert "<details" not in on_screen(name, "en")
    assert "tolva-class-hint" not in explained(name, "en", ())


def test_the_cards_of_a_question_can_be_pressed_and_no_others() -> None:
    question = named_question(NAMES[0])
    pressed = re.findall(r'data-pick="([^"]+)"', asked(NAMES[0], "sv"))
    assert sorted(pressed) == sorted(map(str, question.choices))


def test_what_shows_that_a_card_is_picked_lies_under_the_cards_that_lie_over_that_card() -> None:
    html = asked(NAMES[0], "sv")
    edges = [found.start() for found in re.finditer('class="tolva-class-edge"', html)]
    picked = [found.start() for found in re.finditer(r'<g class="tolva-class-pick[^"]*" data-pick', html)]
    assert len(edges) == len(named_question(NAMES[0]).choices)
    assert all(card < edge for card, edge in zip(picked, edges, strict=True))
    assert all(edge < following for edge, following in zip(edges, picked[1:], strict=False))


def test_a_card_in_a_column_is_not_lifted_over_what_is_seen_of_the_card_above_it() -> None:
    lifted = asked(COLUMNS, "sv").count("tolva-class-pick tolva-class-lifts")
    assert 0 < lifted < len(named_question(COLUMNS).choices)


@pytest.mark.parametrize("name", [COLUMNS, "tolp/hand-over/1/2/1"])
def test_a_verdict_is_seen_beside_its_own_card_and_hides_no_index_of_another(name: str) -> None:
    """In columns, and in rows above each other."""
    question = named_question(name)
    cards = drawing(question.table, lang="en", indices="en", layout="tall").scene.cards
    told = re.findall(r'tolva-class-badge-(?:yes|no)".*?translate\(([-.0-9]+) ([-.0-9]+)\)', explained(name, "en", ()))
    marked = [spot for spot in cards if spot.key in {*map(str, question.choices)}]
    for spot, (x, y) in zip(marked, (map(float, its) for its in told), strict=True):
        over = cards[cards.index(spot) + 1 :]
        assert not [its for its in over if abs(its.x - x) < 48 * its.size and abs(its.y - y) < 70 * its.size]


def test_a_bar_is_full_only_where_all_who_answered_chose_that() -> None:
    first, second, *others = (choice.key for choice in named_question(NAMES[0]).choices)
    counts = {first: 26, second: 39, **dict.fromkeys(others, 0)}
    assert re.findall(r"--share:([0-9.]+)", spread_on_screen(NAMES[0], "en", counts, 39))[:2] == ["0.667", "1.000"]
    counts[second] = 13
    assert "0.667" in spread_on_screen(NAMES[0], "en", counts, 39), "whatever the most chose"


def test_nothing_is_written_on_a_card_that_may_be_laid_with_others_too() -> None:
    name = "tolp/may-lay/1/1/4"
    keys = [choice.key for choice in named_question(name).choices]
    assert {"HQ", "HQ+DQ"} <= {*keys}
    counts = dict.fromkeys(keys, 5)
    single = [key for key in keys if "Q" not in key and key != "pass"]
    shown = spread_on_screen(name, "en", counts, 9), revealed_on_screen(name, "en", counts, "")
    for told in (*shown, explained(name, "en", ("H3",))):
        assert told.count('<g class="tolva-class-badge') == len(single)


def test_a_learner_sees_on_the_picture_too_what_was_right_once_it_is_told() -> None:
    question = named_question(NAMES[0])
    assert not re.search("tolva-class-badge-(?!picked)", asked(NAMES[0], "en"))
    told = explained(NAMES[0], "en", ())
    right = sum(bool(question.verdict(choice)) for choice in question.choices)
    assert told.count("tolva-class-badge-yes") == right
    assert told.count("tolva-class-badge-no") == len(question.choices) - right


@pytest.mark.parametrize("name", [NAMES[0], "bondtolva:4/may-do/1/2/7"])
def test_rules_stand_with_the_reasons_beside_a_table_as_narrow_as_a_phones(name: str) -> None:
    counts = dict.fromkeys((choice.key for choice in named_question(name).choices), 5)
    told = revealed_on_screen(name, "en", counts, "")
    assert told.index("tolva-class-table") < told.index("tolva-class-reasons") < told.index("tolva-class-rule")
    size = re.search(r'viewBox="0 0 (\d+) (\d+)"', told)
    assert size is not None
    assert int(size[1]) < int(size[2])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_large_screen_tells_what_was_chosen_together_where_more_may_be(lang: str) -> None:
    keys = [choice.key for choice in named_question(NAMES[0]).choices]
    counts, head = dict.fromkeys(keys, 5), sentence(lang, "class-wholes")
    told = spread_on_screen(NAMES[0], lang, counts, 9, [(keys[:2], 5), ((), 4)])
    assert told.index(head) < told.index(sentence(lang, "class-chose-nothing"))
    assert "tolva-answering-mark" not in told, "nothing is marked right"
    assert head not in spread_on_screen(NAMES[0], lang, counts, 9)
    assert head not in spread_on_screen(
        NAMES[2], lang, {its.key: 1 for its in named_question(NAMES[2]).choices}, 9, [(("x",), 5)]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_long_rule_the_large_screen_says_what_is_read_from_the_back_of_a_room(lang: str) -> None:
    question = named_question(NAMES[0])
    counts = dict.fromkeys((choice.key for choice in question.choices), 5)
    told = revealed_on_screen(NAMES[0], lang, counts, "")
    said = re.findall(r'<span class="tolva-class-rule-said">(.*?)</span>', told)
    (long,) = (rule(lang, its, question.game, len(question.table.places)).text for its in question.rules)
    assert len(long) > 400
    assert any(str(escape(long)).startswith(shown) for shown in said)
    assert all(shown.endswith(".") and len(shown) < 200 for shown in said)


def test_what_holds_of_all_that_a_card_is_laid_in_is_written_on_it() -> None:
    """Of a pair that may not be laid, neither card may be laid alone."""
    name = "tolp/may-lay/1/1/41"
    question = named_question(name)
    pair = next(key for key in map(str, question.choices) if "+" in key and not question.verdict(key))
    assert not question.verdict(pair.split("+")[0])
    cards = {card for key in map(str, question.choices) if key != "pass" for card in key.split("+")}
    assert explained(name, "en", ()).count('<g class="tolva-class-badge') == len(cards)
    counts = {choice.key: 5 for choice in question.choices}
    told = spread_on_screen(name, "en", counts, 9)
    assert told.count('<g class="tolva-class-badge') == len(cards) - 2, "a count is that of one choice"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_not_answered_has_missed_nothing_and_who_has_is_told_what_they_missed(lang: str) -> None:
    question = FIRST_FAMILY.question(seed=29, difficulty=1)
    missed = sentence(lang, "quiz-mark-missed-allowed")
    assert missed not in explained(str(question.name), lang, ())
    wrong = next(str(choice) for choice in question.choices if not question.verdict(choice))
    assert missed in explained(str(question.name), lang, (wrong,))


@pytest.mark.parametrize("write", [asked, on_screen, lambda name, lang: explained(name, lang, ())])
def test_the_game_is_named_where_a_question_is_shown_and_its_trump_or_that_there_is_none(
    write: Callable[[str, str], str],
) -> None:
    said = {}
    for seed in range(12):
        question = FIRST_FAMILY.question(seed=seed, difficulty=1)
        found = re.search(r'class="tolva-class-game">([^<]*)<', write(str(question.name), "sv"))
        assert found
        said[any(badge.leading for badge in question.table.badges)] = found[1]
    assert said[False] == "Tolva · Ingen trumf är satt"
    assert re.fullmatch("Tolva · Trumf: (spader|hjärter|ruter|klöver)", said[True])
    assert 'class="tolva-class-game">Tölp<' in write("tolp/may-lay/1/1/4", "sv")
