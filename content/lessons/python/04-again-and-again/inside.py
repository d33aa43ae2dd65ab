for n in range(2):
    print("a")
    print("b")
print("c")
