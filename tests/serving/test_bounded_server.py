"""A server with room for so many connections closes one more at once, and has room again when one has gone."""

import asyncio

from tornado.httputil import HTTPHeaders, HTTPServerRequest, ResponseStartLine
from tornado.netutil import bind_sockets

from tolva_widgets.serving.bounded_server import BoundedServer

ASKS = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


def answer(request: HTTPServerRequest) -> None:
    assert request.connection
    request.connection.write_headers(ResponseStartLine("HTTP/1.1", 204, "No Content"), HTTPHeaders())
    request.connection.finish()


async def asked(port: int) -> tuple[bytes, asyncio.StreamWriter]:
    """The first line of the answer, empty where the connection was closed, which is open otherwise."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(ASKS)
    try:
        return await reader.readline(), writer
    except ConnectionError:
        return b"", writer


def test_one_connection_too_many_is_closed_and_the_others_are_answered() -> None:
    async def run() -> None:
        server = BoundedServer(answer)
        server.most = 2
        sockets = bind_sockets(0, "127.0.0.1")
        server.add_sockets(sockets)
        port = sockets[0].getsockname()[1]
        opened = [await asked(port) for _ in range(3)]
        assert [bool(line) for line, _ in opened] == [True, True, False]
        for _, writer in opened:
            writer.close()
        while not (again := await asked(port))[0]:  # until the server has seen that they are gone
            again[1].close()
        again[1].close()
        server.stop()
        await server.close_all_connections()

    asyncio.run(run())
