"""Which rules a game has, and which of its variants a rule belongs to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.dealer.faults import WishError
from tolva_teach.games.base import Game
from tolva_teach.games.own import OWN
from tolva_teach.texts import rule_ids


def check_rule(rule: str, game: Game[Any], column: int) -> None:
    """
    Raises:
        WishError: the game has no such rule, or not with these options.
    """
    if rule not in rule_ids(game.name):
        raise WishError("rule-of-other", column, {"rule": rule, "game": game.name})
    missing = missing_options(rule, game)
    if missing:
        raise WishError("rule-needs-option", column, {"rule": rule, **_needed(missing, game)})


def _needed(missing: Mapping[str, Any], game: Game[Any]) -> Mapping[str, Any]:
    """The options by their values, and as an address or the command writes them."""
    written = (f"{key}:{game.options_known[key].written(value)}" for key, value in missing.items())
    return {"needs": missing, "option": ",".join(written)}


EVENTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "vinsten-tied": ("tolva.score.vinsten", "bond.score.vinsten"),
        "revolution": ("tolp.option.revolution",),
        "counter-revolution": ("tolp.option.revolution",),
        "stock-out": ("thirtyone.stock-out", "plocke.draw"),
    }
)
"""What happens in a deal to nobody in particular, with the rules by which it does."""


REFUSING: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("trick.follow", "trick.trump", "trick.overtake"), ("play",)),
        **dict.fromkeys(("tolva.meld", "tolva.meld.one", "tolva.meld.three", "tolva.score.no-meld-out"), ("meld",)),
        **dict.fromkeys(("tolva.half", "tolva.half.limit"), ("half",)),
        "tolva.half.trumpless": ("half", "meld"),
        "tolva.whole": ("whole", "meld"),
        "tolva.gubbe.one": ("half", "whole"),
        "tolva.ask": ("ask", "meld"),
        "plocke.draw": ("play", "draw"),
        **dict.fromkeys(("plocke.meld", "bord.meld"), ("meld",)),
        **dict.fromkeys(("plocke.gubbe", "bord.gubbe"), ("half", "whole")),
        **dict.fromkeys(("bord.available", "bord.first-from-table"), ("play",)),
        "bord.turn": ("play", "turn"),
        **dict.fromkeys(("bond.meld", "bond.meld.many", "bond.ask.no-meld"), ("meld",)),
        **dict.fromkeys(("bond.option.one-tjog", "bond.option.gotland", "bond.option.skane"), ("meld",)),
        "bond.meld.one": ("meld", "ask"),
        **dict.fromkeys(("bond.ask", "bond.ask.barred"), ("ask",)),
        "bond.ask.suit": ("ask", "yes"),
        "bond.lead-answer": ("play",),
        "bond.draw": ("play", "draw"),
        "tolp.start": ("lay", "pass"),
        **dict.fromkeys(("tolp.higher", "tolp.count", "tolp.flying.last"), ("lay",)),
        "tolp.pass": ("pass",),
        "tolp.flying": ("give", "ask"),
        "tolp.exchange.give": ("give",),
        "tolp.exchange.ask": ("ask",),
        "thirtyone.turn": ("discard", "draw", "take"),
        **dict.fromkeys(("thirtyone.knock", "thirtyone.house.first-lap"), ("knock",)),
        "thirtyone.stock-out": ("draw",),
    }
)
"""Rules by which somebody may not do something, and the verbs of that: what most wishes for a rule are about. The
others tell what a deal is, what follows from a decision, and what counts."""

_REFUSING_WITH: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("bond.draw", "bond.meld"), (2,)),
        "bond.meld.many": (3, 4),
        **dict.fromkeys(("bond.ask", "bond.ask.suit", "bond.ask.no-meld", "bond.ask.barred"), (4,)),
        **dict.fromkeys(("bond.lead-answer", "tolva.ask"), (4,)),
    }
)
"""With how many players a rule refuses anything, where that is not with any number."""

OF_NOBODY = frozenset(
    {
        *("tolva.deck", "tolva.deal", "tolva.trump", "tolva.match", "tolva.score.carry"),
        *("plocke.deal", "bord.deal", "bond.deal", "bond.phase2", "bond.option.eyes"),
        *("tolp.deal", "tolp.option.two", "tolp.titles", "tolp.match.open", "tolp.match.rounds", "tolp.match.streak"),
        *("thirtyone.deal", "thirtyone.lives"),
    }
)
"""Rules that decide something, and never for one player more than for the others."""


def refuses(rule: str, game: Game[Any]) -> tuple[str, ...] | None:
    """The verbs of what a rule can refuse with so many players; none where it refuses nothing, and None where that is
    not known, as of a game that is not of the kit."""
    if not any(rule in rule_ids(own.rules.name) for own in OWN):
        return None
    many = _REFUSING_WITH.get(rule, (game.players,))
    return tuple(verb for verb in REFUSING.get(rule, ()) if verb in game.verbs) if game.players in many else ()


def check_event(event: str, game: Game[Any], column: int) -> None:
    """
    Raises:
        WishError: it happens by a rule that the game has not, or not with these options.
    """
    by = EVENTS.get(event, ())
    known = [rule for rule in by if rule in rule_ids(game.name)]
    if by and not known:
        raise WishError("happening-of-other", column, {"said": event})
    if known and all(missing_options(rule, game) for rule in known):
        raise WishError("happening-needs-option", column, _needed(missing_options(known[0], game), game))


def missing_options(rule: str, game: Game[Any]) -> Mapping[str, Any]:
    """Options, with values, that the rule needs and the game has not: none where nothing is missing, and no more than
    it takes."""
    needed = NEEDS.get(rule, {})
    if needed:
        has = any(game.options[key] != game.options_known[key].default for key in needed if key in game.options_known)
        return {} if has else needed
    telling = [key for key in game.option_rules if _values(rule, key, game)]
    if not telling or any(_is_on(rule, key, game) for key in telling):
        return {}
    key = next(iter(game.option_needs.get(telling[0], telling)))
    values = _values(rule, key, game) or game.options_known[key].usual()
    return {key: next((value for value in values if value != game.options_known[key].default), values[-1])}


def _values(rule: str, key: str, game: Game[Any]) -> list[Any]:
    """The values of an option that the rule tells of."""
    return [value for value in game.options_known[key].usual() if game.option_rule(key, value) == rule]


def _is_on(rule: str, key: str, game: Game[Any]) -> bool:
    """Whether the rule means something as the option is."""
    if key in game.option_needs:
        return any(game.options[needed] != game.options_known[needed].default for needed in game.option_needs[key])
    now, default = game.options[key], game.options_known[key].default
    if game.option_rule(key, now) != rule:
        return False
    is_extra = default in (False, None, 0, []) or any(part in rule for part in _OF_VARIANTS)
    return bool(now != default or not is_extra)


NEEDS: Mapping[str, Mapping[str, Any]] = MappingProxyType({"bond.ask.barred": {"scoring": "no-meld-out"}})
"""Rules that are no variant's own, and bind only where one is played."""

_OF_VARIANTS = (".option.", ".house.")
"""In the ids of rules that tell of a variant alone."""
