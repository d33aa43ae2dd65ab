import { expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { forgetOldCalls } from "../calls/forget-old-calls.ts";
import { settleLeftOver } from "../calls/settle-left-over.ts";

const t = useTestApp();

const DAY_MS = 24 * 60 * 60_000;
const say = (token: string, sessionId = "chat_1790000000000_abcdef") =>
  t.call("POST /chatbot/message", { token, body: { message: "What is the gcd of 84 and 36?", sessionId } });

it("tells of each day how much was asked, by how many, how fast, and whether it helped", async () => {
  const { token } = await t.signUp({ role: "admin", rememberMe: true });
  const [one, other] = [await t.signUp({ rememberMe: true }), await t.signUp({ rememberMe: true })];
  await say(one.token);
  t.clock.advance({ days: 2 });
  await say(one.token);
  const { data: reply } = await say(other.token);
  const body = { messageId: reply.messageId, feedback: "not-helpful" };
  await t.call("POST /chatbot/feedback", { token: other.token, body });
  const read = async (query: Record<string, string>) => (await t.call("GET /chatbot/stats", { token, query })).data;
  const week = await read({});
  expect(week.days.map(({ messages, students }) => [messages, students])).toEqual([
    ...Array(4).fill([0, 0]),
    [1, 1],
    [0, 0],
    [2, 2],
  ]);
  expect(week.whole).toMatchObject({ messages: 3, students: 2, money: 0, fallbacks: 0, helpful: 0, notHelpful: 1 });
  expect(week.days.at(-1)).toMatchObject({ notHelpful: 1 });
  expect(week.engines).toMatchObject([{ engine: "built-in", calls: 3, failures: 0, money: 0 }]);
  expect(week.engines[0]?.msWhole.p95).toBeGreaterThanOrEqual(0);
  expect(week.month).toEqual({ money: 0, cap: 20_000_000 });
  expect((await read({ timeframe: "day" })).days).toHaveLength(1);
  expect((await read({ timeframe: "day" })).whole).toMatchObject({ messages: 2 });
  expect((await read({ timeframe: "month" })).days).toHaveLength(30);
  expect((await read({ timeframe: "year" })).days).toHaveLength(365);
  expect((await t.call("GET /chatbot/stats", { token, query: { timeframe: "ever" } })).status).toBe(400);
});

it("forgets calls after a year and a little, and settles those of a process that was killed", async () => {
  const { token, user } = await t.signUp();
  await say(token);
  const mine = () => t.db.selectFrom("tutorCalls").selectAll().where("userId", "=", user.id).execute();
  expect(await mine()).toMatchObject([{ engine: "built-in", state: "settled", outcome: "answered" }]);
  await t.db
    .updateTable("tutorCalls")
    .set({ state: "reserved", outcome: null })
    .where("userId", "=", user.id)
    .execute();
  t.clock.advance({ minutes: 5 });
  await settleLeftOver({ db: t.db, clock: t.clock.now });
  expect(await mine()).toMatchObject([{ state: "reserved" }]);
  t.clock.advance({ milliseconds: 1 });
  await settleLeftOver({ db: t.db, clock: t.clock.now });
  expect(await mine()).toMatchObject([{ state: "settled", outcome: "broken-off" }]);
  const later = (days: number) => () => new Date(t.clock.now().getTime() + days * DAY_MS);
  await forgetOldCalls({ db: t.db, clock: later(399) });
  expect(await mine()).toHaveLength(1);
  await forgetOldCalls({ db: t.db, clock: later(402) });
  expect(await mine()).toEqual([]);
});
