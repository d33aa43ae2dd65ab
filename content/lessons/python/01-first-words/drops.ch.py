print("滴")
print("滴滴")
print("滴滴滴")
