"""A learner's page while a class is open: the strip, the question in place, the answer that is kept, and the screen."""

import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from helpers.class_server import ClassServer, Visitor
from helpers.kernels import until
from helpers.pages import PageGuard, wait_until_shown
from helpers.placeholders import write_notebook, write_site
from helpers.quizzing import Quizzing
from tolva_teach.quiz import FIRST_FAMILY, QuestionName, family_of
from tolva_teach.texts import sentence
from tolva_widgets.classroom.storage.rows import MOST_LEARNERS
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import FEWEST_SHOWN, State

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME = str(QUESTION.name)
OTHER = str(QUESTION.name._replace(seed=31))
LONG_TITLE = "När alla har samma färg, och någon ändå måste bekänna färg till det som spelades ut först"
LONG = "bondtolva:4/may-do/1/2/7"
"""It has a reason for each of many choices."""
LONG_FIRST = str(next(iter(family_of(QuestionName.read(LONG)).named(QuestionName.read(LONG)).choices)))
RIGHT = [str(key) for key in QUESTION.choices if key in QUESTION.answer]
ASKED_STATES: tuple[State, ...] = ("question", "spread", "reveal")
QUIZ = "from tolva_widgets import Quiz\nQuiz(seed=30, difficulty=1, lang='sv', in_address=True)"


ABOVE_THE_HINT = """its => {
  const hint = its.closest("dialog").querySelector(".tolva-class-hint");
  return its.getBoundingClientRect().bottom <= hint.getBoundingClientRect().top;
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write_site(tmp_path_factory.mktemp("site"))
    write_notebook(folder / "sv" / "asks.ipynb", "Quiz", QUIZ)
    write_notebook(folder / "sv" / "class.ipynb", "Klassen")
    write_notebook(folder / "sv" / "long.ipynb", LONG_TITLE)
    return folder


@pytest.fixture
def opened(site: Path, tmp_path: Path) -> ClassServer:
    """Each test's own class: what one test shows its class is not there in the next."""
    return ClassServer(site, tmp_path)


@pytest.fixture
def watched(
    new_context: Callable[..., BrowserContext], page_guard: PageGuard, opened: ClassServer
) -> Iterator[Callable[..., Page]]:
    """Opens a page of a learner's."""

    def open_it(path: str, width: int = 360, height: int = 740, **looks: str) -> Page:
        context = new_context(viewport={"width": width, "height": height}, locale="sv-SE", **looks)
        page = context.new_page()
        page_guard.watch(page, urlsplit(opened.address).netloc)
        page.goto(f"{opened.address}{path}")
        return page

    return open_it  # type: ignore[return-value]


def said(key: str) -> str:
    return sentence("sv", f"class-{key}")


