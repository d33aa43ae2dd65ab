import { HOUR_MS } from "@dripstone/contract/durations";
import { beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../testing/app.ts";
import { answer, plant } from "../testing/problems.ts";
import { draftNamed, finished, HIDDEN, plan } from "./testing/drafts.ts";

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await testApp();
  await plant(site, "a", "b");
  token = (await site.signUp({ role: "teacher", rememberMe: true })).token;
  return () => site.close();
});

/** A teacher's session at the instant at which the clock stands now. */
const newSession = async () => {
  token = (await site.signUp({ role: "teacher", rememberMe: true })).token;
};
const stateOf = async (id: string) =>
  (await site.call("GET /weekly-problems/{id}", { token, params: { id } })).data.state;
const shown = async () => (await site.call("GET /weekly-problem")).data?.title.replace("Title of ", "") ?? null;
const archived = async () =>
  (await site.call("GET /weekly-problem/archive")).data.items.map(({ title }) => title.replace("Title of ", ""));
const close = (week: string, by = token) =>
  site.call("POST /weekly-problem-plan/{week}/close", { token: by, params: { week } });

describe("a problem of the desk", () => {
  it.each([
    ["an ordinary week", "2026-01-07T12:00:00Z", "2026-01-12", "2026-01-12T05:00:00Z", 168],
    ["the week in which clocks go forward", "2026-02-25T12:00:00Z", "2026-03-02", "2026-03-02T05:00:00Z", 167],
    ["the week in which clocks go back", "2026-10-21T12:00:00Z", "2026-10-26", "2026-10-26T04:00:00Z", 169],
    ["the week with a leap day", "2028-02-23T12:00:00Z", "2028-02-28", "2028-02-28T05:00:00Z", 168],
    ["the week over New Year", "2026-12-23T12:00:00Z", "2026-12-28", "2026-12-28T05:00:00Z", 168],
  ])("is planned, opens, and closes to the millisecond: %s", async (_, now, week, opens, hours) => {
    site.clock.set(now);
    await newSession();
    const { id } = await finished(site, token, "ours");
    expect(await stateOf(id)).toBe("ready");
    await plan(site, token, week, id);
    const end = Date.parse(opens) + hours * HOUR_MS;
    const steps = [
      [Date.parse(opens) - 1, "scheduled", false, false],
      [Date.parse(opens), "active", true, false],
      [end - 1, "active", true, false],
      [end, "closed", false, true],
    ] as const;
    for (const [at, state, isShown, isArchived] of steps) {
      site.clock.set(new Date(at));
      await newSession();
      expect([state, await stateOf(id)]).toEqual([state, state]);
      expect((await shown()) === "ours").toBe(isShown);
      expect((await archived()).includes("ours")).toBe(isArchived);
    }
    const { data } = await site.call("GET /weekly-problem/archive/{week}", { params: { week } });
    expect(data.solutionHtml).toContain(HIDDEN);
  });

  it("passes through its week while the server is down, and is closed when it comes back", async () => {
    const [one, two, three] = [
      await finished(site, token, "one"),
      await finished(site, token, "two"),
      await finished(site, token, "three"),
    ];
    await plan(site, token, "2026-03-09", one.id);
    await plan(site, token, "2026-03-16", two.id);
    await plan(site, token, "2026-03-30", three.id);
    // From Saturday to Monday, and nobody asks for anything.
    site.clock.set("2026-03-07T12:00:00Z");
    await newSession();
    site.clock.set("2026-03-09T12:00:00Z");
    await newSession();
    expect(await shown()).toBe("one");
    // And then for three weeks.
    site.clock.set("2026-03-30T12:00:00Z");
    await newSession();
    expect(await Promise.all([one, two, three].map(({ id }) => stateOf(id)))).toEqual(["closed", "closed", "active"]);
    expect(await shown()).toBe("three");
    expect(await archived()).toEqual(["two", "one", "a"]);
  });

  it("may be asked again, and is then not in the archive as long as it is open", async () => {
    const { id } = await finished(site, token, "ours");
    await plan(site, token, "2026-03-09", id);
    site.clock.set("2026-03-16T12:00:00Z");
    await newSession();
    expect(await stateOf(id)).toBe("closed");
    await plan(site, token, "2026-03-23", id);
    expect([await stateOf(id), await archived()]).toEqual(["scheduled", ["ours", "a"]]);
    site.clock.set("2026-03-23T12:00:00Z");
    await newSession();
    expect([await stateOf(id), await shown()]).toEqual(["active", "ours"]);
    expect(await archived()).not.toContain("ours");
  });

  it("that was asked has its texts mended, everywhere at once, and nothing that answers were judged by", async () => {
    const { id } = await finished(site, token, "ours");
    await plan(site, token, "2026-03-09", id);
    site.clock.set("2026-03-10T12:00:00Z");
    await newSession();
    const { version, may } = (await site.call("GET /weekly-problems/{id}", { token, params: { id } })).data;
    expect(may).toMatchObject({ edit: true, editRubric: false });
    const edit = (problem: object) =>
      site.call("PUT /weekly-problems/{id}", { token, params: { id }, body: { version, problem } });
    const sound = draftNamed("ours");
    for (const judged of [
      { difficulty: "hard" },
      { topic: "logic" },
      { rubric: { ...sound.rubric, keys: ["4/3"], foreseen: [] } },
      { rubric: { ...sound.rubric, tolerance: 1 } },
    ]) {
      expect((await edit({ ...sound, ...judged })).error.code).toBe("PROBLEM_ASKED");
    }
    const dropped: unknown[] = [];
    site.deps.changes.onChange((tags) => dropped.push(tags));
    expect((await edit(draftNamed("mended"))).status).toBe(200);
    expect(dropped).toEqual([["weekly-problem"]]);
    expect(await shown()).toBe("mended");
  });

  it("drops no page of anybody while it is only written and planned", async () => {
    await site.call("GET /weekly-problem");
    const dropped: unknown[] = [];
    site.deps.changes.onChange((tags) => dropped.push(tags));
    const { id } = await finished(site, token, "ours");
    await plan(site, token, "2026-03-09", id);
    await site.call("POST /weekly-problems/{id}/copy", { token, params: { id } });
    expect(dropped).toEqual([]);
  });
});

