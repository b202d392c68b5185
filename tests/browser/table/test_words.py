"""What the table says to who listens, and what it tells nobody."""

from playwright.sync_api import expect

from helpers.accessibility import accessibility_tree
from helpers.stage import OnStage
from helpers.tabling import OpenTable
from tolva_widgets.base.announcing import announcement
from tolva_widgets.controls.pace import Pace
from tolva_widgets.page.widget import Page as PageWidget


def test_announcements_are_spoken_once_each(table: OpenTable) -> None:
    on = table()
    on.page.evaluate(
        """() => {
          window.spoken = [];
          const live = document.querySelector('[role=status]');
          new MutationObserver(() => spoken.push(live.textContent)).observe(live, { childList: true });
        }"""
    )
    for words in ("Rätt.", "Fel.", "Fel."):
        on.widget.announcement = words
        on.push()
    assert on.page.evaluate("() => spoken") == ["Rätt.", "Fel."]


def test_the_table_is_told_in_words_beside_the_picture(table: OpenTable) -> None:
    on = table()
    assert "spelare 4 hjärter kung, vinner just nu" in (on.page.locator(".tolva-table > p").first.text_content() or "")


def test_nothing_on_the_page_tells_cards_apart_before_they_are_marked(table: OpenTable) -> None:
    """Of each attribute that is not the card's own, all choices have the same value."""
    on = table()
    told = on.page.evaluate(
        """() => [...document.querySelectorAll('.tv-card[role=button]')].map(card => {
          const own = ['data-key', 'aria-label', 'style', 'tabindex'];
          return JSON.stringify([...card.attributes].filter(a => !own.includes(a.name)).map(a => [a.name, a.value]));
        })"""
    )
    assert len(told) == 9
    assert len(set(told)) == 1


def test_same_words_said_again_change_what_a_screen_reader_is_given(table: OpenTable) -> None:
    on = table()
    trees = []
    for _ in range(3):
        on.widget.announcement = announcement("Fel.", on.widget.announcement)
        on.push()
        expect(on.page.get_by_role("status").filter(has_text="Fel.")).to_have_count(1)
        trees.append(accessibility_tree(on.page))
    assert trees[0] != trees[1] != trees[2]
    on.widget.announcement = "Rätt."
    on.push()
    assert ("StaticText", "Fel.") not in accessibility_tree(on.page)


def test_a_card_that_cannot_be_chosen_says_so_each_time(table: OpenTable) -> None:
    on = table(choices=["HQ"])
    trees = []
    for _ in range(2):
        on.page.locator('.tv-card[data-key="HK"]').first.click(force=True)
        expect(on.page.locator(".tolva-table > [role=status]")).to_have_text("Det kortet kan du inte välja nu.")
        trees.append(accessibility_tree(on.page))
    assert trees[0] != trees[1]


def test_what_comes_to_rest_with_the_same_words_is_said_again(stage: OnStage) -> None:
    pace = Pace(said="Vänta.")
    on = stage(pace)
    heard = on.page.locator(".tolva-pace [role=status]")
    expect(heard).to_have_text("Vänta.")
    before = accessibility_tree(on.page)
    pace.said = announcement("Vänta.", pace.said)
    on.push()
    expect(heard.get_by_role("paragraph")).to_have_text("Vänta.")
    assert accessibility_tree(on.page) != before


def test_what_a_page_is_told_to_say_twice_is_said_twice(stage: OnStage) -> None:
    on = stage(PageWidget())
    trees = []
    for _ in range(2):
        on.tell({"do": "say", "said": "Kort ligger kvar."})
        expect(on.page.locator(".tolva-aloud")).to_have_text("Kort ligger kvar.")
        trees.append(accessibility_tree(on.page))
    assert trees[0] != trees[1]
