"""Files and folders that people name; what is wrong with one is told as a fault."""

from __future__ import annotations

import errno
import tempfile
from pathlib import Path
from socket import gaierror

from bingma.faults import Fault

PROBLEMS = {
    errno.ENOENT: "problem-not-there",
    errno.EACCES: "problem-not-allowed",
    errno.EPERM: "problem-not-allowed",
    errno.EROFS: "problem-read-only",
    errno.EISDIR: "problem-is-folder",
    errno.ENOTDIR: "problem-not-folder",
    errno.EEXIST: "problem-not-folder",
    errno.ENOSPC: "problem-no-room",
    errno.ENAMETOOLONG: "problem-long-name",
}


def problem_of(error: OSError) -> Fault | str:
    """What the system complains of; its own words where we have none."""
    if isinstance(error, gaierror):
        return Fault("problem-no-host")
    if isinstance(error, ConnectionError | TimeoutError):
        return Fault("problem-no-answer")
    key = PROBLEMS.get(error.errno or 0)
    return Fault(key) if key else error.strerror or str(error)


def read_text(path: Path, kind: type[Fault] = Fault) -> str:
    """The text of a file; raises a fault of that kind."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise kind("fault-cannot-read", file=str(path), problem=problem_of(error)) from None
    except UnicodeDecodeError:
        raise kind("fault-not-text", file=str(path)) from None
    except ValueError:  # a name that no file can have
        raise kind(
            "fault-cannot-read", file=repr(str(path)), problem=Fault("problem-not-there")
        ) from None


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """Make a folder if need be; raises a fault if nothing can be written there."""
    try:
        folder.mkdir(mode, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise Fault("fault-folder", folder=str(folder), problem=problem_of(error)) from None
