"""A deal that was found by a wish: what the wish was about in it, whose cards, and where one goes on."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from htpy import Element, a, button, div, li, p

from tolva_teach.dealer.course import Event, Refusal
from tolva_teach.dealer.language.endings import lying_now
from tolva_teach.dealer.places import HAND
from tolva_teach.dealer.shown import Moment, cut, shown
from tolva_teach.editing import begun_from
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.record import Record
from tolva_teach.rules.cards import Card
from tolva_teach.texts import happening, offered, reason, sentence
from tolva_widgets.base.chips import chips
from tolva_widgets.editor.address import ways_from
from tolva_widgets.editor.words import EditorWords
from tolva_widgets.replay.words import ReplayWords, capitalised


class Hit:
    """Speaks of a deal that was found."""

    def __init__(self, record: Record, wish: str, lang: str, indices: str) -> None:
        """
        Args:
            record: the deal, with its whole course of play where the wish asks for any.
            wish: what it was found by.
            lang: the language.
            indices: the language of the cards' corner letters.
        """
        self.record, self.lang, self.indices = record, lang, indices
        self.shown = shown(record, wish)
        self._layout = begun_from(record).layout
        self._names = EditorWords(self._layout, lang)

    @cached_property
    def _replay(self) -> Replay:
        return Replay(self.record)

    @property
    def _words(self) -> ReplayWords:
        return ReplayWords(self._replay, None, self.lang, self.indices)

    @property
    def stands_at(self) -> int:
        """After how many decisions the deal is played on from, or asked about: where the ending begins; else before
        what was wished comes about, unless the deal is over with that."""
        first = next(iter(self.shown.moments), None)
        if self.shown.start or first is None:
            return self.shown.start
        return 0 if first.before + 1 == len(self.record.deals[0].events) else first.before

    @property
    def step(self) -> int:
        """The step at which the deal is looked at: where the wish has come about, or where the ending begins if its
        cards are all that is asked. What a seat may not do is listed with what it does instead."""
        first = next(iter(self.shown.moments), None)
        if first is None:
            return self.shown.start
        number, seen = self._step(first).number, first.seen
        instead = self._replay[number + 1].decision if number + 1 < len(self._replay) else None
        return number + (isinstance(seen, Refusal) and instead is not None and instead.seat == seen.decision.seat)

    @property
    def seat(self) -> int | None:
        """From where one plays it: with the cards of whom the wish is about; None where that is nobody."""
        about = [seat for moment in self.shown.moments for seat in moment.seats]
        return next(iter([*about, *self.shown.holders]), None)

    # What it shows

    def told(self) -> list[str]:
        """Where and how the wish came about, moment by moment; nothing where it is about cards alone."""
        return list(dict.fromkeys(map(self._told, self.shown.moments)))

    def _told(self, moment: Moment) -> str:
        step, seen = self._step(moment), moment.seen
        if isinstance(seen, Refusal):
            return self._at(self._words.place_asked(step), self._refused(seen))
        if isinstance(seen, Event):
            told = happening(seen.happened, self._words.speaker)
            return told if step.ends_deal else self._at(self._words.place(step), told)
        why = self._words.why_briefly(step) if seen.rule else ""
        return self._at(self._words.place(step), " ".join([*self._words.told_briefly(step)[:1], why]).rstrip())

    def _at(self, place: str, told: str) -> str:
        return self._say("at", place=place, told=told)

    def _refused(self, seen: Refusal) -> str:
        speaker, seat = self._words.speaker, seen.decision.seat
        what, why = offered(seen.decision, speaker), reason(seen.verdict, seen.decision, speaker)
        return self._say("refused", who=capitalised(speaker.seat(seat)), what=what, why=why)

    def _step(self, moment: Moment) -> Step:
        """The step that shows the moment: of several at the end of a deal, the one that tells of it."""
        seen, steps = moment.seen, self._replay
        if not isinstance(seen, Event):
            return steps[moment.after]
        telling = (
            step for step in steps[moment.after :] if seen.happened.kind in {its.kind for its in step.happenings}
        )
        return next(telling, steps[moment.after])

    # Whose cards

    def hands(self) -> Iterator[tuple[str, Sequence[Card]]]:
        """Whose cards the wish was about, with how these are called: first as it asks for them, then those of whom
        something comes about, as they are just then. Where it is about nobody at all, forehand's."""
        start, moments = self.shown.start, self.shown.moments
        (_, forehand), *_ = self._layout.sizes
        at_first = "left" if start else "hand"
        for seat in self.shown.holders or (() if moments else (forehand,)):
            yield self._called(at_first, seat), self._held(seat, start)
        seats = {seat: moment.before for moment in reversed(moments) for seat in moment.seats}
        for seat in sorted(seats.keys() - set(self.shown.holders)):
            then = self._held(seat, seats[seat])
            yield (
                (self._called("then", seat), then) if then else (self._called(at_first, seat), self._held(seat, start))
            )

    def _called(self, when: str, seat: int) -> str:
        return self._say(when, who=self._names.seat_and_role(seat))

    def _held(self, seat: int, decisions: int) -> Sequence[Card]:
        """What a seat has after so many decisions, in order; from the deal on with none."""
        held = lying_now(self._replay[decisions].after)[seat] if decisions else self._layout.cards((HAND, seat))
        cards = [card for card in held if card]
        return sorted(cards, key=lambda card: (card[0], self.record.game.pack.index(card)))

    # The row

    def row(self, number: int) -> Element:
        """The deal among those that were found.

        Args:
            number: its number among these, from 0.
        """
        one = self._say("one", number=number + 1)
        return li[
            (p(".tolva-editor-moment")[its] for its in self.told()),
            (p[called, " ", chips(cards, self.lang, self.indices)] for called, cards in self.hands()),
            div(".tolva-editor-buttons")[
                (_way(href, self._way(way), one) for way, href in self.ways().items()),
                button(
                    type="button",
                    data_do="take",
                    value=str(number),
                    data_focus=f"take {number}",
                    aria_label=f"{self._say('open')}: {one}",
                )[self._say("open")],
            ],
        ]

    def ways(self) -> Mapping[str, str]:
        """Where one can go with it, by name."""
        return ways_from(self.record, self.step, cut(self.record, self.stands_at), self.lang, self.seat)

    def _way(self, way: str) -> str:
        """What a way is called: one that leads to what was wished says so."""
        if way == "step" and self.shown.start and not self.shown.moments:
            return self._say("step-ending")
        there = "-there" if (self.step if way == "step" else self.stands_at) else ""
        if way == "play" and self.seat is not None:
            return self._say(f"play-as{there}", number=self.seat + 1)
        if there:
            return self._say(f"{way}{there}")
        return self._names.say(f"way-{way}")

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, f"editing-found-{key}", None, **facts)


def _way(href: str, called: str, one: str) -> Element:
    """A way to go on with one of the deals, whose name is said to those who hear of the link alone."""
    return a(href=href, aria_label=f"{called}: {one}")[called]
