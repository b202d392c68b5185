"""The table that one plays at: what one does there, and what is chosen, addressed and kept."""

import re
from random import Random
from typing import Any

import pytest

from helpers.chance_player import keys_of, named
from helpers.play_tables import do, parts_of, play_deal, press, table_at, tap
from tolva_teach.records.record import read_record
from tolva_widgets.base.singletons import SharedState
from tolva_widgets.controls.pace import PACES
from tolva_widgets.play import sharing
from tolva_widgets.play.address import written
from tolva_widgets.play.saved.saving import progress_of
from tolva_widgets.play.widget import PlayTable


def on_a_page(address: dict[str, str], kept: str = "") -> PlayTable:
    """A table whose page has been opened with this address, in a tab that has kept this."""
    table = PlayTable(3, lang="en", in_address=True)
    table._page.set_state({"address": address, "kept": kept, "opened": True})
    return table


def test_a_forbidden_try_is_objected_to_with_its_rule_and_goes_back() -> None:
    table = table_at(named("tolva"))
    hand = list(table._table.choices)
    tap(table, "say ask")
    assert table._table.choices == hand
    assert table._table.marks["say ask"]["kind"] == "no"
    assert table._pace.reason.startswith("Birger objects: ")
    assert table.said == table._pace.reason
    assert "Birger objects" in table.explanation
    assert "tolva-rule-named" in table.explanation
    assert "One illegal attempt" in table.explanation
    tap(table, "S6")
    assert "Birger objects" not in table._pace.reason


def test_the_others_play_when_the_page_says_so_and_only_once_each() -> None:
    table = table_at(named("tolva"))
    assert (table._pace.waiting, table._pace.able) == (False, [])
    tap(table, "S6")
    assert (table._pace.waiting, table._pace.able) == (True, ["on", "undo"])
    late = table._pace.turn
    press(table, "on")
    number = table.session.match.number
    table._pace._handle_custom_msg({"do": "on", "turn": late}, [])
    assert table.session.match.number == number
    assert "Birger" in table._pace.caption
    assert table.said.startswith("Birger")


@pytest.mark.parametrize(
    "message",
    [
        {"do": "on"},
        {"do": "on", "turn": None},
        {"do": "fly", "turn": "1"},
        {"do": ["on"], "turn": "1"},
        {"turn": "1"},
        {},
    ],
)
def test_a_message_that_means_nothing_changes_nothing(message: dict[str, Any]) -> None:
    table = table_at(named("tolva"))
    tap(table, "S6")
    before = progress_of(table.session.match)
    table._pace._handle_custom_msg(message, [])
    table._table._handle_custom_msg(message, [])
    assert progress_of(table.session.match) == before


def test_who_is_too_early_is_told_whose_turn_it_is() -> None:
    table = table_at(named("tolva"))
    tap(table, "S6")
    before = progress_of(table.session.match)
    tap(table, table._table.choices[0])
    assert table._pace.reason == table.said == "Wait: it’s Birger’s turn."
    assert progress_of(table.session.match) == before


def test_after_the_end_a_tap_says_how_one_goes_on() -> None:
    table = table_at(named("trettioett", 3))
    for _ in play_deal(table, Random(2)):
        pass
    before = progress_of(table.session.match)
    assert table._table.choices
    tap(table, table._table.choices[0])
    assert "Next deal" in table.said
    assert progress_of(table.session.match) == before


def test_a_decision_that_is_not_offered_is_not_even_heard() -> None:
    table = table_at(named("tolva"))
    before, said = progress_of(table.session.match), table.said
    for key in ("hand:1/0", "SA", "say knock", ""):
        tap(table, key)
    assert (progress_of(table.session.match), table.said) == (before, said)
    table.choose("SA")
    assert table.said == "That can’t be chosen now. You are on lead: lead a card, or first announce a gubbe."


def test_the_coach_reminds_before_a_meld_is_let_go_of() -> None:
    for seed in range(60):
        table, chance = table_at(named("plocketolva", seed=seed)), Random(seed)
        for _ in play_deal(table, chance):
            if table.session.match.reminder:
                suit = table.session.match.reminder[0].decision.args[0]
                assert table._table.marks[f"say meld {suit}"]["kind"] == "missed"
                assert table.said.startswith("You can meld")
                assert "You can meld" in table.explanation
                return
    raise AssertionError("no chance was ever let go of")


