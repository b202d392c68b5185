"""A kernel from its fork to its end."""

import atexit
import gc
import os
import random
import signal
import socket
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from .messages import Request, receive_request, send

_TURN_SECONDS = 0.0005
"""How long what computes may keep waiting the thread that sends what is computed already: a tenth of Python's own."""

_OUT_OF_MEMORY = Path("/proc/self/oom_score_adj")
_KILLED_FIRST = "500"
"""Of a thousand: when memory runs out, a kernel goes before the servers that all the others need."""


def run_kernel(connection: socket.socket) -> NoReturn:
    """Be the kernel that the web server has asked for on the connection; the process ends with it."""
    status = 1
    try:
        request = receive_request(connection)
        _become(request)
        _serve(request.argv, connection)
        status = 0
    except SystemExit as error:
        status = error.code if isinstance(error.code, int) else int(error.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(BaseException):
            atexit._run_exitfuncs()
        # Taking the interpreter apart would copy every page of memory that is shared.
        os._exit(status)


def _become(request: Request) -> None:
    """Take what is this kernel's own in place of what came with the fork."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with suppress(OSError):
        _OUT_OF_MEMORY.write_text(_KILLED_FIRST)
    os.environ.clear()
    os.environ.update(request.env)
    os.chdir(request.cwd)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    random.seed()
    gc.enable()
    sys.setswitchinterval(_TURN_SECONDS)


def _serve(arguments: list[str], connection: socket.socket) -> None:
    from .comms import await_page
    from .kernelapp import ForkedKernelApp
    from .views import show_views_alone

    await_page()
    sys.argv = ["ipykernel_launcher.py", *arguments]
    app = ForkedKernelApp.for_kernel(arguments, connection)
    app.initialize(arguments)  # type: ignore[no-untyped-call]
    show_views_alone(app.shell)
    # It listens by now: who knocks before that tries again only after a tenth of a second.
    send(connection, pid=os.getpid())
    app.start()  # type: ignore[no-untyped-call]
