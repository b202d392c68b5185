"""The few words beside the controls: what happened and why."""

import html
import json

import pytest

from helpers.example_deal import LAST, OVERTAKEN
from tolva_teach.examples import example
from tolva_teach.texts import rule
from tolva_widgets.replay.widget import DealReplay


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_caption_tells_what_happened_and_why_in_a_few_lines(lang: str) -> None:
    """On a phone some forty letters stand on a line."""
    replay = DealReplay(lang=lang)
    replay.step = OVERTAKEN
    assert replay.caption[0].startswith("David")
    assert replay.caption[1] in html.unescape(replay.explanation)
    for source in (None, 7, 12, 76):
        replay.load(source)
        for step in range(replay.session.last + 1):
            replay.step = step
            assert len(replay.caption[0]) + len(replay.caption[1]) < 240
            assert replay.caption[0]


def test_caption_of_the_end_gives_the_score(replay: DealReplay) -> None:
    replay.step = LAST
    assert "Astrid and Cilla have 3 points; Birger and David have 2 points." in replay.caption[0]


def test_caption_gives_the_rule_alone_where_the_viewer_may_know_no_more(replay: DealReplay) -> None:
    replay.view, replay.step = "0", OVERTAKEN
    assert replay.caption[1] == f"Rule: {rule('en', 'trick.overtake').title}"


def test_long_names_are_shortened() -> None:
    replay = DealReplay({**example("en").to_dict(), "names": ["Maximiliana" * 5, "B", "C", "D"]}, lang="en", step=1)
    assert "MaximilianaMaximili…" in replay.explanation
    assert "Maximiliana" * 2 not in json.dumps([replay.explanation, replay._choices.choices, replay._table.names])


def test_every_step_has_words_of_its_own_for_the_slider(replay: DealReplay) -> None:
    words = set()
    for step in range(LAST + 1):
        replay.step = step
        words.add(replay._controls.where)
    assert len(words) == LAST + 1


def test_caption_says_what_happened_before_it_asks() -> None:
    replay = DealReplay(lang="en", ask=True, step=5)
    assert "trump in spades" in replay.caption[0]
    assert replay.caption[1].startswith("Astrid is on lead. What would you do?")
    replay.step = 6
    assert replay.caption[0].startswith("Astrid leads")


def test_caption_of_the_start_leaves_the_pack_to_the_explanation(replay: DealReplay) -> None:
    assert "36 cards" in replay.explanation
    assert "36 cards" not in replay.caption[0]
    assert "deals nine cards each" in replay.caption[0]
