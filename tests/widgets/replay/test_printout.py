"""The sheet that is printed: the deal, its course and its reasons."""

import html
import re
from typing import Any

import pytest

from helpers.deal_replays import opening, printed_by
from helpers.example_deal import MARKUP, titled
from helpers.played import FORMS, played
from tolva_teach.examples import example
from tolva_teach.play.playout import PlayedName
from tolva_teach.rules.cards import Card
from tolva_teach.texts import LANGUAGES, card_name
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay.widget import DealReplay


def listed(sheet: str) -> list[str]:
    """The cards that are listed as dealt, by their names."""
    return re.findall('tolva-unseen">(.*?)</span>', sheet)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheet_has_every_card_that_was_dealt_and_every_step_with_its_reason(lang: str) -> None:
    replay = DealReplay(lang=lang, in_address=True)
    sheet = html.unescape(printed_by(replay))
    hands: list[list[Card]] = example(lang).deals[0].cards["hands"]
    assert sorted(listed(sheet)) == sorted(card_name(card, lang) for hand in hands for card in hand)
    for step in replay.session.replay[1:]:
        assert f'<li value="{step.number}"><h3>{replay._presenter.replay_words.place(step)}</h3>' in sheet
        assert all(told in sheet for told in replay._presenter.replay_words.told(step))
        assert (replay._presenter.replay_words.reason(step) or "") in sheet
        assert step.annotation in sheet
    assert example(lang).title in sheet
    assert example(lang).comment in sheet


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_sheet_of_any_game_has_all_its_deals(form: Any) -> None:
    replay = DealReplay(played(*form), lang="sv", in_address=True)
    sheet = printed_by(replay)
    assert sheet.count("<section>") == len(replay.record.deals)
    assert sheet.count("<li ") == sum(not step.fresh for step in replay.session.replay)


def test_sheet_from_a_seat_tells_what_that_seat_knows() -> None:
    replay = DealReplay(lang="en", view="3", in_address=True)
    sheet = printed_by(replay)
    assert sorted(listed(sheet)) == sorted(card_name(card, "en") for card in example("en").deals[0].cards["hands"][3])
    assert "You head the trick with the ace of hearts" in sheet
    birger = next(step for step in replay.session.replay if step.decision and step.decision.seat == 1)
    assert DealReplay(lang="en")._presenter.replay_words.reason(birger) not in sheet


def test_strangers_text_on_the_sheet_is_text() -> None:
    replay = DealReplay(lang="en", in_address=True)
    record = {**titled(MARKUP), "names": [MARKUP[:60]] * 4, "comment": MARKUP}
    record["deals"][0]["events"][0] += f" ; {MARKUP}"
    assert opening(replay, record) == ""
    assert "<img" not in printed_by(replay)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_title_says_is_not_said_again_below_it(lang: str) -> None:
    name = PlayedName.of("tolp", 7, 4)
    assert re.search(r"<h1>[^<]*</h1><p>", printed_by(DealReplay(7, lang=lang, in_address=True)))
    replay = DealReplay(name, lang=lang, in_address=True)
    game = game_choices.title(name, lang)
    assert re.search(rf"<h1>{game}[^<]*</h1><section>", printed_by(replay))
