"""What every family of questions has to be like, whichever game it is about."""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from helpers import (
    thumbs_cannot,
    thumbs_exchange,
    thumbs_hand_over,
    thumbs_lacked,
    thumbs_leads,
    thumbs_loses,
    thumbs_pairs,
    thumbs_third,
    thumbs_tolp,
    thumbs_wins,
    thumbs_worth,
)
from helpers.breadth import NIGHTLY, so_many
from helpers.first_questions import first_questions
from helpers.golden_questions import SINGLY, TOGETHER, called, digest, golden
from helpers.thumbs import LONGER, lacking_one_step, score, scores
from tolva_teach.games.trettioett.scoring import value_of
from tolva_teach.play.match import stop
from tolva_teach.quiz import FAMILIES, Family, QuestionName, families, family_of, mark
from tolva_teach.quiz.positions import TurnQuestion
from tolva_teach.quiz.tolp import (
    EXCHANGE_TELLS,
    HAND_OVER,
    MAY_LAY,
    WHO_EXCHANGES,
    WHO_LEADS,
    WHO_WINS,
    GivingQuestion,
    HandOverQuestion,
)
from tolva_teach.quiz.trettioett import LOSES, MAY_DO, THIRD_CARD, WORTH
from tolva_teach.quiz.tricks import CANNOT_HAVE, LACKED, MUST_PLAYS
from tolva_teach.quiz.tricks.single import SingleQuestion
from tolva_teach.rules.table import Table, Zone
from tolva_teach.texts import LANGUAGES, card_name

HARDEST = 3
BLOCK = 100
"""So many seeds in a row, or half as many, come to each kind of situation as often as planned."""
LEAST = 0.04
"""The share of the questions that each kind of situation is met by."""

each_family = pytest.mark.parametrize("family", FAMILIES, ids=called)

TURNS = [family for family in FAMILIES if issubclass(family.question_type, TurnQuestion)]
"""Those that ask what one may do."""
each_about_a_turn = pytest.mark.parametrize("family", TURNS, ids=called)

each_position = pytest.mark.parametrize(
    "family", [family for family in FAMILIES if not issubclass(family.question_type, SingleQuestion)], ids=called
)
"""What is asked about as the table stands; not a trick that lies there still, or one that could not be played."""


OF_ANY_NUMBER = (*WORTH, *LOSES, *HAND_OVER, *WHO_LEADS, *EXCHANGE_TELLS, *WHO_WINS, *THIRD_CARD)
ALIKE = [family for family in OF_ANY_NUMBER if family.players not in (None, 3)]
"""Where more players change next to nothing of what is asked: of these a few seeds are looked at, more at night."""
FEW = 12
NOT_ALIKE = [family for family in FAMILIES if NIGHTLY or family not in ALIKE]


GOLDEN = golden()


