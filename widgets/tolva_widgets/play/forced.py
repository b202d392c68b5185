"""The steps that leave no choice, which a table may take for the learner: to draw with nothing to meld, to answer no
with nothing to say."""

from tolva_teach.play.replay import Step
from tolva_teach.rules.decisions import Decision


def forced_step(step: Step, seat: int) -> Decision | None:
    """What alone a seat may do after a step, where it is to decide and no card is chosen by it; else None."""
    deal = step.after
    if deal.actors() != (seat,):
        return None
    able = [decision for decision, verdict in deal.game.verdicts(deal.view(seat)) if verdict]
    return able[0] if len(able) == 1 and not able[0].args else None
