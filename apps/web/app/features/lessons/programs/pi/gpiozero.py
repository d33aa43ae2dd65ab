"""The parts of gpiozero that lessons use, wired to the board on the page. What happens beside the program (a button's function, a blinking
light) happens whenever the program sleeps, pauses or waits."""

import _board

_buttons = []
_tasks = []
_taken = {}


class BoardError(Exception):
    pass


class GPIOZeroError(Exception):
    pass


def _number(pin):
    if isinstance(pin, str):
        pin = int(pin.upper().replace("GPIO", "").replace("BCM", ""))
    return pin


def _wired(kind, pin, device):
    pin = _number(pin)
    there = _board.wired(pin)
    if there != kind:
        raise BoardError("{}|{}|{}".format(pin, kind, there))
    if pin in _taken:
        raise GPIOZeroError("pin GPIO{} is already in use by {}".format(pin, _taken[pin]))
    _taken[pin] = device
    return pin


def _happen():
    """What is due beside the program. Tells in how many seconds it is due again."""
    for button in _buttons:
        button._look()
    now = _board.now()
    due = 3600
    for task in list(_tasks):
        if task[0] <= now:
            try:
                task[0] = now + next(task[1])
            except StopIteration:
                _tasks.remove(task)
                continue
        due = min(due, task[0] - now)
    return due


def _wait(seconds=None, until=None):
    """Waits; tells whether what it waited for has come about."""
    end = None if seconds is None else _board.now() + seconds
    while True:
        due = _happen()
        if until is not None and until():
            return True
        if end is not None:
            left = end - _board.now()
            if left <= 0:
                return False
            due = min(due, left)
        _board.wait(due)


