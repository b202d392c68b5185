"""A client whose connections stay open from one request to the next, as a browser's do: opening one takes long."""

import asyncio
from io import BytesIO
from urllib.parse import urlsplit

from tornado.httpclient import HTTPClientError, HTTPRequest, HTTPResponse
from tornado.httputil import HTTPHeaders, parse_response_start_line

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class KeptConnections:
    """One browser's connections to one server."""

    def __init__(self) -> None:
        self._idle: list[Connection] = []

    async def fetch(self, request: HTTPRequest) -> HTTPResponse:
        """The answer.

        Raises:
            HTTPClientError: the server refuses.
            OSError: it does not answer.
        """
        host = urlsplit(request.url).netloc
        name, _, port = host.partition(":")
        reader, writer = self._idle.pop() if self._idle else await asyncio.open_connection(name, int(port))
        try:
            writer.write(_written(request, host))
            first, _, lines = (await reader.readuntil(b"\r\n\r\n")).decode().partition("\r\n")
            headers = HTTPHeaders.parse(lines)
            body = await reader.readexactly(int(headers.get("Content-Length", 0)))
        except (asyncio.IncompleteReadError, asyncio.CancelledError) as error:
            writer.close()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise ConnectionError from error
        self._idle.append((reader, writer))
        code = parse_response_start_line(first).code
        answer = HTTPResponse(request, code, headers, BytesIO(body))
        if code >= 400:
            raise HTTPClientError(code, response=answer)
        return answer

    def close(self) -> None:
        """Open none any more."""
        for _, writer in self._idle:
            writer.close()
        self._idle.clear()


def _written(request: HTTPRequest, host: str) -> bytes:
    """A request as it goes on a connection."""
    url, body = urlsplit(request.url), request.body or b""
    path = f"{url.path}?{url.query}" if url.query else url.path
    headers = {"Host": host, **request.headers, "Content-Length": str(len(body))}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"{request.method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + body
