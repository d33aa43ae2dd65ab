import type { CourseSource, ExerciseSource, LessonSource } from "@dripstone/content";
import { type Course, courses } from "@dripstone/contract/lessons/courses";
import type { LessonAnswer } from "@dripstone/contract/lessons/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { TestApp } from "../../../testing/app.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { untilShown } from "../../../testing/until-shown.ts";
import { keepCourses } from "../courses/seed-courses.ts";

/** A word that stands in every text that must stay on the server until an exercise is done. */
export const SECRET = "secret-of-the-cave";

/** What only the key of a graded program holds. */
export const PRINTED = "printed-in-the-cave";

/** A lesson with an exercise of each kind. */
export function lessonNamed(course: Course, slug: string, number = 1): LessonSource {
  const text = (locale: Locale) => {
    const said = (what: string) => (locale === "en" ? `${what} of ${slug}` : `${slug}的${what}`);
    return {
      title: said("Title"),
      question: said("Question"),
      parts: [
        { part: "begin" as const, title: null, blocks: [{ kind: "prose" as const, markdown: said("Beginning") }] },
        {
          part: "step" as const,
          title: said("Step"),
          blocks: [
            { kind: "prose" as const, markdown: `${said("Stalagmites")} $\\frac{1}{2}$` },
            { kind: "try" as const, thing: "wall" },
            ...exercises.map(({ id }) => ({ kind: "ask" as const, exercise: id })),
          ],
        },
        { part: "summary" as const, title: null, blocks: [{ kind: "prose" as const, markdown: said("Summary") }] },
      ],
      things: { wall: { kind: "figure" as const, figure: "binary-wall" as const, settings: { bits: 5 } } },
      exercises: exercises.map((exercise) => ({
        ...exercise,
        words: {
          prompt: said(`Prompt ${exercise.id}`),
          hints: [said(`Hint one ${exercise.id}, ${SECRET}-hint`), said(`Hint two ${exercise.id}, ${SECRET}-hint`)],
          feedback: {
            ...(exercise.kind === "answer" && { "one-short": `${SECRET}-feedback` }),
            ...(exercise.kind === "choice" && { "3": `${SECRET}-feedback` }),
          },
          solution: said(`Solution ${exercise.id}, ${SECRET}-${locale}`),
        },
      })),
    };
  };
  return { course, slug, number, minutes: 30, topic: null, text: { en: text("en"), ch: text("ch") } };
}

type Wordless = ExerciseSource extends infer Exercise
  ? Exercise extends unknown
    ? Omit<Exercise, "words">
    : never
  : never;

const exercises = [
  {
    id: "gap",
    kind: "answer",
    rubric: { keys: ["8642.25"], form: ["decimal"], foreseen: [{ answer: "8641.25", feedback: "one-short" }] },
  },
  { id: "pick", kind: "choice", options: ["Red", "Green", "Blue"], right: [1] },
  { id: "pick-two", kind: "choice", options: ["One", "Two", "Three", "Four"], right: [0, 2] },
  { id: "line-up", kind: "order", items: ["ant", "cat", "dog", "whale"] },
  {
    id: "pairs",
    kind: "match",
    pairs: [
      { left: "half", right: "50%" },
      { left: "quarter", right: "25%" },
      { left: "whole", right: "100%" },
    ],
  },
  { id: "prints", kind: "output", language: "python", program: "print(6)", inputs: [""], printed: [`${PRINTED}\n`] },
  {
    id: "your-turn",
    kind: "program",
    language: "python",
    start: "# begin here",
    solution: `# ${SECRET}`,
    inputs: ["1\n", "2\n"],
    printed: ["one\n", `${PRINTED}-two\n`],
  },
] satisfies Wordless[] as (ExerciseSource & Wordless)[];

export const exerciseIds = exercises.map(({ id }) => id);

/** Puts courses with these lessons into an app's database, as its content would. */
export async function plantCourses(site: TestApp, lessons: Partial<Record<Course, LessonSource[]>>): Promise<void> {
  const all = courses.map((course): CourseSource => {
    const text = { description: "About it", credits: "None", prerequisites: ["Reading"], skills: ["Counting"] };
    return {
      ...{ course, level: "beginner", ages: { from: 9, to: 12 }, price: 0, startsOn: "2026-02-01", endsOn: null },
      text: { en: { title: `Course ${course}`, ...text }, ch: { title: `课程 ${course}`, ...text } },
      lessons: lessons[course] ?? [],
    };
  });
  await untilShown(site, () => keepCourses(site.db, all));
}

/** The right answers to such a lesson's exercises; what is mixed is found by what the page shows. */
export async function rightAnswers(site: TestApp, at: { course: Course; lesson: string }) {
  const { data } = await site.call("GET /lessons/{course}/{lesson}", { params: at });
  const shown = new Map(data.exercisesAsked.map((exercise) => [exercise.id, exercise]));
  const lineUp = shown.get("line-up");
  const pairs = shown.get("pairs");
  const placesOf = (list: readonly string[], wanted: readonly string[]) =>
    wanted.map((word) => list.findIndex((html) => html.includes(word)));
  return {
    gap: { kind: "answer", answer: "8642.25" },
    pick: { kind: "choice", chosen: [1] },
    "pick-two": { kind: "choice", chosen: [2, 0] },
    "line-up": {
      kind: "order",
      order: lineUp?.kind === "order" ? placesOf(lineUp.items, ["ant", "cat", "dog", "whale"]) : [],
    },
    pairs: { kind: "match", pairs: pairs?.kind === "match" ? placesOf(pairs.right, ["50%", "25%", "100%"]) : [] },
    prints: { kind: "output", output: `${PRINTED}  \r\n\n` },
    "your-turn": { kind: "program", source: "print(1)", outputs: ["one", `${PRINTED}-two\n\n`] },
  } satisfies Record<string, LessonAnswer>;
}

/** What a student does with a lesson, through the front door. */
export function studentAt(site: TestApp, { token }: Pick<SignedUp, "token">, at: { course: Course; lesson: string }) {
  return {
    answer: (exercise: string, answer: LessonAnswer, { hints = 0, language = "en", headers = {} } = {}) =>
      site.call("POST /lessons/{course}/{lesson}/exercises/{exercise}/attempts", {
        ...{ token, params: { ...at, exercise }, query: { language }, body: { answer, hints }, headers },
      }),
    giveUp: (exercise: string) =>
      site.call("POST /lessons/{course}/{lesson}/exercises/{exercise}/give-up", { token, params: { ...at, exercise } }),
    place: (part: number) => site.call("PUT /lessons/{course}/{lesson}/place", { token, params: at, body: { part } }),
    work: async (language = "en") =>
      (await site.call("GET /lessons/{course}/{lesson}/mine", { token, params: at, query: { language } })).data,
    mine: async () => (await site.call("GET /lessons/mine", { token })).data,
    progress: async () => (await site.call("GET /progress", { token })).data,
  };
}
