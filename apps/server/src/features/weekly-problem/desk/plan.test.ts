import type { ReplyOf } from "@dripstone/contract";
import { DAY_MS } from "@dripstone/contract/durations";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../testing/app.ts";
import { plant } from "../testing/problems.ts";
import { bareDraft, begin, draftNamed, finished, HIDDEN, plan } from "./testing/drafts.ts";

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await testApp();
  token = (await site.signUp({ role: "teacher", rememberMe: true })).token;
  await plant(site, "a", "b", "c");
  return () => site.close();
});

/** Mondays from the open week's on. */
const monday = (index: number) => new Date(Date.UTC(2026, 2, 2) + index * 7 * DAY_MS).toISOString().slice(0, 10);
const read = async (id: string) => (await site.call("GET /weekly-problems/{id}", { token, params: { id } })).data;
const planned = async () => (await site.call("GET /weekly-problem-plan", { token })).data;
const unplan = (week: string) => site.call("DELETE /weekly-problem-plan/{week}", { token, params: { week } });
const named = (weeks: ReplyOf<"GET /weekly-problem-plan">) =>
  Object.fromEntries(
    weeks
      .filter(({ state }) => state === "scheduled")
      .map(({ week, problem }) => [week, problem?.title.replace("Title of ", "")]),
  );
const shown = async () => (await site.call("GET /weekly-problem")).data?.title.replace("Title of ", "");

describe("a week to come", () => {
  it("gets the problem that is planned for it, and asks it when it opens", async () => {
    const { id } = await finished(site, token, "ours");
    const weeks = (await plan(site, token, monday(1), id)).data;
    expect(weeks[0]).toMatchObject({ week: monday(0), state: "active", problem: { title: "Title of a" } });
    expect(weeks[1]).toMatchObject({ week: monday(1), state: "scheduled", problem: { id, origin: "admin" } });
    expect(weeks).toHaveLength(weeklyProblemLimits.WEEKS_PLANNED + 1);
    expect(await read(id)).toMatchObject({ state: "scheduled", week: monday(1), weeks: [monday(1)] });
    expect(await shown()).toBe("a");
    site.clock.set("2026-03-09T03:59:59.999Z");
    expect([await shown(), (await read(id)).state]).toEqual(["a", "scheduled"]);
    site.clock.advance({ milliseconds: 1 });
    expect([await shown(), (await read(id)).state]).toEqual(["ours", "active"]);
    site.clock.advance({ days: 7 });
    expect([await shown(), (await read(id)).state]).toEqual(["b", "closed"]);
  });

  it("tells beforehand what it will draw by itself, if nobody plans otherwise", async () => {
    await plan(site, token, monday(4), (await finished(site, token, "ours")).id);
    const { id } = await site.db
      .selectFrom("weeklyProblems")
      .where("slug", "=", "b")
      .select("id")
      .executeTakeFirstOrThrow();
    await plan(site, token, monday(6), id);
    const told = (await planned()).map(({ problem }) => problem?.title.replace("Title of ", ""));
    const asked = [];
    for (const _ of told) {
      asked.push(await shown());
      site.clock.advance({ days: 7 });
    }
    expect(asked).toEqual(told);
    expect(told.slice(0, 8)).toEqual(["a", "c", "a", "c", "ours", "a", "b", "c"]);
  });

  it("is none that has begun, none too far ahead, and no other day than a Monday", async () => {
    const { id } = await finished(site, token, "ours");
    await site.call("GET /weekly-problem");
    const refusals = {
      [monday(0)]: ["WEEK_BEGUN", "WEEK_BEGUN"],
      [monday(-1)]: ["WEEK_BEGUN", "WEEK_BEGUN"],
      "1999-01-04": ["WEEK_BEGUN", "WEEK_BEGUN"],
      [monday(weeklyProblemLimits.WEEKS_PLANNED + 1)]: ["WEEK_TOO_FAR", "NOT_FOUND"],
      "9999-12-27": ["WEEK_TOO_FAR", "NOT_FOUND"],
      "2026-03-10": ["NOT_FOUND", "NOT_FOUND"],
      "2026-02-30": ["NOT_FOUND", "NOT_FOUND"],
      next: ["NOT_FOUND", "NOT_FOUND"],
    };
    for (const [week, codes] of Object.entries(refusals)) {
      const replies = [await plan(site, token, week, id, true), await unplan(week)];
      expect([week, ...replies.map(({ error }) => error.code)]).toEqual([week, ...codes]);
    }
    expect((await read(id)).state).toBe("ready");
    expect(await shown()).toBe("a");
  });

  it("may be the last that is planned ahead", async () => {
    const { id } = await finished(site, token, "ours");
    expect((await plan(site, token, monday(weeklyProblemLimits.WEEKS_PLANNED), id)).status).toBe(200);
  });

  it("gets no draft, nothing that is gone, and nothing that is not there", async () => {
    const draft = await begin(site, token, draftNamed("half"));
    expect((await plan(site, token, monday(1), draft.id)).error.code).toBe("PROBLEM_NOT_READY");
    await site.call("GET /weekly-problem");
    await plant(site, "b", "c");
    const gone = await site.db
      .selectFrom("weeklyProblems")
      .where("slug", "=", "a")
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await plan(site, token, monday(1), gone.id)).error.code).toBe("PROBLEM_NOT_READY");
    expect((await plan(site, token, monday(1), crypto.randomUUID())).error.code).toBe("NOT_FOUND");
    expect(named(await planned())).toEqual({});
  });

  it("that is taken stays so, unless they are to be exchanged", async () => {
    const [one, two] = [await finished(site, token, "one"), await finished(site, token, "two")];
    await plan(site, token, monday(1), one.id);
    await plan(site, token, monday(2), two.id);
    expect((await plan(site, token, monday(1), two.id)).error.code).toBe("WEEK_TAKEN");
    expect(named(await planned())).toEqual({ [monday(1)]: "one", [monday(2)]: "two" });
    expect(named((await plan(site, token, monday(1), two.id, true)).data)).toEqual({
      [monday(1)]: "two",
      [monday(2)]: "one",
    });
    const three = await finished(site, token, "three");
    expect(named((await plan(site, token, monday(1), three.id, true)).data)).toEqual({
      [monday(1)]: "three",
      [monday(2)]: "one",
    });
    expect((await read(two.id)).state).toBe("ready");
  });

  it("loses its problem to another week to which that is moved, or when it is taken from it", async () => {
    const { id } = await finished(site, token, "ours");
    await plan(site, token, monday(1), id);
    expect(named((await plan(site, token, monday(3), id)).data)).toEqual({ [monday(3)]: "ours" });
    expect(named((await plan(site, token, monday(3), id)).data)).toEqual({ [monday(3)]: "ours" });
    expect(named((await unplan(monday(3))).data)).toEqual({});
    expect((await unplan(monday(3))).error.code).toBe("NOT_FOUND");
    expect((await read(id)).state).toBe("ready");
  });

  it("is in the audit log with what was planned for it, and by whom", async () => {
    const [one, two] = [await finished(site, token, "one"), await finished(site, token, "two")];
    await plan(site, token, monday(1), one.id);
    await plan(site, token, monday(1), two.id, true);
    await unplan(monday(1));
    const deeds = await site.db
      .selectFrom("auditLog")
      .where("subject", "=", monday(1))
      .select(["endpoint", "details"])
      .orderBy("id")
      .execute();
    expect(deeds).toEqual([
      {
        endpoint: "PUT /weekly-problem-plan/{week}",
        details: { problem: one.id, title: "Title of one", from: null, instead: null },
      },
      {
        endpoint: "PUT /weekly-problem-plan/{week}",
        details: { problem: two.id, title: "Title of two", from: null, instead: one.id },
      },
      { endpoint: "DELETE /weekly-problem-plan/{week}", details: { problem: two.id } },
    ]);
  });
});

