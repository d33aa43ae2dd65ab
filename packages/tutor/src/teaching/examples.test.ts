import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const titles = (messages: string[]) =>
  talk(messages).flatMap((blocks) => blocks.flatMap(({ kind, title }) => (kind === "example" ? [title] : [])));

describe("another example", () => {
  it.each([
    ["solve 3x+5=20", "another example"],
    ["gcd of 84 and 36", "another example"],
    ["what is 3/4 + 2/5", "another example"],
    ["what is 25% of 80", "another example"],
    ["a right triangle has legs 3 and 4, find the hypotenuse", "another example"],
    ["长方形长8厘米宽5厘米，求周长", "再举个例子"],
  ])("has other numbers each time: %s", (problem, again) => {
    const shown = titles([problem, again, again, again]);
    expect(shown).toHaveLength(3);
    expect(new Set(shown).size).toBe(3);
  });

  it("is the same again for who asks the same again", () => {
    const messages = ["solve 3x+5=20", "another example", "another example"];
    expect(titles(messages)).toEqual(titles(messages));
  });

  it("is never posed after it was worked out", () => {
    const messages = ["solve 3x+5=20", "another example", "another example", "another problem", "another problem"];
    const posed = talk(messages)
      .slice(-2)
      .map((blocks) => blocks.find(({ kind }) => kind === "question")?.markdown.toLowerCase() ?? "");
    expect(new Set(posed).size).toBe(2);
    for (const title of titles(messages)) expect(posed).not.toContain(`${title}.`);
  });

  it("is not posed where a step of it was shown", () => {
    const messages = ["solve 3x+5=20", "hint", "hint", "another problem"];
    expect(lastOf(messages.slice(0, 3))).toContain("4 x + 7 = 31");
    expect(lastOf(messages)).not.toContain("4 x + 7 = 31");
  });
});

describe("who thinks little of himself", () => {
  it.each(["i hate math", "I'm bad at math", "im stupid"])("is answered kindly, and led on: %s", (message) => {
    const blocks = talk(["solve 3x+5=20", message]).at(-1) ?? [];
    expect(blocks.map(({ markdown }) => markdown)).toContain(en.discouraged);
    expect(blocks.at(-1)?.kind).toBe("hint");
  });

  it.each(["我好笨", "不想学了"])("is answered kindly in Chinese, too: %s", (message) => {
    expect(lastOf(["解方程 4x+3=19", message])).toContain(ch.discouraged);
  });

  it("is asked for a problem where there is none, and left in peace where it is done", () => {
    expect(lastOf(["i hate math"])).toContain(en.sendOne);
    expect(lastOf(["solve 3x+5=20", "x=5", "i hate math"])).toContain(en.restOrGoOn);
  });

  it("is judged where he says an answer", () => {
    expect(lastOf(["solve 3x+5=20", "i'm stupid, is it 5?"])).toMatch(/that’s right/);
  });
});

it.each(["how?", "can you explain it?", "can't do it", "I tried", "help"])(
  "takes for a call for help: %s",
  (message) => {
    expect(lastOf(["solve 3x+5=20", message])).toContain(en.hint);
    expect(lastOf(["solve 3x+5=20", message])).not.toContain(en.unclear);
  },
);
