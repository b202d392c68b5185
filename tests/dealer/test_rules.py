"""For every rule that decides or refuses anything there is a deal in which it does, in every game that has the rule."""

from collections.abc import Iterator
from typing import Any

import pytest

from helpers.breadth import NIGHTLY
from tolva_teach.dealer import Request, find
from tolva_teach.dealer.language.rulebook import missing_options
from tolva_teach.games import GAMES, form_of, game
from tolva_teach.records.standing import standing_of
from tolva_teach.texts import rule_ids

PLAYERS = {
    "bond.phase1": 2,
    "bond.draw": 2,
    "bond.phase2": 2,
    "bond.meld": 2,
    "bond.meld.many": 3,
    "tolp.option.two": 2,
    "bond.meld.show": 2,
    "bond.option.one-tjog": 2,
    "thirtyone.31.dealt": 12,
}
"""Rules that are only for so many, or show sooner with so many; others are tried with as many as ask their partners, or
else as usual."""

USUAL = {"bondtolva": 4, "trettioett": 3}

WITH = {
    "tolp.flying.last": {"jokers": 4, "flying": ["2", "3"]},
}
"""With these options the rule shows often; without them as well, but seldom."""


def requests() -> Iterator[tuple[str, str]]:
    """Every game and rule; of a game that is a form of another only what is its own, but at night."""
    for name in GAMES:
        other = form_of(name)
        known = set(rule_ids(other)) if other and not NIGHTLY else set()
        yield from ((name, rule) for rule in rule_ids(name) if rule not in known)


def options_for(rule: str, name: str, players: int) -> dict[str, Any]:
    options: dict[str, Any] = {}
    while missing := missing_options(rule, game(name, players, options)):
        options |= missing
    return options | WITH.get(rule, {})


@pytest.mark.parametrize(("name", "rule"), list(requests()))
def test_a_deal_is_found_in_which_the_rule_decides(name: str, rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = PLAYERS.get(rule, USUAL.get(name, GAMES[name].usual_players))
    request = Request(name, f"{rule} decides", players=players, options=options_for(rule, name, players), seed=1)
    answer = find(request, tries=800, sample=400 if NIGHTLY else 0)
    assert answer.found, f"{rule}: none of {answer.tried}"
    assert standing_of(answer.records[0])["ok"]
    if NIGHTLY:
        with capsys.disabled():
            its = answer.rarity
            print(f"{name} {rule}: {its.value:.4f} ({its.low:.4f} to {its.high:.4f}, {answer.tried} deals)")
