from turtle import color, forward, left

def polygon(corners, side):
    for corner in range(corners):
        forward(side)
        left(360 / corners)

def flower(petals):
    for petal in range(petals):
        polygon(6, 60)
        left(360 / petals)

color("purple")
flower(12)
