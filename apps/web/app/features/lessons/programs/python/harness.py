"""Runs a program as `python program.py` would, and tells what it did wrong."""

import builtins
import json
import linecache
import sys
import time
import traceback

import _page

NAME = "program.py"
OWN = ("turtle", "charts")


def _input(prompt=""):
    sys.stdout.write(str(prompt))
    sys.stdout.flush()
    line = _page.ask()
    if line is None:
        raise EOFError("there are no more lines to read")
    return line


def _sleep(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    sys.stdout.flush()
    _page.sleep(seconds)


builtins.input = _input
time.sleep = _sleep


def run(source):
    for name in OWN:
        sys.modules.pop(name, None)
    linecache.cache[NAME] = (len(source), None, source.splitlines(True), NAME)
    failure = None
    try:
        exec(compile(source, NAME, "exec", dont_inherit=True), {"__name__": "__main__", "__builtins__": builtins})
    except SystemExit:
        pass
    except BaseException as error:
        failure = _described(error)
    sys.stdout.flush()
    sys.stderr.flush()
    return json.dumps(failure)


def _described(error):
    told = traceback.TracebackException.from_exception(error, capture_locals=False)
    frames = [frame for frame in told.stack if frame.filename == NAME]
    told.stack[:] = frames
    is_syntax = isinstance(error, SyntaxError)
    line = error.lineno if is_syntax else frames[-1].lineno if frames else None
    last = [text for text in told.format_exception_only()][-1].strip()
    name = type(error).__name__
    return {
        "type": name,
        "message": last[len(name) + 1 :].strip() if last.startswith(name) else last,
        "line": line,
        "trace": "".join(told.format()).strip(),
    }
