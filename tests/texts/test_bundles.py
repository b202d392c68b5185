"""Loading and filling in sentences."""

import subprocess
import sys

import pytest

from tolva_teach.texts import LANGUAGES, TextError, UnknownLanguageError, check_language, has_sentence, sentence


def test_languages_are_the_folders() -> None:
    assert LANGUAGES == ("en", "sv")


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


def test_missing_fact_is_an_error_and_never_shown() -> None:
    with pytest.raises(TextError, match="number"):
        sentence("sv", "seat-numbered")


def test_wrapped_lines_are_one_line() -> None:
    assert "\n" not in sentence("sv", "rule-tolva-half")


def test_digits_are_not_grouped() -> None:
    assert sentence("sv", "seat-numbered", number=12345) == "spelare 12345"


def test_facts_are_not_read_as_fluent() -> None:
    assert sentence("en", "seat-named", name='{ $ending } { "x" }', ending="") == '{ $ending } { "x" }'


def test_fluent_is_loaded_only_when_a_sentence_is_asked_for() -> None:
    code = "import sys, tolva_teach.texts; print(any(name.startswith('fluent') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
