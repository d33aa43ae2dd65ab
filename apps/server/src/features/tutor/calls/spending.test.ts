import { chatMessagePayload } from "@dripstone/contract/tutor/payloads";
import { type Answer, serveModel } from "@dripstone/tutor/model/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import type { TutorProvider } from "../../../tutor-providers.ts";
import { sendMessage } from "../messages/send-message.ts";
import { settleLeftOver } from "./settle-left-over.ts";

const good: Answer = { pieces: ["What do you know ", "about ducks, then?"], usage: { tokensIn: 900, tokensOut: 50 } };
const answers: Answer[] = [good];
const provider: TutorProvider = { name: "local", kind: "openai-compatible", address: "" };
const open = {
  id: "ropes",
  texts: { en: "What is the greatest common divisor of 84 and 36?", ch: "84 和 36 的最大公因数" },
};
const t = useTestApp({ tutorProviders: [provider], openProblems: async () => [open] });
let server: Awaited<ReturnType<typeof serveModel>>;
let admin: string;
let modelId: string;

const model = {
  ...{ provider: "local", model: "duck-1", label: "Duck", priceIn: 1_000_000, priceOut: 10_000_000 },
  ...{ temperature: 0.3, seesPictures: false, active: true },
};
/** What one good reply costs. */
const COST = 900 + 500;
const caps = {
  ...{ messagesPerMinute: 60, messagesPerDay: 500, tokensPerUserDay: 1_000_000, moneyPerMonth: 50_000_000 },
  whenSpent: "built-in",
};

beforeAll(async () => {
  server = await serveModel("openai-compatible", answers);
  provider.address = server.provider.address ?? "";
  admin = (await t.signUp({ role: "admin" })).token;
  modelId = (await t.call("POST /chatbot/models", { token: admin, body: model })).data.id;
  const body = { tutoring: modelId, "quick-help": null };
  await t.call("PUT /chatbot/modes", { token: admin, body });
});
afterAll(() => server.close());
beforeEach(async () => {
  answers.splice(0, answers.length, good);
  server.calls.length = 0;
  await t.db.deleteFrom("tutorCalls").execute();
  await t.db.deleteFrom("tutorSpentMonths").execute();
  await setCaps({});
});

const setCaps = async (some: object) => {
  const reply = await t.call("PUT /chatbot/limits", { token: admin, body: { ...caps, ...some } });
  expect(reply.status).toBe(200);
};
const ducks = "Why do ducks float?";
const sessionOf = (number: number) => `chat_1790000000000_${number}`;
const say = (token: string, message = ducks, session = 1) =>
  t.call("POST /chatbot/message", { token, body: { message, sessionId: sessionOf(session) } });
const calls = () => t.db.selectFrom("tutorCalls").selectAll().orderBy("id").execute();
const spent = async () => (await t.db.selectFrom("tutorSpentMonths").select("money").executeTakeFirst())?.money ?? 0;
/** Who has written a reply, as it is kept. */
const writerOf = async ({ messageId }: { messageId: string }) =>
  (await t.db.selectFrom("chatMessages").select("engine").where("id", "=", messageId).executeTakeFirst())?.engine;
const usedBy = async (userId: string) =>
  (await t.db.selectFrom("tutorUsedDays").select("tokens").where("userId", "=", userId).executeTakeFirst())?.tokens;

/** A reply under way, that has been begun and not read any further. */
async function begin({ user }: Awaited<ReturnType<typeof t.signUp>>, session = 1) {
  const caller = {
    user: { ...user, role: "student", reputation: 0, preferredLanguage: "en", isMember: true },
  } as const;
  const said = chatMessagePayload.parse({ message: ducks, sessionId: sessionOf(session) });
  const told = sendMessage(t.deps, caller, { ...said, signal: new AbortController().signal });
  await told.next();
  return told;
}

