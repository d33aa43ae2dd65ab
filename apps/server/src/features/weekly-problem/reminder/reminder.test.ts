import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import { smtpDelivery } from "../../../mail/delivery.ts";
import { type SmtpServer, smtpServer } from "../../../mail/testing/smtp-server.ts";
import { openProduct, type Product } from "../../../product.ts";
import { type TestApp, testApp } from "../../../testing/app.ts";
import type { SignedUp, SignUpOptions } from "../../../testing/sign-up.ts";
import { answer, plant } from "../testing/problems.ts";
import { remind } from "./remind.ts";

let server: SmtpServer;
let t: TestApp;
/** A second process on the same database. */
let other: Product;
/** Eight in the morning of Monday, March 9, 2026: the clocks went forward the night before. */
const MONDAY = "2026-03-09T12:00:00.000Z";
const SUNDAY = "2026-03-08T17:00:00.000Z";

beforeAll(async () => {
  server = await smtpServer();
  const deliver = smtpDelivery(server.url());
  t = await testApp({ deliver });
  const { db, databaseUrl, clock, folder } = t;
  other = await openProduct({
    ...{ db, databaseUrl, clock: clock.now, siteUrl: "https://dripstone.test", filesFolder: folder, deliver },
    background: false,
  });
  await plant(t, "one", "two", "three");
});
afterAll(async () => {
  await other.close();
  await t.close();
  await server.close();
});

const want = async ({ token }: SignedUp, wanted = true) =>
  (await t.call("PUT /weekly-problem/reminder", { token, body: { wanted } })).data;
/** Somebody who wants the letters since the Sunday before. */
async function reader(options: SignUpOptions = {}): Promise<SignedUp> {
  t.clock.set(SUNDAY);
  const person = await t.signUp({ ...options, rememberMe: true });
  expect(await want(person)).toEqual({ wanted: true });
  return person;
}
/** The letters that have reached somebody after all that is due. */
async function lettersTo({ user }: SignedUp) {
  await remind(t.deps);
  await t.mails.sendDue();
  return server.received
    .filter(({ to }) => to.includes(user.email))
    .map(({ headers, parts }) => ({
      subject: headers.get("subject"),
      headers: Object.fromEntries(headers),
      text: parts.get("text/plain") ?? "",
      html: parts.get("text/html") ?? "",
    }));
}
type Letter = Awaited<ReturnType<typeof lettersTo>>[number];
const linksOf = (text: string) => (text.match(/https:\/\/\S+/g) ?? []).map((it) => new URL(it));

