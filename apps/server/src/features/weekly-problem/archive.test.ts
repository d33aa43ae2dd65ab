import type { ReplyOf } from "@dripstone/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../../testing/use-test-app.ts";
import { keepProblems } from "./seed-problems.ts";
import { answer, problemNamed, SECRET } from "./testing/problems.ts";

const site = useTestApp();
const WEEKS = 24;
/** Mondays from 2026-01-05 on; the last of them is the open week. */
const monday = (index: number) => new Date(Date.UTC(2026, 0, 5 + 7 * index)).toISOString().slice(0, 10);
const difficulties = ["easy", "medium", "hard"] as const;
const topics = ["logic", "algebra"] as const;

beforeAll(async () => {
  const problems = Array.from({ length: WEEKS }, (_, index) =>
    problemNamed(`n${index}`, { difficulty: difficulties[index % 3] ?? "easy", topic: topics[index % 2] ?? "logic" }),
  );
  await keepProblems(site.db, problems);
  for (const index of problems.keys()) {
    site.clock.set(`${monday(index)}T17:00:00Z`);
    await site.call("GET /weekly-problem");
  }
});

type Page = ReplyOf<"GET /weekly-problem/archive">;
const archive = async (query: Record<string, string> = {}): Promise<Page> =>
  (await site.call("GET /weekly-problem/archive", { query })).data;
const after = ({ next }: Page) => ({ after: next ?? "" });
const weeksOf = ({ items }: { items: { week: string }[] }) => items.map(({ week }) => week);
/** From the newest to the oldest; the open week is none of them. */
const closed = Array.from({ length: WEEKS - 1 }, (_, index) => monday(index)).reverse();

