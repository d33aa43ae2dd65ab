water = 10
while water > 0:
    print("Still raining:", water)
    water = water + 1
