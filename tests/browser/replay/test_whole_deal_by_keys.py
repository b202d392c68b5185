"""A whole deal is answered by keys alone."""

import pytest
from playwright.sync_api import expect

from helpers.pages import OpenPage, tab_to
from helpers.replaying import Replaying
from tolva_teach.playout import PlayedName
from tolva_teach.replay import Replay, Step
from tolva_widgets.replay_address import link_to
from tolva_widgets.replay_session import said_key


def keys_of(step: Step) -> tuple[list[str], bool]:
    """The keys of the pieces that the step's decision is answered with, and whether it is put together."""
    assert step.before is not None
    assert step.decision is not None
    offers = step.before.game.offers(step.before.view(step.decision.seat))
    pieces = {**offers.cards, **offers.zones, **{said_key(word): word for word in offers.words}}
    key = next((key for key, decision in pieces.items() if decision == step.decision), None)
    return ([key], False) if key else (offers.sets[0].keys_of(step.decision.args), True)


def answer(replay: Replaying, step: Step) -> None:
    """Answers with what was decided, by keys alone, and goes on to where it is shown."""
    page = replay.page
    keys, together = keys_of(step)
    for number, key in enumerate(keys):
        tab_to(page, f'[data-key="{key}"], .tolva-table-phrases button[value="{key}"]', back=not number)
        page.keyboard.press("Enter")
    if together:
        tab_to(page, ".tolva-table-compose button")
        page.keyboard.press("Enter")
    expect(replay.why.locator(".tolva-answer-yes")).to_be_visible()
    tab_to(page, ".tolva-step-forward")
    page.keyboard.press("Enter")
    replay.at(step.number)


@pytest.mark.parametrize(
    ("name", "deal"),
    [(PlayedName.of("trettioett", 7, 3), 0), (PlayedName.of("tolp", 7, 3), 1)],
    ids=["trettioett", "tolp, with its exchange"],
)
def test_a_whole_deal_is_answered_by_keys_alone(open_page: OpenPage, name: PlayedName, deal: int) -> None:
    steps = [step for step in Replay(name.record()) if step.deal_number == deal]
    query = f"{link_to(name).removeprefix('?')}&step={steps[0].number}&ask=1"
    replay = Replaying(open_page("replay", "en", query=query), "en")
    replay.button("forward").focus()
    for step in steps[1:]:
        if step.decision is None:
            replay.page.keyboard.press("ArrowRight")
            replay.at(step.number)
        else:
            answer(replay, step)
    assert steps[-1].ends_deal
