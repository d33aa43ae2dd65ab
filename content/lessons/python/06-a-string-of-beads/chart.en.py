from charts import bar

days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
rain = [3, 0, 7, 12, 5]
bar(days, rain, title="Rain in millimeters")
