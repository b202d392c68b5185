"""A kernel that is silent or gone, and who says so."""

from playwright.sync_api import expect

from helpers.stage import OnStage
from tolva_widgets.controls.widget import Controls
from tolva_widgets.page.widget import Page as PageWidget

SILENT = "Programmet bakom sidan svarar inte"


def test_page_that_sees_the_kernel_itself_is_not_pinged(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True, host="kernel")
    on.page.clock.run_for(60_000)
    assert on.pull() == []
    expect(on.page.locator(".tolva-silent")).to_be_hidden()


def test_silent_kernel_is_said_and_the_notice_goes_when_it_answers(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True)
    notice = on.page.locator(".tolva-silent")
    expect(notice).to_be_hidden()
    on.page.clock.run_for(31_000)
    assert {"message": {"do": "ping"}} in on.pull()
    expect(notice).to_be_visible()
    expect(notice).to_contain_text(SILENT)
    on.tell({"do": "pong"})
    expect(notice).to_be_hidden()


def test_kernel_that_answers_is_not_complained_of(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True)
    for _ in range(6):
        on.page.clock.run_for(10_000)
        on.tell({"do": "pong"})
    expect(on.page.locator(".tolva-silent")).to_be_hidden()


def test_row_stops_playing_when_the_kernel_is_gone(stage: OnStage) -> None:
    on = stage(Controls(last=9, where="0"))
    on.page.get_by_role("button", name="Spela upp").click()
    for told, name in [("alive", "Pausa"), ("gone", "Spela upp")]:
        on.page.evaluate(f"document.dispatchEvent(new CustomEvent('tolva-kernel', {{ detail: '{told}' }}))")
        expect(on.page.get_by_role("button", name=name)).to_be_visible()
