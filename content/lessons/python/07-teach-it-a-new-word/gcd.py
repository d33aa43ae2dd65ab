def gcd(a, b):
    while b != 0:
        a, b = b, a % b
    return a

a, b = [int(word) for word in input().split()]
print(gcd(a, b))
