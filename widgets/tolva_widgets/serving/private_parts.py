"""What serving takes of Voilà, Jupyter and IPython that is nobody's public interface: each part, why, and what without.

**When a new version comes**: raise its bound in `pyproject.toml`, install it, and run `tests/serving` (whose
`test_private_parts.py` names each part that is there no more, and each that is used and not in this table),
`tests/browser/serving`, and `tests/bench/kernels.py` beside the former version: half of these parts are here for the
time that a page takes. `versions` then says nothing of it any more.

**Which are bound.** Without a part of Voilà, `jupyter_server`, `jupyter_client` or `nbconvert` pages look wrong or do
not come, so that their minor versions are bound, and `serve` says so where another is installed. What is taken of
IPython, `ipykernel` and the rest makes pages come sooner: without it kernels are started, not forked, and nobody sees
more of it than that; their versions are not bound.
"""

from dataclasses import dataclass

PAGES, STARTED, SLOWER = (
    "no page is served, or it lacks what makes it ours",
    "kernels are started and not forked: a second more, and twice the memory",
    "pages come later; nothing else is seen of it",
)
"""What happens without a part."""

BOUND = {
    "voila": "voila",
    "jupyter_server": "jupyter-server",
    "jupyter_client": "jupyter-client",
    "nbconvert": "nbconvert",
}
"""The packages whose versions are bound, by their modules, as pip names them."""


@dataclass(frozen=True)
class PrivatePart:
    """Something of another package that it may change without a word."""

    place: str
    """The module, a colon, and the name there; of a class also, after a point, what is taken of it."""
    used_in: str
    """Our module, below `tolva_widgets`."""
    why: str
    without: str = PAGES

    @property
    def package(self) -> str:
        """The module of the package that it is of."""
        return self.place.partition(":")[0].partition(".")[0]


def _parts(used_in: str, why: str, *places: str, without: str = PAGES) -> list[PrivatePart]:
    return [PrivatePart(place, used_in, why, without) for place in places]


_SERVER = "jupyter_server.services.kernels.kernelmanager"
_WEBSOCKET = "jupyter_server.services.kernels.connection.channels:ZMQChannelsWebsocketConnection"

