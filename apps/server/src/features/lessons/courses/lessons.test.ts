import { endpoints } from "@dripstone/contract";
import { courses } from "@dripstone/contract/lessons/courses";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { findLikely } from "../../../search/find-likely.ts";
import { findHits } from "../../../search/search.ts";
import { readSentence } from "../../../search/sentence.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import {
  exerciseIds,
  lessonNamed,
  PRINTED,
  plantCourses,
  rightAnswers,
  SECRET,
  studentAt,
} from "../testing/courses.ts";
import { lessonKinds, lessonSource } from "./index-lessons.ts";
import { mixed } from "./mixed.ts";

const t = useTestApp();
const caves = { course: "python", lesson: "caves" } as const;
const plant = () =>
  plantCourses(t, {
    python: [lessonNamed("python", "caves"), lessonNamed("python", "rivers", 2)],
    amc8: [lessonNamed("amc8", "lamps")],
  });
beforeAll(plant);

describe("the lessons", () => {
  it("are told to everybody by their courses, in both languages", async () => {
    const { data } = await t.call("GET /lessons", { query: { language: "ch" } });
    expect(data.map(({ course, lessons }) => [course, lessons.map(({ slug }) => slug)])).toEqual(
      courses.map((course) => [course, { python: ["caves", "rivers"], amc8: ["lamps"] }[course as "python"] ?? []]),
    );
    const python = await t.call("GET /lessons/{course}", { params: { course: "python" } });
    expect(python.data).toEqual({
      course: "python",
      level: "beginner",
      ages: { from: 9, to: 12 },
      price: 0,
      startsOn: "2026-02-01",
      endsOn: null,
      minutes: 60,
      title: "Course python",
      description: "About it",
      credits: "None",
      prerequisites: ["Reading"],
      skills: ["Counting"],
      lessons: [
        expect.objectContaining({ slug: "caves", number: 1, title: "Title of caves", minutes: 30, exercises: 7 }),
        expect.objectContaining({ slug: "rivers", number: 2 }),
      ],
    });
  });

  it("are laid before a student with formulas rendered, between the lessons before and after", async () => {
    const { data } = await t.call("GET /lessons/{course}/{lesson}", { params: caves });
    expect(data.parts[1]?.blocks[0]).toMatchObject({ kind: "prose", html: expect.stringContaining('class="katex"') });
    expect(data.parts[1]?.blocks.slice(1, 3)).toEqual([
      { kind: "try", thing: "wall" },
      { kind: "ask", exercise: "gap" },
    ]);
    expect(data).toMatchObject({ before: null, after: { slug: "rivers" }, things: { wall: { kind: "figure" } } });
    expect(data.exercisesAsked.map(({ id, kind, hints }) => [id, kind, hints])).toEqual([
      ["gap", "answer", 2],
      ["pick", "choice", 2],
      ["pick-two", "choice", 2],
      ["line-up", "order", 2],
      ["pairs", "match", 2],
      ["prints", "output", 2],
      ["your-turn", "program", 2],
    ]);
    expect(data.exercisesAsked[2]).toMatchObject({ several: true });
    expect(data.exercisesAsked[6]).toMatchObject({ start: "# begin here", inputs: ["1\n", "2\n"], example: "one\n" });
  });

  it("mix what is to be put in order alike in both languages, with nothing in its own place", async () => {
    const [en, ch] = await Promise.all(
      ["en", "ch"].map(async (language) => {
        const { data } = await t.call("GET /lessons/{course}/{lesson}", { params: caves, query: { language } });
        return data.exercisesAsked;
      }),
    );
    const [order, match] = [en?.[3], en?.[4]];
    expect([ch?.[3], ch?.[4]]).toMatchObject([
      { items: order?.kind === "order" ? order.items : [] },
      { right: match?.kind === "match" ? match.right : [] },
    ]);
    const words = order?.kind === "order" ? order.items.map((item) => item.replaceAll(/<[^>]*>|\n/g, "")) : [];
    expect(words.toSorted()).toEqual(["ant", "cat", "dog", "whale"]);
    for (const [index, word] of ["ant", "cat", "dog", "whale"].entries()) expect(words[index]).not.toBe(word);
  });

  it("mix any number of things so that each is there once, and none in its own place", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), fc.string(), (count, seed) => {
        const order = mixed(count, seed);
        expect(order.toSorted()).toEqual(Array.from({ length: count }, (_, index) => index));
        expect(order.some((thing, place) => thing === place)).toBe(false);
      }),
    );
  });

  it("give one hint at a time, and none that is not there", async () => {
    const hint = (number: string, exercise = "gap") =>
      t.call("GET /lessons/{course}/{lesson}/exercises/{exercise}/hints/{number}", {
        params: { ...caves, exercise, number },
      });
    expect((await hint("2")).data.hintHtml).toContain("Hint two gap");
    expect((await hint("1")).text).not.toContain("Hint two");
    expect((await hint("3")).status).toBe(404);
    expect((await hint("1", "nothing")).status).toBe(404);
    expect((await hint("0")).status).toBe(404);
  });

  it.each(["nothing", "Caves", "..", "a".repeat(61)])("know none that is called %s", async (lesson) => {
    const { status } = await t.call("GET /lessons/{course}/{lesson}", { params: { ...caves, lesson } });
    expect([400, 404]).toContain(status);
  });

  it("are found by what stands in them, in both languages, and by nothing that is still to be answered", async () => {
    const pages = async (text: string) =>
      (await findHits(t.deps, { text, kinds: lessonKinds })).map(({ page }) => page).sort();
    expect(await pages("stalagmites")).toEqual(["amc8/lamps", "python/caves", "python/rivers"]);
    expect(await pages("caves的")).toEqual(["python/caves"]);
    expect(await pages(SECRET)).toEqual([]);
    expect(await pages(PRINTED)).toEqual([]);
    expect(await pages("8642.25")).toEqual([]);
    expect(await pages("course python")).toContain("python");
    expect(lessonSource.link("python/caves")).toBe("/compute/python/caves");
    expect(lessonSource.link("python")).toBe("/compute/python");
    const sentence = readSentence("What is Python?");
    const likely = sentence && (await findLikely(t.db, sentence, { kinds: [lessonSource.kind], most: 3 }));
    expect(likely?.map(({ page }) => page)).toContain("python/caves");
  });
});

