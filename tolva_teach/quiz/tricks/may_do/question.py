""" "What may you do now?" in the trick games: before a lead, or when the partner has asked.

>>> MAY_DOS[0].question(seed=7, difficulty=1)
<may-do question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any

from tolva_teach.games.base import play
from tolva_teach.games.melding import next_meld
from tolva_teach.quiz.base import Choice, Hint, verbs_of
from tolva_teach.quiz.offered import offered
from tolva_teach.quiz.positions import PositionFamily, TurnQuestion
from tolva_teach.quiz.tricks.forms import FORMS, Form
from tolva_teach.quiz.tricks.may_do import search
from tolva_teach.rules.table import Table
from tolva_teach.texts import Speaker, say

LEAD = "lead"
"""The key of the choice to lead a card, whichever."""


class MayDoQuestion(TurnQuestion):
    """A turn to say something: a meld, a question, a gubbe, that one draws or turns up; or to lead."""

    @staticmethod
    def takes(view: Any) -> bool:
        """Before a lead, where something else could be said or done, and where the partner has asked."""
        return not view.trick and bool(view.game.offers(view).words)

    @cached_property
    def table(self) -> Table:
        """What the seat sees, but for tricks, taken or to come, and the score where it cannot bar anything."""
        table: Table = self.view.game.table(self.view)
        zones = tuple(zone for zone in table.zones if zone.kind not in ("taken", "centre"))
        return replace(table, zones=zones, tallies=table.tallies if self._score_counts else ())

    @property
    def _score_counts(self) -> bool:
        """Whether the score can bar something: in Tolva, and by some variants of Bondtolva."""
        return bool(self.view.game.score_bars_melds)

    @property
    def asked(self) -> str:
        return "may-ask"

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """What could be said, and to lead: of the cards which that is about, one that may be led if any may."""
        said = tuple(choice for choice in offered(self.view) if choice.kind != "card")
        if self.view.board.question is not None:
            return said
        card = min(self.view.obligation.cards)
        return (*said, Choice(LEAD, "word", play(self.view.seat, card)))

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return say("may-lead", {}, speaker) if choice == LEAD else super().called(choice, speaker)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`search`)."""
        return search.kinds_of(self.view)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """Where to look. They hang on nothing but what everyone sees: what is offered, the rule that the lesson is
        about, and whether the partner has asked."""
        rules, offered = self.view.game, verbs_of(choices)
        if self.view.board.question is not None:
            return [Hint("may-hint-answer", rules.ask_rule), Hint("may-hint-pairs", rules.meld_rule)]
        refill = rules.refill_verb if rules.refill_verb in offered else ""
        if offered & {"half", "whole"} and not offered & _ASKING:
            return self._hints_at_gubbe(offered, refill)
        if refill and not offered & _ASKING:
            return [Hint(f"may-hint-{refill}-{place}", rules.refill_rule) for place in ("first", "then")]
        occasion = f"may-hint-occasion-{refill}" if refill else "may-hint-occasion"
        return [Hint(occasion, rules.meld_rule), self._hint_at_pairs(rule)]

    def _hints_at_gubbe(self, offered: Collection[str], refill: str) -> Sequence[Hint]:
        """Where to look where a gubbe is offered, and nothing is asked."""
        occasion = Hint("may-hint-gubbe", "tolva.half" if "half" in offered else "tolva.whole")
        if refill:
            return [Hint(f"may-hint-{refill}-first", self.view.game.refill_rule), occasion]
        if "half" in offered:
            return [occasion, Hint("may-hint-gubbe-barred", "tolva.half")]
        return [occasion, Hint("may-hint-gubbe-trump", "tolva.whole")]

    def _hint_at_pairs(self, rule: str | None) -> Hint:
        """What to look at of the hand and the score: all that may bar a meld, or what the lesson is about."""
        rules = self.view.game
        if rule is not None and rule in _HINTED:
            return Hint(_HINTED[rule], rule)
        if rule in (rules.meld_rule, rules.meld_one_rule, rules.refill_rule) or not self._score_counts:
            return Hint("may-hint-pairs", rules.meld_rule)
        return Hint("may-hint-held" if "half" in rules.words else "may-hint-pairs-score", rules.meld_rule)

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """With which variant, and what has happened, as far as no card shows it: on this occasion, and before."""
        board = self.view.board
        yield from _variants(self.view.game.meld_variants, speaker)
        if self.view.game.most_later_melds is not None and board.melds:
            yield say("may-melds-so-far", {"suits": [meld.suit for meld in board.melds]}, speaker)
        if board.question is not None:
            yield from self._gubbe_announced(speaker)
            yield self._question_asked(speaker)
            return
        if not board.tricks:
            yield say("may-forehand", {}, speaker)
        else:
            yield from self._since_the_trick(speaker)
        yield from self._gubbe_announced(speaker)

    def _gubbe_announced(self, speaker: Speaker) -> Iterator[str]:
        """Which gubbe has been announced, and by whom; nothing where none has."""
        if (gubbe := self.view.board.gubbe) is not None:
            yield say(f"may-gubbe-{gubbe.verb}", {"seat": gubbe.seat}, speaker)

    def _since_the_trick(self, speaker: Speaker) -> Iterator[str]:
        """That the seat is in, what it has said since, and, where a gubbe can be announced, whether for the first time;
        else what its party had melded before."""
        board, count, lead = self.view.board, len(self.view.board.tricks), self._which_lead
        if board.melded or board.asked:
            yield say(
                self._said_since, {"count": count, "suit": board.melds[-1].suit if board.melds else None}, speaker
            )
        else:
            yield say(f"may-in{lead}", {"count": count}, speaker)
        if board.refill == "done":
            yield say(f"may-after-{self.view.game.refill_verb}", {}, speaker)
        if lead and (board.melded or board.asked):
            yield say(f"may-lead{lead}", {}, speaker)
        if not board.melded:
            yield from self._melded_before(speaker)

    @property
    def _which_lead(self) -> str:
        """Whether it leads for the first time, where a gubbe can be announced: the end of a sentence's name."""
        if "half" not in self.view.game.words:
            return ""
        led = any(trick.leader == self.view.seat for trick in self.view.board.tricks)
        return "-again" if led else "-first"

    @property
    def _said_since(self) -> str:
        """What the seat has said since it took the trick, by the sentence's name: that it melded, itself, the partner
        when asked, or both with a card each; or that it asked, once or twice, and got a no."""
        board = self.view.board
        if not board.melded:
            return "may-asked-twice" if board.asked > 1 else "may-asked-once"
        whose = "partner" if board.melds[-1].seat != self.view.seat else "both" if board.asked else "own"
        return f"may-melded-{whose}"

    def _melded_before(self, speaker: Speaker) -> Iterator[str]:
        """The suits that the seat's party melded on an earlier occasion, which the picture does not tell from this."""
        board, parties = self.view.board, self.view.game.parties
        own = [meld for meld in board.melds if parties[meld.seat] == parties[self.view.seat]]
        if own:
            melders, suits = {meld.seat for meld in own}, [meld.suit for meld in own]
            yield say("may-melded-before", {"melders": melders, "suits": suits, "trick": len(board.tricks)}, speaker)

    def _question_asked(self, speaker: Speaker) -> str:
        """What the partner wants to know, in the game's own words."""
        board, rules = self.view.board, self.view.game
        if board.question_suit:
            return say("may-asked-suit", {"suit": board.question_suit}, speaker)
        general = "word" if rules.suit_question_rule else "pair"
        return say(f"may-asked-{general}", next_meld(self.view), speaker)


