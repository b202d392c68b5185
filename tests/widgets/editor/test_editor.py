"""Setting up deals without a browser: what is tapped, typed, told of the match, opened, linked, and found by wishes."""

import html
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.links import packed
from tolva_teach.records.record import deal_record, read_record
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import DealEditor, DealReplay, PlayTable, Quiz
from tolva_widgets.editor import widget as module
from tolva_widgets.editor.wishing import MOST
from tolva_widgets.play.address import read as read_match
from tolva_widgets.replay.sources import read_linked


def piece(editor: DealEditor, name: str) -> str:
    """The markup of a piece as it is shown."""
    return dict(map(tuple, editor._view.sections))[name]


def links(editor: DealEditor, name: str) -> list[str]:
    """Where the links of a piece lead."""
    return [html.unescape(href) for href in re.findall(r'href="([^"]+)"', piece(editor, name))]


def record_of(href: str) -> Any:
    return read_linked(urlsplit(href).fragment.removeprefix("record=")).record


@pytest.fixture
def downloads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(module.Page, "download", lambda _page, name, text: found.append((name, text)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_deal_of_each_game_is_laid_out_shuffled_and_leads_on(name: str, lang: str) -> None:
    editor = DealEditor(name, lang=lang)
    editor.session = type(editor.session)(editor.session.layout, Random(4))  # of others, one in 60 ends as it is dealt
    pack = editor.session.layout.game.pack
    assert sentence(lang, "editing-onward-not-yet") in piece(editor, "onward")
    for card in pack[:4]:
        editor.do("tap", value=card)
    assert piece(editor, "keys").count('aria-pressed="true"') == 4
    editor.do("tap", value=pack[0])
    assert piece(editor, "keys").count('aria-pressed="true"') == 3
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


def opened(editor: DealEditor, **values: str) -> DealEditor:
    """The editor after its page was opened with this address."""
    if record := values.pop("record", None):
        editor._page.fragment = f"record={record}"
    editor._page.address = values
    editor._page.opened = True
    return editor


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_wish_is_put_together_found_opened_and_saved(name: str, lang: str, downloads: list[tuple[str, str]]) -> None:
    editor = DealEditor(name, lang=lang)
    editor.do("tab", value="wish")
    for kind in ("rule", "does", "holds"):
        editor.do("build", "kind", kind)
        assert not re.search(r">editing-|[{}]", piece(editor, "build"))
    editor.do("build", "bound", "exactly")
    editor.do("build", "count", "1")
    editor.do("build", "what", "aces")
    editor.do("add")
    assert editor.wishes.text == "forehand holds exactly 1 aces"
    editor.do("count", "count", "3")
    editor.do("look")
    assert len(editor.wishes.found) == 3
    assert piece(editor, "found").count("<li>") == 3
    assert all(record_of(href).game.name == name for href in links(editor, "found"))
    editor.do("save-found")
    (_, text) = downloads[-1]
    assert [read_record(line) for line in text.splitlines()] == list(editor.wishes.found)
    editor.do("take", value="1")
    assert editor.tab == "lay"
    forehand = editor.session.layout.cards(("hand", 1))
    assert sum(card.endswith("A") for card in forehand) == 1
    assert editor.session.layout.fault is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ending_is_asked_for_by_a_number_kept_in_the_link_and_opened_where_it_begins(lang: str) -> None:
    editor = opened(DealEditor(lang=lang, in_address=True), game="tolva")
    editor.do("tab", value="wish")
    editor.do("left", value="3")
    editor.do("build", "kind", "does")
    editor.do("build", "deed", "takes the last trick")
    editor.do("add")
    assert editor.wishes.text == "forehand takes the last trick with at most 3 cards left"
    editor.do("left", value="9")
    assert editor.wishes.left == 3, "no more are offered than an ending can have"
    editor.do("count", value="1")
    editor.do("look")
    (record,) = editor.wishes.found
    step, play, ask = links(editor, "found")
    assert [record_of(href) for href in (step, play, ask)] == [record] * 3
    assert parse_qsl(urlsplit(step).query) == [("step", str(len(record.deals[0].events)))]
    assert piece(editor, "found").count("tolva-chip") == 3, "what forehand still holds"
    address = {key: value for key, value in editor._page.address.items() if value}
    editor.do("take", value="0")
    deal = editor.session.layout.deal
    assert deal is not None
    assert [len(deal.view(seat).hand) for seat in range(4)] == [3] * 4
    again = opened(DealEditor(lang=lang, in_address=True), **address)
    assert (again.wishes.text, again.wishes.left) == (record.given["comment"], 3)
    again.do("left", value="")
    assert again.wishes.text == "forehand takes the last trick"


def test_where_hands_never_get_smaller_no_ending_is_offered_and_one_that_is_asked_for_is_a_mistake() -> None:
    editor = DealEditor("trettioett", lang="en")
    editor.do("tab", value="wish")
    assert sentence("en", "editing-look-left") not in piece(editor, "look")
    editor.do("wish", value="somebody knocks with at most 2 cards left")
    assert sentence("en", "wish-no-endings") in html.unescape(piece(editor, "wish"))
    editor._page.chosen = {**editor._page.chosen, "game": "tolp"}
    assert editor.wishes.left == 2


def test_a_mistake_in_a_wish_is_marked_where_it_is_and_nothing_is_looked_for() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("wish", value="forehand holds <b>")
    assert editor.wishes.fault is not None
    assert "<b>" not in piece(editor, "wish")
    editor.do("wish", value="forehand holds 2 acez and melds")
    assert "<mark>acez</mark> and melds" in piece(editor, "wish")
    editor.do("look")
    assert editor.wishes.search is None
    editor.do("wish", value="x" * 5000)
    assert editor.wishes.fault is not None
    assert (editor.wishes.fault.case, len(editor.wishes.text)) == ("too-long", 1001)
    editor.do("wish", value="forehand holds at least 4 aces and forehand holds no aces")
    editor.do("look")
    assert editor.wishes.fault.case == "contradiction"


def test_a_search_is_bounded_stopped_and_says_what_to_loosen() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("count", "count", "99999")
    assert editor.wishes.count == MOST
    editor.do("count", "count", "1")
    editor.do(
        "wish", value="forehand holds at least 3 pairs and trick.overtake refuses nobody and seat 2 wins the match"
    )
    wishes = editor.wishes
    assert wishes.begin(editor.session.layout)
    for _ in range(3):
        assert wishes.step()
    assert wishes.is_looking
    wishes.stop()
    editor._show()
    assert not wishes.step()
    assert sentence("en", "editing-stopped") in piece(editor, "found")
    assert len(wishes.told("en")) > 1


class Held:
    """A scheduler in which work stays under way."""

    work: tuple[Callable[[], bool], Callable[[], None]] | None = None

    def begin(self, step: Callable[[], bool], done: Callable[[], None]) -> None:
        self.work = step, done

    def stop(self) -> None:
        self.work = None


RECORD = deal_record("tolva", 4, 3)


@pytest.mark.parametrize(
    "change",
    [
        lambda editor: editor.do("wish", value="forehand holds at least 2 aces"),
        lambda editor: editor.do("empty"),
        lambda editor: editor.do("add"),
        lambda editor: editor.do("tab", value="lay"),
        lambda editor: editor.do("take", value="0"),
        lambda editor: editor.do("option", "meld_names", "=no-mal"),
        lambda editor: editor._page._callbacks["open"](RECORD.to_json()),
        lambda editor: setattr(editor._page, "chosen", {**editor._page.chosen, "game": "tolp"}),
        lambda editor: editor._take_address({"game": "tolp"}, True),
        lambda editor: editor._take_address({"record": packed(RECORD)}, True),
        lambda editor: editor.do("stop"),
    ],
)
def test_a_search_ends_with_what_it_was_for(change: Callable[[DealEditor], object]) -> None:
    editor = DealEditor("tolva", lang="en")
    held = editor._scheduler = Held()  # type: ignore[assignment]
    editor.do("tab", value="wish")
    editor.do("wish", value="forehand holds at least 1 aces")
    editor.do("look")
    editor.do("build", "bound", "exactly")  # what is only put together changes nothing
    assert held.work is not None
    step, _ = held.work
    while not editor.wishes.found:
        step()
    assert editor.wishes.is_looking
    change(editor)
    assert not editor.wishes.is_looking
    assert held.work is None
    searched = editor.wishes.search is not None
    assert not searched or editor.session.layout.game.name == "tolva"


def test_the_variants_are_chosen_where_one_wishes_and_the_laid_cards_can_be_added() -> None:
    editor = DealEditor("tolp", 4, lang="en")
    editor.do("tap", value="S3")
    editor.do("tab", value="wish")
    assert sentence("en", "editing-build-kind-happens") not in piece(editor, "build")
    editor.do("option", "revolution", "yes")
    assert 'data-name="revolution"' in piece(editor, "match")
    editor.do("build", "kind", "happens")
    assert sentence("en", "editing-build-who") not in piece(editor, "build")
    editor.do("add")
    editor.do("add-laid")
    assert editor.wishes.text == "revolution happens and player 2 holds S3"
    assert editor.wishes.fault is None


def test_who_chooses_and_looks_at_once_has_what_was_chosen_looked_for() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("left", value="4")
    editor.do("count", value="1")
    editor.do("look")
    assert editor.wishes.text == "with at most 4 cards left", "nothing was chosen but that"
    editor.do("build", "what", "aces")
    editor.do("look")
    assert editor.wishes.text == "forehand holds at least 1 aces with at most 4 cards left"
    assert re.findall(r'<a href="[^"]*" aria-label="([^"]*)"', piece(editor, "found"))[0].endswith("Deal 1")
    editor.do("build", "what", "kings")
    editor.do("look")
    assert "kings" not in editor.wishes.text, "what is chosen besides waits until it is added"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_example_of_a_wish_means_something_in_each_game(name: str, lang: str) -> None:
    editor = DealEditor(name, lang=lang)
    editor.do("tab", value="wish")
    example = re.findall("[“”]([^”]+)”", piece(editor, "wish"))[-1]
    editor.do("wish", value=example)
    assert (editor.wishes.text, editor.wishes.fault) == (example, None)


def test_who_looks_for_a_wish_that_cannot_be_is_led_to_what_is_wrong_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("wish", value="somebody sings")
    led: list[str] = []
    monkeypatch.setattr(editor._page, "move_focus", led.append)
    editor.do("look")
    assert [f'class="tolva-editor-notice tolva-editor-wrong {place}"' in piece(editor, "wish") for place in led] == [
        True
    ]


def test_a_rule_that_refuses_something_against_the_own_partner_is_put_together_by_choices() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    chosen = {"kind": "rule", "rule": "trick.overtake", "against": "their partner", "who": "dealer"}
    for name, value in chosen.items():
        editor.do("build", name, value)
    editor.do("add")
    assert (editor.wishes.text, editor.wishes.fault) == ("trick.overtake refuses dealer against their partner", None)
    editor.do("build", "ruling", "decides")
    assert sentence("en", "editing-build-against") not in piece(editor, "build")


def test_what_was_found_for_another_game_is_not_shown_and_its_wish_is_read_anew() -> None:
    editor = DealEditor("bondtolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("wish", value="somebody melds")
    editor.do("count", "count", "1")
    editor.do("look")
    assert editor.wishes.found
    editor.do("take", value="0")
    assert editor.wishes.found  # one may come back for another of them
    editor._page._callbacks["open"](deal_record("tolp", 4, 3).to_json())
    assert not editor.wishes.found
    assert editor.wishes.fault is not None
    editor.do("undo")
    assert editor.wishes.fault is None


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


def test_a_deal_is_looked_for_with_the_score_and_dealer_that_were_told() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("dealer", value="3")
    editor.do("score", "0", "9")
    editor.do("tab", value="wish")
    editor.do("wish", value="forehand holds a pair")
    editor.do("count", "count", "1")
    editor.do("look")
    (record,) = editor.wishes.found
    assert (record.deals[0].dealer, record.start.score) == (3, (9, 0))


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_same_player_does_as_well_is_put_together_by_choices(lang: str) -> None:
    editor = DealEditor("trettioett", lang=lang)
    chosen = {"who": "somebody", "kind": "does", "deed": "knock", "when": "in", "section": "lap"}
    editor.do("tab", value="wish")
    for name, value in chosen.items():
        editor.do("build", name, value)
    editor.do("add")
    for name, value in {"how": "and the same", "deed": "loses a life", "when": ""}.items():
        editor.do("build", name, value)
    assert sentence(lang, "editing-build-how-and-the-same") in piece(editor, "build")
    assert sentence(lang, "editing-build-who") not in piece(editor, "build")
    assert sentence(lang, "editing-build-kind-rule") not in piece(editor, "build")
    editor.do("add")
    assert (editor.wishes.text, editor.wishes.fault) == ("somebody knocks in lap 1 and loses a life", None)
    editor.do("empty")
    assert sentence(lang, "editing-build-who") in piece(editor, "build"), "it begins with whom it is about"
