"""What stands beside a replay's table: what happened, which rule let it, and how the score stands, as HTML.

All that a record's writer wrote, names and notes, is escaped here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from tolva_teach.cards import Card
from tolva_teach.messages import quoted
from tolva_teach.picture.svg import shortened
from tolva_teach.replay import Replay, Step
from tolva_teach.table import Table
from tolva_teach.texts import Speaker, happening, reason, rule, sentence
from tolva_teach.verdicts import Verdict
from tolva_widgets.chips import chips
from tolva_widgets.lying import table_at
from tolva_widgets.rule_card import page_of, rule_body

NAME_LENGTH = 20
"""The most letters of a player's name: a sentence with four of them still fits a phone."""

_LITTLE = ("shuffled", "shown", "trump-set", "marked", "score-written")
"""Happenings that are left out where there is room for the most important only."""


@dataclass(frozen=True)
class Teller:
    """Tells of a replay to who looks at it: from one seat, or at everyone's cards."""

    replay: Replay
    viewer: int | None
    lang: str
    indices: str = "sv"
    """The language of the cards' corner letters: `sv` or `intl`."""

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, each fit to stand on one line."""
        return tuple(shortened(quoted(name), NAME_LENGTH) for name in self.replay.record.names)

    @property
    def speaker(self) -> Speaker:
        """Who speaks: to the viewer's seat, or to nobody in particular."""
        return Speaker(self.lang, self.names or None, self.replay.record.game.parties, self.viewer)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence in the teller's language."""
        return sentence(self.lang, key, None, **facts)

    def place(self, step: Step) -> str:
        """Where in the deal the step is: the trick and the card in it."""
        place = self._place_in_deal(step)
        several = len(self.replay.record.deals) > 1
        return self.say("place-in-deal", deal=step.deal_number + 1, place=place) if several else place

    def place_and_step(self, step: Step) -> str:
        """The same with the step's number, so that no two are alike."""
        return self.say("place-step", place=self.place(step), step=step.number, last=len(self.replay) - 1)

    def told(self, step: Step) -> list[str]:
        """What happened, sentence by sentence, as the viewer knows it; also where the record ends before the deal."""
        told = [happening(happened, self.speaker) for happened in step.told_to(self.viewer)]
        return [*told, *self._unfinished(step)]

    def told_briefly(self, step: Step) -> list[str]:
        """The most important of it; where the deal is over, how it ended rather than the last card."""
        over = step.after.over
        little = (*_LITTLE, "trick-taken") if over else _LITTLE
        kept = [happened for happened in step.told_to(self.viewer)[over:] if happened.kind not in little]
        return [*(happening(happened, self.speaker) for happened in kept), *self._unfinished(step)]

    def why_briefly(self, step: Step) -> str:
        """The reason in a line, or the rule where the viewer may not know more; empty where the deal begins or ends."""
        if step.verdict is None or step.after.over:
            return ""
        return self.reason(step) or f"{self.say('explain-rule')} {rule(self.lang, step.verdict.rule).title}"

    def explains(self, step: Step) -> bool:
        """Whether the viewer may know which cards the deciding seat could play: one's own, or everyone's."""
        return step.decision is not None and self.viewer in (None, step.decision.seat)

    def reason(self, step: Step) -> str | None:
        """Why the decision was allowed; None where that would tell of a hand that the viewer does not see."""
        if step.decision is None or step.verdict is None or not self.explains(step):
            return None
        return reason(step.verdict, step.decision, self.speaker)

    def _unfinished(self, step: Step) -> list[str]:
        if step.after.over or step.number + 1 < len(self.replay):
            return []
        return [self.say("told-not-played" if step.decision is None else "told-unfinished")]

    def _place_in_deal(self, step: Step) -> str:
        if step.before is None:
            return self.say("place-deal")
        taken, lying = tricks_and_cards(step.before.table())
        if (taken, lying) == tricks_and_cards(step.after.table()):
            return self.say("place-before-trick", trick=taken + 1)
        return self.say("place-trick", trick=taken + 1, card=lying + 1)


def capitalised(words: str) -> str:
    """The words with a capital letter first, whatever follows."""
    return words[:1].upper() + words[1:]


def tricks_and_cards(table: Table) -> tuple[int, int]:
    """How many tricks have been taken, and how many cards lie in the one under way."""
    taken = sum(zone.facts.get("tricks", 0) for zone in table.zones)
    return taken, sum(zone.count for zone in table.zones if zone.kind == "trick")


