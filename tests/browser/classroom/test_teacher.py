"""The teacher's page in a browser: a class is led by taps on a phone and by keys, and homework comes home."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, fits, wait_until_shown
from helpers.scan import read_code
from helpers.stage import OnStage
from tolva_teach.quiz import FIRST_FAMILY, Answer, round_from
from tolva_teach.texts import sentence
from tolva_widgets.classroom.opening import CLASS_VARIABLE
from tolva_widgets.classroom.session import SECTIONS
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.widget import TeacherView
from tolva_widgets.quiz.receipt import ENDING, IN_LINK, answers_in, receipt_of, written
from tolva_widgets.quiz.receipt_view import ReceiptView

SCREENS = {"sv": 360, "en": 1280}
HOSTILE = "<b>Åsa & 王</b>"


@pytest.fixture(params=SCREENS)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> ClassStore:
    """A class of 24 who have been asked a question, which some have answered wrongly; one has a stranger's name."""
    store = ClassStore.create("7B", lang=lang, folder=tmp_path)
    learners = [store.join()[0] for _ in range(24)]
    store.rename(learners[0], HOSTILE)
    store.set_stage(question=str(FIRST_FAMILY.name_of(29, 1)))
    for learner in learners[:17]:
        answer(store, learner.id, right=learner.id % 3 > 0)
    monkeypatch.setenv(CLASS_VARIABLE, store.url)
    return store


def answer(store: ClassStore, learner: int, *, right: bool) -> None:
    question = FIRST_FAMILY.question(29, 1)
    bad = next(choice for choice in question.choices if not question.verdict(choice))
    picked = sorted(map(str, question.answer)) if right else [str(bad)]
    assert store.answer(learner, f"{learner}-{right}", str(question.name), picked, asked=1)


def press(page: Page, do: str, value: str = "") -> None:
    """By a finger on a phone, else by keys; not so soon after another press that it would be taken for the same."""
    expect(page.locator("[data-led]")).to_have_count(0)
    button = page.locator(f'button[data-do="{do}"]' + (f'[value="{value}"]' if value else "")).first
    if page.viewport_size == {"width": 360, "height": 740}:
        button.tap()
    else:
        button.press("Enter")


def test_a_class_is_seen_and_led_section_by_section(
    open_page: OpenPage, check_axe: Callable[[Page], None], store: ClassStore, lang: str
) -> None:
    page = open_page("class", lang, width=SCREENS[lang])
    expect(page.locator(".tolva-teacher-people tbody tr")).to_have_count(24)
    expect(page.locator(".tolva-teacher-people")).to_contain_text(HOSTILE)

    # An answer comes in without anything being pressed, and the focus stays where it is.
    chosen = page.locator('button[data-do="sort"][value="stuck"]')
    chosen.press("Enter")
    answer(store, store.learners()[17].id, right=True)
    expect(page.locator(".tolva-teacher-now-line")).to_contain_text("18")
    expect(chosen).to_be_focused()
    press(page, "choose", str(store.learners()[0].id))
    expect(page.locator(".tolva-teacher-opened")).to_be_focused()

    press(page, "show", "rules")
    page.locator(".tolva-teacher-rules .tolva-teacher-name").first.click()
    expect(page.locator(".tolva-teacher-picture > img")).to_be_visible()
    expect(page.locator(".tolva-teacher-spread")).to_be_visible()
    press(page, "show", "ask")
    # Pressed twice at once it steps on once; how soon a second press may come, the next test says.
    step = page.locator('button[data-do="step"]').first
    step.scroll_into_view_if_needed()
    step.evaluate("button => { button.click(); button.click(); }")
    expect(page.locator(".tolva-teacher-state")).to_contain_text(state_words(lang, "spread"))
    spread = page.locator(".tolva-teacher-now .tolva-teacher-spread")
    expect(spread).to_be_in_viewport(ratio=1)
    press(page, "join")
    expect(page.locator(".tolva-teacher-state")).to_contain_text(sentence(lang, "teacher-stage-join"))
    expect(page.locator(".tolva-teacher-now-head")).to_be_focused()
    for state in ("spread", "reveal"):
        press(page, "step", "resume" if state == "spread" else state)
        expect(page.locator(".tolva-teacher-state")).to_contain_text(state_words(lang, state))
        assert store.stage.state == state
        expect(spread).to_be_in_viewport(ratio=1)
    page.get_by_text(sentence(lang, "teacher-list-paste"), exact=True).click()
    page.locator('textarea[data-text="prepare"]').fill("tolp/may-lay/1/1/4\nchess")
    page.locator('button[data-paste="prepare"]').click()
    expect(page.locator(".tolva-teacher-prepared [role=alert]")).to_contain_text("chess")
    page.locator('textarea[data-text="prepare"]').fill("# mended")
    page.locator('button[data-paste="prepare"]').click()
    expect(page.locator(".tolva-teacher-list-head")).to_be_focused()
    press(page, "step", "next")
    expect(page.locator(".tolva-teacher-now-head")).to_be_focused()
    assert (store.stage.number, store.stage.question) == (2, "tolp/may-lay/1/1/4")

    for section in SECTIONS:
        press(page, "show", section)
        expect(page.locator(f'button[data-do="show"][value="{section}"]')).to_have_attribute("aria-current", "page")
        check_axe(page)
        assert fits(page)

    # What is prepared is there again when the page is; another browser sees the class as it is.
    page.reload()
    wait_until_shown(page)
    press(page, "show", "ask")
    expect(page.locator(".tolva-teacher-list > li")).to_have_count(1)

    # What is taken home, and the end.
    press(page, "show", "home")
    with page.expect_download() as begun:
        press(page, "csv", "learners")
    assert Path(begun.value.path()).read_text("utf-8").count("\n") == 25
    assert begun.value.suggested_filename.startswith("tolva-")
    assert re.search(r"7b-.*-20\d\d-\d\d-\d\d\.csv$", begun.value.suggested_filename)
    press(page, "delete")
    expect(page.locator(".tolva-teacher-deleting-head")).to_be_focused()
    check_axe(page)
    press(page, "delete-sure")
    expect(page.locator(".tolva-teacher-head-line")).to_have_text(sentence(lang, "teacher-deleted"))
    expect(page.locator(".tolva-teacher-head-line")).to_be_focused()
    assert not Path(store.place).exists()


