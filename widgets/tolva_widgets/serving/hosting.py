"""What a server is made of: what it serves, where it is reached, and who may come."""

import socket
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..courses.catalogue import Catalogue
from .admission.admission import Admission
from .class_page.address import ClassAddress

if TYPE_CHECKING:  # what these are made of is imported only once the versions are known to be ones that were tried
    from .admission.maintenance import Tell
    from .classroom.open_class import OpenClass


@dataclass(frozen=True, kw_only=True)
class Hosting:
    """What `TolvaVoila` is made of.

    Attributes:
        catalogue: the notebooks.
        admission: how many learners there is room for, and who they are.
        class_address: what a class is shown, and opens.
        tell: how to speak to whoever serves.
        run_folder: where the server reaches its kernels.
        sockets: where it listens; none where another server passes on to it what it is asked.
        pool: how many kernels wait for a class that starts together, as `pool_sizes` takes it.
        base: below which path of a host the server is reached, as `base_url.base_of` gives it.
        embedding: the hosts whose pages may have ours in a frame.
        open_class: the class that is open here, if one is.
    """

    catalogue: Catalogue
    admission: Admission
    class_address: ClassAddress
    tell: "Tell"
    run_folder: Path
    sockets: Sequence[socket.socket] = ()
    pool: int | None = None
    base: str = ""
    embedding: Sequence[str] = ()
    open_class: "OpenClass | None" = None
