def gcd(a, b):
    return 1

a, b = [int(word) for word in input().split()]
print(gcd(a, b))
