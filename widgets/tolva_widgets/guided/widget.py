"""A guided deal on its page: a sentence at a time beside the table, and what one plays leads on to the next."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

import traitlets
from htpy import div, p
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.picture.faces import usual_indices
from tolva_teach.quiz.faults import told_in
from tolva_teach.texts import check_language
from tolva_widgets.base import chips, parts
from tolva_widgets.base.stored_outputs import is_stored
from tolva_widgets.base.widget import Composed
from tolva_widgets.controls.pace import PACES, USUAL, Pace
from tolva_widgets.guided.check import check
from tolva_widgets.guided.kept_place import KeptPlace
from tolva_widgets.guided.memory import name_of
from tolva_widgets.guided.script import script
from tolva_widgets.guided.session import GuidedSession
from tolva_widgets.guided.words import GuidedWords
from tolva_widgets.levels.play.start import From
from tolva_widgets.play import table_view
from tolva_widgets.play.if_allowed import STYLE
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.table.widget import CardTable


class GuidedDeal(Composed):
    """Leads through a deal, as its script says (`script`): reads a sentence, plays a card, goes on.

    >>> deal = GuidedDeal(
    ...     "?game=tolva&seed=7",
    ...     {"say": {"sv": "Spela ut spader sex.", "en": "Lead the six of spades."}, "do": "play S6"},
    ...     lang="en",
    ... )
    >>> deal.choose("S6")
    >>> deal.session.ended
    True
    """

    style_class = "tolva-guided"
    style_sheets = ("base/chips.css", "rules/rule_card.css", STYLE, "guided/widget.css")
    drawn_styles = chips.STYLES
    fills_screen = True
    in_repr = ("lang",)

    pace = traitlets.Enum(PACES, default_value=USUAL)
    """How fast the others play, as at a table (`PlayTable`)."""

    def __init__(self, deal: From, *steps: Mapping[str, Any], **traits: Any) -> None:
        """
        Args:
            deal: which cards: a record, as a mapping, whose players do what stands in it; or a link to a match,
                `"?game=tolva&seed=7"`. Its first player is who reads.
            steps: what is said, lit up and to be done, one after the other.
            traits: `lang`, `pace`, and `layout`.

        Raises:
            ValueError: no such deal or language, or a step that cannot be; the message says in the deal's language
                which step, and what is wrong with it.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        with told_in(lang):
            written = script(deal, steps)
            check(written)
        self.session = GuidedSession(written)
        super().__init__(**traits)
        self._seen = self.session.match.number
        self._turn = 0
        self._make_parts(name_of(deal, steps))
        self.observe(lambda _: self._translate(), "lang")
        self.observe(lambda _: self._show(), "pace")
        self._show()

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Decides by a card, a pile or a word, by its key."""
        self._tell(self.session.choose(key))

    def decide(self, keys: Collection[str]) -> None:
        """Decides by cards that are put together, by their keys."""
        self._tell(self.session.decide(keys))

    def go_on(self) -> None:
        """Goes on to the next step, or shows what another does; from the end, begins again."""
        pressed = self.session.reads
        self.session.go_on()
        self._show_and_say()
        if pressed and self.session.is_turn:
            self.table.focus()

    def back(self) -> None:
        """Goes back to the step before."""
        if self.session.back():
            self._show_and_say()

    def _resume(self, memory: str) -> None:
        """The browser says how far one was."""
        if memory != self.session.memory:
            self.session.resume(memory)
            self._seen = self.session.match.number
            self._show()

    # Its parts

    def _make_parts(self, name: str) -> None:
        """
        Args:
            name: under which the browser keeps how far one is.
        """
        self._told = parts.words()
        self._kept = KeptPlace(name)
        self._kept.observe(lambda change: self._resume(change["new"]), "memory")
        self.table = CardTable(lang=self.lang, layout=parts.undecorated())
        self.table.on_choose(self.choose)
        self.table.on_decide(self.decide)
        self.table.observe(lambda _: self._show_set(), "selected")
        self.table.around = self._around
        self._pace = Pace(lang=self.lang, scope=self.style_class, everywhere=False)
        self._pace.on_action("on", self.go_on)
        self._pace.on_action("undo", self.back)
        self.compose(self._told, self._pace, self.table, self._kept)

    # What is shown and said

    @property
    def words(self) -> GuidedWords:
        """Speaks of it as it is now."""
        return GuidedWords(self.session, self.lang, usual_indices(self.lang))

    def still(self) -> str:
        """The first sentence, and the table, as they are at first.

        On a page both layouts are there, so that what is seen before Python comes is as wide as the table that takes
        its place (`tolva-still-guided` in the style sheet of the page's frame).
        """
        words, tall = self.words, self._picture("tall")
        if is_stored():
            return str(div(".tolva-still")[p[words.sentence], tall])
        return str(div(".tolva-still.tolva-still-guided")[words.told, div[tall], div[self._picture("wide")]])

    def _picture(self, layout: str) -> Markup:
        """The table as an image."""
        table = table_view.in_lesson(self.session.play)
        names, indices = tuple(self.words.at_table.names), self.words.indices
        return Markup(picture.still(table, lang=self.lang, layout=layout, names=names, indices=indices).html)

    def _tell(self, offered: bool) -> None:
        """Something was chosen: shows what came of it; a choice that is not offered is never met with silence."""
        if offered:
            self._show_and_say()
        else:
            self.table.announce(self.words.sentence or self.words.at_table.why_not)

    def _show_and_say(self) -> None:
        match = self.session.match
        moved = self._seen != match.number
        self._show()
        heard = self.words.heard(moved=moved)
        if heard:
            self.table.announce(heard)
        self.table.bring_into_sight(self.style_class, "tolva-guided-told")
        if self.session.reads or self.session.is_at_end:
            self._pace.lead_on()  # it stands before the table, where the tab key does not come to it
        self._seen = match.number

    def _show(self) -> None:
        """Shows all of it as it is now.

        The sentence comes last: what it asks for can be done by then, also by somebody quick on a slow line.
        """
        words = self.words
        self._show_table(words)
        self._show_pace(words)
        self._told.value = str(words.told)
        self._kept.memory = self.session.memory
        self._kept.followed = self.session.is_at_end and not self.session.is_astray

    def _show_table(self, words: GuidedWords) -> None:
        session = self.session
        table = table_view.in_lesson(session.play)
        offered = table_view.choosable(session.play, words.at_table, table, self.table)
        reading = {"mode": "watch", "choices": (), "at_once": (), "compose": {}}
        asked = {"at_once": [key for key in offered["at_once"] if not key.startswith("say ")]}
        phrases = words.phrases
        asked["at_once"] += [phrase["key"] for phrase in phrases]
        more = asked if not (session.reads or session.ended) else reading
        self.table.show(
            table,
            names=words.at_table.names,
            indices=words.indices,
            **{**offered, "phrases": phrases, **more, "marks": words.marks},
        )

    def _show_set(self) -> None:
        """The button that decides on what is put together follows what is."""
        play = self.session.play
        if self.session.is_turn:
            self.table.compose = self.words.at_table.deciding(play.set_offered, play.together(self.table.selected))

    def _show_pace(self, words: GuidedWords) -> None:
        self._turn += 1
        session, pace = self.session, self._pace
        with pace.hold_sync():
            pace.lang = self.lang
            pace.words = {**pace.words, "group": self.say("guided-group"), "undo": self.say("guided-back")}
            pace.turn, pace.pace, pace.on = str(self._turn), self.pace, words.on
            pace.onward = self.say("guided-onward") if session.is_at_end and not session.is_astray else ""
            pace.caption, pace.waiting = words.at_table.caption, session.others_turn
            goes_on = session.reads or session.others_turn or session.is_at_end
            pace.able = [name for name, can in (("on", goes_on), ("undo", session.number > 0)) if can]

    def _translate(self) -> None:
        """All that is said is said in another language from now on."""
        self.table.lang = self.lang
        self._show()

    def _around(self) -> Around:
        """What there is for who types."""
        words = self.words
        return Around(
            question=words.sentence,
            actions=list(self._actions()),
            called=words.at_table.replay_words.called_by_key(self.session.match.offers),
        )

    def _actions(self) -> Iterator[Action]:
        """What the buttons do that can be pressed now."""
        does: Mapping[str, Callable[[], None]] = {"on": self.go_on, "undo": self.back}
        labels = {"on": self._pace.on, "undo": self.say("guided-back")}
        return (Action(name, labels[name], does[name]) for name in self._pace.able)
