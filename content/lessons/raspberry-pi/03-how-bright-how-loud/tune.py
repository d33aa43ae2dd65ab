from gpiozero import TonalBuzzer
from time import sleep

horn = TonalBuzzer(22)

for note in ["C4", "D4", "E4", "G4", "E4", "D4", "C4"]:
    horn.play(note)
    sleep(0.3)
horn.stop()
