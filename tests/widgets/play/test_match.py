"""A match at a table: the others' turns, the learner's, what is forbidden, reminded of, taken back and taken up."""

import re
from random import Random
from typing import Any

import pytest

from helpers.chance_player import FORMS, choose, decide, keys_of, named, play_deal, run_on, with_tries
from tolva_teach.play.match import Match
from tolva_teach.records.record import Record, read_record
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import sentence
from tolva_widgets.play import sharing
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.aside import aside
from tolva_widgets.play.ended.analysis import KeyMoment
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.saved.memory import DamagedError, MatchProgress
from tolva_widgets.play.saved.saving import progress_of, restore
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords
from tolva_widgets.replay.address import LINKED
from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.table import decisions as choosing


def record_of(session: PlaySession) -> Record:
    return session.match.ongoing.record


def played(name: MatchName, deals: int = 1, coach: str = "silent") -> PlaySession:
    """A match played by chance: so many deals, or until somebody has won."""
    session, chance = PlaySession(name, lang="en"), Random("learner")
    session.coach = coach  # type: ignore[assignment]
    for number in range(deals):
        if number:
            session.match.next_deal()
        for _ in play_deal(session, chance):
            pass
        if session.match.waits_for == "nothing":
            break
    return session


@pytest.mark.parametrize(("game", "players", "options"), FORMS)
def test_deals_of_every_game_and_form_are_played_from_its_offers(
    game: str, players: int, options: dict[str, Any]
) -> None:
    name = named(game, players, options=options, seat=players - 1)
    session = played(name, deals=3, coach="reminds")
    assert session.match.waits_for in ("deal", "nothing")
    written = read_record(record_of(session).to_json())
    assert Match.resume(written).deal.standing == session.match.deal.standing
    assert record_of(played(name, deals=3)) == record_of(session)


@pytest.mark.parametrize("game", ["tolva", "bondtolva", "trettioett"])
def test_a_match_is_played_until_somebody_has_won(game: str) -> None:
    session = played(named(game), deals=100)
    assert session.match.waits_for == "nothing"
    assert session.match.ongoing.match.over
    record = record_of(session)
    session.match.next_deal()
    session.match.go_on()
    assert record_of(session) == record


@pytest.mark.parametrize("game", ["tolva", "tolp", "trettioett"])
def test_what_is_kept_of_a_match_is_taken_up_again(game: str) -> None:
    name = named(game)
    session = played(name, deals=2)
    session.match.next_deal()
    run_on(session)
    again = LearnerMatch(name)
    restore(again, progress_of(session.match))
    assert again.ongoing.record == record_of(session)
    assert (again.number, again.waits_for, progress_of(again)) == (
        session.match.number,
        "you",
        progress_of(session.match),
    )


def test_a_match_that_was_left_while_the_others_play_goes_on_there() -> None:
    session = PlaySession(named("tolva"))
    run_on(session)
    decide(session, session.match.verdicts[0][0])
    session.go_on()
    again = LearnerMatch(session.name)
    restore(again, progress_of(session.match))
    assert (again.number, again.waits_for) == (session.match.number, "others")


def forbidden(session: PlaySession) -> Decision:
    """Something that is offered and not allowed, at the first turn where there is any."""
    for _ in range(50):
        run_on(session)
        refused = [decision for decision, verdict in session.match.verdicts if not verdict]
        if refused:
            return refused[0]
        decide(session, next(decision for decision, verdict in session.match.verdicts if verdict))
    raise AssertionError("nothing is forbidden")


