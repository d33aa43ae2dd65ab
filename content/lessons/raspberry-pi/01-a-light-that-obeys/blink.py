from gpiozero import LED
from time import sleep

lamp = LED(17)

for n in range(5):
    lamp.on()
    sleep(0.5)
    lamp.off()
    sleep(0.5)
