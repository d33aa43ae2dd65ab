from gpiozero import Robot, DistanceSensor
from time import sleep

robot = Robot(left=(4, 14), right=(17, 18))
eye = DistanceSensor(echo=24, trigger=23, max_distance=2)

while True:
    if eye.distance < 0.15:
        robot.right(0.6)
        sleep(0.4)
    else:
        robot.forward()
    sleep(0.05)
