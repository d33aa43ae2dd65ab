next_room = {"A": "B", "B": "C", "C": "A"}
here = "A"
for step in range(5):
    here = next_room[here]
print(here)
