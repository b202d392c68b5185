"""What stands in place of the question when those in a row are answered: what the answers tell, and where to go on."""

from collections.abc import Callable, Iterator

import ipywidgets

from tolva_teach.quiz import Round
from tolva_widgets.base import parts
from tolva_widgets.quiz.row_words import RowWords
from tolva_widgets.quiz.words import QuizWords


class QuizResult:
    """The parts of a quiz's widget that tell the result of a row. They are made when there is one: few quizzes have."""

    def __init__(self, go: Callable[[Round], None]) -> None:
        """
        Args:
            go: asks the questions of another row.
        """
        self._go = go
        self.box = parts.box("tolva-quiz-summary")

    def show(self, words: QuizWords) -> None:
        """Shows the session's result, if it is to be shown."""
        self.box.children = tuple(self._made(words)) if words.session.result else ()

    def _made(self, words: QuizWords) -> Iterator[ipywidgets.Widget]:
        session, row, told = words.session, RowWords(words), parts.words()
        told.value = row.html
        yield told
        yield from self._receipt(words)
        ways = []
        if session.result and session.result.wrong:
            ways.append(self._button(row.wrong_again, lambda: session.wrong_row, primary=True))
        ways.append(self._button(words.say("quiz-set-more"), session.row, primary=not ways))
        if row.offers_harder:
            harder = session.name.difficulty + 1
            ways.append(self._button(words.say("quiz-set-harder"), lambda: session.row(difficulty=harder)))
        yield parts.box("tolva-quiz-ways", *ways)
        topics = row.topics
        if topics:
            practise = parts.words()
            practise.value = row.practise
            yield practise
            yield parts.box("tolva-quiz-ways", *(self._topic(words, rule, title) for rule, title in topics.items()))

    def _receipt(self, words: QuizWords) -> Iterator[ipywidgets.Widget]:
        """What makes the receipt of the row, before the ways on: whoever does homework is to hand it in first."""
        session = words.session
        if session.round is None or session.house.rules(session.name).variants:  # a receipt says nothing of house rules
            return
        # With all that reads one, for the few who need it.
        from tolva_widgets.quiz.receipt import answers_in
        from tolva_widgets.quiz.receipt_view import ReceiptView

        asked = session.round
        yield ReceiptView(lambda: answers_in(asked), lang=words.lang)

    def _topic(self, words: QuizWords, rule: str, title: str) -> ipywidgets.Button:
        return self._button(title, lambda: words.session.row(topic=rule))

    def _button(self, label: str, row: Callable[[], Round], *, primary: bool = False) -> ipywidgets.Button:
        button = parts.button(primary=primary)
        button.description = label
        button.on_click(lambda _button: self._go(row()))
        return button
