"""The same deal under two forms: what sets them apart has its rule, and both sides are what the records tell."""

from itertools import takewhile
from typing import Any

import pytest

from tolva_teach.cli.show import show_record
from tolva_teach.compare.comparison import FRESH, Comparison, Forms, compare
from tolva_teach.compare.distinguishing import first_forms
from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.record import read_record
from tolva_teach.texts import Speaker, rule_ids, sentence, standing

OPTIONS = [
    (game, key, value)
    for game, rules in GAMES.items()
    for key, option in rules.options_known.items()
    for value in option.usual()[1:]
]
"""Every option of every game at every value that one often chooses."""


def named(of: tuple[str, str, Any]) -> str:
    game, key, value = of
    return f"{game}-{key}-{GAMES[game].options_known[key].written(value)}"


@pytest.fixture(scope="module", params=OPTIONS, ids=named)
def comparison(request: pytest.FixtureRequest) -> Comparison:
    """The first deal to see each option by."""
    return comparison_of(*request.param)


def comparison_of(game: str, key: str, value: Any) -> Comparison:
    return compare(first_forms(game, key, value))


def events(comparison: Comparison, side: int) -> list[tuple[int, int, str]]:
    """Every decision of a side, with its deal's number and its own."""
    deals = comparison.sides[side].record.deals
    return [(number, place, said) for number, deal in enumerate(deals) for place, said in enumerate(deal.events)]


def test_an_option_is_set_apart_from_the_usual_form_by_its_own_rule(comparison: Comparison) -> None:
    forms = comparison.forms
    assert comparison.matters
    parting = comparison.parting
    found = {refusal.verdict.rule for refusal in parting.refusals} if parting else set()
    found |= {rule for change in comparison.changes for rule in change.rules}
    assert found & RULES.get((forms.name.game, forms.option), {forms.rule}), found


RULES = {
    # A king and queen before the first lead: without the option forehand may not meld yet.
    ("bondtolva", "forehand_trump"): {"bond.meld", "bond.meld.many"},
    # Twos and jokers stand in: without the option such cards cannot lie together, or are not there.
    ("tolp", "flying"): {"tolp.flying", "tolp.higher"},
    # Gotland: what a meld would win is not won yet; exactly twelve: the deal is played out.
    ("bondtolva", "scoring"): {"bond.option.gotland", "bond.option.exact", "bond.option.skane", "bond.match"},
    # The lives themselves tell: who has lost three is out, or not.
    ("trettioett", "lives"): {"thirtyone.lives", "thirtyone.out"},
    ("tolp", "match"): {"tolp.match.rounds", "tolp.match.streak"},
    # The same rank is laid on itself, which is not higher; a pile is turned down when all others have passed once.
    ("tolp", "equal"): {"tolp.higher"},
    ("tolp", "passing"): {"tolp.turn"},
}
"""The rule that sets a form apart, where it is not the option's own: the one that it makes an exception from."""


def test_both_sides_are_what_show_and_a_record_that_is_followed_tell(comparison: Comparison) -> None:
    for side in comparison.sides:
        record = read_record(side.record.to_json())
        assert Match.resume(record).deal.standing == side.standing
        assert side.replay[-1].after.standing == side.standing
        tallies = side.replay[-1].table(None).tallies
        speaker = Speaker("en", None, record.game.parties)
        scored = ((tally.party, side.standing.score[tally.party]) for tally in tallies)
        scores = standing(scored, tallies[0].unit, speaker)
        assert sentence("en", "show-score", scores=scores) in [*show_record(record, "en")]
        if side.name is not None:
            assert side.name.record() == side.record


def test_both_sides_have_the_same_cards_and_do_the_same_until_they_part(comparison: Comparison) -> None:
    usual, other = comparison.sides
    for mine, theirs in zip(usual.record.deals, other.record.deals, strict=False):
        more = set(other.record.game.pack) - set(usual.record.game.pack)
        assert mine.cards["deck"] == [card for card in theirs.cards["deck"] if card not in more]
    parting = comparison.parting
    if parting is None:
        assert events(comparison, 0) == events(comparison, 1)
        return
    until = (parting.deal, parting.event)
    before = [[*takewhile(lambda at: at[:2] < until, events(comparison, side))] for side in (0, 1)]
    assert before[0] == before[1]


