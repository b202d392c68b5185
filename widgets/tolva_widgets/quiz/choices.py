"""Which game a quiz asks about, for how many and what sort of question: as a page offers it."""

from collections.abc import Mapping
from typing import Any

from tolva_teach.quiz import FAMILIES, Family, families, games_asked_about
from tolva_teach.texts import game_name, sentence
from tolva_widgets.quiz.address import first_of, numbers_of_players, players_of, read_family


def choices(family: Family[Any], lang: str) -> list[dict[str, Any]]:
    """What can be chosen, as `Page.choices`; what leaves no choice is left out, and all where the family is not one of
    those that pages offer."""
    if family not in FAMILIES:
        return []
    games = games_asked_about()
    kinds = families(family.game, family.players)
    offered = [
        _choice("game", "replay-game", {game: game_name(game, lang) for game in games}, lang),
        _choice("players", "replay-players", {str(its): str(its) for its in numbers_of_players(family.game)}, lang),
        _choice("family", "quiz-family", {its.name: family_name(its, lang) for its in kinds}, lang),
    ]
    return [choice for choice in offered if len(choice["options"]) > 1]


def chosen(family: Family[Any], lang: str) -> dict[str, str]:
    """What is chosen of each, as `Page.chosen`."""
    values = {"game": family.game, "players": str(players_of(family)), "family": family.name}
    return {choice["name"]: values[choice["name"]] for choice in choices(family, lang)}


def wanted(family: Family[Any], picked: Mapping[str, str]) -> Family[Any]:
    """The family that was picked, where this one was shown; another game or number keeps the sort of question where
    it has that."""
    game = picked.get("game", family.game)
    if game != family.game:
        return _like(family, first_of(game), game)
    players = picked.get("players", str(players_of(family)))
    values = {"game": game, "players": players, "family": picked.get("family", family.name)}
    if players != str(players_of(family)):
        return _like(family, read_family({**values, "family": ""}, family), game)
    return read_family(values, family)


def title(family: Family[Any], lang: str) -> str:
    """The game and for how many it is: "Bondtolva för tre"."""
    return sentence(lang, "replay-game-for", None, game=game_name(family.game, lang), count=players_of(family))


def family_name(family: Family[Any], lang: str) -> str:
    """What the family asks, in short."""
    return sentence(lang, f"family-{family.name}", None)


def _like(family: Family[Any], first: Family[Any], game: str) -> Family[Any]:
    of_form = families(game, first.players)
    return next((its for its in of_form if its.name == family.name), first)


def _choice(name: str, label: str, options: Mapping[str, str], lang: str) -> dict[str, Any]:
    pairs = [[value, words] for value, words in options.items()]
    return {"name": name, "label": sentence(lang, label, None), "options": pairs, "setting": True}
