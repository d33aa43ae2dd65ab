import type { ReplyOf } from "@dripstone/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { answer, plant } from "../testing/problems.ts";

const site = useTestApp();
const WEEK = "2026-03-02";
let token: string;
beforeAll(async () => {
  await plant(site, "first", "second");
  token = (await site.signUp({ role: "teacher", rememberMe: true })).token;
  const tries: Record<string, [minutes: number, text: string][]> = {
    Mei: [[0, "3/4"]],
    Bo: [
      [1, "4/3"],
      [31, "3/4"],
    ],
    Cam: [
      [2, "5"],
      [3, "0.75"],
      [4, "5/8"],
      [122, "3/4"],
    ],
    Dee: [
      [5, "5.0"],
      [6, "6"],
    ],
  };
  const opened = site.clock.now();
  for (const [name, attempts] of Object.entries(tries)) {
    const { token: student } = await site.signUp({ name, rememberMe: true });
    for (const [minutes, text] of attempts) {
      site.clock.set(opened);
      site.clock.advance({ minutes });
      await answer(site, student, text, { week: WEEK });
    }
  }
  await answer(site, token, "999", { week: WEEK });
});

const report = (week: string, by = token) =>
  site.call("GET /weekly-problem-rounds/{week}", { token: by, params: { week } });
const attempts = (query: Record<string, string> = {}, week = WEEK, by = token) =>
  site.call("GET /weekly-problem-rounds/{week}/attempts", { token: by, params: { week }, query });

describe("the report of a week", () => {
  it("tells teachers how the students met its problem, while it is open and afterwards", async () => {
    const { data } = await report(WEEK);
    expect(data).toEqual({
      week: WEEK,
      state: "active",
      problem: expect.objectContaining({ title: "Title of first", origin: "content" }),
      tried: 4,
      solved: 3,
      solvedAt: [1, 1, 1, 0, 0],
      wrong: [
        { read: "5", answer: "5", students: 1 },
        { read: "5.0", answer: "5.0", students: 1 },
        { read: "6", answer: "6", students: 1 },
        { read: "\\frac{4}{3}", answer: "4/3", students: 1 },
        { read: "\\frac{5}{8}", answer: "5/8", students: 1 },
      ],
      hintsSeen: [3, 2],
      minutesToSolve: { median: 30, slowest: 120 },
    });
    site.clock.set("2026-03-09T12:00:00Z");
    expect((await report(WEEK)).data).toEqual({ ...data, state: "closed" });
    expect((await report("2026-03-09")).data).toMatchObject({ state: "active", tried: 0, minutesToSolve: null });
  });

  it("is there for no week to come, no week without a problem, and no student", async () => {
    const { token: student } = await site.signUp();
    for (const week of ["2026-03-16", "2026-02-23", "2026-03-03"]) {
      expect((await report(week)).error.code).toBe("NOT_FOUND");
      expect((await attempts({}, week)).error.code).toBe("NOT_FOUND");
    }
    expect((await report(WEEK, student)).error.code).toBe("NOT_ALLOWED");
    expect((await attempts({}, WEEK, student)).error.code).toBe("NOT_ALLOWED");
  });
});

describe("the attempts of a week", () => {
  it("come newest first, with the student's name, and without what teachers have tried", async () => {
    const { items, total } = (await attempts()).data;
    expect(total).toBe(9);
    expect(items.map(({ student, answer: text, verdict }) => `${student.name} ${text} ${verdict}`)).toEqual([
      "Cam 3/4 equal",
      "Bo 3/4 equal",
      "Dee 6 different",
      "Dee 5.0 different",
      "Cam 5/8 different",
      "Cam 0.75 wrong-form",
      "Cam 5 different",
      "Bo 4/3 foreseen",
      "Mei 3/4 equal",
    ]);
  });

  it("are all there, page by page, forwards and backwards, though many came in the same millisecond", async () => {
    const at = site.clock.now();
    for (let index = 0; index < 45; index++) {
      const { user } = await site.signUp({ name: `Twin ${index}` });
      const row = { userId: user.id, week: WEEK, number: 1, answer: "7", read: "7", verdict: "different" } as const;
      await site.db
        .insertInto("weeklyAttempts")
        .values({ ...row, counts: true, explanation: "", at })
        .execute();
    }
    type Page = ReplyOf<"GET /weekly-problem-rounds/{week}/attempts">;
    const names = ({ items }: Page) => items.map(({ student, number }) => `${student.name} ${number}`);
    for (const sort of ["newest", "oldest"]) {
      const forwards: string[] = [];
      for (let query: Record<string, string> | null = { sort }; query; ) {
        const page: Page = (await attempts(query)).data;
        forwards.push(...names(page));
        query = page.next === null ? null : { sort, after: page.next };
      }
      expect(new Set(forwards).size).toBe(54);
      const backwards: string[] = [];
      for (let before: string | null = "end"; before !== null; ) {
        const page: Page = (await attempts({ sort, before })).data;
        backwards.unshift(...names(page));
        before = page.previous;
      }
      expect(backwards).toEqual(forwards);
    }
  });

  it("refuse a place that is none", async () => {
    const id = "0198c2de-0000-7000-8000-000000000001";
    for (const at of [
      "yesterday",
      "0000-01-01T00:00:00",
      "2026-02-30T00:00:00",
      "2026-03-02T00:00:00+23:00",
      "infinity",
      5,
    ]) {
      const after = Buffer.from(JSON.stringify(["newest", at, id, 1])).toString("base64url");
      const reply = await attempts({ after });
      expect([reply.status, reply.error.fields]).toEqual([400, { after: { code: "FIELD_INVALID" } }]);
    }
  });
});
