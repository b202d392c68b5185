"""What one can say at a table, as buttons in the order in which they stand: what is advised first, then what names
cards, what names none, and in a line of their own the ranks that one can ask for."""

from collections.abc import Collection, Iterable

from tolva_teach.rules.cards import RANKS
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import Speaker, card_index, offered
from tolva_widgets.table.decisions import said_key

_ASKING = "ask"
"""The verb of which there is one for each rank."""


def asks_for_rank(word: Decision) -> bool:
    """Whether one asks for a rank by it."""
    return word.verb == _ASKING and len(word.args) == 1 and word.args[0] in RANKS


def phrases(
    words: Iterable[Decision],
    speaker: Speaker,
    *,
    indices: str,
    advised: Decision | None = None,
    idle: Collection[Decision] = (),
    past: Collection[Decision] = (),
) -> list[dict[str, str]]:
    """What can be said, as `CardTable.phrases`.

    Args:
        words: all that can be said, as the game offers it.
        speaker: says what each is called.
        indices: whose letters a rank is seen by, by language.
        advised: what is advised, which stands first.
        idle: what is forbidden or has been said: among the ranks, it stands last.
        past: what nobody says any more: it has no button, and can only be typed.
    """

    def place(word: Decision) -> tuple[bool, ...]:
        is_asked = asks_for_rank(word)
        return word != advised, is_asked, is_asked and word in idle, not word.args

    order = sorted(words, key=place)
    lined = {word: _in_line(word, speaker, indices, idle) for word in order if asks_for_rank(word) and word != advised}
    unseen = {word: {"unseen": "yes"} for word in past}
    return [_phrase(word, speaker) | lined.get(word, {}) | unseen.get(word, {}) for word in order]


def _phrase(word: Decision, speaker: Speaker) -> dict[str, str]:
    return {"key": said_key(word), "label": offered(word, speaker)}


def _in_line(word: Decision, speaker: Speaker, indices: str, idle: Collection[Decision]) -> dict[str, str]:
    """A rank in the line of all of them is seen by its letter."""
    seen = {"signs": card_index(word.args[0], indices), "group": offered(word, speaker, "group")}
    return seen | ({"idle": "yes"} if word in idle else {})
