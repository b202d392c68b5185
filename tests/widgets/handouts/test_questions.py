"""Questions on paper: which they are, what stands on their pages and on those of the answers, and what opens them."""

import re
from html import unescape
from urllib.parse import urlsplit

import pytest

from tolva_teach.play.match import Match
from tolva_teach.quiz import FIRST_FAMILY, question_at, rules_met
from tolva_teach.quiz.faults import SaidError
from tolva_teach.records.links import packed
from tolva_teach.records.record import deal_record
from tolva_teach.texts import LANGUAGES
from tolva_widgets.handouts import questions
from tolva_widgets.handouts.addresses import Addresses
from tolva_widgets.handouts.questions import Handed
from tolva_widgets.handouts.selection import Selection
from tolva_widgets.handouts.written import WrittenError, tasks
from tolva_widgets.quiz.session import QuizSession


def pages_of(variants: list[list[Handed]], per_page: int = 4, lang: str = "en") -> list[str]:
    """The sheet, page by page, as what is read on it."""
    whole = "".join(str(part) for part in questions.pages(variants, per_page, lang))  # type: ignore[union-attr]
    _, *pages = whole.split('<div class="tolva-handout-page')
    return [unescape(re.sub(r"<[^>]+>", " ", page)) for page in pages]


def test_questions_come_from_each_family_in_turn_and_the_same_from_the_same_number() -> None:
    found = Selection("tolva").questions(seed=5, count=8)
    families = [question.name.family for question in found]
    assert len(set(families[:6])) == 6
    assert families[6:] == families[:2]
    again = Selection("tolva").questions(seed=5, count=8)
    assert [question.name for question in again] == [question.name for question in found]


def test_each_question_about_a_rule_has_that_rule() -> None:
    found = Selection("bondtolva", players=4, rule="trick.overtake").questions(seed=1, count=6)
    assert all("trick.overtake" in rules_met(question) for question in found)
    assert len({question.name for question in found}) == 6


def test_house_rules_are_played_in_each_question_and_no_others() -> None:
    found = Selection("bondtolva", family="may-do", options={"scoring": "no-meld-out"}).questions(seed=3, count=3)
    assert [dict(question.record.game.variants) for question in found] == [{"scoring": "no-meld-out"}] * 3


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        (Selection("tolva", rule="tolp.start"), "handouts-rule-never-asked"),
        (Selection("tolva", rule="tolp.start", difficulty=2), "handouts-rule-not-asked"),
        (Selection("tolva", rule="none"), "handouts-no-rule"),
        (Selection("trettioett", family="worth", options={"lives": 5}), "handouts-too-few"),
    ],
)
def test_what_no_question_is_about_is_said_in_both_languages(wanted: Selection, key: str) -> None:
    with pytest.raises(SaidError) as caught:
        wanted.questions(seed=1, count=1)
    assert caught.value.key == key
    assert len({caught.value.sentence(lang) for lang in LANGUAGES}) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_of_questions_tells_an_answer_and_each_answer_has_its_reason(lang: str) -> None:
    drawn = Selection("tolva").questions(seed=5, count=10)
    variants = [[Handed(one) for one in drawn[:5]], [Handed(one) for one in drawn[5:]]]
    *asked, of_a, of_b = pages_of(variants, per_page=4, lang=lang)
    assert len(asked) == 4  # five questions of each, four on a page
    assert not [page for page in asked if "✓" in page or "✗" in page]
    for letter, page, variant in (("A", of_a, variants[0]), ("B", of_b, variants[1])):
        for number, one in enumerate(variant, 1):
            task, speaker = one.task, one.task.speaker(lang)
            assert f"{letter}{number}" in page
            assert one.name in page
            assert all(task.why(choice, speaker) in page for choice in task.choices)
            assert sum(task.ask(speaker) in part for part in asked) >= 1


def test_where_a_card_lies_stays_with_the_only_reason_that_tells_it_and_is_else_told_once_after_all() -> None:
    lone, shared = (
        ("bordstolva/may-do/1/1/35", "The queen of clubs"),
        ("bordstolva/must-play/1/2/23", "The jack of spades"),
    )
    for name, open_card in (lone, shared):
        (task,) = tasks([("list", name.encode())], "en")
        sheet = "".join(str(part) for part in questions.pages([[Handed(task)]], 1, "en"))  # type: ignore[union-attr]
        answer = sheet[sheet.rindex("tolva-handout-answer") :]
        end = f"{open_card} is a table card and counts just like one in hand."
        assert answer.count(end) == 1
        assert (f"<p>{end}" in answer) == (name == shared[0])