def test_what_a_side_refuses_is_what_the_other_did_there(comparison: Comparison) -> None:
    parting = comparison.parting
    for refusal in parting.refusals if parting else ():
        assert parting is not None
        here, there = (comparison.sides[side] for side in (refusal.side, 1 - refusal.side))
        done, instead = there.step_at(parting.deal, parting.event), here.step_at(parting.deal, parting.event)
        assert done is not None
        assert done.decision == refusal.decision
        assert instead is not None
        assert instead.before is not None
        assert instead.before.verdict(refusal.decision) == refusal.verdict
        assert not refusal.verdict.allowed


def test_an_option_of_scoring_alone_leaves_every_card_as_it_was() -> None:
    """bond.option.eyes: the same tricks, and vinsten goes to somebody else."""
    comparison = comparison_of("bondtolva", "eyes", "late")
    assert comparison.parting is None
    assert comparison.ends_apart
    takers = [
        {happened.facts["party"] for step in side.replay for happened in step.happenings if happened.kind == "vinsten"}
        for side in comparison.sides
    ]
    assert takers[0] != takers[1]


def test_cards_that_one_form_has_are_dealt_after_the_others() -> None:
    """tolp.flying: everybody's hand is as usual, and two of them have a joker more."""
    usual, other = (side.replay[0].after.table() for side in comparison_of("tolp", "jokers", 2).sides)
    hands = [
        [{card.card for card in zone.cards} for zone in its.zones if zone.kind == "hand"] for its in (usual, other)
    ]
    more = [mine - theirs for theirs, mine in zip(*hands, strict=True)]
    assert all(theirs <= mine for theirs, mine in zip(*hands, strict=True))
    assert sorted(card for cards in more for card in cards if card) == ["*1", "*2"]


def test_a_match_that_is_over_in_one_form_goes_on_in_the_other() -> None:
    """thirtyone.lives: with five lives each it takes longer."""
    comparison = comparison_of("trettioett", "lives", 5)
    usual, other = comparison.sides
    assert len(other.record.deals) > len(usual.record.deals)
    assert comparison.parting is not None
    assert comparison.parting.refusals == ()


def test_where_nothing_differs_it_says_so() -> None:
    """tolp.exchange: so few exchange no more than three cards anyway."""
    comparison = compare(Forms(PlayedName.of("tolp", 3, 4, deals=2), "exchange", "cap-3"))
    assert (comparison.matters, comparison.ends_apart) == (False, False)
    assert comparison.sides[0].record.deals == comparison.sides[1].record.deals


@pytest.mark.parametrize(
    ("option", "value"), [("eyes", "standard"), ("eyes", "green"), ("wishes", 3), ("max_tjog", 7), ("max_tjog", True)]
)
def test_only_another_value_of_an_option_there_is_makes_another_form(option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=option):
        Forms(PlayedName.of("bondtolva", 1), option, value)


def test_the_other_options_hold_on_both_sides() -> None:
    forms = Forms(PlayedName.of("tolp", 3, 4, {"flying": ["2"], "jokers": 2}), "jokers", 1)
    assert [dict(name.options) for name in forms.names] == [{"flying": ["2"]}, {"flying": ["2"], "jokers": 1}]


def test_a_fresh_deal_has_a_step_and_one_that_never_came_has_none() -> None:
    side = comparison_of("bondtolva", "eyes", "late").sides[0]
    assert side.step_at(0, FRESH) is side.replay[0]
    assert side.step_at(7, FRESH) is None


@pytest.mark.parametrize(("game", "rules"), GAMES.items(), ids=GAMES)
def test_every_option_has_a_rule_of_its_game(game: str, rules: Any) -> None:
    assert set(rules.option_rules) == set(rules.options_known)
    for key, option in rules.options_known.items():
        assert {rules.option_rule(key, value) for value in option.usual()} <= set(rule_ids(game))
