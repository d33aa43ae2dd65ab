print("Put on socks")
print("Put on shoes")
print("Walk out the door")