describe("keys, solutions and what programs print", () => {
  /** Every row that may be read, and every page's worth of it, as a visitor and as a student in the middle of the lesson asks for it. */
  async function allReplies(token: string): Promise<string> {
    const replies: string[] = [];
    for (const [key, row] of Object.entries(endpoints)) {
      if (!key.startsWith("GET ") || key.endsWith("/hints/{number}")) continue;
      for (const language of ["en", "ch"]) {
        const params = { ...caves, exercise: "gap", number: "1", id: "x", paper: "x", week: "2026-03-02" };
        const query = "query" in row && row.query && "language" in row.query.shape ? { query: { language } } : {};
        for (const auth of [{}, { token }]) {
          const { text } = await t.call(key as keyof typeof endpoints, { params, ...query, ...auth });
          replies.push(`${key} ${text}`);
        }
      }
    }
    return replies.join("\n");
  }

  it("are in no reply before an exercise is done, and are then told of this one alone, to this student alone", async () => {
    const signedUp = await t.signUp();
    const mei = studentAt(t, signedUp, caves);
    const wrong = await mei.answer("gap", { kind: "answer", answer: "8641.25" });
    expect(wrong.data.verdict).toMatchObject({ result: { verdict: "foreseen" }, solutionHtml: null });
    expect(wrong.data.verdict.feedbackHtml).toContain(`${SECRET}-feedback`);
    const told = await allReplies(signedUp.token);
    expect(told).toContain("Prompt your-turn of caves");
    expect(told).not.toContain(SECRET);
    expect(told).not.toContain(PRINTED);
    expect(told).not.toMatch(/"rubric"|"keys"|"printed"|8642\.25/);

    const right = await mei.answer("gap", { kind: "answer", answer: "8642.25" });
    expect(right.data.verdict.solutionHtml).toContain(`Solution gap, ${SECRET}-en`);
    const work = JSON.stringify(await mei.work());
    expect(work).toContain("Solution gap");
    expect(work).not.toContain("Solution pick");
    expect(await allReplies((await t.signUp()).token), "to others not even then").not.toContain(SECRET);
  });

  it("are in no verdict on a wrong answer, of whatever kind", async () => {
    const answers = {
      gap: { kind: "answer", answer: "7" },
      pick: { kind: "choice", chosen: [0] },
      "pick-two": { kind: "choice", chosen: [0] },
      "line-up": { kind: "order", order: [0, 1, 2, 3] },
      pairs: { kind: "match", pairs: [0, 1, 2] },
      prints: { kind: "output", output: "6" },
      "your-turn": { kind: "program", source: "", outputs: ["one", "two"] },
    } as const;
    for (const exercise of exerciseIds) {
      const answer = answers[exercise as keyof typeof answers];
      const { data, text } = await t.call("POST /lessons/{course}/{lesson}/exercises/{exercise}/check", {
        params: { ...caves, exercise },
        body: { answer },
      });
      expect([exercise, data.result.verdict]).toEqual([exercise, "different"]);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(PRINTED);
    }
  });

  it("are told to a visitor who has solved it, or gives up", async () => {
    const right = await rightAnswers(t, caves);
    for (const [exercise, answer] of Object.entries(right)) {
      const { data } = await t.call("POST /lessons/{course}/{lesson}/exercises/{exercise}/check", {
        ...{ params: { ...caves, exercise }, body: { answer }, query: { language: "ch" } },
      });
      expect([exercise, data.result.verdict]).toEqual([exercise, "equal"]);
      expect(data.solutionHtml).toContain(`${SECRET}-ch`);
    }
    const shown = await t.call("POST /lessons/{course}/{lesson}/exercises/{exercise}/reveal", {
      params: { ...caves, exercise: "pairs" },
    });
    expect(shown.data.solutionHtml).toContain("Solution pairs");
    expect(await t.db.selectFrom("exerciseWork").where("exercise", "=", "pairs").selectAll().execute()).toEqual([]);
  });
});

