"""The table at which one plays, as its page drives it: what is shown, said, refused and kept; what is never told."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import ipywidgets
import pytest

from helpers.breadth import share, some
from helpers.chance_player import FORMS, keys_of, named
from helpers.hidden_cards import named as cards_in
from helpers.hidden_cards import open_to
from tolva_teach.games.base import Deal
from tolva_teach.knowing import knowledge
from tolva_teach.players.advice import advise, advising
from tolva_teach.records.record import read_record
from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import advised, card_name, card_sign, known
from tolva_widgets.base.scheduler import BETWEEN
from tolva_widgets.base.singletons import SharedState
from tolva_widgets.controls.pace import PACES
from tolva_widgets.play import advice, background, sharing
from tolva_widgets.play import session as play_session
from tolva_widgets.play.address import MatchName, written
from tolva_widgets.play.saving import progress_of
from tolva_widgets.play.widget import PlayTable


def table_at(name: MatchName, **traits: Any) -> PlayTable:
    return PlayTable(name, lang="en", **traits)


def on_a_page(address: dict[str, str], kept: str = "") -> PlayTable:
    """A table whose page has been opened with this address, in a tab that has kept this."""
    table = PlayTable(3, lang="en", in_address=True)
    table._page.set_state({"address": address, "kept": kept, "opened": True})
    return table


def tap(table: PlayTable, key: str) -> None:
    """Chooses a card, a pile or a word on the page."""
    table._table._handle_custom_msg({"do": "choose", "key": key}, [])


def press(table: PlayTable, action: str) -> None:
    """Presses a button of the row."""
    table._pace._handle_custom_msg({"do": action, "turn": table._pace.turn}, [])


def do(table: PlayTable, decision: Decision) -> None:
    """Decides so on the page; what promises something is chosen once more."""
    chosen = keys_of(table.session, decision)
    if isinstance(chosen, str):
        tap(table, chosen)
        if table.session.match.commitment == decision:
            tap(table, chosen)
    else:
        table._table._handle_custom_msg({"do": "select", "keys": chosen}, [])
        table._table._handle_custom_msg({"do": "decide"}, [])


def until_asked(table: PlayTable) -> None:
    """Lets the others play until the learner is asked, or the deal is over."""
    while table.session.match.waits_for in ("others", "step"):
        press(table, "on")


def play_deal(table: PlayTable, chance: Random) -> Iterator[None]:
    """Plays a deal to its end by taps, forbidden ones among them, and stops whenever something new is shown."""
    while table.session.match.waits_for in ("you", "others", "step"):
        yield
        if table.session.match.waits_for != "you":
            press(table, "on")
            continue
        judged = table.session.match.verdicts
        wrong = [decision for decision, verdict in judged if not verdict]
        right = [decision for decision, verdict in judged if verdict]
        among = wrong if wrong and chance.random() < 0.2 else right
        do(table, among[int(chance.random() * len(among))])
    yield


# What is told


def parts_of(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """A widget and all that it is made of, but for what is the same on every page."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts_of(child)


def told(table: PlayTable) -> str:
    """The synced state of every part, as text."""
    states = [
        {name: value for name, value in part.get_state().items() if not name.startswith("_esm")}
        for part in parts_of(table)
    ]
    shared = re.compile(r"IPY_MODEL_\w+")
    return shared.sub("", json.dumps([states, repr(table)], default=str, ensure_ascii=False))


def cards_told(text: str, pack: tuple[Card, ...]) -> set[Card]:
    """The cards that a text names: by their keys, in words or in signs; those in a rule's example are no cards here."""
    forms = {form: card for card in set(pack) for form in (card, card_sign(card, "en"), card_name(card, "en"))}
    longest_first = sorted(forms, key=len, reverse=True)
    any_of_them = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    return {forms[found] for found in any_of_them.findall(_EXAMPLE.sub("", text))}


_EXAMPLE = re.compile(r'<p class=\\"tolva-rule-example\\">.*?</p>')


def own_reasons(deal: Deal[Any], seat: int) -> set[Card]:
    """The cards that the rules' word on one's own offers names: one that is missing from a pair, say."""
    return cards_in(deal.game.verdicts(deal.view(seat)), deal.game.pack) if seat in deal.actors() else set()


