"""The languages say the same things: the same messages, attributes and facts, in sentences that are whole."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import tolva_teach.texts
from helpers.stage_pages import NOTEBOOKS
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES

FOLDER = Path(tolva_teach.texts.__file__).parent

WHOLE_SENTENCES = ("why-", "did-", "rule-", "fault-", "knows-")
"""Messages that are read as sentences on their own."""

TYPED = ("search-alike", "at-table-alike", "wish-alike")
"""Messages that nobody reads: words that a person may type for ours."""

BOTH_LANGUAGES = "wish-alike"
"""Tells for each word of wishes, which are English, how a language says it."""

FORMS_DIFFER = "names.ftl"
"""Words have the forms that their language needs."""

ENGLISH = re.compile(
    r"(?<![\w.-])(the|and|with|trick|tricks|trump|trumps|card|cards|suit|meld|lead|leads|seat|player|you|your|points)(?![\w.-])"
)
SWEDISH = re.compile(r"(?<![\w.-])(och|eller|inte|kort|färg|stick|spelare|plats|kung|dam|får|måste)(?![\w-])")
QUOTED = re.compile(r"”[^”]*”|“[^”]*”|'[^']*'|\([^)]*\)")
"""Keys, commands and kept words of the other language stand in quotation marks or parentheses."""


@cache
def resources(lang: str) -> dict[str, ast.Resource]:
    """By file; read by the first test that asks, not by each worker that looks for tests."""
    return {path.name: FluentParser().parse(path.read_text("utf-8")) for path in sorted((FOLDER / lang).glob("*.ftl"))}


@cache
def messages(lang: str) -> dict[tuple[str, str], ast.Message]:
    return {
        (name, entry.id.name): entry
        for name, resource in resources(lang).items()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


@cache
def message(lang: str, key: str) -> ast.Message:
    return next(entry for (_, its), entry in messages(lang).items() if its == key)


class Names(visitor.Visitor):
    """The facts that an entry speaks of, without their forms: `$Seat-who` is about `seat`."""

    def __init__(self, lang: str, entry: ast.BaseNode) -> None:
        self.lang = lang
        self.found: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = node.id.name.partition("-")[0]
        self.found.add(name[0].lower() + name[1:])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.attribute is None:
            self.visit(message(self.lang, node.id.name))


class Texts(visitor.Visitor):
    """The words of an entry, without what is filled in."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def renderings(lang: str, pattern: ast.Pattern | None) -> list[str]:
    """Every way in which a pattern can come out, with X for what is filled in."""
    ways = [""] if pattern else []
    for element in pattern.elements if pattern else ():
        ways = [way + part for way in ways for part in _ways_of(lang, element)]
    return ways


def _ways_of(lang: str, element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return [way for variant in variants for way in renderings(lang, variant.value)]
        case ast.StringLiteral(value=value):
            return [value]
        case ast.MessageReference(id=name, attribute=None):
            return renderings(lang, message(lang, name.name).value)
    return ["X"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_fluent_without_errors(lang: str) -> None:
    for name, resource in resources(lang).items():
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{name}: {[entry.content for entry in junk]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    keys = [entry.id.name for res in resources(lang).values() for entry in res.body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_every_folder_of_texts_is_a_language() -> None:
    """One without `names.ftl` would not be found, and nothing would say so."""
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_name(game: str) -> None:
    named = {key: f"option-{key.replace('_', '-')}" for key in GAMES[game].options_known}
    assert {key for key, name in named.items() if not any(its == name for _, its in messages("sv"))} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_in_the_same_order(lang: str) -> None:
    missing = Counter(name for name, key in messages("sv").keys() - messages(lang).keys())
    assert not missing, "so many messages are missing, by file"
    assert list(messages(lang)) == list(messages("sv"))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "sv"])
def test_every_language_has_the_same_attributes_and_facts(lang: str) -> None:
    for (name, key), entry in messages("sv").items():
        other = messages(lang)[name, key]
        assert Names(lang, other).found == Names("sv", entry).found, key
        if name != FORMS_DIFFER:
            assert [part.id.name for part in other.attributes] == [part.id.name for part in entry.attributes], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_whole(lang: str) -> None:
    for (_, key), entry in messages(lang).items():
        if key.startswith(WHOLE_SENTENCES):
            for text in renderings(lang, entry.value):
                assert text[0].isupper() or text[0].isdigit() or text[0] == "”", f"{key}: {text}"
                assert text.rstrip()[-1] in ".?!”", f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_set_as_they_should(lang: str) -> None:
    for (_, key), entry in messages(lang).items():
        for pattern in (entry.value, *(part.value for part in entry.attributes)):
            for text in renderings(lang, pattern):
                flat = text.replace("\n", " ")
                assert not re.search(r"  | [.,;:!?](?!\w)|\.\.|,,|[{}]", flat), f"{key}: {text}"
                assert flat == flat.strip(), f"{key}: {text}"
                assert '"' not in flat, f"{key}: {text}"


ONE_TERM = {
    "en": re.compile(r"\b(overtak\w*|throw(s|n|ing)? off|part(y|ies)|next in)\b"),
    "sv": re.compile(r"\bmäld\b|\bstår (på|i) tur\b|\bär i tur\b"),
}
"""Words for what has another name throughout: heading the trick, discarding, a side, being on lead; mälning, på tur."""


@pytest.mark.parametrize("lang", ONE_TERM)
def test_one_thing_has_one_name(lang: str) -> None:
    for (_, key), entry in messages(lang).items():
        if key in TYPED:
            continue
        said = " ".join(Texts(entry).found).replace("trick.overtake", "")
        assert not ONE_TERM[lang].search(said), f"{key}: {said}"


EYE = {"sv": re.compile(r"\bögat\b|\bmed ett öga\b", re.I), "en": re.compile(r"\b(the|an) eye\b", re.I)}
"""The sign on a card that has been shown, as it is called where no eyes are counted."""


@pytest.mark.parametrize("lang", EYE)
def test_lessons_in_which_eyes_are_points_call_no_sign_so(lang: str) -> None:
    told = [" ".join(Texts(entry).found) for (_, key), entry in messages(lang).items() if key.startswith("guided-bond")]
    pages = [json.loads(page.read_text("utf-8"))["cells"] for page in (NOTEBOOKS / lang).glob("bond-*.ipynb")]
    told += ["".join(cell["source"]) for cells in pages for cell in cells if cell["cell_type"] == "markdown"]
    assert len(pages) > 5
    assert [text for text in told if EYE[lang].search(text)] == []


def test_no_english_in_swedish() -> None:
    for (_, key), entry in messages("sv").items():
        text = QUOTED.sub("", " ".join(Texts(entry).found))
        assert key == BOTH_LANGUAGES or not ENGLISH.search(text), f"{key}: {text}"


def test_no_swedish_in_english() -> None:
    for (name, key), entry in messages("en").items():
        patterns = [entry.value, *(part.value for part in entry.attributes if part.id.name != "source")]
        text = QUOTED.sub("", " ".join(t for pattern in patterns if pattern for t in Texts(pattern).found))
        if name != "glossary.ftl":
            assert not SWEDISH.search(text), f"{key}: {text}"
