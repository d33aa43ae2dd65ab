import { describe, expect, it } from "vitest";
import { readQuestion } from "../solver/question.ts";
import { solve } from "../solver/solve.ts";
import { claims } from "./answer.ts";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

/** Problems that no pattern has, and that are likely, not surely, what the weights take them for. */
const inEnglish =
  "Last year 240 kids came to the science fair, this year 276 came. By what percent did attendance go up?";
const inChinese = "爸爸存了一笔两年期的定期存款，年利率是2.1%，到期得到利息630元，他存了多少钱";

describe("what is likely meant, but not surely", () => {
  it.each([
    [inEnglish, words.en.guess, "15"],
    [inChinese, words.ch.guess, "15000"],
  ])("is told as a guess, quoted, and worked on: %s", (problem, guess, answer) => {
    const [blocks] = talk([problem]);
    expect(blocks?.[0]?.markdown).toBe(guess);
    expect(blocks?.[1]?.markdown).toMatch(/^> /);
    expect(JSON.stringify(blocks)).not.toContain(answer);
    expect(blocks?.at(-1)?.kind).toBe("question");
    expect(lastOf([problem, answer])).not.toContain(guess);
  });

  it.each([
    [inEnglish, "no", words.en.misread],
    [inEnglish, "no, that's not what i meant", words.en.misread],
    [inChinese, "不是", words.ch.misread],
    [inChinese, "不是这道题", words.ch.misread],
  ])("is taken back by who asked: %s / %s", (problem, no, said) => {
    expect(lastOf([problem, no])).toContain(said);
    // What comes then is judged by itself.
    expect(lastOf([problem, no, "solve 3x + 5 = 20"])).not.toContain(said);
    expect(lastOf([problem, no, "12"])).not.toContain(words.en.right);
  });

  it.each([
    [inEnglish, "yes", words.en.start],
    [inEnglish, "yes thats it", words.en.start],
    [inEnglish, "yep that's the one!", words.en.start],
    [inChinese, "对", words.ch.start],
    [inChinese, "是的，就是这道题", words.ch.start],
  ])("is worked on where it is what was meant: %s / %s", (problem, yes, said) => {
    const [, blocks] = talk([problem, yes]);
    expect(blocks?.map(({ kind }) => kind)).toEqual(["text", "question"]);
    expect(blocks?.[0]?.markdown).toBe(said);
  });

  it.each([
    ["王老师带了500元去买足球，每个足球45元，最多可以买几个？", "11"],
    ["一次测验,全班40人,有38人及格,及格率是多少?", "95%"],
  ])("has the right answer: %s", (problem, answer) => {
    const question = readQuestion(problem);
    const outcome = question && solve(question);
    expect(outcome?.kind === "guessed" && outcome.solution.answer.key).toBe(answer);
  });

  it.each(["食堂有大米300千克，吃了五分之二，又买来50千克，现在有多少千克？", "How much is 5 more than 3?"])(
    "is nothing where a part was taken for an amount, or it may be two things: %s",
    (problem) => {
      const question = readQuestion(problem);
      expect(question && solve(question).kind).toBe("unknown");
    },
  );

  it.each(["36", "999"])("is doubted as long as nobody has said yes: %s", (value) => {
    expect(lastOf([inEnglish, value])).toContain(words.en.ifMeant);
    expect(lastOf([inEnglish, "yes", value])).not.toContain(words.en.ifMeant);
  });

  it.each(["no idea how to start", "no clue, give me a hint"])("stays where a hint is asked for: %s", (hint) => {
    expect(lastOf([inEnglish, hint])).not.toContain(words.en.misread);
  });

  it("is told in short where quick help is wanted, and still as a guess", () => {
    const told = lastOf([inEnglish], { mode: "quick-help" });
    expect(told).toContain(words.en.guess);
    expect(told).toContain("276 - 240 = 36");
  });

  it("is no reply to somebody who works on another problem", () => {
    expect(lastOf(["solve 3x + 5 = 20", "15"])).not.toContain(words.en.guess);
  });

  it("claims nothing where somebody else would answer", () => {
    const asked = { history: [], mode: "tutoring", section: "math", language: "en", passages: [] } as const;
    expect(claims({ ...asked, message: inEnglish, isClosed: () => false })).toBe(false);
    expect(claims({ ...asked, message: "solve 3x + 5 = 20", isClosed: () => false })).toBe(true);
  });

  it("is not told of a problem that is open, nor what it is taken for", () => {
    const isClosed = (messages: readonly string[]) => messages.some((message) => message.includes("240"));
    const told = lastOf([inEnglish], { isClosed });
    expect(told).not.toContain(words.en.guess);
    expect(told).not.toMatch(/276|15/);
  });
});
