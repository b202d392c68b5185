"""The list of the matches that the browser saves for another day, as it stands above a table at which one plays."""

from typing import Any

from tolva_teach.records.messages import quoted
from tolva_teach.texts import sentence
from tolva_widgets.play.saved.matches import match_under
from tolva_widgets.play.saved.memory import Fault, SavedMatch, game_named
from tolva_widgets.play.saved.told import own_standing, told
from tolva_widgets.play.session import PlaySession
from tolva_widgets.replay import choices as game_choices


def saved_rows(session: PlaySession, lang: str) -> list[dict[str, Any]]:
    """All but the match that is shown, as `Shelf.rows`: those that one can go on with, the one played last first, and
    those that are set aside."""
    saved = session.storage.browser
    others = {key: match for key, match in saved.sound.items() if not saved.is_own(key, session.name)}
    rows = [{"key": key, "words": _match(match, lang), "sound": True, "file": ""} for key, match in others.items()]
    aside = enumerate(saved.aside.items(), 1)
    return rows + [
        {
            "key": key,
            "words": _aside(key, fault, lang),
            "sound": False,
            "file": f"tolva-{number}.kept.json",
        }
        for number, (key, fault) in aside
    ]


def _match(match: SavedMatch, lang: str) -> str:
    """The match, and how it stands: "Tölp for four, round 3: you have been king twice"."""
    cards = match.name.cards
    return told(cards, match.deal, own_standing(cards, match.name.seat, match.score, match.unit, lang), lang)


def _aside(key: str, fault: Fault, lang: str) -> str:
    """What is set aside, by its game where one knows it, and why."""
    name = match_under(key)
    if name:
        game = game_choices.title(name.cards, lang)
    else:
        gone = game_named(key) if fault == "no-game" else ""
        game = quoted(gone.capitalize()) or sentence(lang, "play-aside-match")
    return sentence(lang, f"play-aside-{fault}", None, game=game)
