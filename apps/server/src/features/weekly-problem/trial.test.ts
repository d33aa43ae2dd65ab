import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../chores.ts";
import { registrationOf } from "../../testing/registration.ts";
import { TEST_PASSWORD } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { answer, plant, SECRET } from "./testing/problems.ts";

const site = useTestApp();
const WEEK = "2026-03-02";
let people = 0;

beforeAll(() => plant(site, "first", "second"));
beforeEach(() => {
  site.clock.set("2026-03-04T17:00:00.000Z");
  people += 1;
});

/** A browser, which keeps the cookie that it is given. */
function browser() {
  let cookie: string | undefined;
  const headers = () => ({ ...(cookie && { cookie }) });
  return {
    headers,
    async answer(text: string, { week = WEEK, language = "en", address }: Record<string, string> = {}) {
      const reply = await site.call("POST /weekly-problem/trial", {
        body: { week, answer: text, explanation: "I drew it." },
        query: { language },
        headers: headers(),
        ...(address && { address }),
      });
      cookie = cookieOf(reply)?.split(";")[0] ?? cookie;
      return reply;
    },
    trial: async (language = "en") =>
      (await site.call("GET /weekly-problem/trial", { headers: headers(), query: { language } })).data,
    register: (email: string) => site.call("POST /auth/register", { headers: headers(), body: registrationOf(email) }),
  };
}

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => headers["set-cookie"]?.toString();

/** A reply's cookie but for its value, which is random in each: a letter stands for every sign of it. */
const cookieShape = (reply: { headers: Record<string, unknown> }) =>
  cookieOf(reply)?.replace(/(?<==)[\w-]+(?=;)/, (value) => "x".repeat(value.length));

const someone = () => `newcomer-${people}@example.com`;

async function verify(email: string) {
  const { token } = await site.mails.next({ to: email });
  return site.call("POST /auth/verify-email", { body: { email, token } });
}

async function logIn(email: string): Promise<string> {
  return (await site.call("POST /auth/login", { body: { email, password: TEST_PASSWORD } })).data.token;
}

const workOf = async (token: string) => (await site.call("GET /weekly-problem/work", { token })).data;
const arrivalOf = async (token: string) => (await site.call("POST /weekly-problem/arrival", { token })).data;
const pointsOf = async (token: string) => (await site.call("GET /progress", { token })).data.totalPoints;

