"""From wherever a deal is shown one is led to where it is changed: there it lies as it lay, and nothing goes along that
one may not know.
"""

import html
import re
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from helpers.deal_editor import links
from tolva_teach.play.playout import PlayedName
from tolva_teach.quiz import FAMILIES, Family
from tolva_teach.records.record import Record
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import AtTable, DealEditor, DealReplay, Level, PlayTable, Quiz
from tolva_widgets.play.address import MatchName
from tolva_widgets.replay.sources import read_linked
from tolva_widgets.table_page.widget import TablePage


def led_to(page: TablePage, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where one is led by the tool."""
    sent: list[Any] = []
    monkeypatch.setattr(page._page, "send", sent.append)
    assert "change" in page._page.tools
    page._page._handle_custom_msg({"do": "change"}, [])
    (told,) = sent
    assert told["do"] == "go"
    return str(told["href"])


def linked(href: str) -> Record:
    return read_linked(urlsplit(href).fragment.removeprefix("record=")).record


def changed(href: str, lang: str) -> DealEditor:
    """The editor as it is opened by the link."""
    editor = DealEditor(lang=lang, in_address=True)
    address = urlsplit(href)
    editor._take_address({**dict(parse_qsl(address.query)), **dict([address.fragment.split("=", 1)])}, False)
    return editor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_leads_to_its_deal_as_it_lies_at_the_step(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    replay = DealReplay(PlayedName.of("tolva", 7, deals=2), lang=lang, in_address=True)
    assert replay.record is not None
    replay.step = next(step.number for step in replay.session.replay or () if step.deal_number == 1) + 5
    href = led_to(replay, monkeypatch)
    record = linked(href)
    assert record.deals[0].events == replay.record.deals[1].events[:5]
    editor = changed(href, lang)
    assert editor.session.layout.events == record.deals[0].events
    assert editor.session.layout.standing.score == record.start.score
    assert editor.session.notice is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_sees_one_hand_takes_no_other_along(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    replay = DealReplay(PlayedName.of("tolva", 7), lang=lang, in_address=True, view="2", step=9)
    table = PlayTable(MatchName(PlayedName(7)), lang=lang, in_address=True)
    table.choose("S6")
    for page, seat in ((replay, 2), (table, table.session.match.seat)):
        href = led_to(page, monkeypatch)
        editor = changed(href, lang)
        step = page.session.match.step if isinstance(page, PlayTable) else page.session.step
        assert editor.session.layout.deal is not None
        its, mine = editor.session.layout.deal, step.after
        assert its.seen(seat) == mine.seen(seat)
        assert [sorted(hand) for hand in its.hands] != [sorted(hand) for hand in mine.hands]
        notice = dict(map(tuple, editor._view.sections))["keys"]
        assert sentence(lang, "editing-notice-unseen") in html.unescape(notice)


def test_a_played_deal_that_is_over_leads_to_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PlayTable(MatchName(PlayedName(7)), lang="en", in_address=True)
    match = table.session.match
    while not match.deal_over:
        if match.waits_for == "you":
            match.attempt(next(iter(match.deal.legal())))
        else:
            match.go_on()
    table._show()
    href = led_to(table, monkeypatch)
    assert linked(href).deals[0].events == match.ongoing.record.deals[0].events
    assert changed(href, "en").session.notice is None


def test_a_page_that_is_one_of_several_offers_no_change() -> None:
    assert "change" not in DealReplay(lang="en")._page.tools


def change_in(markup: str) -> list[str]:
    """The links to the editor's page in a piece of HTML."""
    return [html.unescape(href) for href in re.findall(r'tolva-answering-change"><a href="([^"]+)"', markup)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_leads_to_its_deal_once_it_is_answered(lang: str) -> None:
    quiz = Quiz(seed=29, lang=lang)
    assert not change_in(quiz._words.results)
    quiz.select("S9")
    quiz.answer()
    (href,) = change_in(quiz._words.results)
    editor = changed(href, lang)
    assert editor.session.layout.events == quiz.session.task.record.deals[0].events


def test_a_level_leads_to_its_question_once_it_is_answered() -> None:
    level = Level("tolva.follow", "tolva/must-play/1/1/9", rule="trick.follow", lang="en")
    assert not change_in(str(level.panel.beside_table))
    level.select(*level.session.current.task.answer)
    level.answer()
    assert len(change_in(str(level.panel.beside_table))) == 1


@pytest.mark.parametrize("family", FAMILIES, ids=lambda its: f"{its.game}-{its.players}-{its.name}")
def test_the_deal_of_any_question_can_be_laid_out(family: Family[Any]) -> None:
    record = family.question(7, family.difficulties[0]).record
    layout, events = DealEditor(record, lang="en").session.layout, record.deals[-1].events
    assert layout.is_complete
    # Of a deal with a play that was wrong, what comes before it is played.
    assert layout.events == events if family.name != "wrong-play" else 0 < len(layout.events) < len(events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_but_a_hand_and_the_table_is_led_to_the_short_form(lang: str) -> None:
    for name in ("tolva", "tolp", "trettioett"):
        (href,) = links(DealEditor(name, lang=lang), "places")
        assert parse_qsl(urlsplit(href).query) == [("game", name), ("tab", "judge")]
        table = AtTable(lang=lang, in_address=True)
        table._take_address(dict(parse_qsl(urlsplit(href).query)), False)
        assert (table.name.game, table.panels.tab) == (name, "judge")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_before_the_judge_is_made_a_question(lang: str) -> None:
    table = AtTable("tolp", lang=lang)
    laid = {"hand": ["S7", "H7", "C9"], "lay": ["H5", "S5"]}
    table._hear(None, {"do": "judge", "number": 1, "form": "turn", "given": laid}, [])
    address = urlsplit(table.panels.verdict["question"])
    quiz = Quiz(lang=lang, in_address=True)
    quiz._page._take_address(dict([address.fragment.split("=", 1)]), False)
    assert quiz.session.fault is None
    assert quiz.session.task.record.game.name == "tolp"
    quiz.select(*quiz.session.task.answer)
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert not change_in(quiz._words.results)  # there is no deal around it
    for given in ({}, {"hand": ["S7"], "lay": ["H7", "H5"]}):
        table._hear(None, {"do": "judge", "number": 2, "form": "turn", "given": given}, [])
        assert not table.panels.verdict["question"]
