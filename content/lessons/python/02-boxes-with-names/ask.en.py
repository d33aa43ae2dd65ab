name = input("What's your name? ")
year = int(input("What year were you born? "))
print("Hello, " + name + "!")
print("In the year 2050 you'll be", 2050 - year)
