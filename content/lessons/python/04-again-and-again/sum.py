total = 0
for n in range(1, 5):
    total = total + n
print(total)
