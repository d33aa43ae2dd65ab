for word in input().split():
    cm = int(word)
    if cm < 15:
        print("back")
    elif cm < 30:
        print("turn")
    else:
        print("forward")
