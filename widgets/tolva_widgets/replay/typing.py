"""What there is for who types at the table of a replay."""

from collections.abc import Callable, Mapping
from functools import partial

from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.replay.words import ReplayWords
from tolva_widgets.table.typing import Action, Around


def around(
    session: ReplaySession,
    replay_words: ReplayWords,
    *,
    labels: Mapping[str, str],
    go: Callable[[int], None],
    said: Callable[[], str],
) -> Around:
    """The question or what happened, what choosing a pile is called, and the ways to other steps.

    Args:
        session: of a record that is sound.
        replay_words: tells of it.
        labels: what stands on the buttons that step, by name.
        go: shows the step of a number.
        said: what has been said of a step, or of an answer.
    """
    step, offers = session.step, session.questions.offers
    ways = {
        "forward": (labels["forward"], session.number + 1),
        "back": (labels["back"], session.number - 1),
        "section": (replay_words.way_on(step) or labels["next"], session.next_section_end()),
        "first": (labels["first"], 0),
        "last": (labels["last"], session.last),
    }
    there = {name: way for name, way in ways.items() if 0 <= way[1] <= session.last and way[1] != session.number}
    return Around(
        question=replay_words.question(session) or " ".join(replay_words.told(step)),
        actions=[Action(name, label, partial(go, number)) for name, (label, number) in there.items()],
        called=replay_words.called_by_key(offers),
        said=said,
    )
