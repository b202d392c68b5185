"""In which language a visitor is spoken to first."""

import pytest

from tolva_widgets.serving.visitor_languages import preferred_language


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("sv", "sv"),
        ("sv-SE,sv;q=0.9,en-US;q=0.8,en;q=0.7", "sv"),
        ("en-GB,en;q=0.9,sv;q=0.8", "en"),
        ("SV-fi", "sv"),
        ("de, en;q=0.3, sv;q=0.5", "sv"),
        ("nb, sv", "sv"),
        ("de-DE,de", "en"),
        ("sv;q=0", "en"),
        ("svenska", "en"),
        ("sv;q=much, en;q=0.1", "en"),
        ("", "en"),
        (";;,,q=", "en"),
    ],
)
def test_browsers_first_language_that_is_ours_is_taken(header: str, lang: str) -> None:
    assert preferred_language(header) == lang


def test_where_a_browser_asks_for_none_of_ours_it_is_the_other_one_that_is_named() -> None:
    assert preferred_language("fi", "sv") == "sv"
    assert preferred_language("en", "sv") == "en"
