steps = int(input())
