"""Somebody who goes through the levels of a lesson in English, wherever its page comes from."""

import re

from playwright.sync_api import Locator, expect

from helpers.levels import Written, WrittenToPlay
from tolva_teach.play.aim import way_to
from tolva_teach.texts import sentence

MINE = re.compile("Your turn|You are on lead")


def button(box: Locator, key: str) -> Locator:
    """The button that says this sentence."""
    return box.get_by_role("button", name=sentence("en", key), exact=True)


def choose(box: Locator, key: str) -> None:
    """Picks a card, or something to say."""
    pick(box.locator(f':is([data-key="{key}"][role=button], button[value="{key}"])').first)


def pick(choice: Locator) -> None:
    """Picks what may be answered."""
    expect(choice).to_have_attribute("aria-pressed", "false")  # of this task, not still of the one before
    choice.press("Space")
    expect(choice).to_have_attribute("aria-pressed", "true")


def next_task(box: Locator) -> None:
    """Goes on, until the answer before is gone."""
    button(box, "level-next").click()
    expect(box.locator(".tolva-answering-head")).to_have_count(0)


def answer_all(box: Locator, level: Written) -> None:
    """Answers all tasks of a level rightly."""
    for place, task in enumerate(level.each_task()):
        if place:
            next_task(box)
        for key in sorted(task.answer):
            choose(box, key)
        button(box, "quiz-answer").click()
        expect(box.locator(".tolva-answering-head")).to_be_visible()


def play_all(box: Locator, level: WrittenToPlay, said: str = "play-level-reached") -> None:
    """Plays all positions of a level to its aim, which is said by this sentence each time."""
    for place, start in enumerate(level.starts()):
        if place:
            next_task(box)
        for decision in way_to(level.aim, start.point(), start.seat):
            expect(box.locator(".tolva-play-level-turn")).to_contain_text(MINE)
            key = decision.args[0] if decision.args else f"say {decision.verb}"
            piece = box.locator(f':is(.tv-card[data-key="{key}"][role=button], button[value="{key}"])')
            piece.press("Enter")
            expect(piece).to_have_count(0)
        expect(box.locator(".tolva-answering-head")).to_contain_text(sentence("en", said))
