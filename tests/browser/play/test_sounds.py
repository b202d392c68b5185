"""The sounds of a table, with an AudioContext that only writes down what it is asked for."""

from playwright.sync_api import Page

from helpers.stage import OnStage
from tolva_widgets.controls.pace import Pace

_FAKE = """() => {
  window.heard = { contexts: 0, tones: 0 };
  const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const doing = { connect: (next) => next, start: () => (heard.tones += 1), stop: () => {} };
  const node = () => ({ gain: param, frequency: param, ...doing });
  window.AudioContext = class {
    constructor() { heard.contexts += 1; }
    currentTime = 0;
    state = "running";
    createOscillator = node;
    createGain = node;
    close() {}
  };
}"""


def heard(page: Page) -> list[int]:
    """How many contexts have been made, and how many tones begun."""
    counts: list[int] = page.evaluate("() => [heard.contexts, heard.tones]")
    return counts


def test_nothing_is_made_before_somebody_has_done_something_and_each_sound_is_its_own(stage: OnStage) -> None:
    on = stage(Pace())
    on.page.evaluate(_FAKE)
    card = {"do": "sound", "sound": "card"}
    on.tell(card)
    assert heard(on.page) == [0, 0]
    on.page.keyboard.press("Shift")
    assert heard(on.page) == [0, 0]  # what would have been heard before is not heard later
    tones = {}
    for sound in ("card", "taken", "objection", "won", "lost", "unheard-of"):
        before = heard(on.page)[1]
        on.tell({"do": "sound", "sound": sound})
        tones[sound] = heard(on.page)[1] - before
    assert tones == {"card": 1, "taken": 3, "objection": 2, "won": 3, "lost": 2, "unheard-of": 0}
    assert heard(on.page)[0] == 1


def test_a_browser_without_sound_goes_on_without(stage: OnStage) -> None:
    on = stage(Pace(able=["on"], on="Vidare"))
    on.page.evaluate("() => delete window.AudioContext")
    on.page.get_by_role("button", name="Vidare").click()
    on.tell({"do": "sound", "sound": "card"})
    assert on.pull()[0]["message"]["do"] == "on"
