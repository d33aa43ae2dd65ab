import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderMarkdown } from "@dripstone/markdown";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPracticeTests } from "./read-practice-tests.ts";
import { withoutAnswers } from "./without-answers.ts";

const facts = "topic: arithmetic\ndifficulty: easy\nkey: B\n";
const shared = `choices: ["$1$", "$2$", "$3$", "$4$", "$5$"]\n`;
const problem = "## Problem\nWhat is $1+1$?\n\n## Solution\nCount: $2$.\n";
const listed = (words: string[]) => `## Choices\n${words.map((word) => `- ${word}\n`).join("")}\n`;
const withList = (words: string[]) => problem.replace("## Solution", `${listed(words)}## Solution`);
const paper = {
  "paper.yaml": "program: amc8\nminutes: 40\npoints: { right: 1, blank: 0, wrong: 0 }\n",
  "en.md": "---\ntitle: Paper one\n---\nYou have $40$ minutes.\n",
  "ch.md": "---\ntitle: 模拟卷一\n---\n限时 $40$ 分钟。\n",
  "01-sum/question.yaml": facts + shared,
  "01-sum/en.md": problem,
  "01-sum/ch.md": problem.replace("What is $1+1$?", "$1+1$ 是多少？"),
  "02-cats/question.yaml": facts,
  "02-cats/en.md": withList(["Ann", "Bo", "Cal", "Dee", "Eve"]),
  "02-cats/ch.md": withList(["小安", "小波", "小可", "小迪", "小夏"]),
};

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string | undefined>, name = "amc8-first") {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, "practice-tests", name, file);
    await mkdir(dirname(path), { recursive: true });
    if (text !== undefined) await writeFile(path, text);
  }
}

describe("a sound paper", () => {
  it("is read whole, with choices that both languages share and choices of their own", async () => {
    await write(paper);
    const [read, ...others] = await readPracticeTests(pathToFileURL(folder));
    expect(others).toEqual([]);
    const choices = ["$1$", "$2$", "$3$", "$4$", "$5$"];
    expect(read).toMatchObject({
      slug: "amc8-first",
      program: "amc8",
      minutes: 40,
      points: { right: 1, blank: 0, wrong: 0 },
      text: { en: { title: "Paper one", rules: "You have $40$ minutes." }, ch: { title: "模拟卷一" } },
    });
    expect(read?.questions).toEqual([
      {
        slug: "sum",
        topic: "arithmetic",
        difficulty: "easy",
        key: "B",
        text: {
          en: { statement: "What is $1+1$?", choices, solution: "Count: $2$." },
          ch: { statement: "$1+1$ 是多少？", choices, solution: "Count: $2$." },
        },
      },
      expect.objectContaining({
        slug: "cats",
        text: {
          en: expect.objectContaining({ choices: ["Ann", "Bo", "Cal", "Dee", "Eve"] }),
          ch: expect.objectContaining({ choices: ["小安", "小波", "小可", "小迪", "小夏"] }),
        },
      }),
    ]);
  });

  it("may be written on Windows", async () => {
    await write(Object.fromEntries(Object.entries(paper).map(([file, text]) => [file, text.replaceAll("\n", "\r\n")])));
    const [read] = await readPracticeTests(folder);
    expect(read?.questions[1]?.text.en.choices).toEqual(["Ann", "Bo", "Cal", "Dee", "Eve"]);
  });

  it("shows its figures where the texts name them", async () => {
    const shown = "![Two stones](stones.svg)\n\n## Solution";
    await write({
      ...paper,
      "01-sum/en.md": problem.replace("## Solution", shown),
      "01-sum/ch.md": problem.replace("## Solution", shown),
      "01-sum/stones.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 9"><circle cx="9" cy="4" r="2"/></svg>',
    });
    const [read] = await readPracticeTests(folder);
    const html = renderMarkdown(read?.questions[0]?.text.ch.statement ?? "", { figures: true });
    expect(html).toContain('aria-label="Two stones"');
  });

  it("is laid before a student with nothing in it that tells an answer", async () => {
    await write(paper);
    const [read] = await readPracticeTests(folder);
    if (!read) throw new Error("The paper is not read");
    const laid = withoutAnswers(read);
    expect(laid.questions.map(({ text }) => text.en)).toEqual([
      { statement: "What is $1+1$?", choices: ["$1$", "$2$", "$3$", "$4$", "$5$"] },
      { statement: "What is $1+1$?", choices: ["Ann", "Bo", "Cal", "Dee", "Eve"] },
    ]);
    expect(laid).toMatchObject({ minutes: 40, text: { ch: { title: "模拟卷一" } } });
    expect(JSON.stringify(laid)).not.toMatch(/"key"|"solution"|Count|"topic"|"difficulty"/);
  });
});

