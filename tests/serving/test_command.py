"""What `serve` does before and after the server runs: ports, addresses, what it says, how it ends."""

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest

from helpers.breadth import NIGHTLY
from helpers.kernel_kinds import FORKED, WITH_KERNELS, each_kernel
from helpers.placeholders import write_notebook, write_site
from helpers.served import free_port, served
from tolva_widgets.serving import addresses, app, command, run_folder
from tolva_widgets.serving.classroom.wanted import WantedClass
from tolva_widgets.serving.command import ServeOptions
from tolva_widgets.serving.hosting import Hosting


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ports on which a server would have been started."""
    ports: list[int] = []

    class Server:
        def __init__(self, hosting: Hosting) -> None:
            self.port = hosting.sockets[0].getsockname()[1]
            hosting.sockets[0].close()

        def initialize(self, _: list[str]) -> None: ...

        def start(self) -> None:
            ports.append(self.port)

    monkeypatch.setattr(app, "TolvaVoila", Server)
    return ports


def test_serve_says_the_address_and_how_to_stop(
    started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    assert command.serve(ServeOptions(port=port, open_browser=False, notebooks=write_site(tmp_path))) == 0
    said = capsys.readouterr().out
    assert started == [port]
    assert f"http://127.0.0.1:{port}/" in said
    assert "Ctrl-C" in said


def test_serve_opens_the_address_in_the_browser(
    started: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    port = free_port()
    command.serve(ServeOptions(port=port, notebooks=write_site(tmp_path)))
    assert opened == [f"http://127.0.0.1:{port}/"]


def test_serve_takes_the_next_port_and_says_what_follows_for_what_is_saved(
    started: list[int],
    taken_port: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "DEFAULT_PORT", taken_port)
    assert command.serve(ServeOptions(open_browser=False, notebooks=write_site(tmp_path), lang="en")) == 0
    said = capsys.readouterr().out
    assert started[0] > taken_port
    assert f"what you saved at http://127.0.0.1:{taken_port}/ is still there" in said


def test_serve_refuses_a_taken_port_that_was_asked_for(
    started: list[int], taken_port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.serve(ServeOptions(port=taken_port, open_browser=False, notebooks=write_site(tmp_path))) == 1
    assert f"Port {taken_port} är upptagen" in capsys.readouterr().err
    assert started == []


def test_serve_refuses_an_address_that_is_not_this_computers(
    started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.serve(ServeOptions(port=0, ip="192.0.2.1", open_browser=False, notebooks=write_site(tmp_path))) == 1
    assert "192.0.2.1" in capsys.readouterr().err


@pytest.mark.parametrize("folder", ["nowhere", "."])
def test_serve_says_which_folder_has_no_notebooks_and_what_puts_some_there(
    folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.serve(ServeOptions(open_browser=False, notebooks=tmp_path / folder)) == 1
    assert f"tolva-teach notebooks {(tmp_path / folder).resolve()}" in capsys.readouterr().err


def test_serve_says_what_is_missing_in_notebooks_and_serves_all_the_same(
    started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = write_site(tmp_path)
    for number in range(30):
        write_notebook(site / "en" / f"mine-{number:02}.ipynb", "Mine")
    assert command.serve(ServeOptions(port=0, open_browser=False, notebooks=site, lang="en")) == 0
    said = capsys.readouterr().out
    assert "en/mine-00.ipynb: its metadata has no tolva." in said
    assert "… and 42 more." in said
    assert len(started) == 1


def test_serve_says_that_there_is_no_front_page(
    started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_notebook(tmp_path / "sv" / "mine.ipynb", "Min")
    assert command.serve(ServeOptions(port=0, open_browser=False, notebooks=tmp_path)) == 0
    assert f"Ingen startsida finns i {tmp_path}" in capsys.readouterr().out
    assert len(started) == 1


@pytest.mark.parametrize(("own", "pool", "waiting"), [(False, None, 1), (True, None, 0), (True, 3, 3)])
def test_kernels_wait_for_the_kits_pages_and_for_ones_own_where_asked(
    own: bool, pool: int | None, waiting: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    def made(hosting: Hosting) -> None:
        hosting.sockets[0].close()
        pools = app.pool_sizes(hosting.catalogue, hosting.pool, hosting.class_address.lang)
        sizes.append(pools.get("sv/quiz.ipynb", pools["default"])["pool_size"])
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "TolvaVoila", made)
    site = write_site(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        command.serve(ServeOptions(port=0, open_browser=False, pool=pool, notebooks=site if own else None))
    assert sizes == [waiting]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"page": "whist"}, "Det finns ingen sida som heter whist. Välj bland"),
        ({"seed": 7}, "Fröet gäller en viss sida."),
    ],
)
def test_serve_refuses_to_open_what_is_not_there(
    started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: dict[str, Any], said: str
) -> None:
    assert command.serve(ServeOptions(port=0, open_browser=False, notebooks=write_site(tmp_path), **asked)) == 1
    assert said in capsys.readouterr().err
    assert started == []


def test_serve_for_everyone_shows_a_code_in_a_terminal_and_says_what_to_project(
    started: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    site = write_site(tmp_path)
    command.serve(ServeOptions(port=0, ip="0.0.0.0", open_browser=False, notebooks=site))
    assert "█" not in capsys.readouterr().out, "a file is no terminal"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    command.serve(ServeOptions(port=0, ip="0.0.0.0", open_browser=False, notebooks=site))
    said = capsys.readouterr().out
    assert "█▀▀" in said or "█ ▄▄▄▄▄ █" in said
    assert f":{started[-1]}/class" in said
    command.serve(ServeOptions(port=0, open_browser=False, notebooks=site))
    alone = capsys.readouterr().out
    assert "█" not in alone
    assert "/class" not in alone


def test_the_teachers_address_is_one_that_a_phone_opens_where_others_are_served(
    started: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(addresses, "_by_the_way_out", {socket.AF_INET: "192.0.2.20"}.get)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    site = write_site(tmp_path / "site")
    for ip, address, said in (
        ("0.0.0.0", None, "http://192.0.2.20:{port}/"),
        ("0.0.0.0", "https://cards.example/sv", "https://cards.example/sv/"),
        ("127.0.0.1", None, "http://127.0.0.1:{port}/"),
    ):
        command.serve(
            ServeOptions(port=0, ip=ip, address=address, notebooks=site, lang="en", wanted_class=WantedClass("7B"))
        )
        (shown,) = re.findall(r"(http\S+)class/teacher[?]secret=", capsys.readouterr().out)
        assert shown == said.format(port=started[-1])
        assert opened[-1].startswith(f"http://127.0.0.1:{started[-1]}/")
        assert "class/teacher?secret=" in opened[-1]


def test_serve_for_everyone_says_the_networks_address(
    started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.serve(ServeOptions(port=0, ip="0.0.0.0", open_browser=False, notebooks=write_site(tmp_path)))
    assert "Andra på samma nät öppnar http://" in capsys.readouterr().out


@pytest.mark.parametrize("ip", ["", "0.0.0.0", "::", "::1", "[::1]", "127.0.0.1", "localhost"])
def test_addresses_that_are_said_are_answered(ip: str) -> None:
    sockets = addresses.listening(0, ip)
    try:
        port = sockets[0].getsockname()[1]
        others = [addresses.url_of(host, port, "") for host in addresses.network_hosts(ip, sockets)]
        for url in (addresses.own_url(ip, port, sockets), *others):
            with socket.create_connection((urlsplit(url).hostname, port), timeout=10):
                pass
        for kind in {one.family for one in sockets}:  # as where there is no other
            of_a_kind = [one for one in sockets if one.family == kind]
            own = urlsplit(addresses.own_url(ip, port, of_a_kind)).hostname or ""
            for host in (own, *addresses.network_hosts(ip, of_a_kind)):
                assert (":" in host) == (kind == socket.AF_INET6) or host in ("localhost", socket.gethostname())
    finally:
        for one in sockets:
            one.close()


def test_class_is_shown_the_address_that_others_open(
    started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = write_site(tmp_path)
    options = ServeOptions(port=0, open_browser=False, notebooks=site, lang="en")
    assert command.serve(replace(options, address="https://cards.example/sv")) == 0
    assert "https://cards.example/sv/class" in capsys.readouterr().out
    for wrong in ("", "cards.example/a", "a b", "x:y", "ftp://cards.example/", "http://", "http://[x/", "http://x/?a"):
        assert command.serve(replace(options, address=wrong)) == 1
        assert f"{wrong} is not the address of a site" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("named", "url"),
    [
        ("192.168.1.20", "http://192.168.1.20:{port}/"),
        ("school.local", "http://school.local:{port}/"),
        ("cards.example:80", "http://cards.example:80/"),
        ("fd00::20", "http://[fd00::20]:{port}/"),
        ("[fd00::20]", "http://[fd00::20]:{port}/"),
    ],
)
def test_one_chooses_by_which_of_its_addresses_others_open_this_computer(
    named: str, url: str, started: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = write_site(tmp_path)
    assert (
        command.serve(ServeOptions(port=0, ip="0.0.0.0", address=named, open_browser=False, notebooks=site, lang="en"))
        == 0
    )
    said = capsys.readouterr().out
    assert f"network open {url.format(port=started[-1])} " in said
    assert f"{url.format(port=started[-1])}class" in said
    assert "If it does not open for them, try http://" in said
    assert "guest Wi-Fi" in said


def test_where_there_is_no_way_out_by_one_kind_of_address_the_other_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    sockets = addresses.listening(0, "::")
    monkeypatch.setattr("psutil.net_if_addrs", dict)
    ways = {socket.AF_INET: None, socket.AF_INET6: "2001:db8::20"}
    monkeypatch.setattr(addresses, "_by_the_way_out", ways.get)
    assert addresses.network_hosts("::", sockets) == (["2001:db8::20"] if len(sockets) > 1 else [socket.gethostname()])
    for one in sockets:
        one.close()


@pytest.mark.parametrize(
    ("container", "tunnel", "room"),
    [
        ("docker0", "tun0", "wlan0"),
        ("veth1a", "wg0", "eth0"),
        ("vmnet8", "utun3", "en0"),
        ("vEthernet (WSL)", "Tailscale", "Wi-Fi"),
        ("VirtualBox Host-Only Network", "tap-school", "Ethernet"),
    ],
)
def test_a_tunnel_or_a_containers_network_is_said_last_though_it_be_the_way_out(
    container: str, tunnel: str, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A VPN, a container and Wi-Fi or a cable, as systems call them: a phone in the room is on the last alone."""
    networks = {container: "192.0.2.17", tunnel: "192.0.2.8", room: "192.0.2.20"}
    known = {name: [SimpleNamespace(family=socket.AF_INET, address=host)] for name, host in networks.items()}
    monkeypatch.setattr("psutil.net_if_addrs", lambda: known)
    monkeypatch.setattr(addresses, "_by_the_way_out", {socket.AF_INET: "192.0.2.8"}.get)
    sockets = addresses.listening(0, "0.0.0.0")
    try:
        assert addresses.network_hosts("0.0.0.0", sockets) == ["192.0.2.20", "192.0.2.8", "192.0.2.17"]
    finally:
        for one in sockets:
            one.close()


