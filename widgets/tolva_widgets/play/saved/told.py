"""A match that is saved, told in a line: which game it is, how far it has come, and how one stands."""

from tolva_teach.play.playout import PlayedName
from tolva_teach.rules.table import Unit
from tolva_teach.texts import Speaker, has_sentence, sentence, standing
from tolva_widgets.replay import choices as game_choices


def told(cards: PlayedName, deal: int | str, score: str, lang: str) -> str:
    """The match in a line: "Tölp for 4, round 3: you have been king twice".

    Args:
        cards: which game it is, and for how many.
        deal: the number of the deal that was shown, or what stands for it.
        score: how the learner stands, as `own_standing` says it, or what stands for that.
        lang: the language.
    """
    own = f"play-kept-match-{cards.game}"
    key = own if has_sentence(lang, own) else "play-kept-match"
    return sentence(lang, key, None, game=game_choices.title(cards, lang), deal=deal, score=score)


def own_standing(cards: PlayedName, seat: int, score: int, unit: Unit, lang: str) -> str:
    """How the learner in this seat stands: "you have 4 points"."""
    parties = cards.rules.parties
    return standing([(parties[seat], score)], unit, Speaker(lang, None, parties, seat))
