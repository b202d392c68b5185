"""What would you do? A question before a decision, and what is not told too early."""

import json
import re

import pytest

from helpers.example_deal import DAVID, OVERTAKEN, cut
from helpers.parts import synced
from tolva_teach.examples import example
from tolva_teach.play.playout import PlayedName
from tolva_teach.players.advice import advise
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.replay.presenter import ReplayPresenter
from tolva_widgets.replay.widget import DealReplay
from tolva_widgets.table.decisions import by_key, said_key


@pytest.fixture
def asking() -> DealReplay:
    return DealReplay(lang="en", view=DAVID, ask=True, step=OVERTAKEN - 1)


def test_question_is_asked_of_the_viewers_seat_alone(asking: DealReplay) -> None:
    assert "What would you do?" in asking.explanation
    assert asking._table.mode == "play"
    asking.step = OVERTAKEN - 2
    assert "What would you do?" not in asking.explanation
    assert asking._table.mode == "watch"


def test_open_question_tells_nothing_of_its_answer() -> None:
    """Two records that differ in the next card alone send the same to the page until the question is answered."""
    record, seen = example("en"), set()
    for card in ("S10", "SA"):
        replay = DealReplay(cut(record, 21, f"3 play {card}"), lang="en", view=DAVID, ask=True, step=20)
        assert "What would you do?" in replay.explanation
        seen.add((json.dumps(synced(replay), default=str), repr(replay)))
    assert len(seen) == 1


def test_open_question_offers_the_forbidden_cards_too(asking: DealReplay) -> None:
    assert set(asking._table.choices) == {"SA", "S10", "S6", "HA", "H7", "D8", "D7", "D6"}
    assert asking._table.marks == {}


def test_forbidden_answer_is_told_with_the_reason_and_may_be_mended(asking: DealReplay) -> None:
    asking.choose("H7")
    assert "No, the seven of hearts may not be played" in asking.explanation
    assert asking._table.marks["H7"]["kind"] == "no"
    assert "In the deal it went like this" not in asking.explanation
    asking.choose("HA")
    assert "Yes, the ace of hearts may be played" in asking.explanation


def test_allowed_answer_is_told_with_what_was_really_played(asking: DealReplay) -> None:
    asking.choose("HA")
    assert "In the deal it went like this: You head the trick with the ace of hearts" in asking.explanation
    assert "What would you do?" not in asking.explanation
    asking.step += 1
    assert "tolva-answer" not in asking.explanation


def test_playing_stops_at_a_question(asking: DealReplay) -> None:
    asking.step = OVERTAKEN - 2
    asking._controls.playing = True
    asking._controls.step = OVERTAKEN - 1
    assert asking._controls.playing is False


def test_stepping_on_without_an_answer_shows_what_was_played(asking: DealReplay) -> None:
    asking._controls.step = OVERTAKEN
    assert "You head the trick with the ace of hearts" in asking.explanation


def test_with_open_cards_everyones_play_is_asked_for() -> None:
    replay = DealReplay(lang="en", ask=True, step=1)
    assert "It’s Birger’s turn. What would you play?" in replay.explanation
    replay.step = 5
    assert "Astrid is on lead. What would you do?" in replay.explanation


@pytest.mark.parametrize(
    ("lang", "view", "asked"),
    [
        ("sv", "open", "Välj ett kort ur Davids hand."),
        ("sv", DAVID, "Välj ett kort ur din hand."),
        ("en", "open", "Choose a card from David’s hand."),
        ("en", DAVID, "Choose a card from your hand."),
    ],
)
def test_question_says_whose_hand_the_card_is_chosen_from(lang: str, view: str, asked: str) -> None:
    replay = DealReplay(lang=lang, view=view, ask=True, step=OVERTAKEN - 1)
    assert asked in replay.explanation


@pytest.mark.parametrize(("step", "done"), [(4, "meld S"), (OVERTAKEN, "ask"), (10, "meld H")])
def test_what_is_said_before_a_lead_is_asked_for_like_a_card(step: int, done: str) -> None:
    replay = DealReplay(lang="en", ask=True, step=step)
    said = example("en").deals[0].events[step].split(" ;")[0].split(" ", 1)[1]
    assert said == done
    assert "What would you" in replay.explanation
    assert f"say {said}" in map(said_key, replay.session.questions.offers.words)
    replay.choose(f"say {said}")
    assert "tolva-answer-yes" in replay.explanation
    replay.step += 1
    assert "tolva-reason" in replay.explanation


def test_question_and_answer_stand_apart_from_what_happened_before(asking: DealReplay) -> None:
    def headings() -> list[str]:
        return re.findall("<h2>(.*?)</h2>", asking.explanation)

    assert headings() == ["What would you do?", "Before the question: Trick 2, card 3"]
    asking.choose("H7")
    assert headings() == ["Your answer", "Before the question: Trick 2, card 3"]
    asking.step += 1
    assert headings() == ["What would you do?", "Before the question: Trick 2, card 4"]
    asking.ask = False
    assert headings() == ["Trick 2, card 4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_called_what_it_is_and_the_coachs_own_is_said_to_be(lang: str) -> None:
    replay = DealReplay(PlayedName.of("trettioett", 7), lang=lang)
    replay.step = next(step.number for step in replay.session.replay or () if step.decision) - 1
    replay.view, replay.ask = replay.session.own_view, True
    advice = advise(replay.session.step.after.view(int(replay.view)))
    offers = replay.session.questions.offers
    assert offers is not None
    ways = {key: decision for key, decision in by_key(offers).items() if decision.verb in ("take", "draw")}
    top = {"sv": "Ja, högens översta kort får tas.", "en": "Yes, the top card of the pile may be taken."}[lang]
    for key, decision in ways.items():
        replay.choose(key)
        assert (top in replay.explanation) is (decision.verb == "take")
        assert (sentence(lang, "question-advised") in replay.explanation) is (decision == advice.decision)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_one_looks_as_is_you_in_the_menu_as_on_the_table(lang: str) -> None:
    replay = DealReplay(7, lang=lang)
    for view in ("open", "1"):
        replay.view = view
        options = dict(ReplayPresenter(replay.session, lang).beside.choices[0]["options"])
        assert options["1"] == (sentence(lang, "play-you") if view == "1" else "Birger")
        assert options["0"] == "Astrid"
