import { readFileSync } from "node:fs";
import { readWeeklyProblems } from "@dripstone/content";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { keepProblems } from "../seed-problems.ts";

const words = JSON.parse(
  readFileSync(new URL("../../../../../../packages/tutor/src/teaching/words.json", import.meta.url), "utf8"),
);

const t = useTestApp();
let statement = { en: "", ch: "" };

beforeAll(async () => {
  const all = await readWeeklyProblems(new URL("../../../../../../content", import.meta.url));
  const cube = all.filter(({ slug }) => slug === "rain-on-the-cube");
  await keepProblems(t.db, cube);
  const [{ text } = { text: null }] = cube;
  if (text) statement = { en: text.en.statement, ch: text.ch.statement };
});

/** What the tutor says to each message of a new conversation. */
async function talk(messages: readonly string[]): Promise<string[]> {
  const { token } = await t.signUp();
  const sessionId = crypto.randomUUID();
  const replies: string[] = [];
  for (const message of messages) {
    const { data } = await t.call("POST /chatbot/message", { token, body: { message, sessionId } });
    replies.push(data.response);
  }
  return replies;
}

const isClosed = (reply: string) => [words.en.closed, words.ch.closed].some((said) => reply.startsWith(said));

/** Whether something is said to be right or wrong. */
const verdict =
  /well done|every step is right|that’s right|exactly right|correct|not it yet|isn’t right|完全正确|答对|每一步都对|答案也对|不对|还差/i;

describe("after the open weekly problem was asked, a guess is neither confirmed nor denied", () => {
  it.each([
    [["答案是 (n-2)^2(n-1) 吗？", "我算得 n^3-5n^2+8n-4"]],
    [["Is it (n-2)^2(n-1)?", "I got n^3-5n^2+8n-4"]],
    [["Is it (n-2)^3?", "I got n^3-6n^2+12n-8"]],
    [["答案是 (n-2)^3 吗？"]],
    [["Check my work:\n(n-2)*(n-2)*(n-1)\n= (n-2)^2*(n-1)"]],
    [["Check my work:\n(n-2)*(n-2)*(n-2)\n= (n-2)^3"]],
    [["The answer to the weekly problem is (n-2)^2(n-1), yes or no?", "true or false: dry cubes = (n-2)^2(n-1)"]],
    [["expand (n-2)^2(n-1)", "n^3-5n^2+8n-4"]],
    [["(n-2)(n-2)(n-1)"]],
    [["展开 (x-2)^2(x-1)"]],
    [["what is 12 times 15", "180", "Is it (n-2)^2(n-1)?"]],
    [["factor n^3-5n^2+8n-4"]],
  ])("%j", async (guesses) => {
    for (const problem of Object.values(statement)) {
      const replies = (await talk([problem, ...guesses])).slice(1);
      for (const [place, reply] of replies.entries()) {
        const guess = guesses[place] ?? "";
        if (guess === "180" || guess.includes("12 times")) continue;
        expect([guess, reply, isClosed(reply)]).toEqual([guess, reply, true]);
        expect(reply).not.toMatch(verdict);
      }
    }
  });

  it.each([
    ["The answer to the weekly problem is (n-2)^2(n-1), yes or no?"],
    ["Is (n-2)^3 the answer to this week's problem?"],
    ["每周一题的答案是 (n-2)^2(n-1) 吗？"],
  ])("nor in a new conversation that names the problem: %s", async (question) => {
    const [reply = "", then = ""] = await talk([question, "true or false: dry cubes = (n-2)^2(n-1)"]);
    expect([isClosed(reply), isClosed(then)]).toEqual([true, true]);
    expect(`${reply}${then}`).not.toMatch(verdict);
  });

  it.each([
    ["what is 12 times 15", "180"],
    ["3x+5=20", "x = 5"],
    ["What is the gcd of 84 and 36?", "I got 12"],
    ["Check my work:\n3x+5=20\n3x=15\nx=5"],
    ["expand (n-2)(n-1)"],
    ["factor n^2-5n+6"],
    ["solve n^2-5n+6=0"],
    ["check my work: 3 * 4 = 12"],
  ])("and other mathematics goes on: %j", async (...messages) => {
    const replies = (await talk([statement.en, ...messages])).slice(1);
    for (const reply of replies) expect([reply, isClosed(reply)]).toEqual([reply, false]);
  });
});

describe("the open weekly problem is known by what it is called", () => {
  it.each([
    "hint for the weekly problem",
    "What's the answer to this week's problem?",
    "how do I solve the problem of the week",
    "I'm stuck on the weekly problem",
    "给我本周题目的提示",
    "这周的题怎么做？",
    "每周一题的答案",
    "帮我做一下每周一题",
  ])("%s", async (question) => {
    const [first = "", second = ""] = await talk([question, "give me another hint"]);
    expect([first, isClosed(first), second, isClosed(second)]).toEqual([first, true, second, true]);
    expect(first).not.toBe(second);
  });

  it.each([
    "When does the weekly problem close?",
    "How many points do I get for solving the weekly problem?",
    "What was the answer to last week's problem?",
    "上周的题答案是什么？",
    "每周一题什么时候截止？",
    "I run 3 miles every week. How many miles in 4 weeks?",
    "我每周跑 3 千米，4 周跑多少千米？",
  ])("and is not meant by: %s", async (question) => {
    const [reply = ""] = await talk([question]);
    expect([reply, isClosed(reply)]).toEqual([reply, false]);
  });
});
