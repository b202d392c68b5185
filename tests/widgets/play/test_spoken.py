"""What one can say at a table: what is advised stands first; Tölp's ranks last, in a line of their own; and what nobody
says any more has no button.
"""

from random import Random

from helpers.chance_player import named, play_deal
from helpers.play_tables import tap
from tolva_teach.records.links import packed
from tolva_widgets.levels.play.start import origin
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.widget import PlayTable


def asking(coach: str) -> PlayTable:
    """A table at which one has given a card, and asked for aces, of which the other has one."""
    start = origin("tolp:3/hand-over/1/1/28").start()
    table = PlayTable(MatchName.of_record(start.record, packed(start.record)), lang="sv", coach=coach)
    assert table.session.set_offered
    gift = next(iter(table.session.set_offered.cards))
    table._table._handle_custom_msg({"do": "select", "keys": [gift]}, [])
    table._table._handle_custom_msg({"do": "decide"}, [])
    tap(table, "say ask A")
    return table


def test_what_takes_comes_before_high_and_the_ranks_that_one_lacks_or_has_asked_for_come_last() -> None:
    phrases = asking("silent")._table.phrases
    assert [its["key"] for its in phrases[:2]] == ["say take A", "say high"]
    ranks = phrases[2:]
    assert {its["group"] for its in ranks} == {"Fråga efter:"}
    assert [its["signs"] for its in ranks] == ["D", "Kn", "10", "9", "8", "7", "6", "5", "3", "2", "E", "K", "4"]
    assert [its["signs"] for its in ranks if "idle" in its] == ["E", "K", "4"]


def test_what_the_coach_advises_stands_first() -> None:
    table = asking("advises")
    search = table.session.advice_search
    while search and search.advance():
        pass
    table._show()
    assert table.session.advice
    first = table._table.phrases[0]
    assert first["key"] == f"say {' '.join(str(table.session.advice.decision).split()[1:])}"
    assert table._table.marks[first["key"]]["word"] == "råd"
    assert "group" not in first


def test_once_the_stock_is_gone_no_meld_has_a_button_in_bondtolva_for_two_and_one_that_is_typed_is_refused() -> None:
    table = PlayTable(named("bondtolva", 2), lang="en", coach="silent")
    for _ in play_deal(table.session, Random(7)):
        view = table.session.match.deal.view(table.session.match.seat)
        if not view.board.stock and any(word.verb == "meld" for word in view.game.offers(view).words):
            break
    table._show()
    melds = [its for its in table._table.phrases if its["key"].startswith("say meld")]
    assert melds
    assert all("unseen" in its for its in melds)
    table._table.type_in(melds[0]["label"])
    assert table.session.match.refused is not None
    assert table.session.match.refused.verdict.case == "stock-gone"