def test_a_learner_answers_by_keys_is_kept_while_the_server_is_killed_and_sees_why_and_the_screen_follows(
    opened: ClassServer, watched: Callable[..., Page], check_axe: Callable[..., None], page_guard: PageGuard
) -> None:
    with opened.started() as process:
        page = watched("voila/render/sv/rules-tolva.ipynb")
        strip, dialog = page.locator(".tolva-class-strip"), page.locator(".tolva-class-dialog")
        expect(strip).to_contain_text(said("strip-waiting"))
        name = strip.locator(".tolva-class-who").inner_text()
        below = page.evaluate("getComputedStyle(document.documentElement).scrollPaddingTop")
        assert below == "0px", "unfolded it goes along with the page, and covers nothing of it"
        page.evaluate("document.body.style.minHeight = '3000px'")
        page.mouse.wheel(0, 600)
        expect(strip).not_to_be_in_viewport()
        store = opened.store()
        number = store.set_stage(question=NAME).number
        expect(strip.get_by_role("status")).to_have_text(said("strip-question"))
        expect(strip).to_be_in_viewport(ratio=1)
        # A place that one scrolls to lies below it.
        room = "its => document.documentElement.style.scrollPaddingTop === `${its.offsetHeight}px`"
        page.wait_for_function(room, arg=strip.element_handle())
        strip.get_by_role("button", name=said("open-question")).focus()
        page.keyboard.press("Enter")
        first = dialog.get_by_role("checkbox").first
        expect(first).to_be_visible()
        expect(strip).to_have_attribute("data-folded", "yes")
        assert dialog.get_by_role("checkbox").count() == len(QUESTION.choices)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        assert dialog.evaluate("its => its.scrollWidth <= its.clientWidth")
        check_axe(page)
        dialog.get_by_role("button", name=said("send")).click()
        expect(first).to_be_focused()
        assert store.answers() == [], "nothing is picked"
        told_now = dialog.get_by_role("status")
        expect(told_now).to_have_text(sentence("sv", "quiz-nothing-picked"))
        expect(told_now).to_be_in_viewport(ratio=1)
        assert told_now.evaluate(ABOVE_THE_HINT), "it stands by the button"
        page.keyboard.press("Space")
        expect(told_now).to_be_hidden()
        page.keyboard.press("Enter")
        expect(told_now).to_have_text(said("strip-answered"))
        expect(told_now).to_be_in_viewport(ratio=1)
        assert told_now.evaluate(ABOVE_THE_HINT)
        assert len(store.answers_to(number)) == 1
        page_guard.pardon()
        opened.kill(process)
        for key in RIGHT:
            dialog.locator(f"input[value='{key}']").check()
        dialog.get_by_role("button", name=said("send")).click()
        expect(dialog.get_by_role("status")).to_have_text(said("strip-away"))
    with opened.started():
        expect(dialog.get_by_role("status")).to_have_text(said("strip-answered"), timeout=30_000)
        (answer,) = store.answers()
        assert set(answer.choice) >= set(RIGHT)
        page.reload()
        expect(strip.locator(".tolva-class-who")).to_have_text(name)
        strip.get_by_role("button", name=said("open-question")).click()
        expect(dialog.locator("input:checked")).to_have_count(len(answer.choice))
        store.set_stage("reveal")
        expect(dialog.locator(".tolva-answering-results")).to_be_visible()
        expect(dialog).to_contain_text(QUESTION.why(RIGHT[0], QUESTION.speaker("sv")))
        check_axe(page)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(strip.get_by_role("button", name=said("lost"))).to_be_hidden()
        assert strip.evaluate("its => its.offsetHeight") < 60, "one line covers no player's name"
        strip.get_by_role("button", name=said("more")).click()
        strip.get_by_role("button", name=said("lost")).click()
        expect(strip.get_by_role("status")).to_have_text(said("lost-told"))
        assert store.learners()[0].lost == 1
        store.set_stage("join")
        expect(strip.get_by_role("button", name=said("open-reveal"))).to_be_visible()

        # What cannot be had, or told, is said, and an old question does not come in a new one's place.
        page.route("**/class/question*", lambda route: route.abort())
        store.set_stage(question=OTHER)
        expect(strip.get_by_role("status")).to_have_text(said("strip-question"))
        strip.get_by_role("button", name=said("open-question")).click()
        expect(strip.get_by_role("status")).to_have_text(said("strip-not-opened"))
        expect(dialog).to_be_hidden()
        store.send("asks.ipynb?seed=30")
        strip.get_by_role("link", name=sentence("sv", "class-go", None, title="Quiz")).click()
        wait_until_shown(page)
        expect(page).to_have_url(re.compile(r"/sv/asks\.ipynb\?.*seed=30"))
        expect(strip.locator(".tolva-class-goes")).to_be_hidden()
        expect(strip.get_by_role("status")).to_have_text(said("strip-arrived"))
        assert strip.get_by_role("status").evaluate("its => its.scrollWidth <= its.clientWidth"), "it is told whole"
        expect(strip.locator(".tolva-class-open")).to_be_hidden()  # what was answered is not what the class does now
        expect(strip.locator(".tolva-class-who")).to_have_text(name)
        requests: list[str] = []
        page.on("request", lambda request: requests.append(request.url))
        page.locator(".tv-card[role=button]").first.click(position={"x": 12, "y": 30})
        Quizzing(page, "sv").press("answer")
        assert until(lambda: store.answers()[-1].question == str(QUESTION.name._replace(seed=30)))
        assert store.answers()[-1].asked is None
        Quizzing(page, "sv").press("next")
        assert not [url for url in requests if "class/answer" in url], "the kernel's word has been heard on its way"
        assert until(lambda: store.learners()[0].where.startswith("sv/asks.ipynb")), "it is written down now and then"
        reload_before_it_is_known_who_one_is(page)
        assert (store.answers()[-1].question, store.answers()[-1].asked) == (NAME, None)
        page.wait_for_function("sessionStorage.getItem('tolva:class-early') === null")
        page.route("**/class/lost*", lambda route: route.abort())
        strip.get_by_role("button", name=said("more")).click()
        strip.get_by_role("button", name=said("lost")).click()
        expect(strip.get_by_role("status")).to_have_text(said("lost-untold"))

        # What the teacher answers who tries a page is nobody's answer, now or later.
        page.context.request.get(opened.secret_address)
        page.goto(f"{opened.address}voila/render/sv/asks.ipynb?seed=30")
        wait_until_shown(page)
        expect(strip.locator(".tolva-class-who")).to_have_text(said("strip-teacher"))
        projector = strip.get_by_role("link", name=said("strip-projector"))
        expect(projector).to_have_attribute("href", re.compile(r"/class\?lang=sv$"))
        page.evaluate("document.addEventListener('tolva-answered', () => (window.told = true))")
        page.locator(".tv-card[role=button]").first.click(position={"x": 12, "y": 30})
        Quizzing(page, "sv").press("answer")
        page.wait_for_function("window.told")
        assert page.evaluate("localStorage.getItem('tolva:class-answers')") is None
        strip.get_by_role("button", name=said("strip-teacher-page")).click()
        expect(page).to_have_url(f"{opened.address}voila/render/sv/class.ipynb")
        expect(projector).to_be_visible()
        assert strip.evaluate("its => its.offsetHeight") < 60, "it leaves the room to what the teacher looks at"
        store.set_stage("join")
        step_screen(watched("class?lang=sv", width=1280, color_scheme="dark"), opened, store, check_axe)
        store.close()