describe("closing early", () => {
  const WEEK = "2026-03-02";

  it("leaves no problem open until Monday, publishes the solution, and takes no more answers", async () => {
    const students = await Promise.all(Array.from({ length: 6 }, () => site.signUp()));
    expect(await shown()).toBe("a");
    for (const student of students.slice(0, 5)) await answer(site, student.token, "5");
    const [late, solver] = [students[0]?.token ?? "", students[5]?.token ?? ""];
    await answer(site, solver, "3/4");
    const dropped: unknown[] = [];
    site.deps.changes.onChange((tags) => dropped.push(tags));
    const weeks = (await close(WEEK)).data;
    expect(weeks[0]).toMatchObject({ week: WEEK, state: "closed", problem: { title: "Title of a" } });
    expect(dropped).toEqual([["weekly-problem"]]);

    expect(await shown()).toBeNull();
    expect((await site.call("GET /weekly-problem/work", { token: late })).data).toBeNull();
    expect((await answer(site, late, "3/4", { week: WEEK })).error.code).toBe("WEEK_CLOSED");
    const trial = await site.call("POST /weekly-problem/trial", { body: { week: WEEK, answer: "3/4" } });
    expect(trial.error.code).toBe("WEEK_CLOSED");
    const { data } = await site.call("GET /weekly-problem/archive/{week}", { params: { week: WEEK } });
    expect(data.solutionHtml).toContain("Solution of a");
    expect(data.statistics).toEqual({
      tried: 6,
      solved: 1,
      solvedAt: [1, 0, 0, 0, 0],
      wrong: [{ read: "5", students: 5 }],
    });
    const mine = await site.call("GET /weekly-problem/archive/{week}/mine", { token: solver, params: { week: WEEK } });
    expect(mine.data.solved?.points).toBe(10);
    const list = await site.call("GET /weekly-problems", { token, query: { state: "closed" } });
    expect(list.data.items).toMatchObject([{ title: "Title of a", week: WEEK }]);

    site.clock.set("2026-03-09T03:59:59.999Z");
    expect(await shown()).toBeNull();
    site.clock.advance({ milliseconds: 1 });
    expect([await shown(), await archived()]).toEqual(["b", ["a"]]);
  });

  it("is done once, of the open week only, and is in the audit log", async () => {
    await site.call("GET /weekly-problem");
    for (const week of ["2026-02-23", "2026-03-09", "2026-03-03"]) {
      expect((await close(week)).error.code).toBe("WEEK_NOT_OPEN");
    }
    const replies = await Promise.all(Array.from({ length: 5 }, () => close(WEEK)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await close(WEEK)).error.code).toBe("WEEK_NOT_OPEN");
    const deeds = await site.db
      .selectFrom("auditLog")
      .where("subject", "=", WEEK)
      .select(["endpoint", "details"])
      .execute();
    expect(deeds).toEqual([{ endpoint: "POST /weekly-problem-plan/{week}/close", details: { title: "Title of a" } }]);
    const { id } = await finished(site, token, "ours");
    expect((await plan(site, token, WEEK, id, true)).error.code).toBe("WEEK_BEGUN");
    expect(await shown()).toBeNull();
  });

  it("breaks nobody's weeks in a row, and makes none for who had not solved it", async () => {
    const [quick, slow] = [await site.signUp({ rememberMe: true }), await site.signUp({ rememberMe: true })];
    const streak = async (token: string) => (await site.call("GET /progress", { token })).data.currentStreak;
    for (const { token: student } of [quick, slow]) await answer(site, student, "3/4");
    site.clock.set("2026-03-09T12:00:00Z");
    await newSession();
    await answer(site, quick.token, "3/4");
    await close("2026-03-09");
    expect([await streak(quick.token), await streak(slow.token)]).toEqual([2, 1]);
    site.clock.set("2026-03-16T12:00:00Z");
    expect([await streak(quick.token), await streak(slow.token)]).toEqual([2, 1]);
    for (const { token: student } of [quick, slow]) await answer(site, student, "3/4");
    expect([await streak(quick.token), await streak(slow.token)]).toEqual([3, 2]);
    site.clock.set("2026-03-30T12:00:00Z");
    await site.call("GET /weekly-problem");
    expect([await streak(quick.token), await streak(slow.token)]).toEqual([3, 2]);
  });

  it("counts every answer that it does not refuse", async () => {
    await site.call("GET /weekly-problem");
    const students = await Promise.all(Array.from({ length: 20 }, () => site.signUp()));
    const answers = students.map((student) => answer(site, student.token, "3/4", { week: WEEK }));
    const [closed, ...replies] = await Promise.all([close(WEEK), ...answers]);
    expect(closed.status).toBe(200);
    const counted = replies.filter(({ status }) => status === 200).length;
    for (const reply of replies) if (reply.status !== 200) expect(reply.error.code).toBe("WEEK_CLOSED");
    const { data } = await site.call("GET /weekly-problem/archive/{week}", { params: { week: WEEK } });
    expect(data.statistics.solved).toBe(counted);
  });

  it("is not for students", async () => {
    const { token: student } = await site.signUp();
    await site.call("GET /weekly-problem");
    expect((await close(WEEK, student)).error.code).toBe("NOT_ALLOWED");
    expect(await shown()).toBe("a");
  });
});

describe("a site without any problem", () => {
  it("has none open, and asks the first one that is planned", async () => {
    const bare = await testApp();
    const { token: teacher } = await bare.signUp({ role: "admin", rememberMe: true });
    expect((await bare.call("GET /weekly-problem")).data).toBeNull();
    const weeks = (await bare.call("GET /weekly-problem-plan", { token: teacher })).data;
    expect(new Set(weeks.map(({ state }) => state))).toEqual(new Set(["empty"]));
    const params = { week: "2026-03-02" };
    const closed = await bare.call("POST /weekly-problem-plan/{week}/close", { token: teacher, params });
    expect(closed.error.code).toBe("WEEK_NOT_OPEN");
    const { id } = await finished(bare, teacher, "the first");
    await plan(bare, teacher, "2026-03-09", id);
    expect((await bare.call("GET /weekly-problem")).data).toBeNull();
    bare.clock.set("2026-03-09T12:00:00Z");
    expect((await bare.call("GET /weekly-problem")).data?.title).toBe("Title of the first");
    await bare.close();
  });
});
