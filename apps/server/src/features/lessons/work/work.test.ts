import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { exerciseIds, lessonNamed, plantCourses, rightAnswers, SECRET, studentAt } from "../testing/courses.ts";

const t = useTestApp();
const caves = { course: "python", lesson: "caves" } as const;
beforeAll(() => plantCourses(t, { python: [lessonNamed("python", "caves"), lessonNamed("python", "rivers", 2)] }));

let signedUp: SignedUp;
let mei: ReturnType<typeof studentAt>;
beforeEach(async () => {
  signedUp = await t.signUp({ rememberMe: true });
  mei = studentAt(t, signedUp, caves);
});

const wrong = (answer = "7") => ({ kind: "answer", answer }) as const;
const right = { kind: "answer", answer: "8642.25" } as const;

/** Solves all but those that are left out. */
async function solve(student: typeof mei, { but = [] as string[], hints = 0 } = {}) {
  const answers = await rightAnswers(t, caves);
  const replies = [];
  for (const exercise of exerciseIds.filter((id) => !but.includes(id)))
    replies.push((await student.answer(exercise, answers[exercise as keyof typeof answers], { hints })).data);
  return replies;
}

describe("a lesson", () => {
  it("has nothing of somebody who has not begun it", async () => {
    expect(await mei.work()).toBeNull();
    expect(await mei.mine()).toEqual([]);
  });

  it("is gone on with where it was left, with the last answers and no more than their solutions", async () => {
    await mei.answer("gap", wrong(), { hints: 1 });
    await mei.place(1);
    await mei.answer("pick", { kind: "choice", chosen: [1] });
    const work = await mei.work("ch");
    expect(work).toMatchObject({
      progress: {
        ...{ course: "python", lesson: "caves", part: 1, completedAt: null, score: null },
        exercises: [
          { exercise: "gap", state: "tried", attempts: 1, hints: 1 },
          { exercise: "pick", state: "solved", attempts: 1, hints: 0 },
        ],
      },
      answers: { gap: wrong(), pick: { kind: "choice", chosen: [1] } },
    });
    expect(Object.keys(work?.solutions ?? {})).toEqual(["pick"]);
    expect(work?.solutions.pick).toContain(`${SECRET}-ch`);
    expect((await mei.mine())[0]).toEqual(work?.progress);
  });

  it("is completed once every exercise is solved, and earns its points once", async () => {
    const replies = await solve(mei);
    expect(replies.slice(0, -1).map(({ earned }) => earned.points)).toEqual(exerciseIds.slice(1).map(() => 0));
    expect(replies.at(-1)).toMatchObject({
      ...{ earned: { points: 10, badges: [] }, progress: { score: 100, completedAt: expect.any(String) } },
    });
    expect(await mei.progress()).toMatchObject({
      ...{ totalPoints: 10, lessonsCompleted: 1, completionRate: 0.5, averageScore: 100 },
    });
    const again = await mei.answer("gap", right);
    expect(again.data.earned).toEqual({ points: 0, badges: [] });
    expect((await mei.progress()).totalPoints).toBe(10);
  });

  it("has a score by attempts, hints and what was shown, which earns nothing", async () => {
    await solve(mei, { but: ["gap", "pick", "pick-two"] });
    await mei.answer("gap", wrong());
    await mei.answer("gap", right);
    await mei.answer("pick", { kind: "choice", chosen: [1] }, { hints: 2 });
    const shown = await mei.giveUp("pick-two");
    expect(shown.data).toMatchObject({
      solutionHtml: expect.stringContaining("Solution pick-two"),
      progress: { score: Math.round((80 + 80 + 0 + 400) / 7), completedAt: expect.any(String) },
      earned: { points: Math.round((10 * 6) / 7) },
    });
  });

  it("earns nothing where every solution was only looked at", async () => {
    for (const exercise of exerciseIds) await mei.giveUp(exercise);
    expect(await mei.progress()).toMatchObject({ totalPoints: 0, lessonsCompleted: 1, averageScore: 0 });
  });

  it("is completed once though two devices solve its last exercises at once", async () => {
    await solve(mei, { but: ["gap", "pick"] });
    const both = await Promise.all([
      ...Array.from({ length: 4 }, () => mei.answer("gap", right)),
      ...Array.from({ length: 4 }, () => mei.answer("pick", { kind: "choice", chosen: [1] })),
    ]);
    expect(both.map(({ status }) => status)).toEqual(both.map(() => 200));
    expect(both.reduce((sum, { data }) => sum + data.earned.points, 0)).toBe(10);
    expect((await mei.progress()).totalPoints).toBe(10);
    expect((await mei.work())?.progress.exercises.map(({ attempts }) => attempts)).toEqual(exerciseIds.map(() => 1));
  });

  it("stays completed when the content changes, and what is gone from it is shown no more", async () => {
    await solve(mei);
    const changed = lessonNamed("python", "caves");
    for (const text of Object.values(changed.text)) text.exercises = text.exercises.slice(1);
    await plantCourses(t, { python: [changed] });
    expect((await mei.mine())[0]).toMatchObject({
      score: 100,
      exercises: exerciseIds.slice(1).map((exercise) => ({ exercise })),
    });
    await plantCourses(t, {});
    expect(await mei.mine()).toEqual([]);
    expect((await mei.progress()).lessonsCompleted).toBe(1);
    await plantCourses(t, { python: [lessonNamed("python", "caves"), lessonNamed("python", "rivers", 2)] });
  });
});

