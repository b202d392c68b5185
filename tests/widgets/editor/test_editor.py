"""Setting up deals without a browser: what is tapped, typed, told of the match, opened and linked."""

import html
import json
import re
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from helpers.deal_editor import links, opened, piece, record_of
from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.links import packed
from tolva_teach.records.record import deal_record, read_record
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import DealEditor, DealReplay, PlayTable, Quiz
from tolva_widgets.play.address import read as read_match

RECORD = deal_record("tolva", 4, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_deal_of_each_game_is_laid_out_shuffled_and_leads_on(name: str, lang: str) -> None:
    editor = DealEditor(name, lang=lang)
    editor.session = type(editor.session)(editor.session.layout, Random(4))  # of others, one in 60 ends as it is dealt
    pack = editor.session.layout.game.pack
    assert sentence(lang, "editing-onward-not-yet") in piece(editor, "onward")
    for card in pack[:4]:
        editor.do("tap", value=card)
    assert piece(editor, "pad").count('aria-pressed="true"') == 4
    editor.do("tap", value=pack[0])
    assert piece(editor, "pad").count('aria-pressed="true"') == 3
    editor.do("shuffle")
    assert sentence(lang, "editing-complete") in piece(editor, "keys")
    step, play, ask = links(editor, "onward")
    assert record_of(step) == record_of(play) == editor.record
    assert read_match({**dict(parse_qsl(urlsplit(play).query)), "record": packed(editor.record)})[0] is not None
    assert "quiz" in ask
    assert Quiz(record=record_of(ask), lang=lang).session.task.record == editor.record
    editor.do("undo")
    assert sentence(lang, "editing-onward-not-yet") in piece(editor, "onward")


@pytest.mark.parametrize("name", ["tolva", "trettioett"])
def test_the_cells_for_a_lesson_show_the_deal_and_have_it_played(name: str) -> None:
    editor = DealEditor(name, lang="en")
    editor.session = type(editor.session)(editor.session.layout, Random(4))
    editor.do("shuffle")
    found = re.findall(r"<textarea[^>]*>(.*?)</textarea>", piece(editor, "onward"), re.DOTALL)
    shown: list[Any] = []
    for cell in found:
        source = (
            html.unescape(cell)
            .replace("\nDealReplay(", "\nshown(DealReplay(")
            .replace("\nPlayTable(", "\nshown(PlayTable(")
        )
        exec(source + ")", {"lang": "en", "shown": shown.append})
    replay, table = shown
    assert isinstance(replay, DealReplay)
    assert isinstance(table, PlayTable)
    assert replay.record == editor.record
    assert table.session.match.name.dealt() == editor.record


def test_cards_are_typed_and_what_is_not_understood_is_said() -> None:
    editor = DealEditor("tolva", lang="sv")
    editor.do("type", value="hjärter kung och dam, spader ess")
    assert editor.session.layout.cards(("hand", 1)) == ("HK", "HQ", "SA")
    editor.do("type", value="hjärter kung")
    assert editor.session.layout.fixed["HK"] == 1  # typing lays, and never takes back
    for text, case in (("xyzzy", "unknown"), ("kung", "unclear"), ("hjärter två", "none"), ("a" * 130, "long")):
        editor.do("type", value=text)
        notice = editor.session.notice
        assert notice is not None
        assert notice.code == f"typed-{case}", text
        assert "tolva-editor-notice" in piece(editor, "keys")
    assert sum(map(len, editor.session.layout.laid.values())) == 3
    editor.do("type", value="RE, R6; KE")
    assert editor.session.layout.cards(("hand", 1))[3:] == ("DA", "D6")
    assert editor.session.layout.cards(("hand", 2)) == ("CA",), "a semicolon goes on to the next place"


def test_a_place_is_lit_and_a_card_taken_back_from_it() -> None:
    editor = DealEditor("bordstolva", lang="en")
    editor.do("light", value="down.1")
    editor.do("tap", value="SA")
    assert editor.session.layout.cards(("down", 1)) == ("SA",)
    editor.do("back", value="down.1 SA")
    assert not editor.session.layout.laid
    before = editor.session.layout
    for do, value in (("light", "nowhere.7"), ("light", "x"), ("back", "hand.0 ZZ"), ("tap", "<b>"), ("nothing", "")):
        editor.do(do, value=value)
        assert editor.session.layout.laid == before.laid


def test_dealer_score_order_and_variants_are_told_and_what_cannot_be_is_refused() -> None:
    editor = DealEditor("trettioett", lang="en")
    editor.do("tap", value="SA")
    editor.do("dealer", value="2")
    editor.do("score", "0", "1")
    assert (editor.record.deals[0].dealer, editor.record.start.score) == (2, (1, 3, 3, 3))
    editor.do("score", "1", "-9")
    assert editor.session.notice is not None
    assert editor.record.start.score == (1, 3, 3, 3)
    editor.do("dealer", value="9")
    assert editor.session.notice is not None
    editor.do("option", "knocker", "=double")
    assert editor.record.game.variants == {"knocker": "double"}
    editor.do("option", "knocker", "=nonsense")
    assert editor.record.game.variants == {"knocker": "double"}
    assert editor.session.layout.fixed["SA"] == 1
    tolp = DealEditor("tolp", lang="sv")
    for seat in "2013":
        tolp.do("rank", value=seat)
    assert tolp.record.start.order == (2, 0, 1, 3)
    tolp.do("shuffle")
    assert tolp.session.layout.fault is None
    tolp.do("no-order")
    assert tolp.record.start.order is None


def test_another_game_keeps_what_it_can_and_says_what_it_cannot() -> None:
    editor = DealEditor("tolva", lang="en")
    for card in ("SA", "S6", "S7"):
        editor.do("tap", value=card)
    editor._page.chosen = {**editor._page.chosen, "game": "bondtolva"}
    assert editor.session.layout.laid == {("hand", 1): ("SA",)}
    assert sentence("en", "editing-notice-left-out", count=2) in piece(editor, "keys")
    editor.do("undo")
    assert editor.session.layout.game.name == "tolva"
    assert editor._page.chosen["game"] == "tolva"
    assert editor.session.layout.fixed["S7"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_one_plays_on_to_a_position_and_what_the_rules_refuse_is_said(name: str, lang: str) -> None:
    editor = DealEditor(PlayedName.of(name, 7, deals=1), lang=lang)
    whole = editor.record.deals[0].events
    assert whole
    editor.do("play-back")
    editor.do("play-back")
    editor.do("play-back")
    assert editor.record.deals[0].events == whole[:-3]
    choices = editor.session.choices()
    refused = next((number for number, (_, verdict) in enumerate(choices) if not verdict.allowed), None)
    if refused is not None:
        editor.do("play", value=str(refused))
        assert editor.record.deals[0].events == whole[:-3]
        assert 'class="tolva-editor-notice tolva-editor-wrong"' in piece(editor, "keys")
    allowed = next(number for number, (_, verdict) in enumerate(choices) if verdict.allowed)
    editor.do("play", value=str(allowed))
    assert len(editor.record.deals[0].events) == len(whole) - 2
    assert Match.resume(editor.record)
    editor.do("play", value="99999")
    editor.do("undo")
    assert editor.record.deals[0].events == whole[:-3]


def test_an_address_brings_a_record_a_game_or_a_wish_and_tells_what_lies_there() -> None:
    record = deal_record("tolp", 5, 3)
    editor = opened(DealEditor(lang="sv", in_address=True), record=packed(record))
    assert editor.session.layout.deal is not None
    assert Match.resume(editor.record).deal.view(1).hand == Match.resume(record).deal.view(1).hand
    editor.do("tap", value=editor.session.layout.laid["hand", 1][0])
    again = opened(DealEditor(lang="sv", in_address=True), record=editor._page.fragment.removeprefix("record="))
    assert again.record == editor.record
    named = opened(DealEditor(lang="sv", in_address=True), game="bondtolva", players="4")
    assert (named.session.layout.game.name, named.session.layout.game.players) == ("bondtolva", 4)
    wishing = opened(DealEditor(lang="sv", in_address=True), game="tolva", wish="forehand holds a pair", seed="7")
    assert (wishing.wishes.text, wishing.wishes.seed, wishing.tab) == ("forehand holds a pair", 7, "wish")
    assert wishing.wishes.search is None  # a stranger's link makes no work before somebody asks for it


@pytest.mark.parametrize(
    "values", [{"record": "1xyz"}, {"record": ""}, {"game": "<b>"}, {"game": "tolp", "players": "99"}]
)
def test_an_address_that_names_nothing_is_told_of_and_escaped(values: dict[str, str]) -> None:
    editor = opened(DealEditor(lang="en", in_address=True), **values)
    assert editor.session.layout.laid == {}
    if any(values.values()):
        assert "tolva-editor-notice" in piece(editor, "keys")
    assert "<b>" not in piece(editor, "keys")


def test_a_file_is_opened_and_one_that_is_none_or_wrong_is_told_of(downloads: list[tuple[str, str]]) -> None:
    editor = DealEditor("tolva", lang="en")
    callback = editor._page._callbacks["open"]
    assert callback("no record") is not None
    record = PlayedName.of("tolva", 7, deals=1).record().to_dict()
    assert callback(json.dumps(record)) is None
    assert list(editor.record.deals[0].events) == record["deals"][0]["events"]
    editor._page._callbacks["save"]("")
    assert read_record(downloads[-1][1]) == editor.record
    hands = editor.record.to_dict()["deals"][0]["hands"]
    twice = [[hands[1][0], *hands[0][1:]], *hands[1:]]
    wrong = {**editor.record.to_dict(), "deals": [{"dealer": 0, "hands": twice}]}
    assert callback(json.dumps(wrong)) is None
    assert "tolva-editor-notice" in piece(editor, "keys")
    assert sum(map(len, editor.session.layout.laid.values())) == 35


def test_undo_takes_back_what_somebody_did_and_not_what_the_page_began_with() -> None:
    record = packed(deal_record("bondtolva", 4, 3))
    begun = [
        DealEditor(deal_record("bondtolva", 4, 3), lang="en"),
        opened(DealEditor(lang="en", in_address=True), record=record),
        opened(DealEditor(lang="en", in_address=True), game="bondtolva", players="4"),
    ]
    for editor in begun:
        assert not editor.session.can_undo
        laid = editor.session.layout.laid
        editor.do("shuffle")
        editor.do("clear")
        editor._page._callbacks["open"](RECORD.to_json())
        for _ in range(5):
            editor.do("undo")
        assert editor.session.layout.laid == laid
        assert editor.session.layout.game.name == "bondtolva"


def test_a_replay_leads_to_the_editor_with_its_deal() -> None:
    replay = DealReplay(PlayedName.of("tolva", 7, deals=1), lang="en")
    replay.step = replay.session.last
    hrefs = [html.unescape(href) for href in re.findall(r'href="(deal\.ipynb[^"]*)"', replay.explanation)]
    assert [record_of(href).deals for href in hrefs] == [replay.record.deals if replay.record else ()]


def test_a_replay_seen_from_one_seat_gives_no_link_with_the_others_cards_before_the_deal_is_over() -> None:
    whole = PlayedName.of("tolva", 7, deals=1).record().to_dict()
    whole["deals"][0]["events"] = whole["deals"][0]["events"][:5]
    whole.pop("result", None)
    replay = DealReplay(whole, lang="en")
    replay.step = replay.session.last
    assert "deal.ipynb#record=" in replay.explanation
    replay.view = "0"
    assert "#record=" not in replay.explanation


def test_a_text_that_is_no_game_is_a_record_and_what_lies_there_is_told_in_short() -> None:
    editor = DealEditor(deal_record("tolva", 3, 2).to_json(), lang="en")
    assert repr(editor).startswith("DealEditor(shown='Tolva(3) 36/36', lang='en')")
    assert DealEditor("tolp", 5, {"jokers": 2}, lang="sv").record.game.variants == {"jokers": 2}
    with pytest.raises(ValueError, match="players"):
        DealEditor("tolva", 9)
