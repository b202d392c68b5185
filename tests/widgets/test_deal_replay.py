"""Stepping through a record, from Python's side: what is told, to whom, and what is not told too early."""

import html
import json
import re
from pathlib import Path
from typing import Any

import ipywidgets
import pytest
from traitlets import TraitError

from helpers.played import FORMS, played
from tolva_teach.examples import example
from tolva_teach.record import Record, deal_record
from tolva_teach.replay import Replay
from tolva_teach.texts import rule
from tolva_widgets.base import state_of
from tolva_widgets.deal_replay import DealReplay
from tolva_widgets.page import VALUE_LENGTH
from tolva_widgets.replay_address import GOOD_SEED
from tolva_widgets.replay_session import said_key

MARKUP = '<img src=x onerror="document.title=1">'

OVERTAKEN = 9
"""The step of the example at which David must head the trick over his partner."""

LAST = 42
"""The example's last step: the deal's 41 decisions, and then the counting."""

DAVID = "3"


def cut(record: Record, events: int, last: str | None = None) -> dict[str, Any]:
    """The record's first events, the last of them exchanged."""
    source = record.to_dict()
    deal = source["deals"][0]
    deal["events"] = deal["events"][:events]
    if last is not None:
        deal["events"][-1] = last
    deal.pop("result", None)
    return source


def synced(widget: ipywidgets.Widget) -> str:
    """All that the widget and its parts have sent to the page."""
    parts = [part for part in vars(widget).values() if isinstance(part, ipywidgets.Widget)]
    names = set(widget.keys) - {"layout", "style", "children", "_esm", "_front_end", "_deck"}
    own = {name: widget.get_state(name)[name] for name in names}
    return json.dumps([own, *(synced(part) for part in parts)], default=str, sort_keys=True)


@pytest.fixture
def replay() -> DealReplay:
    return DealReplay(lang="en")


# Where records come from


def test_record_may_be_a_path_text_a_mapping_or_a_record(tmp_path: Path) -> None:
    record = example("en")
    file = tmp_path / "a.tolva.json"
    file.write_text(record.to_json(), "utf-8")
    sources = [file, str(file), record.to_json(), record.to_json().encode(), record.to_dict(), record]
    assert {DealReplay(source, lang="en").record.to_json() for source in sources} == {record.to_json()}


def test_seed_gives_the_same_played_deal_again_and_is_shown() -> None:
    one, other = DealReplay(12, lang="en"), DealReplay(12, lang="en")
    assert one.record == other.record != DealReplay(13).record
    assert "Deal number 12" in one.explanation
    assert Replay(one.record)[-1].after.over


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_deal_from_a_seed_has_the_examples_players_also_when_it_is_saved_and_opened_again(lang: str) -> None:
    replay = DealReplay(12, lang=lang)
    assert "Astrid" in replay.explanation
    again = DealReplay(replay.record.to_json(), lang=lang)
    assert again.record == replay.record
    assert again.record.names == example(lang).names
    replay.view = "0"
    assert "Astrid" not in replay.caption[0]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("{", "JSON"),
        (b"\xff", "UTF-8"),
        ({"format": "tolva-record/2"}, "tolva-record/1"),
        ("/nowhere/a.tolva.json", "/nowhere/a.tolva.json"),
        (cut(example("en"), 4, "3 play S6"), "event 4"),
    ],
)
def test_broken_record_is_told_of_in_place_of_the_table(source: Any, said: str) -> None:
    replay = DealReplay(source, lang="en")
    assert replay.record is None
    assert said in replay.message
    assert "Traceback" not in replay.message
    assert replay.explanation == ""
    assert replay._controls.last == 0


def test_sound_record_takes_the_message_away_again(replay: DealReplay) -> None:
    replay.load("{")
    replay.load(7)
    assert replay.message == ""
    assert "Deal number 7" in replay.explanation


def test_something_else_than_a_record_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="a path, JSON text, a mapping, a seed or None"):
        DealReplay(3.5)  # type: ignore[arg-type]


# What a person opens


