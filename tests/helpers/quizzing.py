"""A quiz's page as a person knows it: its cards, its buttons by their names, and what it says."""

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tolva_teach.texts import sentence

QUERY = "seed=5937&difficulty=3&v=1"
"""A question where hearts were led and trumped with the jack of spades."""
HAND = ("SA", "S10", "S9", "CK", "CJ", "DQ")
ALLOWED = ("SA", "S10")
FORBIDDEN = "S9"
"""A trump that does not beat the jack."""
_COMES_INTO_SIGHT = 15_000


class Quizzing:
    """What a person does with a quiz, in the page's language."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.lang = lang
        page.set_default_timeout(30_000)
        page.locator(".tolva-waiting").wait_for(state="detached", timeout=30_000)

    def button(self, name: str) -> Locator:
        """The button with the sentence `quiz-NAME`; `hint-more` is the one for the second hint."""
        more = name == "hint-more"
        words = sentence(self.lang, "quiz-hint-label", None, number=2) if more else sentence(self.lang, f"quiz-{name}")
        return self.page.get_by_role("button", name=words, exact=True)

    def press(self, *names: str) -> None:
        """Presses one button after the other, each when it takes a press: as it comes it takes none, so that a tap that
        came twice does not press what has taken another's place. A click before that would scroll the page about."""
        for name in names:
            button = self.button(name)
            expect(button).to_have_css("pointer-events", "auto")
            button.click()

    def card(self, card: str) -> Locator:
        """A card on the table."""
        return self.page.locator(f'.tv-card[data-key="{card}"]')

    def pick(self, *cards: str) -> None:
        """Picks cards, or lets go of them, where they are seen in a row."""
        for card in cards:
            self.card(card).click(position={"x": 12, "y": 30})

    def answer(self, *cards: str) -> None:
        """Picks cards and answers."""
        self.pick(*cards)
        self.press("answer")
        expect(self.results).to_be_visible()

    def has_picked(self, *cards: str) -> None:
        """Waits until these cards of the hand are picked, and no others."""
        for card in HAND:
            expect(self.card(card)).to_have_attribute("aria-pressed", str(card in cards).lower())

    def slow_down(self, milliseconds: int) -> None:
        """From now on, whatever the kernel says reaches the page so much later: as when it is busy."""
        self.page.evaluate(
            """milliseconds => {
              const { _ws, worker } = jupyterapp.widgetManager.kernel;  // a page of files has a worker
              const socket = _ws ?? worker, hear = socket.onmessage;
              socket.onmessage = (event) => setTimeout(() => hear.call(socket, event), milliseconds);
            }""",
            milliseconds,
        )

    def hold_back(self) -> None:
        """From now on, nothing that the kernel says reaches the page until it is let through."""
        self.page.evaluate(
            """() => {
              const { _ws, worker } = jupyterapp.widgetManager.kernel;
              const socket = _ws ?? worker, hear = socket.onmessage, held = [];
              socket.onmessage = (event) => held.push(event);
              window.letThrough = () => {
                socket.onmessage = hear;
                held.forEach((event) => hear.call(socket, event));
              };
            }"""
        )

    def let_through(self) -> None:
        """All that was held back reaches the page, and whatever the kernel says from now on."""
        self.page.evaluate("letThrough()")

    def is_seen(self, part: Locator) -> bool:
        """Whether all of it comes onto the screen, and its foot is not behind the row of buttons."""
        try:
            self.page.wait_for_function(
                """part => {
              const { left, top, bottom } = part.getBoundingClientRect();
              const [row] = document.querySelector(".tolva-quiz-buttons").getClientRects();
              const above = part.closest(".tolva-quiz-buttons") ? innerHeight : Math.min(innerHeight, row.top);
              return left >= 0 && top >= 0 && bottom <= above + 1;
            }""",
                arg=part.element_handle(),
                timeout=_COMES_INTO_SIGHT,
            )
        except TimeoutError:
            return False
        return True

    @property
    def scrolled(self) -> float:
        """How far down the page has been scrolled."""
        return float(self.page.evaluate("scrollY"))

    @property
    def heading(self) -> Locator:
        """What is asked."""
        return self.page.locator(".tolva-quiz h2").first

    @property
    def rules_in_short(self) -> Locator:
        """The rules in short."""
        return self.page.locator(".tolva-quiz-rules-in-short")

    @property
    def said(self) -> Locator:
        """What stands under the table: hints, a notice, the result."""
        return self.page.locator(".tolva-answering-said")

    @property
    def results(self) -> Locator:
        """The result card by card."""
        return self.page.locator(".tolva-answering-results")

    @property
    def about(self) -> Locator:
        """The question's number and the result so far."""
        return self.page.locator(".tolva-quiz-about")

    @property
    def heard(self) -> Locator:
        """What a screen reader is told."""
        return self.page.locator(".tolva-table [role=status]")

    @property
    def fault(self) -> Locator:
        """What stands in place of a question that there is not."""
        return self.page.locator(".tolva-quiz-fault")
