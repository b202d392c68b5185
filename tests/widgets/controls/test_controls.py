"""The row that steps, from Python's side; what a person does with it is in tests/browser."""

from typing import Any

import pytest

from tolva_widgets.controls.widget import SPEEDS, Controls


def test_step_keeps_within_the_record() -> None:
    controls = Controls(last=5)
    controls.step = 9
    assert controls.step == 5
    controls.step = -1
    assert controls.step == 0


def test_a_shorter_record_takes_the_step_along() -> None:
    controls = Controls(last=5)
    controls.step = 5
    controls.last = 3
    assert controls.step == 3


def test_every_button_and_speed_has_a_label_in_both_languages() -> None:
    swedish, english = Controls(lang="sv").words, Controls(lang="en").words
    assert swedish.keys() == english.keys() >= {"first", "back", "play", "pause", "forward", "next", "last"}
    assert all(f"speed-{speed}" in swedish for speed in SPEEDS)
    assert all(swedish[name] != english[name] for name in swedish)


def test_labels_follow_the_language() -> None:
    controls = Controls(lang="sv")
    controls.lang = "en"
    assert controls.words["forward"] == "One step forward"


def test_what_the_page_sets_is_heard_and_nothing_else() -> None:
    controls, heard = Controls(last=9), list[int]()
    controls.observe(lambda change: heard.append(change["new"]), "step")
    for message in (
        {"do": "set", "traits": {"step": 1, "playing": False}},
        {"do": "set", "traits": {"step": 2, "playing": False}},
        {"do": "something else", "traits": {"step": 4}},
        {"do": "set", "traits": {"speed": "fast", "playing": True, "last": 99, "lang": "en"}},
    ):
        controls._handle_custom_msg(message, [])
    assert heard == [1, 2]
    assert (controls.speed, controls.playing, controls.last, controls.lang) == ("fast", True, 9, "sv")


def test_a_step_that_the_page_set_is_not_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page may be further by then, and would be thrown back."""
    controls, sent = Controls(last=9), list[dict[str, Any]]()
    monkeypatch.setattr(controls, "send_state", lambda key=None: sent.append({"key": key}))
    controls._handle_custom_msg({"do": "set", "traits": {"step": 3, "playing": True}}, [])
    assert controls.step == 3
    assert not [one for one in sent if one["key"] and {"step", "playing"} & set(one["key"])]


def test_what_came_out_otherwise_than_the_page_set_it_is_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    controls, sent = Controls(last=9, step=9), list[Any]()
    monkeypatch.setattr(controls, "send_state", lambda key=None: sent.append(key))
    controls._handle_custom_msg({"do": "set", "traits": {"step": 12}}, [])
    assert controls.step == 9
    assert "step" in sent


@pytest.mark.parametrize("name", [None, 7, ["x"], "x" * 1000])
def test_name_of_a_message_is_a_short_text_whatever_comes(name: object) -> None:
    controls = Controls(last=9)
    controls._handle_custom_msg({"do": "set", "traits": {"step": 2}, "id": name}, [])
    assert controls.step == 2
    assert len(controls.heard) <= 40


def test_keys_are_told_of_in_both_languages() -> None:
    swedish, english = Controls(lang="sv").key_words(), Controls(lang="en").key_words()
    assert len(swedish) == len(english) == 4
    assert not set(swedish) & set(english)
