"""The annotated deals: legal, the same in both languages, and with all in them that they are there to teach."""

from collections.abc import Iterator

import pytest

from tolva_teach.examples import EXAMPLES, example
from tolva_teach.games import GAMES
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.events import parse_event
from tolva_teach.texts import LANGUAGES
from tolva_teach.texts.people import PLAYERS


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return list(Replay(example("en")))


def refusals(step: Step) -> Iterator[str]:
    return (verdict.rule for _decision, verdict in step.alternatives() if not verdict)


def test_there_is_one_for_every_game_and_form() -> None:
    forms = [name for name, rules in GAMES.items() if len(rules.seats) < 4]  # those of another number differ
    expected = {f"{game}-{players}" for game in forms for players in GAMES[game].seats}
    expected |= {f"{game}-{GAMES[game].usual_players}" for game in GAMES}
    assert set(EXAMPLES) == expected
    assert len(EXAMPLES) == 9
    assert next(iter(EXAMPLES)) == "tolva-4"


@pytest.mark.parametrize("name", EXAMPLES)
def test_moves_are_the_same_in_every_language_and_every_note_stands_at_a_step(name: str) -> None:
    deals = [example(lang, name).deals[0] for lang in LANGUAGES]
    parsed = [[parse_event(event) for event in deal.events] for deal in deals]
    assert all([decision for decision, _ in one] == [decision for decision, _ in parsed[0]] for one in parsed)
    noted = [[number for number, (_, note) in enumerate(one) if note] for one in parsed]
    assert all(numbers == noted[0] for numbers in noted)
    assert len(noted[0]) > 10
    for lang in LANGUAGES:
        record = example(lang, name)
        steps = list(Replay(record))  # which checks every move, and the result
        assert [step.event for step in steps if step.annotation] == noted[0]
        assert steps[-1].after.over
        assert record.deals[0].result
        assert record.title
        assert record.comment
        assert record.names == PLAYERS[: record.game.players]


TAUGHT = {
    "tolva-3": {"tolva.score.vinsten", "tolva.score.no-meld-out", "undertrumps", "match-won"},
    "plocketolva-2": {"plocke.draw", "plocke.meld", "one-an-occasion", "tolva.half", "called"},
    "bordstolva-2": {"bord.turn", "bord.gubbe", "tolva.meld", "vinsten-tied"},
    "bondtolva-2": {"bond.phase1", "bond.draw", "bond.phase2", "after-refill", "one-an-occasion"},
    "bondtolva-3": {"bond.meld.many", "one-an-occasion", "no-trump-set", "trick.trump"},
    "bondtolva-4": {"bond.ask", "bond.ask.suit", "affirmed", "must-lead-card", "must-lead-suit", "bond.lead-answer"},
    "tolp-4": {"tolp.exchange.give", "tolp.exchange.high", "took", "tolp.start", "tolp.count", "beats-with-more"},
    "trettioett-4": {"thirtyone.knock", "thirtyone.31", "just-taken", "may-take"},
}
"""What comes to the fore in each: rules that decide or refuse, their cases, or what happens."""


@pytest.mark.parametrize(("name", "taught"), TAUGHT.items(), ids=list(TAUGHT))
def test_what_an_example_is_there_for_comes_up(name: str, taught: set[str]) -> None:
    found: set[str] = set()
    for step in Replay(example("en", name)):
        found |= {word for happened in step.happenings for word in (happened.kind, happened.rule)}
        verdicts = [verdict for _, verdict in step.alternatives()] + ([step.verdict] if step.verdict else [])
        found |= {word for verdict in verdicts for word in (verdict.rule, verdict.case)}
    assert taught <= found


def test_an_example_that_there_is_none_of_is_refused() -> None:
    with pytest.raises(ValueError, match="tolva-4, tolva-3"):
        example("en", "whist-4")


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
