x = 0
y = 0
way = input()
while way != "stop":
    way = input()
print(x, y)
