import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderMarkdown } from "@dripstone/markdown";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readWeeklyProblems } from "./read-weekly-problems.ts";

const facts = `difficulty: easy
topic: algebra
rubric:
  keys: ["3n + 1"]
  letters: [n]
  foreseen:
    - { answer: "3n", feedback: forgot-one }
`;
const en = `---
title: Steps
---
## Problem
How many in $n$ steps?

Think.

## Hint
Draw it.

## Hint
Count the first.

## Hint
How many more are there each time?

## Solution
### Counting
$3n+1$.

## Feedback forgot-one
And the first?
`;
const ch = en.replace("Steps", "台阶").replace("Draw it.", "画一画。");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, files: Record<string, string>) {
  await mkdir(join(folder, "problems/weekly", name), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, "problems/weekly", name, file), text);
  }
}

describe("a sound folder", () => {
  it("is read whole, in both languages", async () => {
    await write("07-steps", { "problem.yaml": facts, "en.md": en, "ch.md": ch });
    const text = {
      title: "Steps",
      statement: "How many in $n$ steps?\n\nThink.",
      hints: ["Draw it.", "Count the first.", "How many more are there each time?"],
      solution: "### Counting\n$3n+1$.",
      feedback: { "forgot-one": "And the first?" },
    };
    expect(await readWeeklyProblems(pathToFileURL(folder))).toEqual([
      {
        slug: "steps",
        difficulty: "easy",
        topic: "algebra",
        letters: ["n"],
        rubric: { keys: ["3n + 1"], letters: ["n"], foreseen: [{ answer: "3n", feedback: "forgot-one" }] },
        text: {
          en: text,
          ch: { ...text, title: "台阶", hints: ["画一画。", "Count the first.", "How many more are there each time?"] },
        },
      },
    ]);
  });

  it("keeps the order of the folders", async () => {
    for (const name of ["10-b", "02-c", "01-d", "11-a"]) {
      await write(name, { "problem.yaml": facts, "en.md": en, "ch.md": ch });
    }
    expect((await readWeeklyProblems(folder)).map(({ slug }) => slug)).toEqual(["d", "c", "b", "a"]);
  });

  it("may be written on Windows", async () => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    await write("01-a", { "problem.yaml": windows(facts), "en.md": windows(en), "ch.md": windows(ch) });
    expect((await readWeeklyProblems(folder))[0]?.text.en.hints.slice(0, 2)).toEqual(["Draw it.", "Count the first."]);
  });
});

describe("a figure", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 90"><circle class="pale" cx="9" cy="9" r="5"/></svg>\n';
  const shown = (text: string) => text.replace("Think.", "![Three steps](figure.svg)\n\nThink.");
  const sound = { "problem.yaml": facts, "en.md": shown(en), "ch.md": shown(ch), "figure.svg": svg };

  it("stands where the text names it, with what it shows as its title", async () => {
    await write("01-a", sound);
    const [problem] = await readWeeklyProblems(folder);
    expect(problem?.text.en.statement).toContain("```figure\n<svg xmlns=");
    expect(renderMarkdown(problem?.text.en.statement ?? "", { figures: true })).toContain('aria-label="Three steps"');
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "that is not there",
      { "en.md": shown(en).replace("figure.svg", "other.svg") },
      "en.md: shows other.svg, which is not",
    ],
    ["that one language leaves out", { "ch.md": ch }, "ch.md: does not show figure.svg"],
    [
      "that nobody describes",
      { "en.md": shown(en).replace("Three steps", "") },
      "en.md: does not say what figure.svg shows",
    ],
    ["with a script", { "figure.svg": svg.replace("<circle", "<script>1</script><circle") }, "must not hold <script>"],
    ["with a color of its own", { "figure.svg": svg.replace('class="pale"', 'fill="red"') }, 'must not have "fill"'],
    ["that is too wide", { "figure.svg": svg.replace("300", "800") }, "is wider than"],
    ["that is no SVG", { "figure.svg": "<p>No</p>" }, "must be one <svg> element"],
  ])("%s is refused", async (_, files, reason) => {
    await write("01-a", { ...sound, ...files });
    await expect(readWeeklyProblems(folder)).rejects.toThrow(reason);
  });
});

