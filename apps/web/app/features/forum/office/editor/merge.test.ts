import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { merge } from "./merge.ts";
import { newCategory, portions, read, write } from "./values.ts";

const base = { ...newCategory, name: { en: "Riddles", ch: "谜题" } };

describe("when two have changed a category at once", () => {
  it("what only one of them has changed is kept of both", () => {
    const mine = write(base, "name.en", "Puzzles");
    const theirs = write(write(base, "name.ch", "谜语"), "active", false);
    const { merged, takenOver, disputed } = merge({ base, mine, theirs });
    expect(merged).toEqual({ ...base, name: { en: "Puzzles", ch: "谜语" }, active: false });
    expect([takenOver, disputed]).toEqual([["name.ch", "active"], []]);
  });

  it("what both have changed stays mine, and is told; the same change is no dispute", () => {
    const mine = write(write(base, "color", "rose"), "icon", "book");
    const theirs = write(write(base, "color", "teal"), "icon", "book");
    const { merged, takenOver, disputed } = merge({ base, mine, theirs });
    expect(merged).toEqual(mine);
    expect([takenOver, disputed]).toEqual([[], ["color"]]);
  });

  it("nothing of either is lost without being told, whatever they change", () => {
    const values = fc
      .array(fc.tuple(fc.constantFrom(...portions), fc.constantFrom("", "a", "b")))
      .map((changes) => changes.reduce((it, [portion, value]) => write(it, portion, value), base));
    fc.assert(
      fc.property(values, values, (mine, theirs) => {
        const { merged, takenOver, disputed } = merge({ base, mine, theirs });
        for (const portion of portions) {
          const [was, my, their, now] = [base, mine, theirs, merged].map((it) => read(it, portion));
          expect(now).toBe(takenOver.includes(portion) ? their : my);
          if (their !== was && their !== now) expect(disputed).toContain(portion);
          if (my !== was) expect(now).toBe(my);
        }
      }),
    );
  });
});
