"""The server's log: faults alone, and nothing is made for it that nobody is shown."""

import errno
import logging
import os
import socket
from pathlib import Path

import pytest

from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.serving.admission.admission import Admission
from tolva_widgets.serving.app import TolvaVoila
from tolva_widgets.serving.class_page.address import ClassAddress
from tolva_widgets.serving.hosting import Hosting
from tolva_widgets.serving.no_room import NoRoom
from tolva_widgets.serving.start_page.page import StartPage


def test_faults_are_logged_and_no_more_is_made_for_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[str] = []
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        hosting = Hosting(
            catalogue=Catalogue(tmp_path),
            admission=Admission(1),
            class_address=ClassAddress("http://here/", "en", False, StartPage()),
            tell=lambda key, **_facts: told.append(key),
            run_folder=tmp_path,
            sockets=[one],
        )
        server = TolvaVoila(hosting)
    assert not server.log.isEnabledFor(logging.WARNING)
    server.log.warning("no fault")
    server.log.error("a fault")
    logging.getLogger(f"{server.log.name}.kernel").error("full", exc_info=OSError(errno.ENOSPC, "no space"))
    said = capsys.readouterr().err
    assert "a fault" in said
    assert "no fault" not in said
    assert "full" not in said
    assert told == ["no-room"]


def test_full_disk_is_told_of_once_a_minute_and_other_faults_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    told: list[tuple[str, str]] = []
    now, log = [0.0], logging.getLogger("test_log")

    def tell(key: str, **facts: str | int) -> None:
        told.append((key, str(facts["place"])))

    def fail(number: int) -> None:
        try:
            raise OSError(number, os.strerror(number))
        except OSError:
            log.exception("failed")

    log.addFilter(no_room := NoRoom(tell, "/here", lambda: now[0]))
    for number in (errno.ENOSPC, errno.EROFS, errno.EDQUOT):
        fail(number)
    assert told == [("no-room", "/here")]
    assert not caplog.records
    now[0] = 61
    fail(errno.ENOSPC)
    assert len(told) == 2
    fail(errno.EACCES)
    log.error("a fault of another kind")
    assert len(caplog.records) == 2
    log.removeFilter(no_room)
