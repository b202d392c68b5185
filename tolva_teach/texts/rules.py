"""The rules as a person reads them: their order, titles, texts and sources, and the glossary.

The texts stand in each language's `rules-*.ftl`: one message a rule, with its `title`, its `source` (the section of
the description that it comes from) and, where that leaves something open, its `reading`. Where two who play against
each other would stumble on partners and parties, `for-two` and `example-for-two` say it to them.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from tolva_teach.texts.bundles import TextError, add_folder, beside, check_language, fill, has_sentence, message_ids
from tolva_teach.texts.terms import RULES_OF_TERMS


def _ids(prefix: str, names: str) -> tuple[str, ...]:
    return tuple(f"{prefix}.{name}" for name in names.split())


Chapters: TypeAlias = Mapping[str, tuple[str, ...]]
"""The rules of a game in the order in which a person meets them, by the chapter that they stand in."""

_TRICKS: Chapters = {"tricks": _ids("trick", "lead follow trump overtake discard winner")}
_TOLVA: Chapters = {
    "cards": _ids("tolva", "deck deal forehand"),
    **_TRICKS,
    "melds": _ids("tolva", "meld meld.three meld.one meld.show ask trump names"),
    "scores": _ids(
        "tolva",
        "score.meld score.no-meld-out score.vinsten score.carry score.sistan score.order match markers",
    ),
    "gubbar": _ids("tolva", "half half.trumpless half.limit half.score whole gubbe.one"),
}
_ONLY_FOR_MORE = _ids("tolva", "deal ask")
"""What the forms for two have not: another deal, and no partner."""
_TOLVA_FOR_TWO: Chapters = {
    chapter: tuple(rule_id for rule_id in ids if rule_id not in _ONLY_FOR_MORE) for chapter, ids in _TOLVA.items()
}
_BOND: Chapters = {
    "cards": _ids("bond", "deck deal"),
    "phases": _ids("bond", "phase1 draw phase2"),
    **_TRICKS,
    "melds": _ids("bond", "meld meld.many meld.one meld.show trump"),
    "asking": _ids("bond", "ask ask.suit ask.no-meld ask.barred lead-answer"),
    "scores": _ids("bond", "score.meld score.vinsten score.sistan score.order match markers"),
    "variants": _ids("bond.option", "one-tjog forehand-trump eyes exact skane gotland"),
}
_TOLP: Chapters = {
    "cards": _ids("tolp", "deal"),
    "round": _ids("tolp", "start higher count pass turn out titles"),
    "exchange": _ids("tolp", "exchange exchange.give exchange.high exchange.ask exchange.size"),
    "match": _ids("tolp", "match.open match.rounds match.streak"),
    "variants": _ids("tolp", "option.two flying flying.last option.singles option.revolution"),
    "house": _ids("tolp.house", "passing equal"),
}
_THIRTYONE: Chapters = {
    "cards": _ids("thirtyone", "value deal"),
    "play": _ids("thirtyone", "turn knock lowest 31 31.dealt stock-out"),
    "pot": _ids("thirtyone", "lives out all-last"),
    "variants": _ids("thirtyone", "option.free"),
    "house": _ids("thirtyone.house", "knocker triple stock-out first-lap"),
}

_CHAPTERS: Mapping[str, Chapters] = {
    "tolva": _TOLVA,
    "plocketolva": {"differs": _ids("plocke", "deal draw meld gubbe"), **_TOLVA_FOR_TWO},
    "bordstolva": {"differs": _ids("bord", "deal available turn meld first-from-table gubbe"), **_TOLVA_FOR_TWO},
    "bondtolva": _BOND,
    "tolp": _TOLP,
    "trettioett": _THIRTYONE,
}

_FOR_TWO = frozenset(("plocketolva", "bordstolva"))

TRICK_RULES = _TRICKS["tricks"]
TOLVA_RULES = tuple(rule_id for ids in _TOLVA.values() for rule_id in ids if rule_id not in TRICK_RULES)

FIRST_RULE = "trick.follow"
"""What is shown of the rules where nobody says which."""

RULES_OF_GAME: dict[str, tuple[str, ...]] = {
    game: tuple(rule_id for ids in chapters.values() for rule_id in ids) for game, chapters in _CHAPTERS.items()
}
"""The rules that each game is taught by, in the order in which a person meets them."""

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


def add_texts(folder: Path, game: str, rules: Sequence[str]) -> None:
    """Adds the sentences of a game that is not the kit's own.

    Args:
        folder: has a folder of `.ftl` files for each language.
        game: the game's name.
        rules: the ids of its rules, in the order in which a person meets them.
    """
    RULES_OF_GAME[game] = tuple(rules)
    add_folder(folder)
    rule.cache_clear()
    glossary.cache_clear()


@dataclass(frozen=True)
class RuleText:
    """A rule in words."""

    id: str
    title: str
    text: str
    source: str
    """The section of the game's description that it comes from."""
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
        return tuple(dict.fromkeys(rule for rules in RULES_OF_GAME.values() for rule in rules)) + RECORD_RULES
    if game not in RULES_OF_GAME:
        raise ValueError(f"game must be one of {', '.join(RULES_OF_GAME)}, not {game!r}")
    return RULES_OF_GAME[game]


def chapters(game: str) -> Chapters:
    """The rules of a game by chapter; `rules-chapter-NAME` is a chapter's title. Those of a game from elsewhere are one
    chapter, `all`.

    Raises:
        ValueError: no such game.
    """
    return _CHAPTERS.get(game) or {"all": rule_ids(game)}


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
    key = "rule-" + rule_id.replace(".", "-")
    two = players == 2 or only_for_two(game)
    if rule_id not in rule_ids() or not has_sentence(check_language(lang), key):
        raise TextError(f"{lang}: no rule {rule_id}")
    return RuleText(
        id=rule_id,
        title=fill(lang, key, "title", {}),
        text=_of_form(lang, key, None, two=two) or "",
        source=fill(lang, key, "source", {}),
        reading=_optional(lang, key, "reading"),
        example=_of_form(lang, key, "example", two=two),
    )


def only_for_two(game: str | None) -> bool:
    """Whether a game of the kit is played by two and no others."""
    return game in _FOR_TWO


@cache
def glossary(lang: str, game: str | None = None) -> tuple[GlossaryEntry, ...]:
    """The terms of all games, or those that a player of one needs, group by group as they stand in `glossary.ftl`.

    Raises:
        UnknownLanguageError: no such language.
        ValueError: no such game.
    """
    other = beside(check_language(lang))
    parts = {rule_id.split(".")[0] for rule_id in rule_ids(game)}
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
        if _is_of(key, parts)
    )


def _is_of(key: str, parts: Set[str]) -> bool:
    """Whether a game with rules of these parts needs the term."""
    needing = PARTS_OF_TERMS.get(key.removeprefix("term-"), PARTS_OF_TERMS.get(_group(key)))
    return needing is None or not parts.isdisjoint(needing)


def _group(key: str) -> str:
    return key.split("-")[1]


def _of_form(lang: str, key: str, attribute: str | None, *, two: bool) -> str | None:
    """What is said; where two play and that differs, to them."""
    of_two = f"{attribute}-{FOR_TWO}" if attribute else FOR_TWO
    name = of_two if two and has_sentence(lang, key, of_two) else attribute
    return _optional(lang, key, name)


def _optional(lang: str, key: str, attribute: str | None) -> str | None:
    return fill(lang, key, attribute, {}) if has_sentence(lang, key, attribute) else None
