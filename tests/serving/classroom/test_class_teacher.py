"""A class that is open on a server: its teacher's page, which nobody else reaches, and the large screen."""

import json
import re
from collections import Counter

from helpers.class_question import NAME, QUESTION, RIGHT, WRONG
from helpers.class_server import ClassServer, Visitor, page_until
from helpers.class_teacher import own_position
from tolva_teach.quiz.judged import named_question
from tolva_teach.texts import sentence
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import FEWEST_SHOWN


def test_the_screen_shows_address_question_spread_and_reveal_and_nobodys_name(
    opened: ClassServer, store: ClassStore
) -> None:
    screen = Visitor(opened.address)
    page_until(screen, "<img")
    number = store.set_stage(question=NAME, verdict="reveal").number
    learners = [Visitor(opened.address).join() for _ in range(FEWEST_SHOWN)]
    for place, one in enumerate(learners):
        one.answer(NAME, RIGHT if place else WRONG, number)
    seen = json.loads(screen.get("class/now?lang=en")[1])
    while not seen["said"]["en"].startswith(f"{FEWEST_SHOWN} of "):
        seen = json.loads(screen.get(f"class/now?lang=en&seen={seen['seen'].replace(' ', '+')}")[1])
    store.set_stage("spread")
    pages = [page_until(screen, "tolva-class-spread")]
    chosen = Counter(key for answer in store.answers_to(number) for key in answer.choice)
    counted = [str(chosen[str(key)]) for key in QUESTION.choices]
    together = str(FEWEST_SHOWN - 1)  # what most chose together, which comes after
    assert re.findall(r'tolva-class-count">(\d+)<', pages[0]) == [*counted, together]
    assert "tolva-answering-mark" not in pages[0]
    store.set_stage("reveal")
    pages.append(page_until(screen, "tolva-class-reasons"))
    assert f"{FEWEST_SHOWN - 1} of {FEWEST_SHOWN} answered correctly." in pages[1]
    assert QUESTION.why(RIGHT[0], QUESTION.speaker("en")) in pages[1]
    assert not any(its.name in page for page in pages for its in store.learners())


def test_only_the_teachers_browser_opens_the_teachers_page_and_its_kernel_alone_finds_the_class(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    page = "voila/render/en/class.ipynb"
    status, said = learner.get(page)
    assert status == 403
    assert "This page is for the teacher of the class." in said
    assert "class:" not in said
    wrong = [learner.get(f"class/teacher?secret={number}")[0] for number in range(12)]
    assert set(wrong[:10]) == {403}
    assert set(wrong[10:]) == {429}
    teacher = Visitor(opened.address)
    status, said = teacher.get(opened.secret_address.removeprefix(opened.address))
    assert (status, f"class: {store.url}" in said) == (200, True), "it is let in, however many others have guessed"
    cookie = next(cookie for cookie in teacher.jar if cookie.name.endswith("-teacher"))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert "class: None" in teacher.get("voila/render/en/other.ipynb")[1]
    assert teacher.me()["teacher"].endswith("voila/render/en/class.ipynb")
    assert teacher.get("class/teacher?secret=of-before-a-restart")[0] == 200, "whose browser is known needs no other"
    assert "class: None" in learner.get("voila/render/en/other.ipynb")[1]


def test_a_teacher_gives_the_class_what_a_page_asks_and_it_is_judged_of_nobody_else(
    opened: ClassServer, store: ClassStore, learner: Visitor
) -> None:
    teacher, before = Visitor(opened.address), store.prepared()
    teacher.get(opened.secret_address.removeprefix(opened.address))
    page = f"quiz.ipynb?v=1#record={own_position()}"
    assert learner.post("class/prepare?lang=en", {"said": page})[0] == 403
    status, said = teacher.post("class/prepare?lang=en", {"said": page})
    assert (status, said["said"]) == (200, sentence("en", "class-strip-added", None, count=len(before) + 1))
    for bad in ("quiz.ipynb", "quiz.ipynb#record=1eNo", 7, "x" * 6000):
        assert teacher.post("class/prepare?lang=en", {"said": bad})[0] == 400
    name = store.prepared()[-1]
    right = sorted(map(str, named_question(name).answer))
    assert learner.answer(name, right)[0] == 400
    number = store.set_stage(question=name).number
    learner.until("number", number)
    assert learner.answer(name, right, number)[0] == 200
    store.prepare(before)


def test_who_is_refused_reads_it_in_the_pages_language_first_with_a_way_back(learner: Visitor) -> None:
    for path, first, second in (("sv", "sv", "en"), ("en", "en", "sv")):
        said = learner.get(f"voila/render/{path}/class.ipynb")[1]
        assert said.index(sentence(first, "class-teacher-only")) < said.rindex(sentence(second, "class-teacher-only"))
        assert f'<html lang="{first}">' in said
        assert f'voila/render/{first}/index.ipynb">{sentence(first, "class-way-back")}</a>' in said


def test_nobody_but_the_teacher_reaches_or_ends_the_kernel_of_the_teachers_page(
    opened: ClassServer, learner: Visitor
) -> None:
    teacher = Visitor(opened.address)
    page = teacher.get(opened.secret_address.removeprefix(opened.address))[1]
    kernel = re.search(r'"kernelId":\s*"([^"]+)"', page)
    assert kernel, page
    socket = f"api/kernels/{kernel[1]}/channels?session_id=x"
    asked = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Protocol": "none that is spoken",
    }
    shut = f"voila/api/shutdown/{kernel[1]}"
    for stranger in (learner, Visitor(opened.address)):
        token = xsrf(stranger)
        assert stranger.get(socket, **asked)[0] == 403
        assert stranger.get(f"tolva/left?kernel={kernel[1]}")[0] == 403
        assert stranger.post(shut, {}, **token)[0] == 403
    assert teacher.get(socket, **asked)[0] == 400, "the kernel lives, and the teacher is asked for the protocol"
    assert teacher.post(shut, {}, **xsrf(teacher))[0] == 204


def xsrf(visitor: Visitor) -> dict[str, str]:
    """What a page of ours shows that it is one."""
    visitor.get("voila/render/en/other.ipynb")
    return {"X-XSRFToken": str(visitor.cookie("_xsrf"))}
