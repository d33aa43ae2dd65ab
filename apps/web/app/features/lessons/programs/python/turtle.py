"""A turtle that draws on the page: the functions and the class of Python's own module that beginners use."""

import json
import math

import _page

_turtles = []


def _show(**what):
    _page.show(json.dumps(what))


def _color(value, rest=()):
    if isinstance(value, (tuple, list)):
        rest, value = tuple(value[1:]), value[0]
    if isinstance(value, str):
        return value
    parts = (value, *rest)
    if len(parts) != 3 or not all(isinstance(part, (int, float)) for part in parts):
        raise ValueError("bad color arguments: " + str(value))
    scale = 255 if all(part <= 1 for part in parts) and any(isinstance(part, float) for part in parts) else 1
    return "rgb({}, {}, {})".format(*(max(0, min(255, round(part * scale))) for part in parts))


class Turtle:
    _speeds = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}

    def __init__(self):
        self._id = len(_turtles)
        _turtles.append(self)
        self._x = self._y = self._heading = 0.0
        self._down = self._visible = True
        self._pen = self._fill = "black"
        self._width = 1
        self._speed = 5
        self._filling = None
        self._tell()

    def _tell(self):
        _show(
            kind="turtle", id=self._id, x=self._x, y=self._y, heading=self._heading, speed=self._speed,
            color=self._pen, visible=self._visible,
        )

    def _go(self, x, y):
        start = (self._x, self._y)
        self._x, self._y = float(x), float(y)
        if self._filling is not None:
            self._filling.append((self._x, self._y))
        if self._down:
            _show(
                kind="line", id=self._id, points=[*start, self._x, self._y], color=self._pen, width=self._width,
                speed=self._speed,
            )
        self._tell()

    def forward(self, distance):
        angle = math.radians(self._heading)
        self._go(self._x + distance * math.cos(angle), self._y + distance * math.sin(angle))

    def backward(self, distance):
        self.forward(-distance)

    def left(self, angle):
        self._heading = (self._heading + angle) % 360
        self._tell()

    def right(self, angle):
        self.left(-angle)

    def goto(self, x, y=None):
        if y is None:
            x, y = x
        self._go(x, y)

    def setx(self, x):
        self._go(x, self._y)

    def sety(self, y):
        self._go(self._x, y)

    def setheading(self, angle):
        self._heading = angle % 360
        self._tell()

    def home(self):
        self._go(0, 0)
        self.setheading(0)

    def circle(self, radius, extent=360, steps=None):
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6, 59) * abs(extent) / 360)
        turn = extent / steps
        side = 2 * radius * math.sin(math.radians(turn / 2))
        if radius < 0:
            turn, side = -turn, -side
        self._heading += turn / 2
        for _ in range(steps):
            self.forward(side)
            self._heading += turn
        self._heading = (self._heading - turn / 2) % 360
        self._tell()

    def dot(self, size=None, *color):
        size = size if size is not None else max(self._width + 4, self._width * 2)
        fill = _color(color[0], color[1:]) if color else self._pen
        _show(kind="dot", id=self._id, x=self._x, y=self._y, size=size, color=fill)

    def write(self, text, move=False, align="left", font=("Arial", 8, "normal")):
        size = font[1] if len(font) > 1 else 8
        _show(kind="label", id=self._id, x=self._x, y=self._y, text=str(text), align=align, size=size, color=self._pen)

    def penup(self):
        self._down = False

    def pendown(self):
        self._down = True

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._width = width

    def pencolor(self, *color):
        if not color:
            return self._pen
        self._pen = _color(color[0], color[1:])
        self._tell()

    def fillcolor(self, *color):
        if not color:
            return self._fill
        self._fill = _color(color[0], color[1:])

    def color(self, *colors):
        if not colors:
            return self._pen, self._fill
        if len(colors) == 2:
            self._pen, self._fill = _color(colors[0]), _color(colors[1])
        else:
            self._pen = self._fill = _color(colors[0], colors[1:])
        self._tell()

    def begin_fill(self):
        self._filling = [(self._x, self._y)]

    def end_fill(self):
        points, self._filling = self._filling, None
        if points and len(points) > 2:
            flat = [part for point in points for part in point]
            _show(kind="area", id=self._id, points=flat, color=self._fill)

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        speed = self._speeds.get(speed, speed)
        self._speed = speed if 0 < speed <= 10 else 0
        self._tell()

    def hideturtle(self):
        self._visible = False
        self._tell()

    def showturtle(self):
        self._visible = True
        self._tell()

    def isvisible(self):
        return self._visible

    def position(self):
        return self._x, self._y

    def xcor(self):
        return self._x

    def ycor(self):
        return self._y

    def heading(self):
        return self._heading

    def distance(self, x, y=None):
        x, y = self._place(x, y)
        return math.hypot(x - self._x, y - self._y)

    def towards(self, x, y=None):
        x, y = self._place(x, y)
        return math.degrees(math.atan2(y - self._y, x - self._x)) % 360

    @staticmethod
    def _place(x, y):
        if isinstance(x, Turtle):
            return x.position()
        return x if y is None else (x, y)

    def clear(self):
        _show(kind="clear", id=self._id)

    def reset(self):
        self.clear()
        self._x = self._y = self._heading = 0.0
        self._down = self._visible = True
        self._pen = self._fill = "black"
        self._width = 1
        self._tell()

    def shape(self, name=None):
        return "turtle"

    def shapesize(self, *sizes):
        pass

    fd = forward
    bk = back = backward
    lt = left
    rt = right
    setpos = setposition = goto
    seth = setheading
    pu = up = penup
    pd = down = pendown
    width = pensize
    ht = hideturtle
    st = showturtle
    pos = position


Pen = Turtle


class _Screen:
    def bgcolor(self, *color):
        if color:
            _show(kind="paper", color=_color(color[0], color[1:]))

    def _nothing(self, *_, **__):
        pass

    setup = title = tracer = update = screensize = colormode = delay = mainloop = exitonclick = bye = listen = _nothing


_screen = _Screen()


def Screen():
    return _screen


def bgcolor(*color):
    _screen.bgcolor(*color)


def _nothing(*_, **__):
    pass


done = mainloop = exitonclick = bye = tracer = update = setup = title = screensize = colormode = delay = _nothing

_first = None


def _function(name):
    def act(*args, **kwargs):
        global _first
        if _first is None:
            _first = Turtle()
        return getattr(_first, name)(*args, **kwargs)

    act.__name__ = name
    return act


__all__ = [
    "Turtle", "Pen", "Screen", "bgcolor", "done", "mainloop", "exitonclick", "bye", "tracer", "update", "setup",
    "title", "screensize", "colormode", "delay",
]
for _name in dir(Turtle):
    if not _name.startswith("_"):
        globals()[_name] = _function(_name)
        __all__.append(_name)
