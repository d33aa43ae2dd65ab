from gpiozero import Robot
from time import sleep

robot = Robot(left=(4, 14), right=(17, 18))

for side in range(4):
    robot.forward(0.6)
    sleep(1)
    robot.left(0.5)
    sleep(0.5)
robot.stop()
