import gpiozero


def pause():
    gpiozero._wait()