def opening(replay: DealReplay, source: Any) -> str:
    """Opens it as the page's dialog does; what the dialog then says."""
    sent: list[dict[str, Any]] = []
    replay._page.send = lambda content, buffers=None: sent.append(content)
    text = source if isinstance(source, str) else json.dumps(source)
    replay._page._handle_custom_msg({"do": "open", "text": text}, [])
    assert [one["do"] for one in sent] == ["opened"]
    return str(sent[0]["problem"])


def titled(title: str) -> dict[str, Any]:
    return {**example("en").to_dict(), "title": title}


@pytest.mark.parametrize(
    ("source", "said"),
    [("{", "JSON"), ("abc", "JSON"), ([1], "braces"), (cut(example("en"), 4, "3 play S6"), "event 4 (“3 play S6”)")],
)
def test_what_cannot_be_opened_is_said_and_the_deal_that_was_watched_stays(source: Any, said: str) -> None:
    replay = DealReplay(12, lang="en", step=5)
    before = repr(replay)
    problem = opening(replay, source)
    assert said in problem
    assert "Correct the text and open it again" in problem
    assert repr(replay) == before
    assert replay.step == 5


def test_fault_in_what_is_opened_calls_players_by_their_names(replay: DealReplay) -> None:
    record = cut(example("en"), 4, "3 play S6")
    assert "David" in opening(replay, record)
    assert "seat 3" in opening(replay, {**record, "names": ["", "", "", ""]}).lower()


def test_what_holds_is_shown_and_nothing_is_complained_of(replay: DealReplay) -> None:
    replay.step = 9
    assert opening(replay, titled("My own deal")) == ""
    assert "My own deal" in replay.explanation
    assert replay.step == 0


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_record_of_any_game_is_opened_over_another_and_stepped_through(form: Any) -> None:
    replay = DealReplay(lang="sv", ask=True)
    assert opening(replay, played(*form).to_json()) == ""
    for step in range(0, replay.session.last, 7):
        replay.step = step
        assert replay.explanation
        assert replay.session.offers is None or replay.session.step.after.actors()
    assert opening(replay, example("sv").to_json()) == ""


def test_pasted_text_is_never_a_path(replay: DealReplay, tmp_path: Path) -> None:
    file = tmp_path / "a.tolva.json"
    file.write_text(json.dumps(titled("From the disk")), "utf-8")
    assert "JSON" in opening(replay, str(file))
    assert "From the disk" not in replay.explanation


def test_report_is_opened_where_it_was_made(replay: DealReplay) -> None:
    report = {"version": "1", "step": OVERTAKEN, "view": "2", "lang": "sv", "what": "?", "record": titled("Reported")}
    assert opening(replay, report) == ""
    assert (replay.step, replay.view) == (OVERTAKEN, "2")
    assert "Reported" in replay.explanation


@pytest.mark.parametrize("where", [{"step": "x", "view": "9"}, {"step": -1, "view": 3}, {"step": True}, {}])
def test_report_that_tells_no_step_or_view_is_opened_at_the_beginning(where: dict[str, Any]) -> None:
    replay = DealReplay(lang="en", step=3)
    assert opening(replay, {"record": titled("Reported"), **where}) == ""
    assert (replay.step, replay.view) == (0, "open")


def test_broken_record_in_a_report_is_said(replay: DealReplay) -> None:
    assert "event 4" in opening(replay, {"step": 1, "record": cut(example("en"), 4, "3 play S6")})


def test_record_without_a_play_says_so() -> None:
    dealt = DealReplay(deal_record("tolva", 4, seed=7), lang="en")
    assert "nobody has played yet" in dealt.explanation
    assert "nobody has played yet" in dealt.said
    assert "nobody has played yet" in dealt.caption[0]


def test_record_that_ends_before_the_deal_says_so_at_its_end() -> None:
    replay = DealReplay(cut(example("en"), 5), lang="en")
    assert "not finished" not in replay.explanation
    replay.step = 5
    assert "not finished" in replay.explanation
    replay.load(None)
    replay.step = LAST
    assert "not finished" not in replay.explanation


# Steps


def test_step_keeps_within_the_record(replay: DealReplay) -> None:
    replay.step = 1000
    assert replay.step == LAST
    replay.step = -5
    assert replay.step == 0