def advised_of(table: PlayTable) -> set[Card]:
    """The cards that the coach names: also those that nobody has played yet, which the view tells that there are."""
    return cards_told(table.session_words.advice, table.session.match.deal.game.pack)


@pytest.mark.parametrize("coach", ["reminds", "shows", "advises"])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    some([("tolva", 4, {}), ("plocketolva", 2, {}), *(form for form in FORMS if form[2])], 4),
)
def test_no_part_ever_holds_a_card_that_is_hidden_from_the_learner(
    game: str, players: int, options: dict[str, Any], coach: str
) -> None:
    table = table_at(named(game, players, options=options, seat=1), coach=coach)
    sent: list[Any] = []
    for part in parts_of(table):
        part.send = lambda content, buffers=None: sent.append(content)
    table._shelf.list.set_state({"told": [], "opened": True})
    pack = table.session.match.deal.game.pack
    known: set[Card] = set()
    for n, _ in enumerate(play_deal(table, Random(coach))):
        deal = table.session.match.deal
        known |= open_to(deal, 1) | own_reasons(deal, 1) | advised_of(table)
        if deal.over:
            break
        table._page._handle_custom_msg({"do": "save"}, [])
        if n % 3 == 0:
            assert cards_told(told(table) + json.dumps(sent), pack) <= known
    assert n > 3
    assert {message["do"] for message in sent} >= {"put", "download"}


def test_the_look_for_hidden_cards_sees_one() -> None:
    """The same with somebody else's cards on the table."""
    table = table_at(named("tolva"))
    hidden = set(table.session.match.deal.game.pack) - open_to(table.session.match.deal, 0)
    assert not cards_told(told(table), table.session.match.deal.game.pack) & hidden
    table._table.table = table.session.match.deal.table()
    assert cards_told(told(table), table.session.match.deal.game.pack) & hidden == hidden
    table._table.table = table.session.match.deal.seen(0)
    table._pace.said = f"Birger has the {card_name(min(hidden), 'en')}."
    assert cards_told(told(table), table.session.match.deal.game.pack) & hidden == {min(hidden)}


@pytest.mark.parametrize("coach", ["silent", "reminds"])
def test_what_may_be_done_is_told_only_where_it_is_asked_for(coach: str) -> None:
    table = table_at(named("tolp", 4), coach=coach)
    for _ in play_deal(table, Random(1)):
        refused = table.session.match.refused
        tried = keys_of(table.session, refused.decision) if refused else []
        assert set(table._table.marks) == set([tried] if isinstance(tried, str) else tried)
        assert "tolva-could" not in table.explanation
        assert "verdict" not in table._table.compose


def test_a_coach_who_shows_lights_up_what_may_be_done_and_says_why_not_the_rest() -> None:
    table = table_at(named("tolva"), coach="shows")
    for _ in play_deal(table, Random(3)):
        match = table.session.match
        judged = match.verdicts
        if judged and not all(verdict for _, verdict in judged) and match.refused is None:
            may = {keys_of(table.session, decision) for decision, verdict in judged if verdict}
            assert {key for key, mark in table._table.marks.items() if mark["kind"] == "yes"} == may
            assert "tolva-why-not" in table.explanation
            return
    raise AssertionError("everything was allowed")


