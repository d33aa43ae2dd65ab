doors = {"north": "a lake", "east": "a wall of crystals", "west": "daylight"}

way = input("Which way? (north/east/west) ")
print("You see", doors[way])