def test_next_leads_to_where_the_next_trick_has_been_taken_and_at_last_to_the_end(replay: DealReplay) -> None:
    seen = []
    while replay.step < LAST:
        replay.to_next_section()
        seen.append(replay.step)
    assert len(seen) == 9 + 1, "nine tricks, then the counting"
    assert seen[-2:] == [LAST - 1, LAST]
    assert seen[:2] == [4, OVERTAKEN]
    assert replay._controls.marks == seen, "the page goes the same way without asking"


def test_controls_and_replay_show_the_same_step(replay: DealReplay) -> None:
    replay._controls.step = 7
    assert replay.step == 7
    replay.step = 5
    assert replay._controls.step == 5


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_caption_tells_what_happened_and_why_in_a_few_lines(lang: str) -> None:
    """On a phone some forty letters stand on a line."""
    replay = DealReplay(lang=lang)
    replay.step = OVERTAKEN
    assert replay.caption[0].startswith("David")
    assert replay.caption[1] in html.unescape(replay.explanation)
    for source in (None, 7, 12, 76):
        replay.load(source)
        for step in range(replay.session.last + 1):
            replay.step = step
            assert len(replay.caption[0]) + len(replay.caption[1]) < 240
            assert replay.caption[0]


def test_caption_of_the_end_gives_the_score(replay: DealReplay) -> None:
    replay.step = LAST
    assert "Astrid and Cilla have 3 points; Birger and David have 2 points." in replay.caption[0]


def test_caption_gives_the_rule_alone_where_the_viewer_may_know_no_more(replay: DealReplay) -> None:
    replay.view, replay.step = "0", OVERTAKEN
    assert replay.caption[1] == f"Rule: {rule('en', 'trick.overtake').title}"


def test_score_counts_a_trick_as_the_table_does(replay: DealReplay) -> None:
    """Also while a full trick lies on the table that nobody has gathered yet."""
    for step in (OVERTAKEN, OVERTAKEN + 1, LAST - 1, LAST):
        replay.step = step
        table = replay._table.table
        assert table is not None
        tricks = {zone.seat: zone.facts["tricks"] for zone in table.zones if zone.kind == "taken"}
        told = [int(number) for number in re.findall(r"<td>(\d+)</td></tr>", replay.explanation)]
        assert told == [tricks[0], tricks[1]], step


def test_long_names_are_shortened() -> None:
    replay = DealReplay({**example("en").to_dict(), "names": ["Maximiliana" * 5, "B", "C", "D"]}, lang="en", step=1)
    assert "MaximilianaMaximili…" in replay.explanation
    assert "Maximiliana" * 2 not in json.dumps([replay.explanation, replay._choices.choices, replay._table.names])


def test_every_step_has_words_of_its_own_for_the_slider(replay: DealReplay) -> None:
    words = set()
    for step in range(LAST + 1):
        replay.step = step
        words.add(replay._controls.where)
    assert len(words) == LAST + 1


def test_a_taken_trick_lies_on_the_table_until_the_next_card(replay: DealReplay) -> None:
    def trick() -> list[str | None]:
        table = replay._table.table
        return [card.card for zone in table.zones if zone.kind == "centre" for card in zone.cards]

    replay.step = OVERTAKEN
    assert trick() == ["H6", "H10", "HJ", "HA"]
    replay.step = OVERTAKEN + 3
    assert trick() == ["D8"]


# What is told


def test_explanation_says_what_happened_the_rule_the_reason_the_cards_and_the_note(replay: DealReplay) -> None:
    replay.step = OVERTAKEN
    told = replay.explanation
    assert "David heads the trick with the ace of hearts" in told
    assert rule("en", "trick.overtake").title in told
    assert "David must head the trick, even over their own partner" in told
    assert "Not allowed" in told
    assert "seven of hearts" in told
    assert "David would gladly let Birger’s ten take the trick" in told
    assert replay.note.startswith("David would gladly let Birger’s ten take the trick")


def test_note_on_a_step_leaves_room_to_a_question(replay: DealReplay) -> None:
    replay.step = OVERTAKEN
    replay.ask = True
    assert "tolva-question" in replay.explanation
    assert replay.note == ""


