for word in input().split():
    cm = int(word)
    print("forward")
