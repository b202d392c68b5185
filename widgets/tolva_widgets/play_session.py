"""What one plays, without any widget: which match, how the coach is set, what the address says and the tab keeps."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, Literal, TypeAlias

import tolva_teach
from tolva_teach.decisions import Decision
from tolva_teach.links import packed
from tolva_teach.messages import quoted
from tolva_teach.offers import CardSet
from tolva_teach.players.advice import Advice
from tolva_teach.playout import PlayedName
from tolva_teach.texts import sentence
from tolva_teach.verdicts import Verdict
from tolva_widgets import choosing
from tolva_widgets.play_address import MatchName, link_to, read, written
from tolva_widgets.play_match import PlayedMatch, Players, beginner
from tolva_widgets.play_memory import DamagedError, Kept, read_memory, written_memory
from tolva_widgets.replay_address import BadNameError
from tolva_widgets.replay_session import Problem

Coach: TypeAlias = Literal["silent", "reminds", "shows", "advises"]

COACHES: tuple[Coach, ...] = ("silent", "reminds", "shows", "advises")
"""What the coach does: speaks of what is forbidden alone; reminds of a chance before it is let go of, too; shows what
may be done, too; or in place of that advises what to do, and why."""

_DAMAGED_LENGTH = 2000
"""So much of what could not be taken up again goes into a report."""


class PlaySession:
    """One person at the table, match after match.

    >>> from tolva_teach.playout import PlayedName
    >>> session = PlaySession(MatchName(PlayedName(7)), lang="en")
    >>> session.choose("S6")
    True
    >>> session.match.step.decision
    Decision(seat=0, verb='play', args=('S6',))
    """

    def __init__(self, name: MatchName | None = None, *, lang: str = "sv", players: Players = beginner) -> None:
        """
        Args:
            name: the match; one with a seed that is drawn where left out.
            lang: the language of what is said of a link that is wrong.
            players: who decides for the other seats.
        """
        self.lang = lang
        self.coach: Coach = "reminds"
        self.shows_known = False
        """Whether what one can know of the others is asked for."""
        self.problem: Problem | None = None
        """What is wrong with the link that led here; None where a match is shown."""
        self.notice = ""
        """What was wrong with a part of the link, or with what was kept; empty from the next decision on."""
        self._players = players
        self._kept: dict[str, Kept] = {}
        self._damaged = ""
        self.match = PlayedMatch(name or MatchName().drawn(), players)
        """The match that is shown."""

    @property
    def name(self) -> MatchName:
        """What names the match."""
        return self.match.name

    # Another match

    def begin(self, name: MatchName) -> None:
        """Shows a match: as far as it was played in this tab, or its first deal. The one before is kept."""
        self._keep()
        self._show(name)

    def _show(self, name: MatchName) -> None:
        self.problem, self.notice = None, ""
        self.match = PlayedMatch(name, self._players)
        kept = self._kept.get(_key(name))
        if kept is None:
            return
        try:
            self.match.take_up(kept)
        except DamagedError:
            self._damaged = repr(self._kept.pop(_key(name)))
            self.match = PlayedMatch(name, self._players)
            self.notice = self._say("play-kept-damaged")

    def begin_another(self) -> None:
        """Shows a match of the same game with other cards; where a link was wrong, the nearest that there is."""
        good = self.problem.good if self.problem else None
        self.begin((self.name.with_cards(good) if good else self.name).drawn())

    def begin_like_it(self, cards: PlayedName | None = None, **changes: Any) -> None:
        """Shows another match that is named as this one but for its game or form, the `seat` or the first `dealer`."""
        name = replace(self.name.with_cards(cards or self.name.cards), **changes)
        if name != self.name:
            self.begin(name)

    # What a person does

    def go_on(self) -> None:
        """Shows the next step, or lets another decide."""
        self.match.go_on()

    def next_deal(self) -> None:
        """Deals the next cards, where a deal is over and the match is not."""
        self.match.next_deal()

    def undo(self) -> None:
        """Takes back one's last decision in this deal, and what followed."""
        self.match.undo()
        self.notice = ""

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
        self.notice = ""
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
    def advice(self) -> Advice | None:
        """What to do and why, where the coach advises and it is the learner's turn; else nothing is thought of."""
        return self.match.advice if self.coach == "advises" else None

    # The page's address, and what its tab keeps

    @property
    def address(self) -> dict[str, str]:
        """The address that leads to this match."""
        return written(self.name)

    @property
    def memory(self) -> str:
        """What the tab is to keep of this match and those before: no cards but those that the learner chose."""
        self._keep()
        return written_memory(self._kept)

    def _keep(self) -> None:
        self._kept.pop(_key(self.name), None)  # the one played last stands last
        self._kept[_key(self.name)] = self.match.kept

    def take_address(self, values: Mapping[str, str], kept: str, *, returning: bool) -> None:
        """Shows the match that the page's address names, as far as it was played; what it names wrongly is said.

        Args:
            values: the address, a stranger's text.
            kept: what the browser's tab has kept, a stranger's text too.
            returning: whether one has gone back or forward in the browser's history.
        """
        if returning:
            self._keep()
        damaged = not returning and not self._recall(kept)
        try:
            name, wrong = read(values)
        except BadNameError as bad:
            self.problem = Problem(self._say("replay-bad-link"), bad.sentence(self.lang), bad.good)
            return
        self._show(name or self._played_last() or self.name.drawn())
        said = [self._say(f"play-bad-{key}", said=quoted(text)) for key, text in wrong.items()]
        said += [self._say("play-kept-damaged")] * damaged
        self.notice = " ".join(filter(None, [self.notice, *said]))

    def _recall(self, text: str) -> bool:
        """Takes up what the tab has kept; whether it was sound."""
        try:
            self._kept = read_memory(text)
        except DamagedError:
            self._damaged = text
            return False
        return True

    def _played_last(self) -> MatchName | None:
        """The match that was played last in this tab; None where none was."""
        for key in reversed(self._kept):
            try:
                return read(dict(part.split("=", 1) for part in key.split("&") if "=" in part))[0]
            except BadNameError:
                continue
        return None

    # What one takes along

    @property
    def link(self) -> str:
        """The whole match as a link has it (`tolva_teach.links`).

        Raises:
            RecordFault: it is too long for a link.
            ValueError: the deal is not over, so that some of its cards are secret.
        """
        if not self.match.deal_over:
            raise ValueError("the deal is not over")
        return packed(self.match.ongoing.record)

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


def _key(name: MatchName) -> str:
    """The match's name as one text, the same in every language."""
    return link_to(name).removeprefix("?")
