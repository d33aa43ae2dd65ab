legs = {"spider": 8, "ant": 6, "cat": 4}
legs["hen"] = 2
print(legs["ant"] + legs["hen"])
print(len(legs))