def reload_before_it_is_known_who_one_is(page: Page) -> None:
    """An answer is given before the class has said who one is, and the page loaded anew at once; it is sent all the
    same."""
    page.route("**/class/me*", lambda route: None)
    page.reload()
    detail = {"question": NAME, "choice": [], "only": []}
    page.evaluate("detail => document.dispatchEvent(new CustomEvent('tolva-answered', { detail }))", detail)
    page.unroute("**/class/me*")
    # So a hub answers while it starts the server again: only the class itself refuses an answer for good.
    page.route("**/class/answer*", lambda route: route.fulfill(status=424, body="not running"), times=1)
    with page.expect_response(lambda answered: answered.ok and answered.url.split("?")[0].endswith("class/answer")):
        page.reload()
    wait_until_shown(page)


GAPS = """first => {
  const parts = [first.firstElementChild, first.lastElementChild, first.nextElementSibling];
  const boxes = parts.map(part => part.getBoundingClientRect());
  return [boxes[1].left - boxes[0].right, boxes[2].left - boxes[1].right];
}"""
"""How far a number is from what it counts, and from what comes next, in pixels."""


def step_screen(screen: Page, opened: ClassServer, store: ClassStore, check_axe: Callable[..., None]) -> None:
    """The large screen shows each state as soon as the teacher has it so."""
    code = screen.locator(".tolva-class img").bounding_box()
    assert code
    assert code["height"] == pytest.approx(740 * 0.3, abs=2), "all are sent to a page, and who comes late scans it too"
    screen.route("**/class/now*", lambda route: route.fulfill(status=500, body="{}"))
    expect(screen.locator("#tolva-now")).to_have_text(sentence("sv", "class-page-away"))
    expect(screen.locator(".tolva-class img")).to_be_visible()
    screen.unroute("**/class/now*")
    number = store.set_stage(question=NAME).number
    expect(screen.locator(".tolva-class-table svg")).to_be_visible()
    assert letters_of(screen, ".tolva-class-screen") > 740 / 30, "what is short fills the screen"
    learners = [Visitor(opened.address).join() for _ in range(FEWEST_SHOWN)]
    for learner in learners:
        learner.answer(NAME, RIGHT, number)
    expect(screen.locator("#tolva-now")).to_contain_text(f"{FEWEST_SHOWN} av ")
    shown: tuple[tuple[State, str], ...] = (("spread", ".tolva-class-bar"), ("reveal", ".tolva-class-headline"))
    for state, shows in shown:
        store.set_stage(state)
        expect(screen.locator(shows).first).to_be_visible()
        table = screen.locator(".tolva-class-table svg").bounding_box()
        assert table
        assert table["width"] > 600 if state == "spread" else table["height"] > 333
        assert table["y"] + table["height"] < 740
        assert screen.evaluate("document.documentElement.scrollWidth") == 1280
        foot = screen.locator("#tolva-now").bounding_box()
        assert foot
        assert 740 - 40 < foot["y"] + foot["height"] <= 740, "it floats in the middle of no empty room"
        check_axe(screen)
    to_its_card, to_the_next = screen.locator(".tolva-class-reasons .tolva-class-counted").first.evaluate(GAPS)
    assert to_its_card < to_the_next, "it is seen which card a number counts"
    assert letters_of(screen, ".tolva-class-reasons > li") > 740 / 40, "what is short is larger than what is long"
    number = store.set_stage(question=LONG).number
    for learner in learners:
        learner.answer(LONG, [LONG_FIRST], number)
    store.set_stage("reveal")
    reasons = screen.locator(".tolva-class-reasons > li")
    expect(reasons).to_have_count(8)
    expect(reasons.last).to_be_in_viewport(ratio=1)
    assert letters_of(screen, ".tolva-class-reasons > li") > 740 / 45, (
        "what is long can be read from the back of a room"
    )


