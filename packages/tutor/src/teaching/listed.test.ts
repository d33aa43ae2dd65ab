import { describe, expect, it } from "vitest";
import { lastOf } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const beginningOf = (text: string) => text.split(".")[0]?.split("。")[0] ?? text;

describe("a list of multiples or factors", () => {
  it.each([
    ["LCM of 4 and 6", "4, 8, 12", en.listed.multiples],
    ["LCM of 4 and 6", "6, 12, 18", en.listed.multiples],
    ["LCM of 4 and 6", "multiples of 4: 4, 8, 12, 16", en.listed.multiples],
    ["LCM of 4 and 6", "4, 8, 12 and 6, 12, 18", en.listed.multiples],
    ["GCF of 12 and 18", "1, 2, 3, 4, 6, 12", en.listed.factors],
    ["求4和6的最小公倍数", "4、8、12", ch.listed.multiples],
    ["求4和6的最小公倍数", "4的倍数有：4,8,12；6的倍数有：6,12,18", ch.listed.multiples],
    ["求12和18的最大公因数", "1,2,3,6,9,18", ch.listed.factors],
  ])("is a right way: %s, %s", (task, list, said) => {
    expect(lastOf([task, list])).toContain(beginningOf(said));
  });

  it.each([
    ["LCM of 4 and 6", "4, 8, 13"],
    ["LCM of 4 and 6", "4, 8, 16"],
    ["LCM of 4 and 6", "multiples of 4: 6, 12, 18"],
    ["LCM of 4 and 6", "5, 10, 15"],
    ["GCF of 12 and 18", "1, 2, 3, 5"],
    ["GCF of 12 and 18", "12, 24, 36"],
  ])("is none with a number that is no such: %s, %s", (task, list) => {
    const said = lastOf([task, list]);
    expect(said).not.toContain(beginningOf(en.listed.multiples));
    expect(said).not.toContain(beginningOf(en.listed.factors));
    expect(said).not.toContain(en.underWay);
  });

  it("is not the answer yet", () => {
    expect(lastOf(["LCM of 4 and 6", "4, 8, 12", "12"])).toContain(beginningOf(en.right).split("{{")[0]);
    expect(lastOf(["LCM of 4 and 6", "4, 8, 12", "24"])).not.toContain(beginningOf(en.right).split("{{")[0]);
  });
});
