"""An exercise on its page as a person knows it: its cards, its buttons by their names, and what it says."""

from playwright.sync_api import Locator, Page, expect

WORDS = {
    "sv": {"answer": "Svara", "again": "Försök igen", "right": "Rätt!", "wrong": "Inte riktigt", "none": "Välj minst"},
    "en": {"answer": "Answer", "again": "Try again", "right": "Right!", "wrong": "Not quite", "none": "Pick at least"},
}
OVERTAKING, PARTNERS = 3, 4
"""Exercises of the first lesson by their place: spades, the ace and the ten beat the king; two clubs beat a partner's
queen."""
OVER_PARTNER = ("CA", "CK")
RIGHT, WRONG = ("SA", "S10"), ("SA", "SQ")


class Exercising:
    """What a person does with one exercise, in the page's language."""

    def __init__(self, page: Page, lang: str, place: int = OVERTAKING) -> None:
        self.page = page
        self.words = WORDS[lang]
        self.box = page.locator(".tolva-exercise:not(.tolva-level)").nth(place)
        self.heard = self.box.locator(".tolva-table [role=status]")
        self.box.scroll_into_view_if_needed()
        expect(self.box.locator(".tv-card")).not_to_have_count(
            0
        )  # a table below the first screen is drawn a little later

    def card(self, card: str) -> Locator:
        return self.box.locator(f'.tv-card[data-key="{card}"]')

    def button(self, name: str) -> Locator:
        return self.box.get_by_role("button", name=self.words[name], exact=True)

    def pick(self, *cards: str) -> None:
        for card in cards:
            expect(self.card(card)).to_have_attribute("aria-pressed", "false")  # what was answered before is let go of
            self.card(card).click(position={"x": 8, "y": 14})
            expect(self.card(card)).to_have_attribute("aria-pressed", "true")

    def answer(self, said: str, within: float | None = None) -> None:
        """Answers, and sees what is said to it, within so many milliseconds where it takes long."""
        self.button("answer").click()
        expect(self.box).to_contain_text(self.words[said], timeout=within)
