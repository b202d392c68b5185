"""A level that is played, as its page drives it: what is shown, said, refused and earned."""

import json
from random import Random
from typing import Any

import pytest

from helpers.parts import buttons, heard, parts, press, said, sent, synced, table_of
from tolva_teach.play.match import Match
from tolva_teach.players import chooser
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.controls.pace import Pace
from tolva_widgets.levels.play.widget import PlayLevel
from tolva_widgets.levels.play.words import PlayLevelWords
from tolva_widgets.levels.stars_line import StarsLine
from tolva_widgets.review.logbook import Logbook
from tolva_widgets.table.decisions import keys_of

TRUMPED = "tolva/must-play/1/2/5"
LAST_THREE = "?game=tolva&seed=10&seat=2&left=3"


def level_of(*positions: Any, **traits: Any) -> PlayLevel:
    return PlayLevel("tolva.match.some", *(positions or (TRUMPED,)), **{"lang": "en", **traits})


def the(level: PlayLevel, kind: Any) -> Any:
    (found,) = (part for part in parts(level) if isinstance(part, kind))
    return found


def tap(level: PlayLevel, key: str) -> None:
    """Chooses a card, a pile or a word on the page."""
    table_of(level)._handle_custom_msg({"do": "choose", "key": key}, [])


def wait(level: PlayLevel) -> None:
    """The page's timer runs until it is the learner's turn, or the end."""
    pace = the(level, Pace)
    while pace.waiting:
        pace._handle_custom_msg({"do": "on", "turn": pace.turn}, [])


def test_what_is_forbidden_is_marked_objected_to_by_its_rule_and_goes_back() -> None:
    level = level_of(rule="trick.overtake")
    hand = table_of(level).choices
    tap(level, "D6")
    assert table_of(level).marks["D6"]["kind"] == "no"
    assert "objects: " in heard(level)
    assert heard(level) in said(level).replace("&#39;", "’")
    assert "Overtaking" in said(level) or "trick.overtake" in said(level)
    assert table_of(level).choices == hand
    tap(level, "D9")
    assert table_of(level).marks == {}
    assert "You may do that." in heard(level)
    assert "two stars. What cost stars: forbidden tries." in heard(level)
    assert the(level, StarsLine).stars == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cost_stars_is_said_in_the_end(lang: str) -> None:
    level = level_of(lang=lang)
    level.session.hint()
    tap(level, "D9")
    cost = sentence(lang, "level-slips", slips=sentence(lang, "level-slip-hint"))
    assert level.headline.endswith(cost)
    level.session.restart()
    level.session.current.choose("D9")
    assert cost not in level.headline


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("SA", "The ace of spades can’t take the trick: diamonds were led, and in the first six tricks there are no"),
        ("D10", ""),
    ],
)
def test_where_one_card_missed_the_trick_the_rule_says_why(card: str, why: str) -> None:
    level = level_of("?game=bondtolva&players=2&seed=21&dealer=0", until="trick", goal="take")
    tap(level, card)
    wait(level)
    told = level.panel.words.why_missed
    assert told == (f"{why} trumps. This would have taken the trick: play the ten of diamonds." if why else "")
    assert told in said(level)


def test_three_stars_are_earned_and_fresh_positions_come() -> None:
    level = level_of()
    assert buttons(level) == ["Hint"]
    tap(level, "D9")
    assert (buttons(level), the(level, StarsLine).so_far) == (["Read on", "Once more, with new ones"], "1 of 1 done")
    assert the(level, StarsLine).stars == 3
    assert table_of(level).mode == "watch"
    press(level, "Once more, with new ones")
    assert (buttons(level), the(level, StarsLine).so_far) == (["Hint"], "0 of 1 done")
    assert the(level, StarsLine).stars == 3, "the best count"


def test_hints_come_in_steps_on_the_table_too() -> None:
    level = level_of()
    press(level, "Hint")
    assert "Think about" in heard(level)
    assert table_of(level).marks == {}
    press(level, "Hint 2")
    assert {key for key, mark in table_of(level).marks.items() if mark["kind"] == "yes"} == {"D9", "D10", "DA"}
    press(level, "Hint 3")
    assert buttons(level) == []
    assert [key for key, mark in table_of(level).marks.items() if mark["word"]] == [
        level.session.current.way.args[0]  # type: ignore[union-attr]
    ]


