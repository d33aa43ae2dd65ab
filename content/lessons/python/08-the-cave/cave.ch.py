rooms = {
    "大厅": {"text": "一间宽阔的石厅，洞顶滴着水。", "北": "湖", "东": "水晶洞"},
    "湖": {"text": "一片黑黑的湖，湖底有东西在闪光。", "南": "大厅"},
    "水晶洞": {"text": "四面都是水晶。没有路了，可是真美！", "西": "大厅"},
}

here = "大厅"
while True:
    print(rooms[here]["text"])
    way = input("往哪边走？（北/东/南/西/停）")
    if way == "停":
        break
    if way in rooms[here]:
        here = rooms[here][way]
    else:
        print("那边只有石头。")
print("你爬回了阳光下。")
