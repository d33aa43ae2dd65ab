from charts import bar

days = ["周一", "周二", "周三", "周四", "周五"]
rain = [3, 0, 7, 12, 5]
bar(days, rain, title="雨量（毫米）")
