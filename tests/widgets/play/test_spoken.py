"""What one can say in Tölp's exchange: what is advised stands first, and the ranks last, in a line of their own."""

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
