"""The address: what a link leads to, what is said of a bad one, and what the tab keeps."""

import html
import re

import pytest

from helpers.deal_replays import opened_with, opening
from helpers.example_deal import LAST, MARKUP, OVERTAKEN, titled
from tolva_teach.examples import EXAMPLES, example
from tolva_widgets.page.widget import VALUE_LENGTH
from tolva_widgets.replay.address import GOOD_SEED
from tolva_widgets.replay.widget import DealReplay


def test_address_names_seed_step_view_and_question() -> None:
    replay = opened_with(seed="12", step="5", view="2", ask="1")
    assert (replay.record, replay.step, replay.view, replay.ask) == (DealReplay(12).record, 5, "2", True)
    replay.step = 6
    assert replay._page.address == {"seed": "12", "step": "6", "view": "2", "ask": "1"}
    replay.ask = False
    assert replay._page.address == {"seed": "12", "step": "6", "view": "2"}


@pytest.mark.parametrize(("lang", "called"), [("sv", "Du"), ("en", "You")])
def test_a_match_of_ones_own_speaks_to_who_played_it_with_everyones_cards_open_too(lang: str, called: str) -> None:
    replay = DealReplay(lang=lang, in_address=True)
    replay._page.set_state({"address": {"seed": "12", "step": "5", "you": "0"}, "kept": "", "opened": True})
    last = replay.session.last
    for replay.step in range(last + 1):
        assert "Astrid" not in f"{replay.explanation}{replay.caption}"
    names = replay._presenter.replay_words.names
    assert names[:2] == (called, "Birger")
    assert replay._page.address == {"seed": "12", "step": str(last), "you": "0"}
    assert "you" not in replay.session.link_values, "whoever is sent it has not played it"
    replay.view = "1"
    assert replay._presenter.replay_words.names[0] == "Astrid", "who looks from another seat is told as that one is"
    replay.load(13)
    assert replay.session.you is None


@pytest.mark.parametrize("you", ["9", "-1", "x", "99999999"])
def test_a_seat_that_is_none_is_nobodys(you: str) -> None:
    replay = opened_with(seed="12", you=you)
    assert replay.session.you is None
    assert replay.notice == ""


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
    assert "only in the browser" in replay.notice
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


def test_example_is_in_the_address_and_chosen_on_the_page() -> None:
    replay = opened_with(example="tolp-4", step="3")
    assert (replay.record, replay.step) == (example("en", "tolp-4"), 3)
    assert replay._page.address == {"example": "tolp-4", "step": "3"}
    replay._game.chosen = {**replay._game.chosen, "example": "bondtolva-4"}
    assert replay._page.address == {"example": "bondtolva-4"}
    assert "Questions between partners" in replay.explanation
    replay._game.chosen = {**replay._game.chosen, "example": "tolva-4"}
    assert replay._page.address == {}
    replay._game.chosen = {**replay._game.chosen, "players": "3"}
    assert (replay._game.chosen["example"], replay._page.address) == ("", {"players": "3", "seed": str(GOOD_SEED)})


def test_example_that_there_is_none_of_is_told() -> None:
    replay = opened_with(example=MARKUP)
    assert replay.record is None
    assert "doesn’t exist" in replay.message
    assert all(name in replay.message for name in EXAMPLES)
    assert "<img" not in replay.message


def test_seed_that_is_too_large_is_told_as_that() -> None:
    assert "too large" in opened_with(seed="9" * 40).message
    assert "isn’t a whole number" in opened_with(seed="x").message


@pytest.mark.parametrize("seed", ["x", "1.5", MARKUP, "9" * 40, "٣"])
def test_bad_seed_in_the_address_is_told_and_a_good_one_offered(seed: str) -> None:
    replay = opened_with(seed=seed)
    assert replay.record is None
    assert f'href="?seed={GOOD_SEED}"' in replay.message
    assert "<img" not in replay.message


@pytest.mark.parametrize(
    ("address", "said", "good"),
    [
        ({"game": MARKUP}, "They are Tolva, Plocketolva", "?seed=7"),
        ({"game": "tolp", "players": "40", "seed": "12"}, "doesn’t suit Tölp: it is for 2–20", "?game=tolp&seed=12"),
        (
            {"game": "tolp", "players": "5", "options": "lives:3"},
            "The variant in the link, “lives”, doesn’t exist in Tölp. The variants there are ",
            "players=5&seed=7",
        ),
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


@pytest.mark.parametrize(
    ("address", "right"),
    [
        ({"step": "-4"}, "steps 0 to "),
        ({"step": "x"}, "steps 0 to "),
        ({"view": "7"}, "seats are 0 to 3, or open"),
        ({"view": MARKUP}, "seats are 0 to 3, or open"),
    ],
)
def test_other_wrong_parts_of_the_address_are_told_at_the_top_with_what_is_right(
    address: dict[str, str], right: str
) -> None:
    replay = opened_with(**address)
    assert right in replay.notice
    assert "doesn’t exist" in replay.notice
    assert "doesn’t exist" in replay.said
    assert "<img" not in replay.notice
    assert (replay.step, replay.view) == (0, "open")
    replay.step = 1
    assert replay.notice == ""


def test_step_beyond_the_end_leads_to_the_last_and_says_so() -> None:
    replay = opened_with(step="999")
    assert replay.step == LAST
    assert "step 999" in replay.notice
    assert "last step" in replay.said


def test_settings_that_come_with_the_address_do_not_write_over_it() -> None:
    replay = DealReplay(lang="en", in_address=True)
    chosen = {"indices": "sv", "colours": "4", "matadors": ""}
    state = {"address": {"seed": "12", "step": "99"}, "chosen": chosen, "opened": True}
    replay._page.set_state(state)
    assert (replay.record, replay.colours) == (DealReplay(12).record, 4)
    assert "99" in replay.notice


def test_address_is_left_alone_unless_asked_for(replay: DealReplay) -> None:
    replay.step = 3
    assert replay._page.address == {}
