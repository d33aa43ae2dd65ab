times = [float(word) for word in input().split()]
