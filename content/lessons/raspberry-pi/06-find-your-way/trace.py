state = "search"
for cm in [90, 12, 70, 8]:
    if state == "search" and cm < 15:
        state = "turn"
    elif state == "turn":
        state = "search"
    print(state)
