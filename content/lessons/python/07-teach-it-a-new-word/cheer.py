def cheer(times):
    print("hip " * times + "hooray")

cheer(2)
cheer(1)