describe("an attempt", () => {
  const gap = async () => (await mei.work())?.progress.exercises[0];

  it("is not counted where the answer could not be read, has another form, or is the same once more", async () => {
    await mei.answer("gap", wrong("86+*2"));
    await mei.answer("gap", wrong("34569/4"));
    expect(await gap()).toBeUndefined();
    await mei.answer("gap", wrong("7"));
    await mei.answer("gap", wrong("7"));
    expect(await gap()).toMatchObject({ state: "tried", attempts: 1 });
    await mei.answer("gap", wrong("9"));
    expect(await gap()).toMatchObject({ attempts: 2 });
  });

  it("that is repeated because its reply was lost is answered as before, and counted once", async () => {
    const headers = { "idempotency-key": "6f0e8a34-1111-4222-8333-944445555666" };
    const first = await mei.answer("gap", right, { headers });
    expect((await mei.answer("gap", right, { headers })).data).toEqual(first.data);
    expect(await gap()).toMatchObject({ attempts: 1 });
  });

  it("changes nothing of what is solved or was shown", async () => {
    await mei.answer("gap", right);
    await mei.answer("gap", wrong(), { hints: 2 });
    await mei.giveUp("gap");
    expect(await gap()).toEqual({ exercise: "gap", state: "solved", attempts: 1, hints: 0 });
    await mei.giveUp("pick");
    const later = await mei.answer("pick", { kind: "choice", chosen: [1] });
    expect(later.data.progress.exercises[1]).toMatchObject({ exercise: "pick", state: "shown" });
  });

  it("is not taken from a visitor, nor for what is not there", async () => {
    expect((await studentAt(t, { token: "" }, caves).answer("gap", right)).status).toBe(401);
    expect((await mei.answer("nothing", right)).status).toBe(404);
    expect((await studentAt(t, signedUp, { ...caves, lesson: "nothing" }).giveUp("gap")).status).toBe(404);
    expect((await mei.answer("gap", { kind: "choice", chosen: [1] })).status).toBe(400);
    expect((await mei.answer("your-turn", { kind: "program", source: "x".repeat(10_001), outputs: [] })).status).toBe(
      400,
    );
    expect((await mei.answer("prints", { kind: "output", output: "x".repeat(4001) })).status).toBe(400);
    expect(await mei.work()).toBeNull();
  });

  it("is nobody else's business", async () => {
    await mei.answer("gap", right);
    const other = studentAt(t, await t.signUp(), caves);
    expect(await other.work()).toBeNull();
    expect(await other.mine()).toEqual([]);
  });
});