describe("a visitor's answer", () => {
  it("that is right is told so, with the points that wait for an account, and is there again after a reload", async () => {
    const child = browser();
    const reply = await child.answer("3/4");
    const { data } = reply;
    expect(data.result).toMatchObject({ verdict: "equal", counts: true, repeated: false });
    expect(data.trial).toMatchObject({ week: WEEK, points: 10, hint: null, attempt: { verdict: "equal" } });
    expect(cookieOf(reply)).toMatch(
      /^visitor=[\w-]{43}; Max-Age=1209600; Path=\/api; HttpOnly(; Secure)?; SameSite=Lax$/,
    );
    expect(await child.trial()).toEqual(data.trial);
    expect(JSON.stringify(data)).not.toContain(SECRET);
  });

  it("that is wrong gets what a student's first wrong one gets: why, and the first hint in the reader's language", async () => {
    const child = browser();
    const { data } = await child.answer("4/3");
    expect(data.result).toMatchObject({ verdict: "foreseen" });
    expect(data.trial).toMatchObject({ points: 8, attemptsLeft: 4 });
    expect(data.trial?.attempt.feedbackHtml).toContain("Upside down");
    expect(data.trial?.hint).toContain("First hint");
    expect(await child.trial("ch")).toMatchObject({ hint: expect.stringContaining("提示：First hint") });
    expect(JSON.stringify(data)).not.toMatch(/Second hint|Solution of/);
  });

  it("is judged once in a week; a second one is refused, and the first verdict stays", async () => {
    const child = browser();
    await child.answer("5");
    const again = await child.answer("3/4");
    expect([again.status, again.error.code]).toEqual([409, "TRIAL_USED"]);
    expect(await child.trial()).toMatchObject({ attempt: { answer: "5", verdict: "different" } });
  });

  it.each(["3/(4", "3,5", "6/8"])("such as %s, which costs a student nothing, uses nothing up", async (text) => {
    const child = browser();
    const reply = await child.answer(text);
    expect([reply.data.trial, cookieOf(reply)]).toEqual([null, undefined]);
    expect((await child.answer("3/4")).data.trial).toMatchObject({ points: 10 });
  });

  it("is judged once when it arrives 50 times at once from the same browser", async () => {
    await site.db.deleteFrom("weeklyTrials").execute();
    const child = browser();
    await child.answer("3/4");
    const { cookie = "" } = child.headers();
    const [first] = await site.db.selectFrom("weeklyTrials").select("visitorMark").execute();
    expect(first?.visitorMark.toString()).not.toContain(cookie);
    const week = "2026-03-09";
    site.clock.set("2026-03-11T17:00:00.000Z");
    const replies = await Promise.all(Array.from({ length: 50 }, () => child.answer("3/4", { week })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await site.db.selectFrom("weeklyTrials").selectAll().where("week", "=", week).execute()).toHaveLength(1);
  });

  it("is refused when its week is over, and is not shown in the next one", async () => {
    const child = browser();
    await child.answer("5");
    site.clock.set("2026-03-09T03:59:59.999Z");
    expect((await child.trial())?.week).toBe(WEEK);
    site.clock.advance({ milliseconds: 1 });
    expect((await browser().answer("3/4")).error.code).toBe("WEEK_CLOSED");
    expect(await child.trial()).toBeNull();
    expect((await child.answer("3/4", { week: "2026-03-09" })).data.trial?.week).toBe("2026-03-09");
  });

  it("is nobody else's: another browser sees none, nor does one that makes a mark up", async () => {
    await browser().answer("5");
    expect(await browser().trial()).toBeNull();
    const headers = { cookie: `visitor=${"A".repeat(43)}` };
    expect((await site.call("GET /weekly-problem/trial", { headers })).data).toBeNull();
  });

  it.each([
    "x",
    "A".repeat(42),
    "A".repeat(43),
    "A".repeat(44),
    `${"A".repeat(42)}!`,
    "00000000-0000-4000-8000-000000000000",
  ])("is kept under a new mark where the browser sends %s, which is none that was given", async (made) => {
    const headers = { cookie: `visitor=${made}` };
    const body = { week: WEEK, answer: "5", explanation: "" };
    const replies = [];
    for (const host of [1, 2]) {
      const address = `203.0.113.${people}${host}`;
      replies.push(
        await site.call("POST /weekly-problem/trial", { body, headers, address, query: { language: "en" } }),
      );
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const cookies = replies.map((reply) => cookieOf(reply)?.split(";")[0]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^visitor=[\w-]{43}$/);
      expect(cookie).not.toBe(headers.cookie);
    }
    expect(cookies[0]).not.toBe(cookies[1]);
    expect((await site.call("GET /weekly-problem/trial", { headers })).data).toBeNull();
    const email = someone();
    await site.call("POST /auth/register", { headers, body: registrationOf(email) });
    await verify(email);
    expect((await workOf(await logIn(email)))?.attempts, "nothing comes with it").toEqual([]);
  });

  it("is bounded for an address and day, whatever becomes of its cookies; unreadable ones are not counted", async () => {
    const address = "198.51.100.7";
    for (let time = 0; time < 5; time++) await browser().answer("3/(4", { address });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => browser().answer(`${index}/99`, { address })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await browser().answer("3/4", { address: "198.51.100.8" })).status).toBe(200);
  });

  it("of a browser that nobody registers with is forgotten after 14 days", async () => {
    const child = browser();
    await child.answer("5");
    const kept = () => site.db.selectFrom("weeklyTrials").select("at").where("week", "=", WEEK).execute();
    site.clock.advance({ days: 14, milliseconds: -1 });
    await tidyUp(site.deps);
    expect(await kept()).not.toEqual([]);
    site.clock.advance({ milliseconds: 1 });
    await tidyUp(site.deps);
    expect(await kept()).toEqual([]);
  });
});

