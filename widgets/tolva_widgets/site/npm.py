"""Packages of npm's registry, one version of each, fetched once and checked."""

import base64
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from urllib.request import Request, urlopen

from .cache import cache_folder, store
from .error import SiteError

REGISTRY = "https://registry.npmjs.org"
REGISTRY_VARIABLE = "npm_config_registry"
"""Whoever has a registry of their own names it so, as to npm itself."""

_SECONDS = 300
_LARGEST = 50_000_000


class PackageError(SiteError):
    """A package cannot be had."""


@dataclass(frozen=True)
class Package:
    """One version of a package."""

    name: str
    version: str
    integrity: str
    """The SHA-512 of its archive, as npm has it."""

    @property
    def named(self) -> str:
        """What npm calls this version."""
        return f"{self.name}@{self.version}"

    def files(self, names: Iterable[str]) -> dict[str, bytes]:
        """Files of it, by name; the package comes from the cache of this computer's user or else from the registry.

        Raises:
            PackageError: it cannot be fetched, or is not what it should be.
        """
        with tarfile.open(fileobj=io.BytesIO(self._archive())) as archive:
            read = {name: archive.extractfile(f"package/{name}") for name in names}
            return {name: file.read() for name, file in read.items() if file}

    def _archive(self) -> bytes:
        cached = cache_folder() / f"{self.name}-{self.version}.tgz"
        if cached.is_file() and self._is_right(content := cached.read_bytes()):
            return content
        content = _fetched(self)
        if not self._is_right(content):
            raise PackageError("wrong-package", package=self.named)
        store(cached, content)
        return content

    def _is_right(self, content: bytes) -> bool:
        return base64.b64encode(hashlib.sha512(content).digest()).decode() == self.integrity


def _fetched(package: Package) -> bytes:
    """The package, by npm where there is one: it knows the registry and the proxy that are to be used here."""
    by_npm = _fetched_by_npm(package)
    if by_npm is not None:
        return by_npm
    registry = os.environ.get(REGISTRY_VARIABLE, REGISTRY).rstrip("/")
    address = f"{registry}/{package.name}/-/{package.name}-{package.version}.tgz"
    if not address.startswith("https://"):
        raise PackageError("no-package", package=package.named, address=address, why="https")
    try:
        with urlopen(Request(address), timeout=_SECONDS) as answer:
            return bytes(answer.read(_LARGEST))
    except OSError as error:
        raise PackageError("no-package", package=package.named, address=address, why=str(error)) from error


def _fetched_by_npm(package: Package) -> bytes | None:
    npm = shutil.which("npm", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if npm is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        command = [npm, "pack", package.named, "--pack-destination", folder, "--silent"]
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=_SECONDS)
            return next(Path(folder).glob("*.tgz")).read_bytes()
        except (OSError, subprocess.SubprocessError, StopIteration):
            return None
