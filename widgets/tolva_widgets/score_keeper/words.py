"""What a score sheet says: sentences, in which names are a stranger's text."""

from collections.abc import Iterable

from tolva_teach.games.base import Happening
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.score_keeping.keeping import Choice, Field
from tolva_teach.score_keeping.sheet import Changes, Line, Sheet
from tolva_teach.texts import Speaker, happening, has_sentence, reason, say, sentence, standing
from tolva_widgets.score_keeper.session import Notice


class ScoreWords:
    """Speaks of a sheet."""

    def __init__(self, sheet: Sheet, lang: str) -> None:
        self.sheet, self.lang = sheet, lang
        self.speaker = Speaker(lang, sheet.names, sheet.game.parties)

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence about nobody."""
        return sentence(self.lang, f"keeping-{key}", None, **facts)

    def deal(self, number: int) -> str:
        """What a deal is called: "Deal 3"."""
        return self.say(self._own("deal"), count=number + 1)

    @property
    def column(self) -> str:
        """What the deals are called where they are listed."""
        return self.say(self._own("column-deal"))

    def _own(self, key: str) -> str:
        """The game's own sentence, where it has one."""
        own = f"{key}-{self.sheet.game.name}"
        return own if has_sentence(self.lang, f"keeping-{own}") else key

    def party(self, party: int) -> str:
        """A party's players, as a heading."""
        return say("keeping-choice-party", {"party": party}, self.speaker)

    @property
    def unit(self) -> str:
        """What the score counts."""
        return self.say(f"unit-{self.sheet.keeping.unit}")

    def points(self, score: int) -> str:
        """A score, by itself."""
        if score < 0:
            return self.say("out") if self.sheet.keeping.unit == "lives" else f"\N{MINUS SIGN}{-score}"
        return str(score)

    def field(self, field: Field) -> str:
        """The heading of a field."""
        name, *rest = field.name.split(".")
        key = "-".join([name, *(its for its in rest if not its.isdecimal())]).replace("_", "-")
        return say(f"keeping-field-{key}", field.facts, self.speaker)

    def choice(self, choice: Choice) -> str:
        """What can be chosen."""
        return say(f"keeping-choice-{choice.code}", choice.facts, self.speaker)

    def why(self, verdict: Verdict) -> str:
        """Why something cannot have been so."""
        own = f"keeping-why-{verdict.case}"
        if has_sentence(self.lang, own):
            return say(own, verdict.facts, self.speaker)
        return reason(verdict, None, self.speaker)

    def told(self, happened: Happening) -> str | None:
        """What there is to tell of a deal or before one; None where the score says it all."""
        own = f"keeping-did-{happened.kind}"
        if has_sentence(self.lang, own):
            return say(own, happened.facts, self.speaker)
        return happening(happened, self.speaker) if happened.kind in _TOLD else None

    def before_deal(self) -> list[tuple[str, str]]:
        """What everyone should know before the next deal, each with the rule that says so."""
        sheet = self.sheet
        known = sheet.keeping.after_match(sheet.first_dealer) if sheet.winner is not None else ()
        due = [*sheet.keeping.before_deal(sheet.standing, sheet.dealer)] if sheet.winner is None else [*known]
        return [(words, its.rule) for its in due if (words := self.told(its))]

    def came_of(self, line: Line) -> list[str]:
        """What came of a deal, besides points."""
        return [words for its in line.told if its.kind in _FATES and (words := self.told(its))]

    def won(self) -> tuple[str, str] | None:
        """Who has won, and by which rule; None where nobody has."""
        if self.sheet.winner is None or not self.sheet.lines:
            return None
        won = next(its for its in self.sheet.lines[-1].told if its.kind == "match-won")
        return happening(won, self.speaker), won.rule

    def dealer(self) -> str:
        """Who deals next."""
        return say("keeping-dealer", {"dealer": self.sheet.dealer}, self.speaker)

    def score(self) -> str:
        """Everyone's score, in a sentence."""
        return standing(enumerate(self.sheet.standing.score), self.sheet.keeping.unit, self.speaker)

    def notice(self, notice: Notice) -> list[str]:
        """What is said of what was done last."""
        if notice.code in ("refused", "missing") and notice.verdict is not None:
            return [self.why(notice.verdict)]
        if notice.fault is not None:
            return [notice.fault.sentence(self.lang)]
        number = {} if notice.number is None else {"deal": self.deal(notice.number)}
        said = [self.say(f"notice-{notice.code}", **number)]
        return [*said, *(self._changed(notice.changes, notice.code) if notice.changes else ())]

    def _changed(self, changed: Changes, code: str) -> Iterable[str]:
        if code == "brought-other":
            yield self.say("differs", deals=", ".join(map(self.deal, changed.deals)))
        if changed.score:
            yield self.say("score-now", score=self.score())
        won = self.won()
        if changed.winner:
            yield won[0] if won else self.say("nobody-has-won")
        elif changed.dealer:
            yield self.dealer()
        if changed.doubt is not None:
            yield self.say("doubt", deal=self.deal(changed.doubt.number))


_FATES = frozenset({"out", "plays-free", "match-tied", "match-won", "spared", "fell-back", "stock-out-ends"})
"""What is told beside a deal's score."""

_TOLD = _FATES | {"marked", "score-written"}
"""What the engine's own sentences tell without anybody's cards."""
