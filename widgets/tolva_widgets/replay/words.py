"""What is said of a replay's step: where it is, what happened and why, what else there was, what is asked."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tolva_teach.games.base import Decision
from tolva_teach.picture.svg import shortened
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.messages import quoted
from tolva_teach.rules.cards import SUITS, Card, by_suit
from tolva_teach.rules.offers import CARDS, ONE_CARD, CardSet, Offers
from tolva_teach.rules.places import Where
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import (
    Speaker,
    happening,
    has_sentence,
    offered,
    reason,
    reason_beside,
    reason_end,
    reason_together,
    rule,
    say,
    sentence,
)
from tolva_widgets.replay.answers import ReplayAnswer
from tolva_widgets.replay.session import ReplaySession

NAME_LENGTH = 20
"""The most letters of a player's name: a sentence with four of them still fits a phone."""


@dataclass(frozen=True)
class Alike:
    """Decisions that are allowed, or refused in the same words."""

    allowed: bool
    why: str
    """The reason; empty for what is allowed."""
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class Teller:
    """Tells of a replay to who looks at it: from one seat, or at everyone's cards."""

    replay: Replay
    viewer: int | None
    lang: str
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, each fit to stand on one line."""
        return tuple(shortened(quoted(name), NAME_LENGTH) for name in self.replay.record.names)

    @property
    def speaker(self) -> Speaker:
        """Who speaks: to the viewer's seat, or to nobody in particular."""
        return Speaker(self.lang, self.names or None, self.replay.record.game.parties, self.viewer)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence in the teller's language."""
        return sentence(self.lang, key, None, **facts)

    def say_own(self, key: str, **facts: str | int) -> str:
        """The sentence of this name: the game's own where it has one."""
        return self.say(self._key(key), **facts)

    # Where one is

    def place(self, step: Step) -> str:
        """Where in the deal the step is, in the game's words."""
        return self._placed(step.where, step)

    def place_asked(self, step: Step) -> str:
        """Where the decision is taken that is asked for at this step; nothing of it tells what was decided."""
        return self._placed(step.after.where(), step)

    def _placed(self, where: Where, step: Step) -> str:
        place = capitalised(say(self._key(f"place-{where.code}"), where.facts, self.speaker))
        several = len(self.replay.record.deals) > 1
        return self.say(self._key("place-in-deal"), deal=step.deal_number + 1, place=place) if several else place

    def place_and_step(self, step: Step) -> str:
        """The same with the step's number, so that no two are alike."""
        return self.say("place-step", place=self.place(step), step=step.number, last=len(self.replay) - 1)

    def way_on(self, step: Step) -> str:
        """What the way to where the section ends, or the next one, is called: "till stickets slut", "nästa stick"."""
        following = self.replay[step.number + 1 : step.number + 2]
        if not following:
            return self.say("next")
        way = "end" if following[0].where.section == step.where.section else "next"
        return self.say(self._key(f"{way}-{following[0].where.section[0]}", "next"))

    def _key(self, key: str, otherwise: str = "") -> str:
        """The sentence's name: the game's own where it has one, else that of all games, else another."""
        names = (f"{key}-{self.replay.record.game.name}", key)
        return next((name for name in names if has_sentence(self.lang, name)), otherwise or key)

    # What happened, and why

    def told(self, step: Step) -> list[str]:
        """What happened, sentence by sentence, as the viewer knows it; also where the record ends before the deal."""
        told = [happening(happened, self.speaker) for happened in step.told_to(self.viewer)]
        return [*told, *self._unfinished(step)]

    def told_briefly(self, step: Step) -> list[str]:
        """The most important of it; all, where it is nothing but asides."""
        asides, told = self.replay.record.game.asides, step.told_to(self.viewer)
        kept = [happened for happened in told if happened.kind not in asides] or told
        return [*(happening(happened, self.speaker) for happened in kept), *self._unfinished(step)]

    def why_briefly(self, step: Step) -> str:
        """The reason in a line, or the rule where the viewer may not know more; empty where the deal begins or ends."""
        if step.verdict is None or step.ends_deal:
            return ""
        return self.reason(step) or f"{self.say('explain-rule')} {rule(self.lang, step.verdict.rule).title}"

    def explains(self, step: Step) -> bool:
        """Whether the viewer may know what the deciding seat could have done: one's own, or everyone's."""
        return step.decision is not None and self.viewer in (None, step.decision.seat)

    def reason(self, step: Step) -> str | None:
        """Why the decision was allowed; None where that would tell of a hand that the viewer does not see."""
        if step.decision is None or step.verdict is None or not self.explains(step):
            return None
        return reason(step.verdict, step.decision, self.speaker)

    def reason_in_brief(self, step: Step) -> str | None:
        """The same without the end that it may share with many others (`reason_end`)."""
        why = self.reason(step)
        return why.removesuffix(reason_end(step.verdict, self.speaker)).rstrip() if why and step.verdict else why

    def note(self, step: Step) -> str:
        """What has been noted at the step. Its writer saw everyone's cards: from one seat, what others decided has no
        note before the deal is over."""
        told = self.explains(step) or step.decision is None or step.after.over
        return step.annotation if told else ""

    def alternatives(self, step: Step) -> list[Alike]:
        """What the deciding seat could have thought of: what is allowed, then what is refused, by its reason."""
        return self.grouped_alike(step.alternatives() if self.explains(step) else ())

    def grouped_alike(self, judged: Sequence[tuple[Decision, Verdict]]) -> list[Alike]:
        """Decisions with their verdicts: those that are allowed, then those that are refused, by their reason."""
        verdicts = self._as_held(judged)
        could = tuple(decision for decision, verdict in verdicts if verdict)
        refused: dict[str, list[Decision]] = {}
        for of_case in _by_case(verdicts):
            for why, alike in self._by_reason(of_case).items():
                refused.setdefault(why, []).extend(alike)
        return [Alike(True, "", could)] * bool(could) + [Alike(False, why, tuple(of)) for why, of in refused.items()]

    def _as_held(self, verdicts: Sequence[tuple[Decision, Verdict]]) -> list[tuple[Decision, Verdict]]:
        """Single cards by suit and rank, as one holds them in the hand; then all else, as the game lists it, but for
        suits in their order."""
        game = self.replay.record.game
        single = [decision for decision, _ in verdicts if game.offered_as.get(decision.verb) == ONE_CARD]
        held = by_suit((decision.args[0] for decision in single), game.ranks)
        card = {decision: held.index(decision.args[0]) for decision in single}
        verbs = list(dict.fromkeys(decision.verb for decision, _ in verdicts))

        def place(decision: Decision) -> tuple[int, int, int]:
            named = SUITS.index(decision.args[0]) if decision.args and decision.args[0] in SUITS else -1
            return card.get(decision, len(held)), verbs.index(decision.verb), named

        return sorted(verdicts, key=lambda one: place(one[0]))

    def _by_reason(self, of_case: Sequence[tuple[Decision, Verdict]]) -> dict[str, list[Decision]]:
        """Decisions refused by one rule in one case, by the words: one sentence for all of them where there is one."""
        words = [reason_beside(verdict, decision, self.speaker) for decision, verdict in of_case]
        if len(set(words)) > 1:
            together = reason_together(of_case[0][1], self.speaker)
            words = [together or each for each in words]
        found: dict[str, list[Decision]] = {}
        for why, (decision, _) in zip(words, of_case, strict=True):
            found.setdefault(why, []).append(decision)
        return found

    def of_cards(self, decision: Decision) -> bool:
        """Whether the decision is seen by its cards, rather than said."""
        return self.replay.record.game.offered_as.get(decision.verb) in (ONE_CARD, CARDS)

    def lots(self, alike: Alike, groups: Sequence[Alike]) -> list[tuple[Card, ...]]:
        """The cards of each decision; where any cards will do (`Game.any_of`), each card on its own.

        Args:
            alike: one of the groups.
            groups: all of them: a card that is allowed in one is not what another group is refused for.
        """
        if self._together(alike) < 2:
            return [decision.args for decision in alike.decisions if self.of_cards(decision)]
        others = {card for of in groups if of.allowed and of is not alike for one in of.decisions for card in one.args}
        cards = dict.fromkeys(card for decision in alike.decisions for card in decision.args)
        return [(card,) for card in cards if card not in others]

    def any_of(self, alike: Alike) -> str:
        """How many of the cards are chosen, where any that are allowed will do: "any two of these"."""
        count = self._together(alike) if alike.allowed else 0
        return say("explain-any-of", {"count": count}, self.speaker) if count > 1 else ""

    def _together(self, alike: Alike) -> int:
        """How many cards one decision takes where any will do; 0 where the decisions are all that there are."""
        first = alike.decisions[0]
        return len(first.args) if first.verb in self.replay.record.game.any_of else 0

    def called(self, decision: Decision) -> str:
        """What a decision is called."""
        return offered(decision, self.speaker)

    def called_by_key(self, offers: Offers | None) -> dict[str, str]:
        """What choosing each card or pile is called, by its key."""
        pieces = {} if offers is None else {**offers.cards, **offers.zones}
        return {key: self.called(decision) for key, decision in pieces.items()}

    def grouped(self, of: CardSet) -> str:
        """What is done with cards that are put together."""
        return say(f"offer-{of.verb}", {}, self.speaker, "group")

    def _unfinished(self, step: Step) -> list[str]:
        if step.after.over or step.number + 1 < len(self.replay):
            return []
        return [self.say("told-not-played" if step.fresh else "told-unfinished")]

    # What would you do?

    def question(self, session: ReplaySession) -> str:
        """The question in words; empty where nobody is asked."""
        seat = session.questions.seat
        if seat is None:
            return ""
        return self.prompt("question", session.step.after.where(), seat, session.questions.offers)

    def prompt(self, kind: str, where: Where, seat: int, offers: Offers | None) -> str:
        """What a seat is told that is on turn.

        Args:
            kind: `question` for what it would do, `play-turn` for what it is to do.
            where: where in the deal it decides.
            seat: which seat it is.
            offers: what it could think of doing.
        """
        silent = "" if offers and offers.words else "-silent"
        key = self._key(f"{kind}-{where.code}", f"{kind}-any")
        key = self._key(f"{kind}-{where.code}{silent}", key)
        return say(key, {**where.facts, "seat": seat}, self.speaker)

    def on_answer(self, step: Step, answer: ReplayAnswer) -> list[str]:
        """The verdict with its reason; after what is allowed, what was really done."""
        decision, verdict = answer.decision, answer.verdict
        said = [
            offered(decision, self.speaker, "may" if verdict else "may-not"),
            reason(verdict, decision, self.speaker),
        ]
        if not verdict:
            return [*said, self.say("question-again")]
        return [*said, self.say("question-told", told=self.told(self.replay[step.number + 1])[0])]


def _by_case(verdicts: Iterable[tuple[Decision, Verdict]]) -> list[list[tuple[Decision, Verdict]]]:
    """The refusals, those of the same rule and case together."""
    found: dict[tuple[str, str], list[tuple[Decision, Verdict]]] = {}
    for decision, verdict in verdicts:
        if not verdict:
            found.setdefault((verdict.rule, verdict.case), []).append((decision, verdict))
    return list(found.values())


def one_after_another(phrases: Sequence[str]) -> str:
    """Things to do in a row, as they stand in a sentence: "ReplayAnswer yes, answer no"."""
    return ", ".join(phrase if n == 0 else phrase[:1].lower() + phrase[1:] for n, phrase in enumerate(phrases))


def capitalised(words: str) -> str:
    """The words with a capital letter first, whatever follows."""
    return words[:1].upper() + words[1:]
