print("drip")
