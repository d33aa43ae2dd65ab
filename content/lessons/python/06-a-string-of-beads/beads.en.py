beads = ["jade", "amber", "coral"]
print(beads)
print(beads[0])
beads.append("pearl")
for bead in beads:
    print("a bead of", bead)
print(len(beads), "beads")
