"""House rules that are kept under a name go from page to page: played, asked, scored and read by the same rules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.asked_at_table import WORDS
from helpers.pages import OpenPage
from tolva_teach.texts import LANGUAGES

OURS = {"sv": "Mormors <b>regler</b>", "en": "Grandma’s <b>rules</b>"}
TOLD = {"sv": "Husreglerna ”{}”: Liv: 5.", "en": "House rules “{}”: Lives: 5."}
SAID = {
    "sv": {
        "name": "Vad ni kallar era regler",
        "keep": "Spara på den här enheten",
        "questions": "Svara på frågor om reglerna",
        "rules": "Alla regler för Trettioett",
        "kept": "Sparade husregler",
        "book": "De vanliga reglerna",
    },
    "en": {
        "name": "What you call your rules",
        "keep": "Save on this device",
        "questions": "Answer questions about the rules",
        "rules": "All rules of Trettioett",
        "kept": "Saved house rules",
        "book": "By the book",
    },
}
LINE = ".tolva-house-line:visible"


def is_within(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("lang", "width"), list(zip(LANGUAGES, (360, 1280), strict=True)))
def test_kept_house_rules_are_linked_to_chosen_and_left_on_other_pages(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int
) -> None:
    said, told = SAID[lang], TOLD[lang].format(OURS[lang])
    page = open_page("at-the-table", lang, query="game=trettioett&options=lives:5", width=width)
    page.get_by_role("tab", name=WORDS[lang]["rules"], exact=True).click()
    page.get_by_label(said["name"]).fill(OURS[lang])
    page.get_by_role("button", name=said["keep"]).click()
    expect(page.locator(".tolva-at-table-line")).to_contain_text(OURS[lang])

    rules = str(page.get_by_role("link", name=said["rules"]).get_attribute("href"))
    page.get_by_role("link", name=said["questions"]).click()
    expect(page.locator(LINE)).to_have_text(told)
    kept = page.get_by_label(said["kept"])
    page.locator("details:has(.tolva-profiles) summary").click()
    expect(kept.locator("option:checked")).to_have_text(OURS[lang])
    check_axe(page)
    assert is_within(page)
    kept.focus()
    kept.select_option(label=said["book"])
    expect(page.locator(LINE)).to_have_count(0)
    page.wait_for_url(lambda url: "options=" not in url)
    kept.select_option(label=OURS[lang])
    expect(page.locator(LINE)).to_have_text(told)
    page.wait_for_url("**options=lives:5**")

    page.goto(page.url.rpartition("/")[0] + "/" + rules)
    expect(page.locator(LINE)).to_have_text(told)
    expect(page.locator(f"{LINE} a")).to_have_attribute("href", "#thirtyone.lives")
    check_axe(page)
    assert is_within(page)


def test_a_match_is_begun_and_scored_by_kept_house_rules(
    open_page: OpenPage, check_axe: Callable[[Page], None]
) -> None:
    page = open_page("play", "sv", query="game=trettioett&seed=7&options=lives:5&called=Klassen", width=360)
    expect(page.locator(LINE)).to_have_text("Husreglerna ”Klassen”: Liv: 5.")
    check_axe(page)
    assert is_within(page)
    text = '[{"game":"tolp","players":"5","options":"equal:yes","called":"Skolan"}]'
    page.evaluate("(text) => localStorage.setItem('tolva:house-profiles', text)", text)

    page.goto(page.url.replace("play.", "score.").partition("?")[0] + "?game=trettioett&options=lives:5&called=Klassen")
    expect(page.get_by_text("Husreglerna ”Klassen”: Liv: 5.")).to_be_visible()
    kept = page.get_by_label("Sparade husregler")
    expect(kept).to_be_visible()
    kept.select_option(label="Skolan")
    expect(page.get_by_text("Husreglerna ”Skolan”: Samma valör duger: ja.")).to_be_visible()
    check_axe(page)
    assert is_within(page)
