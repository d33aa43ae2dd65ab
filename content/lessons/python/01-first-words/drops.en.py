print("drip")
print("drip drip")
print("drip drip drip")
