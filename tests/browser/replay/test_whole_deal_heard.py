"""A whole replay, for somebody who steps through it by keys and listens: each step is said once, and nothing else."""

import pytest

from helpers.breadth import NIGHTLY
from helpers.by_keys import Keys
from helpers.listening import Listening, plain
from helpers.pages import OpenPage, tab_to
from tolva_teach.examples import EXAMPLES, example
from tolva_teach.play.replay import Replay
from tolva_teach.texts import LANGUAGES
from tolva_widgets.replay.words import ReplayWords

SOON_THROUGH = ["trettioett-4"]
"""The example of which one is."""


@pytest.mark.parametrize("name", EXAMPLES if NIGHTLY else SOON_THROUGH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_step_of_a_replay_is_heard_once(open_page: OpenPage, lang: str, name: str) -> None:
    page = open_page("replay", lang, query=f"example={name}")
    replay = Replay(example(lang, name))
    words = ReplayWords(replay, None, lang)
    said = [plain(" ".join(words.told(step))) for step in replay]
    listening, keys = Listening(page), Keys(page)
    listening.until(0, said[0])
    tab_to(page, ".tolva-step-forward")
    for told in said[1:]:
        before = len(listening.heard)
        keys.press("ArrowRight")
        listening.until(before, told)
    assert listening.heard == said
