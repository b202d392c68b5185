"""How a teacher sends a class to a page."""

from dataclasses import dataclass

from tolva_widgets.courses.catalogue import site_here

from ..sent import read_page
from .connection import ClassConnection, Notice


@dataclass
class Sending:
    """Chooses the page, and sends all there."""

    connection: ClassConnection
    page: str = ""
    """The page that all would be sent to, as `sent` has it."""

    def choose_page(self, said: str, lang: str) -> None:
        """The page that all would be sent to: by its name, or an address that was pasted."""
        found = [""]  # where none is meant
        if said:
            self.connection.attempt(lambda: found.append(read_page(said, site_here(), lang)))
        self.page = found[-1]

    def send(self) -> None:
        """Sends everybody to the page that is chosen."""
        if self.page:
            done = Notice("sent-closed" if self.connection.overview.stage.open else "sent")
            self.connection.write(done, lambda store: store.send(self.page))

    def send_nowhere(self) -> None:
        """Nobody is sent anywhere any more."""
        self.connection.write(Notice("sent-nowhere"), lambda store: store.send(""))
