n = int(input())
steps = 0
print(steps)
