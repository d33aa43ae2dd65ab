x = 0
y = 0
way = input()
while way != "stop":
    if way == "north":
        y = y + 1
    elif way == "south":
        y = y - 1
    elif way == "east":
        x = x + 1
    elif way == "west":
        x = x - 1
    way = input()
print(x, y)
