"""The page for browsers: static files, built from `web/` into the package."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

MISSING = """\
Bingma is running, but its page has not been built.

In a checkout of the source, build it and start again:

    make page

The API works without it: see /api/v1/openapi.json and docs/server.md.
"""


# Built files carry a hash in their names: scripts and styles, and the rules as WebAssembly.
HASHED_RULES = "native"
HASHED = ("assets/", f"{HASHED_RULES}/")

# Of compressed files, the better one first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}


class _Page(StaticFiles):
    """Static files; every other address is the page itself, which looks at the address."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await self._packed(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            path = "index.html"
            response = await self._packed(path, scope)
        age = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
        response.headers["Cache-Control"] = age
        return response

    async def _packed(self, path: str, scope: Scope) -> Response:
        """A file, compressed when the page was built where the browser takes it so."""
        taken = Headers(scope=scope).get("accept-encoding", "")
        for encoding, ending in ENCODINGS.items():
            if encoding in taken and self.lookup_path(path + ending)[1] is not None:
                response = await super().get_response(path + ending, scope)
                kind = guess_type(path)[0]
                response.headers["Content-Type"] = kind or "application/octet-stream"
                response.headers["Content-Encoding"] = encoding
                response.headers["Vary"] = "Accept-Encoding"
                return response
        return await super().get_response(path, scope)


def page(folder: Path) -> ASGIApp:
    """The page as an application, or a word on how to build it."""
    if (folder / "index.html").is_file():
        return _Page(directory=folder, html=True)
    return PlainTextResponse(MISSING, 503)
