"""What is heard of what has just happened at a table: the names of the sounds in `controls/sounds.js`."""

from typing import Literal, TypeAlias

from tolva_widgets.play.ended.ending import Ending
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.words import PlayWords

Sound: TypeAlias = Literal["card", "taken", "objection", "won", "lost"]


def heard_of(words: PlayWords) -> Sound | None:
    """The sound to play now: a result's before a taken trick's, and that before a laid card's. None where no card has
    been laid, or where what one chose is held back."""
    match = words.match
    if match.refused is not None:
        return "objection"
    if match.reminder or match.risk is not None or match.commitment is not None:
        return None
    won = Ending(words).gained_most if match.deal_over else None
    if won is not None:
        return "won" if won else "lost"
    if not _is_of_cards(match):
        return None
    return "taken" if match.step.table(None) != match.step.after.seen(None) else "card"


def _is_of_cards(match: LearnerMatch) -> bool:
    """Whether the step that is shown is a decision on cards: one that names any."""
    decision = match.step.decision
    return decision is not None and any(word in match.deal.game.pack for word in decision.args)