describe("the letter on the first day of a week", () => {
  it("comes at eight by the school's clock, to the millisecond, once, and to nobody who did not ask", async () => {
    const [mei, yu] = [await reader({ name: "Mei" }), await t.signUp()];
    t.clock.set(new Date(Date.parse(MONDAY) - 1));
    expect(await lettersTo(mei)).toEqual([]);
    t.clock.set(MONDAY);
    await tidyUp(t.deps);
    const [letter] = await lettersTo(mei);
    expect(letter?.subject).toBe("This week’s problem: Title of one");
    expect(letter?.text).toContain("Hello Mei,");
    const [way, stop] = linksOf(letter?.text ?? "");
    expect([way?.pathname, stop?.pathname]).toEqual(["/weekly-problem", "/stop-reminder"]);
    expect(letter?.html).toContain(`<a href="${stop?.href.replaceAll("&", "&amp;")}"`);
    for (let time = 0; time < 10; time++) {
      t.clock.advance({ hours: 7 });
      expect(await lettersTo(mei)).toHaveLength(1);
    }
    expect(await lettersTo(yu)).toEqual([]);
  });

  it.each([
    ["before the clocks go forward", "2026-03-02T13:00:00.000Z"],
    ["on the morning after", "2026-03-09T12:00:00.000Z"],
    ["before the clocks go back", "2026-10-26T12:00:00.000Z"],
    ["on the morning after that", "2026-11-02T13:00:00.000Z"],
    ["on leap day", "2044-02-29T13:00:00.000Z"],
  ])("is due at eight %s, until Tuesday ends", async (_, eight) => {
    const at = Date.parse(eight);
    const until = at + 40 * 3_600_000;
    for (const [instant, count] of [
      [at - 1, 0],
      [at, 1],
      [until - 1, 1],
      [until, 0],
    ] as const) {
      t.clock.set(new Date(at - 86_400_000));
      const person = await t.signUp({ rememberMe: true });
      await want(person);
      t.clock.set(new Date(instant));
      expect((await lettersTo(person)).length, new Date(instant).toISOString()).toBe(count);
      await t.db.deleteFrom("weeklyReminders").execute();
    }
  });

  it("comes once from two processes that look at the same moment, 10 times each", async () => {
    const people = [await reader(), await reader(), await reader()];
    t.clock.set(MONDAY);
    await Promise.all(Array.from({ length: 10 }, () => [remind(t.deps), remind(other.deps)]).flat());
    await Promise.all([t.mails.sendDue(), other.sendDue()]);
    for (const person of people) expect(await lettersTo(person)).toHaveLength(1);
  });

  it("comes every week anew, also after weeks in which the server was down", async () => {
    const mei = await reader();
    for (const [monday, count] of [
      [MONDAY, 1],
      ["2026-03-16T12:00:00.000Z", 2],
      // Down over two Mondays; up again on a Wednesday, and on a Tuesday night.
      ["2026-04-01T12:00:00.000Z", 2],
      ["2026-04-08T03:59:59.999Z", 3],
    ] as const) {
      t.clock.set(monday);
      expect(await lettersTo(mei), monday).toHaveLength(count);
    }
  });

  it("is not for whoever has solved the problem, asked too late, or asked for no more", async () => {
    const people = [await reader(), await reader(), await reader(), await reader()] as const;
    const [solved, late, ended, again] = people;
    t.clock.set("2026-03-09T04:00:00.000Z");
    await answer(t, solved.token, "3/4");
    await want(ended, false);
    await want(late, false);
    t.clock.set(new Date(Date.parse(MONDAY) + 1));
    await want(late);
    const counts = [];
    for (const person of people) counts.push((await lettersTo(person)).length);
    expect(counts).toEqual([0, 0, 0, 1]);
    await want(again, false);
    await want(again);
    expect(await lettersTo(again)).toHaveLength(1);
  });

  it.each([
    ["is deactivated", { active: false }],
    ["is not confirmed", { emailVerifiedAt: null }],
    ["is about to be deleted", { deletionDueAt: new Date("2026-03-20T00:00:00Z") }],
    ["waits for a parent's yes", { birthMonth: "2015-06-01" }],
    ["was refused by a parent", { birthMonth: "2015-06-01", parentSaid: "no" as const }],
  ])("does not go to an account that %s", async (_, state) => {
    const person = await reader();
    await t.db.updateTable("users").set(state).where("id", "=", person.user.id).execute();
    t.clock.set(MONDAY);
    expect(await lettersTo(person)).toEqual([]);
  });

  it("is not sent when it has waited until it was needless: solved, ended, moved, or Wednesday", async () => {
    const whiles: Record<string, (person: SignedUp) => Promise<unknown>> = {
      solved: ({ token }) => answer(t, token, "3/4"),
      ended: (person) => want(person, false),
      moved: ({ user }) =>
        t.db
          .updateTable("users")
          .set({ email: "new@example.com", emailKey: "new@example.com" })
          .where("id", "=", user.id)
          .execute(),
      late: async () => t.clock.set("2026-03-11T04:00:00.000Z"),
    };
    for (const [what, meanwhile] of Object.entries(whiles)) {
      const person = await reader();
      t.clock.set(MONDAY);
      await remind(t.deps);
      await meanwhile(person);
      await t.mails.sendDue();
      expect(
        server.received.filter(({ to }) => to.includes(person.user.email)),
        what,
      ).toEqual([]);
    }
  });

  it("speaks to the parent and names the child where the mailbox is a parent's, in the account's language", async () => {
    const child = await reader({ name: "小雨", preferredLanguage: "ch", birthMonth: "2015-06-01" });
    const grown = { mailbox: "parent", parentSaid: "yes" } as const;
    await t.db.updateTable("users").set(grown).where("id", "=", child.user.id).execute();
    t.clock.set(MONDAY);
    const [letter] = await lettersTo(child);
    expect(letter?.subject).toBe("小雨本周的题目：《one的标题》");
    expect(letter?.text).toContain("您好！");
    expect(letter?.text).toContain("小雨的账号使用您的邮箱");
    expect(linksOf(letter?.text ?? "").map((it) => it.searchParams.get("lang"))).toContain("ch");
  });

  it("does not go out while there is no problem at all", async () => {
    const mei = await reader();
    await t.db.deleteFrom("weeklyAttempts").execute();
    await t.db.deleteFrom("weeklyRounds").execute();
    const problems = await t.db.deleteFrom("weeklyProblems").returningAll().execute();
    t.clock.set(MONDAY);
    expect(await lettersTo(mei)).toEqual([]);
    expect(problems).toHaveLength(3);
    await plant(t, "one", "two", "three");
  });
});

