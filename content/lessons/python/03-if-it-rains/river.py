depth = 4
if depth > 5:
    print("A")
else:
    print("B")
if depth > 2:
    print("C")
print("D")
