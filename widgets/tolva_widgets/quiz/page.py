"""What the page around a quiz tells it, and is told: the address, what the tab keeps, and what is chosen there."""

from collections.abc import Callable, Mapping
from typing import Any

from tolva_teach.quiz import FAMILIES, Family, names_from
from tolva_teach.quiz.rounds import LENGTH
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.house_rules.house import House, on_kept
from tolva_widgets.page.settings import Settings
from tolva_widgets.quiz import choices as quiz_choices
from tolva_widgets.quiz.address import ADDRESS_KEYS, ENTRY_KEYS, RECORD
from tolva_widgets.quiz.frame import QuizFrame
from tolva_widgets.quiz.session import QuizSession
from tolva_widgets.quiz.words import QuizWords


class QuizPage:
    """Hears for a quiz what the page says of its address and of what is chosen, and answers it."""

    def __init__(
        self,
        widget: Settings,
        frame: QuizFrame,
        words: Callable[[], QuizWords],
        show: Callable[[], None],
        *,
        ours: bool,
        go: Callable[[int, int], None],
        go_to: Callable[[Family[Any]], None],
    ) -> None:
        """
        Args:
            widget: the quiz, which stays from sight until its address has been heard.
            frame: its parts.
            words: gives what speaks of it as it is now.
            show: shows it as it is now.
            ours: whether the address is the quiz's.
            go: asks the question of this number and difficulty.
            go_to: asks a question of another family.
        """
        self._widget, self._frame, self._ours = widget, frame, ours
        self._words, self._show, self._go, self._go_to = words, show, go, go_to
        self._address = Address(
            widget, frame.page, ADDRESS_KEYS, self._take_address, ours=ours, fragment=RECORD, then=self._lead_there
        )
        frame.page.observe(lambda change: self._take_choices(change["new"]), "chosen")
        frame.game.observe(lambda change: self._take_game(change["new"]), "chosen")
        on_kept(frame.game, self._take_address)
        frame.page.on_tool("report", lambda _: self._report())
        frame.page.on_tool("print", self._print)

    @property
    def _session(self) -> QuizSession:
        return self._words().session

    @property
    def _house(self) -> House:
        return self._words().house

    def enter(self) -> None:
        """From now on each question is an entry of its own in the browser's history: the seed that was drawn for an
        address without one is none."""
        self._address.enter_at(ENTRY_KEYS)

    def write_address(self) -> None:
        """Tells the page which question it is, and what its tab is to keep."""
        session = self._session
        if session.fault is None:
            self._address.write({**session.address, **self._house.written(session.house.rules(session.name))})
            self._address.keep(session.memory)

    def show_choices(self, words: QuizWords) -> None:
        """Offers what can be chosen."""
        page, game, session, lang = self._frame.page, self._frame.game, words.session, words.lang
        with page.hold_sync():
            page.called = [words.family, words.game] if self._ours else []
            page.choices = words.choices
            name = session.name
            page.tools = ["print", "report"] if name.record or session.family in FAMILIES else ["report"]
            numbered = {} if name.record else {"difficulty": str(name.difficulty), "seed": str(name.seed)}
            page.chosen = {**numbered, **self._widget.settings}
        with game.hold_sync():
            game.choices = quiz_choices.choices(session.family, lang)
            game.chosen = quiz_choices.chosen(session.family, lang)
            game.words = {**game.words, "settings": words.fold}
            self._house.offer(game, session.house.rules(name) if self._ours and session.family in FAMILIES else None)

    def _take_choices(self, chosen: Mapping[str, str]) -> None:
        self._widget.take_settings(chosen)
        name = self._session.name
        if name.record or "seed" not in chosen:
            return
        seed, difficulty = int(chosen["seed"]), int(chosen["difficulty"])
        if (seed, difficulty) != (name.seed, name.difficulty):
            self._go(seed, difficulty)

    def _take_game(self, picked: Mapping[str, str]) -> None:
        family = self._session.family
        if picked != quiz_choices.chosen(family, self._widget.lang):
            wanted = quiz_choices.wanted(family, picked)
            self._session.is_chosen |= picked.get("family", family.name) != family.name
            self._go_to(wanted)

    def _report(self) -> None:
        session = self._session
        report = session.report(self._widget.lang)
        self._frame.page.show_report(f"question-{session.name.seed}.report.json", report)

    def _print(self, address: str) -> None:
        """Questions on paper: those in a row, or this one and the following."""
        from tolva_widgets.handouts.from_page import printed  # it knows this package's addresses

        session, page = self._session, self._frame.page
        following = [session.name] if session.name.record else names_from(session.name, LENGTH)
        names = session.round.names if session.round else following
        tasks = [session.named(name) for name in names]
        house, lang = session.house.rules(session.name), self._widget.lang
        page.print_out(
            printed(tasks, address if self._ours else "", session.home, lang, house, self._house.called(house))
        )

    def _take_address(self, address: Mapping[str, str], returning: bool) -> None:
        """The page has been opened, perhaps again in a tab that has kept the result so far, or one has gone back."""
        self._session.take_address(address, None if returning else self._frame.page.kept)
        if address.get("options") and self._session.fault is None:
            self._house.take(address, self._session.house.rules(self._session.name))
        self._show()

    def _lead_there(self, address: Mapping[str, str], returning: bool) -> None:
        """To the question that the address names."""
        if self._session.fault is not None:
            return
        if returning:
            words = self._words()
            self._frame.begin(" ".join(filter(None, [words.begun, words.headline])))
        elif address:
            self._frame.table.bring_into_sight()  # a link leads to the question, an empty address to the page
