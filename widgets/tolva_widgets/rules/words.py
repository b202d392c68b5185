"""A rule in words and markup: its title and text, where it comes from, what is our own interpretation, and its page."""

from functools import lru_cache

from htpy import Element, a, code, details, div, fragment, p, strong, summary
from markupsafe import Markup

from tolva_teach.games import form_of
from tolva_teach.texts import LANGUAGES, RuleText, game_name, has_sentence, rule, rule_ids, sentence
from tolva_widgets.courses.catalogue import Catalogue, site_here


def page_of(rule_id: str, game: str | None = None, lang: str | None = None) -> str:
    """The address of a game's rules, beside the page that shows one: this game's, or the first that has the rule.

    Empty where no game has the rule (it is about records) or the site has no such page. A page has the same name in
    every language that it is there in, so any language will do where none is given.
    """
    catalogue = Catalogue(site_here())
    pages = (catalogue.rules(language) for language in ([lang] if lang else LANGUAGES))
    found = (page.href for rules in pages for name, page in rules.items() if _holds(rule_id, name, game))
    return next(found, "")


def _holds(rule_id: str, name: str, game: str | None) -> bool:
    return game in (None, name) and rule_id in rule_ids(name)


def rule_as_html(text: RuleText, lang: str, rules_page: str | None = None) -> Markup:
    """The rule with its title, as a piece of a page."""
    title = p(".tolva-rule-title")[text.title, " ", code(translate="no")[text.id]]
    return Markup(div(".tolva-rule", lang=lang)[title, rule_body(text, lang, rules_page)])


def chapter_title(chapter: str, game: str, lang: str, attribute: str | None = None) -> str:
    """What a chapter of a game's rules is called; with the attribute `intro`, the words that it begins with."""
    names = {"game": game, "parent": form_of(game) or game}
    called = {key: game_name(name, lang, "in-text") for key, name in names.items()}
    key = f"rules-chapter-{chapter}"
    return sentence(lang, key if has_sentence(lang, key) else "rules-chapter-all", attribute, **called)


def rule_said(text: RuleText, lang: str) -> Markup:
    """What the rule says, an example, and our interpretation."""
    return Markup(
        fragment[
            p[text.text],
            text.example and p(".tolva-rule-example")[text.example],
            text.reading and p(".tolva-rule-reading")[strong[sentence(lang, "rulecard-reading")], " ", text.reading],
        ]
    )


def rule_body(text: RuleText, lang: str, rules_page: str | None = None) -> Markup:
    """The rule below its title: what it says, an example, our interpretation, the source, a link to all rules."""
    page = page_of(text.id) if rules_page is None else rules_page
    return Markup(
        fragment[
            rule_said(text, lang),
            p(".tolva-rule-source")[
                text.source and sentence(lang, "rulecard-source", None, source=text.source),
                " ",
                page and _link(page, text.id, sentence(lang, "rulecard-all")),
            ],
        ]
    )


@lru_cache(maxsize=256)
def rule_named(rule_id: str, game: str | None, players: int, lang: str, keep: str = "rule") -> Markup:
    """The rule by its title, which unfolds to all that it says. It is the same at step after step.

    Args:
        rule_id: the rule's.
        game: whose page of rules it leads to; None for the first that has the rule.
        players: how many it is told to.
        lang: the language.
        keep: what it is known by when its place is written anew, so that it stays unfolded.
    """
    text = rule(lang, rule_id, game, players)
    return Markup(
        details(".tolva-rule-named", data_keep=keep)[
            summary[sentence(lang, "explain-rule"), " ", strong[text.title]],
            div(".tolva-rule")[rule_body(text, lang, page_of(rule_id, game))],
        ]
    )


def _link(rules_page: str, rule_id: str, label: str) -> Element:
    """It opens another page, so that what one was looking at stays."""
    return a(href=f"{rules_page}#{rule_id}", target="_blank", rel="noopener")[label]
