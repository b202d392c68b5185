"""How far one is in a guided deal, in a browser that keeps it."""

from playwright.sync_api import expect

from helpers.pages import OpenPage
from helpers.stage import OnStage
from tolva_teach.texts import sentence
from tolva_widgets.guided.kept_place import KeptPlace

KEPT = "localStorage['tolva:level-guided-some'] ?? ''"
ADDRESS = "https://stage.test/lesson.html"


def test_it_is_kept_until_the_deal_is_done_and_told_when_its_page_comes_again(stage: OnStage) -> None:
    place = KeptPlace("guided-some")
    on = stage(place, address=ADDRESS)
    place.memory = "at the third step"
    on.push()
    assert on.page.evaluate(KEPT) == "at the third step"
    again = KeptPlace("guided-some")
    on = type(on)(on.page, again, address=ADDRESS)
    on.pull()
    assert again.memory == "at the third step"
    again.memory = ""
    on.push()
    assert on.page.evaluate(KEPT) == ""


def test_that_it_was_gone_through_is_kept_by_its_lessons_name(stage: OnStage) -> None:
    place = KeptPlace("guided-some")
    on = stage(place, address=ADDRESS)
    assert on.page.evaluate("localStorage['tolva:followed-lesson'] ?? ''") == ""
    place.followed = True
    on.push()
    assert on.page.evaluate("localStorage['tolva:followed-lesson'] ?? ''") == "yes"


def test_a_page_that_comes_again_goes_on_at_the_step_in_either_language(open_page: OpenPage) -> None:
    page = open_page("plocke-drawing", "sv")
    page.locator(".tolva-guided .tolva-pace-on").click()
    expect(page.locator(".tolva-guided-sentence")).to_have_text(sentence("sv", "guided-plocke-lead"))
    page.locator('.tolva-guided [data-key="HA"]').click()
    expect(page.locator(".tolva-guided-sentence")).to_have_text(sentence("sv", "guided-plocke-ten"), timeout=20_000)
    page.reload()
    expect(page.locator(".tolva-guided-sentence").last).to_have_text(
        sentence("sv", "guided-plocke-ten"), timeout=60_000
    )
    page.locator(".tolva-languages a").first.click()
    expect(page.locator(".tolva-guided-sentence").last).to_have_text(
        sentence("en", "guided-plocke-ten"), timeout=60_000
    )
