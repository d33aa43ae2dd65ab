steps = int(input())
for n in range(1, steps + 1):
    print("#" * n)