describe("an account that is opened afterwards", () => {
  it("takes a right answer over once its address is verified, at the instant of the answer, with points and badge", async () => {
    const [child, email] = [browser(), someone()];
    const at = site.clock.now().toISOString();
    await child.answer("3/4");
    await child.register(email);
    site.clock.advance({ hours: 3 });
    await verify(email);
    const token = await logIn(email);
    expect(await workOf(token)).toMatchObject({
      solved: { points: 10, at },
      attempts: [{ answer: "3/4", verdict: "equal", explanation: "I drew it.", at }],
      attemptsLeft: 4,
    });
    const progress = (await site.call("GET /progress", { token })).data;
    expect(progress).toMatchObject({
      totalPoints: 10,
      problemsSolved: 1,
      badges: [{ badge: "first-drop" }, { badge: "first-try" }],
    });
    expect(await child.trial(), "the browser is told where it went, and no more").toEqual({
      takenOver: true,
      week: WEEK,
    });
  });

  it("takes a wrong answer over, too: it has cost an attempt, and its hint stays open", async () => {
    const [child, email] = [browser(), someone()];
    await child.answer("5");
    await child.register(email);
    await verify(email);
    const token = await logIn(email);
    expect(await workOf(token)).toMatchObject({ attemptsLeft: 4, pointsNow: 8, solved: null });
    expect((await workOf(token))?.hints).toHaveLength(1);
    expect((await answer(site, token, "3/4")).data.earned.points).toBe(8);
  });

  it("takes it over when the week has ended between answer and verification, for that week", async () => {
    const [child, email] = [browser(), someone()];
    site.clock.set("2026-03-09T03:00:00.000Z");
    await child.answer("3/4");
    await child.register(email);
    site.clock.advance({ hours: 2 });
    await verify(email);
    const token = await logIn(email);
    expect(await workOf(token)).toMatchObject({ week: "2026-03-09", attempts: [], solved: null });
    expect((await site.call("GET /progress", { token })).data).toMatchObject({ solvedWeeks: [WEEK], totalPoints: 10 });
  });

  it("is the only one: of two that the same browser opens, the first that is verified has it, also at once", async () => {
    const child = browser();
    const emails = [someone(), `sibling-of-${someone()}`];
    await child.answer("3/4");
    for (const email of emails) await child.register(email);
    const bodies = [];
    for (const email of emails) bodies.push({ email, token: (await site.mails.next({ to: email })).token });
    await Promise.all(bodies.map((body) => site.call("POST /auth/verify-email", { body })));
    const tokens = await Promise.all(emails.map(logIn));
    expect((await Promise.all(tokens.map(pointsOf))).sort()).toEqual([0, 10]);
  });

  it("leaves a used mark good for nothing: no second answer in the week, and no later account gets anything", async () => {
    const [child, email, thief] = [browser(), someone(), `thief-of-${someone()}`];
    await child.answer("3/4");
    await child.register(email);
    await verify(email);
    expect((await child.answer("3/4")).error.code).toBe("TRIAL_USED");
    await child.register(thief);
    await verify(thief);
    expect(await pointsOf(await logIn(thief))).toBe(0);
    const kept = await site.db.selectFrom("weeklyTrials").selectAll().where("takenOver", "=", true).execute();
    for (const row of kept) expect(row).toMatchObject({ answer: "", explanation: "", read: "" });
  });

  it("has nothing before it is verified, and nothing from a registration that a newer one has replaced", async () => {
    const [child, email] = [browser(), someone()];
    await child.answer("3/4");
    await child.register(email);
    const attempts = site.db.selectFrom("weeklyAttempts").innerJoin("users", "users.id", "weeklyAttempts.userId");
    expect(await attempts.selectAll().where("users.email", "=", email).execute()).toEqual([]);
    await browser().register(email);
    await site.mails.next({ to: email });
    await verify(email);
    expect(await pointsOf(await logIn(email))).toBe(0);
    expect(await child.trial()).toMatchObject({ takenOver: false, points: 10 });
  });

  it("gets nothing where it was there already: a verified address that registers again is answered as any other", async () => {
    const child = browser();
    const { user, token } = await site.signUp();
    await child.answer("3/4");
    const known = await child.register(user.email);
    const unknown = await browser().register(someone());
    expect([known.status, known.data, cookieShape(known)]).toEqual([
      unknown.status,
      unknown.data,
      cookieShape(unknown),
    ]);
    expect(await workOf(token)).toMatchObject({ attempts: [] });
    expect(await pointsOf(token)).toBe(0);
    expect(await child.trial()).toMatchObject({ takenOver: false, points: 10 });
  });

  it("keeps attempts of its own that the week has already, and the visitor's does not come on top", async () => {
    const [child, email] = [browser(), someone()];
    await child.answer("3/4");
    await child.register(email);
    const { id } = await site.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    const row = { userId: id, week: WEEK, number: 1, answer: "9", read: "9", verdict: "different" as const };
    await site.db
      .insertInto("weeklyAttempts")
      .values({ ...row, counts: true, explanation: "", at: site.clock.now() })
      .execute();
    await verify(email);
    expect(await workOf(await logIn(email))).toMatchObject({ attempts: [{ answer: "9" }], solved: null });
  });

  it("tells its owner once that the points have come along, though asked 20 times at once", async () => {
    const [child, email] = [browser(), someone()];
    await child.answer("3/4");
    await child.register(email);
    await verify(email);
    const token = await logIn(email);
    const told = await Promise.all(Array.from({ length: 20 }, () => arrivalOf(token)));
    expect(told.filter((arrival) => arrival !== null)).toEqual([{ points: 10 }]);
    expect(await arrivalOf(token)).toBeNull();
  });

  it("tells of an answer from last week, too, and of a wrong one that it has earned nothing", async () => {
    const [early, wrong] = [browser(), browser()];
    const emails = [someone(), `wrong-${someone()}`] as const;
    site.clock.set("2026-03-09T03:00:00.000Z");
    await early.answer("3/4");
    await early.register(emails[0]);
    await wrong.answer("5");
    await wrong.register(emails[1]);
    site.clock.advance({ hours: 2 });
    for (const email of emails) await verify(email);
    expect(await arrivalOf(await logIn(emails[0]))).toEqual({ points: 10 });
    expect(await arrivalOf(await logIn(emails[1]))).toEqual({ points: 0 });
  });

  it("has nothing to tell of what its owner did, nor of anybody else's", async () => {
    const [child, email] = [browser(), someone()];
    await child.answer("3/4");
    await child.register(email);
    await verify(email);
    const { token } = await site.signUp();
    await answer(site, token, "3/4");
    expect(await arrivalOf(token)).toBeNull();
    expect(await arrivalOf(await logIn(email))).toEqual({ points: 10 });
  });

  it("keeps no mark once it is verified", async () => {
    const [child, email] = [browser(), someone()];
    await child.answer("5");
    await child.register(email);
    const markOf = async () =>
      (await site.db.selectFrom("users").select("visitorMark").where("email", "=", email).executeTakeFirstOrThrow())
        .visitorMark;
    expect(await markOf()).not.toBeNull();
    await verify(email);
    expect(await markOf()).toBeNull();
  });
});
