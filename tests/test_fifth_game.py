"""A toy fifth game gets its record, replay, question and picture, and nothing above the games knows of it."""

import random
from collections.abc import Iterator

import pytest

from helpers import toy
from tolva_teach.cli.show import show_record
from tolva_teach.picture import describe, draw
from tolva_teach.play.match import Match
from tolva_teach.players import choose_at_random, play_record
from tolva_teach.quiz import OfferedQuestion, QuestionName, mark
from tolva_teach.records.record import Record, deal_record, read_record
from tolva_teach.texts import LANGUAGES
from tolva_widgets import DealReplay
from tolva_widgets.replay import explanation
from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.replay.words import ReplayWords
from tolva_widgets.table.decisions import said_key


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with toy.installed():
        yield


def played() -> Record:
    return play_record(deal_record("toy", 2, seed=4), [choose_at_random] * 2, random.Random(1), deals=3)


def test_it_is_dealt_looked_at_and_played_in_three_lines() -> None:
    match = Match.begin("toy", seed=4)
    assert "1 pass" in match.legal()
    assert [happened.kind for happened in match.do("1 pass")] == ["passed"]


def test_its_record_is_written_read_and_shown_as_text() -> None:
    record = played()
    assert read_record(record.to_json()) == record
    for lang in LANGUAGES:
        assert len(list(show_record(record, lang))) > len(record.deals)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_replay_tells_every_step_and_asks_for_every_decision(lang: str) -> None:
    session = ReplaySession(played(), lang=lang)
    session.questions.ask = True
    assert session.replay is not None
    replay_words, asked = ReplayWords(session.replay, None, lang), 0
    for step in session.replay:
        session.go(step.number)
        assert explanation.explain(replay_words, step, "?")
        offers = session.questions.offers
        if offers is None:
            continue
        asked += 1
        assert replay_words.question(session)
        for key in (*offers.cards, *map(said_key, offers.words)):
            session.choose(key)
            assert session.questions.answer is not None
            assert replay_words.on_answer(step, session.questions.answer)
    assert asked > 6
    assert session.replay[-1].ends_deal
    assert session.replay.next_section_end(0) > 0


def test_its_replay_is_a_widget_with_words_to_say_and_cards_to_choose() -> None:
    replay = DealReplay(played(), lang="sv", ask=True)
    assert "Fyra kort" not in replay.explanation
    assert "delar ut fyra kort var" in replay.explanation
    replay.choose("say pass")
    assert "här får man passa" in replay.explanation
    assert "Spelare 2 är på tur. Vad skulle du göra?" not in replay.explanation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_table_is_drawn_and_described(lang: str) -> None:
    deal = Match.begin("toy", seed=4).deal
    for seat in (None, 0, 1):
        table = deal.seen(seat)
        assert draw(table, lang=lang).startswith("<svg")
        assert describe(table, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_question_offers_every_card_and_the_word_and_is_marked_by_the_engine(lang: str) -> None:
    match = Match.begin("toy", seed=4)
    view = match.view()
    question = OfferedQuestion(QuestionName("toy", "offered", 1, 1, 4), view, lambda: match.record)
    assert {choice.kind for choice in question.choices} == {"card", "word"}
    assert len(question.choices) == 5
    right = [choice for choice in question.choices if match.game.verdict(view, choice.value)]
    assert 0 < len(right) < 5
    assert mark(question, right).right
    assert not mark(question, question.choices).right
    for choice in question.choices:
        assert question.why(choice, question.speaker(lang))