def test_the_others_play_by_the_pages_timer_and_the_deal_is_played_out() -> None:
    level = level_of(LAST_THREE, until="deal", goal="sistan")
    assert "Take sistan" in said(level)
    assert the(level, Pace).layout.display == "none"
    tap(level, table_of(level).choices[0])
    pace = the(level, Pace)
    assert (pace.waiting, pace.able, pace.pace) == (True, ["on"], "quick")
    assert "Wait: it’s" in told_too_early(level)
    wait(level)
    while not level.session.current.ended:
        tap(level, str(level.session.current.allowed[0].args[0]))
        wait(level)
    assert buttons(level) in (["Read on", "Once more, with new ones"], [sentence("en", "level-again-same")])
    assert not pace.waiting


def told_too_early(level: PlayLevel) -> str:
    """What is said to who plays before their turn."""
    tap(level, table_of(level).choices[0])
    return heard(level)


def test_a_goal_that_is_missed_is_said_and_comes_back() -> None:
    level = level_of(LAST_THREE, until="deal", goal="sistan")
    while not level.session.current.ended:
        view = level.session.current.match.deal.view(2)
        tap(level, str(chooser("beginner", "tolva")(view, Random(0)).args[0]))
        wait(level)
    assert "You didn’t reach the goal this time." in said(level)
    lost = level.session.current.missed
    assert lost is not None
    assert lost.better != lost.step.decision
    why = PlayLevelWords(level.session.current, "en").why_missed
    assert said(level).index(why) < said(level).index("A way that works, step by step"), "first why, then how"
    works = lost.line
    assert level.session.current.aim.is_reached(works.point.happened, works.seat, works.deal.game.parties)
    assert works.deal.over
    press(level, sentence("en", "level-again-same"))
    assert level.session.current.missed is None
    assert "You didn’t reach" not in said(level)
    assert len(table_of(level).choices) == 3


def test_its_page_goes_on_where_one_was_and_is_by_then_as_it_was() -> None:
    level = level_of(LAST_THREE, until="deal", goal="sistan")
    assert the(level, StarsLine).memory == ""
    tap(level, table_of(level).choices[0])
    after = level_of(LAST_THREE, until="deal", goal="sistan")
    the(after, StarsLine).set_state({"memory": the(level, StarsLine).memory})  # as the browser tells
    assert said(after) == said(level)
    assert table_of(after).table == table_of(level).table
    assert the(after, Pace).waiting
    wait(after)
    press(after, "Hint")
    assert the(after, StarsLine).memory != the(level, StarsLine).memory
    the(after, StarsLine).set_state({"memory": "0.1/2"})
    assert json.loads(the(after, StarsLine).memory)["slips"] == 1, "what comes too late is let go of"


def test_what_is_tried_again_moves_again() -> None:
    level = level_of()
    told = sent(table_of(level))
    for card, again in (("D6", False), ("D6", True), ("H8", False), ("D6", False), ("D6", True)):
        tap(level, card)
        asked = [message["do"] for message in told]
        assert ("move-again" in asked) is again, card
        told.clear()


def test_answers_are_noted_by_rule() -> None:
    level = level_of()
    noted = sent(the(level, Logbook))
    tap(level, "D6")
    tap(level, "D9")
    assert noted == [{"do": "note", "grades": {"trick.overtake": 1}}]


def test_sets_are_put_together_where_the_game_has_them() -> None:
    level = level_of("?game=tolp&seed=8", until="deal", goal="not-last")
    table = table_of(level)
    assert table.mode in ("select", "play")
    for _ in range(40):
        if level.session.current.ended:
            break
        while level.session.current.hints_left:
            level.hint()
        way = level.session.current.way
        assert way is not None
        if way.args and table.mode == "select":
            of = level.session.current.play.set_offered
            assert of is not None
            table._handle_custom_msg({"do": "select", "keys": of.keys_of(way.args)}, [])
            assert table.compose["ready"]
            table._handle_custom_msg({"do": "decide"}, [])
        else:
            tap(level, " ".join(("say", way.verb, *way.args)))
        wait(level)
    assert level.session.current.right