def test_serve_says_how_many_there_is_room_for_and_warns_of_more_than_the_computer_bears(
    started: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "learners", lambda: 12)
    site = write_site(tmp_path)
    for most, pool, warned in ((None, None, False), (30, None, True), (5, None, False), (None, 13, True)):
        command.serve(ServeOptions(port=0, open_browser=False, most=most, pool=pool, notebooks=site, lang="en"))
        said = capsys.readouterr().out
        assert f"There is room for {most or 12} at once" in said
        assert ("can probably serve only 12 at once" in said) == warned


def test_what_the_server_has_no_use_for_is_not_imported() -> None:
    code = (
        "import sys; from tolva_widgets.serving.skipped_imports import skip_imports; skip_imports(); import voila.app; "
        "print(*{'jsonschema', 'lark'} & set(sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout.split() == ["jsonschema"]


def command_of(process: psutil.Process) -> list[str]:
    """Its command line; none of a process that has just ended, such as the kernel that a page was made in."""
    try:
        return process.cmdline()
    except psutil.Error:
        return []


ENDS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGKILL)


@pytest.mark.parametrize("kernels", WITH_KERNELS if NIGHTLY else [FORKED], indirect=True)
@pytest.mark.parametrize("end", ENDS if NIGHTLY else [signal.SIGQUIT, signal.SIGKILL])
def test_serve_leaves_no_process_and_no_folder_however_it_ends(
    end: signal.Signals, kernels: str, tmp_path: Path
) -> None:
    """By day one of the signals that are heard, which all are heard by the same function; how other servers end, every
    test of a served page sees."""
    forks = kernels == FORKED
    with served(write_site(tmp_path), pool=0, forks=forks) as running:
        folders = f"tolva-{running.process.pid}-*"
        assert list(Path("/tmp").glob(folders))
        for _ in range(2):
            urllib.request.urlopen(running.url("sv/tricks"), timeout=60).read()  # a kernel that is surely there
        processes = psutil.Process(running.process.pid).children(recursive=True)
        forked = sum("forkserver" in " ".join(command_of(process)) for process in processes)
        assert forked == (len(processes) if forks else 0)
        assert len(processes) >= (3 if forks else 2)
        files = [Path(word) for process in processes for word in command_of(process) if word.endswith(".json")]
        assert forks or files
        running.process.send_signal(end)
        assert running.process.wait(30) == (-end if end == signal.SIGKILL else 0)
        _, left = psutil.wait_procs(processes, timeout=10)
        assert not left
        assert end == signal.SIGKILL or not any(file.parent.exists() for file in files)
        if end == signal.SIGKILL:
            run_folder._sweep(Path("/tmp"))
        assert not list(Path("/tmp").glob(folders))


@each_kernel
def test_serve_ends_as_cleanly_while_a_page_without_a_kernel_is_being_made(tmp_path: Path, kernels: str) -> None:
    site, begun = write_site(tmp_path / "site"), tmp_path / "begun"
    code = f"import pathlib, time\npathlib.Path({str(begun)!r}).touch()\ntime.sleep(100)"
    write_notebook(site / "sv" / "long.ipynb", "Long", code, kind="rules", game="tolva")
    with served(site, pool=0, forks=kernels == FORKED) as running:
        end = time.monotonic() + 60
        while not begun.exists() and time.monotonic() < end:
            time.sleep(0.1)
        assert begun.exists()
    assert running.process.returncode == 0


@each_kernel
def test_serve_ends_as_cleanly_while_it_is_still_starting(tmp_path: Path, kernels: str) -> None:
    with served(write_site(tmp_path), forks=kernels == FORKED) as running:
        pass
    assert running.process.returncode == 0
