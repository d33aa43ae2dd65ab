import type { Locale } from "@dripstone/contract/locale";
import { expect, it } from "vitest";
import { checkedWork } from "./checked-work.ts";
import { lastOf } from "./testing/talk.ts";

const checked = (message: string, locale: Locale) => checkedWork({ message, history: [] }, locale);

it("finds the first wrong line of what a student wants to be checked", () => {
  const blocks = checked("can you check my work?\n2(x+3) = 14\n2x + 3 = 14\n2x = 11", "en");
  expect(blocks?.[0]?.markdown).toContain("2x + 3 = 14");
  expect(blocks?.[1]?.kind).toBe("hint");
});

it("praises what is right, in the language of the student", () => {
  expect(checked("帮我检查一下\n3x + 5 = 20\n3x = 15\nx = 5", "ch")?.[0]?.markdown).toContain("每一步都对");
});

it("leaves alone what nobody wants to be checked", () => {
  expect(checked("x + y = 5\nx - y = 1", "en")).toBeNull();
  expect(checked("is x = 5 right?", "en")).toBeNull();
});

it.each([
  ["3 × (4 + 5) = 3 × 9 = 28", /`3 × 9 = 28`/],
  ["check my work: 5 + 3 × 2 = 8 × 2 = 16", /`5 \+ 3 × 2 = 8 × 2`/],
  ["check my work\nStep 1: 3x + 5 = 20\nStep 2: 3x = 25 (add 5)", /`3x = 25`/],
  ["is this right? 3/4 + 2/5 = 5/9", /isn’t right/],
  ["where did i go wrong\nx^2 = 5x\nx = 5", /`x = 5`/],
  ["(x+3)^2 = x^2 + 9 对吗", /`= x\^2 \+ 9`/],
  ["检查：\n0.5 × 0.2 = 1", /开始有问题/],
  ["检查一下\n设鸡有 x 只\n2x + 4(35 - x) = 94\n2x + 140 - 4x = 94\n-2x = -46\nx = 23", /每一步都对/],
  ["check my work\n3x + 5 = 20\n3x = 15", /every step is right so far/],
  ["check my work\n3x + 5 = 20\nblah = oops 4\nx = 5", /not sure how to judge this one: `blah = oops 4`/],
  ["can you check my work?", /each of your steps on a line/],
  ["帮我看看哪一步算错了", /每一步单独写一行/],
])("tells of it: %s", (message, said) => {
  expect(checked(message, /\p{Script=Han}/u.test(message) ? "ch" : "en")?.[0]?.markdown).toMatch(said);
});

it("takes the lines of the next message for what was to be checked", () => {
  const asked = ["Can you check my work?", "2(x+3) = 14\n2x + 3 = 14"] as const;
  expect(lastOf(asked)).toContain("`2x + 3 = 14`");
  expect(lastOf(["帮我看看哪一步算错了", "3x - 7 = 11\n3x = 11 - 7"])).toContain("`3x = 11 - 7`");
});

it("holds the first line against the problem that was asked", () => {
  expect(lastOf(["solve 2(x+3)=14", "check my work\n2x+3=14\n2x=11"])).toContain("`2x+3=14`");
  expect(lastOf(["solve 2(x+3)=14", "check my work\n2x+6=14\n2x=8\nx=4"])).toContain("every step is right");
});
