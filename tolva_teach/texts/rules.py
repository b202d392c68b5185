"""The rules as a person reads them: their order, titles, texts and sources, and the glossary.

The texts stand in each language's `rules-*.ftl`: one message a rule, with its `title`, its `source` (the section of
the description that it comes from) and, where that leaves something open, its `reading`. Where two who play against
each other would stumble on partners and parties, `for-two` and `example-for-two` say it to them.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from tolva_teach.described import description_of, descriptions, on_change
from tolva_teach.texts.bundles import (
    DEFAULT_LANGUAGE,
    TextError,
    beside,
    check_language,
    fill,
    has_sentence,
    keys_in,
    message_ids,
)
from tolva_teach.texts.terms import RULES_OF_TERMS

Chapters: TypeAlias = Mapping[str, Sequence[str]]
"""The rules of a game in the order in which a person meets them, by the chapter that they stand in."""

FIRST_RULE = "trick.follow"
"""What is shown of the rules where nobody says which."""

PARTS_OF_TERMS: Mapping[str, Sequence[str]] = {
    "cards-low-cards": ["tolva"],
    "cards-of-a-rank": ["tolp"],
    "play": ["trick"],
    "play-pass": ["tolp"],
    "play-go-out": ["tolp", "trick"],
    "deal-stock": ["plocke", "bond", "thirtyone"],
    "deal-pile": ["tolp", "thirtyone"],
    "deal-turn-up": ["bord", "tolp", "thirtyone"],
    "deal-party": ["trick"],
    "deal-match": ["trick"],
    "melds": ["trick"],
    "melds-gubbe-out": ["tolva"],
    "scores": ["trick"],
    "scores-card-points": ["tolva"],
    "scores-eyes": ["bond"],
    "scores-matador": ["bond"],
    "scores-half-gubbe": ["tolva"],
    "scores-whole-gubbe": ["tolva"],
    "tolp": ["tolp"],
    "thirtyone": ["thirtyone"],
}
"""The terms, alone or by their group, that only some games need: those with rules of one of these parts (the first
word of a rule's id)."""

RECORD_RULES: tuple[str, ...] = (
    "record.syntax",
    "record.cards",
    "record.option",
    "record.result",
    "turn.order",
    "turn.verb",
    "card.not-held",
)
"""What a record is refused by where no rule of a game is broken."""


@dataclass(frozen=True)
class RuleText:
    """A rule in words."""

    id: str
    title: str
    text: str
    source: str
    """The section of the game's description that it comes from; empty where nobody has said."""
    reading: str | None
    """What this project does where the source leaves something open; its own interpretation, not the source's word."""
    example: str | None


@dataclass(frozen=True)
class GlossaryEntry:
    """A term: what it is called in this language and in another, and what it means."""

    id: str
    group: str
    """The group it stands in; the group's title is the message `terms-GROUP`."""
    term: str
    translation: str
    """The Swedish term, or in Swedish the English one."""
    meaning: str
    rules: tuple[str, ...] = ()
    """The rules that say more of it, in each game the first that the game has."""

    def rule_in(self, game: str) -> str | None:
        """The rule of a game that says more of it."""
        return next((rule_id for rule_id in self.rules if rule_id in rule_ids(game)), None)


def rule_ids(game: str | None = None) -> tuple[str, ...]:
    """The ids of the rules: of one game, or of all of them and of records, in the order of a rules book.

    Raises:
        ValueError: no such game.
    """
    if game is None:
        return tuple(dict.fromkeys(rule for name in descriptions() for rule in rule_ids(name))) + RECORD_RULES
    return tuple(rule_id for ids in chapters(game).values() for rule_id in ids)


@cache
def chapters(game: str) -> Chapters:
    """The rules of a game by chapter, those that there are words for; `rules-chapter-NAME` is a chapter's title.

    Raises:
        ValueError: no such game.
    """
    described = description_of(game)
    if described is None:
        raise ValueError(f"game must be one of {', '.join(descriptions())}, not {game!r}")
    found = {name: tuple(filter(_is_told, ids)) for name, ids in described.chapters.items()}
    return {name: ids for name, ids in found.items() if ids}


def _is_told(rule_id: str) -> bool:
    return has_sentence(DEFAULT_LANGUAGE, _key(rule_id), "title")


def _key(rule_id: str) -> str:
    return f"rule-{rule_id.replace('.', '-')}"


FOR_TWO = "for-two"
"""The attribute of a rule's message that says it of a game that is only for two."""


@cache
def rule(lang: str, rule_id: str, game: str | None = None, players: int | None = None) -> RuleText:
    """The rule in words.

    Args:
        lang: the language.
        rule_id: the rule's id.
        game: the game that it is told of; without one it is told for all that have it.
        players: how many play, where that is known: two have no partners.

    Raises:
        UnknownLanguageError: no such language.
        TextError: no such rule.
    """
    key = _key(rule_id)
    two = players == 2 or only_for_two(game)
    if rule_id not in rule_ids() or not has_sentence(check_language(lang), key):
        raise TextError(f"{lang}: no rule {rule_id}")
    return RuleText(
        id=rule_id,
        title=fill(lang, key, "title", {}),
        text=_of_form(lang, key, None, two=two) or "",
        source=_optional(lang, key, "source") or "",
        reading=_optional(lang, key, "reading"),
        example=_of_form(lang, key, "example", two=two),
    )


def only_for_two(game: str | None) -> bool:
    """Whether a game is played by two and no others."""
    described = None if game is None else description_of(game)
    return described is not None and tuple(described.rules.seats) == (2,)


@cache
def glossary(lang: str, game: str | None = None) -> tuple[GlossaryEntry, ...]:
    """The terms of all games, or those that a player of one needs, group by group as they stand in `glossary.ftl`.

    Raises:
        UnknownLanguageError: no such language.
        ValueError: no such game.
    """
    other = beside(check_language(lang))
    needed = _needed(game)
    keys = [key for key in message_ids(lang) if key.startswith("term-")]
    return tuple(
        GlossaryEntry(
            id=key,
            group=_group(key),
            term=fill(lang, key, None, {}),
            translation=fill(other, key, None, {}),
            meaning=fill(lang, key, "meaning", {}),
            rules=tuple(RULES_OF_TERMS.get(key.removeprefix("term-"), ())),
        )
        for key in keys
        if needed(key)
    )


def _needed(game: str | None) -> Callable[[str], bool]:
    """Whether a game, or any, needs the term of a message."""
    if game is None:
        return lambda key: True
    described, others = description_of(game), terms_of_others(game)
    parts = {rule_id.split(".")[0] for rule_id in rule_ids(game)}
    named = frozenset(described.terms if described else ())

    def needed(key: str) -> bool:
        term = key.removeprefix("term-")
        if key in others:
            return False
        needing = PARTS_OF_TERMS.get(term, PARTS_OF_TERMS.get(_group(key)))
        return needing is None or not parts.isdisjoint(needing) or not named.isdisjoint((term, _group(key)))

    return needed


def terms_of_others(game: str) -> Set[str]:
    """The terms that another game's package brings: they are of that game alone."""
    folders = [its.texts for name, its in descriptions().items() if name != game and its.texts is not None]
    return {key for folder in folders for key in keys_in(folder) if key.startswith("term-")}


def _group(key: str) -> str:
    return key.split("-")[1]


def _of_form(lang: str, key: str, attribute: str | None, *, two: bool) -> str | None:
    """What is said; where two play and that differs, to them."""
    of_two = f"{attribute}-{FOR_TWO}" if attribute else FOR_TWO
    name = of_two if two and has_sentence(lang, key, of_two) else attribute
    return _optional(lang, key, name)


def _optional(lang: str, key: str, attribute: str | None) -> str | None:
    return fill(lang, key, attribute, {}) if has_sentence(lang, key, attribute) else None


def _forget() -> None:
    chapters.cache_clear()
    rule.cache_clear()
    glossary.cache_clear()


on_change(_forget)