OTHER_ADDRESSES = """others => {
  const list = document.createElement("div");
  list.className = "tolva-class-others";
  list.innerHTML = `<p>?</p><ul>${others.map(its => `<li><a href="?">${its}</a></li>`).join("")}</ul>`;
  document.querySelector(".tolva-class").append(list);
  dispatchEvent(new Event("resize"));
}"""
"""As a computer on several networks has them: the one here listens on an address alone."""
IS_CUT_OFF = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}"""


@pytest.mark.parametrize("height", [720, 600])
def test_nothing_is_cut_off_on_the_screen_however_long_what_is_shown(
    opened: ClassServer, watched: Callable[..., Page], page_guard: PageGuard, height: int
) -> None:
    with opened.started():
        store = opened.store()
        screen = watched("class?lang=sv", width=1280, height=height)
        addresses = [f"http://[2001:db8:0:0:1234:5678:9abc:def{place}]:8972/" for place in range(4)]
        expect(screen.locator(".tolva-class-address")).to_be_visible()
        code = screen.locator(".tolva-class img").bounding_box()
        assert code
        assert code["height"] > 0.4 * height
        screen.evaluate(OTHER_ADDRESSES, addresses)
        assert not screen.evaluate(IS_CUT_OFF)
        store.send("long.ipynb")
        calls = screen.locator(".tolva-class-sent")
        expect(calls).to_contain_text(LONG_TITLE[:30])
        screen.evaluate(OTHER_ADDRESSES, addresses)
        assert not screen.evaluate(IS_CUT_OFF)
        assert letters_of(screen, ".tolva-class-sent") > 1.5 * letters_of(screen, ".tolva-class-address"), (
            "who is in reads first what to do"
        )
        expect(screen.locator(".tolva-class-address")).to_be_in_viewport(ratio=1)
        learners = [Visitor(opened.address).join() for _ in range(FEWEST_SHOWN)]
        for name in (LONG, NAME):
            number = store.set_stage(question=name).number
            for learner in learners:
                learner.answer(name, [LONG_FIRST] if name == LONG else RIGHT, number)
            for state in ASKED_STATES:
                store.set_stage(state)
                shown = {
                    "question": ".tolva-class-table",
                    "spread": ".tolva-class-bar",
                    "reveal": ".tolva-class-reasons",
                }
                expect(screen.locator(shown[state]).first).to_be_visible()
                assert not screen.evaluate(IS_CUT_OFF), (name, state)
        store.close()
        page_guard.pardon()  # the server ends first


def letters_of(page: Page, place: str) -> float:
    """How large the letters are there, in pixels."""
    size: float = page.locator(place).first.evaluate("its => parseFloat(getComputedStyle(its).fontSize)")
    return size


def test_a_learner_who_is_asked_chooses_their_table_on_a_phone(
    opened: ClassServer, watched: Callable[..., Page], check_axe: Callable[..., None], page_guard: PageGuard
) -> None:
    with opened.started():
        page = watched("voila/render/sv/rules-tolva.ipynb")
        strip, store = page.locator(".tolva-class-strip"), opened.store()
        expect(strip.locator(".tolva-class-who")).not_to_be_empty()
        tables = strip.get_by_role("combobox", name=said("table"))
        expect(tables).to_be_hidden()
        store.ask_tables(True)
        expect(tables).to_be_visible()
        expect(strip).to_have_css("position", "static")  # with a table to choose too it covers nothing of the page
        tables.focus()
        page.keyboard.press("End")
        expect(strip.locator(".tolva-class-who")).to_contain_text("bord 6")
        assert store.learners()[-1].table == 6
        plays = strip.locator(".tolva-class-plays")
        expect(plays).to_be_hidden()
        store.play_by("game=tolp&options=flying:2&called=<b>V%C3%A5ra")
        expect(plays).to_contain_text("<b>Våra")
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        check_axe(page)
        page.reload()
        strip.get_by_role("button", name=said("more")).click()
        expect(tables).to_have_value("6")
        page_guard.pardon()
        page.route("**/class/seat*", lambda route: route.abort())
        tables.select_option("2")
        expect(strip.get_by_role("status")).to_have_text(said("strip-away"))
        expect(tables).to_have_value("6")
        store.ask_tables(False)
        expect(tables).to_be_hidden()
        store.remove(store.learners()[-1].id)
        expect(strip).to_contain_text(said("strip-removed"))
        expect(strip.locator(".tolva-class-more")).to_be_hidden()
        who = strip.locator(".tolva-class-who")
        assert who.evaluate("its => its.scrollWidth <= its.clientWidth"), "what cannot be unfolded is told whole"
        store.delete()
        expect(strip.get_by_role("status")).to_have_text(said("strip-ended"))
        strip.get_by_role("button", name=said("close")).click()
        expect(strip).to_have_count(0)
        page.wait_for_function("document.documentElement.style.scrollPaddingTop === '0px'")


def test_a_server_that_sleeps_is_said_to_be_out_of_reach_and_has_the_answer_when_it_wakes(
    opened: ClassServer, watched: Callable[..., Page], page_guard: PageGuard
) -> None:
    with opened.started() as process:
        page = watched("voila/render/sv/rules-tolva.ipynb")
        strip, dialog = page.locator(".tolva-class-strip"), page.locator(".tolva-class-dialog")
        expect(strip.locator(".tolva-class-who")).not_to_be_empty()
        store = opened.store()
        number = store.set_stage(question=NAME).number
        strip.get_by_role("button", name=said("open-question")).click()
        dialog.get_by_role("checkbox").first.check()
        process.send_signal(signal.SIGSTOP)
        dialog.get_by_role("button", name=said("send")).click()
        expect(dialog.get_by_role("status")).to_have_text(said("strip-away"))
        assert store.answers_to(number) == []
        process.send_signal(signal.SIGCONT)
        expect(dialog.get_by_role("status")).to_have_text(said("strip-answered"), timeout=30_000)
        assert len(store.answers_to(number)) == 1
        # So a proxy answers whatever it is asked while the server behind it is started anew.
        page.route("**/class/me*", lambda route: route.fulfill(status=404, body=""), times=2)
        page_guard.pardon()
        with page.expect_response(lambda answered: answered.status == 404):
            store.set_stage("spread")  # the page is told, and asks again
        store.set_stage("reveal")
        expect(dialog.get_by_role("status")).to_have_text(said("strip-revealed"), timeout=30_000)
        store.close()


def test_hints_come_and_go_where_the_question_is_open_and_one_picks_on(
    opened: ClassServer, watched: Callable[..., Page]
) -> None:
    with opened.started():
        page = watched("voila/render/sv/rules-tolva.ipynb")
        strip, dialog = page.locator(".tolva-class-strip"), page.locator(".tolva-class-dialog")
        expect(strip.locator(".tolva-class-who")).not_to_be_empty()
        store = opened.store()
        store.set_stage(question=NAME)
        strip.get_by_role("button", name=said("open-question")).click()
        hints, choices = dialog.locator(".tolva-class-content > * > .tolva-class-hint"), dialog.get_by_role("checkbox")
        expect(hints).to_have_count(1)
        choices.first.check()
        choices.nth(1).focus()
        for gives in (False, True):
            store.give_hints(gives)
            expect(hints).to_have_count(int(gives))
            expect(choices.first).to_be_checked()
            expect(choices.nth(1)).to_be_focused()
            picked = dialog.locator(".tolva-class-picked[data-pick]")
            expect(picked).to_have_count(1)
        store.set_stage(question=OTHER)
        expect(dialog.locator("input:checked")).to_have_count(0)
        store.close()


def test_before_a_full_class_one_waits_and_comes_in_when_there_is_room(
    opened: ClassServer, watched: Callable[..., Page], page_guard: PageGuard
) -> None:
    with opened.started():
        page_guard.pardon()
        page = watched("voila/render/sv/rules-tolva.ipynb")
        full = sentence("sv", "class-not-full", None, most=MOST_LEARNERS)
        address = page.url
        page.goto("about:blank")  # or that page would be the one that is told so
        page.context.clear_cookies()
        answer = {"status": 409, "json": {"code": "full", "said": full}}
        page.route("**/class/join*", lambda route: route.fulfill(**answer), times=1)
        page.goto(address)
        strip = page.locator(".tolva-class-strip")
        expect(strip.locator(".tolva-class-who")).to_have_text(full)
        expect(strip.locator(".tolva-class-who")).not_to_have_text(full, timeout=60_000)
        expect(strip).to_contain_text(said("strip-waiting"))
        expect(strip.locator(".tolva-class-lost")).to_have_text(said("lost"))
