"""The duties of a trick in short, in the order in which they apply: what one may look at before answering."""

from html import escape

from tolva_teach.games import FIRST_GAME
from tolva_teach.texts import rule, sentence
from tolva_widgets.rule_card import page_of

DUTIES: tuple[str, ...] = ("trick.follow", "trick.trump", "trick.overtake", "trick.discard")
"""The rules, in that order."""


def as_html(lang: str) -> str:
    """A numbered list of them, each with its title, a link to its whole text, and one sentence."""
    rows = "".join(f"<li>{_row(rule_id, lang)}</li>" for rule_id in DUTIES)
    title = escape(sentence(lang, "quiz-duties"))
    return f'<div class="tolva-quiz-duties"><h3>{title}</h3><ol>{rows}</ol></div>'


def _row(rule_id: str, lang: str) -> str:
    """The link opens another page, so that the question stays."""
    href, title = escape(f"{page_of(rule_id, FIRST_GAME.name)}#{rule_id}"), escape(rule(lang, rule_id).title)
    short = escape(sentence(lang, f"quiz-duty-{rule_id.removeprefix('trick.')}"))
    return f'<a href="{href}" target="_blank" rel="noopener">{title}</a> <span>{short}</span>'
