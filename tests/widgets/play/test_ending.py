"""How a deal that is over is told on the table: what decided it, the score before and after, and what to practise."""

import re
from dataclasses import replace
from functools import cache
from html import unescape
from typing import Any
from unittest.mock import patch

import pytest
from markupsafe import Markup

from helpers.chance_player import FORMS, match_over, named, with_tries
from tolva_teach.hindsight.cost import Cost
from tolva_teach.play.replay import Replay
from tolva_teach.records.links import unpacked
from tolva_teach.records.record import read_record
from tolva_teach.rules.happenings import Happening
from tolva_teach.texts import LANGUAGES, happening, rule, signed
from tolva_widgets.play.ended import headline as headlines
from tolva_widgets.play.ended.analysis import DealAnalysis
from tolva_widgets.play.ended.ending import Ending
from tolva_widgets.play.ended.headline import MOST_NAMED
from tolva_widgets.play.ended.next_step import next_step
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.widget import PlayTable
from tolva_widgets.play.words import PlayWords


@cache
def played(number: int) -> PlaySession:
    """A deal of a form that is over, in which something forbidden was tried now and then."""
    game, players, options = FORMS[number]
    return with_tries(named(game, players, options=options), deals=1)


def ending_of(session: PlaySession, lang: str = "en") -> Ending:
    return Ending(PlayWords(session, lang, "en", "replay.ipynb"))


def _change(told: Happening, party: int) -> int:
    """How a happening changes a party's score: points as they are credited, and lives as they are lost."""
    facts = told.facts
    if "points" in facts and facts.get("party") == party:
        return int(facts["points"])
    if told.kind == "lost-life":
        return -(party in facts["losers"])
    return -int(facts["count"]) if told.kind == "lost-two" and facts["seat"] == party else 0


@pytest.mark.parametrize("number", range(len(FORMS)), ids=map(str, FORMS))
def test_what_is_told_makes_the_whole_change_of_the_score(number: int) -> None:
    ending = ending_of(played(number))
    assert ending.decided
    for before, now in ending.scores:
        if now.unit != "rounds":
            assert now.score - before.score == sum(_change(told, now.party) for told in ending.decided)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [n for n, (game, *_) in enumerate(FORMS) if game not in ("tolp", "trettioett")])
def test_the_headline_of_a_deal_tells_the_points_of_the_others_too(number: int, lang: str) -> None:
    ending = ending_of(played(number), lang)
    assert len(ending.scores) <= MOST_NAMED, "so many are told one by one"
    for before, now in ending.scores:
        change = now.score - before.score
        if now.party != ending.words.speaker.parties[ending.words.match.seat]:
            who = ending.words.speaker.party(now.party)
            assert ending.words.say("ending-points-other", party=who, change=signed(change)) in ending.title


