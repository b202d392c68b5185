"""How far one is in a guided deal, in a browser that keeps it."""

from helpers.stage import OnStage
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
