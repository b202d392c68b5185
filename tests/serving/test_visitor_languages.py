"""In which language a visitor is spoken to first."""

from unittest.mock import Mock

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from tolva_teach.texts import LANGUAGES
from tolva_widgets.serving.visitor_languages import preferred_language, visitor_languages


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


@pytest.mark.parametrize(
    ("path", "asked", "first"),
    [
        ("/nowhere", "sv", "sv"),
        ("/nowhere", "de", "en"),
        ("/voila/render/en/nowhere.ipynb", "sv", "en"),
        ("/sv/voila/render/en/nowhere.ipynb", "sv", "en"),
    ],
)
def test_the_language_of_the_page_comes_first_and_else_the_browsers(path: str, asked: str, first: str) -> None:
    line, headers = RequestStartLine("GET", path, "HTTP/1.1"), HTTPHeaders({"Host": "school", "Accept-Language": asked})
    request = HTTPServerRequest(start_line=line, headers=headers, connection=Mock())
    assert visitor_languages(request) == [first, *(lang for lang in sorted(LANGUAGES) if lang != first)]