def test_what_can_be_ticked_is_each_choice_once() -> None:
    question = Selection("tolp", players=4, family="may-lay").questions(seed=5, count=1)[0]
    sheet = "".join(str(part) for part in questions.pages([[Handed(question)]], 1, "sv"))  # type: ignore[union-attr]
    assert sheet.count('class="tolva-handout-box"') == len(question.choices)


def test_a_record_that_stops_asks_what_may_be_done_there() -> None:
    match = Match.begin("trettioett", players=4, seed=3)
    (task,) = tasks([("one", match.record.to_json().encode())], "en")
    assert {str(choice.value) for choice in task.choices if choice in task.answer} == set(match.legal())
    assert task.game == "trettioett"
    address = Addresses("https://cards.example/", "en").to(task)
    assert address.startswith("https://cards.example/en/quiz.html#record=")
    values = dict([urlsplit(address).fragment.split("=")])
    session = QuizSession(FIRST_FAMILY, FIRST_FAMILY.name_of(1, 1))
    session.take_address(values)
    assert session.task.record == match.record
    assert session.address == values


def test_a_file_names_questions_by_name_by_address_and_by_record() -> None:
    record = deal_record("bondtolva", 3, seed=4)
    address = Addresses("https://cards.example/", "en").to(question_at(packed(record)))
    lines = ["# ours", "", "tolva/must-play/1/2/7", "https://h/q.html?game=tolp&family=may-lay&seed=4", address]
    found = list(tasks([("list", "\n".join(lines).encode()), ("one", record.to_json().encode())], "en"))
    assert [str(getattr(task, "name", task.game)) for task in found] == [
        "tolva/must-play/1/2/7",
        "tolp/may-lay/1/1/4",
        *[str(question_at(packed(record)).name)] * 2,
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("tolva/none/1/1/5", "list:1: There is no question “tolva/none/1/1/5”."),
        ("tolva/must-play/1/9/5", "list:1: The difficulty is a whole number from 1 to 3, not 9."),
        ("https://h/?game=tolva&seed=many", "list:1: A question’s number is a whole number"),
        ("https://h/?game=tolva&difficulty=2", "list:1: There is no question"),
        ("https://h/?seed=7&v=9", "list:1: The questions have version 1, not 9."),
        ("{", "list: "),
    ],
)
def test_what_is_no_question_is_told_with_its_place(line: str, said: str) -> None:
    with pytest.raises(WrittenError, match="^" + re.escape(said)):
        list(tasks([("list", line.encode())], "en"))


@pytest.mark.parametrize(
    ("site", "address"),
    [
        ("http://192.168.1.20:8866", "http://192.168.1.20:8866/en/quiz.html"),
        ("https://c.example/x/en/index.html?a=1#b", "https://c.example/x/en/quiz.html"),
        ("https://c.example/x/", "https://c.example/x/en/quiz.html"),
        ("https://c.example/x/index.html", "https://c.example/x/en/quiz.html"),
        ("https://c.example/x/sv", "https://c.example/x/sv/quiz.html"),
        ("https://c.example/x/sv/", "https://c.example/x/sv/quiz.html"),
        ("https://c.example/sv/index.ipynb", "https://c.example/sv/quiz.ipynb"),
        ("https://hub.example/user/me/voila/render/", "https://hub.example/user/me/voila/render/en/quiz.ipynb"),
        ("https://h/voila/render/sv/quiz.ipynb?seed=1", "https://h/voila/render/sv/quiz.ipynb"),
        ("https://teacher:secret@cards.example:8443/", "https://cards.example:8443/en/quiz.html"),
        ("http://[2001:db8::1]:8866/", "http://[2001:db8::1]:8866/en/quiz.html"),
    ],
)
def test_a_question_is_opened_on_the_site_that_is_named(site: str, address: str) -> None:
    question = Selection("tolp", family="may-lay").questions(seed=7, count=1)[0]
    assert Addresses(site, "en").to(question).startswith(f"{address}?game=tolp&seed=7&")


@pytest.mark.parametrize(
    "said", ["", "cards", "ftp://h/", "http://", "https://a b/", "http://[/", "http://h:many/", "http://h:99999/"]
)
def test_what_is_no_address_of_a_site_is_refused(said: str) -> None:
    with pytest.raises(SaidError, match="is not an address"):
        Addresses(said, "en")
