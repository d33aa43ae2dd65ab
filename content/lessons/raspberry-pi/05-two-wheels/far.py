speed, seconds = [float(word) for word in input().split()]
print(speed * seconds)
