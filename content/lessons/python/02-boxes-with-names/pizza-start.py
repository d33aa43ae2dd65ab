slices = int(input())
friends = int(input())
