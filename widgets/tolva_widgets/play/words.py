"""What is said at a table at which one plays: whose turn it is, what happened, who objects, what one can know."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tolva_teach.play.replay import Step
from tolva_teach.players.advice.advised import ONLY
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.offers import CardSet
from tolva_teach.texts import Speaker, advised, game_name, has_sentence, offered, reason, say
from tolva_widgets.play import spoken
from tolva_widgets.play.ended.analysis_words import AnalysisWords
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.session import PlaySession
from tolva_widgets.replay.words import ReplayWords, capitalised
from tolva_widgets.table import decisions as choosing


class _OngoingWords(ReplayWords):
    """Tells of a match that goes on: that its last step is not the deal's end needs no word."""

    def _unfinished(self, step: Step) -> list[str]:
        return []


class _UncountedWords(_OngoingWords):
    """Tells of a match in a lesson that has not come to what taken cards count for."""

    def _told_to(self, step: Step) -> Sequence[Happening]:
        return tuple(map(_uncounted, super()._told_to(step)))


def _uncounted(happened: Happening) -> Happening:
    """What is taken, without what its cards count for."""
    if "taker" not in happened.facts or {"card_points", "matadors"}.isdisjoint(happened.facts):
        return happened
    kept = {name: fact for name, fact in happened.facts.items() if name != "card_points"}
    return happened._replace(facts={**kept, "matadors": 0})


