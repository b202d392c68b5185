"""What the table says to who listens, and what it tells nobody."""

from helpers.tabling import OpenTable


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
