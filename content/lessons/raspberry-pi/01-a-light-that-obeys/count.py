on = 0
for n in range(1, 7):
    if n % 3 == 0:
        on = on + 2
    else:
        on = on + 1
print(on)
