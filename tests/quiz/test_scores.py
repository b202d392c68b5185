"""What does it score? What the engine makes of it, what a wrong score has got wrong, and how far rules of thumb get."""

import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import pytest

from helpers import scored_deals
from helpers.first_questions import first_questions
from helpers.golden_questions import called
from helpers.thumbs_scores import THUMBS, share
from tolva_teach.games.base import Refused
from tolva_teach.play.match import stop
from tolva_teach.quiz import FAMILIES, Answer, mark, round_from, rules_met
from tolva_teach.quiz.tricks import SCORES
from tolva_teach.quiz.tricks.forms import FORMS, Form
from tolva_teach.quiz.tricks.scores import ScoresQuestion, deals
from tolva_teach.quiz.tricks.scores.ledger import Outcome
from tolva_teach.quiz.tricks.scores.premises import counted_cards
from tolva_teach.quiz.tricks.scores.question import Scores, standing_of
from tolva_teach.quiz.tricks.scores.reasons import takes_both
from tolva_teach.texts import LANGUAGES, happening, say

HARDEST = 3

each_form = pytest.mark.parametrize("family", SCORES, ids=called)


@cache
def hardest(family: Scores) -> Sequence[ScoresQuestion]:
    return first_questions(family, HARDEST, 100)


def of_kind(kind: str, families: Collection[Scores] = SCORES) -> list[ScoresQuestion]:
    """Some questions of the kind, from every form that has it."""
    found = [question for family in families for question in hardest(family) if kind in question.kinds]
    assert found
    return found


def cases_of(question: ScoresQuestion) -> set[str]:
    """What the wrong choices have got wrong."""
    return {slip.case for choice in question.choices for slip in question.claim(choice).slips}


def played(question: ScoresQuestion) -> Outcome:
    """How the match stands by the engine, from the question's record alone."""
    deal: Any = stop(question.record)
    if question.scored.verdict is not None:
        with suppress(Refused):
            deal.apply(question.moment.last)
    return Outcome(tuple(deal.standing.score), deal.standing.winner)


@each_form
def test_the_answer_is_how_the_match_stands_in_the_engine(family: Scores) -> None:
    for question in hardest(family):
        assert question.answer == {standing_of(played(question))}


@each_form
def test_the_ledger_that_mistakes_are_made_in_is_the_engines(family: Scores) -> None:
    """Settled by the same rules, its lines add up to the engine's score."""
    for question in hardest(family):
        assert question.scored.ledger.outcome == played(question)


@each_form
def test_no_rule_of_thumb_answers_more_than_half_of_the_hardest(family: Scores) -> None:
    found = {thumb: share(thumb, hardest(family)) for thumb in THUMBS}
    assert {thumb: its for thumb, its in found.items() if its > 0.5} == {}


@each_form
def test_there_are_four_or_five_choices_of_which_no_two_are_alike(family: Scores) -> None:
    for difficulty, counts in ((1, {4}), (2, {4, 5}), (3, {4, 5})):
        for seed in range(20):
            question = family.question(seed, difficulty)
            assert len(set(question.choices)) == len(question.choices)
            assert len(question.choices) in counts


@each_form
def test_a_won_match_is_not_asked_about_by_how_much(family: Scores) -> None:
    """Who has stopped counting there has a point: of a won match each other choice has another winner."""
    for question in hardest(family):
        (right,) = (choice.value for choice in question.choices if question.verdict(choice))
        if right.winner is not None:
            assert [choice.value for choice in question.choices if choice.value.winner == right.winner] == [right]


TEMPTING: Mapping[str, Collection[str]] = {
    "barred": {"barred"},
    "one-tjog": {"barred"},
    "from-eleven": {"barred"},
    "order": {"order-turned", "most-points"},
    "both-exact": {"order-turned-exact-12"},
    "gotland": {"order-turned-gotland", "most-points-gotland"},
    "falls": {"past-twelve-wins"},
    "wins": {"nobody-has-won"},
    "meld-wins": {"meld-does-not-end"},
    "plays-on": {"meld-ends"},
    "tie": {"tie-to-each", "tie-to-each-matadors"},
    "half-made": {"half-is-made"},
    "half-failed": {"half-fails"},
    "half-short": {"half-fails-for-points"},
    "half-open": {"open-is-not-made"},
    "whole-below": {"whole-below-wins"},
}
"""By kind, the mistake that it is asked for: one of these."""


@pytest.mark.parametrize("kind", TEMPTING)
def test_the_mistake_that_a_kind_is_asked_for_is_nearly_always_offered(kind: str) -> None:
    asked = of_kind(kind)
    met = [question for question in asked if cases_of(question) & set(TEMPTING[kind])]
    assert len(met) > 0.75 * len(asked)


