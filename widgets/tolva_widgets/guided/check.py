"""Whether a script can be played: each step against the engine, by playing it."""

from itertools import islice

from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import Speaker, reason
from tolva_widgets.guided.script import Script, ScriptStep, StepFault
from tolva_widgets.guided.session import GuidedSession
from tolva_widgets.levels.faults import QUOTED
from tolva_widgets.table.decisions import parsed

MOST_LINES = 200
"""So many ways through a script are looked at: each choice that it leaves open is one more."""


def check(script: Script, *, lines: int = 1) -> bool:
    """Plays a script, so that its steps come, what they lead to is allowed, and what they light up lies there.

    Returns whether that was in every way through it that there is.

    Args:
        script: what is said and done.
        lines: in how many ways; in each, the learner chooses otherwise where the script leaves a choice.

    Raises:
        StepFault: names the step, and what is wrong with it.
    """
    ways: list[tuple[int, ...]] = [()]
    for way in islice(iter(ways), lines):
        ways += _played(script, way)
    return len(ways) <= lines


def _played(script: Script, way: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Plays a script in one way, and tells which other ways branch off from it.

    Args:
        script: what is said and done.
        way: by number, which of the choices is taken each time; the first from where it ends.
    """
    session, taken, others = GuidedSession(script), 0, []
    choices: list[int] = []
    while not session.ended:
        while session.others_turn:
            session.go_on()
        step, number = session.step, session.number + 1
        if step is None:
            raise StepFault(number, "not-come", at=script.steps[session.number].at or "–")
        _check_lit(session, step, number)
        if session.is_at_end and not session.is_astray:
            break
        if not step.do:
            session.go_on()
            continue
        asked = session.asked
        if not asked:
            raise _not_to_be_done(session, step, number)
        turn = way[taken] if taken < len(way) else 0
        if taken >= len(way):
            others += [(*choices, other) for other in range(1, len(asked))]
        choices.append(turn)
        taken += 1
        session.do(asked[turn])
    return others


def _check_lit(session: GuidedSession, step: ScriptStep, number: int) -> None:
    for word in step.light:
        if not session.lit_by(word):
            raise StepFault(number, "no-light", light=word[:QUOTED])
    for key in session.lit_in_vain:
        raise StepFault(number, "light-misleads", light=key, do=step.do[:QUOTED])


def _not_to_be_done(session: GuidedSession, step: ScriptStep, number: int) -> StepFault:
    """Why nothing can be done that the step leads to: the rules' own reason, where it is one decision."""
    match = session.match
    decision = parsed(f"{match.seat} {step.do}") if step.is_forced else None
    if match.waits_for != "you" or decision is None:
        return StepFault(number, "nothing-to-do", do=step.do[:QUOTED])

    def why(lang: str, decision: Decision = decision) -> str:
        names = match.ongoing.record.names
        speaker = Speaker(lang, names or None, match.deal.game.parties, match.seat)
        return reason(match.deal.verdict(decision), decision, speaker)

    return StepFault(number, "not-allowed", do=step.do[:QUOTED], why=why)
