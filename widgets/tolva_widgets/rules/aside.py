"""What stands at the end of a page of rules: the glossary, and folded away what only a programmer looks for."""

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from htpy import Element, Node, a, caption, code, details, h2, p, summary, table, tbody, td, th, thead, tr

from tolva_teach.games import GAMES
from tolva_teach.texts import (
    GlossaryEntry,
    beside,
    glossary,
    has_sentence,
    option_name,
    option_value,
    rule,
    rule_ids,
    sentence,
)


def glossary_of(game: str, lang: str) -> Node:
    """The terms that a player of the game meets, in both languages."""
    groups = groupby(glossary(lang, game), lambda entry: entry.group)
    tables = (_terms(group, entries, game, lang) for group, entries in groups)
    return [h2(id="glossary")[sentence(lang, "rules-page-glossary")], tables]


def for_programmers(game: str, lang: str) -> Element:
    """The rules' ids and sources, and the options with their names and values in a record."""
    ids = rule_ids(game)
    parts = dict.fromkeys(f"rules-source-{rule_id.split('.')[0]}" for rule_id in ids)
    credit = [p[sentence(lang, key)] for key in parts if has_sentence(lang, key)]
    rules = [
        (_link(rule_id, rule(lang, rule_id).title), code(translate="no")[rule_id], rule(lang, rule_id).source)
        for rule_id in ids
    ]
    known = GAMES[game].options_known
    options = [
        (option_name(key, lang), code(translate="no")[key], _values(key, option.usual(), lang))
        for key, option in known.items()
    ]
    return details(".tolva-rules-code")[
        summary[sentence(lang, "rules-code-title")],
        credit,
        _table("rules", ("rule", "id", "source"), rules, lang),
        _table("options", ("option", "name", "values"), options, lang) if options else None,
    ]


def _values(key: str, values: Sequence[Any], lang: str) -> Iterable[Node]:
    """Each value as a record has it, and in words where they say more."""
    for number, value in enumerate(values):
        written = json.dumps(value)
        words = written if isinstance(value, bool) else option_value(key, value, lang)
        yield [", " if number else "", code(translate="no")[written], f" ({words})" if words != written else ""]


def _link(rule_id: str, title: str) -> Element:
    return a(href=f"#{rule_id}")[title]


def _table(name: str, heads: Iterable[str], rows: Iterable[Sequence[Node]], lang: str) -> Element:
    head = tr[(th(scope="col")[sentence(lang, f"rules-code-{its}")] for its in heads)]
    body = (tr[th(scope="row")[first], (td[its] for its in rest)] for first, *rest in rows)
    return table[caption[sentence(lang, f"rules-code-{name}")], thead[head], tbody[body]]


def _to_rule(entry: GlossaryEntry, game: str, lang: str) -> Node:
    """The way to the rule that says more of the term, where the game has it."""
    rule_id = entry.rule_in(game)
    return [" ", _link(rule_id, rule(lang, rule_id).title)] if rule_id else None


def _terms(group: str, entries: Iterable[GlossaryEntry], game: str, lang: str) -> Element:
    other = beside(lang)
    heads = (th(scope="col")[sentence(lang, f"rules-page-{name}")] for name in ("term", other, "meaning"))
    rows = [
        tr(id=entry.id)[
            th(scope="row")[entry.term],
            td(lang=other)[entry.translation],
            td[entry.meaning, _to_rule(entry, game, lang)],
        ]
        for entry in entries
    ]
    return table[caption[sentence(lang, f"terms-{group}")], thead[tr[heads]], tbody[rows]]
