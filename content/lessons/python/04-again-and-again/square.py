from turtle import forward, left

for side in range(4):
    forward(100)
    left(90)
