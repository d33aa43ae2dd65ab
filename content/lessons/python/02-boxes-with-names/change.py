water = 10
water = water - 3
water = water * 2
print(water)
