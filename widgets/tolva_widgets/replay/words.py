"""What is said of a replay's step: where it is, what happened and why, what else there was, what is asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tolva_teach.games.base import Deal, Decision
from tolva_teach.picture.svg import shortened
from tolva_teach.play.replay import Replay, Step
from tolva_teach.players.advice import advice_at_once
from tolva_teach.records.messages import quoted
from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.offers import CardSet, Offers
from tolva_teach.rules.places import Where
from tolva_teach.texts import (
    Speaker,
    happening,
    has_sentence,
    offered,
    reason,
    rule,
    say,
    sentence,
)
from tolva_teach.texts.naming import number_in_letters
from tolva_widgets.replay.alternatives import ReasonGroup, ReasonGrouping
from tolva_widgets.replay.answers import ReplayAnswer
from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.table_page.wished import wish_of

NAME_LENGTH = 20
"""The most letters of a player's name: a sentence with four of them still fits a phone."""


@dataclass(frozen=True)
class ReplayWords:
    """Speaks of a replay to who looks at it: from one seat, or at everyone's cards.

    Large because each thing that is said of a step has a method of its own.
    """

    replay: Replay
    viewer: int | None
    lang: str
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""
    you: int | None = None
    """The seat that is spoken to where everyone's cards are seen: of whoever has played this match."""

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, each fit to stand on one line; with everyone's cards seen, one's own is "you"."""
        names = [shortened(quoted(name), NAME_LENGTH) for name in self.replay.record.names]
        if names and self.viewer is None and self.you is not None:
            names[self.you] = self.say("play-you")
        return tuple(names)

    @property
    def comment(self) -> str:
        """The record's comment; the wish by which it was found, in the viewer's words."""
        record = self.replay.record
        wish = wish_of(record, self.lang)
        return self.say("replay-wish", wish=wish) if wish else record.comment

    @property
    def speaker(self) -> Speaker:
        """Who speaks: to the viewer's seat, or to whoever has played, or to nobody in particular."""
        spoken_to = self.you if self.viewer is None else self.viewer
        return Speaker(self.lang, self.names or None, self.replay.record.game.parties, spoken_to)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence in the viewer's language; of a small number it may say `-word`, which is it in letters."""
        numbers = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
        words = {f"{name}-word": number_in_letters(number, self.lang) for name, number in numbers.items()}
        return sentence(self.lang, key, None, **facts, **words)

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
        told = [happening(happened, self.speaker) for happened in self._told_to(step)]
        return [*told, *self._unfinished(step)]

    def told_briefly(self, step: Step) -> list[str]:
        """The most important of it; all, where it is nothing but asides."""
        asides, told = self.replay.record.game.asides, self._told_to(step)
        kept = [happened for happened in told if happened.kind not in asides] or told
        return [*(happening(happened, self.speaker) for happened in kept), *self._unfinished(step)]

    def _told_to(self, step: Step) -> Sequence[Happening]:
        return step.told_to(self.viewer)

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

    def note(self, step: Step) -> str:
        """What has been noted at the step. Its writer saw everyone's cards: from one seat, what others decided has no
        note before the deal is over."""
        told = self.explains(step) or step.decision is None or step.after.over
        return step.annotation if told else ""

    def alternatives(self, step: Step) -> list[ReasonGroup]:
        """What the deciding seat could have thought of: what is allowed, then what is refused, by its reason."""
        return self.grouping.grouped(step.alternatives() if self.explains(step) else ())

    @property
    def grouping(self) -> ReasonGrouping:
        """Groups decisions by the reasons that the viewer is told."""
        return ReasonGrouping(self.replay.record.game, self.speaker)

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
        return self._prompt("question", session.step.after, seat)

    def turn(self, deal: Deal[Any], seat: int) -> str:
        """What a seat is to do now. Nothing is named that the rules close to it whatever its cards; what hangs on its
        cards is named with an "if"."""
        view = deal.view(seat)
        words = {word.verb for word in deal.game.offers(view).words}
        closed = bool(words) and words.isdisjoint(deal.game.open_verbs(view))
        return self._prompt("play-turn", deal, seat, "-closed" if closed else "")

    def _prompt(self, kind: str, deal: Deal[Any], seat: int, closed: str = "") -> str:
        """What the seat to act is told. Where nothing can be said, or nothing of it is open, there may be a
        sentence for just that."""
        view, where = deal.view(seat), deal.where()
        silent = "-silent" if closed or not deal.game.offers(view).words else ""
        key = f"{kind}-any"
        for ending in dict.fromkeys(("", silent, closed)):
            key = self._key(f"{kind}-{where.code}{ending}", key)
        may = "-".join(sorted(deal.game.open_verbs(view)))
        return say(key, {**where.facts, "seat": seat, "allowed_verbs": may}, self.speaker)

    def on_answer(self, step: Step, answer: ReplayAnswer) -> list[str]:
        """The verdict with its reason; after what is allowed, that the coach advises it, and what was really done."""
        decision, verdict = answer.decision, answer.verdict
        said = [
            offered(decision, self.speaker, "may" if verdict else "may-not"),
            reason(verdict, decision, self.speaker),
        ]
        if not verdict:
            return [*said, self.say("question-again")]
        if self._is_advised(step, decision):
            said.append(self.say("question-advised"))
        return [*said, self.say("question-told", told=self.told(self.replay[step.number + 1])[0])]

    def _is_advised(self, step: Step, decision: Decision) -> bool:
        """Whether the coach advises it, by what the seat sees; no where that takes thinking, or there is no choice."""
        view = step.after.view(decision.seat)
        advice = advice_at_once(view) if len(view.game.legal(view)) > 1 else None
        return advice is not None and advice.decision == decision


def one_after_another(phrases: Sequence[str]) -> str:
    """Things to do in a row, as they stand in a sentence: "Answer yes, answer no"."""
    return ", ".join(phrase if n == 0 else phrase[:1].lower() + phrase[1:] for n, phrase in enumerate(phrases))


def capitalised(words: str) -> str:
    """The words with a capital letter first, whatever follows."""
    return words[:1].upper() + words[1:]
