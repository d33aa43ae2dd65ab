stone = 40
years = 0
while stone > 0:
    stone = stone - 3
    years = years + 1
print(years)
