answer = input("Is it raining? (yes/no) ")
if answer == "yes":
    print("Take an umbrella.")
    print("And put on your boots.")
else:
    print("Leave the umbrella at home.")
print("Have a good day!")