def test_running_score_follows_the_steps(replay: DealReplay) -> None:
    replay.step = LAST
    assert "<td>3</td><td>46</td><td>4</td>" in replay.explanation
    assert "<td>2</td><td>74</td><td>5</td>" in replay.explanation


def test_one_seats_view_says_which_cards_could_be_played_for_that_seat_only(replay: DealReplay) -> None:
    replay.view = DAVID
    replay.step = OVERTAKEN
    assert "Not allowed" in replay.explanation
    replay.step = OVERTAKEN - 2
    assert "Allowed" not in replay.explanation
    assert "tolva-reason" not in replay.explanation
    assert rule("en", "trick.overtake").title in replay.explanation


@pytest.mark.parametrize("step", [1, 2])
def test_one_seats_view_does_not_change_with_cards_it_does_not_see(step: int) -> None:
    sent = set()
    for swapped in (False, True):
        source = cut(example("en"), step)
        hands = source["deals"][0]["hands"]
        if swapped:
            one, other = hands[2].index("D10"), hands[3].index("D8")
            hands[2][one], hands[3][other] = hands[3][other], hands[2][one]
        replay = DealReplay(source, lang="en", view="0", step=step)
        assert replay.step == step
        sent.add(synced(replay))
    assert len(sent) == 1


def test_strangers_text_is_escaped_everywhere() -> None:
    source = cut(example("en"), 1, f"0 play CA ; {MARKUP}")
    source.update(names=[MARKUP] * 4, title=MARKUP, comment=MARKUP)
    replay = DealReplay(source, lang="en")
    for step in (0, 1):
        replay.step = step
        assert "<img" not in replay.explanation
    replay.load({**source, "format": MARKUP})
    assert "<img" not in replay.message
    source["deals"][0]["events"] = [MARKUP]
    replay.load(source)
    assert "<img" not in replay.message
    assert "&lt;img" in replay.message


# What would you do?


@pytest.fixture
def asking() -> DealReplay:
    return DealReplay(lang="en", view=DAVID, ask=True, step=OVERTAKEN - 1)


def test_question_is_asked_of_the_viewers_seat_alone(asking: DealReplay) -> None:
    assert "What would you do?" in asking.explanation
    assert asking._table.mode == "play"
    asking.step = OVERTAKEN - 2
    assert "What would you do?" not in asking.explanation
    assert asking._table.mode == "watch"


def test_open_question_tells_nothing_of_its_answer() -> None:
    """Two records that differ in the next card alone send the same to the page until the question is answered."""
    record, seen = example("en"), set()
    for card in ("S10", "SA"):
        replay = DealReplay(cut(record, 21, f"3 play {card}"), lang="en", view=DAVID, ask=True, step=20)
        assert "What would you do?" in replay.explanation
        seen.add((synced(replay), repr(replay)))
    assert len(seen) == 1


def test_open_question_offers_the_forbidden_cards_too(asking: DealReplay) -> None:
    assert set(asking._table.choices) == {"SA", "S10", "S6", "HA", "H7", "D8", "D7", "D6"}
    assert asking._table.marks == {}


def test_forbidden_answer_is_told_with_the_reason_and_may_be_mended(asking: DealReplay) -> None:
    asking.choose("H7")
    assert "No, the seven of hearts may not be played" in asking.explanation
    assert asking._table.marks["H7"]["kind"] == "no"
    assert "In the deal it went like this" not in asking.explanation
    asking.choose("HA")
    assert "Yes, the ace of hearts may be played" in asking.explanation


def test_allowed_answer_is_told_with_what_was_really_played(asking: DealReplay) -> None:
    asking.choose("HA")
    assert "In the deal it went like this: You head the trick with the ace of hearts" in asking.explanation
    assert "What would you do?" not in asking.explanation
    asking.step += 1
    assert "tolva-answer" not in asking.explanation


def test_playing_stops_at_a_question(asking: DealReplay) -> None:
    asking.step = OVERTAKEN - 2
    asking._controls.playing = True
    asking._controls.step = OVERTAKEN - 1
    assert asking._controls.playing is False


