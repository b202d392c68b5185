"""The server's log: faults alone, and nothing is made for it that nobody is shown."""

import logging
import socket
from pathlib import Path

import pytest

from tolva_widgets.serving.admission.admission import Admission
from tolva_widgets.serving.app import TolvaVoila
from tolva_widgets.serving.class_page.address import ClassAddress
from tolva_widgets.serving.start_page.page import StartPage


def test_faults_are_logged_and_no_more_is_made_for_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        class_address = ClassAddress("http://here/", "en", False, StartPage())
        server = TolvaVoila([one], tmp_path, {}, Admission(1), class_address, lambda _key, **_facts: None)
    assert not server.log.isEnabledFor(logging.WARNING)
    server.log.warning("no fault")
    server.log.error("a fault")
    said = capsys.readouterr().err
    assert "a fault" in said
    assert "no fault" not in said