def explain(teller: Teller, step: Step, title: str, asked: str = "") -> str:
    """The whole explanation of a step.

    Args:
        teller: who is told.
        step: the step.
        title: what the record is called.
        asked: the question about what comes next, or the word on its answer, as HTML with a heading of its own. It
            stands before what happened, whose heading then says that it was before the question.
    """
    place = teller.place(step)
    parts = [
        f'<p class="tolva-replay-title">{escape(title)}</p>',
        asked,
        f"<h2>{escape(teller.say('question-before', place=place) if asked else place)}</h2>",
        _comment(teller, step),
        *_told(teller.told(step), decided=step.decision is not None),
        *_why(teller, step),
        _note(teller, step),
        _score(teller, table_at(step, None)),
    ]
    return f'<div class="tolva-why" lang="{teller.lang}">{"".join(parts)}</div>'


def _comment(teller: Teller, step: Step) -> str:
    """The record's comment, at its beginning."""
    comment = "" if step.number else teller.replay.record.comment
    return f'<p class="tolva-comment">{escape(comment)}</p>' if comment else ""


def _told(sentences: Sequence[str], decided: bool) -> Iterable[str]:
    """What happened; the first of it is the decision itself, if one was taken."""
    for number, text in enumerate(sentences):
        did = " tolva-did" if decided and number == 0 else ""
        yield f'<p class="tolva-told{did}">{escape(text)}</p>'


def _why(teller: Teller, step: Step) -> Iterable[str]:
    if step.verdict is None or step.decision is None:
        return
    why = teller.reason(step)
    if why:
        yield f'<p class="tolva-reason">{escape(why)}</p>'
    yield _rule(step.verdict.rule, teller)
    if teller.explains(step):
        yield _cards(teller, step)


def _rule(rule_id: str, teller: Teller) -> str:
    """The rule by its title, which unfolds to all that it says."""
    text = rule(teller.lang, rule_id)
    summary = f"<summary>{escape(teller.say('explain-rule'))} <strong>{escape(text.title)}</strong></summary>"
    page = page_of(rule_id, teller.replay.record.game.name)
    body = f'<div class="tolva-rule">{rule_body(text, teller.lang, page)}</div>'
    return f'<details class="tolva-rule-named" data-keep="rule">{summary}{body}</details>'


def _cards(teller: Teller, step: Step) -> str:
    """Which cards could have been played, and which not and why; nothing where the decision was no card."""
    verdicts = step.card_verdicts()
    if step.decision is None or not any(card in step.decision.args for card, _ in verdicts):
        return ""
    could = [card for card, verdict in verdicts if verdict]
    rows = [f"<dt>✓ {escape(teller.say('explain-could'))}</dt><dd>{_chips(could, teller)}</dd>"]
    refused = _by_reason(teller, step, verdicts)
    if refused:
        rows.append(f"<dt>✗ {escape(teller.say('explain-could-not'))}</dt>")
    rows += [f"<dd>{_chips(cards, teller)} <span>{escape(why)}</span></dd>" for why, cards in refused.items()]
    return f'<dl class="tolva-could">{"".join(rows)}</dl>'


def _by_reason(teller: Teller, step: Step, verdicts: Iterable[tuple[Card, Verdict]]) -> dict[str, list[Card]]:
    """The refused cards, those together that are refused in the same words."""
    refused: dict[str, list[Card]] = {}
    for card, verdict in verdicts:
        if not verdict and step.decision is not None:
            why = reason(verdict, step.decision._replace(verb="play", args=(card,)), teller.speaker)
            refused.setdefault(why, []).append(card)
    return refused


def _chips(cards: Iterable[Card], teller: Teller) -> str:
    return chips(cards, teller.lang, teller.indices)


def _note(teller: Teller, step: Step) -> str:
    if not step.annotation:
        return ""
    label = escape(teller.say("explain-note"))
    return f'<blockquote class="tolva-note"><strong>{label}</strong> {escape(step.annotation)}</blockquote>'


def _score(teller: Teller, table: Table) -> str:
    """The running score: points, and card points and tricks in this deal."""
    party_of = {place.seat: place.party for place in table.places}
    taken = {party_of[zone.seat]: zone.facts for zone in table.zones if zone.kind == "taken" and zone.seat is not None}
    heads = [teller.say(f"explain-{name}") for name in ("party", "points", "card-points", "tricks")]
    rows = []
    for tally in table.tallies:
        name = teller.speaker.party(tally.party)
        facts = taken.get(tally.party, {})
        numbers = (tally.score, facts.get("card_points", 0), facts.get("tricks", 0))
        cells = "".join(f"<td>{number}</td>" for number in numbers)
        rows.append(f'<tr><th scope="row">{escape(capitalised(name))}</th>{cells}</tr>')
    head = "".join(f'<th scope="col">{escape(words)}</th>' for words in heads)
    caption = f"<caption>{escape(teller.say('explain-score'))}</caption>"
    return f'<table class="tolva-score">{caption}<thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