def state_words(lang: str, state: str) -> str:
    return sentence(lang, f"teacher-stage-{state}", None, answered=18, count=24)


def test_what_leads_the_class_on_is_done_once_when_it_is_pressed_twice_at_once(stage: OnStage) -> None:
    html = '<button data-do="step" data-name="1 question" value="spread" data-leads>Spread</button>'
    on = stage(TeacherView(lang="sv", called="tolva-keeper", sections=[["now", html]]), clock=True)
    on.stop_clock()

    def steps() -> int:
        return sum(sent["message"]["do"] == "step" for sent in on.pull())

    button = on.page.locator("button")
    button.press("Enter")
    on.widget.sections = [["now", html.replace("Spread", "Reveal")]]  # type: ignore[attr-defined]
    on.push()
    button.press("Enter")
    on.page.clock.run_for(400)
    button.press("Enter")
    assert steps() == 1
    on.page.clock.run_for(600)
    button.press("Enter")
    assert steps() == 1


def test_receipts_are_pasted_and_dropped_and_what_is_none_is_named(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, tmp_path: Path
) -> None:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    for name in row.names:
        row = row.with_answer(name, Answer((FIRST_FAMILY.named(name).choices[0].key,), right=False))
    texts = [written(receipt_of(answers_in(row), who, 1_800_000_000)) for who in ("Åsa", HOSTILE)]
    page = open_page("class", lang, width=SCREENS[lang])
    page.locator('textarea[data-text="receipts"]').fill("\n".join([*texts, texts[0][:-7]]))
    page.locator('button[data-paste="receipts"]').click()
    expect(page.locator(".tolva-teacher-people tbody tr")).to_have_count(2)
    expect(page.locator(".tolva-teacher-people")).to_contain_text(HOSTILE)
    expect(page.locator("[role=alert] li")).to_have_count(1)
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for file, who in zip(files, ("Bo", "Cia"), strict=True):
        file.write_text(written(receipt_of(answers_in(row), who, 1_800_000_000)))
    files[0].write_text(" " * 1_200_000 + files[0].read_text())
    files.append(tmp_path / "torn.txt")
    files[-1].write_text(texts[0][:-7])
    page.locator('input[data-files="receipts"]').set_input_files(files)
    expect(page.locator("[role=alert] li")).to_contain_text("torn.txt")
    expect(page.locator(".tolva-teacher-people tbody tr")).to_have_count(4)
    check_axe(page)
    assert fits(page)

    # They are there again, until they are taken away.
    address = page.url
    page.goto(address.replace("class.ipynb", "deal.ipynb"))
    page.goto(address)
    wait_until_shown(page)
    expect(page.locator(".tolva-teacher-people tbody tr")).to_have_count(4)
    press(page, "clear-receipts")
    expect(page.locator(".tolva-teacher-clearing")).to_be_focused()
    check_axe(page)
    press(page, "clear-receipts-sure")
    expect(page.locator(".tolva-teacher-people")).to_have_count(0)
    page.reload()
    wait_until_shown(page)
    expect(page.locator('textarea[data-text="receipts"]')).to_be_visible()
    expect(page.locator(".tolva-teacher-people")).to_have_count(0)