describe("an answer is judged", () => {
  const check = async (exercise: string, answer: object) =>
    (
      await t.call("POST /lessons/{course}/{lesson}/exercises/{exercise}/check", {
        params: { ...caves, exercise },
        body: { answer } as never,
      })
    ).data;

  it("by what was read, and is told where that cannot be done", async () => {
    expect((await check("gap", { kind: "answer", answer: "8642.250" })).result).toMatchObject({ verdict: "equal" });
    expect((await check("gap", { kind: "answer", answer: "34569/4" })).result).toMatchObject({
      ...{ verdict: "wrong-form", form: "decimal" },
    });
    expect((await check("gap", { kind: "answer", answer: "86+*2" })).result).toMatchObject({ verdict: "unreadable" });
  });

  it("by all that is chosen, with what is said to a foreseen slip", async () => {
    expect((await check("pick-two", { kind: "choice", chosen: [0, 1, 2, 3] })).result.verdict).toBe("different");
    expect((await check("pick-two", { kind: "choice", chosen: [0, 2] })).result.verdict).toBe("equal");
    expect(await check("pick", { kind: "choice", chosen: [2] })).toMatchObject({
      ...{ result: { verdict: "foreseen" }, feedbackHtml: expect.stringContaining("feedback") },
    });
  });

  it("place by place, and run by run", async () => {
    const { "line-up": order, pairs } = await rightAnswers(t, caves);
    const [first = 0, second = 0, ...rest] = order.order;
    expect((await check("line-up", { kind: "order", order: [second, first, ...rest] })).right).toEqual([
      ...[false, false, true, true],
    ]);
    expect((await check("pairs", { kind: "match", pairs: pairs.pairs.map(() => pairs.pairs[0]) })).right).toEqual([
      ...[true, false, false],
    ]);
    expect((await check("line-up", { kind: "order", order: [first] })).result.verdict).toBe("different");
    const program = (outputs: string[]) => check("your-turn", { kind: "program", source: "", outputs });
    expect(await program(["one\n", "two\n"])).toMatchObject({ result: { verdict: "different" }, right: [true, false] });
    expect((await program(["one\n"])).result.verdict).toBe("different");
    expect((await program(["one\n", `${PRINTED}-two\n`, "more"])).result.verdict).toBe("different");
  });

  it("only by an answer of its own kind", async () => {
    const { status } = await t.call("POST /lessons/{course}/{lesson}/exercises/{exercise}/check", {
      params: { ...caves, exercise: "pick" },
      body: { answer: { kind: "answer", answer: "Green" } },
    });
    expect(status).toBe(400);
  });
});

it("a lesson is found no more by a part that it has lost", async () => {
  const partsFound = async () =>
    (await t.db.selectFrom("searchDocuments").where("kind", "=", lessonSource.kind).select("id").execute()).length;
  const whole = lessonNamed("python", "caves");
  const shorter = lessonNamed("python", "caves");
  for (const text of Object.values(shorter.text)) text.parts.pop();
  await plantCourses(t, { python: [whole] });
  const before = await partsFound();
  await plantCourses(t, { python: [shorter] });
  expect(await partsFound()).toBe(before - 2);
  await plant();
});
