import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { courses } from "@dripstone/contract/lessons/courses";
import { describe, expect, it } from "vitest";
import { readLessonsOf } from "../read-courses.ts";
import { soundCourse, soundCourses, writeCourses } from "../testing/sound-lesson.ts";
import { recordLessons, runLesson } from "./record.ts";
import { runners } from "./runners.ts";

const MINUTES_MS = 60_000;

/** Programs in C++ take seconds each to compile. */
const LONG = { timeout: 30 * MINUTES_MS };

const content = new URL("../../../../../content/lessons/", import.meta.url);
const found = await Promise.all(
  courses.map((course) => readLessonsOf(new URL(course, content).pathname, { course, isRun: false }, () => () => {})),
);
const all = found.flat().map((read) => ({ name: `${read.lesson.course}/${read.lesson.slug}`, read }));

it.each(all)("the programs of a lesson do what it says: $name", LONG, async ({ read }) => {
  const complaints: string[] = [];
  const printed = await runLesson(read, runners(), (reason) => complaints.push(reason));
  expect(complaints).toEqual([]);
  const kept = await readFile(join(read.folder, "printed.json"), "utf8").catch(() => "{}");
  expect(printed).toEqual(JSON.parse(kept));
});

describe("programs that are run before anybody is judged by them", () => {
  const recorded = async (files: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), "content-"));
    try {
      await writeCourses(folder, soundCourses({ ...files, "01-lamps/printed.json": undefined }));
      const { complaints } = await recordLessons(folder, "lamps");
      const kept = await readFile(join(folder, "lessons/python/01-lamps/printed.json"), "utf8").catch(() => "");
      return { complaints, kept };
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it("are on record as the lesson's reader takes it, without what they ask for", LONG, async () => {
    const { complaints, kept } = await recorded({});
    expect(complaints).toEqual([]);
    expect(JSON.parse(kept)).toEqual(JSON.parse(soundCourse["01-lamps/printed.json"] ?? ""));
  });

  it.each<[string, Record<string, string>, string]>([
    ["fails", { "01-lamps/solution.py": "print(int(input()) + nothing)\n" }, "fails: NameError: name 'nothing'"],
    ["reads more than there is", { "01-lamps/solution.py": "while True:\n    print(input())\n" }, "fails: EOFError"],
    ["never ends", { "01-lamps/loop.py": "while True:\n    pass\n" }, "fails: RuntimeError: the program runs too long"],
    ["prints nothing", { "01-lamps/loop.py": "1 + 1\n" }, "prints nothing"],
    [
      "is left to chance",
      { "01-lamps/loop.py": "import random\nprint(random.random())\n" },
      "prints something else each time",
    ],
    ["prints without measure", { "01-lamps/loop.py": "print('x' * 5000)\n" }, "prints too much"],
    ["cannot be read", { "01-lamps/hello.ch.py": "print(\n" }, "SyntaxError: '(' was never closed"],
    [
      "drives pins, and cannot be read",
      { "01-lamps/blink.py": "import gpiozero\nprint(\n" },
      "blink.py (en) fails: File",
    ],
  ])("are told where one %s", LONG, async (_, files, reason) => {
    const { complaints } = await recorded(files);
    expect(complaints.join("\n")).toContain(reason);
  });

  it("are taken as broken only where they are", LONG, async () => {
    const facts = (soundCourse["01-lamps/lesson.yaml"] ?? "").replace("hello.py", "broken-hello.py");
    const { complaints } = await recorded({
      "01-lamps/lesson.yaml": facts,
      "01-lamps/broken-hello.en.py": "print(Hello)\n",
      "01-lamps/broken-hello.ch.py": "print('你好')\n",
    });
    expect(complaints.filter((it) => it.includes("broken"))).toEqual([
      "lessons/python/…-lamps: broken-hello.py (ch) does not fail, though it is there to be mended",
    ]);
  });

  it("may be written in C++, whose compiler says what is wrong", LONG, async () => {
    const { run, compile } = await runners()("cpp");
    const sum =
      '#include <cstdio>\nint main() { int a, b; std::scanf("%d %d", &a, &b); std::printf("%d\\n", a + b); }\n';
    expect(await run(sum, "3 4\n")).toEqual({ printed: "7\n", failed: null });
    expect((await compile("int main() { return nothing; }\n", "")).failed).toContain(
      "use of undeclared identifier 'nothing'",
    );
  });
});
