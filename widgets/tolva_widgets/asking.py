"""What would you play? The question at a step of a replay, and the rules' word on an answer.

It is put where a card is played next. Which card, nothing here looks at before the question has been answered with one
that may be played.
"""

from dataclasses import dataclass
from html import escape
from typing import Any

from tolva_teach.cards import Card
from tolva_teach.games.base import Decision, play
from tolva_teach.replay import Step
from tolva_teach.texts import card_name, reason
from tolva_teach.verdicts import Verdict
from tolva_widgets.explanation import Teller, capitalised, tricks_and_cards


@dataclass(frozen=True)
class Answer:
    """What a person would have played, and the rules' word on it."""

    decision: Decision
    verdict: Verdict

    @property
    def card(self) -> Card:
        """The card chosen."""
        return self.decision.args[0]

    @property
    def word(self) -> str:
        """`yes` or `no`."""
        return "yes" if self.verdict else "no"


def seat_asked(teller: Teller, step: Step) -> int | None:
    """The seat that plays next, where the viewer may answer for it and the deal goes on in the record.

    A player who melds instead, or asks the partner, would be asked for a lead that does not come: nobody is asked then.
    """
    later = teller.replay[step.number + 1 : step.number + 2]
    if not later or later[0].decision is None or later[0].decision.verb != "play":
        return None
    seat = step.actors[0]
    return seat if teller.viewer in (None, seat) else None


def cards_asked(teller: Teller, step: Step) -> tuple[Card, ...]:
    """The cards that this seat could think of playing, the forbidden included; none where nobody is asked."""
    seat = seat_asked(teller, step)
    if seat is None:
        return ()
    game, view = step.after.game, step.after.view(seat)
    return tuple(decision.args[0] for decision in game.candidates(view) if decision.verb == "play")


def question(teller: Teller, step: Step) -> str:
    """The question in words; empty where there is none to ask."""
    seat = seat_asked(teller, step)
    if seat is None:
        return ""
    _, lying = tricks_and_cards(step.after.table())
    lead = "" if lying else "-lead"
    if seat == teller.viewer:
        return teller.say(f"question-you{lead}")
    speaker = teller.speaker
    return teller.say(f"question-other{lead}", seat=capitalised(speaker.seat(seat)), whose=speaker.seat(seat, "whose"))


def answer(teller: Teller, step: Step, card: Card) -> Answer | None:
    """The rules' word on playing this card; None where nobody is asked."""
    seat = seat_asked(teller, step)
    if seat is None:
        return None
    decision = play(seat, card)
    return Answer(decision, step.after.verdict(decision))


def words_on(teller: Teller, step: Step, given: Answer) -> list[str]:
    """The verdict with its reason; after a card that may be played, what was really played."""
    said = [
        teller.say(f"question-{given.word}", card=card_name(given.card, teller.lang)),
        reason(given.verdict, given.decision, teller.speaker),
    ]
    if not given.verdict:
        return [*said, teller.say("question-again")]
    return [*said, teller.say("question-told", told=teller.told(teller.replay[step.number + 1])[0])]


def marks(teller: Teller, given: Answer | None) -> dict[Card, dict[str, Any]]:
    """The mark that the chosen card gets on the table."""
    if given is None:
        return {}
    return {given.card: {"kind": given.word, "word": teller.say(f"question-{given.word}-word")}}


def question_as_html(teller: Teller, words: str) -> str:
    """The open question, as a piece of a page with its heading."""
    heading = escape(teller.say("question-heading"))
    return f'<h2>{heading}</h2><p class="tolva-question">{escape(words)}</p>'


def answer_as_html(teller: Teller, words: list[str], given: Answer) -> str:
    """The word on an answer, as a piece of a page with its heading."""
    heading = escape(teller.say("answer-heading"))
    lines = "".join(f"<p>{escape(text)}</p>" for text in words)
    return f'<h2>{heading}</h2><div class="tolva-answer tolva-answer-{given.word}">{lines}</div>'
