"""The Jupyter server of the image: our page template, websocket and settings under voila/render/."""

from tolva_widgets.serving.settings import configure_jupyter_server

configure_jupyter_server(get_config())  # noqa: F821  # Jupyter puts this into a configuration file's names
