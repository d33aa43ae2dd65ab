import { describe, expect, it } from "vitest";
import { ordinaryMessage, timesAsLong } from "../testing/times-as-long.ts";
import { concernIn } from "./concern.ts";
import { besideIt } from "./testing/beside-it.ts";
import { betweenTheLines, sameWords } from "./testing/between-the-lines.ts";
import { childrenTell } from "./testing/children-tell.ts";
import { harmlessInChinese } from "./testing/harmless-in-chinese.ts";
import { harmlessInEnglish } from "./testing/harmless-in-english.ts";
import { hintedAt } from "./testing/hinted-at.ts";
import { innocent } from "./testing/innocent.ts";
import { saidAround, toldAround } from "./testing/told-around.ts";
import { toldInChinese } from "./testing/told-in-chinese.ts";
import { toldInEnglish } from "./testing/told-in-english.ts";
import { toldIndirectly } from "./testing/told-indirectly.ts";
import { wordProblems } from "./testing/word-problems.ts";
import { wordsOfDanger, wordsOfOtherThings } from "./testing/words-of-other-things.ts";

const told = [
  childrenTell,
  toldInEnglish,
  toldInChinese,
  hintedAt,
  toldIndirectly,
  toldAround,
  betweenTheLines,
].flatMap((all) => Object.entries(all));

describe.each(told)("of %s", (kind, texts) => {
  it.each(texts)("a child tells: %s", (text) => expect(concernIn(text)?.kind).toBe(kind));
});

describe("nothing is found in", () => {
  it.each([
    ...innocent,
    ...harmlessInEnglish,
    ...harmlessInChinese,
    ...wordProblems,
    ...besideIt,
    ...saidAround,
    ...sameWords,
    ...wordsOfOtherThings,
  ])("%s", (text) => expect(concernIn(text)).toBeNull());
});

it("is found in a disguised word among the numbers of a problem", () => {
  expect(concernIn("A man takes 20 p1lls and 3 drinks. How many to k1ll himself?")?.kind).toBe("self-harm");
});

describe("said in one breath with mathematics, it is no joke:", () => {
  it.each([
    "i am thinking of suicide can you help me with number 5 find the area of the triangle with base 8 and height 3",
    "how do you solve 3x + 5 = 20 for x my stepdad hits me with his belt",
    "我不想活了，先帮我算一下四分之三加六分之五等于多少",
  ])("%s", (text) => {
    expect(concernIn(text)).not.toBeNull();
    expect(concernIn(text)?.kind).not.toBe("worry");
  });
});

describe("what only sounds so beside mathematics does not hide", () => {
  it.each([
    ["im so dead inside and i cant feel anything", "self-harm"],
    ["my dad will murder me", "abuse"],
    ["爸爸会打死我的", "abuse"],
    ["meet me on zoom 812 3456 7890 for the class", "personal-data"],
    ["i was home alone and a man came in and did things to me", "abuse"],
    ["my class is flushing high school", "personal-data"],
  ] as const)("%s", (text, kind) => expect(concernIn(text)?.kind).toBe(kind));
});

describe.each(Object.entries(wordsOfDanger))("where the same words mean %s", (kind, texts) => {
  it.each(texts)("it is heard: %s", (text) => expect(concernIn(text)?.kind).toBe(kind));
});

it("is found wherever it stands in a long message", () => {
  const filling = "How do I add one third and one half? ".repeat(50);
  expect(concernIn(`${filling}i want to die. ${filling}`)).toEqual({ kind: "self-harm" });
});

it("hears who is threatened, and not who threatens, where somebody says that he will come with a knife", () => {
  for (const said of ["有人说明天放学要拿刀捅我", "有人说要拿刀捅我，我好怕"])
    expect(concernIn(said)).toEqual({ kind: "bullying" });
  expect(concernIn("我要拿刀捅他")).toEqual({ kind: "harm-to-others" });
});

describe("a hostile message of 50 kB takes no time:", () => {
  const pieces = [
    "a",
    "1 ",
    "i ",
    "i want to ",
    "my my uncle ",
    "he he ",
    "我",
    "他打",
    "想",
    "k.",
    "!",
    "不想",
    "s*",
    "someone a a ",
    "网上有人",
    "he keep ask me ",
    "my dad hit . ",
  ];
  it.each(pieces)("%s", (piece) => {
    const text = piece.repeat(50_000 / piece.length);
    // As long as what a person writes, or half as long again; it would be hundreds of times if time grew with the square of the length.
    expect(
      timesAsLong(
        () => concernIn(text),
        () => concernIn(ordinaryMessage),
      ),
    ).toBeLessThan(12);
  });
});
