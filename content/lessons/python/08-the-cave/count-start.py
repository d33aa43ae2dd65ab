words = input().split()
counts = {}