describe("the way to stop the letters", () => {
  let mei: SignedUp;
  let letter: Letter;
  beforeEach(async () => {
    mei = await reader();
    t.clock.set(MONDAY);
    const [received] = await lettersTo(mei);
    if (!received) throw new Error("no letter");
    letter = received;
  });
  const wanted = async () => (await t.call("GET /weekly-problem/reminder", { token: mei.token })).data.wanted;
  const stop = (token: string) => t.call("POST /weekly-problem/reminder/stop", { query: { token } });

  it("is one POST of a mail program to the address in the letter's headers, without a login", async () => {
    const address = new URL(/^<(.*)>$/.exec(letter.headers["list-unsubscribe"] ?? "")?.[1] ?? "");
    expect(letter.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(address.origin).toBe("https://dripstone.test");
    const ask = (method: "GET" | "POST") =>
      t.app.inject({
        method,
        url: address.pathname + address.search,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        ...(method === "POST" && { payload: "List-Unsubscribe=One-Click" }),
      });
    // A scanner that looks at it does nothing.
    expect((await ask("GET")).statusCode).toBe(404);
    expect(await wanted()).toBe(true);
    expect((await ask("POST")).statusCode).toBe(200);
    expect((await ask("POST")).statusCode).toBe(200);
    expect(await wanted()).toBe(false);
    t.clock.set("2026-03-16T12:00:00.000Z");
    expect(await lettersTo(mei)).toHaveLength(1);
  });

  it("is a link in every letter, which is good for as long as the account is, and for nobody else's", async () => {
    const yu = await reader();
    const [, link] = linksOf(letter.text);
    const token = link?.searchParams.get("token") ?? "";
    expect((await stop("x")).error.code).toBe("NOT_FOUND");
    t.clock.set("2027-03-08T13:00:00.000Z");
    expect(await lettersTo(mei)).toHaveLength(2);
    expect((await stop(token)).status).toBe(200);
    t.clock.set(MONDAY);
    expect(await wanted()).toBe(false);
    expect((await t.call("GET /weekly-problem/reminder", { token: yu.token })).data).toEqual({ wanted: true });
    const kept = JSON.stringify(await t.db.selectFrom("weeklyReminderLinks").selectAll().execute());
    expect(kept).not.toContain(token);
    await t.db.deleteFrom("users").where("id", "=", mei.user.id).execute();
    expect((await stop(token)).error.code).toBe("NOT_FOUND");
  });

  it("stands in no other letter", async () => {
    await t.call("POST /auth/forgot-password", { body: { email: mei.user.email } });
    const [, reset] = await lettersTo(mei);
    expect(Object.keys(reset?.headers ?? {}).filter((name) => name.startsWith("list-"))).toEqual([]);
  });
});
