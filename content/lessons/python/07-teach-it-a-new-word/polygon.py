from turtle import forward, left

def polygon(corners, side):
    for corner in range(corners):
        forward(side)
        left(360 / corners)

polygon(3, 120)
polygon(4, 120)
polygon(5, 120)
polygon(6, 120)
