rooms = {
    "hall": {"text": "A wide hall. Water drips from the ceiling.", "north": "lake", "east": "crystals"},
    "lake": {"text": "A dark lake. Something glitters on the bottom.", "south": "hall"},
    "crystals": {"text": "Walls of crystal. It's a dead end, but what a dead end!", "west": "hall"},
}

here = "hall"
while True:
    print(rooms[here]["text"])
    way = input("Where to? (north/east/south/west/stop) ")
    if way == "stop":
        break
    if way in rooms[here]:
        here = rooms[here][way]
    else:
        print("There's only rock.")
print("You climb back into the daylight.")