def test_nothing_tells_before_what_is_allowed_nor_others_cards() -> None:
    level = level_of()
    known = json.dumps(synced(level), default=str, ensure_ascii=False)
    assert '"kind": "yes"' not in known
    assert "objects" not in known
    digest = repr(level)
    level.choose("D6")
    assert repr(level) != digest


def test_it_follows_its_language() -> None:
    level = level_of()
    level.lang = "sv"
    assert buttons(level) == ["Ledtråd"]
    assert "Din tur: spela ett kort." in said(level)
    assert the(level, StarsLine).so_far == "0 av 1 klara"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_runs_the_position_is_there(lang: str) -> None:
    still = level_of(lang=lang).still()
    assert "<h3>" in still
    assert '<img alt="' in still


def test_level_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="en nivå heter som"):
        PlayLevel("Match!", TRUMPED)
    with pytest.raises(TypeError, match="colour"):
        level_of(colour="red")


def test_of_a_long_deal_the_last_is_seen_and_what_came_before_may_be_unfolded() -> None:
    level = level_of("?game=trettioett&seed=7", until="deal")
    while not level.session.current.ended:
        seat = level.session.current.match.seat
        decision = chooser("beginner", "trettioett")(level.session.current.match.deal.view(seat), Random(0))
        tap(level, keys_of(level.session.current.match.offers, decision)[0])
        wait(level)
    folded, _, seen = level._said.value.partition("</details>")
    assert seen.count("tolva-told") == 12
    assert "The deal is over" in seen
    assert folded.count("tolva-told") > 0
    assert "What happened earlier" in folded


def test_the_heading_says_where_in_the_deal_one_is_to_its_end() -> None:
    level, chance = level_of(LAST_THREE, until="deal"), Random(3)
    places = []
    while not level.session.current.ended:
        wait(level)
        places.append(level.panel.words.place)
        assert level.panel.words.place in level._heading.value
        level.choose(chance.choice([d for d, v in level.session.current.match.verdicts if v]).args[0])
        wait(level)
    assert len(set(places)) == 3
    assert level.panel.words.place == "The end"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_say_what_to_look_at_and_list_what_may_be_done_only_where_rules_leave_less(lang: str) -> None:
    """In the middle of the three hints: nothing binds who leads, so that a list would tell nothing."""
    for position, until, goal in ((TRUMPED, "decision", None), (LAST_THREE, "deal", "sistan")):
        level = level_of(position, until=until, goal=goal, lang=lang)
        level.session.hint()
        level.session.hint()
        level.show()
        look = level.say(f"play-level-look-{goal or 'any'}")
        assert look in said(level).replace("&#39;", "’")
        listed = level.say("play-level-hint-remaining", decisions="").rstrip(" .") in said(level)
        assert listed == bool(level.session.current.duties)


def test_a_goal_that_is_reached_before_the_end_is_said_at_once() -> None:
    level = level_of("bondtolva/may-do/1/1/60", until="trick", goal="meld")
    already = sentence("en", "play-level-already")
    assert already not in said(level)
    offers = level.session.current.match.offers
    assert offers is not None
    tap(level, next(key for word in offers.words if word.verb == "meld" for key in keys_of(offers, word)))
    assert already in said(level)
    assert sentence("en", "level-next") in buttons(level)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_as_soon_as_the_goal_is_reached_the_next_position_can_be_gone_to(lang: str) -> None:
    level = level_of("bondtolva/may-do/1/1/60", LAST_THREE, until="deal", goal="meld", lang=lang)
    assert sentence(lang, "level-next") not in buttons(level)
    offers = level.session.current.match.offers
    assert offers is not None
    tap(level, next(key for word in offers.words if word.verb == "meld" for key in keys_of(offers, word)))
    assert sentence(lang, "play-level-already") in heard(level)
    wait(level)
    assert not level.session.current.ended
    assert table_of(level).mode == "play", "one may play on"
    assert buttons(level)[0] == sentence(lang, "level-next")
    level.hint()
    assert sentence(lang, "level-next") in buttons(level)
    press(level, sentence(lang, "level-next"))
    assert level.session.solved == 1


