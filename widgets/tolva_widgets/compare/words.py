"""Two forms of a game side by side, in words: what set them apart, and what is told of each."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tolva_teach.compare.comparison import Change, Comparison, Forms, Side
from tolva_teach.games.base import Happening
from tolva_teach.play.replay import Step
from tolva_teach.records.links import packed
from tolva_teach.records.record import RecordFault
from tolva_teach.texts import game_name, happening, option_name, option_value, say, sentence
from tolva_widgets.replay.address import LINKED, link_to
from tolva_widgets.replay.words import ReplayWords


def title_of(forms: Forms, lang: str) -> str:
    """What is compared: "Tölp för fem: Jokrar, giv 7"."""
    return sentence(
        lang,
        "compare-title",
        None,
        game=game_name(forms.name.game, lang),
        count=forms.name.players,
        option=option_name(forms.option, lang),
        seed=str(forms.name.seed),
    )


@dataclass(frozen=True)
class CompareWords:
    """Tells of a comparison."""

    comparison: Comparison
    lang: str
    replay_page: str
    """The address of the page with replays; empty where the site has none."""
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence in the language."""
        return sentence(self.lang, key, None, **facts)

    # In short

    @property
    def title(self) -> str:
        """What is compared."""
        return title_of(self.comparison.forms, self.lang)

    def head(self, side: int) -> str:
        """What a side is called: how the option is there."""
        forms = self.comparison.forms
        default = forms.name.rules.options_known[forms.option].default
        if isinstance(default, bool):
            return self.say("compare-other-flag" if side else "compare-usual-flag")
        value = option_value(forms.option, forms.value if side else default, self.lang)
        return self.say("compare-other" if side else "compare-usual", value=value)

    @cached_property
    def summary(self) -> list[str]:
        """What came of it, in a few sentences."""
        comparison = self.comparison
        if not self.differs:
            return [self.say("compare-nothing"), self.say("compare-nothing-more")]
        cards = [say("compare-more-cards", {"count": self._more}, self.words_of[0].speaker)] if self._more else []
        ends = "apart" if comparison.ends_apart else "alike" if comparison.parting else "told"
        return [self._how(), *cards, self.say(f"compare-ends-{ends}")]

    @cached_property
    def differs(self) -> bool:
        """Whether there is anything to see of the option."""
        comparison = self.comparison
        return comparison.parting is not None or comparison.ends_apart or bool(self.changes)

    def _how(self) -> str:
        """How far both did the same."""
        parting, (usual, other) = self.comparison.parting, self.reached
        if parting is None:
            return self.say("compare-how-same")
        how = "refused" if parting.refusals else "itself" if usual and other else "over"
        there = self.words_of[0].place(usual) if usual else self.words_of[1].place(other or self.ends[1])
        return self.say(f"compare-how-{how}", place=there)

    @property
    def _more(self) -> int:
        usual, other = (len(side.record.game.pack) for side in self.comparison.sides)
        return other - usual

    # The sides

    @cached_property
    def words_of(self) -> tuple[ReplayWords, ReplayWords]:
        """What speaks of each side."""
        usual, other = (ReplayWords(side.replay, None, self.lang, self.indices) for side in self.comparison.sides)
        return usual, other

    @cached_property
    def changes(self) -> list[Change]:
        """What was told differently before the sides parted, but for asides."""
        asides = self.comparison.sides[0].record.game.asides
        found = []
        for change in self.comparison.changes:
            kept = [[one for one in side if one.kind not in asides] for side in change.happened]
            told = [[self.told(one) for one in side] for side in kept]
            usual = tuple(one for one, words in zip(kept[0], told[0], strict=True) if words not in told[1])
            other = tuple(one for one, words in zip(kept[1], told[1], strict=True) if words not in told[0])
            if usual or other:
                found.append(replace(change, happened=(usual, other)))
        return found

    def told(self, happened: Happening) -> str:
        """What happened, as everyone may know it."""
        return happening(happened.seen_by(None), self.words_of[0].speaker)

    @cached_property
    def reached(self) -> tuple[Step | None, Step | None]:
        """Each side's step where they part, or else where something is told differently at last; None where it never
        came so far."""
        parting, changes = self.comparison.parting, self.changes
        place = parting or (changes[-1] if changes else None)
        if place is None:
            return self.ends
        usual, other = (side.step_at(place.deal, place.event) for side in self.comparison.sides)
        return usual, other

    @property
    def ends(self) -> tuple[Step, Step]:
        """Each side's last step."""
        usual, other = (side.replay[-1] for side in self.comparison.sides)
        return usual, other

    # The way to the replay

    def replay_link(self, side: Side, step: int) -> str:
        """Where the replay shows this side: by its name, or with the whole record; empty where that is too long."""
        if not self.replay_page:
            return ""
        if side.name is not None:
            return f"{self.replay_page}{link_to(side.name)}&step={step}"
        try:
            return f"{self.replay_page}?step={step}#{LINKED}={packed(self._titled(side))}"
        except RecordFault:
            return ""

    def _titled(self, side: Side) -> Any:
        return replace(side.record, given={**side.record.given, "title": self.title})
