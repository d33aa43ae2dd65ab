from gpiozero import LED
from time import sleep

lamp = LED(17)

def flash(seconds):
    lamp.on()
    sleep(seconds)
    lamp.off()
    sleep(0.2)

for signal in "... --- ...":
    if signal == ".":
        flash(0.2)
    elif signal == "-":
        flash(0.6)
    else:
        sleep(0.4)
