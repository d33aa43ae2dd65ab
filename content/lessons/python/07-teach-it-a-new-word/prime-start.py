def is_prime(n):
    return True

last = int(input())
for n in range(1, last + 1):
    if is_prime(n):
        print(n)
