"""Which kernel runs the notebooks."""

from jupyter_client.kernelspec import KernelSpecManager
from traitlets import default


class ThisPythonOnly(KernelSpecManager):
    """Knows one kernel: the Python that serves, where our packages are.

    A person's own kernel that happens to be named python3 comes before it elsewhere in Jupyter, and may lack them.
    """

    @default("kernel_dirs")
    def _no_installed_kernels(self) -> list[str]:
        return []
