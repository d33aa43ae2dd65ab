points = 95
if points >= 50:
    print("passed")
elif points >= 90:
    print("excellent")
else:
    print("try again")
