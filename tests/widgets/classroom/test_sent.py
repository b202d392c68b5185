"""A page that a teacher sends everybody to: which there are, and what learners are told of it."""

import time
from pathlib import Path

import pytest

from helpers.class_teacher import markup
from helpers.placeholders import write_notebook, write_site
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.presence import AWAY_AFTER
from tolva_widgets.classroom.sent import LONGEST, NoPageError, offered, read_page, title_of
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.courses.catalogue import notebooks_directory
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.seen import look
from tolva_widgets.serving.classroom.told import told

SITE = notebooks_directory()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_that_is_offered_can_be_sent_to_in_every_language(lang: str) -> None:
    pages = [page for page, _title in offered(SITE, lang)]
    assert {"quiz.ipynb", "tricks.ipynb", "tolp-passing.ipynb", "replay.ipynb"} <= {*pages}
    assert len(pages) == len({*pages})
    for page in pages:
        assert read_page(page, SITE, lang) == page
        assert all(title_of(page, SITE, other) for other in LANGUAGES)


def test_of_an_address_the_page_and_what_it_says_are_taken_and_nothing_else() -> None:
    pasted = " http://192.0.2.9:8866/base/voila/render/sv/quiz.ipynb?family=must-play&set=30&x=%22%3E#a%20b\n"
    assert read_page(pasted, SITE, "en") == "quiz.ipynb?family=must-play&set=30&x=%22%3E#a%20b"


BAD = ["", "quiz", "class.ipynb", "teachers.ipynb", "index.ipynb", "../../etc/passwd.ipynb", "http://[", "javascript:x"]


@pytest.mark.parametrize("said", [*BAD, "quiz.ipynb?" + "a=1&" * 30, f"quiz.ipynb?a={'x' * LONGEST}", "no\nx.ipynb"])
def test_what_is_no_page_for_learners_is_refused(said: str) -> None:
    with pytest.raises(NoPageError) as caught:
        read_page(said, SITE, "sv")
    assert all(caught.value.sentence(lang) for lang in LANGUAGES)


def test_all_are_sent_to_a_page_until_they_are_called_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = write_site(tmp_path / "site")
    write_notebook(site / "sv" / "only.ipynb", "Only", kind="lesson", title="Bara på svenska")
    monkeypatch.chdir(site / "sv")
    store = ClassStore.create("7B", lang="sv", folder=tmp_path)
    opened = OpenClass(store, print, "sv")
    learner, removed = (store.join()[0] for _ in range(2))
    store.remove(removed)
    teacher = ClassTeacher(store.url, lang="sv")
    teacher.do("show", value="ask")

    def seen(who: int = 0) -> tuple[str, str]:
        opened.seen = look(store)
        title = title_of(store.stage.sent, site, "sv") if store.stage.sent else ""
        now = told(opened, store.learners()[who], "sv", sent_to=title)
        return now["page"], now["said"]

    waiting = seen()
    teacher.do("send")
    assert seen() == waiting, "no page is chosen"
    teacher.do("page", "pasted", "http://other.example/sv/none.ipynb")
    assert sentence("sv", "class-not-page") in "".join(html for _, html in teacher._view.sections)
    teacher.do("page", "chosen", "only.ipynb")
    teacher.do("send")
    said = sentence("sv", "class-strip-sent")
    assert seen() == ("voila/render/sv/only.ipynb", said)
    assert seen(1)[0] == ""
    there = [sentence("sv", "teacher-sent-there", None, there=there, count=1) for there in (0, 1)]
    assert there[0] in markup(teacher)
    now, long_ago = time.time(), time.time() - 2 * AWAY_AFTER
    for page, heard_of, said in (
        ("sv/only.ipynb", now, there[1]),
        ("sv/quiz.ipynb", now, there[0]),
        ("sv/only.ipynb", long_ago, there[0]),
        ("en/only.ipynb", now, there[1]),
    ):
        store.touch_all({its.id: (page, heard_of) for its in store.learners()})
        teacher.do("new")
        assert said in markup(teacher), (page, heard_of)
    teacher.do("show", value="here")
    assert there[1] in markup(teacher)
    teacher.do("show", value="ask")
    opened.seen = look(store)
    assert told(opened, learner, "en", sent_to=title_of("only.ipynb", site, "en"))["page"] == "", "it is not in English"
    teacher.do("send-nowhere")
    assert seen() == waiting
    teacher.do("send")
    teacher.do("ask", teacher.session.overview.stage.seen)
    assert seen() == ("", sentence("sv", "class-strip-question"))
    teacher.do("page", "pasted", "quiz.ipynb?set=30")
    teacher.do("send")
    assert seen() == ("voila/render/sv/quiz.ipynb?set=30", sentence("sv", "class-strip-sent"))
    assert not store.stage.open, "nobody is waited for who has been sent away"
    store.close()


@pytest.mark.parametrize(
    "link",
    [
        "quiz.ipynb#record=1eNo1Tz0-_w",
        "quiz.ipynb?family=may-do#record=1eNo1Tz0-_w",
        "replay.ipynb?step=0#record=1eNo1Tz0-_w",
        f"replay.ipynb?step=0#record={'1' * 2000}",
        "play.ipynb?called=#a=1&b=%C3%A5",
    ],
)
def test_a_link_is_sent_whole(link: str) -> None:
    assert read_page(f"https://school.example/voila/render/sv/{link}", SITE, "sv") == link


@pytest.mark.parametrize("lang", LANGUAGES)
def test_homework_that_all_are_sent_to_is_called_so(lang: str) -> None:
    quiz = title_of("quiz.ipynb", SITE, lang)
    assert quiz
    assert title_of("quiz.ipynb?set=30&homework=row", SITE, lang) == sentence(lang, "class-sent-homework", title=quiz)
    assert not title_of("none.ipynb?homework=row", SITE, lang)
