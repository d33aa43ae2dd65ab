def double(n):
    return n * 2

def add_one(n):
    return n + 1

print(double(add_one(5)))
print(add_one(double(5)))
