for cm in [80, 35, 12]:
    if cm < 20:
        print("stop")
    elif cm < 50:
        print("slow")
    else:
        print("go")
