"""The answers along a deal: counted at its end, and a way back to each that was wrong."""

import json
import re
from collections.abc import Mapping, Sequence

import pytest

from helpers.example_deal import DAVID, LAST, OVERTAKEN
from helpers.parts import synced
from tolva_teach.play.playout import PlayedName
from tolva_teach.texts import rule
from tolva_widgets.replay.widget import DealReplay
from tolva_widgets.table.decisions import said_key


@pytest.fixture
def asking() -> DealReplay:
    """The example as David is asked; at his second card he revokes, and then plays rightly."""
    replay = DealReplay(lang="en", view=DAVID, ask=True, step=OVERTAKEN - 1)
    replay.choose("H7")
    replay.choose("HA")
    return replay


def ways_back(replay: DealReplay) -> list[tuple[str, str]]:
    return re.findall('data-step="([0-9]+)">(.*?)</button>', replay.explanation)


def test_first_answer_counts_and_stands_under_the_rule_that_it_broke(asking: DealReplay) -> None:
    asking.step = LAST - 1
    assert "<details" in asking.explanation
    assert "Your answers so far: 0 of 1 right" in asking.explanation
    assert "You have answered one question and got it wrong." in asking.explanation
    assert f"<strong>{rule('en', 'trick.overtake').title}</strong>" in asking.explanation
    assert ways_back(asking) == [(str(OVERTAKEN - 1), "Trick 2, card 4")]
    assert "Play the seven of hearts" in asking.explanation


def test_at_the_end_of_the_deal_it_is_told_to_the_eye_and_to_the_ear(asking: DealReplay) -> None:
    asking.step = OVERTAKEN
    assert "answered" not in asking.said
    asking.step = LAST
    line = "You have answered one question and got it wrong."
    assert '<section class="tolva-tally">' in asking.explanation
    assert line in asking.said
    assert line in asking.caption[1]


def test_what_was_passed_by_is_counted_apart(asking: DealReplay) -> None:
    for step in range(OVERTAKEN, LAST + 1):
        asking.step = step
    questions = sum(one.decision is not None and one.decision.seat == int(DAVID) for one in asking.session.replay)
    assert f"You have skipped {questions - 2} questions." in asking.said  # nor was his first card asked for


def test_who_has_answered_nothing_is_told_of_no_result() -> None:
    replay = DealReplay(lang="en", view=DAVID, ask=True)
    for step in (OVERTAKEN - 1, LAST):
        replay.step = step
        assert "tolva-tally" not in replay.explanation
        assert "answered" not in replay.said


def test_another_record_begins_at_nothing_and_who_is_not_asked_sees_no_result(asking: DealReplay) -> None:
    asking.ask = False
    asking.step = LAST
    assert "tolva-tally" not in asking.explanation
    asking.ask = True
    assert "tolva-tally" in asking.explanation
    asking.load(7)
    asking.step = asking.session.last
    assert "tolva-tally" not in asking.explanation


def test_way_back_is_named_by_the_place_alone_not_by_what_was_done_there() -> None:
    """A place after the decision tells of it: "Cilla passes"."""
    replay = DealReplay(PlayedName.of("tolp", 7), lang="en", ask=True)
    missed = []
    for step in replay.session.replay[1:]:
        replay.step = step.number - 1
        offers = replay.session.questions.offers
        if offers and offers.sets:
            replay.decide(list(offers.sets[0].cards)[:2])
            if replay.session.questions.answer and not replay.session.questions.answer.verdict:
                missed.append((str(replay.step), replay._presenter.replay_words.place_asked(replay.session.step)))
    replay.step = replay.session.last
    assert len(missed) > 10
    assert sorted(ways_back(replay)) == sorted(missed)
    assert not [place for _step, place in missed if re.search("pass|lays", place)]


def test_box_to_be_asked_closes_the_others_cards_and_one_may_open_them_again() -> None:
    replay = DealReplay(lang="en", step=OVERTAKEN - 1)
    replay._choices.chosen = {"view": "open", "ask": "yes"}
    assert (replay.view, replay.ask) == (DAVID, True)
    assert "You are to play" in replay.explanation or "It’s your turn" in replay.explanation
    assert '"view": "3"' in str(synced(replay._choices)).replace("'", '"')
    replay._choices.chosen = {"view": "open", "ask": "yes"}
    assert (replay.view, replay.ask) == ("open", True)


