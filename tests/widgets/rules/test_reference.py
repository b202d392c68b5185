"""The page on which everything is looked up."""

import re

import pytest

from tolva_teach.texts import LANGUAGES
from tolva_widgets.rules.reference import Reference


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_contents_lead_to_the_glossary_and_to_each_games_rules(lang: str) -> None:
    html = Reference(lang=lang).html()
    (contents,) = re.findall(r"<nav.*?</nav>", html)
    anchors = re.findall(r'href="#([\w-]+)"', contents)
    assert (anchors[0], anchors[-1]) == ("terms", "pages")
    assert set(anchors[1:-1]) <= set(Reference(lang=lang).games)
    assert [anchor for anchor in anchors if f'<h2 id="{anchor}"' not in html] == []
    assert re.findall(r'<h2 id="([\w-]+)"', html) == anchors
