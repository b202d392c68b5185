"""A learner at a table who plays by chance: of what is offered, as its keys are chosen on a page."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.players import chooser
from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.saved.saving import progress_of
from tolva_widgets.play.session import PlaySession
from tolva_widgets.table import decisions as choosing

Chosen = str | list[str]
"""What is chosen: one key, or those of cards that are put together."""

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    *((game, players, {}) for game, rules in GAMES.items() for players in list(rules.seats)[:3]),
    ("bordstolva", 2, {"first_trick_from_table": True}),
    ("bondtolva", 4, {"scoring": "exact-12", "forehand_trump": True}),
    ("tolp", 5, {"jokers": 2, "singles_round": True, "revolution": True}),
    ("tolp", 4, {"flying": ["2", "3"], "out_on_flying": True}),
    ("trettioett", 3, {"lives": 5, "free_lap": True}),
]
"""Every game and number of players, and forms that add kinds of decisions."""


def named(game: str, players: int | None = None, seed: int = 7, options: Any = None, **seats: Any) -> MatchName:
    """The name of a match."""
    return MatchName(PlayedName.of(game, seed, players, options or {}), **seats)


def keys_of(session: PlaySession, decision: Decision) -> Chosen:
    """What is chosen on the page for a decision that is offered."""
    offers = session.match.offers
    assert offers is not None
    for key, offered in choosing.by_key(offers).items():
        if offered == decision:
            return key
    of = session.set_offered
    assert of is not None
    return of.keys_of(decision.args)


def choose(session: PlaySession, chosen: Chosen) -> bool:
    """Chooses it as the page does."""
    return session.choose(chosen) if isinstance(chosen, str) else session.decide(chosen)


def decide(session: PlaySession, decision: Decision) -> None:
    """Does what is allowed, past every reminder."""
    before = progress_of(session.match).own
    for _ in range(2):
        if progress_of(session.match).own == before:
            assert choose(session, keys_of(session, decision))
    assert progress_of(session.match).own != before


def run_on(session: PlaySession) -> None:
    """The others play until the learner is asked, or the deal is over."""
    while session.match.waits_for in ("others", "step"):
        session.go_on()


def play_deal(session: PlaySession, chance: Random) -> Iterator[Decision]:
    """Plays the deal to its end by chance, and gives each of the learner's decisions before it is taken."""
    run_on(session)
    while session.match.waits_for == "you":
        verdicts = [decision for decision, verdict in session.match.verdicts if verdict]
        decision = verdicts[int(chance.random() * len(verdicts))]
        yield decision
        decide(session, decision)
        run_on(session)


def with_tries(name: MatchName, deals: int = 2) -> PlaySession:
    """Deals played by chance, in which something forbidden is tried now and then."""
    session, chance = PlaySession(name, lang="en"), Random("tries")
    session.coach = "silent"
    for number in range(deals):
        if number:
            session.match.next_deal()
        run_on(session)
        while session.match.waits_for == "you":
            judged = session.match.verdicts
            wrong = [decision for decision, verdict in judged if not verdict]
            if wrong and chance.random() < 0.1:
                choose(session, keys_of(session, wrong[0]))
            right = [decision for decision, verdict in judged if verdict]
            decide(session, right[int(chance.random() * len(right))])
            run_on(session)
        if session.match.waits_for == "nothing":
            break
    return session


def match_over(name: MatchName) -> PlaySession:
    """A whole match, which the learner has played as a beginner does."""
    session, decide_as = PlaySession(name), chooser("beginner", name.cards.game)
    session.coach = "silent"
    while session.match.waits_for != "nothing":
        if session.match.waits_for == "you":
            decide(session, decide_as(session.match.deal.view(session.match.seat), Random(name.cards.seed)))
        else:
            session.go_on()
    return session
