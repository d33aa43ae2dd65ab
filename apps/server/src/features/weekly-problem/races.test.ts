import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { connect, type Database } from "../../database/connect.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { answer, plant } from "./testing/problems.ts";

/** Two processes' worth of application on one database. */
const site = useTestApp();
let secondDb: Database;
let second: FastifyInstance;
let token: string;
let userId: string;

beforeAll(async () => {
  await plant(site, "first", "second", "third");
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(site.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = rows[0]?.name ?? "";
  secondDb = connect(url.href, { unhurried: true });
  second = await buildApp({ ...site.deps, db: secondDb });
});
afterAll(async () => {
  await second.close();
  await secondDb.destroy();
});
beforeEach(async () => {
  const student = await site.signUp();
  token = student.token;
  userId = student.user.id;
});

const hundredTimes = (text: string, key?: (index: number) => string) => manyTimes(100, text, key);

/** Sends the same so many times at once, to both in turn. */
async function manyTimes(length: number, text: string, key?: (index: number) => string) {
  const { week } = (await site.call("GET /weekly-problem")).data ?? { week: "" };
  const replies = Array.from({ length }, (_, index) => {
    const headers = { authorization: `Bearer ${token}`, ...(key && { "idempotency-key": key(index) }) };
    const app = index % 2 ? site.app : second;
    const payload = { week, answer: text };
    // One address for each two calls: the limit by address has tests of its own.
    const remoteAddress = `10.9.0.${index >> 1}`;
    return app.inject({ method: "POST", url: "/api/weekly-problem/attempts", headers, payload, remoteAddress });
  });
  return (await Promise.all(replies)).map((reply) => ({ status: reply.statusCode, body: reply.json() }));
}

const countOf = async (table: "weeklyAttempts" | "achievements") => {
  const rows = await site.db.selectFrom(table).selectAll().where("userId", "=", userId).execute();
  return rows.length;
};

it("gives one award when the right answer arrives 100 times at once through two processes", async () => {
  const replies = await hundredTimes("3/4");
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === "ALREADY_SOLVED")).toHaveLength(99);
  expect([await countOf("weeklyAttempts"), await countOf("achievements")]).toEqual([1, 1]);
  expect((await site.call("GET /progress", { token })).data).toMatchObject({ totalPoints: 10, problemsSolved: 1 });
});

it("gives each badge once, and one award, when the right answer arrives 200 times at once through two processes", async () => {
  const replies = await manyTimes(200, "3/4");
  const right = replies.filter(({ status }) => status === 200);
  expect(right.map(({ body }) => body.data.earned)).toEqual([{ points: 10, badges: ["first-drop", "first-try"] }]);
  // What comes after the limit of a minute is not even looked at.
  const others = new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code));
  expect([...others].sort()).toEqual(["ALREADY_SOLVED", "TOO_MANY_REQUESTS"]);
  expect([await countOf("weeklyAttempts"), await countOf("achievements")]).toEqual([1, 1]);
  const { data } = await site.call("GET /progress", { token });
  expect(data).toMatchObject({ totalPoints: 10, problemsSolved: 1 });
  expect(data.badges.map(({ badge }) => badge)).toEqual(["first-drop", "first-try"]);
});

it("counts one attempt when a wrong answer arrives 100 times at once", async () => {
  const replies = await hundredTimes("5");
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(replies.filter(({ body }) => body.data.result.counts)).toHaveLength(1);
  expect((await site.call("GET /weekly-problem/work", { token })).data).toMatchObject({ attemptsLeft: 4 });
});

it("never takes more than the week's attempts, however many different ones arrive at once", async () => {
  const { week } = (await site.call("GET /weekly-problem")).data ?? { week: "" };
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => answer(site, token, String(100 + index), { week })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await countOf("weeklyAttempts")).toBe(5);
});

it("answers a request that is sent 100 times with one key the same each time, and does it once", async () => {
  const replies = await hundredTimes("3/4", () => "one-key-for-all");
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]?.body.data.earned).toEqual({ points: 10, badges: ["first-drop", "first-try"] });
  expect(await countOf("achievements")).toBe(1);
});

it("opens one round when a new week is asked for 100 times at once through two processes", async () => {
  site.clock.advance({ days: 7 });
  const apps = Array.from({ length: 100 }, (_, index) => (index % 2 ? site.app : second));
  const replies = await Promise.all(apps.map((app) => app.inject("/api/weekly-problem")));
  expect(new Set(replies.map((reply) => reply.json().data.title))).toEqual(new Set(["Title of second"]));
  const rounds = await site.db.selectFrom("weeklyRounds").select("week").orderBy("week").execute();
  expect(rounds.map(({ week }) => week)).toEqual(["2026-03-02", "2026-03-09"]);
});
