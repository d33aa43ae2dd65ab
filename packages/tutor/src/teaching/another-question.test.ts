import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const kindsAfter = (messages: string[]) => (talk(messages).at(-1) ?? []).map(({ kind }) => kind);
const right = /that’s right!|对，就是这样|完全正确/;
const wrong = /not it yet|还不对/;
const opens = (messages: string[]) => [en.start, ch.start].some((start) => lastOf(messages).includes(start));

const coins = "Amy has 10 coins, all nickels and quarters, worth $1.30. How many quarters does she have?";
const salt = "40克盐放入160克水中，求盐水的浓度";

describe("an answer with what it counts", () => {
  it.each([
    [coins, "4 quarters"],
    [coins, "four quarters"],
    [coins, "She has 4 quarters."],
    [salt, "20%"],
  ])("is right, and no problem of its own: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
    expect(kindsAfter(messages)).toContain("answer");
  });

  it.each([
    [coins, "6 quarters"],
    [coins, "5 quarters"],
    [salt, "30%"],
    ["What is 15% of 80?", "12%"],
  ])("is wrong, and no problem of its own: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(wrong);
    expect(lastOf(messages)).not.toMatch(right);
  });

  it("is neither for what is not asked for", () => {
    const said = [coins.replace("How many quarters", "How many nickels"), "4 quarters"];
    expect(lastOf(said)).not.toMatch(right);
    expect(opens(said)).toBe(false);
  });

  it("is a problem of its own where that is asked", () => {
    expect(opens(["What is 3/4 as a percent?", "20% of 50"])).toBe(true);
    expect(opens(["2的8次方除以5余几", "3的7次方除以5余几"])).toBe(true);
  });
});

const terms = "5, 9, 13, 17, ... what is the 10th term?";
const termsInChinese = "4，7，10，13，… 第20个数是多少";

describe("another place of a sequence", () => {
  it.each([
    [terms, "41", "what about the 20th?", "81"],
    [terms, "41", "what is the 12th term?", "49"],
    [terms, "41", "and the 21st?", "85"],
    [terms, "what about the 20th?", "81"],
    [terms, "41", "what about the 20th?", "81", "how about the 12th?", "49"],
    [termsInChinese, "61", "那第15个数呢", "46"],
    [termsInChinese, "61", "第15个呢？", "46"],
    [termsInChinese, "61", "那第15项是多少", "46"],
  ])("is asked of the same sequence: %s, %s, %s", (...messages) => {
    expect(opens(messages.slice(0, -1))).toBe(true);
    expect(lastOf(messages.slice(0, -1))).not.toMatch(wrong);
    expect(kindsAfter(messages)).toContain("answer");
    expect(lastOf([...messages.slice(0, -1), "47"])).toMatch(wrong);
  });

  it.each([
    ["Which term of the sequence 5, 9, 13, ... is 41?", "the 10th"],
    ["Which term of the sequence 5, 9, 13, ... is 41?", "is it the 10th term?"],
    ["数列5，9，13，…中41是第几项", "第10项"],
  ])("is the answer where a place is asked for: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
  });

  it.each([
    ["Which term of the sequence 5, 9, 13, ... is 41?", "10", "what about 81?"],
    ["数列5，9，13，…中41是第几项", "10", "那81呢"],
  ])("is no wrong answer where another term is asked about: %s, %s, %s", (...messages) => {
    expect(opens(messages)).toBe(true);
    expect(lastOf([...messages, "20"])).toMatch(right);
  });

  it("is no answer where the problem has no places", () => {
    const said = lastOf(["What is 2/3 + 1/5?", "what about the 20th?"]);
    expect(said).toContain(en.askWhole);
    expect(said).not.toMatch(wrong);
  });
});