describe("a reply of a model", () => {
  it("costs what it has used, and its line tells no word of it", async () => {
    const { token, user } = await t.signUp();
    const { data } = await say(token);
    expect(data.response).toBe("What do you know about ducks, then?");
    expect(await writerOf(data)).toBe("Duck");
    const [call] = await calls();
    expect(call).toMatchObject({
      ...{ userId: user.id, messageId: data.messageId, modelId, engine: "Duck", outcome: "answered" },
      ...{ state: "settled", tokensIn: 900, tokensOut: 50, money: COST },
    });
    expect(call?.moneyReserved).toBeGreaterThan(COST);
    expect([await spent(), await usedBy(user.id)]).toEqual([COST, 950]);
    expect(JSON.stringify(call)).not.toMatch(/duck[^-]/);
    const { data: told } = await t.call("GET /chatbot/stats", { token: admin });
    expect(told).toMatchObject({ whole: { messages: 1, money: COST }, month: { money: COST } });
    expect(told.engines).toMatchObject([{ engine: "Duck", calls: 1, money: COST }]);
  });

  it("costs what it cost when it began, though the price is changed meanwhile", async () => {
    const told = await begin(await t.signUp());
    const params = { id: modelId };
    await t.call("PUT /chatbot/models/{id}", { token: admin, params, body: { ...model, priceIn: 900_000_000 } });
    for await (const _ of told);
    await t.call("PUT /chatbot/models/{id}", { token: admin, params, body: model });
    expect(await spent()).toBe(COST);
  });

  it("gives back what it did not use when the student leaves in the middle, and stays the site's when the account goes", async () => {
    const student = await t.signUp();
    const told = await begin(student);
    expect(await spent()).toBeGreaterThan(COST);
    await told.next();
    await t.db.deleteFrom("users").where("id", "=", student.user.id).execute();
    await told.return({} as never).catch(() => {});
    const [call] = await calls();
    expect(call).toMatchObject({ state: "settled", outcome: "stopped", userId: null, messageId: null });
    expect(await spent()).toBe(call?.money);
    expect(call?.money).toBeLessThan(call?.moneyReserved ?? 0);
    expect(call?.tokensIn).toBeGreaterThan(0);
  });

  it("whose process was killed is settled after five minutes, at all that was held", async () => {
    await begin(await t.signUp());
    const held = await spent();
    t.clock.advance({ minutes: 5, milliseconds: 1 });
    for (const _ of "twice") await settleLeftOver({ db: t.db, clock: t.clock.now });
    expect(await calls()).toMatchObject([{ state: "settled", outcome: "broken-off", money: held }]);
    expect(await spent()).toBe(held);
  });

  it("that breaks off in the middle is by both, where the built-in engine goes on", async () => {
    const long = "What could you take away from both sides, so that less is left of it?";
    answers.splice(0, 1, { pieces: [long], end: "tear" });
    const { token } = await t.signUp();
    const { data } = await say(token, "How do I solve 3x + 5 = 20?");
    expect(data.response.startsWith(long)).toBe(true);
    expect(await writerOf(data)).toBe("Duck + built-in");
  });

  it("that fails is the built-in engine's, which says so; it is counted, and seen at the model", async () => {
    answers.splice(0, 1, { status: 500 });
    const { token } = await t.signUp();
    const { data } = await say(token);
    expect(data.message.parts[0]?.kind).toBe("note");
    expect(data.message.state).toBe("done");
    expect(await writerOf(data)).toBe("built-in");
    expect(await calls()).toMatchObject([{ outcome: "fell-back", failure: "failing" }]);
    const { data: told } = await t.call("GET /chatbot/models", { token: admin });
    expect(told.models).toMatchObject([
      { health: { calls: 1, failures: 1, lastFailure: "failing", lastFailureAt: t.clock.now().toISOString() } },
    ]);
    expect((await t.call("GET /chatbot/stats", { token: admin })).data.whole).toMatchObject({ fallbacks: 1 });
  });

  it.each([
    [1e300, -5],
    ["many", null],
  ])("of a provider that tells it has used %s and %s tokens is settled all the same", async (tokensIn, tokensOut) => {
    answers.splice(0, 1, { ...good, usage: { tokensIn, tokensOut } as never });
    const { token } = await t.signUp();
    expect((await say(token)).status).toBe(200);
    const [call] = await calls();
    expect(call).toMatchObject({ state: "settled" });
    expect(call?.tokensIn).toBeLessThanOrEqual(10_000_000);
    expect(await spent()).toBe(call?.money);
  });

  it("is never asked for with a closed problem, nor by a child in need", async () => {
    const { token } = await t.signUp();
    await say(token, "What is the gcd of 84 and 36?");
    await say(token, "i want to kill myself", 2);
    expect(server.calls).toHaveLength(0);
    expect(await spent()).toBe(0);
  });

  it("is not asked for where another mode is meant, the model is off, or its provider is gone", async () => {
    const { token } = await t.signUp();
    const quick = { message: ducks, sessionId: sessionOf(1), context: { mode: "quick-help" } };
    await t.call("POST /chatbot/message", { token, body: quick });
    const params = { id: modelId };
    await t.call("PUT /chatbot/models/{id}", { token: admin, params, body: { ...model, active: false } });
    await say(token);
    await t.call("PUT /chatbot/models/{id}", { token: admin, params, body: model });
    await t.db.updateTable("tutorModels").set({ provider: "gone" }).execute();
    await say(token);
    await t.db.updateTable("tutorModels").set({ provider: "local" }).execute();
    expect(server.calls).toHaveLength(0);
    expect((await calls()).map(({ engine }) => engine)).toEqual(Array(3).fill("built-in"));
  });
});

