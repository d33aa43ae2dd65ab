number = int(input())
