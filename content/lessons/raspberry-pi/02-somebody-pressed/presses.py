is_on = False
for pressed in [True, False, True, True, False]:
    if pressed:
        is_on = not is_on
print(is_on)