def test_stepping_on_without_an_answer_shows_what_was_played(asking: DealReplay) -> None:
    asking._controls.step = OVERTAKEN
    assert "You head the trick with the ace of hearts" in asking.explanation


def test_with_open_cards_everyones_play_is_asked_for() -> None:
    replay = DealReplay(lang="en", ask=True, step=1)
    assert "It is Birger’s turn. What would you play?" in replay.explanation
    replay.step = 5
    assert "Astrid is on lead. What would you do?" in replay.explanation


@pytest.mark.parametrize(
    ("lang", "view", "asked"),
    [
        ("sv", "open", "Välj ett kort ur Davids hand."),
        ("sv", DAVID, "Välj ett kort ur din hand."),
        ("en", "open", "Choose a card from David’s hand."),
        ("en", DAVID, "Choose a card from your hand."),
    ],
)
def test_question_says_whose_hand_the_card_is_chosen_from(lang: str, view: str, asked: str) -> None:
    replay = DealReplay(lang=lang, view=view, ask=True, step=OVERTAKEN - 1)
    assert asked in replay.explanation


def test_caption_says_what_happened_before_it_asks() -> None:
    replay = DealReplay(lang="en", ask=True, step=5)
    assert "trump in spades" in replay.caption[0]
    assert replay.caption[1].startswith("Astrid is on lead. What would you do?")
    replay.step = 6
    assert replay.caption[0].startswith("Astrid leads")


def test_caption_of_the_start_leaves_the_pack_to_the_explanation(replay: DealReplay) -> None:
    assert "36 cards" in replay.explanation
    assert "36 cards" not in replay.caption[0]
    assert "deals nine cards each" in replay.caption[0]


@pytest.mark.parametrize(("step", "done"), [(4, "meld S"), (OVERTAKEN, "ask"), (10, "meld H")])
def test_what_is_said_before_a_lead_is_asked_for_like_a_card(step: int, done: str) -> None:
    replay = DealReplay(lang="en", ask=True, step=step)
    said = example("en").deals[0].events[step].split(" ;")[0].split(" ", 1)[1]
    assert said == done
    assert "What would you" in replay.explanation
    assert f"say {said}" in map(said_key, replay.session.offers.words)
    replay.choose(f"say {said}")
    assert "tolva-answer-yes" in replay.explanation
    replay.step += 1
    assert "tolva-reason" in replay.explanation


def test_question_and_answer_stand_apart_from_what_happened_before(asking: DealReplay) -> None:
    def headings() -> list[str]:
        return re.findall("<h2>(.*?)</h2>", asking.explanation)

    assert headings() == ["What would you do?", "Before the question: Trick 2, card 3"]
    asking.choose("H7")
    assert headings() == ["Your answer", "Before the question: Trick 2, card 3"]
    asking.step += 1
    assert headings() == ["What would you do?", "Before the question: Trick 2, card 4"]
    asking.ask = False
    assert headings() == ["Trick 2, card 4"]


# The page


def test_choices_of_the_page_and_of_python_are_the_same(replay: DealReplay) -> None:
    replay._choices.chosen = {"view": "2", "ask": "yes"}
    replay._page.chosen = {"indices": "sv", "colours": "4"}
    assert (replay.view, replay.ask, replay.indices, replay.colours) == ("2", True, "sv", 4)
    replay.view = "open"
    assert replay._choices.chosen["view"] == "open"


def test_corner_letters_follow_the_language_unless_chosen() -> None:
    assert DealReplay(lang="sv").indices == "sv"
    assert DealReplay(lang="en").indices == "intl"
    assert DealReplay(lang="en", indices="sv").indices == "sv"


def test_everything_speaks_the_new_language(replay: DealReplay) -> None:
    replay.step = 1
    replay.lang = "sv"
    assert "spelar ut klöver ess" in replay.explanation
    assert replay._controls.words["forward"] == "Ett steg framåt"
    assert replay._choices.choices[0]["label"] == "Visa"


def opened_with(**address: str) -> DealReplay:
    replay = DealReplay(lang="en", in_address=True)
    replay._page.set_state({"address": address, "opened": True})
    return replay


