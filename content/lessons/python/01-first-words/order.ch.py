print("穿袜子")
print("穿鞋子")
print("出门")
