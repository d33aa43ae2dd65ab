import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Endpoint } from "@dripstone/contract/endpoint";
import { siteEndpoints } from "@dripstone/contract/site/endpoints";
import Fastify from "fastify";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { announce } from "../changes/announce.ts";
import { inTransaction } from "../database/transaction.ts";
import { deleteDueAccounts } from "../features/accounts/deletion/delete-due-accounts.ts";
import { answer, plant } from "../features/weekly-problem/testing/problems.ts";
import { openProduct, type Product } from "../product.ts";
import { type TestApp, testApp } from "../testing/app.ts";
import { untilShown } from "../testing/until-shown.ts";
import { hashToken } from "../token.ts";
import { registerEndpoints } from "./endpoints.ts";

let site: TestApp;
let other: Product;

beforeEach(async () => {
  site = await testApp();
  await plant(site, "a", "b");
  const { db, databaseUrl, folder } = site;
  const { clock, siteUrl } = site.deps;
  const rest = { siteUrl, filesFolder: folder, deliver: async () => {}, background: false };
  other = await openProduct({ db, databaseUrl, clock, ...rest });
  return async () => {
    await other.close();
    await site.close();
  };
});

const PROBLEM = "/api/weekly-problem";
const read = ({ app }: Pick<Product, "app"> = site, headers: Record<string, string> = {}, url = PROBLEM) =>
  app.inject({ url, headers });
const titleIn = async (...asked: Parameters<typeof read>) => (await read(...asked)).json().data?.title ?? null;

/** Changes the open problem without a word to anybody. */
async function retitle(title: string): Promise<void> {
  await sql`update weekly_problems set texts = jsonb_set(texts, '{en,title}', to_jsonb(${title}::text))`.execute(
    site.db,
  );
}

/** Does what changes something, until every process has heard of it. */
async function changed(work: () => Promise<void>): Promise<void> {
  await untilShown(site, work);
}

const tell = () => changed(() => announce(site.db, "weekly-problem"));