POINTS = """async (image, size) => {
  await image.decode();
  const context = Object.assign(document.createElement("canvas"), { width: size, height: size }).getContext("2d");
  context.drawImage(image, 0, 0, size, size);
  return [...context.getImageData(0, 0, size, size).data].filter((_, at) => at % 4 === 0);
}"""
SIZE = 352


def scanned(page: Page) -> str:
    """What a phone reads from the code on the page, in the size in which it stands there."""
    image = page.locator(".tolva-receipt-fold img")
    box = image.bounding_box()
    assert box
    assert box["width"] >= min(SIZE, 300)
    points = image.evaluate(f"image => ({POINTS})(image, {SIZE})")
    return read_code(points, SIZE)


def test_a_receipt_is_a_link_too_and_a_code_to_scan_which_open_the_class_with_it(
    stage: OnStage, check_axe: Callable[[Page], None]
) -> None:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    for name in row.names:
        question = FIRST_FAMILY.named(name)
        row = row.with_answer(name, Answer(tuple(map(str, question.choices[:2])), right=False))
    view = ReceiptView(lambda: answers_in(row), lang="sv")
    on = stage(view, width=360, host="address", address="http://stage.localhost/a/sv/quiz.html")
    view.send = lambda content, buffers=None: on.tell(content)  # type: ignore[method-assign]
    page = on.page
    page.locator("summary").press("Enter")
    page.wait_for_function("window.stage.out.length > 0")
    page.locator("input").fill(HOSTILE)
    on.pull()
    link = page.get_by_role("textbox", name=sentence("sv", "receipt-link")).input_value()
    assert link == f"http://stage.localhost/a/sv/class.html#{IN_LINK}={view.receipt(HOSTILE)}"
    assert scanned(page) == link
    expect(page.get_by_role("img", name=sentence("sv", "receipt-code"))).to_be_visible()
    check_axe(page)
    assert fits(page)


def test_a_learner_makes_a_receipt_under_a_name_and_keeps_it_as_a_file(stage: OnStage) -> None:
    row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(70, 1))
    row = row.with_answer(row.names[0], Answer((), right=False))
    view = ReceiptView(lambda: answers_in(row), lang="sv")
    on = stage(view, width=360)
    view.send = lambda content, buffers=None: on.tell(content)  # type: ignore[method-assign]
    page = on.page
    field = page.get_by_role("textbox", name=sentence("sv", "receipt-text"))
    buttons = page.locator(".tolva-receipt-buttons button:not([hidden])")
    page.locator("summary").press("Enter")
    page.wait_for_function("window.stage.out.length > 0")
    expect(buttons.and_(page.locator(":disabled"))).to_have_count(2)  # nothing is made yet that could be taken away
    on.pull()
    expect(field).to_have_value(view.receipt(""))
    expect(buttons.and_(page.locator(":enabled"))).to_have_count(2)
    page.locator("input").fill(HOSTILE[:-1])
    page.locator("input").fill(HOSTILE)
    expect(buttons.and_(page.locator(":disabled"))).to_have_count(2)
    on.tell({"do": "made", "who": HOSTILE[:-1], "text": view.receipt(HOSTILE[:-1])})
    expect(buttons.and_(page.locator(":disabled"))).to_have_count(2)
    on.pull()
    expect(field).to_have_value(view.receipt(HOSTILE))
    with page.expect_download() as begun:
        page.get_by_role("button", name=sentence("sv", "receipt-save")).click()
    assert Path(begun.value.path()).read_text("utf-8") == view.receipt(HOSTILE)
    name = begun.value.suggested_filename
    assert name.startswith(f"tolva-{sentence('sv', 'receipt-file')}-b-Åsa-王-b-20")
    assert name.endswith(ENDING)


def test_homework_is_chosen_and_its_link_leads_another_browser_to_the_same_questions_in_the_teachers_language(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page("class", lang, width=SCREENS[lang])
    page.locator('input[data-do="homework-number"]').fill("70")
    page.locator('input[data-do="homework-number"]').press("Enter")
    expect(page.locator(".tolva-teacher-handed > li").first).to_contain_text("70")
    check_axe(page)
    assert fits(page)
    press(page, "hand-out")
    dialog = page.get_by_role("dialog", name=sentence(lang, "teacher-hand-out-title"))
    expect(dialog.get_by_role("img")).to_be_visible()
    link = dialog.get_by_role("textbox").input_value()
    assert f"/{lang}/quiz.ipynb?" in link
    check_axe(page)
    dialog.get_by_role("button", name=sentence(lang, "page-close")).click()
    other = {"sv": "en-GB", "en": "sv-SE"}[lang]
    learner = open_page("quiz", lang, query=link.partition("?")[2], locale=other)
    expect(learner.locator("html")).to_have_attribute("lang", lang)
    expect(learner.locator(".tolva-quiz")).to_contain_text(sentence(lang, "quiz-set-place", None, place=1, count=10))
    assert "set=70" in learner.url
