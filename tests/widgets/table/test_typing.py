"""What is typed at a table is done there, and what came of it is said; hand, table, question and score are told."""

from collections.abc import Callable
from typing import Any

import pytest

from helpers.breadth import some
from helpers.chance_player import FORMS, keys_of, named
from helpers.parts import table_of
from tolva_teach.picture.description import TableDescription
from tolva_teach.quiz import families
from tolva_teach.texts import LANGUAGES, card_name
from tolva_teach.typed import LONGEST, Chosen, read
from tolva_widgets import DealReplay, Exercise, Level, PlayLevel, PlayTable, Quiz
from tolva_widgets.table.typing import Typist
from tolva_widgets.table.widget import CardTable

LEVEL = ("tolva/must-play/1/1/1", "tolva/may-do/1/1/13")


def typing(widget: Any) -> Callable[[str], str]:
    """Types at a widget's table; gives what came of it."""

    def type_in(text: str) -> str:
        return str(table_of(widget).type_in(text).words)

    return type_in


def level(lang: str = "sv") -> Level:
    return Level("test.typing", *LEVEL, lang=lang)


def labels(widget: Any) -> list[str]:
    return [widget.session.task.called(choice, widget._words.speaker) for choice in widget.session.task.choices]


@pytest.mark.parametrize(("lang", "answer", "next_"), [("sv", "klar", "nästa"), ("en", "done", "next")])
def test_a_whole_level_is_done_by_typing_alone(lang: str, answer: str, next_: str) -> None:
    one = level(lang)
    type_in = typing(one)
    for place in range(len(LEVEL)):
        task, words = one.session.current.task, one.panel.words
        for choice in task.choices:
            if choice in task.answer:
                assert words.called(choice).lower() in type_in(words.called(choice)).lower()
        assert set(one.selected) == set(task.answer)
        assert type_in("" if place else answer).startswith(words.of_task("right", count=len(task.answer))[:4])
        assert one.result is not None
        assert one.result.right
        if place + 1 < len(LEVEL):
            assert type_in(next_) == one.panel.words.asked
    assert one.session.stars == 3


@pytest.mark.parametrize(("lang", "on"), [("sv", "vidare"), ("en", "continue")])
def test_a_level_that_is_played_is_done_by_typing_alone(lang: str, on: str) -> None:
    one = PlayLevel("test.played", "tolva/must-play/1/2/5", rule="trick.overtake", until="trick", pace="tap", lang=lang)
    type_in, question = typing(one), {"sv": "frågan", "en": "question"}[lang]
    assert one.panel.words.asked in type_in(question)
    while not one.session.current.ended:
        if one.session.current.others_turn:
            type_in(on)
            continue
        verdicts = one.session.current.match.verdicts
        refused = next((decision for decision, verdict in verdicts if not verdict), None)
        if refused is not None:
            assert type_in(one.panel.words.at_table.replay_words.called(refused)) == one.panel.words.heard("")
            assert one.panel.words.at_table.objection
        type_in(
            one.panel.words.at_table.replay_words.called(next(decision for decision, verdict in verdicts if verdict))
        )
    assert one.session.stars is not None


def test_a_level_gives_hints_shows_the_answer_and_tells_a_reason_once_more() -> None:
    one = level()
    type_in = typing(one)
    first = one.panel.words
    while one.session.current.hints_left:
        assert type_in("tips") == one.panel.words.hints[-1]
    type_in("visa")
    assert one.session.current.shown
    choice = one.session.current.task.choices[0]
    assert first.called(choice).lower() in type_in(first.called(choice)).lower()
    assert one.session.current.told == choice


def test_answering_with_nothing_picked_says_so() -> None:
    one = level()
    assert typing(one)("") == one.panel.words.notice != ""


