times = [float(word) for word in input().split()]
print(min(times))
print(len(times))