describe("what a row with tags answers", () => {
  it("is made once for all who ask alike, until something is changed that it is made of, in whichever process", async () => {
    for (const process of [site, other]) expect(await titleIn(process)).toBe("Title of a");
    await retitle("new");
    const alike = [PROBLEM, `${PROBLEM}?language=en`];
    for (const process of [site, other])
      for (const url of alike) expect(await titleIn(process, {}, url)).toBe("Title of a");
    await tell();
    for (const process of [site, other]) expect(await titleIn(process)).toBe("new");
  });

  it("is another in another language, and for another page of a list", async () => {
    expect(await titleIn(site, {}, `${PROBLEM}?language=ch`)).toBe("a的标题");
    expect(await titleIn()).toBe("Title of a");
    site.clock.advance({ days: 14 });
    await read();
    const { json } = await read(site, {}, `${PROBLEM}/archive?size=10`);
    expect(json().data.total).toBe(1);
    const refused = await read(site, {}, `${PROBLEM}/archive?size=10&after=x`);
    expect(refused.statusCode).toBe(400);
  });

  it("is no longer told at the very millisecond at which the week turns, nor if a clock is set back over it", async () => {
    const { endsAt } = (await read()).json().data;
    site.clock.set(new Date(Date.parse(endsAt) - 1));
    expect(await titleIn()).toBe("Title of a");
    site.clock.set(endsAt);
    expect(await titleIn()).toBe("Title of b");
    site.clock.set(new Date(Date.parse(endsAt) - 1));
    expect(await titleIn()).toBe("Title of a");
  });

  it("is gone as soon as a teacher has closed the week, here and in another process", async () => {
    for (const process of [site, other]) expect(await titleIn(process)).toBe("Title of a");
    const { token } = await site.signUp({ role: "teacher" });
    const { week } = (await read()).json().data;
    const closed = await site.call("POST /weekly-problem-plan/{week}/close", { token, params: { week } });
    expect(closed.status).toBe(200);
    for (const process of [site, other]) expect(await titleIn(process)).toBeNull();
  });

  it("counts nobody whose account is gone", async () => {
    const [kept, gone] = await Promise.all([site.signUp({ rememberMe: true }), site.signUp({ rememberMe: true })]);
    const { week } = (await read()).json().data;
    for (const { token } of [kept, gone]) await answer(site, token, "3/4");
    site.clock.advance({ days: 7 });
    const solved = async () => (await read(site, {}, `${PROBLEM}/archive/${week}`)).json().data.statistics.solved;
    expect(await solved()).toBe(2);
    await untilShown(site, async () => {
      await site.db
        .updateTable("users")
        .set({ deletionDueAt: site.clock.now() })
        .where("id", "=", gone.user.id)
        .execute();
      await deleteDueAccounts(site.deps);
    });
    expect(await solved()).toBe(1);
  });

  it("counts an answer that came in time and was kept only after its week, a minute later", async () => {
    const { token } = await site.signUp({ rememberMe: true });
    const { week, endsAt } = (await read()).json().data;
    await answer(site, token, "5");
    const attempts = await site.db.deleteFrom("weeklyAttempts").returningAll().execute();
    site.clock.set(endsAt);
    const tried = async () => (await read(site, {}, `${PROBLEM}/archive/${week}`)).json().data.statistics.tried;
    expect(await tried()).toBe(0);
    await site.db.insertInto("weeklyAttempts").values(attempts).execute();
    site.clock.advance({ minutes: 1 });
    expect(await tried()).toBe(1);
  });

  it("counts who comes with an answer that was judged without an account in a week that is over", async () => {
    const { week } = (await read()).json().data;
    const trial = await site.call("POST /weekly-problem/trial", { body: { week, answer: "3/4" } });
    const mark = /visitor=([\w-]+)/.exec(String(trial.headers["set-cookie"]))?.[1] ?? "";
    site.clock.advance({ days: 7 });
    const tried = async () => (await read(site, {}, `${PROBLEM}/archive/${week}`)).json().data.statistics.tried;
    expect(await tried()).toBe(0);
    const { user } = await site.signUp();
    const joining = { userId: user.id, visitorMark: hashToken(mark), now: site.clock.now() };
    await changed(() => inTransaction(site.db, (transaction) => site.deps.joined(transaction, joining)));
    expect(await tried()).toBe(1);
  });

  it("knows nothing of who asks: with a session and cookies its bytes are the same", async () => {
    const { token } = await site.signUp();
    await answer(site, token, "3/4");
    const asVisitor = await read();
    const asStudent = await read(site, { authorization: `Bearer ${token}`, cookie: "visitor=1; lang=ch" });
    expect(asStudent.body).toBe(asVisitor.body);
    expect(asStudent.headers["set-cookie"]).toBeUndefined();
    const work = () => site.call("GET /weekly-problem/work", { token });
    expect((await work()).data?.attempts).toHaveLength(1);
    const { token: another } = await site.signUp();
    expect((await site.call("GET /weekly-problem/work", { token: another })).data?.attempts).toHaveLength(0);
  });

  it("is sent compressed to who takes it so, and not at all to who has it", async () => {
    const plain = await read();
    expect(plain.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding",
    });
    const small = await read(site, { "accept-encoding": "gzip, br" });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const older = await read(site, { "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(older.rawPayload).toString()).toBe(plain.body);
    const again = await read(site, { "if-none-match": String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await retitle("new");
    await tell();
    const changed = await read(site, { "if-none-match": String(plain.headers.etag) });
    expect([changed.statusCode, changed.json().data.title]).toEqual([200, "new"]);
  });

  it("is no failure: what was not there is asked for again", async () => {
    const archived = () => read(site, {}, `${PROBLEM}/archive/2026-03-02`);
    const missing = await archived();
    expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
    await sql`update weekly_rounds set closed_at = now()`.execute(site.db);
    expect((await archived()).statusCode).toBe(200);
  });
});

it("is made anew for each who asks while a process hears of no changes", async () => {
  const { db, databaseUrl, deps, folder } = site;
  const changes = { ...deps.changes, areHeard: () => false };
  const rest = { siteUrl: deps.siteUrl, filesFolder: folder, deliver: async () => {}, background: false };
  const deaf = await openProduct({ db, databaseUrl, clock: deps.clock, ...rest, instead: { changes } });
  expect(await titleIn(deaf)).toBe("Title of a");
  await retitle("new");
  expect(await titleIn(deaf)).toBe("new");
  await deaf.close();
});

it.each<[string, Partial<Endpoint>]>([
  ["is for some", { access: "user" }],
  ["gives a file", { download: { type: "application/zip", filename: "a.zip" } }],
])("a row that %s cannot have tags", (_, part) => {
  const row: Endpoint = { ...siteEndpoints["GET /health"], tags: ["weekly-problem"], ...part };
  const rows = { "GET /health": row } as typeof siteEndpoints;
  const handlers = { "GET /health": async () => ({ status: "ok" as const }) };
  expect(() => registerEndpoints(Fastify(), site.deps, rows, handlers)).toThrow("kept for all");
});