def test_address_names_seed_step_view_and_question() -> None:
    replay = opened_with(seed="12", step="5", view="2", ask="1")
    assert (replay.record, replay.step, replay.view, replay.ask) == (DealReplay(12).record, 5, "2", True)
    replay.step = 6
    assert replay._page.address == {"seed": "12", "step": "6", "view": "2", "ask": "1"}
    replay.ask = False
    assert replay._page.address == {"seed": "12", "step": "6", "view": "2"}


def reopened(replay: DealReplay) -> DealReplay:
    """The same page in the same tab, opened anew."""
    again = DealReplay(lang="en", in_address=True)
    again._page.set_state({"address": replay._page.address, "kept": replay._page.kept, "opened": True})
    return again


def test_opened_record_is_there_again_when_the_page_is_reloaded() -> None:
    replay = opened_with()
    opening(replay, titled("My own deal"))
    replay.step = 7
    again = reopened(replay)
    assert (again.record, again.step) == (replay.record, 7)
    assert again.notice == ""


def test_another_deal_takes_the_opened_records_place_in_the_address() -> None:
    replay = opened_with()
    opening(replay, titled("My own deal"))
    replay._page._handle_custom_msg({"do": "another"}, [])
    assert "own" not in replay._page.address
    assert "My own deal" not in reopened(replay).explanation


@pytest.mark.parametrize("kept", ["", "{", "/etc/passwd"])
def test_link_to_a_record_that_is_not_kept_here_says_so(kept: str) -> None:
    replay = DealReplay(lang="en", in_address=True)
    replay._page.set_state({"address": {"own": "1", "step": "30"}, "kept": kept, "opened": True})
    assert "only the browser" in replay.notice
    assert (replay.record, replay.step) == (example("en"), 0)
    assert "own" not in replay._page.address


def test_going_back_shows_what_the_address_then_names() -> None:
    replay = opened_with(seed="12", step="5", view="2", ask="1")
    replay.load(13)
    replay._page.set_state({"address": {"seed": "12", "step": "4"}, "returns": 1})
    assert (replay.record, replay.step, replay.view, replay.ask) == (DealReplay(12).record, 4, "open", False)
    replay._page.set_state({"address": {}, "returns": 2})
    assert (replay.record, replay.step) == (example("en"), 0)


def test_address_of_the_example_needs_no_seed() -> None:
    replay = opened_with(step=str(OVERTAKEN))
    assert "David heads the trick" in replay.explanation
    assert replay._page.address == {"step": str(OVERTAKEN)}


def test_seed_that_is_too_large_is_told_as_that() -> None:
    assert "too large" in opened_with(seed="9" * 40).message
    assert "no whole number" in opened_with(seed="x").message


@pytest.mark.parametrize("seed", ["x", "1.5", MARKUP, "9" * 40, "٣"])
def test_bad_seed_in_the_address_is_told_and_a_good_one_offered(seed: str) -> None:
    replay = opened_with(seed=seed)
    assert replay.record is None
    assert f'href="?seed={GOOD_SEED}"' in replay.message
    assert "<img" not in replay.message


@pytest.mark.parametrize(
    ("address", "said", "good"),
    [
        ({"game": MARKUP}, "The games are Tolva, Plocketolva", "?seed=7"),
        ({"game": "tolp", "players": "40", "seed": "12"}, "does not suit Tölp: it is for 2–20", "?game=tolp&seed=12"),
        ({"game": "tolp", "players": "5", "options": "lives:3"}, "no variant “lives” of Tölp", "players=5&seed=7"),
        ({"game": "tolp", "options": f"jokers:{MARKUP}"}, "The variant “Jokers” of Tölp", "?game=tolp&seed=7"),
        ({"game": "trettioett", "deals": "1" * 300}, "from 1 to 20 in a row", "?game=trettioett&seed=7"),
    ],
)
def test_a_link_to_deals_that_there_are_none_of_is_told_and_a_good_one_offered(
    address: dict[str, str], said: str, good: str
) -> None:
    replay = opened_with(**address)
    assert replay.record is None
    assert said in html.unescape(replay.message)
    assert f'{good}"' in html.unescape(replay.message)
    assert "<img" not in replay.message
    assert len(html.unescape(re.sub("<[^>]*>", "", replay.message))) < 400
    assert replay._page.address == {key: value[:VALUE_LENGTH] for key, value in address.items()}
    assert replay._game.choices == []
    replay._page._handle_custom_msg({"do": "another"}, [])
    assert replay.message == ""
    assert replay.record.game.name in (address["game"], "tolva")