def test_every_known_mistake_is_offered_somewhere_and_has_a_sentence_of_its_own() -> None:
    found = {case for family in SCORES for question in hardest(family) for case in cases_of(question)}
    assert found >= {"sistan-forgotten", "sistan-elsewhere", "vinsten-forgotten", "vinsten-by-tricks", "melds-again",
                     "carry-forgotten", "carry-on-sistan", "tie-to-each", "tie-to-sistan", "eyes-forgotten",
                     "eyes-otherwise-late", "eyes-first", "aces-forgotten", "tens-forgotten", "half-doubled",
                     "gubbe-and-sistan", "gubbe-nothing-lost", "whole-halved", "whole-below-wins", "meld-not-yet",
                     "meld-as-trump", "trump-as-later", "past-twelve-stays"}  # fmt: skip


@each_form
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_choice_says_what_is_wrong_with_it_and_the_right_one_adds_up(family: Scores, lang: str) -> None:
    for question in hardest(family)[::4]:
        speaker = question.speaker(lang)
        said = {choice: question.why(choice, speaker) for choice in question.choices}
        (right,) = question.answer
        assert said[right] not in [its for choice, its in said.items() if choice != right]
        before, after = question.scored.ledger.before, question.scored.ledger.added
        for party, (was, its) in enumerate(zip(before, after, strict=True) if question.scored.ledger.lines else ()):
            told = say("scores-stays", {"party": party, "score": its}, speaker) if was == its else f"= {its}"
            assert told.replace("-", "−").casefold() in said[right].casefold()


@each_form
def test_nobody_is_said_to_have_counted_cards_wrongly_where_the_numbers_are_shown(family: Scores) -> None:
    counting = {"aces-forgotten", "tens-forgotten", "eyes-otherwise", "eyes-otherwise-late"}
    for question in hardest(family):
        speaker = question.speaker("sv")
        for choice in question.choices:
            told = question.why(choice, speaker)
            for slip in question.claim(choice).slips:
                if slip.case in counting:
                    sentence = say(f"scores-slip-{slip.case}", slip.facts, speaker)
                    assert (sentence in told) is question.moment.to_count


@each_form
def test_one_card_alone_is_not_added_up(family: Scores) -> None:
    for question in hardest(family):
        (right,) = question.answer
        assert not re.search(r"(?:har|och) (\d+) = \1\b", question.why(right, question.speaker("sv")))


@each_form
def test_the_right_one_is_told_by_the_engines_own_happenings_in_their_order(family: Scores) -> None:
    for question in hardest(family)[::4]:
        speaker, told = question.speaker("sv"), question.scored.happened
        (right,) = question.answer
        said = question.why(right, speaker)
        order = ("meld-scored", "vinsten", "vinsten-tied", "sistan", "gubbe-made", "gubbe-failed", "fell-back",
                 "match-won")  # fmt: skip
        in_words = {kind: happening(told[kind], speaker) for kind in order if kind in told}
        if "meld-scored" in told:  # its new score is told once, with the others'
            in_words["meld-scored"] = say("scores-right-meld", told["meld-scored"].facts, speaker)
        both = takes_both(question.scored)
        if both is not None:  # of the second point it is told whose the first was
            in_words["sistan"] = say("scores-right-sistan-too", {"party": both}, speaker)
        places = [said.index(sentence) for sentence in in_words.values()]
        assert places == sorted(places)
        rules = [told[kind].rule for kind in order if kind in told]
        assert [rule for rule in question.rules if rule in rules] == list(dict.fromkeys(rules))


@each_form
def test_what_is_shown_is_what_stood_before_anything_was_written_down(family: Scores) -> None:
    """The score of the deal so far, nobody's turn after the last trick, and of what is to be counted nothing."""
    for question in hardest(family):
        table = question.table
        assert tuple(tally.score for tally in table.tallies) == question.scored.ledger.before
        if question.scored.verdict is None:
            assert not {mark for place in table.places for mark in place.marks} & {"to-act", "in"}
        else:
            assert not {card for place in table.places for card in place.marks} - {"dealer", "forehand", "to-act", "in"}
        if "count" in question.kinds:
            assert {key for zone in table.zones for key in zone.facts} | {
                key for tally in table.tallies for key in tally.beside
            } == {"tricks"}


@each_form
@pytest.mark.parametrize("lang", LANGUAGES)
def test_neither_question_nor_hints_tell_the_answer(family: Scores, lang: str) -> None:
    for question in hardest(family)[::4]:
        speaker = question.speaker(lang)
        shown = " ".join([question.ask(speaker), repr(question), *(hint.sentence(speaker) for hint in question.hints)])
        for choice in question.choices:
            assert question.called(choice, speaker) not in shown
            assert choice.key not in shown


