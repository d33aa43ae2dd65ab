numbers = [10, 20, 30, 40]
print(numbers[1])
print(numbers[-1])
