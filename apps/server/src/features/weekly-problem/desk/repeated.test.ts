import { randomUUID } from "node:crypto";
import { weeklyDeskEndpoints } from "@dripstone/contract/weekly-problem/desk/endpoints";
import { weeklyPlanEndpoints } from "@dripstone/contract/weekly-problem/desk/plan-endpoints";
import { explanationEndpoints } from "@dripstone/contract/weekly-problem/explanation-endpoints";
import { beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../testing/app.ts";
import { answer, plant } from "../testing/problems.ts";
import { begin, draftNamed, finished, plan } from "./testing/drafts.ts";

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await testApp();
  token = (await site.signUp({ role: "teacher", rememberMe: true })).token;
  await plant(site, "a", "b", "c");
  return () => site.close();
});

const WEEK = "2026-03-09";
const key = () => ({ "idempotency-key": randomUUID() });
const deeds = async () => (await site.db.selectFrom("auditLog").select("id").execute()).length;
const read = async (id: string) => (await site.call("GET /weekly-problems/{id}", { token, params: { id } })).data;

/** The same call again, as when its reply was lost: it is told the same, and has been done once. */
async function sameTwice<Reply extends { status: number; data: unknown }>(send: () => Promise<Reply>): Promise<Reply> {
  const first = await send();
  expect(first.status).toBeLessThan(300);
  const before = await deeds();
  const again = await send();
  expect([again.status, again.data]).toEqual([first.status, first.data]);
  expect(await deeds(), "deeds in the audit log").toBe(before);
  return first;
}

it("every row by which the desk changes something may be sent again", () => {
  const rows = { ...weeklyDeskEndpoints, ...weeklyPlanEndpoints, ...explanationEndpoints };
  const once = Object.entries(rows)
    .filter(([name, row]) => !name.startsWith("GET ") && !("changesNothing" in row))
    .filter(([, row]) => !("idempotent" in row));
  expect(once.map(([name]) => name)).toEqual([]);
});

describe("a call whose reply was lost, sent again", () => {
  it("keeps a problem once, and is not called somebody else's", async () => {
    const { id } = await begin(site, token, draftNamed("kept"));
    const headers = key();
    const body = { version: 1, problem: draftNamed("kept anew") };
    await sameTwice(() => site.call("PUT /weekly-problems/{id}", { token, params: { id }, body, headers }));
    expect((await read(id)).version).toBe(2);
  });

  it("is still told of what somebody else has saved since it was opened", async () => {
    const { id } = await begin(site, token, draftNamed("contested"));
    const save = (name: string, headers = key()) =>
      site.call("PUT /weekly-problems/{id}", {
        ...{ token, params: { id }, headers },
        body: { version: 1, problem: draftNamed(name) },
      });
    expect((await save("hers")).status).toBe(200);
    const headers = key();
    for (const _ of [1, 2]) expect((await save("his", headers)).error.code).toBe("EDITED_MEANWHILE");
  });

  it("makes a problem ready, makes it a draft again, copies it and deletes it once", async () => {
    const { id } = await begin(site, token, draftNamed("turned"));
    const params = { id };
    for (const [verb, version] of [
      ["finish", 1],
      ["reopen", 2],
    ] as const) {
      const headers = key();
      await sameTwice(() =>
        site.call(`POST /weekly-problems/{id}/${verb}`, { token, params, body: { version }, headers }),
      );
    }
    const copying = key();
    await sameTwice(() => site.call("POST /weekly-problems/{id}/copy", { token, params, headers: copying }));
    expect((await site.call("GET /weekly-problems", { token, query: { origin: "admin" } })).data.items).toHaveLength(2);
    const removing = key();
    await sameTwice(() =>
      site.call("DELETE /weekly-problems/{id}", { token, params, body: { version: 3 }, headers: removing }),
    );
  });

  it("plans a week, frees it and closes the open one once", async () => {
    const { id } = await finished(site, token, "planned");
    const params = { week: WEEK };
    const planning = key();
    await sameTwice(() =>
      site.call("PUT /weekly-problem-plan/{week}", { token, params, body: { problemId: id }, headers: planning }),
    );
    const freeing = key();
    await sameTwice(() => site.call("DELETE /weekly-problem-plan/{week}", { token, params, headers: freeing }));
    expect((await plan(site, token, WEEK, id)).status, "planned again by another call").toBe(200);
    const closing = key();
    await sameTwice(() =>
      site.call("POST /weekly-problem-plan/{week}/close", { token, params: { week: "2026-03-02" }, headers: closing }),
    );
  });

  it("reviews an explanation once, tells its student once, and keeps no word of the student", async () => {
    const student = await site.signUp({ name: "Mei Explains", rememberMe: true });
    await answer(site, student.token, "7", { explanation: "Because of the halves" });
    const [{ id } = { id: "" }] = (await site.call("GET /weekly-problem-explanations", { token })).data.items;
    const headers = key();
    const body = { excellent: true, comment: "Clear!", version: 0 };
    const { data } = await sameTwice(() =>
      site.call("PUT /weekly-problem-explanations/{id}", { token, params: { id }, body, headers }),
    );
    expect(data.review).toMatchObject({ comment: "Clear!", version: 1 });
    expect((await site.call("GET /notices", { token: student.token })).data).toHaveLength(1);
    const kept = await site.db.selectFrom("idempotentReplies").select("reply").execute();
    expect(kept).toHaveLength(1);
    for (const word of ["Mei", "halves"]) expect(JSON.stringify(kept)).not.toContain(word);
  });
});
