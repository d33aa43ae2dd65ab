from gpiozero import PWMLED
from time import sleep

lamp = PWMLED(17)

for breath in range(3):
    for step in range(0, 101, 5):
        lamp.value = step / 100
        sleep(0.04)
    for step in range(100, -1, -5):
        lamp.value = step / 100
        sleep(0.04)
