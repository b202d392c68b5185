"""Loading and filling in sentences."""

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from tolva_teach.texts import (
    LANGUAGES,
    TextError,
    UnknownLanguageError,
    bundles,
    check_language,
    has_sentence,
    sentence,
)
from tolva_teach.texts.bundles import message_ids, read_anew


def test_languages_are_the_folders() -> None:
    assert tuple(LANGUAGES) == ("en", "sv")


@pytest.mark.parametrize("lang", ["xx", "", "SV", "../sv"])
def test_unknown_language_names_the_known_ones(lang: str) -> None:
    with pytest.raises(UnknownLanguageError, match="'en' or 'sv'"):
        check_language(lang)
    with pytest.raises(ValueError, match="'en' or 'sv'"):
        sentence(lang, "why-turn-order-deal-over")


def test_unknown_message_is_an_error() -> None:
    assert not has_sentence("sv", "no-such-message")
    assert not has_sentence("sv", "rank-k", "no-such-form")
    with pytest.raises(TextError, match="no message no-such-message"):
        sentence("sv", "no-such-message")
    with pytest.raises(TextError, match="rank-k has no no-such-form"):
        sentence("sv", "rank-k", attribute="no-such-form")


def test_no_further_file_is_read_than_the_one_that_has_what_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "names.ftl").write_text("rank-a = ess\n", "utf-8")
    (tmp_path / "after.ftl").write_text("late = sent\n", "utf-8")
    messages = bundles._Messages(tmp_path)
    assert messages["rank-a"].strip() == "rank-a = ess"
    (tmp_path / "after.ftl").write_text("late = senare\n", "utf-8")
    assert messages["late"].strip() == "late = senare"
    assert list(messages) == ["rank-a", "late"]
    assert "none" not in messages


def test_a_message_that_stands_twice_is_an_error_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "names.ftl").write_text("rank-a = ess\n", "utf-8")
    (tmp_path / "after.ftl").write_text("rank-a = äss\n", "utf-8")
    with pytest.raises(TextError, match=r"rank-a stands twice, the second time in after\.ftl"):
        list(bundles._Messages(tmp_path))


def test_missing_fact_is_an_error_and_never_shown() -> None:
    with pytest.raises(TextError, match="number"):
        sentence("sv", "seat-numbered")


def test_wrapped_lines_are_one_line() -> None:
    assert "\n" not in sentence("sv", "rule-tolva-half")


def test_digits_are_not_grouped() -> None:
    assert sentence("sv", "seat-numbered", number=12345) == "spelare 12345"


def test_facts_are_not_read_as_fluent() -> None:
    assert sentence("en", "seat-named", name='{ $ending } { "x" }', ending="") == '{ $ending } { "x" }'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_message_read_by_itself_says_what_it_says_in_its_file(lang: str) -> None:
    """Messages are cut out of their files by a pattern of ours, which Fluent's own parser judges here."""
    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    files = (Path(bundles.__file__).parent / lang).glob("*.ftl")
    entries = [entry for path in files for entry in parser.parse(path.read_text("utf-8")).body]
    whole = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    assert set(whole) == set(message_ids(lang))
    for key, entry in whole.items():
        entry.comment = None
        (alone,) = parser.parse(bundles._source(lang, key)).body
        assert serializer.serialize_entry(alone) == serializer.serialize_entry(entry)


def test_message_is_parsed_with_those_that_it_refers_to_and_no_others() -> None:
    read_anew()
    assert sentence("en", "why-bond-draw-due-first", seat="Anna", **{"seat-s": "s"})
    assert bundles._texts("en")._parsed == {"why-bond-draw-due-first", "why-plocke-draw-due-first"}


def test_fluent_is_loaded_only_when_a_sentence_is_asked_for() -> None:
    code = "import sys, tolva_teach.texts; print(any(name.startswith('fluent') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
