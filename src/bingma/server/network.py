"""Where others in the network find a server."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")

# An address of no machine: asking for the way to it sends nothing.
NOWHERE = ("192.0.2.1", 9)


def origin(host: str, port: int) -> str:
    """The beginning of the addresses of a server's pages.

    >>> origin("127.0.0.1", 8000), origin("::1", 8000)
    ('http://127.0.0.1:8000', 'http://[::1]:8000')
    """
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def origin_for_others(host: str, port: int) -> str | None:
    """Where others find a server that listens at a host; None if this machine alone can.

    >>> origin_for_others("127.0.0.1", 8000)
    >>> origin_for_others("192.168.1.7", 8000)
    'http://192.168.1.7:8000'
    """
    found = own_address() if host in EVERYWHERE else host
    return None if found is None or is_loopback(found) else origin(found, port)


def own_address() -> str | None:
    """The address of this machine in its network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(NOWHERE)
            address: str = way.getsockname()[0]
        except OSError:
            return None
    return address


def own_names() -> tuple[str, ...]:
    """Names of this machine that nobody else can have in its network."""
    name = socket.gethostname().lower()
    return ("localhost", name, f"{name}.local")


def is_known(host: str | None, names: Collection[str]) -> bool:
    """Whether a request's `Host` is one of some names, or an address, which no page is led to.

    >>> is_known("Box.local:8000", ["box.local"]), is_known("evil.example", ["box.local"])
    (True, False)
    >>> is_known("192.168.1.7:8000", []), is_known("[::1]:8000", []), is_known(None, [])
    (True, True, False)
    """
    name = urlsplit(f"//{host or ''}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.rstrip(".") in names
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine itself gets to a host.

    >>> is_loopback("localhost"), is_loopback("::1"), is_loopback("192.168.1.7")
    (True, True, False)
    """
    try:
        found = {str(where[0]) for *_, where in socket.getaddrinfo(host, None)}
    except (OSError, UnicodeError):
        return False
    return all(ipaddress.ip_address(one.partition("%")[0]).is_loopback for one in found)