describe("the list of closed problems", () => {
  it("begins with the newest, says how many there are, and leads to the next page", async () => {
    const first = await archive();
    expect(weeksOf(first)).toEqual(closed.slice(0, 10));
    expect(first).toMatchObject({ total: WEEKS - 1, previous: null });
    const second = await archive(after(first));
    expect(weeksOf(second)).toEqual(closed.slice(10, 20));
    const third = await archive(after(second));
    expect(weeksOf(third)).toEqual(closed.slice(20));
    expect(third.next).toBeNull();
  });

  it.each([
    ["newest", 10],
    ["oldest", 10],
    ["easiest", 10],
    ["easiest", 20],
  ])("shows everything once, forwards and backwards, %s first, %i on a page", async (sort, size) => {
    const query = { sort, size: String(size) };
    const forwards: string[][] = [];
    for (let page = await archive(query); ; page = await archive({ ...query, ...after(page) })) {
      forwards.push(weeksOf(page));
      if (page.next === null) break;
    }
    expect(forwards.flat().toSorted()).toEqual(closed.toSorted());
    const backwards: string[][] = [];
    for (let before: string | null = "end"; before !== null; ) {
      const page: Page = await archive({ ...query, before });
      backwards.unshift(weeksOf(page));
      before = page.previous;
    }
    expect(backwards.flat()).toEqual(forwards.flat());
  });

  it("puts the easy ones first, of the same difficulty the oldest", async () => {
    const { items } = await archive({ sort: "easiest", size: "50" });
    const places = items.map(({ difficulty, week }) => `${difficulties.indexOf(difficulty)} ${week}`);
    expect(places).toEqual(places.toSorted());
  });

  it("leaves out what a filter does not ask for", async () => {
    const page = await archive({ topic: "algebra", difficulty: "hard", size: "50" });
    const expected = closed.filter((_, at) => (WEEKS - 2 - at) % 2 === 1 && (WEEKS - 2 - at) % 3 === 2);
    expect(weeksOf(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  it("ends with a page that leads nowhere, and is nothing where a filter leaves nothing", async () => {
    const query = { sort: "oldest", size: "20" };
    const last = await archive({ ...query, ...after(await archive(query)) });
    expect(last.next).toBeNull();
    const nothing = await archive({ topic: "probability" });
    expect(nothing).toEqual({ items: [], total: 0, next: null, previous: null });
  });

  const place = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  it.each([
    ["no place", "x"],
    ["a place of another order", place("oldest", "2026-01-05")],
    ["a place with too much", place("newest", "2026-01-05", 1)],
    ["a day that is none", place("newest", "2026-02-30")],
    ["a day that the database does not know", place("newest", "0000-01-01")],
    ["a thing", Buffer.from('{"sort":"newest"}').toString("base64url")],
    ["nothing in a list", place("newest", null)],
  ])("refuses %s under its name", async (_, after) => {
    for (const query of [{ after }, { before: after }] as Record<string, string>[]) {
      const { status, error } = await site.call("GET /weekly-problem/archive", { query });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, Object.keys(query)]);
    }
  });
});

describe("a closed problem", () => {
  it("shows its answer, solution and hints, in either language", async () => {
    const params = { week: monday(3) };
    const { data } = await site.call("GET /weekly-problem/archive/{week}", { params });
    expect(data).toMatchObject({ week: monday(3), title: "Title of n3", topic: "algebra", difficulty: "easy" });
    expect(data.answerHtml).toContain("<mfrac><mn>3</mn><mn>4</mn></mfrac>");
    expect(data.solutionHtml).toContain(SECRET);
    expect(data.hints).toHaveLength(2);
    const ch = await site.call("GET /weekly-problem/archive/{week}", { params, query: { language: "ch" } });
    expect(ch.data.title).toBe("n3的标题");
  });

  it.each([
    ["the open week", monday(WEEKS - 1)],
    ["a week to come", monday(WEEKS)],
    ["a week before the first", "2025-12-29"],
    ["a day that is no Monday", "2026-01-06"],
    ["the year 0", "0000-01-03"],
    ["no day", "2026-02-30"],
  ])("is none of %s", async (_, week) => {
    const { token } = await site.signUp();
    for (const key of ["GET /weekly-problem/archive/{week}", "GET /weekly-problem/archive/{week}/mine"] as const) {
      expect((await site.call(key, { params: { week }, token })).status).toBe(404);
    }
  });

  it("is out of the archive to the last millisecond of its week, and in it from the first of the next", async () => {
    const params = { week: monday(WEEKS - 1) };
    const read = () => site.call("GET /weekly-problem/archive/{week}", { params });
    const end = "2026-06-22T04:00:00.000Z";
    site.clock.set(new Date(Date.parse(end) - 1));
    expect((await read()).status).toBe(404);
    site.clock.set(end);
    expect((await read()).status).toBe(200);
  });

  it("is not shown while it is asked again", async () => {
    // All problems have been asked: the first comes back.
    const params = { week: monday(0) };
    expect((await site.call("GET /weekly-problem")).data?.title).toBe("Title of n0");
    expect((await site.call("GET /weekly-problem/archive/{week}", { params })).status).toBe(404);
    expect(weeksOf(await archive({ sort: "oldest" }))[0]).toBe(monday(1));
    site.clock.advance({ days: 7 });
    expect((await site.call("GET /weekly-problem/archive/{week}", { params })).status).toBe(200);
  });
});

describe("practising a closed problem", () => {
  const practise = (week: string, text: unknown, language = "en") =>
    site.call("POST /weekly-problem/archive/{week}/practice", {
      params: { week },
      body: { answer: text },
      query: { language },
    });

  it.each([
    ["3/4", { verdict: "equal" }],
    ["0.75", { verdict: "wrong-form", form: "simplest-fraction" }],
    ["7", { verdict: "different" }],
    ["4/3", { verdict: "foreseen" }],
    ["3/(4", { verdict: "unreadable" }],
  ])("judges %s as it was judged in its week, and keeps nothing", async (text, result) => {
    const attempts = () => site.db.selectFrom("weeklyAttempts").selectAll().execute();
    const before = await attempts();
    expect((await practise(monday(2), text)).data.result).toMatchObject(result);
    expect(await attempts()).toEqual(before);
  });

  it("is not possible while a problem is open, nor with nothing or too much", async () => {
    const open = (await site.call("GET /weekly-problem")).data?.week ?? "";
    expect((await practise(open, "3/4")).status).toBe(404);
    expect((await practise(monday(2), " ")).error.fields).toEqual({ answer: { code: "ANSWER_REQUIRED" } });
    expect((await practise(monday(2), "1".repeat(501))).error.code).toBe("INVALID_INPUT");
  });
});

describe("how students met a closed problem", () => {
  it("is counted, told only where five of them gave the same answer, and each finds what he did himself", async () => {
    const week = (await site.call("GET /weekly-problem")).data?.week ?? "";
    const students = await Promise.all(Array.from({ length: 6 }, () => site.signUp()));
    const teacher = await site.signUp({ role: "teacher" });
    for (const [index, { token }] of students.entries()) {
      await answer(site, token, "7");
      if (index < 4) await answer(site, token, "9");
      if (index === 0) await answer(site, token, "3/4");
    }
    const last = await site.signUp({ rememberMe: true });
    await answer(site, last.token, "0.75");
    await answer(site, last.token, "3/4");
    await answer(site, teacher.token, "9");
    site.clock.advance({ days: 7 });
    const { data } = await site.call("GET /weekly-problem/archive/{week}", { params: { week } });
    expect(data.statistics).toEqual({
      tried: 7,
      solved: 2,
      solvedAt: [1, 0, 1, 0, 0],
      wrong: [{ read: "7", students: 6 }],
    });
    const mine = await site.call("GET /weekly-problem/archive/{week}/mine", { params: { week }, token: last.token });
    expect(mine.data.attempts.map(({ answer: text }: { answer: string }) => text)).toEqual(["0.75", "3/4"]);
    expect(mine.data.solved).not.toBeNull();

    const own = async (of: string, solved: string) =>
      weeksOf((await site.call("GET /weekly-problem/archive/mine", { token: of, query: { solved, size: "50" } })).data);
    expect(await own(last.token, "yes")).toEqual([week]);
    const rest = await own(last.token, "no");
    expect(rest).not.toContain(week);
    const everything = await archive({ size: "50" });
    expect(rest).toHaveLength(everything.total - 1);
    const newcomer = await site.signUp();
    expect(await own(newcomer.token, "yes")).toEqual([]);
  });
});

describe("what a student has solved", () => {
  it("leads to the archive as long as the problem is closed", async () => {
    await keepProblems(site.db, [problemNamed("by-turns"), problemNamed("in-between")]);
    site.clock.advance({ days: 7 });
    const { token } = await site.signUp({ rememberMe: true });
    const solvedOf = async () => (await site.call("GET /weekly-problem/solved", { token })).data;
    await answer(site, token, "3/4");
    const { week } = (await site.call("GET /weekly-problem")).data ?? { week: "" };
    expect(await solvedOf()).toMatchObject([{ week, archived: false }]);
    site.clock.advance({ days: 7 });
    expect(await solvedOf()).toMatchObject([{ week, archived: true }]);
    // It is asked again: what would lead to its solution leads to the open problem.
    site.clock.advance({ days: 7 });
    expect((await site.call("GET /weekly-problem")).data?.title).toBe("Title of by-turns");
    expect((await site.call("GET /weekly-problem/archive/{week}", { params: { week } })).status).toBe(404);
    expect(await solvedOf()).toMatchObject([{ week, archived: false }]);
  });
});
