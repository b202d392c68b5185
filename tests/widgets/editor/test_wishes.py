"""Deals found by wishes on their page, without a browser: put together, looked for, opened and saved."""

import html
import re
from collections.abc import Callable
from urllib.parse import parse_qsl, urlsplit

import pytest

from helpers.deal_editor import links, opened, piece, record_of
from tolva_teach.dealer import telling
from tolva_teach.dealer.language.rulebook import REFUSING
from tolva_teach.dealer.language.spoken import wish_of
from tolva_teach.dealer.shown import cut, shown
from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.play.replay import Replay
from tolva_teach.records.links import packed
from tolva_teach.records.record import deal_record, read_record
from tolva_teach.texts import LANGUAGES, reason, rule, sentence
from tolva_widgets import DealEditor
from tolva_widgets.editor.wish_markup import FAULT, MAIN
from tolva_widgets.editor.wishing import MOST
from tolva_widgets.editor.words import EditorWords, WishWords


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_wish_is_put_together_found_opened_and_saved(name: str, lang: str, downloads: list[tuple[str, str]]) -> None:
    editor = DealEditor(name, lang=lang)
    editor.do("tab", value="wish")
    for kind in ("rule", "may-not", "does", "holds"):
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
    start = shown(record, editor.wishes.text).start
    assert record_of(step) == record, "it can be seen how the ending went on"
    assert record_of(play) == record_of(ask) == cut(record, start)
    ((_, number),) = parse_qsl(urlsplit(step).query)
    told = {its.kind for its in Replay(record)[int(number)].happenings}
    assert "sistan" in told, "the moment that the wish is about"
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


def test_an_ending_that_is_asked_for_by_its_cards_alone_is_seen_where_it_begins() -> None:
    editor = opened(DealEditor(lang="en", in_address=True), game="tolva")
    editor.do("tab", value="wish")
    editor.do("wish", value="forehand holds exactly one ace with at most 3 cards left")
    editor.do("count", value="1")
    editor.do("look")
    (record,) = editor.wishes.found
    step, *_ = links(editor, "found")
    assert parse_qsl(urlsplit(step).query) == [("step", str(shown(record, editor.wishes.text).start))]
    assert sentence("en", "editing-found-step-ending") in piece(editor, "found")


def test_the_button_that_looks_stays_in_reach_once_there_is_a_wish_and_hides_nothing_that_adds_to_it() -> None:
    editor = opened(DealEditor(lang="en", in_address=True), game="tolva")
    editor.do("tab", value="wish")
    assert "data-near" not in piece(editor, "go"), "one is to add something first"
    editor.do("build", "kind", "does")
    editor.do("add")
    assert "data-near" in piece(editor, "go")
    editor.do("build", "deed", "takes the last trick")
    assert "data-near" not in piece(editor, "go"), "one is to add this first"


def test_the_last_trick_is_chosen_without_a_number() -> None:
    editor = opened(DealEditor(lang="sv", in_address=True), game="tolva")
    editor.do("tab", value="wish")
    editor.do("build", "kind", "does")
    editor.do("build", "deed", "takes a trick")
    editor.do("build", "when", "in the last")
    assert 'data-name="section"' in piece(editor, "build")
    assert 'data-name="number"' not in piece(editor, "build")
    editor.do("add")
    assert editor.wishes.text == "forehand takes a trick in the last trick"
    assert "förhand tar ett stick i sista sticket" in piece(editor, "wish")


def test_where_hands_never_get_smaller_no_ending_is_offered_and_one_that_is_asked_for_is_a_mistake() -> None:
    editor = DealEditor("trettioett", lang="en")
    editor.do("tab", value="wish")
    assert sentence("en", "editing-look-left") not in piece(editor, "look")
    editor.do("wish", value="somebody knocks with at most 2 cards left")
    assert sentence("en", "wish-no-endings") in html.unescape(piece(editor, "wish"))


