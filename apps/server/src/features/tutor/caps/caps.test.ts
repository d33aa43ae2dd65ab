import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

const caps = {
  ...{ messagesPerMinute: 3, messagesPerDay: 5, tokensPerUserDay: 1000, moneyPerMonth: 5_000_000 },
  whenSpent: "refuse",
};
let admin: string;

beforeEach(async () => {
  admin = (await t.signUp({ role: "admin" })).token;
});

const setCaps = (body: object) => t.call("PUT /chatbot/limits", { token: admin, body });
const say = (token: string, session = 1, message = "What is the gcd of 84 and 36?") =>
  t.call("POST /chatbot/message", { token, body: { message, sessionId: `chat_1790000000000_${session}` } });

describe("the limits of the tutor", () => {
  it("are usual until an admin says otherwise, and then what the admin said, with a line in the audit log", async () => {
    expect((await t.call("GET /chatbot/limits", { token: admin })).data).toEqual({
      messagesPerMinute: tutorLimits.CHAT_PER_MINUTE,
      messagesPerDay: tutorLimits.CHAT_PER_DAY,
      tokensPerUserDay: tutorLimits.CHAT_TOKENS_PER_DAY,
      moneyPerMonth: tutorLimits.CHAT_DOLLARS_PER_MONTH * 1_000_000,
      whenSpent: "built-in",
    });
    for (const body of [{ ...caps, messagesPerDay: 4 }, caps]) expect((await setCaps(body)).status).toBe(200);
    expect((await t.call("GET /chatbot/limits", { token: admin })).data).toEqual(caps);
    const deeds = await t.db.selectFrom("auditLog").selectAll().where("subject", "=", "tutor-limits").execute();
    expect(deeds).toMatchObject([
      { endpoint: "PUT /chatbot/limits" },
      { details: { changed: "messagesPerDay", messagesPerDay: `4 → ${caps.messagesPerDay}` } },
    ]);
  });

  it("are refused where they make no sense", async () => {
    for (const field of ["messagesPerMinute", "messagesPerDay", "tokensPerUserDay", "moneyPerMonth"]) {
      for (const value of [-1, 1.5, 1e15, "5"]) {
        const reply = await setCaps({ ...caps, [field]: value });
        expect([reply.status, reply.error.fields?.[field]?.code]).toEqual([400, "FIELD_INVALID"]);
      }
    }
  });
});

describe("messages of one student", () => {
  it("are so many in a minute, then refused with the time to wait, and nothing of the refused one is kept", async () => {
    await setCaps(caps);
    const { token } = await t.signUp();
    const replies = await Promise.all(Array.from({ length: 12 }, (_, session) => say(token, session)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, error, headers } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, error.code, headers["retry-after"]]).toEqual([429, "TOO_MANY_REQUESTS", "60"]);
    }
    expect((await t.call("GET /chatbot/sessions", { token })).data).toHaveLength(3);
    t.clock.advance({ milliseconds: 59_999 });
    expect((await say(token, 20)).headers["retry-after"]).toBe("1");
    t.clock.advance({ milliseconds: 1 });
    expect((await say(token, 20)).status).toBe(200);
  });

  it("are so many on a day of the school's calendar, however they come; another student's count apart", async () => {
    await setCaps({ ...caps, messagesPerMinute: 60 });
    const [one, other] = [await t.signUp(), await t.signUp()];
    const replies = await Promise.all(Array.from({ length: 20 }, (_, session) => say(one.token, session)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = await say(one.token, 30);
    const wait = Number(refused.headers["retry-after"]);
    expect([refused.status, wait > 60, wait <= 25 * 3600]).toEqual([429, true, true]);
    expect((await say(other.token)).status).toBe(200);
    t.clock.advance({ seconds: wait - 1 });
    expect((await say(one.token, 30)).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await say(one.token, 30)).status).toBe(200);
  });

  it("never keep a child in need from being answered", async () => {
    await setCaps({ ...caps, messagesPerMinute: 1, messagesPerDay: 1 });
    const { token } = await t.signUp();
    await say(token);
    expect((await say(token)).status).toBe(429);
    const heard = await say(token, 1, "i want to kill myself");
    expect(heard.data.message.parts.map(({ kind }) => kind)).toEqual(["care"]);
    expect((await say(token)).status).toBe(429);
  });
});
