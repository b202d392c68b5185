"""Which rules a game has, and which of its variants a rule belongs to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.dealer.faults import WishError
from tolva_teach.games.base import Game
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


REFUSING = frozenset(
    {
        *("trick.follow", "trick.trump", "trick.overtake"),
        *("tolva.meld", "tolva.meld.one", "tolva.meld.three", "tolva.ask", "tolva.score.no-meld-out"),
        *("tolva.half", "tolva.half.trumpless", "tolva.half.limit", "tolva.whole", "tolva.gubbe.one"),
        *("plocke.draw", "plocke.meld", "plocke.gubbe"),
        *("bord.available", "bord.first-from-table", "bord.turn", "bord.meld", "bord.gubbe"),
        *("bond.meld", "bond.meld.many", "bond.meld.one", "bond.ask", "bond.ask.suit", "bond.ask.no-meld"),
        *("bond.ask.barred", "bond.lead-answer", "bond.draw", "bond.option.one-tjog", "bond.option.gotland"),
        *("bond.option.skane",),
        *("tolp.start", "tolp.higher", "tolp.count", "tolp.pass", "tolp.flying", "tolp.flying.last"),
        *("tolp.exchange.give", "tolp.exchange.ask"),
        *("thirtyone.turn", "thirtyone.knock", "thirtyone.stock-out", "thirtyone.house.first-lap"),
    }
)
"""Rules by which somebody may not do something: those that most wishes for a rule are about. The others tell what a
deal is, what follows from a decision, and what counts."""


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
    """Options, with values, that the rule needs and the game has not: none where nothing is missing."""
    needed = NEEDS.get(rule, {})
    if needed:
        has = any(game.options[key] != game.options_known[key].default for key in needed if key in game.options_known)
        return {} if has else needed
    telling = [key for key in game.option_rules if _values(rule, key, game)]
    if not telling or any(_is_on(rule, key, game) for key in telling):
        return {}
    key = telling[0]
    return game.option_needs.get(key) or {key: _values(rule, key, game)[-1]}


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
