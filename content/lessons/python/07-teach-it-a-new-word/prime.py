def is_prime(n):
    if n < 2:
        return False
    for d in range(2, n):
        if n % d == 0:
            return False
    return True

last = int(input())
for n in range(1, last + 1):
    if is_prime(n):
        print(n)