@pytest.mark.parametrize(("game", "players", "options"), FORMS)
def test_what_is_forbidden_changes_nothing_and_the_next_player_objects(
    game: str, players: int, options: dict[str, Any]
) -> None:
    session = PlaySession(named(game, players, options=options, seat=1))
    decision = forbidden(session)
    before = record_of(session), session.match.number, progress_of(session.match).own
    assert choose(session, keys_of(session, decision))
    assert (record_of(session), session.match.number, progress_of(session.match).own) == before
    (tried,) = session.match.illegal_attempts
    assert session.match.refused == tried
    assert (tried.decision, tried.step) == (decision, session.match.number)
    assert tried.verdict == session.match.deal.verdict(decision)
    assert tried.objector == 2 % players
    again = LearnerMatch(session.name)
    restore(again, progress_of(session.match))
    assert again.illegal_attempts == [tried]


def test_who_has_gone_out_objects_to_nothing() -> None:
    session, chance = PlaySession(named("tolp", 4)), Random(4)
    for number in range(20):
        if number:
            session.match.next_deal()
        for _ in play_deal(session, chance):
            out = {place.seat for place in session.match.deal.seen(0).places if place.gone_out}
            refused = [decision for decision, verdict in session.match.verdicts if not verdict]
            if 1 in out and refused:
                choose(session, keys_of(session, refused[0]))
                assert session.match.refused is not None
                assert session.match.refused.objector == min({2, 3} - out)
                return
    raise AssertionError("nobody went out before the learner")


def test_what_was_said_of_a_try_is_over_with_the_next() -> None:
    session = PlaySession(named("tolva"))
    refused = forbidden(session)
    choose(session, keys_of(session, refused))
    decide(session, next(decision for decision, verdict in session.match.verdicts if verdict))
    assert session.match.refused is None
    assert len(session.match.illegal_attempts) == 1


def before_a_chance(coach: str = "reminds") -> tuple[PlaySession, Decision]:
    """A table at which one may meld, and the decision to go on without."""
    for seed in range(60):
        session, chance = PlaySession(named("plocketolva", seed=seed)), Random(seed)
        session.coach = coach  # type: ignore[assignment]
        for _ in play_deal(session, chance):
            legal = [decision for decision, verdict in session.match.verdicts if verdict]
            draws = [decision for decision in legal if decision.verb == "draw"]
            if draws and any(decision.verb == "meld" for decision in legal):
                return session, draws[0]
    raise AssertionError("no pair was ever held")


def test_the_coach_holds_back_what_lets_go_of_a_chance_and_only_once() -> None:
    session, draw = before_a_chance()
    record = record_of(session)
    choose(session, keys_of(session, draw))
    assert record_of(session) == record
    assert {one.decision.verb for one in session.match.reminder} == {"meld"}
    assert session.match.illegal_attempts == []
    choose(session, keys_of(session, draw))
    assert session.match.reminder == ()
    assert record_of(session) != record
    assert progress_of(session.match).own[-1][-1] == str(draw)


def test_a_silent_coach_reminds_of_nothing() -> None:
    session, draw = before_a_chance("silent")
    choose(session, keys_of(session, draw))
    assert session.match.reminder == ()
    assert progress_of(session.match).own[-1][-1] == str(draw)


def test_what_was_let_go_of_is_looked_back_at_after_what_was_forbidden() -> None:
    session, draw = before_a_chance()
    asked_at = session.match.number
    refused = next(decision for decision, verdict in session.match.verdicts if not verdict)
    decide(session, draw)
    assert session.match.analysis is None
    melds = {d for d in session.match.ongoing[asked_at].after.legal() if d.verb == "meld"}
    tried_at = None
    run_on(session)
    while session.match.waits_for == "you":
        wrong = [decision for decision, verdict in session.match.verdicts if not verdict]
        if tried_at is None and wrong:
            tried_at = session.match.number
            choose(session, keys_of(session, wrong[0]))
        legal = [decision for decision, verdict in session.match.verdicts if verdict and decision.verb != "meld"]
        decide(session, legal[0])
        run_on(session)
    assert session.match.analysis is not None
    looks = session.match.analysis.moments
    assert refused.verb
    assert (looks[0].kind, looks[0].step) == ("forbidden", tried_at)
    missed = [look for look in looks if look.kind == "missed"]
    assert (missed[0].step, missed[0].decision in melds) == (asked_at, True)
    assert all(look.verdict for look in missed)


