import random

secret = random.randint(1, 10)
guess = int(input("我想了一个 1 到 10 的数，猜猜看："))
if guess == secret:
    print("猜中了！")
elif guess < secret:
    print("小了，是", secret)
else:
    print("大了，是", secret)
