print("Hello! I am a computer.")
print("I do what I am told.")
print(365 * 24)
