import _board
import gpiozero


def sleep(seconds):
    gpiozero._wait(gpiozero._checked(seconds))


def sleep_ms(milliseconds):
    sleep(milliseconds / 1000)


def time():
    return _board.clock()


def monotonic():
    return _board.now()


perf_counter = monotonic


def ticks_ms():
    return int(_board.now() * 1000)


def ticks_diff(one, other):
    return one - other
