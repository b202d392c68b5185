"""Which place the heading of a result names."""

import pytest

from helpers.chance_player import match_over, named, with_tries
from tolva_teach.texts import LANGUAGES, say
from tolva_widgets.play.ended.ending import Ending
from tolva_widgets.play.ended.places import Place, place_in_match
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords


def ending_of(session: PlaySession, lang: str = "en") -> Ending:
    return Ending(PlayWords(session, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_the_heading_of_a_round_names_ones_place_in_the_order_in_which_they_went_out(seed: int, lang: str) -> None:
    session = with_tries(named("tolp", 4, seed=seed), deals=1)
    order = session.match.deal.standing.order
    assert order is not None
    words = {
        "sv": ("du är kung", "du kom på andra plats av fyra", "du kom på tredje plats av fyra", "du är tölp"),
        "en": ("you are king", "you came second of four", "you came third of four", "you are tölp"),
    }
    assert ending_of(session, lang).title.endswith(f": {words[lang][order.index(session.match.seat)]}")


def test_who_went_out_of_a_match_later_has_the_better_place_and_who_went_out_together_share_one() -> None:
    shared = set[bool]()
    for seed in range(12):
        ongoing = match_over(named("trettioett", 4, seed, {"lives": 2})).match.ongoing
        after = {step.deal_number: step.after.standing.score for step in ongoing}
        out = [min((deal for deal, lives in after.items() if not lives[seat]), default=len(after)) for seat in range(4)]
        for seat in range(4):
            better = sum(other > out[seat] for other in out)
            told = place_in_match(ongoing, seat, "lives")
            assert told == Place(better + 1, 4, out.count(out[seat]) > 1)
            shared.add(told.shared)
    assert shared == {True, False}


def test_the_heading_of_a_lost_match_of_three_or_more_names_ones_place() -> None:
    endings = [ending_of(match_over(named("trettioett", 3, seed, {"lives": 1}))) for seed in range(10)]
    lost = [ending.title for ending in endings if not ending.won]
    assert lost
    assert all(
        title.endswith(
            (
                " won, and you came second of three",
                " won, and you came third of three",
                " won, and you share second place",
            )
        )
        for title in lost
    )


def test_the_heading_of_a_lost_match_of_two_sides_names_the_winner_alone() -> None:
    endings = [ending_of(match_over(named("tolva", 4, seed))) for seed in range(6)]
    lost = [ending.title for ending in endings if not ending.won]
    assert lost
    assert set(lost) <= {"The match is over: Birger and David won"}


@pytest.mark.parametrize(("lang", "lost"), [("sv", "du förlorar två liv"), ("en", "you lose two lives")])
def test_a_small_number_of_lives_is_told_in_letters(lang: str, lost: str) -> None:
    words = PlayWords(with_tries(named("trettioett", 3), deals=1), lang)
    assert say("ending-lives-lost-two", {"seat": 0, "count": 2}, words.speaker) == lost