def test_what_is_forbidden_and_tried_again_is_looked_back_at_once_with_how_often() -> None:
    session, _ = before_a_chance()
    run_on(session)
    tried = None
    while session.match.waits_for == "you":
        wrong = [decision for decision, verdict in session.match.verdicts if not verdict]
        if tried is None and len(wrong) > 1:
            tried = session.match.number, wrong[0], wrong[1]
            for again in (wrong[0], wrong[1], wrong[0], wrong[0]):
                session.match.attempt(again)
        decide(session, next(decision for decision, verdict in session.match.verdicts if verdict))
        run_on(session)
    assert tried is not None
    assert session.match.analysis is not None
    at, first, second = tried
    looks = [look for look in session.match.analysis.moments if look.kind == "forbidden"]
    assert [(look.step, look.decision, look.times) for look in looks] == [(at, first, 3), (at, second, 1)]


@pytest.mark.parametrize("game", ["bordstolva", "tolp", "trettioett"])
def test_one_takes_back_as_far_as_the_deals_beginning(game: str) -> None:
    session = played(named(game), deals=2)
    first = len(record_of(session).deals[0].events)
    assert not session.match.practised
    while session.match.can_undo:
        session.undo()
        assert session.match.waits_for == "you"
        assert session.match.practised
    assert len(record_of(session).deals[0].events) == first
    assert all(not event.startswith("0 ") for event in record_of(session).deals[1].events)
    session.undo()
    again = LearnerMatch(session.name)
    restore(again, progress_of(session.match))
    assert again.ongoing.record == record_of(session)
    assert again.practised


def test_what_was_tried_later_is_taken_back_too() -> None:
    session = PlaySession(named("tolva"))
    choose(session, keys_of(session, forbidden(session)))
    decide(session, next(decision for decision, verdict in session.match.verdicts if verdict))
    choose(session, keys_of(session, forbidden(session)))
    first, _ = session.match.illegal_attempts
    while session.match.can_undo:
        session.undo()
    assert session.match.illegal_attempts == [first]


def test_another_decision_leads_elsewhere_and_the_same_to_the_same() -> None:
    session = PlaySession(named("tolva"))
    run_on(session)
    one, other = [decision for decision, verdict in session.match.verdicts if verdict][:2]
    decide(session, one)
    run_on(session)
    record = record_of(session)
    session.undo()
    decide(session, other)
    run_on(session)
    assert record_of(session) != record
    session.undo()
    decide(session, one)
    run_on(session)
    assert record_of(session) == record


def test_each_decision_of_the_others_has_a_chance_of_its_own() -> None:
    drawn: list[tuple[int, float]] = []

    def player(view: Any, chance: Random) -> Decision:
        drawn.append((view.seat, chance.random()))
        decision: Decision = view.game.legal(view)[0]
        return decision

    for _ in range(2):
        session = PlaySession(named("tolva"), players=lambda _game: player)
        for _ in play_deal(session, Random(1)):
            pass
    half = len(drawn) // 2
    assert drawn[:half] == drawn[half:]
    assert len({chance for _, chance in drawn}) == half == 27


@pytest.mark.parametrize(
    "kept",
    [
        MatchProgress((("0 play S2",),)),
        MatchProgress((("1 play SA",),)),
        MatchProgress((("nonsense",),)),
        MatchProgress(((), ())),
        MatchProgress(((),), illegal_attempts=((0, "0 play SA"), (900, "0 play SA"))),
        MatchProgress(((),), illegal_attempts=((0, "say what"),)),
        MatchProgress(((),), illegal_attempts=((0, "3 play SA"),)),
    ],
)
def test_what_was_kept_and_does_not_hold_is_damaged(kept: MatchProgress) -> None:
    with pytest.raises(DamagedError):
        restore(LearnerMatch(named("tolva")), kept)


