"""The rules as a person reads them: their order, titles, texts and sources, and the glossary.

The texts stand in each language's `rules-*.ftl`: one message a rule, with its `title`, its `source` (the section of
the description that it comes from) and, where that leaves something open, its `reading`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tolva_teach.texts.bundles import TextError, add_folder, check_language, fill, has_sentence, message_ids

_TRICK = "lead follow trump overtake discard winner"
_TOLVA = (
    "deck deal forehand meld meld.three meld.one meld.show ask trump names score.meld score.no-meld-out score.vinsten"
    " score.carry score.sistan score.order match markers half half.trumpless half.limit half.score whole gubbe.one"
)
_PLOCKE = "deal draw meld gubbe"
_BORD = "deal available turn meld first-from-table gubbe"
_BOND = (
    "deck deal phase1 draw phase2 meld meld.one meld.show trump meld.many ask ask.suit ask.no-meld ask.barred"
    " lead-answer score.meld score.vinsten score.sistan score.order match markers option.one-tjog option.forehand-trump"
    " option.eyes option.exact option.skane option.gotland"
)
_TOLP = (
    "deal start higher count pass turn out titles exchange exchange.give exchange.high exchange.ask exchange.size"
    " match.open match.rounds match.streak option.two flying flying.last option.singles option.revolution"
)
_THIRTYONE = "value lives deal turn 31 31.dealt knock lowest stock-out out all-last option.free"


def _ids(prefix: str, names: str) -> tuple[str, ...]:
    return tuple(f"{prefix}.{name}" for name in names.split())


TRICK_RULES = _ids("trick", _TRICK)
TOLVA_RULES = _ids("tolva", _TOLVA)

FIRST_RULE = "trick.follow"
"""What is shown of the rules where nobody says which."""

RULES_OF_GAME: dict[str, tuple[str, ...]] = {
    "tolva": TRICK_RULES + TOLVA_RULES,
    "plocketolva": TRICK_RULES + TOLVA_RULES + _ids("plocke", _PLOCKE),
    "bordstolva": TRICK_RULES + TOLVA_RULES + _ids("bord", _BORD),
    "bondtolva": TRICK_RULES + _ids("bond", _BOND),
    "tolp": _ids("tolp", _TOLP),
    "trettioett": _ids("thirtyone", _THIRTYONE),
}
"""The rules that each game is taught by, in the order in which a person meets them."""

PART_OF_TERMS: dict[str, str] = {"melds": "trick", "scores": "trick", "tolp": "tolp", "thirtyone": "thirtyone"}
"""The groups of terms that only some games need: those with rules of this part (the first word of a rule's id)."""

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


@cache
def rule(lang: str, rule_id: str) -> RuleText:
    """The rule in words.

    Raises:
        UnknownLanguageError: no such language.
        TextError: no such rule.
    """
    key = "rule-" + rule_id.replace(".", "-")
    if rule_id not in rule_ids() or not has_sentence(check_language(lang), key):
        raise TextError(f"{lang}: no rule {rule_id}")
    return RuleText(
        id=rule_id,
        title=fill(lang, key, "title", {}),
        text=fill(lang, key, None, {}),
        source=fill(lang, key, "source", {}),
        reading=_optional(lang, key, "reading"),
        example=_optional(lang, key, "example"),
    )


@cache
def glossary(lang: str, game: str | None = None) -> tuple[GlossaryEntry, ...]:
    """The terms of all games, or those that a player of one needs, group by group as they stand in `glossary.ftl`.

    Raises:
        UnknownLanguageError: no such language.
        ValueError: no such game.
    """
    other = "sv" if check_language(lang) != "sv" else "en"
    parts = {rule_id.split(".")[0] for rule_id in rule_ids(game)}
    keys = [key for key in message_ids(lang) if key.startswith("term-")]
    return tuple(
        GlossaryEntry(
            id=key,
            group=_group(key),
            term=fill(lang, key, None, {}),
            translation=fill(other, key, None, {}),
            meaning=fill(lang, key, "meaning", {}),
        )
        for key in keys
        if PART_OF_TERMS.get(_group(key)) in (None, *parts)
    )


def _group(key: str) -> str:
    return key.split("-")[1]


def _optional(lang: str, key: str, attribute: str) -> str | None:
    return fill(lang, key, attribute, {}) if has_sentence(lang, key, attribute) else None
