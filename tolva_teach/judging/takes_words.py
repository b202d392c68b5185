"""Who takes a trick, in words."""

from tolva_teach.judging.position import Position
from tolva_teach.judging.takes import hangs_on_phase, takes
from tolva_teach.judging.told import Line, Told
from tolva_teach.judging.tricks import DRAWING, DRAWN
from tolva_teach.texts import card_name, sentence


def told_takes(position: Position, lang: str) -> Told:
    """Which card takes the trick, and why; where that hangs on the stock, either way.

    Raises:
        PositionError: such a trick cannot be.
    """
    if not hangs_on_phase(position):
        said = _said(position, lang)
        return Told([Line("", None, said[:1].upper() + said[1:], "trick.winner")], "", ())
    ways = [_way(position.with_("phase", phase), phase, lang) for phase in (DRAWING, DRAWN)]
    return Told(ways, "", ("phase",))


def _way(position: Position, phase: int, lang: str) -> Line:
    told = sentence(lang, f"judge-when-phase-{phase}", "taken", who=_said(position, lang))
    return Line("", None, told, "bond.phase1" if phase == DRAWING else "trick.winner")


def _said(position: Position, lang: str) -> str:
    taken = takes(position)
    key = "judge-takes" if taken.is_whole else "judge-takes-so-far"
    return sentence(lang, key, taken.by, card=card_name(taken.card, lang))