LIVES = {
    "en": {
        "nobody": "The deal is over: nobody loses a life",
        "one": "The deal is over: Birger loses a life",
        "two": "The deal is over: you and Birger lose a life each",
        "own 31": "31! Birger is out",
        "31": "Birger has 31: you lose a life",
        "31 of many": "Birger has 31: everyone else loses a life",
        "some": "The deal is over: Birger, Cilla and David lose a life each",
        "knocked, all": "The deal is over: Birger knocked, everyone else loses a life",
        "knocked, some": "The deal is over: Birger knocked, you, Cilla and David lose a life each",
    },
    "sv": {
        "nobody": "Given är slut: ingen förlorar något liv",
        "one": "Given är slut: Birger förlorar ett liv",
        "two": "Given är slut: du och Birger förlorar var sitt liv",
        "own 31": "31! Birger är utslagen",
        "31": "Birger har 31: du förlorar ett liv",
        "31 of many": "Birger har 31: alla andra förlorar ett liv",
        "some": "Given är slut: Birger, Cilla och David förlorar var sitt liv",
        "knocked, all": "Given är slut: Birger knackade, alla andra förlorar ett liv",
        "knocked, some": "Given är slut: Birger knackade, du, Cilla och David förlorar var sitt liv",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_headline_of_a_deal_of_lives_tells_who_loses_one_and_who_is_out_by_31(lang: str) -> None:
    ending = ending_of(played(FORMS.index(("trettioett", 5, {}))), lang)

    def headline(*told: tuple[str, dict[str, Any]], knocker: int | None = None) -> str:
        decided = [Happening(kind, "thirtyone.31", facts) for kind, facts in told]
        with patch.object(headlines, "_knocker", return_value=knocker):
            return headlines.deal_headline(ending.words, 0, ending.scores, decided)

    said = {
        "nobody": headline(),
        "one": headline(("lost-life", {"losers": (1,)})),
        "two": headline(("lost-life", {"losers": (0, 1)})),
        "own 31": headline(("shows-31", {"seat": 0}), ("lost-life", {"losers": (1,)}), ("out", {"seat": 1})),
        "31": headline(("shows-31", {"seat": 1}), ("lost-life", {"losers": (0,)})),
        "31 of many": headline(("shows-31", {"seat": 1}), ("lost-life", {"losers": (0, 2, 3, 4)})),
        "some": headline(("lost-life", {"losers": (1, 2, 3)})),
        "knocked, all": headline(("lost-life", {"losers": (0, 2, 3, 4)}), knocker=1),
        "knocked, some": headline(("lost-life", {"losers": (0, 2, 3)}), knocker=1),
    }
    assert said == LIVES[lang]


def test_who_has_knocked_is_told_with_what_it_cost_them() -> None:
    titles = [ending_of(played(FORMS.index(("trettioett", players, {})))).title for players in (3, 5)]
    assert titles == [
        "The deal is over: you knocked and lose a life",
        "The deal is over: you knocked, Cilla loses a life",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(FORMS)), ids=map(str, FORMS))
def test_each_line_leads_to_its_rule_and_what_was_tried_is_what_to_practise(number: int, lang: str) -> None:
    session = played(number)
    ending, game = ending_of(session, lang), session.match.deal.game
    markup = ending.markup()
    for told in ending.decided:
        assert f"#{told.rule}" in markup
    tried = {one.verdict.rule for one in session.match.illegal_attempts}
    assert set(ending.to_practise) <= tried | {moment.verdict.rule for moment in session.match.analysis.moments}  # type: ignore[union-attr]
    assert bool(ending.to_practise) == (ending.words.say("ending-practise") in markup)
    assert not tried or tried & set(ending.to_practise)
    for name in ending.to_practise:
        assert rule(lang, name, game.name, game.players).title in markup


def test_a_rule_by_which_several_lines_hold_is_named_once() -> None:
    ending = ending_of(played(FORMS.index(("trettioett", 5, {}))))
    rules = [told.rule for told in ending.decided]
    assert len(set(rules)) < len(rules)
    (why,) = re.findall('<ul class="tolva-ending-why">(.*?)</ul>', ending.markup())
    assert all(why.count(f"#{name}&") + why.count(f'#{name}"') == 1 for name in rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_end_of_a_round_of_tolp_everyones_place_is_told_the_tolps_too(lang: str) -> None:
    ending = ending_of(played(FORMS.index(("tolp", 4, {}))), lang)
    told = ending.markup()
    (over,) = (its for its in ending.decided if its.kind == "deal-over")
    assert happening(over, ending.words.speaker) in unescape(told)
    assert len(over.facts["order"]) == 4


def test_a_question_about_the_rule_that_was_missed_is_one_press_away() -> None:
    """Of the rules that were missed in these deals, some have questions of their own."""
    endings = [ending_of(played(number)) for number in range(len(FORMS))]
    asked = [ending for ending in endings if any(f"topic={name}" in ending.markup() for name in ending.to_practise)]
    assert asked


def searched(number: int) -> Ending:
    """The end of a deal that has been searched through."""
    ending = ending_of(played(number))
    while ending.words.match.analysis is not None and ending.words.match.analysis.advance():
        pass
    return ending


def test_who_lost_is_told_first_what_cost_most() -> None:
    endings = [searched(number) for number in range(len(FORMS))]
    told = [ending for ending in endings if ending.why_lost]
    assert told
    for ending in endings:
        assert not ending.why_lost or ending.gained_most is False
    for ending in told:
        assert Markup.escape(ending.why_lost) in ending.markup()


def test_what_would_seldom_have_cost_anything_is_not_said_to_have_cost_most() -> None:
    endings = [ending for ending in map(searched, range(len(FORMS))) if ending.why_lost]
    for ending in endings:
        analysis = ending.words.match.analysis
        assert analysis is not None
        moment = analysis.costliest
        assert moment is not None
        for worse, opening in ((0, ""), (1, "Your weakest choice"), (5, "This cost you most.")):
            at = (moment.step, moment.decision)
            with patch.dict(analysis._costs, {at: Cost(worse, 10)}), patch.object(DealAnalysis, "moments", (moment,)):
                weighed = analysis.cost(moment) is not None
                assert ending.why_lost.startswith(opening if weighed else "This cost you most.")
                assert bool(ending.why_lost) == bool(opening) or not weighed


def test_what_is_not_weighed_beside_what_is_is_not_said_to_have_cost_most() -> None:
    analyses = [ending.words.match.analysis for ending in map(searched, range(len(FORMS)))]
    analysis = next(its for its in analyses if its and its.costliest and its.costliest.kind in ("missed", "gave"))
    moments = [analysis.costliest]
    nothing = {(moment.step, moment.decision): Cost(0, 10) for moment in moments}
    beyond = replace(moments[0], step=moments[0].step + 1000)
    with (
        patch.object(analysis, "_costs", nothing),
        patch.object(analysis, "_as_advised", {**analysis._as_advised, beyond.step: False}),
        patch.object(DealAnalysis, "moments", (*moments, beyond)),
    ):
        assert analysis.costliest is None
    with patch.object(analysis, "_costs", {}), patch.object(DealAnalysis, "moments", tuple(moments)):
        assert analysis.costliest is not None, "nobody can weigh anything"


def test_before_all_is_weighed_nothing_is_said_to_have_cost_most() -> None:
    ending = next(ending for ending in map(searched, range(len(FORMS))) if ending.why_lost)
    with patch.object(ending.words.match.analysis, "done", new=False):
        assert ending.why_lost == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lost_match_is_told_with_its_score_and_by_how_much(lang: str) -> None:
    lost = next(
        ending
        for seed in range(20)
        if not (ending := ending_of(match_over(named("bondtolva", 2, seed=seed)), lang)).won
    )
    (mine, its) = (now.score for _, now in lost.scores)
    short = lost.words.say("ending-short", margin=its - mine)
    assert lost.standing == f"{signed(mine)}–{signed(its)}. {short}"
    head, _, _ = lost.markup().partition("</summary>")
    assert lost.standing in head, "it is seen folded too"


def test_after_a_lost_match_without_a_broken_rule_the_next_step_is_the_choice_that_cost_most() -> None:
    endings = (ending_of(match_over(named("bondtolva", 2, seed=seed))) for seed in range(40))
    for ending in endings:
        analysis = ending.words.match.analysis
        while analysis is not None and analysis.advance():
            pass
        if ending.why_lost:
            step = next_step(ending.words, [], lost=True)
            assert step is not None
            assert "ask=1" in step.href
            assert step.label == ending.words.say("ending-look-again")
            assert next_step(ending.words, [], lost=False) is None
            return
    raise AssertionError("no match was lost by a choice")


def short_match(seed: int) -> PlaySession:
    """A short match that the learner has played as a beginner does."""
    return match_over(named("trettioett", 3, seed=seed, options={"lives": 1}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_is_won_is_celebrated_and_one_that_is_lost_is_told_of(lang: str) -> None:
    told, ends = {}, {}
    for seed in range(20):
        ending = ending_of(short_match(seed), lang)
        told[ending.won], ends[ending.won] = ending.markup(), ending
        if len(told) == 2:
            break
    assert "tolva-ending-won" in told[True]
    assert "tolva-ending-won" not in told[False]
    assert ending.words.say("ending-match-won") in told[True]
    winner = ends[False].words.match.deal.standing.winner
    assert winner is not None
    assert ends[False].words.speaker.party(winner) in ends[False].title, "who has won is in the heading"


def test_the_way_to_the_whole_deal_leads_to_its_beginning_and_not_to_the_first_of_the_match() -> None:
    session = next(its for its in map(short_match, range(20)) if its.match.step.deal_number)
    steps = session.match.ongoing
    words = PlayWords(session, "en", "en", "replay.ipynb").analysis
    assert words is not None
    (step,) = re.findall(r'tolva-play-whole" href="replay.ipynb\?step=(\d+)', str(words.section()))
    assert steps[int(step)].fresh
    assert steps[int(step)].deal_number == session.match.step.deal_number


def test_the_card_lies_on_the_table_from_the_deals_end_until_the_next_deal() -> None:
    table = PlayTable(named("trettioett", 3), lang="en", coach="silent")
    card = next(part for part in table._frame.grid.children if "tolva-table-page-ending" in part._dom_classes)
    assert card.value == ""
    table.session.match = with_tries(named("trettioett", 3), deals=1).match
    table._show()
    assert "The deal is over" in card.value
    assert f">{table.session_words.on}</button>" in card.value
    assert table.session_words.on == table._pace.on
    assert table.said.count("The deal is over") <= 1
    table.go_on()
    assert card.value == ""


@pytest.mark.parametrize(("game", "players"), [("tolva", 4), ("bondtolva", 3), ("tolp", 4), ("trettioett", 3)])
def test_each_deal_of_the_match_is_told_of_with_the_score_after_it_and_the_way_into_it(game: str, players: int) -> None:
    session = with_tries(named(game, players), deals=3)
    words = PlayWords(session, "en", "en", "replay.ipynb").analysis
    assert words is not None
    rows = re.findall(r'<tr><th scope="row"><a href="([^"]+)">([^<]+)</a></th>(.*?)</tr>', str(words.section()))
    after = {step.deal_number: step.after.standing.score for step in session.match.ongoing}
    assert len(rows) == len(after) == 3
    for number, (way, called, cells) in enumerate(rows):
        assert called == f"{'Round' if game == 'tolp' else 'Deal'} {number + 1}"
        assert re.findall("<td>([^<]+)</td>", cells) == list(map(signed, after[number]))
        alone = Replay(read_record(unpacked(way.partition("#record=")[2])))
        in_match = [step.decision for step in session.match.ongoing if step.deal_number == number]
        assert [step.decision for step in alone] == in_match
        assert alone[-1].after.standing.score == after[number]


def test_of_the_only_deal_of_a_match_no_list_of_deals_is_shown() -> None:
    words = PlayWords(with_tries(named("tolva", 4), deals=1), "en", "en", "replay.ipynb").analysis
    assert words is not None
    assert "tolva-play-deals" not in str(words.section())
