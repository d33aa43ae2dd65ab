slices = int(input())
friends = int(input())
print(slices // friends)
print(slices % friends)
