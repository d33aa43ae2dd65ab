print("ha" + "ha")
print("ha" * 3)
