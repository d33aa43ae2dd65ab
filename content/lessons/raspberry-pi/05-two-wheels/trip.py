plan = [2, 0.5, 2, 0.5]
seconds = 0
for part in plan:
    seconds = seconds + part
print(seconds)
