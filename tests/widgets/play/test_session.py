"""What one plays: which match, its address, what the tab keeps, and what comes from a page that may say anything."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from helpers.chance_player import decide, keys_of, named, play_deal, run_on
from helpers.hidden_cards import named as cards_in
from helpers.hidden_cards import open_to
from tolva_teach.games import game
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.links import packed, unpacked
from tolva_teach.records.record import DealRecord, Record, read_record
from tolva_widgets.play import choices, sharing
from tolva_widgets.play.address import ENTRY_KEYS, MatchName, read, written
from tolva_widgets.play.saved.memory import MOST_IN_TAB, DamagedError, key_of, read_match
from tolva_widgets.play.saved.saving import progress_of
from tolva_widgets.play.session import PlaySession
from tolva_widgets.replay.address import LINKED

NAMES = [
    named("tolva"),
    named("tolva", 3, seed=0, seat=2),
    named("tolp", 5, seed=12, options={"jokers": 2, "revolution": True}, seat=4, dealer=1),
    named("bondtolva", 4, options={"scoring": "gotland"}, dealer=0),
    named("trettioett", 3, seed=3, others="club"),
]


@pytest.mark.parametrize("name", NAMES)
def test_an_address_names_the_match_again(name: MatchName) -> None:
    assert read(written(name)) == (name, {})
    assert set(written(name)) <= set(ENTRY_KEYS)
    session = PlaySession(lang="en")
    session.take_address(written(name), "", returning=False)
    assert (session.name, session.notice, session.problem) == (name, "", None)
    assert session.match.step.after.game.players == name.cards.players
    assert session.match.ongoing.record.deals[0].dealer == name.first_dealer


def test_seats_that_there_are_not_are_told_and_left_as_usual() -> None:
    session = PlaySession(lang="en")
    session.take_address({"seed": "7", "seat": "4", "dealer": "<b>", "others": "masters"}, "", returning=False)
    assert session.name == named("tolva")
    assert "“masters”" in session.notice
    assert "“4”, doesn’t exist. In a link the seats are numbered 0 to 3." in session.notice
    assert "The choices are beginner, club." in session.notice
    assert "<b>" in session.notice  # escaped by whoever shows it
    run_on(session)
    decide(session, session.match.verdicts[0][0])
    assert session.notice == ""


@pytest.mark.parametrize("said", [{"seat": "9"}, {"dealer": "x"}, {"others": "masters"}])
def test_seats_that_there_are_not_are_told_where_the_address_says_nothing_else(said: dict[str, str]) -> None:
    session = PlaySession(lang="en")
    session.take_address(said, "", returning=False)
    assert "n’t exist. " in f"{session.notice} "


def test_an_address_of_a_seat_alone_has_one_sit_there_with_other_cards() -> None:
    session = PlaySession(lang="en")
    session.take_address({"seat": "2", "others": "club"}, "", returning=False)
    assert (session.name.seat, session.name.others, session.name.cards.game) == (2, "club", "tolva")


def test_a_link_that_names_no_game_leads_to_the_nearest() -> None:
    session = PlaySession(lang="en")
    session.take_address({"game": "whist", "seed": "12"}, "", returning=False)
    assert session.problem is not None
    assert "“whist”" in session.problem.why
    session.another()
    assert session.problem is None
    assert session.name.cards.game == "tolva"


def test_another_game_keeps_the_seed_and_the_seats_that_it_has() -> None:
    session = PlaySession(named("tolp", 5, seat=4, dealer=3))
    session.begin_like_it(PlayedName.of("tolva", 7))
    assert session.name == named("tolva", seat=0, dealer=3)
    session.begin_like_it(seat=2, dealer=None)
    assert session.name == named("tolva", seat=2)
    match = session.match
    session.begin_like_it(seat=2)
    assert session.match is match


def test_another_match_has_other_cards() -> None:
    session = PlaySession(named("tolva", seed=20_000))
    session.another()
    assert session.name.cards.seed < 10_000
    assert replace(session.name, cards=named("tolva").cards) == named("tolva")


def test_going_back_leads_to_the_match_as_it_was_left() -> None:
    session = PlaySession(named("tolva"))
    run_on(session)
    decide(session, session.match.verdicts[0][0])
    left = session.match
    session.begin_like_it(PlayedName.of("trettioett", 7))
    session.take_address(written(left.name), "", returning=True)
    assert session.match is not left
    assert progress_of(session.match) == progress_of(left)
    assert session.match.ongoing.record == left.ongoing.record


def test_a_tab_that_is_opened_again_has_the_same_match() -> None:
    session = PlaySession(named("tolp"))
    for _, _ in zip(range(3), play_deal(session, Random(1)), strict=False):
        pass
    for address in (session.address, {}):
        again = PlaySession(named("tolp"))
        again.take_address(address, session.memory, returning=False)
        assert again.match.ongoing.record == session.match.ongoing.record
        assert (again.notice, again.name) == ("", session.name)


def test_whoever_comes_back_after_the_end_of_a_match_finds_another_one_of_the_same_game() -> None:
    session = PlaySession(named("trettioett"))
    session.coach = "silent"
    chance = Random(1)
    while session.match.waits_for != "nothing":
        for _ in play_deal(session, chance):
            pass
        session.go_on()
    again = PlaySession(named("tolp"))
    again.take_address({}, session.memory, returning=False)
    assert again.name != session.name
    assert (again.rules.name, again.match.begun) == ("trettioett", False)
    reloaded = PlaySession(named("tolp"))
    reloaded.take_address(session.address, session.memory, returning=False)
    assert reloaded.match.waits_for == "nothing"


def test_only_the_matches_that_were_played_last_are_kept() -> None:
    session = PlaySession(named("tolva", seed=0))
    for seed in range(1, 9):
        session.begin(named("tolva", seed=seed))
    kept = [key_of(read_match(line).name) for line in session.memory.splitlines()]
    assert [name.removeprefix("seed=") for name in kept] == [str(seed) for seed in range(9 - MOST_IN_TAB, 9)]


SOUND = (
    '{"format":"tolva-play/1","match":"seed=7","deal":1,"score":0,"unit":"points",'
    '"own":%s,"illegal_attempts":%s,"practised":[],"shown":%s,"searched":[],"checksum":%s}'
)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("nonsense", "damaged"),
        ("[]", "damaged"),
        ("{}", "damaged"),
        ('{"format":"tolva-play/2","matches":{}}', "version"),
        ('{"format":"tolva-play/3"}', "version"),
        ('{"format":7}', "damaged"),
        (SOUND % ("7", "[]", 0, "null"), "damaged"),
        (SOUND % ("[[]]", "[]", -1, "null"), "damaged"),
        (SOUND % ("[[7]]", "[]", 0, "null"), "damaged"),
        (SOUND % ("[[]]", '[["0 play SA"]]', 0, "null"), "damaged"),
        ((SOUND % ("[[]]", "[]", 0, "null")).replace("seed=7", "game=whist&seed=7"), "no-game"),
        ((SOUND % ("[[]]", "[]", 0, "null")).replace("seed=7", "seed=7&seat=9"), "damaged"),
        ("[" * 100_000, "damaged"),
        ("x" * 600_000, "damaged"),
    ],
)
def test_kept_text_that_cannot_be_read_is_set_aside_with_a_word(text: str, fault: str) -> None:
    with pytest.raises(DamagedError) as raised:
        read_match(text)
    assert raised.value.fault == fault
    session = PlaySession(lang="en")
    session.take_address({"seed": "7"}, text, returning=False)
    assert session.notice
    assert session.match.number == 0
    assert sharing.report(session)["damaged"] == text[:2000]
    assert (list(session.storage.browser.aside.values()), list(session.storage.browser.take_changes().values())) == (
        [fault],
        [text],
    )


def test_a_damaged_match_in_the_tab_leaves_the_others_as_they_are() -> None:
    session = PlaySession(named("tolva", seed=1))
    next(play_deal(session, Random(1)))
    session.begin(named("tolp", seed=2))
    first, second = session.memory.splitlines()
    again = PlaySession(lang="en")
    again.take_address({"seed": "1"}, "\n".join([first, second[:-9], "nonsense"]), returning=False)
    assert progress_of(again.match) == read_match(first).progress
    assert list(again.storage.browser.take_changes().values()) == [second[:-9], "nonsense"]


@pytest.mark.parametrize(("own", "checksum"), [('[["0 play C2"]]', "null"), ("[[]]", "7")])
def test_a_kept_match_that_does_not_come_out_as_it_was_is_set_aside_with_a_word(own: str, checksum: str) -> None:
    session = PlaySession(lang="en")
    text = SOUND % (own, "[]", 3, checksum)
    session.take_address({"seed": "7"}, text, returning=False)
    assert session.notice
    assert session.match.number == 0
    assert sharing.report(session)["damaged"] == text
    assert list(session.storage.browser.take_changes().values()) == [text]
    assert text not in session.memory


def test_what_is_not_offered_is_not_taken() -> None:
    session = PlaySession(named("tolva"))
    before = progress_of(session.match)
    assert session.match.waits_for == "you"
    assert not session.choose("S2")
    assert not session.choose("say knock")
    assert not session.choose("hand:1/0")
    assert not session.decide(["S6"])
    assert (progress_of(session.match), session.match.illegal_attempts) == (before, [])


def test_nothing_is_decided_out_of_turn_or_after_the_end() -> None:
    session = PlaySession(named("tolva"))
    decision = session.match.verdicts[0][0]
    key = keys_of(session, decision)
    assert isinstance(key, str)
    decide(session, decision)
    before = session.match.ongoing.record
    assert session.match.waits_for == "others"
    assert not session.choose(key)
    assert session.match.ongoing.record == before
    for _ in play_deal(session, Random(1)):
        pass
    before = session.match.ongoing.record
    assert not session.choose(key)
    assert session.match.ongoing.record == before


def test_what_may_be_done_is_told_only_where_the_coach_shows_it() -> None:
    session = PlaySession(named("tolva"))
    assert session.verdicts == []
    session.coach = "shows"
    assert session.verdicts == session.match.verdicts
    decide(session, session.match.verdicts[0][0])
    assert session.verdicts == []


@pytest.mark.parametrize("game", ["tolva", "bordstolva", "bondtolva", "tolp", "trettioett"])
def test_what_is_kept_and_reported_has_no_card_that_was_hidden(game: str) -> None:
    session, chance = PlaySession(named(game, seat=1)), Random(1)
    for deal in range(2):
        if deal:
            session.match.next_deal()
        known: set[str] = set()
        for _ in play_deal(session, chance):
            known |= open_to(session.match.deal, 1)
            told = json.dumps([session.memory, session.address, sharing.report(session)]).replace('"', "'")
            own = " ".join(json.loads(session.memory)["own"][-1])
            assert cards_in(own.split(), session.match.deal.game.pack) <= known
            assert "deck" not in told
            assert "record" not in sharing.report(session)
            with pytest.raises(ValueError, match="not over"):
                _ = sharing.link(session.match)


def test_the_whole_match_is_told_where_no_card_is_secret_any_more() -> None:
    session = PlaySession(named("tolva"))
    for _ in play_deal(session, Random(1)):
        pass
    record = session.match.ongoing.record
    assert read_record(sharing.report(session)["record"]) == record
    assert read_record(unpacked(sharing.link(session.match))) == record
    assert record.names[1] == "Birger"


def test_a_match_too_long_for_a_link_is_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_teach.records.links.LENGTH_LIMIT", 100)
    session = PlaySession(named("tolva"))
    for _ in play_deal(session, Random(1)):
        pass
    with pytest.raises(RecordFault):
        _ = sharing.link(session.match)
    with pytest.raises(RecordFault):
        _ = sharing.link_from(session.match)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("tolva", 4, {}),
        ("bondtolva", 2, {}),
        ("tolp", 4, {"match": {"streak": 2}}),
        ("trettioett", 3, {"free_lap": True}),
    ],
)
def test_of_a_match_too_long_for_a_link_the_last_deal_is_in_it(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = PlaySession(named(game, players, options=options))
    for number in range(3):
        if number:
            session.match.next_deal()
        for _ in play_deal(session, Random(number)):
            pass
    ongoing = session.match.ongoing
    assert ongoing[-1].deal_number == 2
    assert sharing.link_from(session.match) == (sharing.link(session.match), 0)
    monkeypatch.setattr("tolva_teach.records.links.LENGTH_LIMIT", len(sharing.link(session.match)) - 1)
    text, first = sharing.link_from(session.match)
    alone = Replay(read_record(unpacked(text)))
    assert ongoing[first].fresh
    assert [step.decision for step in alone] == [step.decision for step in ongoing[first:]]
    assert alone[-1].after.standing.score == ongoing[-1].after.standing.score
    for own, its in zip(alone, ongoing[first:], strict=True):
        assert own.after.table() == its.after.table()


@pytest.mark.parametrize(("game", "players"), [("tolva", 4), ("tolp", 5), ("trettioett", 3)])
def test_a_link_to_a_record_has_one_play_its_last_deal_and_go_on_with_it(game: str, players: int) -> None:
    """A record that is over is played anew, one that stops is played on by who is to decide there; and as any match it
    is kept under its name, and addressed."""
    whole = replace(PlayedName.of(game, 12, players).record(), given={"names": list("ÅÄÖÜÉ"[:players])})
    stops = replace(whole, deals=(replace(whole.deals[0], events=whole.deals[0].events[:5]),))
    for record in (whole, stops):
        session = PlaySession(lang="en")
        session.take_address({LINKED: packed(record)}, "", returning=False)
        match, last = session.match, record.deals[-1]
        assert (session.problem, "cards of this deal were set beforehand" in session.notice) == (None, True)
        assert match.ongoing.record.names == record.names
        assert (match.ongoing.record.deals[-1].cards, match.ongoing.record.deals[-1].events) == (
            last.cards,
            last.events if record is stops else (),
        )
        assert match.deal.actors()[0] == match.seat
        run_on(session)  # in Tölp's exchange others may be to decide as well
        decide(session, next(decision for decision, verdict in match.verdicts if verdict))
        assert read(session.address) == (session.name, {})
        again = PlaySession(lang="en")
        again.take_address(session.address, session.memory, returning=False)
        assert progress_of(again.match) == progress_of(match)
        again.another()
        assert (LINKED in again.address, again.name.cards.game) == (False, game)


def test_a_linked_record_keeps_its_cards_when_one_takes_another_seat_and_not_in_another_game() -> None:
    session = PlaySession(lang="en")
    session.take_address({LINKED: packed(PlayedName(12).record())}, "", returning=False)
    dealt, page = session.match.ongoing.record.deals[0].cards, choices.chosen(session.name, "en")
    assert choices.take(session, {**page, "seat": "2"})
    assert (session.match.seat, session.match.ongoing.record.deals[0].cards) == (2, dealt)
    assert choices.take(session, {**page, "game": "tolp"})
    assert (session.name.linked, session.name.cards.game) == ("", "tolp")


@pytest.mark.parametrize("text", ["1", "1abc", "9", packed(PlayedName(7).record())[:-9]])
def test_a_link_to_a_record_that_is_none_deals_no_other_cards(text: str) -> None:
    session = PlaySession(lang="en")
    session.take_address({LINKED: text}, "", returning=False)
    assert session.problem is not None
    assert session.problem.what == "The deal in the link can’t be played."


def test_a_record_or_a_link_that_is_opened_is_played() -> None:
    record = PlayedName.of("bondtolva", 12).record()
    here = "https://example.org/en/replay.html"
    for text in (record.to_json(), f"{here}#record={packed(record)}", f"{here}?game=bondtolva&seed=12"):
        session = PlaySession(named("tolva"), lang="en")
        assert session.open_text(text) == ""
        assert session.match.ongoing.record.deals[0].cards["deck"] == record.deals[0].cards["deck"]
        assert session.name.cards.game == "bondtolva"
    for text, said in {
        f"{here}?game=bridge": "bridge",
        here: "doesn’t say which deal",
        f"{here}#record=1abc": "can’t be opened",
    }.items():
        before = session.name
        assert said in session.open_text(text)
        assert session.name == before


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "as soon as the cards were dealt"), ("sv", "redan när korten hade delats ut")]
)
def test_a_deal_that_is_over_as_dealt_is_told_of_where_it_is_to_be_played(lang: str, said: str) -> None:
    """Somebody is dealt 31: nobody decides anything in it, from its beginning either."""
    rules = game("trettioett", 3)
    rest = [card for card in rules.pack if card not in ("HA", "HK", "HQ", "S2", "C3", "D4")]
    deck = ["HA", "S2", rest[0], "HK", "C3", rest[1], "HQ", "D4", *rest[2:]]
    record = Record(rules, rules.first_standing(None, 0, None), (DealRecord(0, {"deck": deck}, ()),))
    session = PlaySession(named("tolva"), lang=lang)
    assert said in session.open_text(record.to_json())
    assert session.name.cards.game == "tolva"
    session.take_address({LINKED: packed(record)}, "", returning=False)
    assert session.problem is not None
    assert said in session.problem.why