def _checked(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    return seconds


class _Device:
    def close(self):
        self._cancel()
        _taken.pop(self.pin, None)

    def _cancel(self):
        for task in list(_tasks):
            if task[2] is self:
                _tasks.remove(task)

    def _start(self, steps, background):
        self._cancel()
        if background:
            _tasks.append([_board.now(), steps, self])
        else:
            for seconds in steps:
                _wait(seconds)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class _Output(_Device):
    _kind = "led"

    def __init__(self, pin, active_high=True, initial_value=False, **_):
        self.pin = _wired(self._kind, pin, type(self).__name__)
        self._value = 0
        self._set(1 if initial_value is True else initial_value or 0)

    def _set(self, value):
        self._value = value
        _board.set(self.pin, float(value))

    def on(self):
        self._cancel()
        self._set(1)

    def off(self):
        self._cancel()
        self._set(0)

    def toggle(self):
        if self._value:
            self.off()
        else:
            self.on()

    def blink(self, on_time=1, off_time=1, n=None, background=True):
        def steps():
            times = 0
            while n is None or times < n:
                self._set(1)
                yield on_time
                self._set(0)
                yield off_time
                times += 1

        self._start(steps(), background)

    @property
    def is_lit(self):
        return self._value > 0

    is_active = is_lit

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        self._cancel()
        self._set(1 if value else 0)


class LED(_Output):
    pass


class PWMLED(_Output):
    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        if not 0 <= value <= 1:
            raise ValueError("value must be between 0 and 1")
        self._cancel()
        self._set(value)

    def pulse(self, fade_in_time=1, fade_out_time=1, n=None, background=True):
        def steps():
            times = 0
            while n is None or times < n:
                for step in range(20):
                    self._set(step / 20)
                    yield fade_in_time / 20
                for step in range(20):
                    self._set(1 - step / 20)
                    yield fade_out_time / 20
                times += 1
            self._set(0)

        self._start(steps(), background)


class Buzzer(_Output):
    _kind = "buzzer"

    def _set(self, value):
        self._value = value
        _board.set(self.pin, 880.0 if value else 0.0)

    beep = _Output.blink


_tones = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


class Tone:
    def __init__(self, tone):
        self.frequency = tone if isinstance(tone, (int, float)) else _hertz(tone)

    @classmethod
    def from_note(cls, note):
        return cls(note)

    @classmethod
    def from_frequency(cls, hertz):
        return cls(hertz)


def _hertz(note):
    if len(note) < 2 or note[0].upper() not in _tones:
        raise ValueError("invalid note specification: " + repr(note))
    half = _tones[note[0].upper()] + {"#": 1, "b": -1}.get(note[1], 0)
    return 440 * 2 ** (half / 12 + int(note[-1]) - 4)


class TonalBuzzer(_Device):
    def __init__(self, pin, **_):
        self.pin = _wired("buzzer", pin, "TonalBuzzer")

    def play(self, tone=None):
        if tone is None:
            return self.stop()
        if not isinstance(tone, Tone):
            tone = Tone(tone)
        _board.set(self.pin, float(tone.frequency))

    def stop(self):
        _board.set(self.pin, 0.0)


class Button(_Device):
    def __init__(self, pin, pull_up=True, bounce_time=None, hold_time=1, **_):
        self.pin = _wired("button", pin, "Button")
        self.when_pressed = None
        self.when_released = None
        self._was = self.is_pressed
        _buttons.append(self)

    @property
    def is_pressed(self):
        return _board.read(self.pin) > 0

    @property
    def value(self):
        return 1 if self.is_pressed else 0

    is_active = is_pressed

    def _look(self):
        is_pressed = self.is_pressed
        if is_pressed == self._was:
            return
        self._was = is_pressed
        act = self.when_pressed if is_pressed else self.when_released
        if act:
            try:
                act()
            except TypeError as error:
                if "0 were given" not in str(error):
                    raise
                act(self)

    def wait_for_press(self, timeout=None):
        return _wait(timeout, lambda: self.is_pressed)

    def wait_for_release(self, timeout=None):
        return _wait(timeout, lambda: not self.is_pressed)

    def close(self):
        if self in _buttons:
            _buttons.remove(self)
        super().close()


class Servo(_Device):
    def __init__(self, pin, initial_value=0, **_):
        self.pin = _wired("servo", pin, "Servo")
        self.value = initial_value

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        if value is not None and not -1 <= value <= 1:
            raise ValueError("Servo value must be between -1 and 1, or None")
        self._value = value
        _board.set(self.pin, float(value or 0))

    def min(self):
        self.value = -1

    def mid(self):
        self.value = 0

    def max(self):
        self.value = 1

    def detach(self):
        self.value = None


class AngularServo(Servo):
    def __init__(self, pin, initial_angle=0, min_angle=-90, max_angle=90, **_):
        self.min_angle, self.max_angle = min_angle, max_angle
        super().__init__(pin)
        self.angle = initial_angle

    @property
    def angle(self):
        return self.min_angle + (self.value + 1) / 2 * (self.max_angle - self.min_angle)

    @angle.setter
    def angle(self, angle):
        self.value = (angle - self.min_angle) / (self.max_angle - self.min_angle) * 2 - 1


class DistanceSensor(_Device):
    def __init__(self, echo, trigger, max_distance=1, threshold_distance=0.3, **_):
        self.pin = _wired("distance", echo, "DistanceSensor")
        self.max_distance = max_distance
        self.threshold_distance = threshold_distance

    @property
    def distance(self):
        return min(_board.read(self.pin) / 100, self.max_distance)

    @property
    def value(self):
        return self.distance / self.max_distance

    def wait_for_in_range(self, timeout=None):
        return _wait(timeout, lambda: (_board.wait(0.02), self.distance < self.threshold_distance)[1])

    def wait_for_out_of_range(self, timeout=None):
        return _wait(timeout, lambda: (_board.wait(0.02), self.distance >= self.threshold_distance)[1])


class Motor(_Device):
    def __init__(self, forward, backward, **_):
        self._forward = _wired("motor", forward, "Motor")
        self._backward = _wired("motor", backward, "Motor")
        self.pin = self._forward
        self._turn(0)

    def _turn(self, speed):
        if not -1 <= speed <= 1:
            raise ValueError("Motor value must be between -1 and 1")
        self.value = speed
        _board.set(self._forward, float(max(speed, 0)))
        _board.set(self._backward, float(max(-speed, 0)))

    def forward(self, speed=1):
        self._turn(speed)

    def backward(self, speed=1):
        self._turn(-speed)

    def stop(self):
        self._turn(0)


class Robot:
    def __init__(self, left, right, **_):
        self.left_motor = left if isinstance(left, Motor) else Motor(*left)
        self.right_motor = right if isinstance(right, Motor) else Motor(*right)

    def _go(self, left, right):
        self.left_motor._turn(left)
        self.right_motor._turn(right)

    def forward(self, speed=1, curve_left=0, curve_right=0):
        self._go(speed * (1 - curve_left), speed * (1 - curve_right))

    def backward(self, speed=1, curve_left=0, curve_right=0):
        self._go(-speed * (1 - curve_left), -speed * (1 - curve_right))

    def left(self, speed=1):
        self._go(-speed, speed)

    def right(self, speed=1):
        self._go(speed, -speed)

    def reverse(self):
        self._go(-self.left_motor.value, -self.right_motor.value)

    def stop(self):
        self._go(0, 0)

    @property
    def value(self):
        return self.left_motor.value, self.right_motor.value

    @value.setter
    def value(self, value):
        self._go(*value)
