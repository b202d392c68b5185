"""What somebody types at a table: what it comes to there, and what is said of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import NamedTuple, Protocol

from tolva_teach import typed
from tolva_teach.picture.description import TableDescription
from tolva_teach.picture.words import Words
from tolva_teach.records.messages import quoted
from tolva_teach.rules.cards import Card
from tolva_teach.rules.table import Table
from tolva_teach.texts import card_name, join, sentence

_TELLS = ("hand", "table", "question", "score", "help")
"""What is told on demand, by the names of its words in `typed.ftl`."""

_TELL, _TOGETHER = "tell", "together"
"""The keys of commands begin so, or are this: what is told, and deciding on what is selected."""

_MOST_EXAMPLES = 2
"""So many choices stand as examples, and beside them a word to ask for help with."""

_MOST_LISTED = 20
"""So many choices are listed at most."""


@dataclass(frozen=True)
class Action:
    """Something to do beside choosing, as a button does it."""

    name: str
    """By which `typed.ftl` has further words for it."""
    label: str
    """What stands on the button."""
    do: Callable[[], None]


@dataclass(frozen=True)
class Around:
    """What the widget around a table has for who types."""

    question: str = ""
    """What is asked or to be done; empty for nothing."""
    actions: Sequence[Action] = ()
    """What its buttons do now."""
    called: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """By key, what choosing a card or a pile of the table is called."""
    cards: Mapping[str, Sequence[Card]] = field(default_factory=lambda: MappingProxyType({}))
    """By key, the cards that a phrase stands for."""
    answers: str = ""
    """The action by which what is selected is answered with."""
    said: Callable[[], str] = str
    """What the widget has said of it itself, where it says it elsewhere than at the table."""


class Said(NamedTuple):
    """What came of what was typed."""

    words: str
    heard: bool = False
    """Whether a screen reader has been told already."""
    mend: bool = False
    """Whether nothing came of it, and what was typed may be mended."""


class TypedAt(Protocol):
    """What a table has that is typed at (`CardTable`)."""

    table: Table | None
    names: list[str]
    lang: str
    mode: str
    choices: list[str]
    called: dict[str, str]
    phrases: list[dict[str, str]]
    at_once: list[str]
    compose: dict[str, object]
    selected: list[str]
    announcement: str
    around: Callable[[], Around]

    def choose(self, key: str) -> None:
        """Tells that this is chosen."""

    def decide(self) -> None:
        """Tells that what is selected is decided on."""


class Typist:
    """Reads what is typed at a table, does it there, and says what came of it."""

    def __init__(self, table: TypedAt) -> None:
        self._table = table
        self._around = table.around()
        self._does = {action.name: action for action in self._around.actions}

    def hear(self, text: str) -> Said:
        """Does what was typed."""
        if len(text) > typed.LONGEST:
            return Said(self._say("says-too-long", most=typed.LONGEST))
        if not text.strip():
            return self._entered()
        table, choices = self._table, self._choices()
        several = table.mode == "select"
        together = str(table.compose.get("label", "")) if several else ""
        reading = typed.read(text, [*choices, *self._commands()], table.lang, several=several, together=together)
        if isinstance(reading, typed.Chosen):
            return self._done(reading.keys, choices, decided=reading.done)
        return Said(self._not_done(reading, text, choices), mend=True)

    def _not_done(self, reading: typed.Reading, text: str, choices: Sequence[typed.TypedOption]) -> str:
        """Why nothing was done, and what may be typed."""
        match reading:
            case typed.Unclear(options):
                names = [self._quoted(option.name) for option in options[:_MOST_LISTED]]
                return self._say("says-unclear", options=join(names, self._table.lang, "or"))
            case typed.Unknown(word):
                return self._say("says-unknown", word=quoted(word), examples=self._examples(choices))
        return self._say("says-not-offered", text=quoted(text.strip()), examples=self._examples(choices))

    # What may be typed

    def _choices(self) -> list[typed.TypedOption]:
        """What may be chosen, as far as the table lets one choose."""
        table = self._table
        if table.mode == "watch" or table.table is None:
            return []
        phrases = [
            typed.TypedOption(phrase["key"], (phrase["label"],), tuple(self._around.cards.get(phrase["key"], ())))
            for phrase in table.phrases
            if phrase["key"] not in table.choices
        ]
        lying = list(self._faces)
        pieces = sorted(table.choices, key=lambda key: lying.index(key) if key in lying else len(lying))
        return [*map(self._piece, pieces), *phrases]

    def _piece(self, key: str) -> typed.TypedOption:
        """A card or a pile of the table, by all that it is called."""
        table = self._table
        labels, does = ([called] if (called := of.get(key)) else [] for of in (table.called, self._around.called))
        card = self._faces.get(key)
        if card is not None:
            return typed.TypedOption(key, (*labels, card_name(card, table.lang), *does), (card,))
        return typed.TypedOption(key, (*labels, *does, self._zones.get(key, key)))

    @property
    def _faces(self) -> dict[str, Card]:
        zones = self._table.table.zones if self._table.table else ()
        return {card.key: card.card for zone in zones for card in zone.cards if card.card}

    @property
    def _zones(self) -> dict[str, str]:
        table = self._table.table
        if table is None:
            return {}
        words = Words(table, self._table.lang, tuple(self._table.names))
        return {zone.name: words.zone(zone) for zone in table.zones}

    def _commands(self) -> list[typed.TypedOption]:
        """What is told on demand, and what the buttons do."""
        tells = [typed.TypedOption(f"{_TELL} {name}", self._listed(f"tell-{name}"), is_command=True) for name in _TELLS]
        does = [
            typed.TypedOption(f"do {name}", (*self._listed(f"do-{name}"), action.label), is_command=True)
            for name, action in self._does.items()
        ]
        decides = self._table.mode == "select" and bool(self._table.compose)
        together = [typed.TypedOption(_TOGETHER, self._listed("do-together"), is_command=True)] if decides else []
        return [*tells, *does, *together]

    # What is done

    def _entered(self) -> Said:
        """Nothing was typed: what is selected is answered with, or decided on."""
        answers = self._does.get(self._around.answers)
        if answers is not None:
            return self._act(answers.do, answers.label)
        if self._table.mode == "select" and self._table.compose:
            return self._together()
        return Said(self._say("says-empty", examples=self._examples(self._choices())))

    def _done(self, keys: Sequence[str], choices: Sequence[typed.TypedOption], *, decided: bool) -> Said:
        by_key = {option.key: option for option in choices}
        if all(key in by_key for key in keys):
            return self._choose([by_key[key] for key in keys], decided=decided)
        if len(keys) > 1:
            return Said(self._say("says-one-at-a-time"))
        (key,) = keys
        if key == _TOGETHER:
            return self._together()
        kind, name = key.split(" ", 1)
        if kind == _TELL:
            return Said(self._told(name))
        return self._act(self._does[name].do, self._does[name].label)

    def _choose(self, options: Sequence[typed.TypedOption], *, decided: bool) -> Said:
        """Chooses, or selects and lets go again, as a click would. Where one alone can hold, it is the answer."""
        table = self._table
        keys = [option.key for option in options]
        if any(self._is_told(key) for key in keys):
            if len(keys) > 1:
                return Said(self._say("says-one-at-a-time"))
            return self._act(partial(table.choose, *keys), options[0].name)
        if decided:
            table.selected = keys
            return self._together()
        if table.mode == "one":
            return self._answer_with(options[-1])
        return Said(self._toggle(options))

    def _answer_with(self, option: typed.TypedOption) -> Said:
        self._table.selected = [option.key]
        answers = self._does.get(self._around.answers)
        if answers is None:
            return Said(self._say("says-picked", what=option.name))
        return self._act(answers.do, option.name)

    def _toggle(self, options: Sequence[typed.TypedOption]) -> str:
        """Selects what is not selected yet; what all is, is let go."""
        table, before = self._table, self._table.selected
        keys = [option.key for option in options]
        lets_go = set(keys) <= set(before)
        table.selected = [key for key in before if key not in keys] if lets_go else [*before, *keys]
        said = [self._say("says-let-go" if lets_go else "says-picked", what=self._joined(options))]
        now = [option for option in self._choices() if option.key in table.selected]
        if not now:
            said.append(self._say("says-none-picked"))
        elif {option.key for option in now} != set(keys):
            said.append(self._say("says-now", what=self._joined(now)))
        return " ".join(said)

    def _together(self) -> Said:
        """Decides on what is selected, where that can be done yet."""
        table = self._table
        if not table.compose.get("ready", bool(table.compose)):
            return Said(self._say("says-none-picked"))
        return self._act(table.decide, str(table.compose["label"]))

    def _act(self, do: Callable[[], None], what: str) -> Said:
        """Does it. What has been said of it at the table or around it is all that is said; else what was done."""
        before = self._table.announcement, self._around.said()
        do()
        after = self._table.announcement, self._around.said()
        heard = next((new for new, old in zip(after, before, strict=True) if new != old), "")
        return Said(heard, heard=True) if heard else Said(self._say("says-did", what=what))

    def _is_told(self, key: str) -> bool:
        """Whether choosing this tells of it at once, rather than selecting it."""
        return self._table.mode == "play" or key in self._table.at_once

    # What is told

    def _told(self, name: str) -> str:
        if name == "help":
            return self._help()
        if name == "question":
            return self._around.question or self._say("says-no-question")
        if self._table.table is None:
            return self._say(f"says-no-{name}")
        description = TableDescription(self._table.table, self._table.lang, tuple(self._table.names))
        tells = {"hand": description.own, "table": description.around, "score": description.scores}
        return " ".join(tells[name]()) or self._say(f"says-no-{name}")

    def _help(self) -> str:
        choices = self._choices()
        listed = self._say("says-choices", options="; ".join(option.name for option in choices[:_MOST_LISTED]))
        commands = self._say("says-commands", options=", ".join(option.name for option in self._commands()))
        return f"{listed if choices else self._say('says-nothing-to-choose')} {commands}"

    def _examples(self, choices: Sequence[typed.TypedOption]) -> str:
        """Some of what may be typed: of what lies on the table and of what can be said something each."""
        pieces = set(self._table.choices)
        unseen = {phrase["key"] for phrase in self._table.phrases if "unseen" in phrase}
        lying = [option for option in choices if option.key in pieces]
        said = [option for option in choices if option.key not in pieces | unseen]
        some = [*lying[:1], *said[:1], *lying[1:], *said[1:]][:_MOST_EXAMPLES]
        names = [option.name.lower() for option in some] + [self._listed("tell-help")[0]]
        return join([self._quoted(name) for name in names], self._table.lang, "or")

    def _joined(self, options: Iterable[typed.TypedOption]) -> str:
        return ", ".join(option.name for option in options)

    def _quoted(self, text: str) -> str:
        return self._say("quoted", text=text)

    def _listed(self, key: str) -> tuple[str, ...]:
        return tuple(part.strip() for part in self._say(key).split(","))

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self._table.lang, f"typed-{key}", None, **facts)


def field_words(lang: str) -> dict[str, str]:
    """What the field is called in which one types, by name."""
    return {name: sentence(lang, f"typed-{name}") for name in ("open", "label", "go", "key", "key-does")}
