from gpiozero import LED, Button
from signal import pause

lamp = LED(17)
button = Button(2)

button.when_pressed = lamp.on
button.when_released = lamp.off
print("Press the button.")
pause()