def test_picking_is_taken_back_by_typing_it_again() -> None:
    exercise = Exercise("HK H9 SA", trick="HJ", lang="en")
    type_in = typing(exercise)
    assert type_in("hk") == "Chosen: king of hearts."
    assert (
        type_in("nine and ace")
        == "Chosen: nine of hearts, ace of spades. Chosen now: ace of spades, king of hearts, nine of hearts."
    )
    assert type_in("9h, as") == "No longer chosen: nine of hearts, ace of spades. Chosen now: king of hearts."
    assert type_in("king") == "No longer chosen: king of hearts. Nothing is chosen."
    type_in("hk")
    type_in("answer")
    assert exercise.result is not None
    assert exercise.result.right


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("sv", "hjärter", "Vilket menar du: ”hjärter kung” eller ”hjärter nio”?"),
        ("en", "hearts", "Which do you mean: “king of hearts” or “nine of hearts”?"),
        ("sv", "hjärter qx", "Jag förstår inte ”qx”. Skriv till exempel ”spader ess”, ”hjärter kung” eller ”hjälp”."),
        (
            "sv",
            "ruter ess",
            "”ruter ess” går inte att välja nu. Skriv till exempel ”spader ess”, ”hjärter kung” eller ”hjälp”.",
        ),
    ],
)
def test_what_is_unclear_or_unknown_changes_nothing_and_is_said(lang: str, text: str, said: str) -> None:
    exercise = Exercise("HK H9 SA", trick="HJ", lang=lang)
    told = table_of(exercise).type_in(text)
    assert (told.words, told.mend, told.heard) == (said, True, False)
    assert exercise.selected == []


def test_markup_and_long_texts_come_back_as_text_cut_to_a_length() -> None:
    exercise = Exercise("HK H9 SA", trick="HJ", lang="en")
    assert "“img”" in table_of(exercise).type_in("<img src=x>").words
    assert len(table_of(exercise).type_in("x" * LONGEST).words) < 200
    assert str(LONGEST) in table_of(exercise).type_in("x" * (LONGEST + 1)).words


def test_where_one_alone_holds_what_is_typed_is_the_answer() -> None:
    for family in families("tolva", 4):
        if family.question(3, 1).single:
            quiz = Quiz(lang="en")
            quiz.go_to(family)
            right = next(choice for choice in quiz.session.task.choices if choice in quiz.session.task.answer)
            told = quiz._table.type_in(quiz._words.called(right))
            assert quiz.result is not None
            assert quiz.result.right
            assert told.heard
            assert told.words == quiz._words.headline


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_choice_of_a_question_of_each_family_is_read_by_its_label(lang: str) -> None:
    quiz = Quiz(lang=lang)
    for game in ("tolva", "plocketolva", "bondtolva", "tolp", "trettioett"):
        for family in families(game):
            quiz.go_to(family)
            typist = Typist(quiz._table)
            options = [*typist._choices(), *typist._commands()]
            for choice in quiz.session.task.choices:
                label = quiz._words.called(choice)
                reading = read(label, options, lang)
                assert isinstance(reading, Chosen), (label, reading)
                (key,) = reading.keys
                named_by = next(option.name for option in options if option.key == key)
                assert key == choice.key or named_by.lower() == label.lower(), (label, key)


@pytest.mark.parametrize(
    ("game", "players", "options", "lang"),
    [(*form, LANGUAGES[turn % len(LANGUAGES)]) for turn, form in enumerate(some(FORMS, 4))],
)
def test_a_deal_at_the_play_table_is_played_by_typing_alone(game: str, players: int, options: Any, lang: str) -> None:
    play = PlayTable(named(game, players, options=options), lang=lang, coach="silent", pace="tap")
    type_in, match = typing(play), lambda: play.session.match
    on = {"sv": "vidare", "en": "continue"}[lang]
    decided = 0
    while not match().deal_over:
        if match().waits_for != "you":
            type_in(on)
            continue
        decision = next(decision for decision, verdict in match().verdicts if verdict)
        chosen, before = keys_of(play.session, decision), match().number
        keys = [chosen] if isinstance(chosen, str) else chosen
        typist = Typist(play._table)
        offered = {option.key: option for option in typist._choices()}
        if isinstance(chosen, str):
            said = play.session_words.replay_words.called(decision)
            assert read(said, [*offered.values(), *typist._commands()], lang) == Chosen((chosen,))
        for key in keys:
            type_in(offered[key].name)
        if not isinstance(chosen, str):
            type_in("")
        assert match().number > before, (decision, keys)
        decided += 1
    assert decided > 2


def test_what_is_refused_at_the_play_table_says_by_which_rule_and_undo_is_typed() -> None:
    play = PlayTable(7, lang="en")
    said = play._table.type_in("ask your partner")
    assert said.heard
    assert "objects" in said.words
    assert typing(play)("6s") == play.said.strip()
    assert play.session.match.waits_for == "others"
    assert "taken back" in typing(play)("undo")


