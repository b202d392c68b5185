"""What one may choose of a table at which one plays: the game and its form, the seats, the others, the coach,
what is shown."""

from collections.abc import Mapping
from typing import Any

from tolva_teach.texts import sentence
from tolva_teach.texts.people import PLAYERS
from tolva_widgets.controls.pace import PACES
from tolva_widgets.play.address import DEALER, OTHERS, SEAT, MatchName, others_for
from tolva_widgets.play.session import COACHES, PlaySession
from tolva_widgets.replay import choices as game_choices

BESIDE = COACH, PACE, KNOWN, FORCED, SOUNDS = "coach", "pace", "known", "forced", "sounds"
"""What may be changed at any time, by name: the browser remembers it."""

FOLDED = (FORCED, SOUNDS)
"""Those of them that are folded away."""

TICKED = "yes"
"""The value of a box that is ticked."""


def beside(lang: str) -> list[dict[str, Any]]:
    """What may be changed at any time, as `Page.choices`."""
    coaches = [[coach, sentence(lang, f"play-coach-{coach}")] for coach in COACHES]
    paces = [[pace, sentence(lang, f"play-pace-{pace}")] for pace in PACES]
    ticked = [["", ""], [TICKED, ""]]
    offered = (coaches, paces, *(ticked for _ in BESIDE[2:]))
    return [
        {"name": name, "label": sentence(lang, f"play-choose-{name}"), "options": options, "setting": name in FOLDED}
        for name, options in zip(BESIDE, offered, strict=True)
    ]


def chosen_beside(coach: str, pace: str, **ticked: bool) -> dict[str, str]:
    """What is chosen of it, as `Page.chosen`.

    Args:
        coach: what the coach does.
        pace: how fast the others play.
        ticked: of each box by its name whether it is ticked.
    """
    return {COACH: coach, PACE: pace, **{name: TICKED if is_ticked else "" for name, is_ticked in ticked.items()}}


def of_match(name: MatchName, lang: str) -> list[dict[str, Any]]:
    """What makes it another match, as `Page.choices`."""
    players = range(name.cards.players)
    seats = [[str(seat), sentence(lang, "play-seat-number", None, number=seat + 1)] for seat in players]
    dealers = [[str(seat), _called(seat, name, lang)] for seat in players]
    drawn = ["", sentence(lang, "play-dealer-drawn")]
    head, *form = [choice for choice in game_choices.choices(name.cards, lang) if choice["name"] != "deals"]
    others = [[kind, sentence(lang, f"play-others-{kind}")] for kind in others_for(name.cards.game)]
    offered = [(OTHERS, others), (SEAT, seats), (DEALER, [drawn, *dealers])]
    if name.linked:  # a record says who deals
        offered.pop()
    of_seats = [(key, options) for key, options in offered if len(options) > 1]
    seated = [
        {"name": key, "label": sentence(lang, f"play-{key}"), "options": options, "setting": True}
        for key, options in of_seats
    ]
    return [head, *form, *seated]


def chosen(name: MatchName, lang: str) -> dict[str, str]:
    """What is chosen of each of these, as `Page.chosen`."""
    of_game = {key: value for key, value in game_choices.chosen(name.cards, lang).items() if key != "deals"}
    dealer = "" if name.dealer is None else str(name.dealer)
    seated = {OTHERS: name.others, SEAT: str(name.seat), DEALER: dealer}
    offered = {choice["name"] for choice in of_match(name, lang)}
    return {**of_game, **{key: value for key, value in seated.items() if key in offered}}


def take(session: PlaySession, wanted: Mapping[str, str]) -> bool:
    """Begins the match that was chosen; whether it is another than the one that is shown."""
    before = session.name
    dealer = wanted.get(DEALER)
    session.begin_like_it(
        game_choices.picked(before.cards, wanted, session.lang),
        seat=int(wanted[SEAT]),
        dealer=int(dealer) if dealer else None,
        others=wanted.get(OTHERS, before.others),
    )
    return session.name != before


def _called(seat: int, name: MatchName, lang: str) -> str:
    return sentence(lang, "play-you") if seat == name.seat else PLAYERS[seat]