def opened(address: Mapping[str, str], kept: str, lang: str = "en") -> DealReplay:
    """The page as it is opened, perhaps anew in the same tab."""
    replay = DealReplay(lang=lang, in_address=True)
    replay._page.set_state({"address": dict(address), "kept": kept, "opened": True})
    return replay


def answered(address: Mapping[str, str], *answers: tuple[int, str | Sequence[str]]) -> DealReplay:
    """A page on which these answers were given, each at its step."""
    replay = opened(address, "")
    replay.ask = True
    for step, chosen in answers:
        replay.step = step
        replay.choose(chosen) if isinstance(chosen, str) else replay.decide(chosen)
    return replay


SAYING = {"game": "bondtolva", "players": "4", "seed": "7"}
LAYING = {"game": "tolp", "players": "3", "seed": "7"}


def some_answers(address: Mapping[str, str]) -> DealReplay:
    """A page where each question of a deal was answered with the first that is offered of each sort."""
    replay = opened(address, "")
    replay.ask = True
    for step in range(60):
        replay.step = step
        offers = replay.session.questions.offers
        if offers is None:
            continue
        if offers.words:
            replay.choose(said_key(offers.words[0]))
        elif offers.sets:
            replay.decide(list(offers.sets[0].cards)[:2])
        elif step % 2:
            replay.choose(next(iter(offers.cards)))
    return replay


@pytest.mark.parametrize(
    "address", [{}, SAYING, LAYING, {"game": "trettioett"}], ids=["cards", "words", "sets", "piles"]
)
def test_the_tab_keeps_the_answers_in_every_language(address: dict[str, str]) -> None:
    replay = some_answers(address)
    before = replay.session.questions.log
    assert before.count > 3
    for lang in ("en", "sv"):
        again = opened(replay._page.address, replay._page.kept, lang)
        assert again.session.questions.log == before
        assert again._page.kept == replay._page.kept


def test_answers_that_are_kept_are_of_no_other_deal(asking: DealReplay) -> None:
    kept = answered({"seed": "8"}, (1, "S6"))._page.kept
    assert kept
    assert opened({"seed": "8"}, kept).session.questions.log.first
    for address in ({"seed": "9"}, {}, {"own": "1"}, {"seed": "8", "players": "3"}):
        assert not opened(address, kept).session.questions.log.first


def test_a_record_that_was_opened_is_kept_beside_the_answers_along_it() -> None:
    replay = opened({}, "")
    replay._open_text(PlayedName(7).record().to_json())
    replay.ask, replay.step = True, 3
    assert replay.session.questions.offers is not None
    replay.choose(next(iter(replay.session.questions.offers.cards)))
    again = opened(replay._page.address, replay._page.kept)
    assert again.record == replay.record
    assert again.session.questions.log == replay.session.questions.log
    again.load(9)
    again.ask = True
    later = opened(again._page.address, again._page.kept)
    assert later.session.questions.log.first == again.session.questions.log.first
    assert opened(replay._page.address, again._page.kept).record == replay.record


def test_answers_that_are_none_of_ours_are_none(asking: DealReplay) -> None:
    kept = answered({}, (OVERTAKEN - 1, "H7"))._page.kept
    of = json.loads(kept.partition("\n")[0])["of"]
    for chosen in (
        {"99999": "H7"},
        {"-1": "H7"},
        {"x": "H7"},
        {str(OVERTAKEN - 1): "XX"},
        {str(OVERTAKEN - 1): ["H7"]},
        {str(OVERTAKEN - 1): 7},
        {str(OVERTAKEN - 1): [7]},
        ["H7"],
        None,
    ):
        assert not opened({}, json.dumps({"of": of, "chosen": chosen}) + "\n").session.questions.log.first
    for text in ("[" * 5000, "{}", '{"of":1,"chosen":{}}', " " * 200_000, "<b>"):
        replay = opened({}, f"{text}\n")
        assert not replay.session.questions.log.first
        assert not replay.message
