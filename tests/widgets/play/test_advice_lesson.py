"""The way from a coach's advice to the lesson on what is wise."""

import pytest

from helpers.chance_player import named
from tolva_teach.texts import LANGUAGES
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.play.aside import aside
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords

WORTH_KNOCKING, WORTH_NOTHING = 78, 7
"""Seeds of deals in which the learner has 21 from the first, and far less."""


def beside(seed: int, lang: str) -> str:
    """What stands beside the table when the coach has found what to advise."""
    session = PlaySession(named("trettioett", 3, seed=seed, dealer=2))
    session.coach = "advises"
    assert session.advice_search is not None
    while session.advice_search.advance():
        pass
    return aside(PlayWords(session, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_leads_to_the_lesson_on_its_kind_of_decision_and_no_other_does(lang: str) -> None:
    lesson = Catalogue(notebooks_directory()).on_wise_play(lang, "trettioett", "knock")
    assert lesson is not None
    assert f'<a href="{lesson.href}">' in beside(WORTH_KNOCKING, lang)
    assert lesson.title in beside(WORTH_KNOCKING, lang)
    assert lesson.href not in beside(WORTH_NOTHING, lang)


REASONS = {
    "tolp": (("give-singles", "lowest-together", "sure-then-out"), "lowest-whole"),
    "bondtolva": (("keeps-pair", "takes-to-meld", "in-to-meld", "ace-is-out", "keeps-last-trump"), "lead-cheapest"),
    "tolva": (("keeps-pair", "in-to-meld", "ace-is-out", "keeps-last-trump"), "lead-cheapest"),
}
"""By game, the reasons that its lesson has figures on, and one that it has none on."""
WISE = {"tolp": "tolp-wise", "bondtolva": "bond-wise", "tolva": "tolva-wise"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", REASONS)
def test_reasons_that_the_lesson_has_figures_on_lead_to_it(game: str, lang: str) -> None:
    ours = Catalogue(notebooks_directory())
    reasons, other = REASONS[game]
    lessons = [ours.on_wise_play(lang, game, reason) for reason in reasons]
    assert [lesson and lesson.name for lesson in lessons] == [WISE[game]] * len(reasons)
    assert ours.on_wise_play(lang, game, other) is None
