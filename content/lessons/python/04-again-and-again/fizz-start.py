last = int(input())
for n in range(1, last + 1):
    print(n)