def test_hints_are_the_same_for_all_that_score_in_the_same_way() -> None:
    for family in SCORES:
        by_way: dict[str, set[str]] = {}
        for question in hardest(family):
            way = question.scored.gubbe.verb if question.scored.gubbe else str(question.scored.verdict is None)
            by_way.setdefault(way, set()).add(str(question.hints))
        assert all(len(hints) == 1 for hints in by_way.values())


def test_what_is_to_be_counted_is_all_told_but_for_the_cards_of_the_party_with_most() -> None:
    for question in of_kind("count"):
        counting, speaker = counted_cards(question.scored), question.speaker("sv")
        asked = question.ask(speaker)
        unit = "matadors" if question.scored.counts_matadors else "points"
        facts = [{"party": party, "cards": cards, "unit": unit} for party, cards in enumerate(counting)]
        untold = [its for its in facts if its["cards"] and say("scores-premise-cards", its, speaker) not in asked]
        assert [len(its["cards"]) for its in untold] == [max(map(len, counting))]
        assert sum(map(len, counting)) == 20


@each_form
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_as_taken_has_the_trick_on_the_table_in_it_and_that_is_told(family: Scores, lang: str) -> None:
    for question in hardest(family):
        taken = [zone for zone in question.table.zones if zone.kind == "taken"]
        ended = question.scored.verdict is None
        assert sum(zone.facts["tricks"] for zone in taken) == len(question.scored.board.tricks)
        assert any(zone.name == "trick" and zone.cards for zone in question.table.zones) is ended
        speaker = question.speaker(lang)
        assert (say("scores-premise-included", {}, speaker) in question.ask(speaker)) is ended


def test_who_may_have_left_out_either_of_two_points_is_told_of_both() -> None:
    """The same stand, one point short: for sistan, or of vinsten."""
    found = 0
    for question in [question for family in SCORES for question in hardest(family)]:
        ledger, speaker = question.scored.ledger, question.speaker("sv")
        vinsten, sistan = ledger.line("vinsten"), ledger.line("sistan")
        if vinsten is None or sistan is None or question.kinds & {"eyes", "late-eyes"}:
            continue
        facts = {"party": vinsten.party, "addends": [vinsten.points, sistan.points]}
        told = say("scores-slip-both-lines", facts, speaker)
        short = ledger.without("sistan").outcome
        same = vinsten.party == sistan.party and ledger.changed("vinsten", points=vinsten.points - 1).outcome == short
        for choice in question.choices:
            if choice.value == short and len(question.claim(choice).slips) == 1:
                assert question.why(choice, speaker).startswith(told) is same, question
                found += same
    assert found


def test_a_mistake_about_the_gubbe_itself_is_told_before_what_is_not_counted_beside_it() -> None:
    pairs = 0
    for question in of_kind("half-made"):
        speaker = question.speaker("sv")
        for choice in question.choices:
            by_about = {slip.about: slip for slip in question.claim(choice).slips}
            if len(by_about) == 2 and "gubbe" in by_about:
                first = say(f"scores-slip-{by_about['gubbe'].case}", by_about["gubbe"].facts, speaker)
                assert question.why(choice, speaker).startswith(first)
                pairs += 1
    assert pairs


def test_a_won_match_of_several_at_twelve_is_said_to_be_over_by_what_decided_it() -> None:
    for kind in ("order", "both-exact", "gotland"):
        over = [(question, choice) for question in of_kind(kind) for choice in question.choices
                for slip in question.claim(choice).slips if slip.case.startswith("nobody-has-won")]  # fmt: skip
        assert over
        for question, choice in over:
            speaker = question.speaker("sv")
            assert happening(question.scored.happened["match-won"], speaker) in question.why(choice, speaker)


def test_a_variant_that_is_played_is_told() -> None:
    for family in SCORES:
        for question in hardest(family):
            options = {key: value for key, value in question.view.game.options.items()
                       if value != question.view.game.options_known[key].default}  # fmt: skip
            assert ("Ni spelar" in question.ask(question.speaker("sv"))
                    or "Ni räknar" in question.ask(question.speaker("sv"))) is bool(options)  # fmt: skip


@pytest.mark.parametrize("rule", [(family, rule) for family in (SCORES[0], SCORES[-1]) for rule in family.rules],
                         ids=lambda its: f"{called(its[0])}-{its[1]}")  # fmt: skip