describe("what a visitor has done", () => {
  const take = (lessons: object[], { token } = signedUp) =>
    t.call("POST /lessons/mine/take-along", { token, body: { lessons } as never });
  const brought = async (changes: object = {}) => {
    const answers = await rightAnswers(t, caves);
    return {
      ...caves,
      part: 2,
      exercises: Object.entries(answers).map(([exercise, answer]) => ({ exercise, answer, attempts: 1, hints: 0 })),
      ...changes,
    };
  };

  it("comes along into the account, judged again, and earns what it is worth", async () => {
    const { data } = await take([await brought()]);
    expect(data).toMatchObject({ lessons: [{ part: 2, score: 100 }], earned: { points: 10 } });
    expect((await take([await brought()])).data.earned.points).toBe(0);
    expect((await mei.progress()).totalPoints).toBe(10);
  });

  it("is not believed where it says more than is true", async () => {
    const exercises = exerciseIds.map((exercise) => ({ exercise, answer: wrong(), attempts: 0, hints: 0 }));
    const { data } = await take([await brought({ exercises })]);
    expect(data.lessons[0]?.exercises).toEqual([{ exercise: "gap", state: "tried", attempts: 1, hints: 0 }]);
    expect(data.earned.points).toBe(0);
  });

  it("changes nothing of what the account has, and what was shown stays shown", async () => {
    await mei.answer("gap", wrong());
    await mei.answer("gap", right);
    await mei.giveUp("pick");
    await mei.place(1);
    const { data } = await take([await brought()]);
    expect(data.lessons[0]).toMatchObject({ part: 1 });
    expect(data.lessons[0]?.exercises.slice(0, 3)).toEqual([
      { exercise: "gap", state: "solved", attempts: 2, hints: 0 },
      { exercise: "pick", state: "shown", attempts: 0, hints: 0 },
      { exercise: "pick-two", state: "solved", attempts: 1, hints: 0 },
    ]);
  });

  it("is taken as given up where it was, and left out where there is no such lesson or exercise", async () => {
    const exercises = [
      { exercise: "gap", answer: null, attempts: 2, hints: 1 },
      { exercise: "nothing", answer: null, attempts: 0, hints: 0 },
    ];
    const { data } = await take([await brought({ exercises }), await brought({ lesson: "nothing" })]);
    expect(data.lessons).toMatchObject([
      { lesson: "caves", exercises: [{ exercise: "gap", state: "shown", attempts: 2, hints: 1 }] },
    ]);
  });
});

describe("the tutor", () => {
  const open = async () => (await t.deps.openProblems(signedUp.user.id)).map(({ id }) => id);

  it("is told which exercises of lessons that were begun are still to be solved", async () => {
    expect(await open()).toEqual([]);
    await mei.place(0);
    expect(await open()).toEqual(["gap", "pick", "pick-two"].map((id) => `lesson/python/caves/${id}`));
    await mei.answer("gap", right);
    await mei.giveUp("pick");
    expect(await open()).toEqual(["lesson/python/caves/pick-two"]);
    t.clock.advance({ days: 8 });
    expect(await open()).toEqual([]);
  });
});

describe("what is kept of somebody", () => {
  it("is handed out, and goes with the account", async () => {
    await mei.answer("gap", wrong());
    const data = t.deps.personalData.find(({ tables }) => tables.includes("lessonWork"));
    const found = await data?.collect({ db: t.db, files: t.deps.files }, signedUp.user.id);
    expect(found).toMatchObject({
      "lessons/lessons.json": [{ lesson: "caves", exercises: [{ exercise: "gap", answer: wrong() }] }],
    });
    await t.db.deleteFrom("users").where("id", "=", signedUp.user.id).execute();
    expect(await t.db.selectFrom("exerciseWork").where("userId", "=", signedUp.user.id).selectAll().execute()).toEqual(
      [],
    );
  });
});
