values = [int(word) for word in input().split()]
print(sum(values) / len(values))