@cache
def questions(family: Family[Any], difficulty: int) -> tuple[Any, ...]:
    """More of the hardest, in the games' usual numbers of players and where these change what is asked."""
    usual = family.players is None and not issubclass(family.question_type, SingleQuestion)
    if family in ALIKE:
        return first_questions(family, difficulty, so_many(FEW, BLOCK // 2))
    if difficulty < HARDEST:
        return first_questions(family, difficulty, BLOCK if family in MUST_PLAYS else BLOCK // 2)
    if usual or family in MUST_PLAYS:
        return first_questions(family, difficulty, so_many(2 * BLOCK, 10 * BLOCK))
    return first_questions(family, difficulty, so_many(BLOCK, 2 * BLOCK))


@each_family
def test_a_family_is_found_by_its_questions_names(family: Family[Any]) -> None:
    name = family.name_of(7, 2)
    assert family_of(name) is family_of(QuestionName.read(str(name))) is family
    assert family in families(family.game, family.players)


def test_a_family_that_there_is_not_is_found_by_no_name() -> None:
    with pytest.raises(LookupError, match="no family asks tolva/nothing"):
        family_of(QuestionName("tolva", "nothing", 1, 1, 1))


@each_family
def test_each_family_makes_the_questions_that_it_always_made(family: Family[Any]) -> None:
    """Fifty of each difficulty, where more players change little a few, and at night (`TOLVA_NIGHTLY`) two hundred:
    see `golden_questions`."""
    in_a_row = len(SINGLY) - 1 if family in NOT_ALIKE else FEW
    assert called(family) in GOLDEN, f"write its digests: tests/helpers/golden_questions.py {called(family)}"
    for difficulty in family.difficulties:
        of = GOLDEN[called(family)][str(difficulty)]
        made = (*first_questions(family, difficulty, in_a_row), family.question(SINGLY[-1], difficulty))
        assert [str(family.name_of(seed, difficulty)) for seed in of.changed(made)] == []
        if NIGHTLY:
            assert digest(first_questions(family, difficulty, TOGETHER.stop)[TOGETHER.start :]) == of.together


def test_the_digests_are_of_all_families_and_tell_which_question_has_changed() -> None:
    assert set(GOLDEN) == set(map(called, FAMILIES))
    made = [FAMILIES[0].question(seed, difficulty) for seed, difficulty in ((0, 1), (7, 2), (2, 1))]
    assert GOLDEN[called(FAMILIES[0])]["1"].changed(made) == [7]


@pytest.mark.parametrize("family", NOT_ALIKE, ids=called)
def test_each_kind_is_met_often_enough(family: Family[Any]) -> None:
    asked = questions(family, HARDEST)
    met = Counter(kind for question in asked for kind in question.kinds)
    assert {kind: met[kind] for kind in family.kinds(HARDEST) if met[kind] < LEAST * len(asked)} == {}
    for difficulty in family.difficulties:
        found = {kind for question in questions(family, difficulty) for kind in question.kinds}
        assert set(family.kinds(difficulty)) <= found


@pytest.mark.parametrize("family", MUST_PLAYS, ids=called)
def test_no_rule_of_thumb_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = scores(questions(family, HARDEST))
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


OF_FOUR_STEPS = [family for family in MUST_PLAYS if family.game in ("plocketolva", "bordstolva")]
"""Tricks of two cards in which one is always bound."""


@pytest.mark.parametrize("family", [its for its in MUST_PLAYS if its not in OF_FOUR_STEPS], ids=called)
def test_half_of_the_rule_in_three_clauses_answers_no_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    asked = questions(family, HARDEST)
    found = {", else ".join(its.__name__ for its in clauses): score(clauses, asked) for clauses in LONGER}
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", OF_FOUR_STEPS, ids=called)
def test_each_of_four_steps_is_lacked_in_a_quarter_of_the_hardest(family: Family[Any]) -> None:
    """No more can be asked of a trick of two cards: see `thumbs`."""
    assert lacking_one_step(questions(family, HARDEST)) == pytest.approx(
        dict.fromkeys(("beat_in_the_led_suit", "led_suit", "trumps", "every_card"), 0.75)
    )


@pytest.mark.parametrize("family", MAY_LAY, ids=called)
def test_no_rule_of_thumb_about_lays_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = {thumb: thumbs_tolp.score(thumb, questions(family, HARDEST)) for thumb in thumbs_tolp.THUMBS}
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", MAY_DO, ids=called)
def test_no_one_answer_to_a_turn_is_right_more_than_half_of_the_time(family: Family[Any]) -> None:
    """The same choices, whichever cards they are: every card, every card but the one just taken, both piles …"""
    found: Counter[tuple[tuple[str, int], ...]] = Counter()
    for question in questions(family, HARDEST):
        picked = Counter("card" if choice.kind == "card" else choice.key for choice in question.choices
                         if choice in question.answer)  # fmt: skip
        found[tuple(sorted(picked.items()))] += 1
    assert max(found.values()) <= len(questions(family, HARDEST)) / 2
    assert len(found) > 4


@pytest.mark.parametrize("family", MAY_DO, ids=called)
def test_who_knows_all_about_discards_still_answers_no_more_than_half(family: Family[Any]) -> None:
    """ "Never knock", "always draw", "whatever one likes": each with any card but the one just taken."""
    asked, found = questions(family, HARDEST), {}
    for count in range(4):
        for piles in combinations(("pile", "stock", "knock"), count):
            right = sum((discards(its) if its.view.board.must_discard else {*piles}) == its.answer for its in asked)
            found[piles] = right / len(asked)
    assert {piles: share for piles, share in found.items() if share > 0.5} == {}


def discards(question: Any) -> set[str]:
    taken = question.view.board.taken
    return {choice for choice in question.choices if choice.kind == "card" and choice.value.args[0] != taken}


@pytest.mark.parametrize("family", WORTH[:2], ids=called)
def test_each_place_among_the_numbers_offered_is_right_now_and_then(family: Family[Any]) -> None:
    asked = questions(family, HARDEST)
    highest = sum({question.choices[-1]} == question.answer for question in asked)
    lowest = sum({question.choices[0]} == question.answer for question in asked)
    assert min(highest, lowest) >= LEAST * len(asked)


@pytest.mark.parametrize("family", WORTH[:2], ids=called)
def test_no_rule_of_thumb_about_a_hands_worth_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = {thumb: thumbs_worth.score(thumb, questions(family, HARDEST)) for thumb in thumbs_worth.THUMBS}
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", WORTH[:2], ids=called)
def test_a_hand_is_worth_the_most_that_the_games_discards_leave(family: Family[Any]) -> None:
    for question in questions(family, HARDEST)[::10]:
        deal, hand = stop(question.record), question.view.hand
        gone = [decision.args[0] for decision in deal.legal() if decision.verb == "discard"]
        left = [[card for card in hand if card != its] for its in gone] or [hand]
        assert question.answer == {f"number:{max(value_of(cards).points for cards in left)}"}


@pytest.mark.parametrize("family", [*LOSES[:2], LOSES[-1]], ids=called)
def test_no_rule_of_thumb_about_lost_lives_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = {thumb: thumbs_loses.score(thumb, questions(family, HARDEST)) for thumb in thumbs_loses.THUMBS}
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", LOSES[:2], ids=called)
def test_those_lose_a_life_who_have_one_less_after_the_deal(family: Family[Any]) -> None:
    for question in questions(family, HARDEST)[::5]:
        before, after = question.position.standing.score, stop(question.record).standing.score
        fewer = {f"seat:{seat}" for seat in range(len(before)) if after[seat] < before[seat]}
        assert question.answer == (fewer or {"seat:none"})
        assert [tally.score for tally in question.table.tallies] == [max(lives, 0) for lives in before]


@pytest.mark.parametrize("family", HAND_OVER[:2], ids=called)
def test_no_rule_of_thumb_about_an_exchange_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = thumbs_hand_over.scores(questions(family, HARDEST))
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", HAND_OVER[:2], ids=called)
def test_what_must_be_handed_over_has_left_the_hand_when_the_exchange_is_done(family: Family[Any]) -> None:
    """Both see what changes hands: of what comes in, nothing was there before."""
    asked = [question for question in questions(family, HARDEST) if isinstance(question, HandOverQuestion)]
    for question in asked[::5]:
        deal, seat = stop(question.record), question.view.seat
        before = set(question.view.hand)
        deal.apply(question.position.word)
        assert question.answer == before - set(deal.view(seat).hand)


@pytest.mark.parametrize("family", [*WHO_LEADS[:2], WHO_LEADS[-1]], ids=called)
def test_no_rule_of_thumb_about_leads_and_titles_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = {thumb: thumbs_leads.score(thumb, questions(family, HARDEST)) for thumb in thumbs_leads.THUMBS}
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", [*WHO_LEADS[:2], WHO_LEADS[-1]], ids=called)
def test_who_leads_and_has_a_title_is_so_in_the_game_when_what_is_told_is_done(family: Family[Any]) -> None:
    for question in questions(family, HARDEST)[::5]:
        deal = stop(question.record)
        for decision in question.position.then:
            deal.apply(decision)
        out = sorted((place.gone_out, place.seat) for place in deal.table().places if place.gone_out)
        order = deal.standing.order if deal.over else tuple(seat for _, seat in out)
        titles = {"king": order[0] if order else None, "tolp": order[-1] if deal.over else None}
        found = titles.get(question.position.asked, next(iter(deal.actors()), None))
        assert question.answer == {"seat:none" if found is None else f"seat:{found}"}


def _hands(table: Table) -> list[Zone]:
    return [zone for zone in table.zones if zone.kind == "hand"]


@pytest.mark.parametrize("family", WHO_LEADS[1:2], ids=called)
def test_what_is_shown_and_told_of_a_round_says_nothing_of_what_comes_of_it(family: Family[Any]) -> None:
    """The table is the one before, with nobody at turn; of what happens then only lays, passes and words are told, and
    where it is asked whose turn it is the cards that are laid are seen to lie there."""
    for question in questions(family, HARDEST)[::10]:
        before, laid = stop(question.record).table(), set[str]()
        if question.position.asked == "leads":
            laid = {card for one in question.position.then if one.verb == "lay" for card in one.args}
        held = [[card.card for card in zone.cards if card.card not in laid] for zone in _hands(before)]
        assert [[card.card for card in zone.cards] for zone in _hands(question.table)] == held
        assert not {mark for place in question.table.places for mark in place.marks} & {"to-act", "in"}
        premises = " ".join(question.premises(question.speaker("en")))
        assert not [word for word in ("out first", "is king", "is tölp", "turned", "begins the") if word in premises]


@pytest.mark.parametrize("family", HAND_OVER[:2], ids=called)
def test_the_higher_placed_may_do_in_an_exchange_what_the_game_lets_them(family: Family[Any]) -> None:
    asked = [question for question in questions(family, HARDEST) if isinstance(question, GivingQuestion)]
    assert {verb for question in asked for verb in (choice.value.verb for choice in question.choices)} == set(
        thumbs_hand_over.GIVING
    )
    for question in asked[::5]:
        deal = stop(question.record)
        for choice in question.choices:
            assert question.verdict(choice) == deal.game.verdict(deal.view(question.view.seat), choice.value)
        assert 0 < len(question.answer) < len(question.choices)


@pytest.mark.parametrize("family", CANNOT_HAVE, ids=called)
def test_no_rule_of_thumb_about_who_cannot_have_a_card_answers_more_than_half_of_the_hardest(
    family: Family[Any],
) -> None:
    found = {thumb: thumbs_cannot.score(thumb, questions(family, HARDEST)) for thumb in thumbs_cannot.THUMBS}
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", LACKED, ids=called)
def test_no_rule_of_thumb_about_cards_that_the_other_cannot_have_answers_more_than_half_of_the_hardest(
    family: Family[Any],
) -> None:
    asked = first_questions(family, HARDEST, 10 * BLOCK)  # so near to half, it takes many to tell
    found = {name: thumbs_lacked.score(thumb, asked) for name, thumb in thumbs_lacked.THUMBS.items()}
    assert {name: share for name, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", EXCHANGE_TELLS[:3], ids=called)
def test_no_rule_of_thumb_about_what_an_exchange_tells_answers_more_than_half_of_the_hardest(
    family: Family[Any],
) -> None:
    asked = questions(family, HARDEST)
    found = {name: thumbs_exchange.score(thumb, asked) for name, thumb in thumbs_exchange.THUMBS.items()}
    assert {name: share for name, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", WHO_EXCHANGES, ids=called)
def test_no_rule_of_thumb_about_who_exchanges_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = thumbs_pairs.scores(questions(family, HARDEST))
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", WHO_WINS[:2], ids=called)
def test_no_rule_of_thumb_about_who_wins_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    found = {thumb: thumbs_wins.score(thumb, questions(family, HARDEST)) for thumb in thumbs_wins.THUMBS}
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("family", THIRD_CARD[:2], ids=called)
def test_no_rule_of_thumb_about_a_third_card_answers_more_than_half_of_the_hardest(family: Family[Any]) -> None:
    asked = questions(family, HARDEST)
    found = {name: thumbs_third.score(thumb, asked) for name, thumb in thumbs_third.THUMBS.items()}
    assert {name: share for name, share in found.items() if share > 0.5} == {}


@each_position
def test_questions_are_where_their_records_end(family: Family[Any]) -> None:
    for difficulty in family.difficulties:
        for question in questions(family, difficulty)[::40]:
            deal, view = stop(question.record), question.view
            assert family not in TURNS or view.seat in deal.actors()
            assert deal.game.table(deal.view(view.seat)) == view.game.table(view)


@each_family
def test_seeds_in_a_row_differ(family: Family[Any]) -> None:
    asked = [(question.position.dealt.hands, question.position.decisions) for question in questions(family, HARDEST)]
    assert len({str(one) for one in asked}) == len(asked)


@each_family
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_whole_sentences_and_hints_name_no_choice(family: Family[Any], lang: str) -> None:
    for difficulty in family.difficulties:
        for question in questions(family, difficulty)[::20]:
            speaker = question.speaker(lang)
            said = [hint.sentence(speaker) for hint in question.hints]
            assert len(said) == question.hint_count
            cards = [card_name(choice.key, lang) for choice in question.choices if choice.kind == "card"]
            assert not [card for card in cards for hint in said if card in hint]
            reasons = [question.why(choice, speaker) for choice in question.choices]
            assert all(text.endswith((".", "?", ".”", "?”", ".'")) for text in (question.ask(speaker), *said, *reasons))


@each_family
def test_the_answer_is_right_and_some_choice_holds(family: Family[Any]) -> None:
    for difficulty in family.difficulties:
        for question in questions(family, difficulty)[::20]:
            assert question.answer
            assert mark(question, question.answer).right
            assert not question.single or len(question.answer) == 1


@each_about_a_turn
def test_the_verdicts_on_a_turn_are_the_engines(family: Family[Any]) -> None:
    for difficulty in family.difficulties:
        for question in questions(family, difficulty)[::20]:
            deal = stop(question.record)
            for choice in question.choices:
                assert question.verdict(choice) == deal.game.verdict(deal.view(question.view.seat), choice.value)


@each_about_a_turn
def test_no_verdict_is_asked_for_before_the_answer(family: Family[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """So what is shown cannot depend on it."""
    asked = family.question(7, HARDEST)

    def refuse(*_: object) -> None:
        raise AssertionError("a verdict was asked for before the answer")

    monkeypatch.setattr(type(asked.view.game), "verdict", refuse)
    monkeypatch.setattr(type(asked.view.game), "verdicts", refuse)
    for lang in LANGUAGES:
        assert asked.ask(asked.speaker(lang))
    assert asked.choices
    assert asked.table
    assert repr(asked)


@each_family
def test_neither_a_verdict_nor_a_reason_of_the_question_is_asked_for_before_the_answer(
    family: Family[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nothing that is shown can hang on whether a choice holds."""
    asked = family.question(7, HARDEST)

    def refuse(*_: object) -> None:
        raise AssertionError("a verdict was asked for before the answer")

    for name in ("verdict", "why"):
        monkeypatch.setattr(type(asked), name, refuse)
    for lang in LANGUAGES:
        speaker = asked.speaker(lang)
        assert asked.ask(speaker)
        assert all(asked.called(choice, speaker) for choice in asked.choices)
    assert asked.table
    assert repr(asked)


@each_family
def test_neither_the_rules_in_short_nor_the_table_differ_with_the_answer(family: Family[Any]) -> None:
    """Notes say outright what is bound, and no mark that tells something lies on a card that may be picked."""
    for question in questions(family, HARDEST)[::20]:
        shown = {card.key: card.marks for zone in question.table.zones if zone.seat == question.view.seat
                 for card in zone.cards}  # fmt: skip
        marks = {mark for choice in question.choices for mark in shown.get(choice.key, ())}
        assert marks <= {"shown", "covering", "played"}
