"""What the tools below a replay do with what is shown: save it, print it, report it."""

from collections.abc import Callable

from tolva_widgets.page.widget import Page
from tolva_widgets.replay import choices, sharing
from tolva_widgets.replay.presenter import ReplayPresenter
from tolva_widgets.replay.printout import printout


class ReplayTools:
    """Does what the page's tools ask for; nothing where the record is broken."""

    def __init__(self, page: Page, presenter: Callable[[], ReplayPresenter]) -> None:
        """
        Args:
            page: has the tools.
            presenter: gives what presents the session as it is now.
        """
        self._page, self._presenter = page, presenter
        page.on_tool("save", lambda _: self._save())
        page.on_tool("print", lambda _: self._print())
        page.on_tool("report", lambda _: self._report())

    def _save(self) -> None:
        session = self._presenter().session
        if session.record is not None:
            self._page.download(sharing.file_name(session, "tolva.json"), session.record.to_json())

    def _print(self) -> None:
        presenter = self._presenter()
        name = presenter.session.named_like_it
        if name is not None:
            game = choices.title(name, presenter.lang)
            self._page.print_out(printout(presenter.replay_words, presenter.title, game))

    def _report(self) -> None:
        session = self._presenter().session
        if session.record is not None:
            self._page.show_report(sharing.file_name(session, "report.json"), sharing.report(session))
