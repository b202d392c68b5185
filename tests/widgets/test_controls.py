"""The row that steps, from Python's side; what a person does with it is in tests/browser."""

from tolva_widgets.controls import SPEEDS, Controls


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
    assert swedish.keys() == english.keys() >= {"first", "back", "play", "pause", "forward", "next-trick", "last"}
    assert all(f"speed-{speed}" in swedish for speed in SPEEDS)
    assert all(swedish[name] != english[name] for name in swedish)


def test_labels_follow_the_language() -> None:
    controls = Controls(lang="sv")
    controls.lang = "en"
    assert controls.words["forward"] == "One step forward"


def test_next_trick_is_asked_of_whoever_knows_the_record() -> None:
    controls = Controls(last=5)
    asked: list[bool] = []
    controls.on_next_trick(lambda: asked.append(True))
    controls._handle_custom_msg({"do": "next-trick"}, [])
    controls._handle_custom_msg({"do": "something else"}, [])
    assert asked == [True]