@dataclass(frozen=True)
class PlayWords:
    """Speaks of a session as it is now, to the learner: of nothing that the learner's seat may not know.

    Large because each thing that the page says has a property of its own.
    """

    session: PlaySession
    lang: str
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""
    replay_page: str = ""
    """Where the page of replays is; empty where there is none."""
    play_page: str = ""
    """Where the page is at which one plays; empty where there is none."""
    way: Decision | None = None
    """What else than the coach's advice one is advised to do: a hint's."""
    counts: bool = True
    """Whether it is told what taken cards count for; not in a lesson where one does not play for it
    (`table_view.in_lesson`)."""

    @property
    def match(self) -> LearnerMatch:
        """The match that is shown."""
        return self.session.match

    @cached_property
    def replay_words(self) -> ReplayWords:
        """Tells of the match to the learner."""
        of = _OngoingWords if self.counts else _UncountedWords
        return of(self.match.ongoing, self.match.seat, self.lang, self.indices)

    @property
    def speaker(self) -> Speaker:
        """Speaks to the learner."""
        return self.replay_words.speaker

    @property
    def names(self) -> list[str]:
        """The seats' names; the learner is spoken to instead, and their name only gives the sign its letter."""
        return list(self.replay_words.names)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name: the game's own where it has one."""
        return self.replay_words.say_own(key, **facts)

    @property
    def analysis(self) -> AnalysisWords | None:
        """Speaks of the analysis of the deal; None before its end."""
        analysis = self.match.analysis
        return None if analysis is None else AnalysisWords(self.match, analysis, self.replay_words, self.replay_page)

    @property
    def analysed(self) -> str:
        """That the analysis of the deal is complete, and what it has found; empty before."""
        return self.analysis.completed if self.analysis else ""

    # Now

    @property
    def turn(self) -> str:
        """What the learner is to do; empty where it is not their turn."""
        if self.match.waits_for != "you":
            return ""
        return self.replay_words.turn(self.match.deal, self.match.seat)

    @property
    def advice(self) -> str:
        """What the coach advises, and why; empty where nobody asked for that, it is not the learner's turn, or the
        coach still thinks, and where all that is to be said is that nothing else can be done: that is said anyway."""
        advice = self.session.advice
        if advice is None or (advice.code == ONLY.code and self.session.offered_forced is not None):
            return ""
        do = offered(advice.decision, self.speaker)
        return self.say("play-advice", do=do[:1].lower() + do[1:], why=advised(advice, self.speaker))

    @property
    def objection(self) -> str:
        """Who objects to what was tried, and by which rule; empty where nobody does."""
        tried = self.match.refused
        if tried is None:
            return ""
        why = reason(tried.verdict, tried.decision, self.speaker)
        return self.say("play-objection", who=capitalised(self.speaker.seat(tried.objector)), why=why)

    @property
    def commitment(self) -> list[str]:
        """What one is about to promise and what it costs where it is not kept, what the coach thinks of it, and how it
        is confirmed; empty where nothing was chosen that promises anything."""
        promised, odds = self.match.commitment, self.match.commitment_odds
        if promised is None:
            return []
        deal = self.match.deal
        alone = deal.game.parties.count(deal.game.parties[self.match.seat]) == 1
        facts = {"alone": "yes" if alone else "no", "taken": "yes" if "last" in deal.verdict(promised).facts else "no"}
        warned = [self.say("play-commit-odds", kept=odds.kept, tried=odds.tried)] if odds else []
        return [self.say(f"play-commit-{promised.verb}", **facts), *warned, self.say("play-commit-again")]

    @property
    def risk(self) -> list[str]:
        """How often what one has just chosen loses, and how it is done all the same; empty where the coach does not
        warn of it."""
        if self.match.risk is None:
            return []
        decision, risk = self.match.risk
        return [self.say(f"play-risk-{decision.verb}", **risk._asdict()), self.say(f"play-risk-{decision.verb}-again")]

    @property
    def reminder(self) -> str:
        """What one would let go of; empty where the coach holds nothing back."""
        told = [*self._chances("play-remind-gone", gone=True), *self._chances("play-remind-later", gone=False)]
        return " ".join([*told, self.say("play-remind-again")]) if told else ""

    def _chances(self, why: str, *, gone: bool) -> list[str]:
        """The chances that one would let go of, those for good or the others, and what that means."""
        chances = [chance.decision for chance in self.match.reminder if chance.is_gone == gone]
        said = [offered(decision, self.speaker, "can") for decision in chances]
        return [*said, self.say(why)] if said else []

    @property
    def why_not(self) -> str:
        """Why nothing can be chosen now, or not this."""
        waits = self.match.waits_for
        if waits == "others":
            who = next(seat for seat in self.match.deal.actors() if seat != self.match.seat)
            return say("play-not-your-turn", {"seat": who}, self.speaker)
        if waits in ("step", "forced"):
            return self.say("play-not-now")
        if waits == "you":
            return f"{self.say('play-not-offered')} {self.turn}"
        return self.say("play-not-after-end", next=self.on)

    @property
    def on(self) -> str:
        """What going on is called now."""
        return self.say({"deal": "play-on-deal", "nothing": "play-on-match"}.get(self.match.waits_for, "play-on"))

    # What happened

    @property
    def caption(self) -> str:
        """What happened, in short; nothing while a try is spoken of."""
        return "" if self._held_back else " ".join(self._briefly(self.match.step))

    @property
    def _held_back(self) -> str:
        """Why what one has just chosen is not done yet, or not at all; empty where nothing is held back."""
        return self.objection or " ".join(filter(None, [*self.commitment, *self.risk, self.reminder]))

    @property
    def to_do(self) -> str:
        """What one is to know now: that somebody objects, what one would promise or let go of, or that it is one's
        turn."""
        return self._held_back or self._advised_turn

    @property
    def _advised_turn(self) -> str:
        """That it is one's turn: what one may think of, or what one is advised to do. Only that it is while
        the coach thinks: nothing is told that gives way at once."""
        if self.session.advice_search is not None and not self.session.advice_search.done:
            return self.say("play-turn-any")
        turn = f"{self.say('play-turn-any')} {self.advice}" if self.advice else self.turn
        return f"{turn} {self.no_choice}".rstrip()

    @property
    def no_choice(self) -> str:
        """That one thing alone can be done now, and that going on does it."""
        forced = self.session.offered_forced
        if forced is None:
            return ""
        do = offered(forced, self.speaker)
        return self.say("play-no-choice", do=do[:1].lower() + do[1:], on=self.on)

    @property
    def heard(self) -> str:
        """What a screen reader says of it."""
        if self._held_back:
            return " ".join(filter(None, [self.to_do, self.advice]))
        tries = [] if not self.match.deal_over else [self.tries]
        return " ".join(filter(None, [self.session.notice, self.caption, *tries, self._advised_turn]))

    @property
    def tries(self) -> str:
        """How often something forbidden was tried in this deal; empty where nothing was."""
        number = self.match.ongoing.match.number
        count = sum(self.match.ongoing[one.step].deal_number == number for one in self.match.illegal_attempts)
        return self.say("play-tries", count=count) if count else ""

    def _briefly(self, step: Step) -> list[str]:
        return self.replay_words.told_briefly(step)

    # Beside the table

    @property
    def title(self) -> str:
        """Which game it is, and which deal of the match."""
        deal = self.match.step.deal_number + 1
        return self.say("play-title", game=game_name(self.match.deal.game.name, self.lang), deal=deal)

    @property
    def aim(self) -> str:
        """What the game is about, in short; empty once one has decided anything, where one goes on from a record, and
        where the game has no such sentence."""
        match = self.match
        key = f"play-aim-{match.deal.game.name}"
        begins = not (match.begun or match.deal_over or match.name.linked)
        return self.say(key) if begins and has_sentence(self.lang, key) else ""

    # On the table

    def phrases(self, words: Iterable[Decision]) -> list[dict[str, str]]:
        """What can be said, as `CardTable.phrases`, in the order in which it stands."""
        words = list(words)
        idle = self._idle if any(map(spoken.asks_for_rank, words)) else set()
        past = set(filter(self._is_past, words))
        return spoken.phrases(words, self.speaker, indices=self.indices, advised=self._advised, idle=idle, past=past)

    def _is_past(self, word: Decision) -> bool:
        deal = self.match.deal
        return deal.game.is_past(deal.view(word.seat), word)

    @property
    def _advised(self) -> Decision | None:
        """What one is advised to do, by a hint or the coach; None where one is not."""
        return self.way or (self.session.advice.decision if self.session.advice else None)

    @property
    def _idle(self) -> set[Decision]:
        """What is forbidden now, or has been decided in this deal."""
        decided = self.match.ongoing.record.deals[-1].events
        return {its for its, verdict in self.match.verdicts if not verdict or str(its) in decided}

    def deciding(self, of: CardSet | None, together: Decision | None) -> dict[str, Any]:
        """The button that decides on what is put together; there is none where cards are not."""
        if of is None:
            return {}
        if together is None:
            return {"label": self.replay_words.grouped(of), "ready": False}
        return {"label": offered(together, self.speaker), "ready": True, **self._judged(together)}

    def _judged(self, together: Decision) -> dict[str, Any]:
        """Whether what is put together may be decided on, and why, where the coach shows that."""
        if self.session.coach != "shows":
            return {}
        verdict = self.match.deal.verdict(together)
        return {"verdict": reason(verdict, together, self.speaker), "kind": "yes" if verdict else "no"}

    @property
    def marks(self) -> dict[str, Mapping[str, str]]:
        """What is marked on the table, by key: what was tried and is forbidden, the chances that one is reminded of,
        and where the coach shows it what may be done, or advises what to do."""
        offers, tried = self.match.offers, self.match.refused
        if offers is None:
            return {}
        marks: dict[str, Mapping[str, str]] = {}
        judged = self.session.verdicts
        if not all(verdict for _, verdict in judged):
            shown = {"kind": "yes", "word": "", "spoken": self.say("play-may")}
            may = {decision for decision, verdict in judged if verdict}
            marks |= {key: shown for key, decision in choosing.by_key(offers).items() if decision in may}
        if self._advised is not None:
            advised_to = {"kind": "yes", "word": self.say("play-advised")}
            marks |= dict.fromkeys(choosing.keys_of(offers, self._advised), advised_to)
        missed = {"kind": "missed", "word": "", "spoken": self.say("play-may")}
        marks |= {key: missed for chance in self.match.reminder for key in choosing.keys_of(offers, chance.decision)}
        if self.match.commitment is not None:
            again = {"kind": "missed", "word": "", "spoken": self.say("play-commit-mark")}
            marks |= dict.fromkeys(choosing.keys_of(offers, self.match.commitment), again)
        if self.match.risk is not None:
            risky = {"kind": "missed", "word": "", "spoken": self.say("play-risk-mark")}
            marks |= dict.fromkeys(choosing.keys_of(offers, self.match.risk[0]), risky)
        if tried is not None:
            no = {"kind": "no", "word": self.say("play-no-word")}
            marks |= dict.fromkeys(choosing.keys_of(offers, tried.decision), no)
        return marks
