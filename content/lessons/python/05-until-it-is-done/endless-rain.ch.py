water = 10
while water > 0:
    print("雨还在下：", water)
    water = water + 1
