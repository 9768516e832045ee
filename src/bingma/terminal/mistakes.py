"""Errors that end a command, as faults: those of the command line, of files, and our own."""

from __future__ import annotations

import re
import sys
from typing import Any

import typer

from bingma.faults import Fault
from bingma.files import problem_of

# The base of everything that Typer says about the way a command was called.
UsageError: Any = typer.BadParameter.__base__


def fault_of(error: Exception) -> Fault | None:
    """What a person did wrong; None if the program itself is wrong."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, UsageError):
        return _usage(error)
    if isinstance(error, OSError) and error.filename is not None:
        return Fault("fault-cannot-write", file=str(error.filename), problem=problem_of(error))
    return None


def _usage(error: Any) -> Fault:
    """What is wrong with the way a command was called."""
    name = type(error).__name__
    context = error.ctx
    if name == "NoArgsIsHelpError":
        # Not wrong, only short: the help says what there is.
        sys.stderr.write(context.get_help() + "\n")
        sys.exit(2)
    command = context.command_path if context is not None else "bingma"
    return Fault("fault-usage", problem=_problem(name, error), command=command)


def _problem(name: str, error: Any) -> Fault | str:
    """Typer tells what is wrong by kinds of errors, and the word in question in its text."""
    message = str(error.format_message())
    parameter = getattr(error, "param", None)
    match name:
        case "NoSuchOption":
            return Fault("fault-usage-option", option=error.option_name)
        case "NoSuchCommand":
            return Fault("fault-usage-command", command=_quoted(message))
        case "BadOptionUsage":
            return Fault("fault-usage-value", option=error.option_name)
        case "MissingParameter" if parameter is not None:
            return Fault("fault-usage-missing", name=_name(parameter))
        case "BadParameter" if parameter is not None:
            return _bad_value(parameter, str(error.message)) or message
        case "UsageError" if message.startswith("No such command"):
            return Fault("fault-usage-command", command=_quoted(message))
        case "UsageError" if "extra argument" in message:
            word = message.rpartition("(")[2].partition(" ")[0].rstrip(")")
            return Fault("fault-usage-surplus", word=word)
    return message


def _bad_value(parameter: Any, message: str) -> Fault | None:
    """A value of the wrong kind."""
    kind = parameter.type
    value = _quoted(message) or message.partition(" ")[0]
    said = {"option": _name(parameter), "value": value}
    if hasattr(kind, "choices"):
        known = ", ".join(str(getattr(choice, "value", choice)) for choice in kind.choices)
        return Fault("fault-usage-choice", **said, known=known)
    if hasattr(kind, "min"):
        low, high = str(kind.min), str(kind.max)
        if kind.max is None:
            return Fault("fault-usage-least", **said, low=low)
        return Fault("fault-usage-range", **said, low=low, high=high)
    if kind.name in ("integer", "int"):
        return Fault("fault-usage-number", **said)
    return None


def _quoted(message: str) -> str:
    found = re.search(r"'(.*?)'", message)
    return found[1] if found else ""


def _name(parameter: Any) -> str:
    """What people type for an option, or read for an argument."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper()).strip("[]")
