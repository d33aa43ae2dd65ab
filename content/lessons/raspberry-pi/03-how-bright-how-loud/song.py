beats = [float(word) for word in input().split()]
print(sum(beats) * 0.5)