def lost_early(lang: str = "en", *more: str) -> PlayLevel:
    """A level in which the learner has just played so that the last trick cannot be had any more."""
    level = level_of(LAST_THREE, *more, until="deal", goal="sistan", lang=lang)
    attempt = level.session.current
    while not attempt.ended and attempt.decided_early is None:
        view = attempt.match.deal.view(attempt.match.seat)
        level.choose(str(chooser("beginner", view.game.name)(view, Random(0)).args[0]))
        wait(level)
    return level


@pytest.mark.parametrize("lang", LANGUAGES)
def test_as_soon_as_the_goal_is_lost_it_is_said_where_and_one_may_go_on_or_play_on(lang: str) -> None:
    level = lost_early(lang, "?game=tolva&seed=7&seat=2&left=3")
    attempt, lost = level.session.current, sentence(lang, "play-level-out-of-reach")
    assert (attempt.ended, attempt.decided_early) == (False, False)
    assert lost in heard(level)
    assert lost in said(level)
    assert level.panel.words.why_missed
    assert table_of(level).mode == "play"
    while not attempt.ended:
        assert buttons(level)[0] == sentence(lang, "level-next")
        level.choose(str(attempt.allowed[0].args[0]))
        wait(level)
        assert lost not in heard(level), "it is heard once"
    assert not attempt.right


def test_who_goes_on_from_a_lost_goal_meets_the_position_again() -> None:
    level = lost_early("en", "?game=tolva&seed=7&seat=2&left=3")
    missed = level.session.current.match.ongoing.record.deals[0].cards
    press(level, "Next")
    assert level.session.current.match.ongoing.record.deals[0].cards != missed
    assert (level.session.solved, level.session.slips, level.session.stars) == (0, 1, None)
    level = lost_early()
    press(level, sentence("en", "level-again-same"))
    assert level.session.current.match.ongoing.record.deals[0].cards == missed
    assert level.session.current.decided_early is None


def test_a_goal_that_is_lost_is_known_to_be_after_coming_back() -> None:
    level = lost_early("en")
    again = level_of(LAST_THREE, until="deal", goal="sistan")
    assert again.session.resume(level.session.memory)
    assert again.session.current.decided_early is False


def test_while_the_goal_is_open_there_is_no_way_on() -> None:
    level = level_of(LAST_THREE, until="deal", goal="sistan")
    before = level.session.current
    level.next()
    assert level.session.current is before
    assert not before.ended


def test_the_way_that_works_is_told_until_the_goal_is_reached_and_no_further() -> None:
    level = level_of("?game=tolp&players=4&seed=13&seat=0&left=5", until="deal", goal="first")
    while not (attempt := level.session.current).ended:
        decision = next((its for its in attempt.allowed if its.verb == "pass"), attempt.allowed[-1])
        offers = attempt.match.offers
        assert offers is not None
        if decision.verb == "pass":
            level.choose(keys_of(offers, decision)[0])
        else:
            level.decide(keys_of(offers, decision))
        wait(level)
    lost = level.session.current.missed
    assert lost is not None
    works = said(level).rpartition("A way that works, step by step")[2].partition("</ol>")[0]
    assert "You go out first" in works
    assert lost.line.deal.over, "though the line itself goes on"
    assert " goes out " not in works
    assert "The round is over" not in works


def test_a_records_players_are_called_by_their_names_on_the_page() -> None:
    record = {**Match.begin("trettioett", 3, seed=7).record.to_dict(), "names": ["Åsa", "Ärla", "Östen"]}
    level = level_of(record, until="deal")
    drawn = str(table_of(level)._drawn)
    me = level.session.current.match.seat
    assert {name for name in record["names"] if name in drawn} == {*record["names"]} - {record["names"][me]}
