import { expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";

it("asks nobody what one costs who has said so", () => {
  expect(lastOf(["一本练习本3元，买5本要多少元？", "提示"])).not.toContain("$1$ 份的总价");
  expect(lastOf(["One ticket costs $8. How much do 5 tickets cost?", "hint"])).not.toContain("$1$ cost");
  expect(lastOf(["3本练习本9元，买5本要多少元？"])).toContain("$3$ 份的总价");
});

it("asks nobody for a number that the line before tells", () => {
  expect(lastOf(["爸爸今年40岁，是小明年龄的4倍，3年后小明几岁？", "10"])).not.toContain("已知 $x = 40$");
});

it("says what is left of a calculation only where something is", () => {
  const told = (message: string) => JSON.stringify(talk([message], { mode: "quick-help" }));
  expect(told("what is 123*45")).toContain("= 5535$.");
  expect(told("what is 123*45")).not.toContain("Now we have");
  expect(told("123×45等于多少")).not.toContain("这时算式变成");
  expect(told("what is 123*45+6")).toContain("Now we have $5535 + 6$");
});
