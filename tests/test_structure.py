"""How the packages are made up: imports go one way, those that are for types or inside functions too; no class has too
many methods."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tolva_teach.games import GAMES
from tolva_teach.rules.verbs import ARGUMENTS

ROOT = Path(__file__).parents[1]
PACKAGES = (ROOT / "tolva_teach", ROOT / "widgets" / "tolva_widgets")

Imports = Mapping[str, frozenset[str]]
"""For each module those that it imports, by their dotted names."""


parsed = cache(ast.parse)
"""A module's text as a tree, made once for all that is looked for in it."""


@cache
def sources() -> Mapping[str, str]:
    """The text of every module of the packages."""
    found = {}
    for package in PACKAGES:
        for path in sorted(package.rglob("*.py")):
            parts = path.relative_to(package.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text("utf-8")
    return found


def imports_of(modules: Mapping[str, str]) -> Imports:
    """Who imports whom among these modules, wherever in its text a module does so."""
    folders = {name.rpartition(".")[0] for name in modules}
    return {
        name: frozenset(_imported(name, text, modules, is_package=name in folders)) - {name}
        for name, text in modules.items()
    }


def _imported(name: str, text: str, modules: Mapping[str, str], *, is_package: bool) -> Iterator[str]:
    for node in ast.walk(parsed(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            source = _named(node, name, is_package=is_package)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield from (its for its in [inner if inner in modules else source] if its in modules)


def _named(node: ast.ImportFrom, importer: str, *, is_package: bool) -> str:
    """What is imported from, by its whole name; each dot but the first leads one package up."""
    if not node.level:
        return node.module or ""
    parts = importer.split(".")
    up = node.level - is_package
    return ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])


def circles(imports: Imports) -> list[list[str]]:
    """Modules that reach each other by imports, in groups; none where imports go one way."""
    reached = {name: _reached(name, imports) for name in imports}
    groups: list[list[str]] = []
    for name in sorted(imports):
        if name in reached[name] and not any(name in group for group in groups):
            groups.append(sorted(other for other in reached[name] if name in reached[other]))
    return groups


def _reached(start: str, imports: Imports) -> set[str]:
    """What a module reaches by its imports and theirs; itself only where a circle leads back to it."""
    reached: set[str] = set()
    waiting = set(imports[start])
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= imports[name] - reached
    return reached


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circles(imports_of(sources())) == []


@pytest.mark.parametrize(
    "back",
    [
        "from package.one import name",
        "from package import one",
        "import package.one",
        "from .one import name",
        "from . import one",
        "def later():\n    from package.one import name",
        "if TYPE_CHECKING:\n    from package.one import name",
    ],
)
def test_a_circle_is_seen_wherever_its_imports_stand(back: str) -> None:
    modules = {"package": "", "package.one": "from package.two import x", "package.two": "import package.three"}
    assert circles(imports_of({**modules, "package.three": ""})) == []
    assert circles(imports_of({**modules, "package.three": back})) == [["package.one", "package.three", "package.two"]]


GROUND = ("tolva_teach.rules.tricks", "tolva_teach.rules.verbs", "tolva_teach.rules.decisions")
"""Below the games: what they have in common."""

LISTED = {
    "tolva_teach.games": "the registry of games, and the games",
    "tolva_teach.texts": "sentences speak of whatever there is",
    "tolva_teach.knowing": "what can be known in each game",
    "tolva_teach.players": "the registry of beginners, and the beginners of each game",
    "tolva_teach.headless.notes": "what is noted of the deals of each game",
    "tolva_teach.solver": "the last tricks of the games that have tricks",
    "tolva_teach.strategy": "what wins in each game",
    "tolva_teach.hindsight": "what is found of a deal of each game when it is over",
    "tolva_teach.play.goals": "what a deal of each game can be played for",
    "tolva_teach.judging": "how the table of each game is laid out, and what is asked about it",
    "tolva_teach.score_keeping": "what is told of a deal of each game",
    "tolva_teach.dealer": "deals by wish: what wishes call that which happens in each game",
    "tolva_teach.quiz.tricks": "a family of questions; quiz/__init__ lists it",
    "tolva_teach.quiz.tolp": "another",
    "tolva_teach.quiz.trettioett": "another",
    "tolva_widgets.tasks.exercise": "the exercises of that family",
}
"""What may name a game, a trick or a verb: registries, what they list, and texts."""

NAMES = re.compile("|".join(["trick", "trump", "meld", "gubbe", "vinsten", "sistan", *set(GAMES) - {"tolva"}]), re.I)
"""Words of single games. Tolva's own name is also the project's: packages, files and classes are called by it."""

LISTS_THEM = re.compile(r"tolva_teach\.quiz\.(tricks|tolp|trettioett)")
"""Where a registry is spoken of."""


def words_of_games(module: str, text: str) -> list[str]:
    """Every place of the code where a game, a trick or a verb is named; what is said in comments and docstrings is not
    what the code knows."""
    tree = parsed(text)
    statements = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    prose = {id(value) for value in statements if isinstance(value, ast.Constant)}
    found = []
    for node in ast.walk(tree):
        for word in _words(node):
            if id(node) not in prose and NAMES.search(word) and not LISTS_THEM.search(word):
                found.append(f"{module}:{getattr(node, 'lineno', 0)} {word}")
        if isinstance(node, ast.Constant) and node.value == "tolva" and _is_compared(node, tree):
            found.append(f"{module}:{node.lineno} tolva")
    return [*found, *(f"{module}:{line} {verb}" for line, verb in _verbs_asked_for(tree))]


def _words(node: ast.AST) -> Iterator[str]:
    """The names and texts that a piece of code consists of."""
    for name in ("id", "attr", "name", "arg", "module"):
        word = getattr(node, name, None)
        if isinstance(word, str):
            yield word
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _is_compared(constant: ast.Constant, tree: ast.AST) -> bool:
    compared = (node for node in ast.walk(tree) if isinstance(node, ast.Compare))
    return any(constant in (node.left, *node.comparators) for node in compared)


def _verbs_asked_for(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Where a decision's verb is compared with one, or a decision is made with one."""
    for node in ast.walk(tree):
        parts = list(ast.walk(node)) if isinstance(node, (ast.Compare, ast.Call, ast.Match)) else []
        asks = any(isinstance(part, ast.Attribute) and part.attr == "verb" for part in parts)
        makes = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Decision", "said", "play", "decisions")
        for part in parts:
            if (asks or makes) and isinstance(part, ast.Constant) and part.value in ARGUMENTS:
                yield part.lineno, str(part.value)


def test_nothing_above_the_games_names_a_game_a_trick_or_a_verb() -> None:
    above = {
        module: text
        for module, text in sources().items()
        if module not in GROUND and not any(module == part or module.startswith(f"{part}.") for part in LISTED)
    }
    assert len(above) > 60
    assert [place for module, text in above.items() for place in words_of_games(module, text)] == []


@pytest.mark.parametrize(
    "code",
    [
        'if decision.verb == "play": ...',
        'if decision.verb in ("ask", "meld"): ...',
        'match decision.verb:\n    case "pass": ...',
        'Decision(0, "knock")',
        'said(seat, "draw")',
        'if zone.kind == "trick": ...',
        'any(happened.kind == "trick-taken" for happened in told)',
        "view.board.melds",
        "from tolva_teach.games.tolp import Tolp",
        'if game.name == "trettioett": ...',
        'if game.name == "tolva": ...',
        "def next_trick(): ...",
    ],
)
def test_code_that_knows_a_game_is_seen(code: str) -> None:
    assert words_of_games("module", code)


def test_what_only_sounds_like_a_game_is_none() -> None:
    assert words_of_games("module", 'class TolvaPage:\n    """A trick."""\n    kind = "play"\n') == []


MOST_METHODS = 25
"""So many methods of its own, properties included, a class has at most, unless its docstring says why."""

WHY_LARGE = "Large because "
"""How the sentence begins that says it."""


def large_classes(module: str, text: str) -> Iterator[tuple[str, bool]]:
    """The classes of a module that have too many methods, or say why they have: of each, whether it is both."""
    for node in ast.walk(parsed(text)):
        if isinstance(node, ast.ClassDef):
            methods = {part.name for part in node.body if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef))}
            is_large, says_why = len(methods) > MOST_METHODS, WHY_LARGE in (ast.get_docstring(node) or "")
            if is_large or says_why:
                yield f"{module}.{node.name}", is_large and says_why


def test_a_class_has_not_too_many_methods_unless_it_says_why() -> None:
    found = [large for module, text in sources().items() for large in large_classes(module, text)]
    assert [name for name, is_explained in found if not is_explained] == []


@pytest.mark.parametrize(
    ("methods", "docstring", "found"),
    [
        (MOST_METHODS, "A page.", []),
        (MOST_METHODS + 1, "A page.", [("module.Page", False)]),
        (MOST_METHODS + 1, f"A page.\n\n    {WHY_LARGE}it does all.\n    ", [("module.Page", True)]),
        (MOST_METHODS, f"{WHY_LARGE}it was.", [("module.Page", False)]),
    ],
)
def test_a_large_class_is_seen_and_so_is_a_reason_without_need(
    methods: int, docstring: str, found: list[tuple[str, bool]]
) -> None:
    kinds = ("    def do_{}(self): ...", "    @property\n    def do_{}(self): ...", "    async def do_{}(self): ...")
    lines = [kinds[number % len(kinds)].format(number) for number in range(methods)]
    code = "\n".join(["class Page:", f'    """{docstring}"""', *lines])
    assert list(large_classes("module", code)) == found