def test_taking_back_is_said_and_marks_the_deal_as_practice() -> None:
    table = table_at(named("tolva"))
    tap(table, "S6")
    assert "Practice" not in table.explanation
    press(table, "undo")
    assert table.said.startswith("Your last decision has been taken back.")
    assert "Practice" in table.explanation
    assert "S6" in table._table.choices
    assert "undo" not in table._pace.able


def test_the_deals_end_looks_back_and_leads_to_each_step_of_the_replay() -> None:
    table = table_at(named("tolva"))
    tap(table, "say ask")
    assert "Looking back" not in table.explanation
    for _ in play_deal(table, Random(5)):
        pass
    assert "Looking back" in table.explanation
    step = table.session.match.illegal_attempts[0].step
    assert (
        f'href="replay.ipynb?step={step}&amp;ask=1&amp;view=0&amp;you=0#record={sharing.link(table.session.match)}"'
        in table.explanation
    )
    assert table._pace.on == "Next deal"
    press(table, "on")
    assert table.session.match.step.fresh
    assert "Looking back" not in table.explanation
    assert "deal 2" in table.explanation


def test_what_is_saved_has_the_whole_deal_when_it_is_over_and_no_card_of_it_before() -> None:
    table = table_at(named("tolva"))
    sent: list[Any] = []
    table._page.send = lambda content, buffers=None: sent.append(content)
    table._page._handle_custom_msg({"do": "save"}, [])
    assert ("deals" in sent.pop()["text"], "save" in table._page.tools) == (False, False)
    for _ in play_deal(table, Random(5)):
        pass
    assert "save" in table._page.tools
    table._page._handle_custom_msg({"do": "save"}, [])
    assert read_record(sent[0]["text"]) == table.session.match.ongoing.record


def test_another_game_or_seat_is_another_match() -> None:
    table = on_a_page({"seed": "7"})
    table._game.set_state({"chosen": {**table._game.chosen, "game": "tolp"}})
    assert table.session.name == named("tolp")
    assert table._page.address == {"game": "tolp", "seed": "7"}
    table._game.set_state({"chosen": {**table._game.chosen, "seat": "2"}})
    table._game.set_state({"chosen": {**table._game.chosen, "dealer": "1"}})
    assert table.session.name == named("tolp", seat=2, dealer=1)
    assert table._table.table.viewer == 2


def test_coach_and_pace_are_changed_at_any_time() -> None:
    table = table_at(named("tolva"))
    for pace in PACES:
        table._beside.set_state({"chosen": {"coach": "shows", "pace": pace}})
        assert (table._pace.pace, table.pace) == (pace, pace)
    assert table.session.coach == "shows"
    with pytest.raises(Exception, match="pace"):
        table.pace = "headlong"


def test_a_page_that_is_opened_again_has_the_match_where_it_was_left() -> None:
    table = on_a_page(written(named("tolp", 3)))
    for _, _ in zip(range(9), play_deal(table, Random(4)), strict=False):
        pass
    again = on_a_page(table._page.address, table._page.kept)
    assert progress_of(again.session.match) == progress_of(table.session.match)
    assert again.explanation == table.explanation
    assert again._table.table == table._table.table


def test_damaged_kept_text_is_told_of_at_the_top() -> None:
    table = on_a_page({"seed": "7"}, "nonsense")
    assert "tolva-notice-line" in table.notice
    assert table.said.startswith("A saved match can’t be continued")
    tap(table, "S6")
    assert table.notice == ""


def test_a_link_that_names_no_game_is_told_of_in_the_tables_place() -> None:
    table = on_a_page({"game": "<b>whist", "seed": "12"})
    assert "&lt;b&gt;whist" in table.message
    assert 'href="?seed=12"' in table.message
    assert (table._page.tools, table._pace.able) == (["another", "open"], [])
    assert (table._beside.choices, table._page.choices, table._game.choices) == ([], [], [])
    assert "whist" in table.still()
    table._page._handle_custom_msg({"do": "another"}, [])
    assert table.message == ""
    assert table.session.match.waits_for
    assert all(part.choices for part in (table._beside, table._page, table._game))