describe("a planned problem", () => {
  it("stays whole, and is neither deleted nor made a draft", async () => {
    const ready = await finished(site, token, "ours");
    await plan(site, token, monday(1), ready.id);
    const { id, version, may } = await read(ready.id);
    expect(may).toMatchObject({ edit: true, editRubric: true, reopen: false, remove: false, schedule: true });
    const params = { id };
    const replies = [
      await site.call("PUT /weekly-problems/{id}", { token, params, body: { version, problem: bareDraft("Torn") } }),
      await site.call("POST /weekly-problems/{id}/reopen", { token, params, body: { version } }),
      await site.call("DELETE /weekly-problems/{id}", { token, params, body: { version } }),
    ];
    expect(replies.map(({ error }) => error.code)).toEqual(["PROBLEM_NOT_READY", "PROBLEM_ASKED", "PROBLEM_ASKED"]);
    const harder = { ...draftNamed("ours"), difficulty: "hard" };
    const edited = await site.call("PUT /weekly-problems/{id}", { token, params, body: { version, problem: harder } });
    expect(edited.data).toMatchObject({ difficulty: "hard", state: "scheduled" });
  });

  it("is shown to nobody else before its week, nor is a draft", async () => {
    const { id } = await finished(site, token, "ours");
    const draft = await begin(site, token, draftNamed("half"));
    await plan(site, token, monday(1), id);
    await site.call("GET /weekly-problem");
    site.clock.advance({ days: 7, hours: -72 });
    const { token: student } = await site.signUp();
    const rows = [
      "GET /weekly-problem",
      "GET /weekly-problem/work",
      "GET /weekly-problem/solved",
      "GET /weekly-problem/archive",
      "GET /weekly-problem/archive/mine",
      "GET /weekly-problem/trial",
      "GET /progress",
    ] as const;
    for (const row of rows) {
      const { text } = await site.call(row, { token: student });
      for (const secret of [HIDDEN, "ours", "half", id, draft.id]) expect(text).not.toContain(secret);
    }
    for (const week of [monday(1), monday(2)]) {
      for (const row of ["GET /weekly-problem/archive/{week}", "GET /weekly-problem/archive/{week}/mine"] as const) {
        expect((await site.call(row, { token: student, params: { week } })).status).toBe(404);
      }
      const practice = { token: student, params: { week }, body: { answer: "3/4" } };
      expect((await site.call("POST /weekly-problem/archive/{week}/practice", practice)).status).toBe(404);
    }
    for (const row of ["GET /weekly-problem-plan", "GET /weekly-problems", "GET /weekly-problems/{id}"] as const) {
      expect((await site.call(row, { token: student, params: { id } })).status).toBe(403);
    }
  });
});

