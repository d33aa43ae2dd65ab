import { describe, expect, it } from "vitest";
import { talk } from "../../teaching/testing/talk.ts";

const train = "一列火车长180米,以每秒20米的速度通过一座长620米的大桥,从车头上桥到车尾离桥,一共要用多少秒?";
const toldAfter = (messages: string[]) =>
  (talk(messages).at(-1) ?? []).map(({ title, markdown }) => `${title ?? ""} ${markdown}`).join("\n");

describe("a story that one calculation answers", () => {
  it("asks for the calculation first, and takes any step of it", () => {
    expect(toldAfter([train])).toContain("先试着列出一个算式");
    expect(toldAfter([train, "180+620=800"])).toContain("\\frac{800}{20}");
    expect(toldAfter([train, "180+620=800", "40"])).toContain("完全正确");
  });

  it("shows the calculation with the whole solution", () => {
    expect(toldAfter([train, "180+620=800", "给我看完整解答"])).toContain("要求的就是 $\\frac{180 + 620}{20}$");
  });

  it("says nothing of it where the calculation is written, and in a problem of the same kind", () => {
    expect(toldAfter(["老师问：(180+620)÷20等于多少"])).not.toContain("列出一个算式");
    expect(toldAfter([train, "40", "再来一题"])).not.toContain("要求的就是");
  });
});
