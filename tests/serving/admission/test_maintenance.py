"""What is done each second: kernels that nobody needs end, and who serves hears how it goes."""

import asyncio

import psutil
import pytest
from tornado.web import HTTPError

from tolva_widgets.serving.admission import capacity
from tolva_widgets.serving.admission.admission import Admission
from tolva_widgets.serving.admission.maintenance import Maintenance
from tolva_widgets.serving.kernels.pools import BoundedPools

POOLS = {"default": {"pool_size": 0}, "sv/quiz.ipynb": {"pool_size": 3}, "sv/replay.ipynb": {"pool_size": 1}}


class Kernels:
    def __init__(self) -> None:
        self.ended: list[str] = []
        self.kernel_pools_config = POOLS
        self.pools: dict[str, int] = {}

    def get_pool_size(self, notebook_name: str) -> int:
        return self.pools.get(notebook_name, 0)

    def fill_if_needed(self, *, delay: float, notebook_name: str) -> None:
        assert delay == 0
        self.pools[notebook_name] = self.kernel_pools_config[notebook_name]["pool_size"]

    def take(self, notebook_name: str) -> None:
        """As a page does, where Voilà fills the pool again."""
        self.pools[notebook_name] -= 1
        self.fill_if_needed(delay=0, notebook_name=notebook_name)

    async def shutdown_kernel(self, kernel_id: str, *, now: bool) -> None:
        self.ended.append(kernel_id)
        if kernel_id == "gone":
            raise HTTPError(404)


class Kept:
    """An admission that is looked after, with the memory that a test gives it."""

    def __init__(self, most: int = 2) -> None:
        self.seconds = 0.0
        self.free = 5000
        self.said: list[tuple[str, dict[str, str | int]]] = []
        self.kernels = Kernels()
        self.admission = Admission(most, now=lambda: self.seconds)
        self._keeper = Maintenance(
            self.admission,
            self.kernels,
            BoundedPools(self.kernels, POOLS, self.admission),
            self._tell,
            free=lambda: self.free,
        )

    def _tell(self, key: str, **facts: str | int) -> None:
        self.said.append((key, facts))

    def look(self, seconds: int) -> list[tuple[str, dict[str, str | int]]]:
        """What is said in so many seconds."""
        self.said.clear()

        async def go() -> None:
            for _ in range(seconds):
                self.seconds += 1
                await self._keeper.look()

        asyncio.run(go())
        return self.said

    def add_page(self, name: str) -> None:
        self.admission.enter(name)
        self.admission.add_page(name, name)
        self.admission.opened(name)
        self.admission.entered(name)


def test_kernels_of_closed_pages_end_also_beside_one_that_is_gone_already() -> None:
    kept = Kept()
    for name in ("gone", "closed"):
        kept.add_page(name)
        kept.admission.closed(name, left=True)
    kept.look(7)
    assert set(kept.kernels.ended) == {"gone", "closed"}


def test_no_more_kernels_wait_than_learners_may_yet_come() -> None:
    kept = Kept(most=4)
    kept.look(1)
    assert kept.kernels.pools == {"sv/quiz.ipynb": 3, "sv/replay.ipynb": 1}
    for name in ("ada", "bo", "cy", "di"):
        kept.add_page(name)
        kept.look(1)
        kept.kernels.take("sv/quiz.ipynb")
    assert kept.kernels.pools["sv/quiz.ipynb"] == 0
    assert kept.kernels.kernel_pools_config["default"] == {"pool_size": 0}
    kept.admission.alive = lambda kernel_id: kernel_id not in ("ada", "bo")
    kept.look(10)
    assert kept.kernels.pools["sv/quiz.ipynb"] == 2, "where room has come, kernels wait again"


def test_how_many_are_here_is_said_when_it_has_changed_and_not_each_second() -> None:
    kept = Kept()
    assert kept.look(20) == []
    kept.add_page("ada")
    assert kept.look(20) == [("here", {"here": 1, "waiting": 0, "most": 2})]
    for name in ("bo", "cy"):
        kept.add_page(name)
    assert kept.look(10) == [("waiting", {"here": 2, "waiting": 1, "most": 2})]


def test_in_a_crowd_one_who_comes_or_goes_is_no_line_of_the_terminal() -> None:
    kept, alive = Kept(most=60), {f"pupil {number}" for number in range(44)}
    kept.admission.alive = alive.__contains__
    for name in sorted(alive):
        kept.add_page(name)
    assert [facts["here"] for _, facts in kept.look(10)] == [44]
    for count in (43, 41, 40):
        while len(alive) > count:
            alive.pop()
        assert kept.look(20) == []
    alive.pop()
    assert [facts["here"] for _, facts in kept.look(20)] == [39]
    while len(alive) > 30:
        alive.pop()
    assert kept.look(40) == [], "in a crowd that comes and goes it is told once a minute"
    assert [facts["here"] for _, facts in kept.look(10)] == [30]
    alive.clear()
    assert [facts["here"] for _, facts in kept.look(20)] == [0]


def test_memory_that_runs_out_is_warned_of_once_until_there_is_enough_again() -> None:
    kept = Kept()
    kept.free = 250
    assert kept.look(30) == [("memory-low", {"free": 250, "here": 0})]
    kept.free = 400
    assert kept.look(30) == []
    kept.free = 700
    assert kept.look(10) == []
    kept.free = 100
    assert [key for key, _ in kept.look(10)] == ["memory-low"]


@pytest.mark.parametrize(
    ("gigabytes", "processors", "learners"),
    [(0, 8, 4), (1, 8, 12), (4, 8, 60), (4, 1, 25), (64, 2, 50), (999, 99, 200)],
)
def test_room_goes_by_memory_and_processors(
    monkeypatch: pytest.MonkeyPatch, gigabytes: int, processors: int, learners: int
) -> None:
    monkeypatch.setattr(capacity, "free_megabytes", lambda: gigabytes * 1024)
    monkeypatch.setattr(capacity, "processors", lambda: processors)
    monkeypatch.setattr(capacity, "descriptors", lambda: capacity._ENOUGH_DESCRIPTORS)
    assert capacity.learners() == learners


def test_container_has_no_more_memory_than_it_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    class File:
        def __init__(self, text: str) -> None:
            self.text = text

        def read_text(self) -> str:
            return self.text

    free = psutil.virtual_memory().available // 2**20
    monkeypatch.setattr(capacity, "_LIMIT", File("max\n"))
    assert capacity.free_megabytes() == pytest.approx(free, rel=0.2)
    monkeypatch.setattr(capacity, "_LIMIT", File(f"{3 * 2**20}\n"))
    monkeypatch.setattr(capacity, "_USED", File(f"{2**20}\n"))
    assert capacity.free_megabytes() == 2
    monkeypatch.setattr(capacity, "_USED", File(f"{2**30}\n"))
    assert capacity.free_megabytes() == 0
