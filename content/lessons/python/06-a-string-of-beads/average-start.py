numbers = [int(word) for word in input().split()]
