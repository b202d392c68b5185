"""How a lesson's text becomes HTML."""

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from tolva_widgets.serving.pages.markdown import PlainHeadings

CODES = ["the rule `trick.overtake`", "```\ntolva-teach serve\n```", "```bash\nmake site\n```", "    a = 1"]


@pytest.mark.parametrize("code", CODES)
def test_code_is_no_words_to_a_browser_that_translates(code: str) -> None:
    html = MarkdownWithMath(renderer=PlainHeadings(contents_manager=None, escape=False)).render(code)
    assert html.count('translate="no"') == 1
    assert html.index('translate="no"') < html.index("<code" if "<code" in html else "<pre")
