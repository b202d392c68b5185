"""What one would do oneself at the steps of a record: what is asked, offered and answered, without any widget."""

from collections.abc import Mapping
from typing import Protocol

from tolva_teach.play.replay import Replay
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import CardSet, Offers
from tolva_widgets.replay.answers import AnswerLog, ReplayAnswer
from tolva_widgets.replay.memory import Chosen
from tolva_widgets.table import decisions as choosing


class Place(Protocol):
    """Where somebody is in a record (`ReplaySession`)."""

    @property
    def replay(self) -> Replay | None:
        """The steps; None where the record is broken."""

    @property
    def number(self) -> int:
        """The number of the step that is shown."""

    @property
    def viewer(self) -> int | None:
        """The seat that one looks from; None for everyone's cards."""


class Questions:
    """Asks what the seat should do that decides next, and has the rules judge the answer."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self.ask = False
        """Whether it asks what one would do before it shows what was done."""
        self.answer: ReplayAnswer | None = None
        """What was answered at this step."""
        self.log = AnswerLog()
        """What was asked and answered since the record was opened."""

    @property
    def seat(self) -> int | None:
        """The seat that is asked: the one that decides next, where the viewer may answer for it and the deal goes on
        in the record."""
        replay, number = self._place.replay, self._place.number
        if not self.ask or replay is None:
            return None
        later = replay[number + 1 : number + 2]
        if not later or later[0].decision is None:
            return None
        seat = later[0].decision.seat
        return seat if self._place.viewer in (None, seat) else None

    def pose(self) -> None:
        """Notes that somebody is asked at this step, if so."""
        if self.seat is not None:
            self.log.ask(self._place.number)

    @property
    def offers(self) -> Offers | None:
        """What the seat could think of doing, the forbidden included; None where nobody is asked."""
        return None if self.seat is None else self._offers_at(self._place.number)

    @property
    def card_set(self) -> CardSet | None:
        """The cards that may be put together for an answer."""
        return choosing.set_of(self.offers)

    def take(self, chosen: Chosen) -> bool:
        """Answers with what was chosen; whether that is offered now."""
        answer = self._answer_at(self._place.number, chosen) if self.seat is not None else None
        if answer is None:
            return False
        self.answer = answer
        self.log.take(self._place.number, answer)
        return True

    def together(self, chosen: tuple[str, ...]) -> Decision | None:
        """What these cards come to when they are decided on together; None where nothing does."""
        return choosing.together(self.offers, chosen)

    def restore(self, chosen: Mapping[int, Chosen]) -> None:
        """Answers once more as was chosen before, by the step; where one of the answers cannot be, none was given."""
        log = AnswerLog()
        for number, keys in chosen.items():
            answer = self._answer_at(number, keys) if keys is not None else None
            if keys is not None and answer is None:
                return
            log.ask(number)
            if answer is not None:
                log.take(number, answer)
        self.log = log

    def _offers_at(self, number: int) -> Offers | None:
        """What the seat that decides after this step could think of doing; None where there is no such step."""
        replay = self._place.replay
        if replay is None or not 0 <= number < len(replay) - 1:
            return None
        decision, deal = replay[number + 1].decision, replay[number].after
        return None if decision is None else deal.game.offers(deal.view(decision.seat))

    def _answer_at(self, number: int, chosen: Chosen) -> ReplayAnswer | None:
        """What choosing this at a step comes to, and the rules' word on it; None where it is not offered there."""
        offers, replay = self._offers_at(number), self._place.replay
        if offers is None or chosen is None or replay is None:
            return None
        key, keys = (chosen, (chosen,)) if isinstance(chosen, str) else (None, chosen)
        decision = choosing.together(offers, keys) if key is None else choosing.by_key(offers).get(key)
        return decision and ReplayAnswer(key, keys, decision, replay[number].after.verdict(decision))
