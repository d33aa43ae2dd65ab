for n in range(1, 11):
    print(n, "x 7 =", n * 7)
