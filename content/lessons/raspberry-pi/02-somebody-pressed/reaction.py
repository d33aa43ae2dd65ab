from gpiozero import LED, Button
from random import uniform
from time import sleep, time

lamp = LED(17)
button = Button(2)

print("Wait for the light, then press.")
sleep(uniform(2, 5))
lamp.on()
start = time()
button.wait_for_press()
print(round(time() - start, 3), "seconds")
lamp.off()
