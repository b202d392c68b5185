"""Kernels that are forked from a process which has imported everything, instead of started one by one.

Starting Python and importing what every kernel imports takes most of the time and half of the memory that a learner
costs. So it is done once, in the *fork server* (`forkserver`, what it loads is in `preload`), from which each kernel is
a fork (`kernel`), whose widgets are silent until there is a page (`comms`). The web server asks for one through its end
of a line (`client`), and Jupyter asks the web server through its own extension point, a kernel provisioner
(`provisioner`), which the kernel's specification names (`specs`).

A kernel is as apart from others as one that is started: a process and a session of its own, with its own connection
file, key, environment and folder, and nothing drawn at random before the fork. Where there is no fork, or where
anything is amiss, it is started, as everywhere in Jupyter.

Three ends hang together by sockets, which close with the process that holds them, however it ends:

    web server ── line ── fork server        a byte and a descriptor ask for a fork; closed: the web server is gone
    web server ── connection ── kernel       the kernel's words; closed at the server's end: the kernel ends as well
                   └─ fork server            tells the kernel's exit status, as its parent
"""

PAGE_SETTINGS = ("--HistoryManager.enabled=False", "--Session.digest_history_size=0")
"""The settings of a page's kernel. It has no use for what was typed elsewhere, and what happens in it is nobody's to
look up. Nor does it remember messages to find one that comes twice: a page may send what it likes, and each would be
told of in the terminal."""

WITH_STILLS = "TOLVA_STILLS"
"""The variable of kernels whose page is to be read without them."""
