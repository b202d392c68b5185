"""What is judged, in words: each card and word with its reason, what must be done, and what is wrong or missing."""

from collections.abc import Iterable

from tolva_teach.games.base import Decision
from tolva_teach.judging.either import open_lines, settled, taken_for_granted, told_either_way
from tolva_teach.judging.form import LATE, SHOWDOWN, TAKES, TURN, forms
from tolva_teach.judging.hands import Hands
from tolva_teach.judging.judgement import judge
from tolva_teach.judging.late_words import told_late
from tolva_teach.judging.position import YOU, Position, PositionError
from tolva_teach.judging.takes_words import told_takes
from tolva_teach.judging.told import Line, Told
from tolva_teach.rules.cards import Card, is_card
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, card_name, happening, offered, reason, sentence


def told_of(position: Position, lang: str, form: str = TURN) -> Told:
    """What is said of a position, to the one whose turn it is.

    Args:
        position: what was laid out.
        lang: the language.
        form: the name of the form in which it was; what it is about one does not see by the position itself.

    Raises:
        PositionError: such a position cannot be.
    """
    known = [its.name for its in forms(position.game)]
    if known and form not in known:
        raise PositionError("field", field="form")
    if form == LATE:
        return told_late(position, lang)
    speaker = Speaker(lang, None, position.game.parties, YOU)
    _check_room(position, form)
    if form == SHOWDOWN:
        return Told(list(_shown(position, speaker)), "", ())
    return told_takes(position, lang) if form == TAKES else _told_turn(position, speaker)


def _check_room(position: Position, form: str) -> None:
    """Raises:
    PositionError: in some place lie more cards than there can.
    """
    parts = next((its.parts for its in forms(position.game) if its.name == form), ())
    for part in parts:
        if part.kind == "cards" and part.name != "trick" and len(position.cards(part.name)) > part.most:
            raise PositionError("part-full", most=part.most)


def _told_turn(position: Position, speaker: Speaker) -> Told:
    """What may be done. Where it hangs on something that nobody may take for granted, what is so either way."""
    judgement = judge(position)
    must = None if judgement.missing else judgement.must
    laid = set(position.laid())
    known = [(its, verdict) for its, verdict in judgement.verdicts if _is_known(verdict, laid)]
    name = next((its for its in told_either_way(position) if its in judgement.missing), None)
    hanging = [*open_lines(position, name, speaker)] if name else []
    lines = [_line(its, verdict, speaker) for its, verdict in (settled(position, name, speaker) if name else known)]
    lines.sort(key=lambda line: not line.allowed)
    granted = taken_for_granted(position, judgement.verdicts, name, speaker.lang)
    return Told([*granted, *hanging, *lines], "" if must is None else offered(must, speaker), judgement.missing)


def _is_known(verdict: Verdict, laid: set[Card]) -> bool:
    """Whether the card that a verdict speaks of has been laid out, if it speaks of one: else nobody can tell."""
    return verdict.facts.get("card") in {None, *laid}


def _line(decision: Decision, verdict: Verdict, speaker: Speaker) -> Line:
    return Line(offered(decision, speaker), verdict.allowed, reason(verdict, decision, speaker), verdict.rule)


_COUNTED = (
    "shows",
    "shows-31",
    "safe",
    "lost-life",
    "lost-two",
    "spared",
    "stock-out",
    "stock-out-ends",
    "out",
    "plays-free",
)


def _shown(position: Position, speaker: Speaker) -> Iterable[Line]:
    """Who shows what, and who loses what by that; of seats that have not been told of nothing is said."""
    shown = len(position.hands())
    deal, last = Hands().showdown(position)
    for its in deal.apply(last):
        if its.kind in _COUNTED and its.facts.get("seat", YOU) < shown:
            yield Line("", None, happening(its, speaker), its.rule)


def fault(error: PositionError, lang: str) -> str:
    """What is wrong with a position, as a sentence."""
    facts = {key: value for key, value in error.facts.items() if key != "field"}
    if "card" in facts:
        card = str(facts["card"])[:20]
        name = card_name(card, lang) if is_card(card) else card
        facts["card"] = name[:1].upper() + name[1:]
    return sentence(lang, f"judge-fault-{error.code}", None, **facts)


__all__ = ["Line", "Told", "fault", "told_of"]
