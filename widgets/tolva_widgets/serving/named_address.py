"""The address that whoever serves says others open: a host's, or a whole one."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from .addresses import url_of
from .base_url import address_path


class NamedAddressError(ValueError):
    """What was said is no address of a site."""


@dataclass(frozen=True)
class NamedAddress:
    """What others open."""

    whole: str | None
    """The address, with a slash at its end, where it was said as one."""
    host: str = ""
    """Otherwise this computer's name or number on the network."""
    port: int | None = None

    @classmethod
    def read(cls, said: str) -> "NamedAddress":
        """What was said, as `https://cards.example/`, `cards.example`, `192.168.1.20` or `cards.example:80`.

        Raises:
            NamedAddressError: it is nothing of the sort.
        """
        is_whole = "://" in said
        is_sixth = said.count(":") > 1 and not said.startswith("[")  # without the brackets that it has in an address
        try:
            parts = urlsplit(said if is_whole else f"//[{said}]" if is_sixth else f"//{said}")
            port, host = parts.port, parts.hostname
        except ValueError as error:
            raise NamedAddressError(said) from error
        if not host or parts.query or parts.fragment or parts.username is not None or any(map(str.isspace, said)):
            raise NamedAddressError(said)
        if is_whole and parts.scheme in ("http", "https"):
            return cls(f"{said.rstrip('/')}/")
        if is_whole or parts.path.strip("/"):
            raise NamedAddressError(said)
        return cls(None, host, port)

    @property
    def base(self) -> str:
        """Its path, as `base_url.base_of` gives it."""
        return address_path(self.whole or "")

    def url(self, port: int, base: str) -> str:
        """The address, where the pages are served on this port below this path."""
        return self.whole or url_of(self.host, self.port or port, base)
