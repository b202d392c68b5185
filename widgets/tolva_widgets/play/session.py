"""One person at a table, without any widget: which match is played, what the coach does, and what the address says.

What is kept of the matches is apart (`storage`), and what one takes along of them too (`sharing`).
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal, TypeAlias

from tolva_teach.games.base import Game
from tolva_teach.knowing import Knowledge, NothingKnownError, knowledge
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Step
from tolva_teach.players.advice import Advice
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.messages import fault_message, quoted
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import CardSet
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import sentence
from tolva_widgets.play.address import COACH, KINDS, MatchName, read, with_cards, written
from tolva_widgets.play.advice import AdviceSearch
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.opponents import Players
from tolva_widgets.play.saved import file as play_file
from tolva_widgets.play.saved.memory import DamagedError
from tolva_widgets.play.saved.storage import Loaded, MatchStorage
from tolva_widgets.replay.address import BadNameError
from tolva_widgets.replay.sources import address_in_link, is_json, read_linked, read_opened
from tolva_widgets.table import decisions as choosing
from tolva_widgets.table_page.session import Problem
from tolva_widgets.table_page.wished import wish_of

Coach: TypeAlias = Literal["silent", "reminds", "shows", "advises"]

COACHES: tuple[Coach, ...] = ("silent", "reminds", "shows", "advises")
"""What the coach does: speaks of what is forbidden alone; reminds of a chance before it is let go of, too; shows what
may be done, too; or in place of that advises what to do, and why."""


class _NoMatchError(ValueError):
    """A link names no match."""


class PlaySession:
    """One person at the table, match after match.

    Large because a third of its methods are those that every page with a table asks for (`TableSession`).

    >>> from tolva_teach.play.playout import PlayedName
    >>> session = PlaySession(MatchName(PlayedName(7)), lang="en")
    >>> session.choose("S6")
    True
    >>> session.match.step.decision
    Decision(seat=0, verb='play', args=('S6',))
    """

    def __init__(
        self,
        name: MatchName | LearnerMatch | None = None,
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
        self.shows_known = False
        """Whether what one can know of the others is asked for."""
        self.takes_forced = False
        """Whether forced steps are taken by themselves."""
        self.on_takes_forced = False
        """Whether one may also go on where one has no choice: then the forced step is taken."""
        self.problem: Problem | None = None
        """What is wrong with the link that led here; None where a match is shown."""
        self.storage = MatchStorage(players)
        """What the tab and the browser keep of the matches."""
        self.match = name if isinstance(name, LearnerMatch) else LearnerMatch(name or MatchName().drawn(), players)
        """The match that is shown."""
        self._players = players
        self._known_at: tuple[Step, Knowledge] | None = None
        self._unasked, self._linked_coach = False, ""
        self._notices: list[str] = []

    @property
    def name(self) -> MatchName:
        """What names the match."""
        return self.match.name

    @property
    def rules(self) -> Game[Any]:
        """The game that is played, with its options."""
        game: Game[Any] = self.match.deal.game
        return game

    @property
    def notice(self) -> str:
        """What was wrong with a part of the link or with what was saved, and whether a match goes on; empty from the
        next decision on."""
        aside = [self._say(f"play-set-aside-{fault}") for fault in dict.fromkeys(self.storage.faults)]
        return " ".join([*self._notices, *aside])

    @property
    def offers_saved(self) -> bool:
        """Whether what the browser has saved is offered first of all: where the page was opened and no match asked for,
        until something is done."""
        return self._unasked and bool(self.storage.browser.sound or self.storage.browser.aside)

    def _clear_notices(self) -> None:
        """Something has been done: what was noticed before is over."""
        self.problem, self._unasked = None, False
        self._notices, self.storage.faults = [], []

    # Another match

    def begin(self, name: MatchName) -> None:
        """Shows a match: as far as it was played and is kept, or its first deal. The one before is kept."""
        self.storage.keep(self.match)
        self._clear_notices()
        self._load(name)

    def _load(self, name: MatchName) -> None:
        self.problem, self._notices = None, []
        if not self._take(self.storage.load(name)):
            self._sit_down(LearnerMatch(name, self._players))
            self._notices += [self._whose_cards(name)] if name.linked else []

    def _whose_cards(self, name: MatchName) -> str:
        """Which deal that is whose cards a link brings along."""
        wish = wish_of(read_linked(name.linked).record, self.lang)
        key = "play-from-wish" if wish else "play-from-record"
        return self._say(key, seat=name.seat + 1, **({"wish": wish} if wish else {}))

    def _take(self, loaded: Loaded | None) -> bool:
        """Shows a match that was kept, if it could be loaded; whether it could."""
        if loaded is not None:
            self._sit_down(loaded.match)
            self._notices += [self._say("play-kept-on")] * loaded.from_browser
        return loaded is not None

    def _sit_down(self, match: LearnerMatch) -> None:
        """Shows this match, played as one wants it here."""
        self.match = match
        self.take_forced(self.takes_forced)

    def take_forced(self, by_itself: bool) -> None:
        """Whether forced steps are taken by themselves from now on."""
        self.takes_forced = self.match.takes_forced = by_itself

    def another(self) -> None:
        """Shows a match of the same game with other cards; where a link was wrong, the nearest that there is."""
        good = self.problem.good if self.problem else None
        self.begin((self.name.with_cards(good) if good else self.name).drawn())

    @property
    def deal_number(self) -> int | None:
        """The number that the match's deals are drawn by; None where it goes on from a record."""
        return None if self.name.linked else self.name.cards.seed

    def go_to_deal(self, number: int) -> None:
        """Shows the match like this one whose deals are drawn by this number, as far as it is kept."""
        self.begin(replace(self.name.with_cards(replace(self.name.cards, seed=number)), linked=""))

    def begin_like_it(self, cards: PlayedName | None = None, **changes: Any) -> None:
        """Shows another match that is named as this one but for its game or form, or the `seat`, the first `dealer` or
        the `others`."""
        name = replace(self.name, **changes).with_cards(cards or self.name.cards)
        if name != self.name:
            self.begin(replace(name, day=""))

    # What a person does

    def go_on(self) -> None:
        """Shows what follows: what another decides, the next step, the next deal, another match; and takes a forced
        step, where that is offered."""
        waits = self.match.waits_for
        if (forced := self.offered_forced) is not None:
            self.match.attempt(forced)
        elif waits == "deal":
            self.match.next_deal()
        elif waits == "nothing":
            self.another()
        else:
            self.match.go_on()

    @property
    def offered_forced(self) -> Decision | None:
        """The forced step that going on takes; None where there is a choice, or where it is not offered."""
        return self.match.forced if self.on_takes_forced and self.match.waits_for == "you" else None

    def undo(self) -> None:
        """Takes back one's last decision in this deal, and what followed."""
        self.match.undo()
        self._clear_notices()

    def choose(self, key: str) -> bool:
        """Decides by a card, a pile or a word, by its key; whether that is offered now."""
        offers = self.match.offers
        return self._attempt(choosing.by_key(offers).get(key) if offers else None)

    def decide(self, keys: Collection[str]) -> bool:
        """Decides by cards that were put together, by their keys; whether that is offered now."""
        return self._attempt(self.together(keys))

    def _attempt(self, decision: Decision | None) -> bool:
        if decision is None:
            return False
        self._clear_notices()
        self.match.attempt(decision, remind=self.coach != "silent", explain=True)
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
    def advice_search(self) -> AdviceSearch | None:
        """The search for advice, where the coach advises and it is the learner's turn; else nothing is searched for."""
        return self.match.advice_search if self.coach == "advises" else None

    @property
    def advice(self) -> Advice | None:
        """What to do and why, once the search has found it."""
        return self.advice_search.advice if self.advice_search else None

    # The page's address, and what is kept

    @property
    def address(self) -> dict[str, str]:
        """The address that leads to this match, with what it said of the coach as long as the coach does that."""
        return {**self.link_values, **({COACH: self.coach} if self.coach == self._linked_coach else {})}

    @property
    def link_values(self) -> dict[str, str]:
        """The address that leads anybody here."""
        return written(self.name)

    @property
    def memory(self) -> str:
        """What the tab is to keep of this match and those before."""
        self.storage.keep(self.match)
        return self.storage.tab_text

    def take_address(self, values: Mapping[str, str], kept: str, *, returning: bool) -> None:
        """Shows the match that the page's address names, as far as it was played; what it names wrongly is said.

        Args:
            values: the address, a stranger's text.
            kept: what the browser's tab has kept, a stranger's text too.
            returning: whether one has gone back or forward in the browser's history.
        """
        self._unasked, self._linked_coach = False, values.get(COACH, "")
        if returning:
            self.storage.keep(self.match)
        else:
            self.storage.read_tab(kept)
        try:
            name, wrong = read(with_cards(values, self.name))
        except BadNameError as bad:
            self.problem = Problem(self._say("replay-bad-link"), bad.sentence(self.lang), bad.good)
            return
        except RecordFault as fault:
            why = fault_message(fault, self.lang)
            self.problem = Problem(self._say("play-broken-link"), why, self.name.drawn().cards)
            return
        self._unasked = name is None and not returning
        self._load(name or self.storage.played_last or self.name.drawn())
        if self._unasked and self.match.waits_for == "nothing":
            self._load(self.name.drawn())  # whoever comes back to play has seen how that match ended
        facts = {"last": str(self.name.cards.players - 1), "known": ", ".join(KINDS)}
        self._notices += [self._say(f"play-bad-{key}", said=quoted(text), **facts) for key, text in wrong.items()]

    def take_saved(self, told: Iterable[tuple[str, str]]) -> None:
        """Takes what the browser has saved for another day, a stranger's text under each key, the last one first. The
        match that is shown goes on as it is saved there, if nothing has been done in it here."""
        self.storage.read_browser(told)
        key = self.storage.browser.newest(self.name)
        if key is not None and self.problem is None and not self.match.begun:
            self._take(self.storage.load_saved(key))

    def resume(self, key: str) -> bool:
        """Shows a match that the browser has saved, under this key, as it was left; whether it could be restored."""
        if key not in self.storage.browser.sound:
            return False
        self.storage.keep(self.match)
        self._clear_notices()
        return self._take(self.storage.load_saved(key))

    def open_text(self, text: str) -> str:
        """Goes on with the match of a file, or plays the cards of a record or of a link, a stranger's text; what is
        wrong with it, if it is none of these, and then nothing has changed."""
        try:
            match = self._match_from(text)
        except BadNameError as bad:
            return self._say("replay-cannot-follow", why=bad.sentence(self.lang))
        except RecordFault as fault:
            return self._say("play-cannot-open", why=fault_message(fault, self.lang))
        except _NoMatchError:
            return self._say("replay-cannot-follow", why=self._say("replay-no-deal-in-link"))
        except DamagedError as error:
            return self._say(f"play-open-{error.fault}")
        if isinstance(match, MatchName):
            self.begin(match)
        else:
            self._go_on_with(match)
        return ""

    def _match_from(self, text: str) -> LearnerMatch | MatchName:
        """The match that a file saves, or the name of the one that a link or a record names.

        Raises:
            BadNameError: a link names a game or a form of it that there is not.
            _NoMatchError: a link names none.
            RecordFault: it is neither a record nor a link.
            DamagedError: what it saves cannot be restored.
        """
        values = address_in_link(text)
        if values is not None:
            name, _wrong = read(values)
            if name is None:
                raise _NoMatchError
            return name
        if not is_json(text):
            return MatchName.of_record(read_opened(text).record)
        saved, record = play_file.read_file(text)
        if saved is None:
            assert record is not None
            return MatchName.of_record(record)
        match = self.storage.restored(saved)
        if match is None:
            raise DamagedError("not to be played")
        play_file.check_record(match, record)
        return match

    def _go_on_with(self, match: LearnerMatch) -> None:
        self.storage.keep(self.match)
        self._clear_notices()
        self.storage.browser.release(match.name)
        self._sit_down(match)

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, key, None, **facts)
