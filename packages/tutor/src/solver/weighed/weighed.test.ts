import { describe, expect, it } from "vitest";
import { teach } from "../../teaching/teach.ts";
import { readQuestion } from "../question.ts";
import { solve } from "../solve.ts";
import { digestOf } from "./testing/learn-all.ts";
import { readRows } from "./testing/read-rows.ts";
import { readWeights } from "./weigh.ts";

const answerOf = (text: string) => {
  const question = readQuestion(text);
  const outcome = question && solve(question);
  return outcome?.kind === "solved" ? outcome : null;
};

it("weighs by the rows that are here; otherwise `npm run weigh-questions` is due", () => {
  expect(readWeights().of).toBe(digestOf(readRows()));
});

describe("a question in other words than the patterns have", () => {
  it.each(["factor x2-9x+20 pls", "分解因式x2-9x+20"])("%s", (text) => {
    const found = answerOf(text);
    expect(found?.takenFor).toBeDefined();
    expect(found?.solution.answer.key.replaceAll(" ", "")).toBe("(x-4)(x-5)");
  });

  it.each([
    ["Solve for y: 3x + 2y = 12 when x = 2", "3"],
    ["直线y=2x-6与直线y=x的交点坐标", "x = 6, y = 6"],
    ["王老师带 48 名学生去划船，每条船坐 6 人，至少要租几条船？", "8"],
    [
      "A teacher has 48 pencils and 36 erasers and 10 pens. What is the greatest number of identical bags she can make with nothing left over?",
      "2",
    ],
  ])("%s", (text, key) => {
    expect(answerOf(text)?.solution.answer.key.replace(/^x = (?=\d$)/, "")).toBe(key);
  });

  it("is said back before anything else", () => {
    const blocks = teach({
      message: "factor x2-9x+20 pls",
      history: [],
      mode: "tutoring",
      language: "en",
      isClosed: () => false,
    });
    expect(blocks?.[0]?.markdown).toMatch(/^I read this as: .*x\^2-9x\+20/);
  });

  it("gives nothing away of an open problem that only its meaning shows", () => {
    const blocks = teach({
      message: "factor x2-9x+20 pls",
      history: [],
      mode: "tutoring",
      language: "en",
      isClosed: (messages) => messages.some((message) => message.includes("x^2-9x+20")),
    });
    expect(JSON.stringify(blocks)).not.toMatch(/x ?- ?[45]|I read this/);
  });
});

it.each([
  "factor x2-9x+20 pls, and also 3x2+7x+2 and 14",
  "老师让我们用十字相乘法分解6x²+7x-3，再求它和17的差的因数个数",
  `factor ${"(".repeat(1500)}`,
  `${"1+".repeat(1900)}pls factor`,
  `${"x2 ".repeat(1200)}`,
  "Solve x^2 - 7x + 10 = 0 and give me only the smaller solution times 3 and the larger one.",
  "不等式组x+3>1且2x-1≤5的非负整数解的平方和是多少?",
  "√12-√27+√48化简之后再平方,结果是多少?",
  "Tim says that (x + 5)^2 = x^2 + 25 is not true for any number x at all. Is Tim right?",
  "两根铁丝长36米和60厘米，要截成同样长的小段且没有剩余，每段最长多少厘米？",
  "4 pencils and 3 erasers cost $11, and 2 pens and 5 erasers cost $9. How much is one pencil?",
  "x^3 - 6x^2 + 11x - 6",
])("nothing is made of what is more than one question, another one, or none: %s", (text) => {
  expect(answerOf(text)?.takenFor).toBeUndefined();
});

it.each(["a的平方减4 除以 a的平方加4a加4 化简", "simplify x squared minus 9 divided by x minus 3"])(
  "does not choose where words leave open what is divided: %s",
  (text) => {
    expect(answerOf(text)).toBeNull();
  },
);

it.each([
  "There are n students. 12 are boys. Write an expression for the number of boys.",
  "There are n students. 12 are boys. What is the number of students who like the boys?",
])("multiplies nothing that is not said to be many times: %s", (text) => {
  expect(answerOf(text)?.solution.answer.key ?? "").not.toMatch(/12 ?n/);
});

it("divides nothing by what is left over", () => {
  expect(
    answerOf("What is the greatest number that divides both 78 and 102 with remainder 6?")?.solution.answer.key,
  ).not.toBe("6");
});

it("never counts what somebody wants to be listed", () => {
  const listed = answerOf("正整数x＜y，且xy＋x＋y＝34，求(x,y)");
  expect(listed?.solution.answer.key ?? "x = 4, y = 6").toBe("x = 4, y = 6");
});
