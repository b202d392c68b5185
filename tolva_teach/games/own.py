"""The kit's own games, described as a package from outside describes its game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tolva_teach.described.description import INTERFACE, GameDescription
from tolva_teach.games.bondtolva import Bondtolva
from tolva_teach.games.bordstolva import Bordstolva
from tolva_teach.games.plocketolva import Plocketolva
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolva import Tolva
from tolva_teach.games.trettioett import Trettioett

_ENGINE = Path(__file__).parents[1]


def _ids(prefix: str, names: str) -> tuple[str, ...]:
    return tuple(f"{prefix}.{name}" for name in names.split())


_TRICKS = {"tricks": _ids("trick", "lead follow trump overtake discard winner")}
_OF_TOLVA = {
    "cards": _ids("tolva", "deck deal forehand"),
    **_TRICKS,
    "melds": _ids("tolva", "meld meld.three meld.one meld.show ask trump names"),
    "scores": _ids(
        "tolva",
        "score.meld score.no-meld-out score.vinsten score.carry score.sistan score.order match markers",
    ),
    "gubbar": _ids("tolva", "half half.trumpless half.limit half.score whole gubbe.one"),
}
_ONLY_FOR_MORE = _ids("tolva", "deal ask")
"""What the forms for two have not: another deal, and no partner."""
_OF_TOLVA_FOR_TWO = {
    chapter: tuple(rule_id for rule_id in ids if rule_id not in _ONLY_FOR_MORE) for chapter, ids in _OF_TOLVA.items()
}
_OF_BONDTOLVA = {
    "cards": _ids("bond", "deck deal"),
    "phases": _ids("bond", "phase1 draw phase2"),
    **_TRICKS,
    "melds": _ids("bond", "meld meld.many meld.one meld.show trump"),
    "asking": _ids("bond", "ask ask.suit ask.no-meld ask.barred lead-answer"),
    "scores": _ids("bond", "score.meld score.vinsten score.sistan score.order match markers"),
    "variants": _ids("bond.option", "one-tjog forehand-trump eyes exact skane gotland"),
}
_OF_TOLP = {
    "cards": _ids("tolp", "deal"),
    "round": _ids("tolp", "start higher count pass turn out titles"),
    "exchange": _ids("tolp", "exchange exchange.give exchange.high exchange.ask exchange.size"),
    "match": _ids("tolp", "match.open match.rounds match.streak"),
    "variants": _ids("tolp", "option.two flying flying.last option.singles option.revolution"),
    "house": _ids("tolp.house", "passing equal"),
}
_OF_TRETTIOETT = {
    "cards": _ids("thirtyone", "value deal"),
    "play": _ids("thirtyone", "turn knock lowest 31 31.dealt stock-out"),
    "pot": _ids("thirtyone", "lives out all-last"),
    "variants": _ids("thirtyone", "option.free"),
    "house": _ids("thirtyone.house", "knocker triple stock-out first-lap"),
}

_FILES: Mapping[str, Any] = {
    "asked": _ENGINE / "review/asked.json",
    "usual": _ENGINE / "headless/usual.json",
    "differences": _ENGINE / "compare/distinguishing.json",
    "illustrated": _ENGINE / "examples/illustrated.json",
}

_PARTS_FOR_TRICKS: Mapping[str, Any] = {
    "beginner": "tolva_teach.players.tricks:choose",
    "mind": "tolva_teach.players.club.tricks:TrickMind",
    "advice": "tolva_teach.players.advice.tricks:advising_in_tricks",
    "knowledge": "tolva_teach.knowing.tricks:knowledge_of_tricks",
    "hindsight": "tolva_teach.hindsight.tricks:let_go_of",
    "notes": "tolva_teach.headless.notes:noting_tricks",
    "families": "tolva_teach.quiz.tricks:FAMILIES",
    "orders": "tolva_teach.quiz.tricks.orders:in_order",
    "goals": "tolva_teach.play.goals:OF_TRICKS",
}


_BY_FIGURES = "tolva_teach.players.advice.by_figures:advising_by_figures"
"""The advice where figures are counted of some form of the game."""


def _with_tricks(rules: type[Any], chapters: Mapping[str, Sequence[str]]) -> GameDescription:
    return GameDescription(interface=INTERFACE, rules=rules, chapters=chapters, **_PARTS_FOR_TRICKS, **_FILES)


def _a_tolva(rules: type[Any], chapters: Mapping[str, Sequence[str]]) -> GameDescription:
    """A form of Tolva, in which a gubbe can be announced."""
    return replace(_with_tricks(rules, chapters), goals="tolva_teach.play.goals:OF_TOLVA")


OWN: Sequence[GameDescription] = (
    replace(
        _a_tolva(Tolva, _OF_TOLVA),
        lifelike="tolva_teach.quiz.tricks.lifelike:decide",
        advice=_BY_FIGURES,
    ),
    _a_tolva(Plocketolva, {"differs": _ids("plocke", "deal draw meld gubbe"), **_OF_TOLVA_FOR_TWO}),
    _a_tolva(
        Bordstolva,
        {"differs": _ids("bord", "deal available turn meld first-from-table gubbe"), **_OF_TOLVA_FOR_TWO},
    ),
    replace(_with_tricks(Bondtolva, _OF_BONDTOLVA), advice=_BY_FIGURES),
    GameDescription(
        interface=INTERFACE,
        rules=Tolp,
        chapters=_OF_TOLP,
        beginner="tolva_teach.players.tolp:choose",
        mind="tolva_teach.players.club.tolp:RoundMind",
        advice="tolva_teach.players.advice.tolp:advise_in_round",
        knowledge="tolva_teach.knowing.tolp:RoundKnowledge",
        hindsight="tolva_teach.hindsight.tolp:let_go_of",
        notes="tolva_teach.headless.notes:noting_rounds",
        families="tolva_teach.quiz.tolp:FAMILIES",
        orders="tolva_teach.quiz.tolp.orders:in_order",
        goals="tolva_teach.play.goals:OF_ROUNDS",
        **_FILES,
    ),
    GameDescription(
        interface=INTERFACE,
        rules=Trettioett,
        chapters=_OF_TRETTIOETT,
        beginner="tolva_teach.players.trettioett:choose",
        mind="tolva_teach.players.club.trettioett:SwapMind",
        advice="tolva_teach.players.advice.trettioett:advise_in_swapping",
        knowledge="tolva_teach.knowing.trettioett:SwapKnowledge",
        hindsight="tolva_teach.hindsight.trettioett:let_go_of",
        notes="tolva_teach.headless.notes:noting_draws",
        families="tolva_teach.quiz.trettioett:FAMILIES",
        orders="tolva_teach.quiz.trettioett.orders:in_order",
        goals="tolva_teach.play.goals:OF_DRAWS",
        **_FILES,
    ),
)
"""The games in the order in which one learns them."""
