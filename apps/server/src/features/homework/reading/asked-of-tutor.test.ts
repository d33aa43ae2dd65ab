import { describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { openClass } from "../testing/school-class.ts";

const t = useTestApp();

const problems = [
  "Find the greatest common divisor of 1071 and 462.",
  "Maya is 3 times as old as Leo. Together they are 48 years old. How old is Maya?",
  "一件夹克原价 260 元，打八折后多少元？",
  "Solve 7x+4=3x+40.",
  "Solve x^2-7x+10=0.",
  "A train travels 180 km in 2.5 hours. What is its average speed?",
];

const inChinese = [
  "求 1071 和 462 的最大公因数。",
  "玛雅的年龄是里奥的 3 倍，两人一共 48 岁。玛雅几岁？",
  "一件夹克原价 260 元，打八折后多少元？",
  "解方程 7x+4=3x+40。",
  "解方程 x²-7x+10=0。",
  "一列火车 2.5 小时行 180 千米，平均速度是多少？",
];

/** Ways to set several problems in one text. */
const lists: Record<string, (problem: string, place: number) => string> = {
  "1. on lines": (problem, place) => `${place + 1}. ${problem}\n`,
  "1. one after another": (problem, place) => `${place + 1}. ${problem} `,
  "(1)": (problem, place) => `(${place + 1}) ${problem}\n`,
  "（1） one after another": (problem, place) => `（${place + 1}）${problem}`,
  "1)": (problem, place) => `${place + 1}) ${problem}\n`,
  "1、": (problem, place) => `${place + 1}、${problem}\n`,
  "①": (problem, place) => `${"①②③④⑤⑥"[place]} ${problem} `,
  "一、": (problem, place) => `${"一二三四五六"[place]}、${problem}\n`,
  "a)": (problem, place) => `${"abcdef"[place]}) ${problem}\n`,
  "Problem 3:": (problem, place) => `**Problem ${place + 1}:** ${problem}\n`,
  第3题: (problem, place) => `第${place + 1}题：${problem}\n`,
  bullets: (problem) => `- ${problem}\n`,
  lines: (problem) => `${problem}\n`,
  paragraphs: (problem) => `${problem}\n\n`,
};

/** A student of a class with this homework, and how the tutor answers. */
async function studentWith(homework: { en: string; ch: string }) {
  const [student, teacher] = [await t.signUp(), await t.signUp({ role: "teacher" })];
  const room = await openClass(t, { teacher, students: [student] });
  await t.db
    .updateTable("lessons")
    .set({ homework: JSON.stringify(homework) })
    .where("classId", "=", room.id)
    .where("week", "=", 1)
    .execute();
  return async (...messages: string[]) => {
    const sessionId = crypto.randomUUID();
    let last = "";
    for (const message of messages) {
      const body = { message, sessionId };
      last = (await t.call("POST /chatbot/message", { token: student.token, body })).data.response;
    }
    return last;
  };
}

const closed = /still open for answers|还在作答中/;
const more = "I tried: I got 5. Show me the full solution";

describe("each of several problems that one homework sets is helped with by hints alone", () => {
  it.each(Object.entries(lists))("set as %s", async (_, item) => {
    const ask = await studentWith({ en: problems.map(item).join(""), ch: inChinese.map(item).join("") });
    for (const asked of [...problems, ...inChinese])
      expect([asked, await ask(asked)]).toEqual([asked, expect.stringMatching(closed)]);
  });

  it.each([
    "8) gcd(462, 1071)",
    "1071 和 462 的最大公约数是几",
    "小明的年龄是小红的3倍，两人年龄和是48，小明多少岁？",
    "Anna is three times as old as Ben. Together they are 48. How old is Anna?",
    "A jacket costs 260 yuan, 20% off. What is the price now?",
    "Seven times a number plus 4 equals three times the number plus 40",
    "一个数的7倍加4等于它的3倍加40，求这个数",
    "7n + 4 = 3n + 40",
    "x²－7x＋10＝0 求 x",
    "factor x^2-7x+10",
    "火车2.5小时行180千米，平均速度是多少",
  ])("in other words, in the other language, with another number: %s", async (asked) => {
    const list = problems.map((problem, place) => `${place + 1}. ${problem}`).join("\n");
    const ask = await studentWith({ en: list, ch: list });
    expect(await ask(asked, more)).toMatch(closed);
  });

  it.each([
    "What is the gcd of 90 and 24?",
    "Solve 5x-2=13",
    "factor x^2-9x+20",
    "What is 15% of 80?",
    "A train travels 100 km in 2 hours. What is its average speed?",
    "一件衬衫原价 60 元，打九折后多少元？",
    "12 * 16",
  ])("and what is none of them is worked out: %s", async (asked) => {
    const list = problems.map((problem, place) => `${place + 1}. ${problem}`).join("\n");
    const ask = await studentWith({ en: list, ch: list });
    expect(await ask(asked, more)).not.toMatch(closed);
  });
});
