beads = ["翡翠", "琥珀", "珊瑚"]
print(beads)
print(beads[0])
beads.append("珍珠")
for bead in beads:
    print("一颗", bead)
print("一共", len(beads), "颗")
