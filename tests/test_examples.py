"""The annotated deal: legal, the same in both languages, and with all in it that it is there to teach."""

from collections.abc import Iterator

import pytest

from tolva_teach.events import parse_event
from tolva_teach.examples import example
from tolva_teach.replay import Replay, Step
from tolva_teach.texts import LANGUAGES


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return list(Replay(example("en")))


def refusals(step: Step) -> Iterator[str]:
    return (verdict.rule for _decision, verdict in step.alternatives() if not verdict)


def test_moves_are_the_same_in_every_language_and_every_note_is_there() -> None:
    deals = [example(lang).deals[0] for lang in LANGUAGES]
    parsed = [[parse_event(event) for event in deal.events] for deal in deals]
    assert all([decision for decision, _ in one] == [decision for decision, _ in parsed[0]] for one in parsed)
    noted = [[number for number, (_, note) in enumerate(one) if note] for one in parsed]
    assert all(numbers == noted[0] for numbers in noted)
    assert len(noted[0]) > 15


def test_deal_is_played_to_a_scored_end(steps: list[Step]) -> None:
    assert steps[-1].after.over
    scored = [happened.kind for happened in steps[-1].happenings]
    assert scored.index("vinsten") < scored.index("sistan")


def test_two_pairs_are_melded_one_of_them_on_the_partners_question(steps: list[Step]) -> None:
    verbs = [step.decision.verb for step in steps if step.decision]
    assert verbs.count("meld") == 2
    assert verbs[verbs.index("ask") + 1] == "meld"


@pytest.mark.parametrize(
    "case", ["beats", "trumps", "overtrumps", "undertrumps", "trumped", "void-both", "no-trump-set"]
)
def test_every_kind_of_obligation_comes_up(steps: list[Step], case: str) -> None:
    assert any(step.verdict and step.verdict.case == case for step in steps)


def test_own_partner_must_be_overtaken_though_a_lower_card_is_held(steps: list[Step]) -> None:
    parties = steps[0].after.game.parties
    assert any(
        step.verdict
        and step.verdict.rule == "trick.overtake"
        and parties[step.verdict.facts["winner"]] == parties[step.decision.seat]
        and "trick.overtake" in refusals(step)
        for step in steps
        if step.decision
    )


def test_undertrumping_is_forced_while_other_cards_are_held(steps: list[Step]) -> None:
    assert any(
        step.verdict and step.verdict.case == "undertrumps" and "trick.trump" in refusals(step) for step in steps
    )