def test_each_game_has_a_wish_of_its_own_and_numbers_of_its_own() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("wish", value="forehand melds")
    editor.do("build", "count", "7")
    editor._page.chosen = {**editor._page.chosen, "game": "tolp"}
    assert (editor.wishes.text, editor.wishes.building.count) == ("", 1)
    editor.do("wish", value="forehand passes")
    editor._page.chosen = {**editor._page.chosen, "game": "tolva"}
    assert (editor.wishes.text, editor.wishes.fault) == ("forehand melds", None)


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
    assert len(wishes.told(editor.session.layout.game, "en")) > 1


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
    examples = re.findall(r'data-do="wish" value="([^"]+)"', piece(editor, "wish"))
    assert examples
    for example in map(html.unescape, examples):
        editor.do("wish", value=example)
        assert editor.wishes.fault is None
        assert f">{example}</textarea>" in html.unescape(piece(editor, "wish"))
        assert "tolva-editor-examples" not in piece(editor, "wish"), "something is wished by now"


def led(editor: DealEditor, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The places to which the focus is led from now on."""
    places: list[str] = []
    monkeypatch.setattr(editor._page, "move_focus", places.append)
    return places


def test_what_is_wrong_with_what_was_added_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("wish", value="player 1 holds HQ")
    places = led(editor, monkeypatch)
    for name, value in {"kind": "does", "who": "player 2", "deed": "play", "suit": "H", "rank": "Q"}.items():
        editor.do("build", name, value)
    editor.do("add")
    assert editor.wishes.fault is not None
    assert editor.wishes.fault.case == "contradiction"
    assert places == [FAULT]
    editor.do("remove", value="1")
    assert FAULT in piece(editor, "wish"), "there are no parts of what is wrong"
    editor.do("wish", value="player 1 holds HQ and player 2 plays HQ")
    assert FAULT in piece(editor, "wish")


def test_the_focus_is_led_on_where_what_had_it_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    editor = DealEditor("tolp", 4, lang="en")
    editor.do("tab", value="wish")
    places = led(editor, monkeypatch)
    editor.do("wish", value="revolution happens")
    editor.do("turn-on")
    editor.do("remove", value="0")
    editor.do("wish", value=WishWords(editor.wishes, editor.session.layout, "en").examples()[1])
    editor.do("empty")
    assert places == [MAIN] * 4


def test_another_shuffle_is_looked_for_at_once_where_deals_were_found() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("count", value="1")
    editor.do("wish", value="forehand holds a pair")
    editor.do("new-seed")
    assert not editor.wishes.found, "nobody has looked yet"
    editor.do("look")
    (before,) = editor.wishes.found
    editor.do("new-seed")
    assert editor.wishes.found
    assert editor.wishes.found != (before,)


def test_enter_in_a_field_adds_what_was_chosen_or_else_looks() -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("count", value="1")
    editor.do("wish", value="forehand holds a pair")
    editor.do("enter")
    assert editor.wishes.found, "nothing is put together"
    editor.do("build", "count", "2")
    editor.do("enter")
    assert editor.wishes.added
    assert not editor.wishes.found
    assert 'data-enter="enter"' in piece(editor, "build")
    assert piece(editor, "wish").count('data-enter="look"') == 1, (
        "what is only put together does not come into what one types"
    )
    assert piece(editor, "look").count('data-enter="look"') == 2


def test_a_card_that_may_not_be_played_is_put_together_by_choices_and_played_from_there() -> None:
    editor = DealEditor("tolva", lang="sv")
    editor.do("tab", value="wish")
    for name, value in {"kind": "may-not", "who": "player 3", "barred": "play", "suit": "H", "rank": "10"}.items():
        editor.do("build", name, value)
    assert "spelare 3 får inte spela hjärter tio" in piece(editor, "build")
    editor.do("count", value="1")
    editor.do("look")
    assert editor.wishes.text == "player 3 may not play H10"
    step, play, _ask = links(editor, "found")
    assert dict(parse_qsl(urlsplit(play).query))["seat"] == "2"
    assert sentence("sv", "editing-found-play-as-there", number=3) in piece(editor, "found")
    assert wish_of(record_of(step), "sv") == "spelare 3 får inte spela hjärter tio"
    told = piece(editor, "found")
    assert told.index("tolva-editor-deals") < told.index("tolva-editor-told"), "the deals come first"


@pytest.mark.parametrize(
    ("wish", "seat"), [("player 3 holds a pair", "2"), ("dealer melds", "0"), ("nobody melds", "1")]
)
def test_a_deal_is_played_by_whom_the_wish_is_about(wish: str, seat: str) -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("count", value="1")
    editor.do("wish", value=wish)
    editor.do("look")
    play = next(href for href in links(editor, "found") if "seat=" in href)
    assert dict(parse_qsl(urlsplit(play).query))["seat"] == seat


def test_who_looks_for_a_wish_that_cannot_be_is_led_to_what_is_wrong_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    editor = DealEditor("tolva", lang="en")
    editor.do("tab", value="wish")
    editor.do("wish", value="somebody sings")
    places = led(editor, monkeypatch)
    editor.do("look")
    assert places == [FAULT]


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


def test_what_was_found_for_another_game_is_not_shown_and_its_wish_waits() -> None:
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
    assert editor.wishes.text == ""
    editor.do("undo")
    assert (editor.wishes.text, editor.wishes.fault) == ("somebody melds", None)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_that_was_found_shows_the_moment_and_whose_cards_and_is_opened_there(lang: str) -> None:
    editor = DealEditor("tolva", lang=lang)
    editor.do("tab", value="wish")
    editor.do("wish", value="trick.overtake refuses dealer against their partner")
    editor.do("count", value="1")
    editor.do("look")
    (record,) = editor.wishes.found
    (moment,) = shown(record, editor.wishes.text).moments
    row = html.unescape(piece(editor, "found"))
    words, position = EditorWords(editor.session.layout, lang), Match.resume(cut(record, moment.before)).deal
    assert moment.seats == position.actors() == (0,)
    assert sentence(lang, "editing-found-then", who=words.seat_and_role(0)) in row
    assert row.count("tolva-chip") == len(position.view(0).hand)
    assert reason(moment.seen.verdict, moment.seen.decision, words.speaker) in row
    step, play, ask = links(editor, "found")
    assert parse_qsl(urlsplit(step).query) == [("step", str(moment.after + 1))], "where it does something else instead"
    assert record_of(play) == record_of(ask) == cut(record, moment.before)


def test_who_is_wished_something_of_has_their_cards_shown_and_nobody_else() -> None:
    editor = DealEditor("trettioett", lang="en")
    editor.do("tab", value="wish")
    editor.do("count", value="1")
    for wish, who in {
        "player 3 holds a 9": ["Player 3 is dealt"],
        "nobody knocks": ["Player 2 (forehand) is dealt"],
        "player 4 holds a king and player 2 knocks": ["Player 4 is dealt", "Player 2 (forehand) then has"],
    }.items():
        editor.do("wish", value=wish)
        editor.do("look")
        assert re.findall(r"<p>(Player [^:]*):", piece(editor, "found")) == who


def test_a_swede_reads_and_types_a_wish_in_swedish_and_its_mistakes_are_marked_there() -> None:
    editor = DealEditor("tolva", lang="sv")
    editor.do("tab", value="wish")
    editor.do("wish", value="förhand har ett par och mäler före stick 3, någon har precis 1 kung")
    assert editor.wishes.text == "forehand holds a pair and melds before trick 3, somebody holds exactly 1 kings"
    assert "förhand har ett par och mäler före stick 3" in piece(editor, "wish")
    assert "forehand" not in piece(editor, "wish")
    typed = "förhand har ett par och dealer har precis 2 ezz"
    editor.do("wish", value=typed)
    assert "<mark>ezz</mark>" in piece(editor, "wish")
    assert f"{typed}</textarea>" in piece(editor, "wish")
    at = sentence("sv", "wish-at", column=typed.index("ezz") + 1, what="ezz").partition(":")[0]
    assert at not in html.unescape(piece(editor, "wish")), "a mark shows where, better than a number"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_of_a_variant_is_called_by_its_name_on_the_page(lang: str) -> None:
    editor = DealEditor("tolp", lang=lang)
    editor.do("tab", value="wish")
    editor.do("wish", value="tolp.flying.last refuses somebody")
    told = html.unescape(piece(editor, "wish"))
    assert rule(lang, "tolp.flying.last").title in told
    fault = editor.wishes.fault
    assert fault is not None
    assert "tolp.flying.last" not in telling.fault(fault, lang, editor.session.layout.game)


def test_what_is_added_is_said_and_each_part_is_taken_out_by_itself() -> None:
    editor = DealEditor("tolva", lang="sv")
    editor.do("tab", value="wish")
    editor.do("left", value="4")
    for deed in ("meld", "takes the last trick"):
        editor.do("build", "kind", "does")
        editor.do("build", "deed", deed)
        editor.do("add")
    assert sentence("sv", "editing-build-added", wish="förhand tar sista sticket") in piece(editor, "build")
    assert piece(editor, "wish").count('data-do="remove"') == 2
    editor.do("remove", value="0")
    assert editor.wishes.text == "forehand takes the last trick with at most 4 cards left"
    editor.do("remove", value="7")
    editor.do("remove", value="0")
    assert (editor.wishes.text, editor.wishes.left) == ("with at most 4 cards left", 4)


@pytest.mark.parametrize("wish", ["revolution happens", "tolp.option.revolution decides"])
def test_what_only_a_variant_has_leads_to_the_variant(wish: str) -> None:
    editor = DealEditor("tolp", 4, lang="en")
    editor.do("tab", value="wish")
    editor.do("wish", value=wish)
    assert 'data-do="turn-on"' in piece(editor, "wish")
    editor.do("turn-on")
    assert editor.session.layout.game.variants == {"revolution": True}
    assert (editor.wishes.text, editor.wishes.fault) == (wish, None)


def test_who_comes_back_from_a_deal_finds_the_others_again_and_nobody_else_has_any_looked_for() -> None:
    editor = opened(DealEditor(lang="en", in_address=True), game="tolva")
    editor.do("tab", value="wish")
    editor.do("wish", value="forehand holds a pair")
    editor.do("count", value="2")
    editor.do("look")
    found, address = editor.wishes.found, {key: value for key, value in editor._page.address.items() if value}
    back = DealEditor(lang="en", in_address=True)
    back._page.kept = editor._page.kept
    assert opened(back, **address).wishes.found == found
    assert not opened(DealEditor(lang="en", in_address=True), **address).wishes.found


def test_rules_that_refuse_something_are_offered_first_and_those_of_variants_last() -> None:
    editor = DealEditor("tolp", lang="sv")
    editor.do("tab", value="wish")
    editor.do("build", "kind", "rule")
    rules = editor.wishes.building.choices(editor.session.layout.game)["rule"]
    assert set(rules) <= set(REFUSING), "what refuses nothing is not offered for that"
    assert rules[-1] == "tolp.flying.last"
    editor.do("build", "ruling", "decides")
    rules = editor.wishes.building.choices(editor.session.layout.game)["rule"]
    assert rules[0] in REFUSING
    assert rules.index("tolp.deal") < rules.index("tolp.option.revolution")
    title = rule("sv", "tolp.option.revolution").title
    assert f">{sentence('sv', 'editing-build-of-variant', name=title)}<" in html.unescape(piece(editor, "build"))
