"""A replay's page as a person knows it: its buttons by their names, and what it says."""

import re

from playwright.sync_api import Locator, Page, expect

WORDS = {
    "sv": {
        "first": "Till början",
        "back": "Ett steg tillbaka",
        "play": "Spela upp",
        "pause": "Pausa",
        "forward": "Ett steg framåt",
        "next-trick": "Nästa stick",
        "end-trick": "Till stickets slut",
        "last": "Till slutet",
        "view": "Visa",
        "ask": "Fråga mig först",
        "speed": "Tempo",
        "settings": "Utseende",
        "colours": "Färger",
        "indices": "Kortens hörn",
        "another": "En annan giv",
        "open": "Öppna …",
        "save": "Spara som fil",
        "link": "Länk …",
        "report": "Verkar något fel?",
    },
    "en": {
        "first": "To the beginning",
        "back": "One step back",
        "play": "Play",
        "pause": "Pause",
        "forward": "One step forward",
        "next-trick": "Next trick",
        "end-trick": "To the end of the trick",
        "last": "To the end",
        "view": "Show",
        "ask": "Ask me first",
        "speed": "Speed",
        "settings": "Appearance",
        "colours": "Colours",
        "indices": "Corner letters",
        "another": "Another deal",
        "open": "Open …",
        "save": "Save as a file",
        "link": "Link …",
        "report": "Something wrong?",
    },
}


class Replaying:
    """What a person does with a replay, in the page's language."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.words = WORDS[lang]
        page.set_default_timeout(30_000)

    def button(self, name: str) -> Locator:
        """The button of this name in `WORDS`."""
        return self.page.get_by_role("button", name=self.words[name], exact=True)

    def field(self, name: str) -> Locator:
        """The choice of this name in `WORDS`."""
        role = self.page.get_by_role
        name = self.words[name]
        return role("combobox", name=name, exact=True).or_(role("checkbox", name=name, exact=True))

    def press(self, *names: str) -> None:
        """Presses one button after the other."""
        for name in names:
            self.button(name).click()

    def paste(self, text: str) -> None:
        """Opens the dialog, and in it this text."""
        self.press("open")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(text)
        dialog.get_by_role("button", name=self.words["open"].removesuffix(" …"), exact=True).click()

    def unfold_settings(self) -> None:
        """Shows how cards can look."""
        self.page.locator("summary:visible", has_text=self.words["settings"]).click()

    def at(self, step: int) -> None:
        """Waits until the kernel has shown this step."""
        expect(self.slider).to_have_attribute("aria-valuetext", re.compile(rf"\((steg|step) {step} "))
        expect(self.page.locator(".tolva-step-count")).to_have_text(re.compile(rf"^{step}/"))

    def passes(self, where: str) -> None:
        """Waits, looking at each frame, until it plays past a place: a condition in JavaScript on `step`."""
        self.page.wait_for_function(
            f"slider => {{ const step = Number(slider.value); return {where}; }}", arg=self.slider.element_handle()
        )

    def go(self, step: int) -> None:
        """Slides to a step."""
        self.slider.fill(str(step))
        self.at(step)

    @property
    def slider(self) -> Locator:
        """The slider."""
        return self.page.get_by_role("slider")

    @property
    def why(self) -> Locator:
        """The explanation."""
        return self.page.locator(".tolva-why")

    @property
    def heard(self) -> Locator:
        """What a screen reader is told of the step."""
        return self.page.locator(".tolva-controls [role=status]")

    def card(self, card: str) -> Locator:
        """A card on the table."""
        return self.page.locator(f'.tv-card[data-key="{card}"]')

    def focused(self) -> str:
        """The name of what has the focus."""
        name: str = self.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        )
        return name
