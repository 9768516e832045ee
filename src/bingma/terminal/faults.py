"""What a user did wrong: told in one message, without a trace."""

from __future__ import annotations


class Fault(Exception):
    """A clear message for the person at the terminal; ends the program with exit code 2."""