_ASKING = frozenset({"meld", "ask"})
"""What hangs on kings and queens."""
_HINTED: Mapping[str, str] = {"tolva.meld.three": "may-hint-cards-left", "tolva.score.no-meld-out": "may-hint-score"}
"""The hint at what alone bars a meld by a rule, where a lesson is about it."""


def _variants(variants: Mapping[str, Any], speaker: Speaker) -> Iterator[str]:
    """The variants by which melds are barred or allowed."""
    for key, value in variants.items():
        named = value if isinstance(value, str) else key
        yield say(f"may-variant-{named.replace('_', '-')}", {}, speaker)


class MayDo(PositionFamily[MayDoQuestion]):
    """The questions about what may be done, in one form of a game."""

    name = "may-do"
    question_type = MayDoQuestion

    def __init__(self, form: Form) -> None:
        super().__init__(form.name, form.players, partial(search.position, form), search.plans_of(form))
        self.rules = MappingProxyType(dict(_rules_in_short(form)))


def _rules_in_short(form: Form) -> Iterator[tuple[str, str]]:
    rules = form.rules()
    yield rules.meld_rule, "may-duty-meld"
    yield rules.meld_one_rule, "may-duty-one"
    if rules.refill_verb:
        yield rules.refill_rule, f"may-duty-{rules.refill_verb}"
    if "half" in rules.words:
        yield from _OF_TOLVA.items()
    if rules.ask_rule and form.players == 4:
        yield rules.ask_rule, "may-duty-ask"
        if rules.suit_question_rule:
            yield rules.suit_question_rule, "may-duty-ask-suit"


_OF_TOLVA: Mapping[str, str] = {
    "tolva.meld.three": "may-duty-three",
    "tolva.score.no-meld-out": "may-duty-score",
    "tolva.half": "may-duty-half",
    "tolva.whole": "may-duty-whole",
}

MAY_DOS: Sequence[MayDo] = tuple(map(MayDo, FORMS))
"""For every form."""
