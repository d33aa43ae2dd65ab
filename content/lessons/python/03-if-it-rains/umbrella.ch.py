answer = input("下雨了吗？（是/否）")
if answer == "是":
    print("带上伞。")
    print("再换上雨靴。")
else:
    print("伞就放在家里吧。")
print("路上小心！")
