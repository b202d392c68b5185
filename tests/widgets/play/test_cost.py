"""What a weak choice would have cost, as the look back tells it."""

import re
from html import unescape

import pytest

from helpers.chance_player import named, with_tries
from tolva_teach.play.replay import Replay
from tolva_teach.records.links import unpacked
from tolva_teach.records.record import read_record
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.play.aside import aside
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords


@pytest.fixture(scope="module")
def looked_back_at() -> PlaySession:
    """A deal with chances let go of, of which all is found."""
    session = with_tries(named("bondtolva", 4, seed=13), deals=1)
    assert session.match.analysis is not None
    while session.match.analysis.advance():
        pass
    return session


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_weak_choice_is_told_with_how_often_it_costs_and_an_example_at_its_decision(
    looked_back_at: PlaySession, lang: str
) -> None:
    analysis = looked_back_at.match.analysis
    assert analysis is not None
    weighed = [(moment, cost) for moment in analysis.moments if (cost := analysis.cost(moment))]
    assert weighed
    told = unescape(aside(PlayWords(looked_back_at, lang, replay_page="replay")))
    assert told.count(sentence(lang, "cost-ask")) == len(weighed)
    ways = re.findall(r'href="replay\?view=open&you=\d&step=(\d+)#record=([\w-]+)"', told)
    examples = [one for _, cost in weighed for one in (cost.example, cost.better_example) if one]
    assert len(ways) == len(examples) > 0
    first = next(moment for moment, cost in weighed if cost.example)
    for step, text in ways[:2]:  # after either choice
        replay = Replay(read_record(unpacked(text)))
        decided = replay[int(step) + 1].decision
        assert replay.record.title
        assert decided is not None
        assert decided.seat == looked_back_at.match.seat
        before, then = replay[int(step)].after, looked_back_at.match.ongoing[first.step].after
        assert before.view(decided.seat).hand == then.view(decided.seat).hand
