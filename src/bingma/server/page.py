"""The page for browsers: static files, built from `web/` into the package."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

MISSING = """\
Bingma is running, but its page has not been built.

In a checkout of the source, build it and start again:

    make page

The API works without it: see /api/v1/openapi.json and docs/server.md.
"""


class _Page(StaticFiles):
    """Static files; every other address is the page itself, which looks at the address."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            response = await super().get_response("index.html", scope)
            path = "index.html"
        # Built files carry a hash in their names; the page itself names the newest ones.
        fresh = path.startswith("assets/")
        age = "public, max-age=31536000, immutable" if fresh else "no-cache"
        response.headers["Cache-Control"] = age
        return response


def page(folder: Path) -> ASGIApp:
    """The page as an application, or a word on how to build it."""
    if (folder / "index.html").is_file():
        return GZipMiddleware(_Page(directory=folder, html=True))
    return PlainTextResponse(MISSING, 503)