describe("a faulty paper", () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ["of an unknown contest", { "paper.yaml": paper["paper.yaml"].replace("amc8", "amc9") }, "paper.yaml: program: "],
    ["without time", { "paper.yaml": paper["paper.yaml"].replace("40", "0") }, "paper.yaml: minutes: "],
    [
      "that pays for a wrong answer more than for none",
      { "paper.yaml": paper["paper.yaml"].replace("wrong: 0", "wrong: 0.5") },
      "paper.yaml: points: a right answer must be worth more",
    ],
    ["without a title", { "ch.md": "Los!" }, "amc8-first/ch.md: must begin with front matter"],
    ["without rules", { "en.md": "---\ntitle: One\n---\n" }, "en.md: does not say what one should know"],
    ["with a broken formula in its rules", { "en.md": `${paper["en.md"]}$\\frac{$` }, "en.md: has a formula that"],
    ["with a letter that is none", { "01-sum/question.yaml": facts.replace("B", "F") + shared }, "yaml: key: "],
    ["with four choices", { "01-sum/question.yaml": facts + shared.replace(', "$5$"', "") }, "yaml: choices: "],
    ["with an empty choice", { "01-sum/question.yaml": facts + shared.replace("$5$", " ") }, "yaml: choices.4: "],
    [
      "with a choice twice",
      { "01-sum/question.yaml": facts + shared.replace("$5$", "$2$") },
      "has the choice $2$ twice",
    ],
    [
      "with a broken choice",
      { "01-sum/question.yaml": facts + shared.replace("$5$", "$5^$") },
      "01-sum/en.md: has a formula",
    ],
    ["with choices in both places", { "01-sum/en.md": paper["02-cats/en.md"] }, 'has an unknown section "## Choices"'],
    ["with choices nowhere", { "02-cats/ch.md": problem }, '02-cats/ch.md: must have one section "## Choices"'],
    [
      "with six choices",
      { "02-cats/en.md": withList(["a", "b", "c", "d", "e", "f"]) },
      "must have a list of 5 choices",
    ],
    [
      "with a choice that is no item",
      { "02-cats/en.md": paper["02-cats/en.md"].replace("- Bo", "Bo") },
      "must have a list",
    ],
    [
      "without a solution",
      { "01-sum/ch.md": problem.replace(/## Sol.*/s, "") },
      '01-sum/ch.md: must have one section "## Sol',
    ],
    [
      "with an empty problem",
      { "01-sum/ch.md": problem.replace("What is $1+1$?", "") },
      'nothing in its section "## Pro',
    ],
    [
      "with a hint",
      { "01-sum/en.md": problem.replace("## Sol", "## Hint\nTry.\n\n## Sol") },
      'unknown section "## Hint"',
    ],
    ["in disorder", { "01-sum/en.md": "## Solution\nx\n\n## Problem\ny\n" }, "in the order Problem, Solution"],
    [
      "with a figure that is not there",
      { "01-sum/en.md": problem.replace("Count", "![x](x.svg)\n\nCount") },
      "shows x.svg",
    ],
    ["with a figure that nothing shows", { "01-sum/x.svg": "<svg></svg>" }, "01-sum/en.md: does not show x.svg"],
    [
      "with a gap in its numbers",
      { "04-dogs/question.yaml": facts },
      "04-dogs: is question 3, and must have this number",
    ],
    ["with two questions of a number", { "02-dogs/question.yaml": facts }, "02-dogs: has a number or a name"],
    ["with a folder that is no question", { "Old/question.yaml": facts }, "Old: must be named like"],
  ])("%s is refused", async (_, files, reason) => {
    await write({ ...paper, ...files });
    await expect(readPracticeTests(folder)).rejects.toThrow(reason);
  });

  it("is told together with all others, by its file", async () => {
    await write({ ...paper, "01-sum/en.md": undefined });
    await write({ "paper.yaml": paper["paper.yaml"], "en.md": paper["en.md"] }, "Second");
    await expect(readPracticeTests(folder)).rejects.toThrow(
      /Second: must be named.*\n.*Second\/ch\.md: is missing\n.*Second: has no questions\n.*amc8-first\/01-sum\/en\.md: is missing$/,
    );
  });
});
