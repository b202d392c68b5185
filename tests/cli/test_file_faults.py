"""Why a file cannot be read or written is said in the reader's language, not in the system's."""

import errno
import os
from pathlib import Path

import pytest

from tolva_teach.cli import file_faults
from tolva_teach.cli.main import main
from tolva_teach.texts import LANGUAGES

KNOWN = ("ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "ENAMETOOLONG")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_usual_cause_has_words_of_its_own_and_any_other_its_number(lang: str) -> None:
    said = {name: file_faults.why(OSError(getattr(errno, name), "words of the system"), lang) for name in KNOWN}
    assert len(set(said.values())) == len(KNOWN) - 1  # not permitted, twice
    assert not any("words of the system" in words or "file-fault" in words for words in said.values())
    assert str(errno.EIO) in file_faults.why(OSError(errno.EIO, "words of the system"), lang)
    assert file_faults.why(OSError("several"), lang)


@pytest.mark.parametrize(
    ("order", "cause"),
    [
        (["show", "{}/no-such-file.json"], "ingen sådan fil"),
        (["show", "{}"], "en mapp, ingen fil"),
        (
            ["play", "--game", "tolva", "--players", "random,random,random,random", "--csv", "{}/none/x.csv"],
            "ingen sådan",
        ),
    ],
)
def test_a_file_that_cannot_be_had_is_named_with_the_cause(
    order: list[str], cause: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = [part.format(tmp_path) for part in order]
    assert main(["--lang", "sv", *said]) == 2
    told = capsys.readouterr().err
    assert cause in told
    assert str(tmp_path) in told
    assert os.strerror(errno.ENOENT) not in told
