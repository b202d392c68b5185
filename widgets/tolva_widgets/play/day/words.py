"""The day's deal in words: what it came to, how others play it, the text to share, and the days before."""

from dataclasses import dataclass

from htpy import Node, a, details, div, h3, label, li, p, summary, textarea, ul

from tolva_teach.texts import game_name
from tolva_widgets.play.address import BEGINNER, CLUB
from tolva_widgets.play.day.daily import BEST, CHANCE, Calendar, DayLines, Result
from tolva_widgets.play.day.name import DAY
from tolva_widgets.play.words import PlayWords


@dataclass(frozen=True)
class DayWords:
    """Speaks of the deal of a day that is over."""

    words: PlayWords
    """Speaks of the session, to the learner."""
    calendar: Calendar
    """The days that were played, this one among them."""
    lines: DayLines
    """How others play it, as far as that is known."""
    here: str = ""
    """The whole address of that page, for a link that one shares; empty where the browser has not told it."""

    @property
    def result(self) -> Result | None:
        """What the day's deal came to when one played it first."""
        name = self.words.match.name
        return self.calendar.first(name.day, name.cards.game)

    def called(self, result: Result) -> str:
        """A result in short."""
        # A loss of lives is told as how many were lost.
        own = abs(result.own) if result.unit == "lives" else result.own
        return self.words.say(f"daily-{result.unit}", own=own, others=result.others)

    @property
    def shared(self) -> str:
        """The text by which one shares it: the game, the day, what it came to, and how to play it."""
        name = self.words.match.name
        title = self.words.say("daily-shared", game=game_name(name.cards.game, self.words.lang), day=name.day)
        told = [f"{self.words.say('daily-me')}: {self.called(self.result)}"] if self.result else []
        link = [f"{self.here}?game={name.cards.game}&{DAY}={name.day}"] if self.here else []
        return "\n".join([title, *told, *self._others(), *link])

    def _others(self) -> list[str]:
        found = [(key, self.lines.found[key]) for key in (CHANCE, BEGINNER, CLUB, BEST) if key in self.lines.found]
        return [f"{self.words.say(f'daily-{key}')}: {self.called(result)}" for key, result in found]

    def section(self) -> Node:
        """All of it, as HTML."""
        say, name = self.words.say, self.words.match.name
        own = [f"{say('daily-me')}: {self.called(self.result)}"] if self.result else []
        return div(".tolva-day")[
            h3[say("daily-title", day=name.day)],
            ul(".tolva-day-lines")[(li[line] for line in [*own, *self._others()])],
            None if BEST in self.lines.found else p[say("daily-thinking")],
            label[say("daily-share"), textarea(readonly=True, rows=6, data_focus="day-shared")[self.shared]],
            details(".tolva-day-days", data_keep="day-days")[
                summary[say("daily-days")],
                ul(".tolva-day-lately")[(self._day(day, came) for day, came in self._lately())],
            ],
        ]

    def _lately(self) -> list[tuple[str, Result | None]]:
        name = self.words.match.name
        return self.calendar.lately(name.day, name.cards.game)

    def _day(self, day: str, came: Result | None) -> Node:
        href = f"{self.words.play_page}?game={self.words.match.name.cards.game}&{DAY}={day}"
        told = self.called(came) if came else self.words.say("daily-not-played")
        return li[a(href=href)[day] if self.words.play_page else day, f" {told}"]
