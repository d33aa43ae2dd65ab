print("滴")
