import { renderMarkdown } from "@dripstone/markdown";
import { builtIn } from "@dripstone/tutor";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import { seed } from "../../../seed/seed.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { findPassages } from "./find-passages.ts";

const t = useTestApp();

beforeAll(async () => {
  await seed(t.db, { now: t.clock.now(), demo: true });
  await tidyUp(t.deps);
});

/** What is found first in the school's own content. */
it.each([
  ["Why does my loop never end?", "My countdown never ends"],
  ["How does a robot know where a wall is?", "Seeing With Sound"],
  ["机器人怎么知道前面有墙？", "用声音看东西"],
  ["getline 为什么读到空行", "getline"],
  ["距离传感器的读数乱跳", "Distance sensor"],
  ["“的、得、地”怎么区分？", "的、得、地"],
  ["What’s the difference between 的, 得, and 地?", "的、得、地"],
  ["量词怎么用", "量词"],
  ["why is it an hour but a university", "An hour, a university"],
  ["日记写成流水账怎么办", "流水账"],
  ["考试的时候老是粗心怎么办", "粗心"],
  ["How do I get ready for the AMC 8?", "AMC 8 Practice Test"],
  ["AMC 10 该怎么准备？", "AMC 10 模拟试卷"],
  ["how many factors does 360 have", "Factors of 360"],
  ["find the angle between the hands of a clock at 3:20", "Angle between the clock hands"],
  ["One pump fills a pool in 4 hours and a leak empties it. How long with both pumps?", "Two pumps and a leak"],
  ["一个三角形的面积怎么求", "三角形面积"],
  ["What is a for loop for?", "Again and Again"],
  ["for 循环有什么用？", "一遍又一遍"],
  ["what is a function in python", "Teach It a New Word"],
  ["什么是列表", "一串珠子"],
  ["变量是什么", "贴了名字的盒子"],
  ["what is a motor", "Two Wheels"],
])("of what the school has, “%s” leads to “%s”", async (question, title) => {
  const [first] = await findPassages(t.deps, question, []);
  expect(first?.title).toContain(title);
});

it.each([
  "how do i make random numbers in python",
  "there are 3 birds and 5 cats eating 7 fish",
  "小明有 12 颗糖，分给 5 个小朋友，每人至少一颗",
  "what is the capital of France",
  "你喜欢什么颜色",
  "What can you help me with?",
  "solve \\frac{3}{4} x = 2",
  "解 3x+5=20",
  "thank you so much!!",
  "我还是不懂，再讲一遍吧",
  "",
])("nothing irrelevant is shown to “%s”", async (question) => {
  expect(await findPassages(t.deps, question, [])).toEqual([]);
});

it.each(["fractions", "what is a fraction?", "分数怎么加？", "what is a prime number?", "什么是质数", "怎么输入公式"])(
  "no passage for “%s” shows marks as they are typed, and those in its language come first",
  async (question) => {
    const found = await findPassages(t.deps, question, []);
    for (const { text, excerpt } of found) expect(`${text}\n${excerpt}`).not.toMatch(/:::|\$[^$]*\\|\\frac/);
    const own = found.map(({ title }) => /\p{Script=Han}/u.test(title) === /\p{Script=Han}/u.test(question));
    expect(own).toEqual(own.toSorted((one, other) => Number(other) - Number(one)));
  },
);

it("gives at most four passages, none of them long, each with its place", async () => {
  const found = await findPassages(t.deps, "a counting problem", []);
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(4);
  for (const { text, excerpt, link } of found) {
    expect(text.length).toBeLessThanOrEqual(600);
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(link).toMatch(/^\/(?:forum\/posts|weekly-problem\/archive|practice-tests|math|compute|robot|language)\//);
  }
});

it("takes little time for whatever somebody types", async () => {
  for (const piece of ["gecko lamp ", "循环", "a'", "“的、", "\\a ", "12 ", "|&!:*()<>'\\ "]) {
    const start = performance.now();
    await findPassages(t.deps, piece.repeat(4000 / piece.length), []);
    // A tenth of it where nothing else runs.
    expect(performance.now() - start).toBeLessThan(1_500);
  }
});

it("quotes whatever was written without making marks of it", async () => {
  const sign = fc.constantFrom(..."*_`#>-+=|~$&<![](){}:/.\\1 \n\tab中。", ":::spoiler", "```");
  const text = fc.array(sign, { minLength: 1, maxLength: 60 }).map((signs) => `x${signs.join("")}`);
  await fc.assert(
    fc.asyncProperty(text, text, async (title, said) => {
      const asked = { message: "why", history: [], mode: "tutoring", section: "language", language: "en" } as const;
      const passages = [{ title: title.replaceAll(/\s+/g, " "), text: said }];
      const told = builtIn.reply({ ...asked, isClosed: () => false, passages }, AbortSignal.timeout(10_000));
      let markdown = "";
      for await (const one of told) if (one.type === "block" && one.index === 1) ({ markdown } = one.block);
      const tags = renderMarkdown(markdown).match(/<(?!\/)[a-z0-9]+/g);
      expect(
        tags?.filter((tag) => !["<p", "<br", "<blockquote"].includes(tag)),
        markdown,
      ).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
