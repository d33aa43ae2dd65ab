import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Thing } from "@dripstone/contract/lessons/things";
import { renderMarkdown } from "@dripstone/markdown";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCourses } from "./read-courses.ts";
import { soundCourse, soundCourses, writeCourses } from "./testing/sound-lesson.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A file of the sound lesson with something replaced in it. */
const changed = (file: string, from: string | RegExp, to: string) => {
  const text = soundCourse[`01-lamps/${file}`] ?? "";
  const after = text.replace(from, to);
  if (after === text) throw new Error(`${file} does not have ${from}`);
  return { [`01-lamps/${file}`]: after };
};
const both = (from: string | RegExp, to: string) => ({ ...changed("en.md", from, to), ...changed("ch.md", from, to) });

async function read(files: Record<string, string | undefined> = {}) {
  await writeCourses(folder, soundCourses(files));
  return readCourses(pathToFileURL(folder));
}

describe("a sound lesson", () => {
  it("is read whole, in both languages", async () => {
    const courses = await read();
    expect(courses.map(({ course, lessons }) => [course, lessons.length])).toEqual([
      ["amc8", 0],
      ["amc10", 0],
      ["python", 1],
      ["cpp", 0],
      ["raspberry-pi", 0],
      ["chinese", 0],
      ["english", 0],
    ]);
    const lesson = courses[2]?.lessons[0];
    expect(lesson).toMatchObject({ course: "python", slug: "lamps", number: 1, minutes: 30, topic: null });
    expect(lesson?.text.ch).toMatchObject({ title: "一墙的灯", question: "五盏灯怎么说出 31 件不同的事？" });
    expect(lesson?.text.en.parts.map(({ part, title }) => [part, title])).toEqual([
      ["begin", null],
      ["step", "One lamp is a yes or a no"],
      ["step", "A loop"],
      ["step", "More"],
      ["example", "Writing 13"],
      ["practice", null],
      ["summary", null],
    ]);
    expect(lesson?.text.en.parts[2]?.blocks).toEqual([
      { kind: "prose", markdown: "```python\n## this is a comment, and no section\nprint([[1, 2], [3, 4]])\n```" },
      { kind: "try", thing: "hello" },
      { kind: "ask", exercise: "what-prints" },
    ]);
  });

  it("has each language's own programs, inputs and what is printed", async () => {
    const [, , python] = await read();
    const { en, ch } = python?.lessons[0]?.text ?? {};
    expect([en?.things.hello, ch?.things.hello]).toMatchObject([
      { program: 'print("Hello!")\n' },
      { program: 'print("你好！")\n' },
    ]);
    expect(en?.exercises.at(-1)).toMatchObject({
      kind: "program",
      inputs: ["3\n4\n", "0\n9\n"],
      printed: ["7\n", "9\n"],
    });
    expect(ch?.exercises.at(-1)).toMatchObject({ inputs: ["1\n2\n", "5\n5\n"], printed: ["3\n", "10\n"] });
    expect(ch?.exercises.at(-2)).toMatchObject({ kind: "output", inputs: [""], printed: ["0\n2\n4\n"] });
  });

  it("has its figures where the texts name them, and pinyin above its Chinese lines", async () => {
    const [, , python] = await read();
    const { parts, things } = python?.lessons[0]?.text.ch ?? { parts: [], things: {} as Record<string, Thing> };
    const [first] = parts[0]?.blocks ?? [];
    const html = first?.kind === "prose" ? renderMarkdown(first.markdown, { figures: true }) : "";
    expect(html).toContain('aria-label="五盏灯"');
    expect(things.poem).toMatchObject({
      lines: [
        expect.arrayContaining([
          { character: "床", pinyin: "chuáng" },
          { character: "，", pinyin: null },
        ]),
        [
          { character: "长", pinyin: "zhǎng" },
          { character: "大", pinyin: "dà" },
        ],
      ],
    });
    expect(things.listen).toMatchObject({
      language: "en",
      sentences: ["The river runs through the stone.", "It takes its time."],
    });
    expect(things.words).toMatchObject({
      cards: [{ front: "patient" }, { front: "drop", back: "水滴", example: null }],
    });
  });

  it("may be written on Windows", async () => {
    const windows = Object.entries(soundCourse).map(([file, text]) => [file, text.replaceAll("\n", "\r\n")]);
    const [, , python] = await read(Object.fromEntries(windows));
    expect(python?.lessons[0]?.text.en.exercises[1]).toMatchObject({ options: ["$7$", "$12$", "$15$"], right: [1] });
  });
});