# The look back, and the way from it to the replay


def looked_back_at(session: PlaySession) -> tuple[KeyMoment, ...]:
    """All that is found when a deal is over."""
    back = session.match.analysis
    assert back is not None
    while back.advance():
        pass
    assert back.done
    return back.moments


KINDS_OF_LOOKS = ["forbidden", "broken", "missed", "gave", "unadvised", "kept"]


def kind_and_code(look: KeyMoment) -> str:
    return f"{look.kind}-{look.found.code}" if look.found else look.kind


def test_every_kind_of_look_leads_to_a_question_in_the_replay_that_can_be_answered_so() -> None:
    seen = set()
    forms = [("tolva", 4), ("plocketolva", 2), ("bondtolva", 4), ("tolp", 4), ("trettioett", 3)]
    for game, players in forms:
        for seed in range(8):
            session = with_tries(named(game, players, seed=seed, seat=1))
            looks = looked_back_at(session)
            # What the coach would have done too comes after what cost something and it would not.
            kinds = [KINDS_OF_LOOKS.index(look.kind) for look in looks if not look.as_advised]
            assert kinds == sorted(kinds)
            for look in looks:
                seen.add(kind_and_code(look))
                replay = ReplaySession(lang="en")
                shown = {LINKED: sharing.link(session.match), "step": str(look.step), "ask": "1", "view": "1"}
                replay.take_address(shown, "", returning=False)
                asked = replay.questions
                assert (replay.number, asked.seat, replay.problem) == (look.step, 1, None)
                chosen = choosing.by_key(asked.offers) if asked.offers else {}
                keys = [key for key, decision in chosen.items() if decision == look.decision]
                if keys:
                    replay.choose(keys[0])
                else:
                    assert asked.card_set is not None
                    replay.decide(asked.card_set.keys_of(look.decision.args))
                assert asked.answer is not None
                assert (asked.answer.decision, asked.answer.verdict) == (look.decision, look.verdict)
    assert {"forbidden", "missed", "kept", "gave-card", "missed-way-out", "missed-lead"} <= seen
    assert any(kind.startswith("missed-saved") for kind in seen)


def test_each_look_is_told_in_both_languages_with_the_way_there() -> None:
    session = with_tries(named("tolva", 4, seed=4), deals=1)
    looks = looked_back_at(session)
    for lang in ("sv", "en"):
        told = aside(PlayWords(session, lang, replay_page="replay"))
        assert [
            int(step) for step in re.findall(r'href="replay\?step=(\d+)&amp;ask=1&amp;view=0&amp;you=0#', told)
        ] == [look.step for look in looks]
        assert told.count("tolva-rule-named") == sum(look.kind == "kept" for look in looks)


def test_while_it_is_being_found_the_page_says_so_and_when_all_is_found_it_does_not() -> None:
    session = with_tries(named("plocketolva", seed=11), deals=1)
    looking = sentence("en", "play-look-on", None)
    back = session.match.analysis
    assert back is not None
    assert looking in aside(PlayWords(session, "en"))
    looked_back_at(session)
    assert session.match.analysis is back
    assert looking not in aside(PlayWords(session, "en"))


def test_what_was_found_is_let_go_of_with_the_deal() -> None:
    session = with_tries(named("tolva", 4, seed=4), deals=1)
    before = session.match.analysis
    session.undo()
    assert session.match.analysis is None
    run_on(session)
    while session.match.waits_for == "you":
        decide(session, next(decision for decision, verdict in session.match.verdicts if verdict))
        run_on(session)
    assert session.match.analysis is not before


def run_on_thinking(match: LearnerMatch) -> int:
    """The others decide until the learner is asked or the deal is over; how often somebody thought on."""
    moments = 0
    while match.waits_for in ("others", "step"):
        if match.opponents.is_thinking:
            match.think()
            moments += 1
        else:
            match.go_on()
    return moments


