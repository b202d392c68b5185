"""The page at a real table in the browser: asked, judged, its rules kept, by touch and by keys, on a phone."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.asked_at_table import WORDS
from helpers.pages import OpenPage, box_of
from tolva_teach.texts import LANGUAGES, SUIT_SIGNS, sentence

NAME = "at-the-table"
QUESTIONS = ".tolva-at-table-questions > li"
SAID = ".tolva-at-table-said"


def tab(page: Page, name: str, lang: str) -> None:
    page.get_by_role("tab", name=WORDS[lang][name], exact=True).click()


def lay(page: Page, *cards: str) -> None:
    """Each card is one tap."""
    for card in cards:
        page.locator(f".tolva-at-table-ranks button[value='{card}']").tap()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_found_answered_and_laid_out_for_the_judge(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page(NAME, lang, query="game=trettioett&options=knocker:double", width=360)
    page.get_by_role("searchbox").fill(WORDS[lang]["misspelt"])
    found = page.locator(f"{QUESTIONS}[data-question=thirtyone-tie]")
    found.locator("summary").press("Enter")
    expect(found.locator(".tolva-at-table-answer")).to_have_text(WORDS[lang]["double"])
    expect(found.locator("a")).to_have_attribute("href", "rules-trettioett.ipynb#thirtyone.house.knocker")
    page.wait_for_url("**ask=thirtyone-tie**")
    check_axe(page)
    found.get_by_role("button").click()
    expect(page.get_by_role("heading", name=WORDS[lang]["judge"])).to_be_focused()
    expect(page.locator(SAID).last).to_contain_text(WORDS[lang]["loses"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_tapped_and_what_may_be_done_is_read_at_once(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page(NAME, lang, query="game=tolva", width=360, has_touch=True)
    tab(page, "judge", lang)
    lay(page, "HJ")
    # What merely lacks something is no fault; the way on to the hand lies by the keys, which stay where the thumb is.
    expect(page.locator(".tolva-at-table-unfinished")).to_have_text(sentence(lang, "judge-fault-no-hand"))
    expect(page.locator(".tolva-at-table-problem")).to_have_count(0)
    keys = page.locator(".tolva-at-table-ranks")
    lying = box_of(keys)
    page.locator(".tolva-at-table-next").tap()
    lay(page, "D6", "D7", "D8", "D9", "DJ", "DQ", "DK", "D6", "D7", "D8", "D9", "DJ", "DQ", "DK")  # and taken back
    lay(page, "HK", "H9", "SA")
    assert box_of(keys) == pytest.approx(lying, abs=0.5)
    expect(page.locator(".tolva-here")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tolva-at-table-gist")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tolva-at-table-gist")).to_contain_text(SUIT_SIGNS["H"])
    expect(page.locator(SAID)).to_have_count(3)
    expect(page.locator(f"{SAID}.yes")).to_contain_text(WORDS[lang]["king"])
    expect(page.locator(".tolva-at-table-must")).to_contain_text(WORDS[lang]["king"])
    pressed = page.locator(".tolva-at-table-panels :is(button, select):visible")
    assert min(pressed.evaluate_all("all => all.map((one) => one.offsetHeight)")) >= 44
    check_axe(page)
    # A red or black sign is read on paper alone; axe looks at no single sign.
    assert (
        len(set(keys.locator("button").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")))
        == 1
    )
    expect(page.locator(".tolva-at-table-ranks button[value='SA']")).to_have_attribute("aria-pressed", "true")
    page.locator(".tolva-at-table-card").last.tap()
    expect(page.locator(SAID)).to_have_count(2)
    page.locator("[data-place=trick]").tap()
    lay(page, "S6", "S7")
    page.locator("[data-place=trick]").tap()  # a full place had led on to the next one
    lay(page, "S8")
    full = sentence(lang, "judge-fault-trick-too-long", None, most=3, count=4)
    expect(page.locator(".tolva-at-table-problem")).to_have_text(full)
    page.locator("[data-place=trick] + div .tolva-at-table-card").last.tap()
    expect(page.locator(".tolva-at-table-problem")).to_have_count(0)
    expect(page.locator("[data-place=trick] + div .tolva-at-table-card")).to_have_count(3)
    # A whole position is typed in one line.
    page.locator(".tolva-at-table-write").tap()
    page.keyboard.type({"sv": "HKn, SE SK S9", "en": "HJ, SA SK S9"}[lang])
    page.keyboard.press("Enter")
    expect(page.locator("[data-place=trick] + div .tolva-at-table-card")).to_have_count(1)
    expect(page.locator("[data-place=hand] + div .tolva-at-table-card")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_way_on_keeps_the_focus_of_whoever_pressed_it_where_it_leads_nowhere_yet(open_page: OpenPage) -> None:
    page = open_page(NAME, "en", query="game=tolva")
    tab(page, "judge", "en")
    onward = page.locator(".tolva-at-table-next")
    onward.focus()
    page.keyboard.press("Enter")
    expect(onward).to_be_disabled()
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place=hand]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_wrong_in_the_tricks_since_is_found_with_cards_forgotten(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page(NAME, lang, query="game=tolva", width=360, has_touch=True)
    tab(page, "judge", lang)
    page.get_by_role("button", name=WORDS[lang]["late"]).tap()
    lay(page, "SK", "S7")
    expect(page.locator("[data-place='tricks.0'] + div .tolva-at-table-card")).to_have_count(1)
    page.locator(".tolva-at-table-ranks button[value=H]").tap()
    expect(page.locator(".tolva-at-table-tell")).to_contain_text(WORDS[lang]["untold"])
    page.get_by_label(WORDS[lang]["leader"]).first.select_option(label=WORDS[lang]["right"])
    expect(page.locator(f"{SAID}.no")).to_contain_text(WORDS[lang]["wrong"])
    expect(page.locator(".tolva-at-table-remedies dt")).to_have_count(4)
    lay(page, "SJ", "S9")
    page.locator(".tolva-at-table-ranks button[value='?']").tap()
    expect(page.locator("[data-place='tricks.1'] + div .tolva-at-table-card")).to_have_count(1)
    expect(page.locator(".tolva-at-table-remedies")).to_contain_text(WORDS[lang]["taken"])
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_tabs_and_cards_are_reached_by_keys(open_page: OpenPage) -> None:
    page = open_page(NAME, "en", query="game=tolp")
    page.get_by_role("tab", name="Ask").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Judge")).to_be_focused()
    page.locator(".tolva-at-table-ranks button[value='S7']").press("Enter")
    expect(page.locator(".tolva-at-table-ranks button[value='S7']")).to_be_focused()
    page.locator("[data-place=hand]").press("Enter")
    page.locator(".tolva-at-table-ranks button[value='S8']").press("Space")
    expect(page.locator(SAID).first).to_contain_text("Allowed: play an eight")
    lying = page.get_by_role("button", name="Remove seven of spades")
    lying.press("Enter")
    expect(lying).to_have_count(0)


def test_house_rules_are_kept_on_the_device_and_a_damaged_link_is_told_of(
    open_page: OpenPage, check_axe: Callable[[Page], None]
) -> None:
    page = open_page(NAME, "sv", query="game=tolp", width=360)
    tab(page, "rules", "sv")
    page.get_by_text("Alla val").click()
    page.get_by_label("Samma valör duger").select_option(label="Ja")
    line = page.locator(".tolva-at-table-line")
    expect(line).to_have_text("Tölp för fyra. Samma valör duger: ja.")
    page.get_by_label("Vad ni kallar era regler").fill("Mormors <b>regler</b>")
    page.get_by_role("button", name="Spara på den här enheten").click()
    expect(line).to_have_text("Mormors <b>regler</b>: Tölp för fyra. Samma valör duger: ja.")
    page.get_by_role("button", name="QR-kod").click()
    expect(page.get_by_role("img", name="QR-kod")).to_be_visible()
    check_axe(page)
    page.goto(page.url.partition("?")[0] + "?game=tolva")
    expect(line).to_have_text("Tolva för fyra. De vanliga reglerna.")
    expect(page.locator(".tolva-choices select").first).to_have_value("tolva")
    page.goto(page.url.partition("?")[0])
    expect(line).to_have_text("Tolva för fyra. De vanliga reglerna.")
    tab(page, "rules", "sv")
    page.get_by_role("button", name="Mormors <b>regler</b> (Tölp)", exact=True).click()
    expect(line).to_have_text("Mormors <b>regler</b>: Tölp för fyra. Samma valör duger: ja.")
    page.wait_for_url("**game=tolp**")
    page.goto(page.url.partition("?")[0])
    expect(line).to_have_text("Mormors <b>regler</b>: Tölp för fyra. Samma valör duger: ja.")
    tab(page, "rules", "sv")
    page.get_by_role("group", name="Får ni lägga samma valör").get_by_role("button", name="Nej").click()
    expect(line).to_have_text("Mormors <b>regler</b>: Tölp för fyra. De vanliga reglerna.")
    page.get_by_label("Vad ni kallar era regler").fill("Skolan")
    page.get_by_role("button", name="Spara på den här enheten").click()
    page.get_by_role("button", name="Mormors <b>regler</b> (Tölp)", exact=True).click()
    expect(line).to_have_text("Mormors <b>regler</b>: Tölp för fyra. Samma valör duger: ja.")
    expect(page.get_by_role("button", name="Mormors <b>regler</b> (Tölp)", exact=True)).to_be_focused()
    page.get_by_role("button", name="Ta bort Skolan (Tölp)").press("Enter")
    expect(page.get_by_role("button", name="Skolan")).to_have_count(0)
    expect(page.get_by_role("button", name="Mormors <b>regler</b> (Tölp)", exact=True)).to_be_focused()
    expect(page.locator(".tolva-at-table-sheet li strong").first).to_have_text("Samma valör duger: ja.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.goto(page.url.partition("?")[0] + "?game=tolp&options=equal:perhaps")
    expect(page.locator(".tolva-at-table-notice")).to_be_visible()
    key = page.evaluate("Object.keys(localStorage).find((one) => one.endsWith('house-rules'))")
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, "{damaged"])
    # A list with something in it that is no set of rules, and with as many as are kept: neither is lost without a word.
    key = page.evaluate("Object.keys(localStorage).find((one) => one.endsWith('house-profiles'))")
    many = [{"game": "tolp", "players": "4", "options": "", "called": f"Lag {n}"} for n in range(30)]
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, json.dumps([*many, {"odd": 1}])])
    page.goto(page.url.partition("?")[0])
    expect(page.locator(".tolva-at-table-notice")).to_be_visible()
    tab(page, "rules", "sv")
    said = page.locator(".tolva-at-table-panels [role=status]:visible")
    expect(said).to_have_text(sentence("sv", "at-table-set-aside"))
    page.get_by_label("Vad ni kallar era regler").fill("Ett till")
    page.get_by_role("button", name="Spara på den här enheten").click()
    expect(said).to_have_text(sentence("sv", "at-table-kept-full", None, most=30))
    expect(page.get_by_role("button", name="Lag 29 (Tölp)", exact=True)).to_be_visible()
    page.get_by_role("button", name="Ta bort Lag 29 (Tölp)").click()
    page.get_by_role("button", name="Spara på den här enheten").click()
    expect(page.get_by_role("button", name="Ett till (Tolva)", exact=True)).to_be_visible()
    page.evaluate("([key]) => localStorage.setItem(key, '{broken')", [key])
    page.reload()
    tab(page, "rules", "sv")
    expect(said).to_have_text(sentence("sv", "at-table-set-aside"))
    aside = page.evaluate("(key) => localStorage.getItem(`${key}-aside`)", key)
    assert aside.splitlines() == ['{"odd":1}', "{broken"]
    kept = page.evaluate("() => ({ ...localStorage })")
    assert "{damaged" in json.dumps([text for name, text in kept.items() if name.endswith("house-rules-aside")])


def test_one_goes_back_to_the_game_before_on_a_served_page(open_served: OpenPage) -> None:
    """What one chose went along with the address that one went back to, and was taken for chosen anew."""
    page = open_served(NAME, "sv")
    game = page.get_by_role("combobox", name="Spel", exact=True)
    game.select_option("bondtolva")
    page.wait_for_url("**game=bondtolva**")
    page.go_back()
    expect(game).to_have_value("tolva")
    page.go_forward()
    expect(game).to_have_value("bondtolva")
