values = [int(word) for word in input().split()]
values.sort()
print(values[len(values) // 2])
