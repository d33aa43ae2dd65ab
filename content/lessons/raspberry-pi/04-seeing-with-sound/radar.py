from gpiozero import LED, DistanceSensor
from time import sleep

lamp = LED(17)
eye = DistanceSensor(echo=24, trigger=23, max_distance=2)

while True:
    distance = eye.distance
    print(round(distance * 100), "cm")
    if distance < 0.3:
        lamp.on()
    else:
        lamp.off()
    sleep(0.5)
