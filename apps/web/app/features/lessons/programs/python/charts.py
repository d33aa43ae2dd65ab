"""Charts on the page: bar, line and scatter."""

import json

import _page


def _numbers(values, what):
    values = list(values)
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise TypeError("{} of a chart must be numbers, not {!r}".format(what, value))
    return values


def _pairs(one, other):
    if len(one) != len(other):
        raise ValueError("a chart needs as many labels as values, not {} and {}".format(len(one), len(other)))


def _show(**what):
    _page.show(json.dumps({"kind": "chart", **what}))


def bar(labels, values=None, title="", x="", y=""):
    """A bar for each label; `labels` may be a dictionary of label and value."""
    if values is None and isinstance(labels, dict):
        labels, values = labels.keys(), labels.values()
    labels, values = [str(label) for label in labels], _numbers(values, "the values")
    _pairs(labels, values)
    _show(of="bar", labels=labels, values=values, title=str(title), x=str(x), y=str(y))


def line(xs, ys=None, title="", x="", y=""):
    """A line through points; with one list, its places count from 0."""
    if ys is None:
        ys = list(xs)
        xs = range(len(ys))
    _points("line", xs, ys, title, x, y)


def scatter(xs, ys, title="", x="", y=""):
    """A dot for each point."""
    _points("scatter", xs, ys, title, x, y)


def _points(of, xs, ys, title, x, y):
    xs, ys = _numbers(xs, "the x values"), _numbers(ys, "the y values")
    _pairs(xs, ys)
    _show(of=of, xs=xs, ys=ys, title=str(title), x=str(x), y=str(y))
