"""No code asks which language it speaks, or, outside a game's own, which game it plays: languages have texts, and games
have attributes."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path, PurePath

import tolva_teach
import tolva_widgets
from tolva_teach.games import GAMES
from tolva_teach.texts import COMPLETE, rule_ids
from tolva_teach.texts.rules import RECORD_RULES

_PACKAGES = tuple(Path(str(package.__file__)).parent for package in (tolva_teach, tolva_widgets))
_FREE = ("games", "texts")
"""The folders of the engine in which games and their rules have their own code."""

RULES = {rule_id for rule_id in rule_ids() if rule_id not in RECORD_RULES and not rule_id.startswith("trick.")}
"""The rules of single games; those of the trick hold in several."""
OPTIONS = {option for rules in GAMES.values() for option in rules.options_known}


@cache
def modules() -> Mapping[PurePath, ast.Module]:
    """Every module by its place, parsed once for all that is looked for in it."""
    return {
        path.relative_to(package.parent): ast.parse(path.read_text("utf-8"))
        for package in _PACKAGES
        for path in sorted(package.rglob("*.py"))
    }


def without_games() -> Iterator[tuple[str, ast.Module]]:
    """Those in which no game has its own code."""
    return ((place.as_posix(), tree) for place, tree in modules().items() if place.parts[1] not in _FREE)


def compared(node: ast.AST) -> Iterator[str]:
    """The texts with which something is compared here, by an operator or as a case."""
    if isinstance(node, ast.Compare):
        parts: list[ast.expr] = [node.left, *node.comparators]
        for part in parts:
            elements = part.elts if isinstance(part, ast.Tuple | ast.List | ast.Set) else [part]
            yield from (its.value for its in elements if isinstance(its, ast.Constant) and isinstance(its.value, str))
    if isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        yield node.value.value


def options_asked_for(node: ast.AST) -> Iterator[str]:
    """The options of a game that are asked for by their name here."""
    if isinstance(node, ast.Subscript):
        asked, key = node.value, node.slice
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get" and node.args:
        asked, key = node.func.value, node.args[0]
    else:
        return
    name = asked.attr if isinstance(asked, ast.Attribute) else asked.id if isinstance(asked, ast.Name) else ""
    if name == "options" and isinstance(key, ast.Constant) and key.value in OPTIONS:
        yield str(key.value)


OF_ONE_GAME: Mapping[str, str] = {
    "tolva_teach/quiz/tolp/": "Tölp's own questions",
    "tolva_teach/quiz/trettioett/": "Trettioett's own questions",
}
"""Where a game may be spoken of by name, by the beginning of the place, and why."""


def found_in(place: str, tree: ast.Module) -> Iterator[str]:
    """Where a module tells games apart."""
    for node in ast.walk(tree):
        words = [word for word in compared(node) if word in RULES or word in GAMES]
        yield from (f"{place}:{node.lineno} compares with {word}" for word in words if isinstance(node, ast.expr))
        asked = [*options_asked_for(node)]
        yield from (f"{place}:{node.lineno} asks for the option {key}" for key in asked if isinstance(node, ast.expr))


def test_nobody_outside_the_games_asks_which_game_it_is() -> None:
    found = [told for place, tree in without_games() for told in found_in(place, tree)]
    assert [told for told in found if not told.startswith(tuple(OF_ONE_GAME))] == []
    assert all(any(told.startswith(place) for told in found) for place in OF_ONE_GAME), "an exception that none needs"


def test_what_tells_games_apart_is_found() -> None:
    code = 'if rules.ask_rule == "bond.ask" or name in ("tolva", "x"): options["eyes"], game.options.get("scoring")'
    assert [told.partition(" ")[2] for told in found_in("m", ast.parse(code))] == [
        "compares with bond.ask",
        "compares with tolva",
        "asks for the option eyes",
        "asks for the option scoring",
    ]


def languages_chosen_between(node: ast.AST) -> Iterator[str]:
    """Languages that are compared with, chosen on a condition, or keys of a mapping here."""
    yield from (word for word in compared(node) if word in COMPLETE)
    if isinstance(node, ast.IfExp):
        chosen = [node.body, node.orelse]
        yield from (its.value for its in chosen if isinstance(its, ast.Constant) and its.value in COMPLETE)
    if isinstance(node, ast.Dict):
        yield from (its.value for its in node.keys if isinstance(its, ast.Constant) and its.value in COMPLETE)


def test_nobody_asks_which_language_it_is() -> None:
    found = [
        f"{place}:{getattr(node, 'lineno', '')} {lang}"
        for place, tree in modules().items()
        for node in ast.walk(tree)
        for lang in languages_chosen_between(node)
    ]
    assert found == []


def test_no_script_or_page_asks_which_language_it_is() -> None:
    literal = re.compile("[\"'`](" + "|".join(COMPLETE) + ")[\"'`]")
    files = [path for package in _PACKAGES for suffix in ("js", "j2", "html") for path in package.rglob(f"*.{suffix}")]
    assert len(files) > 40
    assert [path.name for path in files if literal.search(path.read_text("utf-8"))] == []


def test_what_tells_languages_apart_is_found() -> None:
    code = 'x = "a" if lang == "sv" else {"en": 1}; y = "sv" if swedish else "intl"'
    assert [lang for node in ast.walk(ast.parse(code)) for lang in languages_chosen_between(node)] == ["sv", "sv", "en"]
