import random

secret = random.randint(1, 10)
guess = int(input("I'm thinking of a number from 1 to 10. Your guess? "))
if guess == secret:
    print("You got it!")
elif guess < secret:
    print("Too small. It was", secret)
else:
    print("Too big. It was", secret)