def test_a_still_shows_the_table_and_whose_turn_it_is() -> None:
    still = table_at(named("tolva")).still()
    assert "You are on lead" in still
    assert '<img alt="' in still


def test_every_word_follows_the_language() -> None:
    table = table_at(named("tolva"))
    table.lang = "sv"
    assert "Just nu" in table.explanation
    assert table._pace.words["undo"] == "Ångra"
    assert table._page.words["another"] == "Nytt parti"
    assert table._beside.choices[0]["label"] == "Tränaren"


def test_names_of_parts_are_no_shared_models() -> None:
    assert not any(isinstance(part, SharedState) for part in parts_of(table_at(named("tolva"))))


def test_cards_that_are_objected_to_go_back_to_the_hand_and_no_later_card_joins_them() -> None:
    table = table_at(named("tolp", 4))
    first = next(decision for decision, verdict in table.session.match.verdicts if not verdict and decision.args)
    do(table, first)
    assert table.session.match.refused is not None
    assert table._table.selected == []
    assert not table._table.compose["ready"]
    table._table._handle_custom_msg({"do": "select", "keys": keys_of(table.session, first)[:1]}, [])
    assert table._table.compose["ready"]


def test_variants_that_are_on_are_told_all_along_with_the_way_to_each_rule() -> None:
    table = table_at(named("tolp", options={"flying": ["2"], "revolution": True}))
    for _ in zip(range(7), play_deal(table, Random(2)), strict=False):
        told = table.explanation
        assert "Variants:" in told
        assert re.findall(r'href="rules-tolp.ipynb#([\w.]+)"[^>]*>([^<]*)<', told)[:2] == [
            ("tolp.flying", "Flying cards: twos"),
            ("tolp.option.revolution", "Revolution"),
        ]
    assert "tolva-variants" not in table_at(named("tolp")).explanation


def test_bond_meld_who_leads_is_told_whether_anything_may_still_be_melded() -> None:
    said = set()
    for seed in (1, 2, 3):
        table = table_at(named("bondtolva", 2, seed=seed))
        for _ in play_deal(table, Random(seed)):
            match = table.session.match
            if match.waits_for == "you" and match.deal.where().code == "before-trick" and match.offers.words:  # type: ignore[union-attr]
                said.add((len(match.deal.board.tricks) >= 6, table.session_words.turn))  # type: ignore[attr-defined]
                assert not any(verdict for decision, verdict in match.verdicts if decision.verb == "meld")
    assert {(later, turn) for later, turn in said if turn} == {
        (False, "You are on lead: lead a card. You may meld once you have taken a trick, before you draw."),
        (True, "You are on lead: lead a card. The stock is used up, so nobody may meld any more."),
    }


def test_bond_meld_many_and_forehand_trump_let_one_meld_before_the_lead() -> None:
    for name in (named("bondtolva", 4, seed=5), named("bondtolva", 2, seed=5, options={"forehand_trump": True})):
        where = table_at(name).session.match.deal.where()
        assert (where.code, where.facts["melding"]) == ("before-trick", "open")


def test_the_way_to_the_coach_and_all_settings_stands_in_the_row_below_the_table() -> None:
    table = table_at(named("tolva"))
    assert table._pace.beside in table._beside._dom_classes
    assert table._pace.words["beside"] == "Settings"


def test_a_game_is_named_alone_and_one_that_there_is_not_is_told_of() -> None:
    assert PlayTable("trettioett", lang="en").session.name.cards.game == "trettioett"
    with pytest.raises(ValueError, match="chess"):
        PlayTable("chess")


def test_what_a_link_has_the_coach_do_lasts_when_the_page_is_loaded_anew_until_something_else_is_chosen() -> None:
    table = on_a_page({"game": "tolp", "seed": "4", "coach": "advises"})
    assert (table.coach, table._page.address["coach"]) == ("advises", "advises")
    assert on_a_page(table._page.address).coach == "advises"
    table.coach = "silent"
    assert "coach" not in table._page.address
    assert "coach" not in on_a_page({"game": "tolp", "seed": "4"})._page.address