PRIVATE_PARTS = [
    # Voilà's server, with pages, handlers and settings of ours.
    *_parts(
        "serving.app",
        "the server is Voilà's, on sockets of ours; some handlers are ours, and its listings of files are left out",
        "voila.app:Voila.init_settings",
        "voila.app:Voila.init_handlers",
        "voila.app:Voila.listen",
        "voila.app:Voila.stop",
        "voila.app:Voila._handle_signal_stop",
        "voila.handler:BaseVoilaHandler",
        "voila.request_info_handler:RequestInfoSocketHandler",
        "voila.static_file_handler:MultiStaticFileHandler",
        "voila.static_file_handler:TemplateStaticFileHandler",
        "voila.tornado.contentshandler:VoilaContentsHandler",
        "voila.tornado.handler:TornadoVoilaHandler",
        "voila.tornado.kernel_websocket_handler:VoilaKernelWebsocketHandler",
        "voila.tornado.treehandler:TornadoVoilaTreeHandler",
        "voila.shutdown_kernel_handler:VoilaShutdownKernelHandler",
    ),
    *_parts(
        "serving.bounded_server",
        "connections are counted, and no more taken than there are descriptors for",
        "tornado.httpserver:HTTPServer._connections",
        "tornado.httpserver:HTTPServer.handle_stream",
        without="as many connections are taken as come",
    ),
    *_parts(
        "serving.plain_errors",
        "a handler of Voilà's that fails says so in a page of ours, or else in plain text",
        "voila.handler:BaseVoilaHandler.write_error",
    ),
    *_parts(
        "serving.static_files",
        "files are sent compressed, and kept by the browser",
        "voila.static_file_handler:MultiStaticFileHandler",
        "voila.static_file_handler:TemplateStaticFileHandler",
    ),
    *_parts(
        "serving.shared_files",
        "files that pages share with widgets lie with those",
        "voila.static_file_handler:collect_static_paths",
    ),
    *_parts(
        "serving.pages.handler",
        "a page is sent if there is room; its kernel hears nothing of the address, which Voilà would also keep",
        "voila.handler:BaseVoilaHandler.render_template",
        "voila.shutdown_kernel_handler:VoilaShutdownKernelHandler.post",
        "voila.tornado.handler:TornadoVoilaHandler.get",
        "voila.handler:RequestInfoSocketHandler",
        "voila.utils:ENV_VARIABLE",
        "voila.voila_kernel_manager:voila_kernel_manager_factory.get_rendered_notebook",
    ),
    *_parts(
        "serving.kernels.pools",
        "as many kernels wait as there is room for learners",
        "voila.voila_kernel_manager:voila_kernel_manager_factory.kernel_pools_config",
        "voila.voila_kernel_manager:voila_kernel_manager_factory.fill_if_needed",
        "voila.voila_kernel_manager:voila_kernel_manager_factory.get_pool_size",
        "voila.voila_kernel_manager:voila_kernel_manager_factory._pools",
    ),
    *_parts(
        "serving.mounted.extension",
        "a Jupyter server that has our pages says when it answers, so that an open class is looked at from then on",
        "jupyter_server.extension.application:ExtensionApp._start_jupyter_server_extension",
    ),
    # How a notebook becomes a page.
    *_parts(
        "serving.pages.renderer",
        "pages are made beforehand, with Voilà's template and settings",
        "voila.app:Voila",
        "voila.notebook_renderer:NotebookRenderer.initialize",
    ),
    *_parts(
        "serving.pages.render_kernels",
        "their cells run in kernels that make one page after the other",
        "voila.app:Voila",
        "voila.utils:ENV_VARIABLE",
    ),
    *_parts(
        "serving.pages.cell_errors",
        "a cell that fails shows its message and no traceback",
        "voila.execute:VoilaExecutor.strip_code_cell_errors",
        "voila.notebook_renderer:VoilaExecutor",
    ),
    *_parts(
        "serving.pages.template_cache",
        "templates are compiled once",
        "voila.exporter:VoilaExporter.environment",
        "voila.notebook_renderer:VoilaExporter",
        "voila:notebook_renderer",
        without=SLOWER,
    ),
    *_parts("serving.pages.cell_errors", "where Voilà takes its executor from", "voila:notebook_renderer"),
    *_parts(
        "serving.pages.template_cache",
        "what a page loads is named relative to it, and lies below the same path of a host",
        "voila.exporter:VoilaExporter._init_resources",
        "voila.exporter:VoilaExporter.base_url",
    ),
    *_parts(
        "serving.base_url",
        "handlers know below which path of a host they were asked",
        "jupyter_server.base.handlers:JupyterHandler.base_url",
    ),
    *_parts(
        "serving.pages.config_cache",
        "a page's configuration is looked up once",
        "voila.utils:make_url",
        "voila.utils:get_page_config",
        "voila.handler:get_page_config",
        "voila.voila_kernel_manager:get_page_config",
        "voila.configuration:VoilaConfiguration",
        without=SLOWER,
    ),
    *_parts(
        "serving.pages.markdown",
        "headings keep their anchors and lose the sign",
        "voila.exporter:VoilaMarkdownRenderer.heading",
        "nbconvert.filters.markdown_mistune:IPythonRenderer.heading",
    ),
    *_parts(
        "site.pages",
        "the pages of a site have their files where the site has them",
        "voila.paths:collect_template_paths",
        "nbconvert.exporters.html:HTMLExporter._init_resources",
    ),
    # The server's end of kernels.
    *_parts(
        "serving.kernels.manager",
        "kernels start a few at a time, are watched by their states alone, share one log, and die for good",
        f"{_SERVER}:AsyncMappingKernelManager.start_kernel",
        f"{_SERVER}:MappingKernelManager.start_watching_activity",
        f"{_SERVER}:MappingKernelManager.track_message_type",
        f"{_SERVER}:MappingKernelManager._activity_stream",
        f"{_SERVER}:MappingKernelManager.shutdown_kernel",
        f"{_SERVER}:MappingKernelManager._handle_kernel_died",
        f"{_SERVER}:ServerKernelManager._default_event_logger",
        "jupyter_client.ioloop.restarter:AsyncIOLoopKernelRestarter.poll",
        "jupyter_client.restarter:KernelRestarter._fire_callbacks",
    ),
    *_parts(
        "serving.kernels.websocket",
        "a page's messages are checked, sent at once, and bounded",
        f"{_WEBSOCKET}.prepare",
        f"{_WEBSOCKET}.connect",
        f"{_WEBSOCKET}.disconnect",
        f"{_WEBSOCKET}.on_restart_failed",
        f"{_WEBSOCKET}._send_status_message",
        f"{_WEBSOCKET}.handle_incoming_message",
        f"{_WEBSOCKET}.handle_outgoing_message",
        f"{_WEBSOCKET}.write_message",
        f"{_SERVER}:MappingKernelManager.stop_buffering",
    ),
    *_parts(
        "serving.kernels.websocket",
        "a socket that its page has replaced is told from the page's own",
        f"{_WEBSOCKET}._open_sessions",
    ),
    *_parts(
        "serving.kernels.websocket",
        "no page's messages keep the server from others",
        "voila.tornado.kernel_websocket_handler:VoilaKernelWebsocketHandler.on_message",
    ),
    *_parts(
        "serving.kernels.websocket",
        "messages are counted that wait for a kernel",
        "zmq.eventloop.zmqstream:ZMQStream._send_queue",
        without="messages that a kernel does not take are kept, as in Jupyter",
    ),
    *_parts(
        "serving.kernels.client",
        "what a cell shows is taken as it comes",
        "jupyter_client.channels:AsyncZMQSocketChannel.get_msg",
        "jupyter_client.channels:AsyncZMQSocketChannel._recv",
        "jupyter_client.asynchronous.client:AsyncKernelClient.wait_for_ready",
        "jupyter_client.asynchronous.client:AsyncKernelClient._handle_kernel_info_reply",
    ),
    *_parts(
        "serving.forking.provisioner",
        "Jupyter asks for a fork by its own extension point",
        "jupyter_client.provisioning.local_provisioner:LocalProvisioner.launch_kernel",
        without=STARTED,
    ),
    # A kernel that is made before the fork.
    *_parts(
        "serving.forking.kernelapp",
        "what needs no socket is made before the fork, and a kernel ends with the web server",
        "ipykernel.kernelapp:IPKernelApp.init_poller",
        "ipykernel.kernelapp:IPKernelApp.init_profile_dir",
        "ipykernel.kernelapp:IPKernelApp.kernel_class",
        "ipykernel.kernelapp:IPKernelApp.load_config_file",
        "ipykernel.kernelapp:IPKernelApp.parent_handle",
        "ipykernel.kernelapp:IPKernelApp.parse_command_line",
        without=STARTED,
    ),
    *_parts(
        "serving.forking.prebuilt_kernel",
        "a kernel that is made before the fork is given then what it has only after it",
        "ipykernel.ipkernel:IPythonKernel.instance",
        "ipykernel.ipkernel:IPythonKernel._topic",
        "ipykernel.ipkernel:IPythonKernel._stdout",
        "ipykernel.ipkernel:IPythonKernel._stderr",
        "IPython.core.interactiveshell:InteractiveShell.atexit_operations",
        "IPython.core.interactiveshell:InteractiveShell.init_environment",
        "IPython.core.interactiveshell:InteractiveShell.save_sys_module_state",
        "IPython.core.interactiveshell:InteractiveShell.starting_dir",
        without=STARTED,
    ),
    *_parts(
        "serving.forking.kernel",
        "a fork ends without taking the interpreter apart",
        "atexit:_run_exitfuncs",
        without=STARTED,
    ),
    *_parts(
        "serving.forking.comms",
        "widgets are silent until there is a page",
        "ipykernel.comm.comm:BaseComm.publish_msg",
        "ipykernel.comm.manager:CommManager.comm_open",
        "comm:create_comm",
        "comm:get_comm_manager",
        without=STARTED,
    ),
    *_parts(
        "site.inprocess_kernel",
        "widgets speak with a page where there is no Jupyter",
        "comm:create_comm",
        "comm.base_comm:BaseComm.publish_msg",
    ),
    *_parts(
        "serving.forking.views",
        "a cell shows no more of a widget than a page does",
        "ipywidgets:Widget._view_name",
        without=SLOWER,
    ),
]
"""All of them."""