def test_set_and_what_is_done_with_it_are_typed_at_once() -> None:
    play = PlayTable(named("tolp", 4), lang="en", coach="silent", pace="tap")
    assert play.session.match.waits_for == "you"
    typing(play)("play the two of hearts")
    assert play.session.match.waits_for != "you"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_table_score_and_question_are_told(lang: str) -> None:
    play = PlayTable(7, lang=lang)
    type_in, description = typing(play), TableDescription(play._table.table, lang, tuple(play._table.names))
    hand, table, score, question = {
        "sv": ("hand", "bord", "ställning", "frågan"),
        "en": ("hand", "table", "score", "question"),
    }[lang]
    assert type_in(hand) == " ".join(description.own())
    own = play.session.match.offers.cards.values()  # type: ignore[union-attr]
    assert all(card_name(decision.args[0], lang) in type_in(hand) for decision in own)
    assert type_in(score) == " ".join(description.scores())
    assert type_in(table) == " ".join(description.around())
    assert type_in(question) == play.session_words.turn
    assert " ".join((type_in(score), type_in(table))) == " ".join(description.summary())


def test_hand_tells_nothing_of_others_hands() -> None:
    replay = DealReplay(7, lang="en")
    assert typing(replay)("hand") == "No hand here is yours."
    replay.view = "1"
    assert typing(replay)("hand").startswith("You, cards in hand")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_what_can_be_typed_and_all_of_it_is_read(lang: str) -> None:
    one = level(lang)
    typist = Typist(table_of(one))
    help_ = typing(one)({"sv": "hjälp", "en": "help"}[lang])
    for option in (*typist._choices(), *typist._commands()):
        assert option.name in help_
        assert read(option.name, [*typist._choices(), *typist._commands()], lang) == Chosen((option.key,))


def test_a_replay_is_stepped_through_and_its_question_answered() -> None:
    replay = DealReplay(7, lang="en")
    type_in = typing(replay)
    assert type_in("forward") == replay.said.strip()
    assert (replay.step, type_in("last"), replay.step) == (1, replay.said.strip(), replay.session.last)
    type_in("first")
    type_in("next")
    assert replay.session.replay is not None
    assert replay.step == next(iter(replay.session.replay.section_ends))
    type_in("first")
    replay.ask, replay.view = True, replay.session.own_view
    type_in("forward")
    while replay.session.questions.offers is None or not replay.session.questions.offers.cards:
        replay.step += 1
    key = next(iter(replay.session.questions.offers.cards))
    type_in(card_name(replay.session.questions.offers.cards[key].args[0], "en"))
    assert replay.session.questions.answer is not None
    assert replay.session.questions.answer.key == key


def test_quiz_is_gone_through_by_typing() -> None:
    quiz = Quiz(seed=7, lang="en")
    type_in = typing(quiz)
    type_in(" and ".join(card_name(choice.rstrip("'"), "en") for choice in quiz.session.task.answer))
    type_in("undo")
    assert quiz.selected == []
    type_in(", ".join(card_name(choice.rstrip("'"), "en") for choice in quiz.session.task.answer))
    assert type_in("answer") == quiz._words.headline
    assert (quiz.right, quiz.answered) == (1, 1)
    assert type_in("next") == quiz._words.begun
    assert quiz.seed == 8


def test_a_table_where_nothing_can_be_chosen_says_so() -> None:
    table = CardTable(lang="en")
    assert "nothing to choose" in table.type_in("help").words
    assert table.type_in("hand").words == "No hand here is yours."
    assert table.type_in("question").words == "Nothing is asked just now."


def test_the_page_tells_what_was_typed_and_hears_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    exercise = Exercise("HK H9 SA", trick="HJ", lang="en")
    sent: list[Any] = []
    monkeypatch.setattr(table_of(exercise), "send", sent.append)
    table_of(exercise)._hear(None, {"do": "type", "text": "hk"}, [])
    table_of(exercise)._hear(None, {"do": "type", "text": ["hk"]}, [])
    table_of(exercise)._hear(None, {"do": "type"}, [])
    assert sent == [{"do": "typed", "said": "Chosen: king of hearts.", "heard": False, "mend": False}]


def test_typing_changes_nothing_that_a_stored_output_shows() -> None:
    exercise = Exercise("HK H9 SA", trick="HJ", lang="en")
    before = repr(exercise)
    typing(exercise)("help")
    assert repr(exercise) == before
