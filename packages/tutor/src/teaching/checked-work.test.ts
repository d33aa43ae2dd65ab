import type { Locale } from "@dripstone/contract/locale";
import { describe, expect, it } from "vitest";
import { checkedWork } from "./checked-work.ts";
import { lastOf } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

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

describe("a calculation that begins in words", () => {
  it.each([
    "check my work: 25% of 80 = 0.25*80 = 20",
    "check my work: 10% of 50 = 5",
    "check my work: 50 percent of 60 = 30",
    "check my work: 1/3 of 12 = 4",
    "check my work: half of 30 = 15",
    "check my work: 12 divided by 3 = 4",
    "check my work: I did 3*4 = 12",
    "is my answer right? 20% of 50 = 10",
    "检查我的过程：80的25%=0.25×80=20",
    "检查我的过程：12除以3=4",
  ])("is right where it is: %s", (message) => {
    const { workRight } = words[/\p{Script=Han}/u.test(message) ? "ch" : "en"];
    expect(lastOf([message])).toContain(workRight);
  });

  it.each([
    ["check my work: 10% of 50 = 6", "10% × 50 = 6"],
    ["check my work: 25% of 80 = 0.25*80 = 21", "0.25*80 = 21"],
    ["检查我的过程：80的25%=0.25×80=22", "0.25×80 = 22"],
  ])("is wrong where it is: %s", (message, line) => expect(lastOf([message])).toContain(`\`${line}\``));

  it.each([
    "check my work: the average of 4 and 8 = 6",
    "check my work: 6 less than 10 = 4",
    "check my work: 10% off 50 = 45",
    "检查我的过程：10的一半=6",
    "检查我的过程：5和7的和=13",
    "检查我的过程：比5多3=9",
  ])("is not judged by a part of it: %s", (message) => {
    const said = lastOf([message]);
    for (const { workRight, workLook } of [words.en, words.ch])
      for (const judged of [workRight, workLook]) expect(said).not.toContain(judged);
  });

  it("is held by itself where a percent was asked", () => {
    expect(lastOf(["what is 25% of 80", "check my work: 25% of 80 = 0.25*80 = 20"])).toContain(words.en.workRight);
  });
});

describe("working on a single line", () => {
  it.each([
    ["check my work: 2x + 6 = 14, 2x = 20, x = 10", "2x = 20"],
    ["check my work: 3x-4=11; 3x=15; x=4", "x=4"],
    ["2x+6=14 so 2x=20 so x=10, is that right?", "2x=20"],
    ["check my work: 3x+5=20, then 3x=25, then x=25/3", "3x=25"],
    ["检查我的过程：2x+6=14，2x=20，x=10", "2x=20"],
    ["检查我的过程：2x+6=14，所以2x=20，得x=10", "2x=20"],
  ])("is wrong where it is: %s", (message, line) => expect(lastOf([message])).toContain(`\`${line}\``));

  it.each([
    "check my work: 2x + 6 = 14, 2x = 8, x = 4",
    "check my work: x^2-5x+6=0, (x-2)(x-3)=0, x=2, x=3",
    "check my work: x+y=5, x-y=1, 2x=6, x=3, y=2",
    "check my work: x^2 > 4, x > 2, x < -2",
    "check my work: 1,200 + 300 = 1,500",
    "检查我的过程：2x+6=14，所以2x=8，得x=4",
  ])("is right where it is: %s", (message) => {
    const { workRight } = words[/\p{Script=Han}/u.test(message) ? "ch" : "en"];
    expect(lastOf([message])).toContain(workRight);
  });
});
