from turtle import color, forward, left

color("teal")
for corner in range(36):
    forward(140)
    left(170)
