name = input("你叫什么名字？")
year = int(input("你是哪一年出生的？"))
print("你好，" + name + "！")
print("到 2050 年，你就", 2050 - year, "岁了")