@pytest.mark.parametrize("game", ["tolva", "tolp", "trettioett"])
def test_club_players_think_in_moments_and_need_not_think_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_widgets.play.opponents.SLICE", 0)
    match = LearnerMatch(named(game, 3, others="club"))
    moments = 0
    for _ in range(3):
        moments += run_on_thinking(match)
        if match.waits_for == "you":
            match.attempt(next(decision for decision, verdict in match.verdicts if verdict))
    moments += run_on_thinking(match)
    assert moments > 2
    monkeypatch.setattr("tolva_widgets.play.opponents.DecisionSearch", None)
    again = LearnerMatch(match.name)
    restore(again, progress_of(match))
    assert again.ongoing.record == match.ongoing.record
    assert progress_of(again) == progress_of(match)


def test_who_thinks_may_be_stopped_and_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_widgets.play.opponents.SLICE", 0)
    match = LearnerMatch(named("trettioett", 3, others="club", seat=0, dealer=0))
    match.go_on()
    assert match.opponents.is_thinking
    assert len(match.ongoing) == 1
    match.go_on()
    assert not match.opponents.is_thinking
    assert match.step.decision is not None


def test_taking_back_ends_a_thought_and_forgets_what_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_widgets.play.opponents.SLICE", 0)
    match = LearnerMatch(named("tolva", 3, others="club", seat=0, dealer=2))
    decision = match.verdicts[0][0]
    match.attempt(decision)
    match.go_on()
    match.go_on()
    match.go_on()
    assert match.opponents.is_thinking
    assert match.opponents.searched
    match.undo()
    assert (match.opponents.is_thinking, match.opponents.searched, match.waits_for) == (False, {}, "you")


def test_tolp_turn_who_leads_has_an_empty_table_and_has_seen_what_was_turned_down() -> None:
    session, chance = PlaySession(named("tolp", 4, seed=3), lang="en"), Random("lead")
    match, leads, shown = session.match, 0, 0

    def lying() -> int:
        return sum(zone.count for zone in match.table().zones if zone.kind == "pile")

    def go_on() -> None:
        nonlocal shown
        while match.waits_for in ("others", "step"):
            session.go_on()
            shown += lying() and match.waits_for == "step"

    go_on()
    while match.waits_for == "you":
        if match.deal.where().code in ("lead", "start"):
            leads += 1
            assert lying() == 0
        allowed = [decision for decision, verdict in match.verdicts if verdict]
        decision = allowed[int(chance.random() * len(allowed))]
        decide(session, decision)
        assert lying() or not decision.args, "what one lays oneself is seen as well"
        go_on()
    assert leads > 2
    assert shown, "who goes out lays cards that are to be seen before they are turned down"


def test_tolp_turn_a_match_that_is_taken_up_has_the_table_as_it_was() -> None:
    session, chance = PlaySession(named("tolp", 3, seed=5), lang="en"), Random("up")
    match, lay = session.match, 0
    while not match.deal_over:
        again = LearnerMatch(match.name)
        restore(again, progress_of(match))
        lies = match.waits_for == "step"
        lay += lies
        assert again.step.number == match.step.number
        assert lies or (again.waits_for, again.table()) == (match.waits_for, match.table())
        if match.waits_for == "you":
            allowed = [decision for decision, verdict in match.verdicts if verdict]
            decide(session, allowed[int(chance.random() * len(allowed))])
        else:
            session.go_on()
    assert lay


def test_trick_winner_a_trick_is_seen_until_its_taker_has_led() -> None:
    session = PlaySession(named("tolva", 4, seed=7), lang="en")
    for _ in play_deal(session, Random("trick")):
        centre = next(zone for zone in session.match.table().zones if zone.kind == "centre")
        step, (_, trick) = session.match.step, session.match.deal.where().section
        said = step.decision is not None and step.decision.verb != "play"
        assert centre.count or trick == 1 or said, "the trick before lies there"
