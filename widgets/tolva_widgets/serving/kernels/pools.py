"""Kernels that wait for learners: never more of them than learners that there is room for."""

from asyncio import Future
from collections.abc import Mapping
from typing import Any

from ..admission.admission import Admission

ALL_OTHERS = "default"
"""What Voilà calls the notebooks whose pool has no size of its own."""


def drop_dead(kernels: Any, notebook_name: str) -> None:
    """Take those out of a notebook's pool that have died while they waited, or were never there.

    A kernel that has died is noticed within seconds; whoever comes meanwhile is not to be given it.

    Args:
        kernels: Voilà's kernel manager.
        notebook_name: the notebook's path, as the pools know it.
    """
    pool = getattr(kernels, "_pools", {}).get(notebook_name, [])
    pool[:] = [waiting for waiting in pool if not _has_died(kernels, waiting)]


def _has_died(kernels: Any, waiting: "Future[dict[str, Any]]") -> bool:
    if not waiting.done():
        return False
    if waiting.cancelled() or waiting.exception():
        return True
    kernel_id = waiting.result()["kernel_id"]
    process = kernels.get_kernel(kernel_id).provisioner.process if kernel_id in kernels else None
    return process is None or process.poll() is not None


class BoundedPools:
    """Voilà's pools of kernels, as large as was asked for while there is room: call `adjust` now and then.

    Voilà fills a pool again whenever a kernel is taken from it, so that a class that has all come would have as many
    kernels again waiting for nobody; and it does not fill one that was empty when somebody came.
    """

    def __init__(self, kernels: Any, sizes: Mapping[str, Mapping[str, int]], admission: Admission) -> None:
        """
        Args:
            kernels: Voilà's kernel manager.
            sizes: the ``kernel_pools_config`` that was asked for.
            admission: how many learners there is room for.
        """
        self._kernels = kernels
        self._asked = {name: size["pool_size"] for name, size in sizes.items() if name != ALL_OTHERS}
        self._admission = admission

    def adjust(self) -> None:
        """Have each pool as large as there are learners who may yet come; what waits already is left."""
        room = max(0, self._admission.most - self._admission.inside)
        sizes = {name: min(asked, room) for name, asked in self._asked.items()}
        others = self._kernels.kernel_pools_config[ALL_OTHERS]
        pools = {name: {"pool_size": size} for name, size in sizes.items()}
        self._kernels.kernel_pools_config = {ALL_OTHERS: others, **pools}
        for name, size in sizes.items():
            drop_dead(self._kernels, name)
            if self._kernels.get_pool_size(name) < size:
                self._kernels.fill_if_needed(delay=0, notebook_name=name)
