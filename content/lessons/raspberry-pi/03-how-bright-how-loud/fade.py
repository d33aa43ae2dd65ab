for step in range(0, 101, 25):
    print(step / 100)
