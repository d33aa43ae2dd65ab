stones = 5
print(stones)
stones = stones + 2
print(stones)