describe("who plan at once", () => {
  it("the same week, sixteen of them, give it one problem, and the others are told", async () => {
    const problems = await Promise.all(Array.from({ length: 16 }, (_, index) => finished(site, token, `n${index}`)));
    const { token: other } = await site.signUp({ role: "admin", rememberMe: true });
    const replies = await Promise.all(
      problems.map(({ id }, index) => plan(site, index % 2 ? token : other, monday(1), id)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200).map(({ error }) => error.code);
    expect(refused).toEqual(Array(15).fill("WEEK_TAKEN"));
    expect(Object.keys(named(await planned()))).toEqual([monday(1)]);
  });

  it("the same problem for sixteen weeks leave it one week", async () => {
    const { id } = await finished(site, token, "wanted");
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, index) => plan(site, token, monday(index + 1), id)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(Object.values(named(await planned()))).toEqual(["wanted"]);
    expect((await read(id)).weeks).toHaveLength(1);
  });

  it("exchanges, over and over, lose nothing and double nothing", async () => {
    const problems = await Promise.all(["x", "y", "z", "w"].map((name) => finished(site, token, name)));
    for (const [index, { id }] of problems.entries()) await plan(site, token, monday(index + 1), id);
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        plan(site, token, monday(1 + ((index * 5) % 4)), problems[(index * 7) % 4]?.id ?? "", true),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const weeks = named(await planned());
    expect(Object.keys(weeks)).toEqual([1, 2, 3, 4].map(monday));
    expect(Object.values(weeks).toSorted()).toEqual(["w", "x", "y", "z"]);
  });

  it("and who makes it a draft again, or deletes it, never leave a week with a draft or with nothing", async () => {
    for (let round = 1; round <= 5; round++) {
      const { id, version } = await finished(site, token, `torn${round}`);
      const [reopened, removed, given] = await Promise.all([
        site.call("POST /weekly-problems/{id}/reopen", { token, params: { id }, body: { version } }),
        site.call("DELETE /weekly-problems/{id}", { token, params: { id }, body: { version } }),
        plan(site, token, monday(round), id),
      ]);
      expect([reopened, removed, given].filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status } of [reopened, removed, given]) expect(status).toBeLessThan(500);
      const week = (await planned())[round];
      expect(week?.state).toBe(given.status === 200 ? "scheduled" : "by-itself");
    }
  });

  it("at the millisecond at which the week opens come too late, and never with an error of ours", async () => {
    const problems = await Promise.all(Array.from({ length: 8 }, (_, index) => finished(site, token, `n${index}`)));
    site.clock.set("2026-03-09T03:59:59.999Z");
    const calls = problems.map(({ id }, index) => {
      if (index === 4) site.clock.advance({ milliseconds: 1 });
      return Promise.all([plan(site, token, monday(1), id, true), site.call("GET /weekly-problem")]);
    });
    const replies = (await Promise.all(calls)).flat();
    for (const reply of replies) if (reply.status !== 200) expect(reply.error.code).toBe("WEEK_BEGUN");
    const rounds = await site.db.selectFrom("weeklyRounds").where("week", "=", monday(1)).selectAll().execute();
    expect(rounds).toHaveLength(1);
    const first = await shown();
    expect((await plan(site, token, monday(1), problems[0]?.id ?? "", true)).error.code).toBe("WEEK_BEGUN");
    expect(await shown()).toBe(first);
  });
});