def test_ten_questions_in_a_row_about_a_rule_and_a_result_by_rule(rule: tuple[Scores, str]) -> None:
    family, topic = rule
    row = round_from(family, family.name_of(70, HARDEST), topic)
    assert len(row.names) == 10
    for place, name in enumerate(row.names):
        question = family.named(name)
        assert topic in rules_met(question)
        wrong = next(choice for choice in question.choices if not question.verdict(choice))
        picked = [wrong] if place == 0 else list(question.answer)
        row = row.with_answer(name, Answer(tuple(picked), mark(question, picked).right))
    result = row.result(family.named)
    assert (result.right, result.answered) == (9, 10)
    assert topic in {its.rule for its in result.rules}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.name}-{form.players}")
def test_the_deals_that_are_known_end_as_it_is_said_of_them(form: Form) -> None:
    for name, numbers in deals.known(form).items():
        sort, fits = deals.TRAITS[name]
        assert len(numbers) == deals.MANY
        for number in numbers[::60]:
            assert fits(deals.played(form, sort, number))


def test_the_file_of_known_deals_is_what_its_helper_writes() -> None:
    form = FORMS[5]
    found = scored_deals.numbers_of(form, {"apart": 5, "melds": 5, "forehand": 5})
    assert found == {name: list(deals.known(form)[name][:5]) for name in found}


def test_every_trick_game_has_the_family_and_all_are_listed() -> None:
    assert [(family.game, family.players) for family in SCORES] == [
        ("tolva", None), ("tolva", 3), ("plocketolva", None), ("bordstolva", None), ("bondtolva", None),
        ("bondtolva", 3), ("bondtolva", 4),
    ]  # fmt: skip
    assert set(SCORES) <= set(FAMILIES)


def test_who_thinks_a_score_bars_a_meld_that_it_does_not_bar_is_told_so() -> None:
    found = set()
    for question in of_kind("plays-on"):
        way = question.scored.game.options["scoring"]
        cases = cases_of(question) & {f"meld-not-yet{end}" for end in ("", "-out", "-exact-12", "-gotland-trump",
                                                                       "-gotland")}  # fmt: skip
        assert all(case.startswith(f"meld-not-yet-{way}") for case in cases)
        found |= cases
    assert "meld-not-yet-exact-12" in found


def test_why_vinsten_is_worth_more_than_one_is_told_before_who_takes_it() -> None:
    for question in of_kind("carry"):
        speaker = question.speaker("sv")
        facts = {"count": question.scored.carry, "points": 1 + question.scored.carry}
        (right,) = question.answer
        vinsten = happening(question.scored.happened["vinsten"], speaker)
        assert f"{say('scores-right-carried', facts, speaker)} {vinsten}" in question.why(right, speaker)


def test_who_forgets_both_points_is_told_so_in_one_sentence() -> None:
    both = {"vinsten-forgotten", "sistan-forgotten"}
    told = [question.why(choice, question.speaker("sv")) for family in SCORES for question in hardest(family)
            for choice in question.choices if {slip.case for slip in question.claim(choice).slips} == both]  # fmt: skip
    assert told
    assert all(its.startswith("Här saknas både vinsten och sistan: ") for its in told)


@each_form
def test_the_scores_are_told_in_the_order_in_which_the_table_shows_them(family: Scores) -> None:
    for question in hardest(family)[::10]:
        speaker, shown = question.speaker("sv"), [tally.party for tally in question.table.tallies]
        for choice in question.choices:
            told = [say("scores-of", {"party": party, "score": choice.value.scores[party]}, speaker) for party in shown]
            assert question.called(choice, speaker).startswith(" · ".join(told))


@pytest.mark.parametrize(("lang", "word"), [("en", "eyes"), ("sv", "ögon")])
def test_eyes_are_counted_out_only_where_the_matadors_are_level(lang: str, word: str) -> None:
    counted = [question for question in of_kind("count") if question.scored.counts_matadors]
    seen = set()
    for question in counted:
        numbers = [question.scored.game.worth(cards)["matadors"] for cards in question.scored.taken]
        level = numbers.count(max(numbers)) > 1
        (right,) = question.answer
        assert (word in question.why(right, question.speaker(lang)).replace("ögonen", "")) >= level
        assert level or word not in question.why(right, question.speaker(lang))
        seen.add(level)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("lang", "asks", "tells"), [("en", "Is that allowed", "You may not meld"), ("sv", "Får du det", "Du får inte mäla")]
)
def test_a_meld_is_asked_about_with_whether_it_may_be_made_at_all(lang: str, asks: str, tells: str) -> None:
    melds = [question for family in SCORES for question in hardest(family) if question.scored.verdict is not None]
    assert {bool(question.scored.verdict) for question in melds} == {True, False}
    for question in melds:
        (right,) = question.answer
        speaker = question.speaker(lang)
        assert asks in question.ask(speaker)
        assert (tells in question.why(right, speaker)) != bool(question.scored.verdict)
