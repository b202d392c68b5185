"""What one plays, without any widget: which match, how the coach is set, what the address says and the tab keeps."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal, TypeAlias

import tolva_teach
from tolva_teach.knowing import Knowledge, NothingKnownError, knowledge
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Step
from tolva_teach.players.advice import Advice
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.links import packed
from tolva_teach.records.messages import fault_message, quoted
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import CardSet
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import sentence
from tolva_widgets.play import file as play_file
from tolva_widgets.play.address import MatchName, read, written
from tolva_widgets.play.counsel import Counsel
from tolva_widgets.play.kept import KeptMatches
from tolva_widgets.play.match import PlayedMatch, Players
from tolva_widgets.play.memory import DamagedError, Fault, KeptMatch, key_of, lines, named, read_match
from tolva_widgets.play.memory import written as written_match
from tolva_widgets.replay.address import BadNameError
from tolva_widgets.replay.session import Problem
from tolva_widgets.table import decisions as choosing

Coach: TypeAlias = Literal["silent", "reminds", "shows", "advises"]

COACHES: tuple[Coach, ...] = ("silent", "reminds", "shows", "advises")
"""What the coach does: speaks of what is forbidden alone; reminds of a chance before it is let go of, too; shows what
may be done, too; or in place of that advises what to do, and why."""

_DAMAGED_LENGTH = 2000
"""So much of what could not be taken up again goes into a report."""


class PlaySession:
    """One person at the table, match after match.

    >>> from tolva_teach.play.playout import PlayedName
    >>> session = PlaySession(MatchName(PlayedName(7)), lang="en")
    >>> session.choose("S6")
    True
    >>> session.match.step.decision
    Decision(seat=0, verb='play', args=('S6',))
    """

    def __init__(
        self,
        name: MatchName | PlayedMatch | None = None,
        *,
        lang: str = "sv",
        players: Players | None = None,
    ) -> None:
        """
        Args:
            name: the match; one with a seed that is drawn where left out. Or one that is under way.
            lang: the language of what is said of a link that is wrong.
            players: who decides for the other seats, in place of those that the name says.
        """
        self.lang = lang
        self.coach: Coach = "reminds"
        self._known_at: tuple[Step, Knowledge] | None = None
        self.shows_known = False
        """Whether what one can know of the others is asked for."""
        self.problem: Problem | None = None
        """What is wrong with the link that led here; None where a match is shown."""
        self._players = players
        self.kept = KeptMatches()
        """The matches that the browser keeps for another day."""
        self._unasked = False
        self._tab: dict[str, str] = {}
        """What the browser's tab keeps, by the matches' names, the one played last at the end."""
        self._damaged = ""
        self._notices: list[str] = []
        self._faults: list[Fault] = []
        """What is wrong with what was set aside lately."""
        self.match = name if isinstance(name, PlayedMatch) else PlayedMatch(name or MatchName().drawn(), players)
        """The match that is shown."""

    @property
    def name(self) -> MatchName:
        """What names the match."""
        return self.match.name

    @property
    def notice(self) -> str:
        """What was wrong with a part of the link or with what was kept, and whether a match goes on; empty from the
        next decision on."""
        aside = [self._say(f"play-set-aside-{fault}") for fault in dict.fromkeys(self._faults)]
        return " ".join([*self._notices, *aside])

    @property
    def offers_kept(self) -> bool:
        """Whether what the browser keeps is offered first of all: where the page was opened and no match asked for,
        until something is done."""
        return self._unasked and bool(self.kept.sound or self.kept.aside)

    def _done(self) -> None:
        """Something has been done: what was noticed before is over."""
        self.problem, self._unasked = None, False
        self._notices, self._faults = [], []

    # Another match

    def begin(self, name: MatchName) -> None:
        """Shows a match: as far as it was played and is kept, or its first deal. The one before is kept."""
        self._keep()
        self._done()
        self._show(name)

    def _show(self, name: MatchName) -> None:
        self.problem, self._notices = None, []
        if not self._show_kept(name):
            self.match = PlayedMatch(name, self._players)

    def _show_kept(self, name: MatchName) -> bool:
        """Shows the match as the tab has kept it, or else the browser; whether one of them has, and it can be."""
        text = self._tab.get(key_of(name))
        if text is None:
            key = self.kept.newest(name)
            return key is not None and self._take_from_browser(key)
        if self._take_up(read_match(text)):
            return True
        del self._tab[key_of(name)]
        self._set_aside(text, "damaged")
        return False

    def _take_up(self, kept: KeptMatch) -> bool:
        """Shows a match that was kept; whether it could be taken up."""
        match = self._taken_up(kept)
        if match is not None:
            self.match = match
        return match is not None

    def _taken_up(self, kept: KeptMatch) -> PlayedMatch | None:
        match = PlayedMatch(kept.name, self._players)
        try:
            match.take_up(kept.kept)
        except DamagedError:
            return None
        return match

    def begin_another(self) -> None:
        """Shows a match of the same game with other cards; where a link was wrong, the nearest that there is."""
        good = self.problem.good if self.problem else None
        self.begin((self.name.with_cards(good) if good else self.name).drawn())

    def begin_like_it(self, cards: PlayedName | None = None, **changes: Any) -> None:
        """Shows another match that is named as this one but for its game or form, or the `seat`, the first `dealer` or
        the `others`."""
        name = replace(self.name.with_cards(cards or self.name.cards), **changes)
        if name != self.name:
            self.begin(name)

    # What a person does

    def go_on(self) -> None:
        """Shows the next step, or lets another decide."""
        self.match.go_on()

    def think(self) -> None:
        """Lets another who thinks go on for a moment."""
        self.match.think()

    def next_deal(self) -> None:
        """Deals the next cards, where a deal is over and the match is not."""
        self.match.next_deal()

    def undo(self) -> None:
        """Takes back one's last decision in this deal, and what followed."""
        self.match.undo()
        self._done()

    def choose(self, key: str) -> bool:
        """Decides by a card, a pile or a word, by its key; whether that is offered now."""
        offers = self.match.offers
        return self._try(choosing.by_key(offers).get(key) if offers else None)

    def decide(self, keys: Collection[str]) -> bool:
        """Decides by cards that were put together, by their keys; whether that is offered now."""
        return self._try(self.together(keys))

    def _try(self, decision: Decision | None) -> bool:
        if decision is None:
            return False
        self._done()
        self.match.attempt(decision, remind=self.coach != "silent")
        return True

    # What is offered and shown

    @property
    def set_offered(self) -> CardSet | None:
        """The cards that may be put together for a decision."""
        return choosing.set_of(self.match.offers)

    def together(self, keys: Collection[str]) -> Decision | None:
        """What these cards come to when they are decided on together; None where nothing does."""
        return choosing.together(self.match.offers, keys)

    @property
    def verdicts(self) -> list[tuple[Decision, Verdict]]:
        """What may be done, and why not the rest, where the coach shows that; else nothing."""
        return self.match.verdicts if self.coach == "shows" else []

    @property
    def can_know(self) -> Knowledge | None:
        """What the learner's view tells of the others at the step that is shown, where that is asked for, the deal goes
        on, and somebody has written what can be known in the game. Worked out once for each step."""
        step = self.match.step
        if not self.shows_known or step.after.over:
            return None
        if self._known_at is None or self._known_at[0] is not step:
            try:
                self._known_at = step, knowledge(step.after.view(self.match.seat))
            except NothingKnownError:
                return None
        return self._known_at[1]

    @property
    def counsel(self) -> Counsel | None:
        """What the coach thinks of, where it advises and it is the learner's turn; else nothing is thought of."""
        return self.match.counsel if self.coach == "advises" else None

    @property
    def advice(self) -> Advice | None:
        """What to do and why, once the coach has thought of it."""
        return self.counsel.advice if self.counsel else None

    # The page's address, and what its tab keeps

    @property
    def address(self) -> dict[str, str]:
        """The address that leads to this match."""
        return written(self.name)

    @property
    def memory(self) -> str:
        """What the tab is to keep of this match and those before: no cards but those that the learner chose."""
        self._keep()
        return lines(self._tab.values())

    def _keep(self) -> None:
        """Keeps the match as it is now, in the tab, and, where there is something to go on with, for another day."""
        now = self.match.kept_match
        self._tab.pop(key_of(self.name), None)  # the one played last stands last
        self._tab[key_of(self.name)] = written_match(now)
        if self.match.waits_for == "nothing":
            self.kept.let_go(now)
        elif now.begun:
            self.kept.keep(now)

    def take_address(self, values: Mapping[str, str], kept: str, *, returning: bool) -> None:
        """Shows the match that the page's address names, as far as it was played; what it names wrongly is said.

        Args:
            values: the address, a stranger's text.
            kept: what the browser's tab has kept, a stranger's text too.
            returning: whether one has gone back or forward in the browser's history.
        """
        self._unasked = False
        if returning:
            self._keep()
        else:
            self._recall(kept)
        try:
            name, wrong = read(values)
        except BadNameError as bad:
            self.problem = Problem(self._say("replay-bad-link"), bad.sentence(self.lang), bad.good)
            return
        self._unasked = name is None and not returning
        self._show(name or self._played_last() or self.name.drawn())
        self._notices += [self._say(f"play-bad-{key}", said=quoted(text)) for key, text in wrong.items()]

    def _recall(self, text: str) -> None:
        """Takes up what the tab has kept, each match by itself."""
        self._tab = {}
        for line in filter(None, text.split("\n")):
            try:
                self._tab[key_of(read_match(line).name)] = line
            except DamagedError as error:
                self._set_aside(line, error.fault)

    def _played_last(self) -> MatchName | None:
        """The match that was played last in this tab; None where none was."""
        return next((named(key) for key in reversed(self._tab)), None)

    # What the browser keeps for another day

    def take_kept(self, told: Iterable[tuple[str, str]]) -> None:
        """Takes up what the browser keeps for another day, a stranger's text under each key, the last one first.

        The match that is shown goes on as it is kept there, if nothing has been done in it here.
        """
        before = set(self.kept.aside)
        self.kept.take(told)
        self._faults += [fault for key, fault in self.kept.aside.items() if key not in before]
        key = self.kept.newest(self.name)
        if key is not None and self.problem is None and not self.match.kept_match.begun:
            self._take_from_browser(key)

    def go_on_with(self, key: str) -> bool:
        """Shows a match that the browser keeps, under this key, as it was left; whether it could be taken up."""
        if key not in self.kept.sound:
            return False
        self._keep()
        self._done()
        return self._take_from_browser(key)

    def _take_from_browser(self, key: str) -> bool:
        kept = self.kept.sound[key]
        if self._take_up(kept):
            self.kept.own(key)
            self._notices.append(self._say("play-kept-on"))
            return True
        self._damaged = written_match(kept)
        self.kept.set_aside(key, "damaged")
        self._faults.append("damaged")
        return False

    def _set_aside(self, text: str, fault: Fault) -> None:
        self._damaged = text
        self._faults.append(fault)
        self.kept.set_text_aside(text, fault)

    # What one takes along

    @property
    def file(self) -> tuple[str, str]:
        """The match as a file, by which one goes on with it: its name, and what stands in it."""
        return f"{self.file_name}{play_file.ending(self.match)}", play_file.written_file(self.match)

    def open_text(self, text: str) -> str:
        """Goes on with the match of a file, a stranger's text; what is wrong with it, if it is none, and then nothing
        has changed."""
        try:
            kept, record = play_file.read_file(text)
            match = self._taken_up(kept)
            if match is None:
                return self._say("play-open-damaged")
            play_file.check_record(match, record)
        except RecordFault as fault:
            return self._say("play-cannot-open", why=fault_message(fault, self.lang))
        except play_file.NoMatchError:
            return self._say("play-open-record")
        except DamagedError as error:
            return self._say(f"play-open-{error.fault}")
        self._keep()
        self._done()
        self.kept.disown(match.name)
        self.match = match
        return ""

    @property
    def link(self) -> str:
        """The whole match as a link has it (`tolva_teach.records.links`).

        Raises:
            RecordFault: it is too long for a link.
            ValueError: the deal is not over, so that some of its cards are secret.
        """
        if not self.match.deal_over:
            raise ValueError("the deal is not over")
        return packed(self.match.ongoing.record)

    @property
    def link_from(self) -> tuple[str, int]:
        """The match as a link has it, and the number of the step at which it begins there: where the whole of it is too
        long, the last deal alone.

        Raises:
            RecordFault: that is too long, too.
            ValueError: the deal is not over.
        """
        try:
            return self.link, 0
        except RecordFault:
            ongoing = self.match.ongoing
            first = next(step.number for step in reversed(ongoing) if step.fresh)
            standing = ongoing[first - 1].after.standing if first else ongoing.record.start
            return packed(ongoing.record.last_deal(standing)), first

    def report(self) -> dict[str, Any]:
        """All that somebody needs who is to see what one sees; the record only where no card of it is secret."""
        match = self.match
        record = {"record": match.ongoing.record.to_dict()} if match.deal_over else {}
        damaged = {"damaged": self._damaged[:_DAMAGED_LENGTH]} if self._damaged else {}
        where = {"match": self.address, "decided": match.kept.own, "step": match.number, "lang": self.lang}
        return {"version": tolva_teach.__version__, **where, **record, **damaged}

    @property
    def file_name(self) -> str:
        """A name for the match's file, without its ending."""
        return f"{self.name.cards.game}-{self.name.cards.seed}"

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, key, None, **facts)
