row = [1, 1]
for i in range(4):
    row.append(row[-1] + row[-2])
print(row)