describe("a faulty lesson", () => {
  const ask = (id: string) => `[[ask ${id}]]\n`;
  const exercise = (id: string) => new RegExp(`## Exercise ${id}\\n[\\s\\S]*?(?=\\n## |$)`);
  it.each<[string, Record<string, string | undefined>, string]>([
    ["without a language", { "01-lamps/ch.md": undefined }, "01-lamps/ch.md: is missing"],
    [
      "with an unknown fact",
      changed("lesson.yaml", "minutes: 30", "minutes: 30\nhue: red"),
      'lesson.yaml: Unrecognized key: "hue"',
    ],
    ["that takes all day", changed("lesson.yaml", "30", "300"), "lesson.yaml: minutes: "],
    [
      "with a topic outside of mathematics",
      changed("lesson.yaml", "minutes: 30", "minutes: 30\ntopic: counting"),
      "has a topic, which only",
    ],
    [
      "with an exercise without a key",
      changed("lesson.yaml", '["31"]', "[]"),
      "lesson.yaml: exercises.how-many.rubric.keys",
    ],
    [
      "with a key that cannot be read",
      changed("lesson.yaml", '["31"]', '["3 +* 1"]'),
      'exercises.how-many: rubric: "3 +* 1" cannot be read',
    ],
    [
      "with a slip that is right",
      changed("lesson.yaml", '"32"', '"31.0"'),
      'exercises.how-many: rubric: "31.0" is foreseen as a mistake, and is right',
    ],
    [
      "without a text for a slip",
      changed("ch.md", /### Feedback none-lit\n.*\n/, ""),
      'ch.md: "## Exercise how-many" must have "### Feedback none-lit"',
    ],
    [
      "with a text for no slip",
      both("### Feedback none-lit", "### Feedback other"),
      'has "### Feedback other", which lesson.yaml does not foresee',
    ],
    [
      "with an unknown figure",
      changed("lesson.yaml", "binary-wall", "crystal-ball"),
      "lesson.yaml: things.wall.figure",
    ],
    [
      "with an unknown setting",
      changed("lesson.yaml", "bits", "colors"),
      "the thing wall sets colors, which binary-wall does not have",
    ],
    [
      "with fewer than six exercises",
      {
        ...changed("lesson.yaml", "  line-up:\n    kind: order\n", ""),
        ...Object.fromEntries(
          Object.entries(both(ask("line-up"), "")).map(([file, text]) => [file, text.replace(exercise("line-up"), "")]),
        ),
      },
      "must have 6 exercises at least, and has 5",
    ],
    ["that never asks an exercise", both(ask("line-up"), ""), "must have [[ask line-up]] once, and has it 0 times"],
    ["that asks one twice", both(ask("line-up"), `${ask("line-up")}\n${ask("line-up")}`), "and has it 2 times"],
    [
      "that asks what is not there",
      both(ask("line-up"), ask("line-down")),
      "has [[ask line-down]], which lesson.yaml does not know",
    ],
    ["that never shows a thing", both("[[try wall]]\n", ""), "has no [[try wall]]"],
    [
      "that shows what is not there",
      both("[[try wall]]", "[[try hall]]"),
      "has [[try hall]], which lesson.yaml does not know",
    ],
    [
      "with a mark within a sentence",
      both("[[try wall]]", "Now [[try wall]]!"),
      "which is no [[ask …]] or [[try …]] alone in its line",
    ],
    ["with a mark of no kind", both("[[try wall]]", "[[try wall]]\n\n[[show wall]]"), 'has "[[show wall]]"'],
    [
      "with a step without anything to do",
      {
        ...changed(
          "en.md",
          "Tap $5$ lamps.\n\n[[try wall]]\n\n[[ask how-many]]\n\n## Step A loop",
          "Tap.\n\n## Step A loop\n[[try wall]]\n[[ask how-many]]\n",
        ),
      },
      '"## Step One lamp is a yes or a no" has nothing to do',
    ],
    [
      "with too long a text",
      changed("en.md", "Tap $5$ lamps.", "Tap a lamp. ".repeat(80)),
      "has 240 words between two things to do",
    ],
    [
      "with too long a text in Chinese",
      changed("ch.md", "点一点。", "点一点。".repeat(120)),
      "has 360 characters between two things to do",
    ],
    ["of two steps", both(/## Step (?:More|还有)\n/, ""), "must have 3 to 6 steps, and has 2"],
    ["without an example", both(/## Example .*\n.*\n/, ""), "must have one to 3 examples, and has 0"],
    ["without a summary", both(/## Summary\n.*\n/, ""), 'must have one section "## Summary"'],
    [
      "whose languages do other things",
      {
        ...changed(
          "ch.md",
          "[[try hello]]\n[[ask what-prints]]\n\n## Step 还有\n",
          "[[try hello]]\n\n## Step 还有\n[[ask what-prints]]\n",
        ),
      },
      "has in its 循环 [[try hello]] where en.md has [[try hello]] [[ask what-prints]]",
    ],
    [
      "with an exercise that one language does not have",
      changed("ch.md", exercise("pairs"), ""),
      'must have a section "## Exercise pairs"',
    ],
    ["with exercises in another order", swapped(), "must have its exercises in the order of lesson.yaml"],
    ["without a hint", both(/### Hint\n(?:Halve it.|对半分。)\n/, ""), '"## Exercise which-one" has no "### Hint"'],
    [
      "with more hints in one language",
      changed("ch.md", "### Hint\n先试两盏灯。\n", ""),
      "has 1 hints for how-many where en.md has 2",
    ],
    ["with four hints", both("### Hint\n", "### Hint\nOne.\n### Hint\nTwo.\n### Hint\n"), "has more than 3 hints"],
    [
      "without a solution",
      changed("en.md", "### Solution\nEnglish solution of pairs.\n", ""),
      '"## Exercise pairs" has no "### Solution"',
    ],
    [
      "with an unknown section in an exercise",
      changed("en.md", "### Solution", "### Answer"),
      'has an unknown section "### Answer"',
    ],
    ["with two options", both("- $7$\n", ""), 'must have 3 to 5 lines "- …" below "### Options", and has 2'],
    ["with six options", both("- $7$\n", "- $7$\n- $9$\n- $11$\n- $13$\n"), 'below "### Options", and has 6'],
    ["with an option twice", both("- $7$\n", "- $15$\n"), 'has "$15$" twice'],
    [
      "with a right option that is not there",
      changed("lesson.yaml", "[2]", "[4]"),
      "has no option that is said to be right",
    ],
    ["with right options alone", changed("lesson.yaml", "[2]", "[1, 2, 3]"), "has no wrong option"],
    [
      "with feedback to what is right",
      both("### Feedback 3", "### Feedback 2"),
      '"### Feedback 2" of an option that is right',
    ],
    ["with feedback to no option", both("### Feedback 3", "### Feedback 4"), '"### Feedback 4" of no option'],
    ["with two things to put in order", both(/- (?:ant|蚂蚁)\n/, ""), 'below "### Items", and has 2'],
    ["with a thing to order twice", changed("en.md", "- ant\n", "- cat\n"), 'has "cat" twice'],
    [
      "with a list of another length",
      changed("ch.md", "- 鲸\n", "- 鲸\n- 象\n"),
      "has a list of another length for line-up than en.md",
    ],
    ["with half a pair", changed("en.md", " == $50\\%$", ""), 'is not written like "left == right"'],
    ["with two partners alike", both("$50\\%$", "$25\\%$"), 'has "$25\\%$" twice'],
    ["without a program", { "01-lamps/loop.py": undefined }, "runs loop.py, which is not in its folder"],
    [
      "with a program of one language alone",
      { "01-lamps/hello.ch.py": undefined },
      "runs hello.py, which is not in its folder",
    ],
    ["with a program that nobody runs", { "01-lamps/spare.py": "print(1)\n" }, "01-lamps/spare.py: is used nowhere"],
    ["with a file that is of no use", { "01-lamps/notes.txt": "Later" }, "01-lamps/notes.txt: is no file of a lesson"],
    [
      "that begins with the solution",
      { "01-lamps/start.py": soundCourse["01-lamps/solution.py"] },
      "begins with its own solution",
    ],
    [
      "with a program in another language",
      changed("lesson.yaml", "language: python", "language: cpp"),
      "has files that are not in cpp",
    ],
    [
      "with a program that was changed since it was run",
      { "01-lamps/loop.py": "print(1)\n" },
      '"## Exercise what-prints" has programs or inputs that have not been run',
    ],
    [
      "with inputs that were changed since",
      changed("lesson.yaml", '"3\\n4\\n"', '"3\\n5\\n"'),
      '"## Exercise your-turn" has programs or inputs',
    ],
    ["with more inputs in one language", changed("lesson.yaml", '"3\\n4\\n", ', ""), "has more inputs in one language"],
    [
      "with a figure that one language does not show",
      changed("ch.md", /!\[.*\n/, "\n"),
      "ch.md: does not show lamps.svg",
    ],
    ["with a figure that is not there", both("lamps.svg", "stars.svg"), "shows stars.svg, which is not in its folder"],
    ["with a broken formula", changed("en.md", "$2^5$", "$\\frac{2$"), "en.md: has a formula that cannot be read"],
    [
      "with a broken formula in an option",
      changed("en.md", "- $7$", "- $\\frac{7$"),
      "en.md: has a formula that cannot be read",
    ],
    [
      "with a section for a thing that has no text",
      both("## Thing words", "## Thing wall"),
      "is of kind figure, which has no section",
    ],
    ["with cards without cards", both(/## Thing words\n[\s\S]*$/, ""), "the thing words has no lines"],
    [
      "with half a card",
      changed("en.md", "- drop :: 水滴", "- drop"),
      'is not written like "front :: back :: example"',
    ],
    ["with a dictation in two languages", both("- It takes its time.", "- 慢慢来。"), "has sentences of two languages"],
    [
      "with too little pinyin",
      changed("lesson.yaml", "zhǎng dà", "zhǎng"),
      "whose pinyin is not a syllable for each character",
    ],
    ["with too long a title", changed("en.md", "The Wall of Lamps", "Wall ".repeat(30)), "en.md: title: "],
    ["without a question", changed("en.md", /question: .*\n/, ""), "en.md: question: "],
    ["in a course without facts", { "course.yaml": undefined }, "lessons/python/course.yaml: is missing"],
    [
      "in a course that lacks a language",
      { "course.yaml": soundCourse["course.yaml"]?.replace(", ch: 小课程", "") },
      "course.yaml: title.ch",
    ],
  ])("%s is refused", async (_, files, reason) => {
    await expect(read(files)).rejects.toThrow(reason);
  });

  it("is told by its file, with all that is wrong", async () => {
    const twice = { ...changed("en.md", "### Solution", "### Answer"), ...changed("lesson.yaml", "[2]", "[4]") };
    await expect(read(twice)).rejects.toThrow(/python\/01-lamps\/en\.md: .*\n.*python\/01-lamps\/en\.md: /);
  });

  it("of no course is refused", async () => {
    await writeCourses(folder, { ...soundCourses(), magic: { "course.yaml": "" } });
    await expect(readCourses(folder)).rejects.toThrow("lessons/magic: is no course");
  });

  it("of mathematics has a topic", async () => {
    await writeCourses(folder, { ...soundCourses(), amc8: soundCourse });
    await expect(readCourses(folder)).rejects.toThrow("lessons/amc8/01-lamps/lesson.yaml: must name its topic");
  });
});

function swapped() {
  const text = soundCourse["01-lamps/en.md"] ?? "";
  const [pairs = ""] = /## Exercise pairs\n[\s\S]*?(?=\n## )/.exec(text) ?? [];
  return {
    "01-lamps/en.md": text.replace(pairs, "").replace("## Exercise line-up", `${pairs}\n\n## Exercise line-up`),
  };
}
