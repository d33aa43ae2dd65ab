import { describe, expect, it } from "vitest";
import { lastOf } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;

describe("the first question", () => {
  it.each([
    ["simplify (2x^3)^2", /exponent outside the parentheses/],
    ["simplify (x^2)^3", /exponent outside the parentheses/],
    ["simplify (3x)(4x^2)", /numbers multiply to/],
    ["化简 (2x^3)^2", /括号外的指数/],
    ["1,2,3,4能组成多少个没有重复数字的三位数", /每一位各有几种选法/],
    ["x/4=9", /get rid of the fractions/],
    ["7-x=3", /\$7\$ is added/],
    ["7-x<3", /get all terms with \$x\$ on the left/],
  ])("fits what is to be done: %s", (task, asked) => {
    const said = lastOf([task]);
    expect(said).toMatch(asked);
    expect(said).not.toMatch(/same variables|simplify each side|大数字和小数字|同类项/);
  });

  it.each(["2*3x+1=7", "3(x+1)=9", "6x/4=3", "2x+3x=10"])("is to simplify only where something can be: %s", (task) => {
    expect(lastOf([task])).toContain("simplify each side");
  });

  it("is answered by the choices for each place", () => {
    expect(lastOf(["1,2,3,4能组成多少个没有重复数字的三位数", "4,3,2"])).toContain(ch.answered);
    expect(lastOf(["1,2,3,4能组成多少个没有重复数字的三位数", "3,2,1"])).not.toContain(ch.answered);
    expect(lastOf(["0,1,2,3能组成多少个没有重复数字的三位数", "3,3,2"])).toContain(ch.answered);
  });
});

describe("a calculation that is not worked out yet", () => {
  const story = "一辆汽车3小时行180千米，照这样5小时行多少千米？";

  it("is the right plan for a story", () => {
    expect(lastOf([story, "180÷3×5"])).toContain(ch.forms.planned);
    expect(lastOf([story, "180÷3×5", "300"])).toContain("完全正确");
    expect(lastOf([story, "180×3÷5"])).not.toContain(ch.forms.planned);
  });

  it("has no simplest form where it is a plain division", () => {
    expect(lastOf(["what is 200-110", "360/4"])).not.toContain(en.forms.simplest);
    expect(lastOf(["what is 2*3+36", "84/2"])).toContain(en.forms["worked-out"]);
    expect(lastOf(["what is 1/2+1/4", "6/8"])).toContain(en.forms.simplest);
  });
});
