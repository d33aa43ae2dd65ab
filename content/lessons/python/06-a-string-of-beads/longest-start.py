words = input().split()
longest = ""
