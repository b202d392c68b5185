"""Our pages as part of a Jupyter server, such as those that a JupyterHub starts for each of its users."""