@pytest.mark.parametrize(("game", "coach"), [("tolva", "silent"), ("tolp", "reminds"), ("trettioett", "shows")])
def test_advice_is_neither_thought_of_nor_told_before_it_is_asked_for(
    game: str, coach: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(advice, "advising", lambda view: asked.append(view) or advising(view))
    table = table_at(named(game), coach=coach)
    for _ in play_deal(table, Random(coach)):
        assert not re.search(r"Advice:|tolva-play-advice|\"tip\"", told(table))
    assert not asked


@pytest.mark.parametrize(("game", "players", "options"), share(FORMS, 0, 3))
def test_a_coach_who_advises_marks_what_to_do_and_says_why_once(
    game: str, players: int, options: dict[str, Any]
) -> None:
    table = table_at(named(game, players, options=options, seat=1), coach="advises")
    for _ in play_deal(table, Random(2)):
        match = table.session.match
        if match.refused is not None or match.reminder:
            continue
        tips = {key for key, mark in table._table.marks.items() if mark["word"] == "tip"}
        if match.waits_for != "you":
            assert not tips
            assert "Advice:" not in told(table)
            continue
        advice = table.session.advice
        assert advice is not None
        keys = keys_of(table.session, advice.decision)
        assert tips == set([keys] if isinstance(keys, str) else keys)
        why = advised(advice, table.session_words.speaker)
        assert (table.said.count(why), table.explanation.count("Advice:")) == (1, 1)
        assert why in table._pace.reason


def test_advice_comes_and_goes_with_the_setting_and_is_not_thought_of_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(advice, "advising", lambda view: asked.append(view) or advising(view))
    table = table_at(named("tolva"))
    table._beside.set_state({"chosen": {"coach": "advises", "pace": "normal", "known": ""}})
    table._beside.set_state({"chosen": {"coach": "advises", "pace": "normal", "known": "yes"}})
    assert "Advice:" in table.explanation
    assert len(asked) == 1
    table._beside.set_state({"chosen": {"coach": "silent", "pace": "normal", "known": ""}})
    assert "Advice:" not in told(table)


def test_while_the_coach_thinks_the_page_lives_and_what_is_done_meanwhile_counts() -> None:
    async def sit_down() -> None:
        table = table_at(named("tolva"), coach="advises")
        thought_of = table.session.advice_search
        assert thought_of is not None
        assert not thought_of.done
        assert "Advice:" not in told(table)
        await until(lambda: thought_of.done)
        assert table.session.advice == advise(table.session.match.deal.view(0))
        assert "Advice:" in table.said
        assert [mark["word"] for mark in table._table.marks.values()] == ["tip"]
        do(table, table.session.advice.decision)
        press(table, "undo")
        assert table.session.advice_search is thought_of, "the same position is thought of twice"
        table = table_at(named("tolva"), coach="advises")
        begun = table.session.advice_search
        assert begun is not None
        assert not begun.done
        table._beside.set_state({"chosen": {"coach": "silent", "pace": "normal", "known": ""}})
        await asyncio.sleep(4 * BETWEEN)
        assert not begun.done
        assert "Advice:" not in told(table)

    asyncio.run(sit_down())


def test_that_the_look_back_is_complete_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look_back(lately: float) -> list[str]:
        monkeypatch.setattr(background, "_HEARD_OUT", lately)
        table, said = table_at(named("bondtolva", 4, seed=13)), []
        table._pace.observe(lambda change: said.append(change["new"]), "said")
        for _ in play_deal(table, Random(4)):
            pass
        back = table.session.match.analysis
        assert back is not None
        assert not back.done
        assert not any("look back is ready" in words for words in said)
        await until(lambda: any("look back is ready" in words for words in said))
        table.colours = 4
        await asyncio.sleep(4 * BETWEEN)
        assert f"{len(back.moments)} moments to look at" in said[-1] or not said[-1].count("ready")
        assert sum("look back is ready" in words for words in said) == 1
        return [words for words in said if "look back is ready" in words]

    (with_the_rest,) = asyncio.run(look_back(60))
    (alone,) = asyncio.run(look_back(0))
    assert alone.startswith("The look back is ready")
    assert with_the_rest.endswith(alone.strip("\u200b\u00a0 "))
    assert len(with_the_rest) > len(alone) + 20


async def until(holds: Callable[[], bool]) -> None:
    """Leaves the page alone until this holds."""
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(BETWEEN)


def test_a_coach_who_shows_judges_cards_that_are_put_together() -> None:
    table = table_at(named("tolp", 3, seed=3), coach="shows")
    until_asked(table)
    for decision, verdict in table.session.match.verdicts:
        keys = keys_of(table.session, decision)
        if isinstance(keys, list):
            table._table._handle_custom_msg({"do": "select", "keys": keys}, [])
            assert table._table.compose["kind"] == ("yes" if verdict else "no")
            assert table._table.compose["verdict"].endswith(".")


# What one can know


def listed(html: str) -> list[str]:
    """What the list says, without its markup."""
    section = re.search(r'<section class="tolva-play-known">(.*?)</section>', html, re.DOTALL)
    assert section
    return re.findall(r"<li>(.*?)</li>", section[1])


@pytest.mark.parametrize(("game", "players", "options"), share(FORMS, 1, 3))
def test_the_list_says_what_the_learners_view_tells_and_nothing_else(
    game: str, players: int, options: dict[str, Any]
) -> None:
    table = table_at(named(game, players, options=options, seat=1), known=True)
    for _ in play_deal(table, Random(4)):
        match = table.session.match
        if match.step.after.over:
            assert "tolva-play-known" not in table.explanation
            continue
        can_know, speaker = knowledge(match.step.after.view(1)), table.session_words.speaker
        points = [point for seat in range(players) if seat != 1 for point in can_know.told(seat)]
        assert sorted(listed(table.explanation)) == sorted(known(point, speaker) for point in points)
        assert ("for certain yet" in table.explanation) == (not points)


def test_the_list_stands_by_seat_with_the_obligation_that_each_thing_follows_from() -> None:
    table = table_at(named("tolva"), known=True)
    said = [table.explanation for _ in play_deal(table, Random(5))]
    assert any(
        re.search(r"<h3[^>]*>(\w+)</h3><ul>.*<li>\1 has no .+ and could not .+ in trick \d", html) for html in said
    )


def test_nothing_is_worked_out_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(play_session, "knowledge", lambda view: asked.append(view) or knowledge(view))
    table = table_at(named("tolva"))
    for _ in play_deal(table, Random(4)):
        assert "tolva-play-known" not in table.explanation
    assert not asked
    table = table_at(named("tolva"))
    table._beside.set_state({"chosen": {"known": "yes"}})
    assert table.known
    assert len(asked) == 1
    assert "tolva-play-known" in table.explanation
    table._beside.set_state({"chosen": {"known": ""}})
    assert not table.known
    assert "tolva-play-known" not in table.explanation


@pytest.mark.parametrize(("game", "players", "options"), share(FORMS, 2, 3))
def test_plates_say_in_signs_what_the_learners_view_tells_where_that_is_asked_for(
    game: str, players: int, options: dict[str, Any]
) -> None:
    name, signs = named(game, players, options=options, seat=1), 0
    for asked_for in (True, False):
        table = table_at(name, known=asked_for)
        for _ in play_deal(table, Random(4)):
            shown, after = table._table.table, table.session.match.step.after
            assert shown is not None
            knows = None if after.over or not asked_for else knowledge(after.view(1))
            for place in shown.places:
                known = None if knows is None or place.seat == 1 else knows.in_signs(place.seat)
                assert place.known == known
                signs += known is not None and not known.nothing
            assert ("data-known" in json.dumps(table._table._drawn)) == any(
                place.known is not None and not place.known.nothing for place in shown.places
            )
    assert signs or players == 2 or game in ("tolp", "trettioett")


def test_a_plate_leads_to_a_heading_of_the_list() -> None:
    table = table_at(named("tolva"), known=True)
    led = 0
    for _ in play_deal(table, Random(5)):
        for seat in re.findall(r'data-known="(\d)"', table._table._drawn["tall"]["seats"]):
            assert f'data-known-of="{seat}"' in table.explanation
            led += 1
    assert led


def test_the_page_says_that_a_pass_tells_nothing() -> None:
    table = table_at(named("tolp", 4), known=True)
    assert "A pass tells you nothing for certain" in table.explanation


# What one does


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
    assert table._pace.reason == table.said == "Wait: it is Birger’s turn."
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
    assert table.said == "That cannot be chosen now. You are on lead: lead a card, or say something first."


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
        f'href="replay.ipynb?step={step}&amp;ask=1&amp;view=0#record={sharing.link(table.session.match)}"'
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


# What is chosen, addressed and kept


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
    assert table.said.startswith("A match that was kept cannot be continued")
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
        (False, "You are on lead: lead a card. You may meld only before drawing."),
        (True, "You are on lead: lead a card. The stock is gone, so nobody may meld any more."),
    }


def test_bond_meld_many_and_forehand_trump_let_one_meld_before_the_lead() -> None:
    for name in (named("bondtolva", 4, seed=5), named("bondtolva", 2, seed=5, options={"forehand_trump": True})):
        where = table_at(name).session.match.deal.where()
        assert (where.code, where.facts["melding"]) == ("before-trick", "open")


def test_the_way_to_the_coach_stands_in_the_row_below_the_table() -> None:
    table = table_at(named("tolva"))
    assert table._pace.beside in table._beside._dom_classes
    assert table._pace.words["beside"] == "Coach"


def test_a_game_is_named_alone_and_one_that_there_is_not_is_told_of() -> None:
    assert PlayTable("trettioett", lang="en").session.name.cards.game == "trettioett"
    with pytest.raises(ValueError, match="chess"):
        PlayTable("chess")