describe("a faulty folder", () => {
  const sound = { "problem.yaml": facts, "en.md": en, "ch.md": ch };
  const feedback = "## Feedback forgot-one\nAnd the first?\n";
  it.each<[string, Record<string, string>, string]>([
    ["no key", { "problem.yaml": facts.replace('["3n + 1"]', "[]") }, "problem.yaml: rubric.keys: Too small"],
    ["a key that is no text", { "problem.yaml": facts.replace('"3n + 1"', "12") }, "problem.yaml: rubric.keys.0: "],
    ["an unknown fact", { "problem.yaml": `${facts}hue: red\n` }, 'problem.yaml: Unrecognized key: "hue"'],
    ["an unknown difficulty", { "problem.yaml": facts.replace("easy", "tricky") }, "problem.yaml: difficulty: "],
    ["broken YAML", { "problem.yaml": "difficulty: [easy" }, "problem.yaml: "],
    [
      "another number of hints",
      { "ch.md": ch.replace("## Hint\n画一画。\n", "") },
      "ch.md: has 2 hints where en.md has 3",
    ],
    [
      "two hints",
      { "en.md": en.replace("## Hint\nDraw it.\n", ""), "ch.md": ch.replace("## Hint\n画一画。\n", "") },
      'en.md: must have 3 sections "## Hint" at least',
    ],
    [
      "a mistake that is right",
      { "problem.yaml": facts.replace('"3n"', '"n*3+1"') },
      '"n*3+1" is foreseen as a mistake',
    ],
    ["no hint", { "en.md": en.replaceAll(/## Hint\n.*\n/g, "") }, 'en.md: must have a section "## Hint"'],
    [
      "no solution",
      { "en.md": en.replace(/## Solution.*(?=## F)/s, "") },
      'en.md: must have one section "## Solution"',
    ],
    ["an empty section", { "ch.md": ch.replace("画一画。", "") }, 'ch.md: has nothing in its section "## Hint"'],
    ["an unknown section", { "en.md": `${en}## Remark\nNo.\n` }, 'en.md: has an unknown section "## Remark"'],
    ["no front matter", { "en.md": en.replace("---\n", "") }, "en.md: must begin with front matter"],
    ["no title", { "ch.md": ch.replace("title: 台阶", "{}") }, "ch.md: title: "],
    ["text before the sections", { "en.md": en.replace("## Problem", "Hm.\n## Problem") }, "en.md: has text before"],
    ["sections in disorder", { "en.md": en.replace("## Problem", "## Hint\nNow.\n\n## Problem") }, "in the order"],
    ["no text for a foreseen mistake", { "ch.md": ch.replace(feedback, "") }, '"## Feedback forgot-one"'],
    ["a text for no mistake", { "en.md": `${en}## Feedback other\nNo.\n` }, "which problem.yaml does not know"],
    ["two texts for a mistake", { "en.md": en + feedback }, 'en.md: has two texts for the feedback "forgot-one"'],
  ])("with %s is refused", async (_, files, reason) => {
    await write("01-a", { ...sound, ...files });
    await expect(readWeeklyProblems(folder)).rejects.toThrow(reason);
  });

  it("without one language is refused", async () => {
    await write("01-a", { "problem.yaml": facts, "en.md": en });
    await expect(readWeeklyProblems(folder)).rejects.toThrow("problems/weekly/01-a/ch.md: is missing");
  });

  it("with a number or a name that another has is refused", async () => {
    await write("01-a", sound);
    await write("01-b", sound);
    await write("02-a", sound);
    await expect(readWeeklyProblems(folder)).rejects.toThrow(/01-b: has a number.*\n.*02-a: has a number/);
  });

  it("with an odd name is refused", async () => {
    await write("Stone Bridge", sound);
    await expect(readWeeklyProblems(folder)).rejects.toThrow("must be named like 07-stone-bridge");
  });

  it("is told together with all others", async () => {
    await write("01-a", { ...sound, "problem.yaml": facts.replace("algebra", "magic") });
    await write("02-b", { "problem.yaml": facts, "ch.md": ch });
    await expect(readWeeklyProblems(folder)).rejects.toThrow(
      /01-a\/problem\.yaml: topic.*\n.*02-b\/en\.md: is missing$/,
    );
  });
});