describe("a hundred at once", () => {
  it("never hold more than the month's money together, and give all of it back", async () => {
    const students = await Promise.all(Array.from({ length: 100 }, () => t.signUp()));
    const probe = await begin(students[0] as (typeof students)[0]);
    const each = await spent();
    await probe.return({} as never);
    await setCaps({ moneyPerMonth: 10 * each + 1 });
    const underWay = await Promise.all(students.map((student) => begin(student, 2)));
    expect(await spent()).toBe(10 * each);
    const held = (await calls()).filter(({ state, modelId: by }) => state === "reserved" && by !== null);
    expect(held).toHaveLength(10);
    await Promise.all(underWay.map((told) => told.return({} as never)));
    expect(await spent()).toBe(0);
  });

  it("spend no more than the month's money, and all are answered", async () => {
    const students = await Promise.all(Array.from({ length: 100 }, () => t.signUp()));
    const cap = 100_000;
    await setCaps({ moneyPerMonth: cap });
    const replies = await Promise.all(students.map(({ token }) => say(token)));
    expect(replies.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const all = await calls();
    const sum = all.reduce((money, call) => money + call.money, 0);
    expect(await spent()).toBe(sum);
    expect(sum).toBeLessThanOrEqual(cap);
    expect(sum).toBe(COST * server.calls.length);
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(["answered", "spent"]));
  });

  it("of one student hold no more than the tokens of a day", async () => {
    const student = await t.signUp();
    const probe = await begin(student, 100);
    const each = (await usedBy(student.user.id)) ?? 0;
    await probe.return({} as never);
    expect(await usedBy(student.user.id)).toBe(0);
    await setCaps({ tokensPerUserDay: 3 * each });
    const underWay = await Promise.all(Array.from({ length: 40 }, (_, session) => begin(student, session)));
    expect(await usedBy(student.user.id)).toBe(3 * each);
    await Promise.all(underWay.map((told) => told.return({} as never)));
    expect(await usedBy(student.user.id)).toBe(0);
  });
});

describe("when what may be spent is spent", () => {
  it("the built-in engine answers and says so, in the student's language", async () => {
    await setCaps({ moneyPerMonth: 0 });
    const { token } = await t.signUp();
    const { data } = await say(token, "鸭子为什么会浮在水面上？");
    expect(data.message.parts[0]).toMatchObject({ kind: "note", html: expect.stringMatching(/内置/) });
    expect(await calls()).toMatchObject([{ engine: "built-in", outcome: "spent", money: 0 }]);
    expect(server.calls).toHaveLength(0);
  });

  it("nobody answers, if an admin wants it so: 402 for the site, 429 with the time to wait for the student, and nothing is kept", async () => {
    const { token, user } = await t.signUp();
    await setCaps({ whenSpent: "refuse", moneyPerMonth: 0 });
    const poor = await say(token);
    expect([poor.status, poor.error.code]).toEqual([402, "TUTOR_BUDGET_SPENT"]);
    expect(poor.error.message).toBe("Service temporarily unavailable due to cost limits.");
    await setCaps({ whenSpent: "refuse", tokensPerUserDay: 10 });
    const many = await say(token);
    expect([many.status, many.error.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(many.headers["retry-after"])).toBeGreaterThan(60);
    expect((await t.call("GET /chatbot/sessions", { token })).data).toEqual([]);
    expect([await spent(), await usedBy(user.id)]).toEqual([0, undefined]);
    expect((await say(token, "i want to kill myself")).status).toBe(200);
  });
});

describe("a model that an admin tries out", () => {
  const attempt = (id = modelId, token = admin) =>
    t.call("POST /chatbot/models/{id}/try", { token, params: { id }, body: { message: ducks, language: "en" } });

  it("says what it says to nobody else, and how fast and for how much; the site pays, and the log has it", async () => {
    const { data } = await attempt();
    expect(data).toMatchObject({ failure: null, status: null, tokensIn: 900, tokensOut: 50, money: COST });
    expect(data.parts.map(({ html }) => html).join()).toContain("What do you know");
    expect(data.msFirst).toBeLessThanOrEqual(data.msWhole);
    expect(await spent()).toBe(COST);
    const deeds = await t.db.selectFrom("auditLog").selectAll().where("subject", "=", modelId).execute();
    expect(deeds.at(-1)).toMatchObject({ endpoint: "POST /chatbot/models/{id}/try", details: { label: "Duck" } });
    expect(JSON.stringify(deeds)).not.toContain(ducks);
    const { whole } = (await t.call("GET /chatbot/stats", { token: admin })).data;
    expect(whole).toMatchObject({ messages: 0, students: 0, money: COST });
  });

  it("and that fails is told as such, without the built-in engine's help", async () => {
    answers.splice(0, 1, { status: 401 });
    expect((await attempt()).data).toMatchObject({ parts: [], failure: "refused", status: 401, msFirst: null });
    expect(await calls()).toMatchObject([{ outcome: "failed", failure: "refused", state: "settled" }]);
  });

  it("is refused where there is nothing to spend, no such model, or no provider for it", async () => {
    await setCaps({ moneyPerMonth: 0 });
    expect((await attempt()).error.code).toBe("TUTOR_BUDGET_SPENT");
    await setCaps({});
    expect((await attempt(crypto.randomUUID())).status).toBe(404);
    await t.db.updateTable("tutorModels").set({ provider: "gone" }).execute();
    expect((await attempt()).error.code).toBe("MODEL_NOT_REACHABLE");
    await t.db.updateTable("tutorModels").set({ provider: "local" }).execute();
    expect(server.calls).toHaveLength(0);
    expect(await spent()).toBe(0);
  });
});
