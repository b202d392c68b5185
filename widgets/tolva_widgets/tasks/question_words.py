"""A question and its marked answer in words: for a quiz, an exercise, and whatever else asks something.

All of it stands in a widget with the class `tolva-answering`, whose style sheet is `question.css`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.quiz import Choice, Hint, Mark, MarkedAnswer, MarkedChoice, Task
from tolva_teach.rules.cards import is_joker
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import Speaker, card_name, card_sign, game_name, sentence
from tolva_widgets.tasks.hints import hint_label
from tolva_widgets.tasks.question_session import QuestionSession
from tolva_widgets.tasks.quoted_choices import before_reason

CLASS = "tolva-answering"
"""The class of a widget that asks something."""

SAID = "tolva-answering-said"
"""The class of what is said under the table; in a quiz it takes the focus when there is something new to read."""

TOLD = "tolva-answering-told"
"""The class of the reason that a choice tells after the answer."""

_ON_TABLE = ("card", "zone")
"""The kinds of choices that lie on the table."""

KINDS: Mapping[Mark, str] = {
    "right-chosen": "yes",
    "right-left": "left",
    "chose-forbidden": "no",
    "missed-allowed": "missed",
}
"""The kind of mark that each gets on the table, and the sign that goes with it in the list."""

SIGNS: Mapping[str, str] = {"yes": "✓", "left": "–", "no": "✗", "missed": "+"}
"""As on the table: only what was picked wrongly is crossed."""


@dataclass(frozen=True)
class QuestionWords:
    """Speaks of a session as it is now, in a language."""

    session: QuestionSession[Any]
    lang: str
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""

    @cached_property
    def speaker(self) -> Speaker:
        """Speaks to the learner."""
        return self.task.speaker(self.lang)

    @property
    def task(self) -> Task:
        """What is asked."""
        task: Task = self.session.task
        return task

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name."""
        return sentence(self.lang, key, None, **facts)

    def of_task(self, key: str, **facts: str | int) -> str:
        """The sentence in which this sort of task says it."""
        return self.say(f"{self.task.spoken_as}-{key}", **facts)

    # The question

    @cached_property
    def asked(self) -> str:
        """What is asked."""
        return self.task.ask(self.speaker)

    @property
    def game(self) -> str:
        """The game that is asked about, and for how many where that is not as usual; empty where it is none."""
        name, players = self.task.game, len(self.task.table.places)
        if name is None:
            return ""
        title = game_name(name, self.lang)
        usual = players == GAMES[name].usual_players
        return title if usual else self.say("replay-game-for", game=title, count=players)

    @cached_property
    def premises(self) -> str:
        """What one must know to answer that the table does not show; empty where it shows all."""
        return " ".join(self.task.premises(self.speaker))

    @property
    def asked_alone(self) -> str:
        """What is asked, without the premises."""
        return self.asked.removeprefix(self.premises).lstrip()

    @property
    def picked(self) -> str:
        """How much is picked now."""
        return self.of_task("picked", count=len(self.session.picked))

    @property
    def pieces(self) -> list[str]:
        """The keys of what is chosen on the table itself: cards and piles, and a set of one card that lies there."""
        lying = {card.key for zone in self.task.table.zones for card in zone.cards}
        return [
            its.key for its in self.task.choices if its.kind in _ON_TABLE or (its.kind == "set" and its.key in lying)
        ]

    @property
    def called_on_table(self) -> dict[str, str]:
        """What a card on the table is called, by its key, where its name alone does not say what choosing it does."""
        cards = [choice for choice in self.task.choices if choice.kind == "card"]
        return {card.key: self.called(card) for card in cards if self.task.done_with(card, self.speaker)}

    @property
    def phrases(self) -> list[dict[str, str]]:
        """What is chosen by a button of its own: words to say, sets of cards, seats, numbers, and beside them a pile or
        stock. Sets are seen by their cards' signs, and heard by name."""
        rest = [choice for choice in self.task.choices if choice.kind != "card"]
        rest = [] if all(choice.kind == "zone" for choice in rest) else rest
        return [
            {"key": choice.key, "label": capitalised(self.called(choice)), **_signs(choice, self.lang, self.indices)}
            for choice in rest
        ]

    @property
    def beside_cards(self) -> list[str]:
        """What else than a card can be chosen, piles and stock included, where nothing on the table can be pressed."""
        return [capitalised(self.called(choice)) for choice in self.task.choices if choice.kind != "card"]

    def called(self, choice: Choice) -> str:
        """What a choice is called."""
        return self.task.called(choice, self.speaker)

    # The answer

    @property
    def notice(self) -> str:
        """What was wrong with what one just did; empty where nothing was."""
        return self.nothing_picked if self.session.unpicked else ""

    @property
    def nothing_picked(self) -> str:
        """What is said to who answers without having picked anything."""
        return self.of_task("nothing-picked")

    @property
    def headline(self) -> str:
        """The whole answer in one sentence; empty before it."""
        if self.session.marked is None:
            return ""
        if self.session.shown:
            return self.say("level-shown")
        if self.task.single:
            answer = self.session.marked
            if self.session.held:
                return self.say("level-not-right")
            if answer.right:
                return self.of_task("right")
            holding = next(its.choice for its in answer.choices if its.verdict)
            return self.of_task("wrong", answer=self.called(holding))
        key, counts = _headline(self.session.marked)
        return self.of_task(key, **counts)

    def why(self, choice: str) -> str:
        """Why a choice holds, or not; table and list say it alike."""
        if choice not in self._reasons:
            self._reasons[choice] = self.task.why(choice, self.speaker)
        return self._reasons[choice]

    @cached_property
    def _reasons(self) -> dict[str, str]:
        """What has been said so far, by choice."""
        return {}

    @property
    def told(self) -> str:
        """The choice that tells its reason once more, and the reason; empty where none does."""
        if self.session.told is None:
            return ""
        choice = self.session.told
        alone = choice.kind == "card" and not self.task.done_with(choice, self.speaker)
        called = card_name(choice.card, self.lang) if alone else self.called(choice)
        return f"{before_reason(self.session, choice, self.speaker, capitalised(called))}: {self.why(choice)}"

    @property
    def on_table(self) -> dict[str, dict[str, str]]:
        """What is marked on each choice at the table, and said of it, by its key; nothing before the answer."""
        return {choice.choice.key: self._on_choice(choice) for choice in self.session.told_of}

    def _on_choice(self, choice: MarkedChoice) -> dict[str, str]:
        """What was rightly left alone gets a sign without a word: "no" beside it would be taken for a mistake."""
        kind, mark, say = KINDS[choice.mark], self.met(choice.mark), self.say
        if kind == "left":
            return {"kind": kind, "word": "", "spoken": say("quiz-spoken-left", mark=mark, why=self.why(choice.choice))}
        word = say(f"{self.task.marked_as}-{'yes' if choice.verdict else 'no'}")
        said = {"answer": word, "mark": mark}
        held = self.session.held
        spoken = say("quiz-spoken-held", **said) if held else say("quiz-spoken", **said, why=self.why(choice.choice))
        told = {"kind": kind, "word": word, "spoken": spoken}
        return {**told, "sign": self.task.holds_as} if choice.verdict and self.task.holds_as else told

    def met(self, mark: Mark) -> str:
        """How a choice was met: rightly picked, rightly left, or one of the mistakes."""
        return self.of_task(f"mark-{mark}")

    # Hints

    @property
    def hints(self) -> list[str]:
        """The hints given so far. They come from the verdicts, so before one is asked for, none is worked out."""
        given: Sequence[Hint] = self.task.hints[: self.session.hints_told] if self.session.hints_told else ()
        return [hint.sentence(self.speaker) for hint in given]

    @property
    def hint_label(self) -> str:
        """What stands on the button that gives the next one."""
        return hint_label(self.session.hinted, self.lang)


def _signs(choice: Choice, lang: str, indices: str) -> dict[str, str]:
    """How a set is seen on its button: by its cards' signs."""
    if choice.kind != "set" or not choice.value:
        return {}
    cards = choice.value.args if isinstance(choice.value, Decision) else choice.value
    return {"signs": "\u00a0".join(card_sign(card, lang if is_joker(card) else indices) for card in cards)}


def _headline(answer: MarkedAnswer) -> tuple[str, dict[str, int]]:
    """The sentence's name and what it counts."""
    allowed = sum(bool(choice.verdict) for choice in answer.choices)
    if answer.right:
        return ("right-all", {}) if allowed == len(answer.choices) > 1 else ("right", {"count": allowed})
    chose, missed = answer.count("chose-forbidden"), answer.count("missed-allowed")
    if chose and missed:
        return "wrong-both", {"chose": chose, "missed": missed}
    return f"wrong-{'chose' if chose else 'missed'}", {"count": chose or missed}


def capitalised(words: str) -> str:
    """The words with a capital letter first, whatever follows."""
    return words[:1].upper() + words[1:]