def test_an_address_leads_to_any_game_and_step() -> None:
    replay = opened_with(game="tolp", players="5", options="jokers:2", seed="12", step="4", view="3", ask="1")
    assert replay.record.game.options["jokers"] == 2
    assert (replay.record.game.players, replay.step, replay.view, replay.ask) == (5, 4, "3", True)
    assert "Tölp for 5, deal number 12" in replay.explanation
    address = {"game": "tolp", "players": "5", "options": "jokers:2", "seed": "12", "step": "4", "view": "3"}
    assert replay._page.address == {**address, "ask": "1"}


@pytest.mark.parametrize("address", [{"step": "-4"}, {"step": "x"}, {"view": "7"}, {"view": MARKUP}])
def test_other_wrong_parts_of_the_address_are_told_at_the_top(address: dict[str, str]) -> None:
    replay = opened_with(**address)
    assert "as the link has it" in replay.notice
    assert "as the link has it" in replay.said
    assert "<img" not in replay.notice
    assert (replay.step, replay.view) == (0, "open")
    replay.step = 1
    assert replay.notice == ""


def test_step_beyond_the_end_leads_to_the_last_and_says_so() -> None:
    replay = opened_with(step="999")
    assert replay.step == LAST
    assert "no step 999" in replay.notice
    assert "last step" in replay.said


def test_settings_that_come_with_the_address_do_not_write_over_it() -> None:
    replay = DealReplay(lang="en", in_address=True)
    state = {"address": {"seed": "12", "step": "99"}, "chosen": {"indices": "sv", "colours": "4"}, "opened": True}
    replay._page.set_state(state)
    assert (replay.record, replay.colours) == (DealReplay(12).record, 4)
    assert "99" in replay.notice


def test_address_is_left_alone_unless_asked_for(replay: DealReplay) -> None:
    replay.step = 3
    assert replay._page.address == {}


def test_view_of_a_seat_that_does_not_exist_is_refused(replay: DealReplay) -> None:
    with pytest.raises(TraitError, match="'open' or a seat from '0' to '3'"):
        replay.view = "4"


def test_saved_file_is_the_record_and_its_name_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = DealReplay({**example("en").to_dict(), "title": "../../Ä <b>"}, lang="en")
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(replay._page, "send", lambda content, buffers=None: sent.append(content))
    replay._page._handle_custom_msg({"do": "save"}, [])
    assert json.loads(sent[0]["text"]) == replay.record.to_dict()
    assert sent[0]["name"] == "b.tolva.json"


def test_report_has_the_record_and_the_step(monkeypatch: pytest.MonkeyPatch, replay: DealReplay) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(replay._page, "send", lambda content, buffers=None: sent.append(content))
    replay.step = OVERTAKEN
    replay._page._handle_custom_msg({"do": "report"}, [])
    report = json.loads(sent[0]["text"])
    assert (report["step"], report["event"], report["view"], report["lang"]) == (OVERTAKEN, 8, "open", "en")
    assert report["record"] == replay.record.to_dict()


def test_another_deal_shows_its_seed(replay: DealReplay) -> None:
    replay._page._handle_custom_msg({"do": "another"}, [])
    assert "Deal number" in replay.explanation


def test_state_covers_step_view_and_question(replay: DealReplay) -> None:
    seen = {repr(replay)}
    for name, value in (("step", 1), ("view", "1"), ("ask", True), ("colours", 4), ("indices", "sv")):
        setattr(replay, name, value)
        seen.add(repr(replay))
    replay.choose("H9")
    seen.add(repr(replay))
    assert len(seen) == 7
    assert json.dumps(state_of(replay), default=str)
