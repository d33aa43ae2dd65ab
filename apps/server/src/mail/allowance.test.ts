import { MINUTE_MS } from "@dripstone/contract/durations";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AccountMails, accountMails } from "../features/accounts/mailing/kinds.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { allowMail, forgetQueuedMails } from "./allowance.ts";

const start = new Date("2026-03-04T17:00:00Z").getTime();

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.db.deleteFrom("queuedMails").execute());

/** What goes to the office has no share. */
type MailKind = Exclude<keyof AccountMails, "parent-refused">;

/** Asks for a mail so many minutes after the start; answers how many minutes it has to wait. */
async function ask(minute: number, kind: MailKind = "reset-password", to = "mei@example.com"): Promise<number | null> {
  const now = new Date(start + minute * MINUTE_MS);
  const wait = await database.db
    .transaction()
    .execute((transaction) => allowMail(transaction, { to, kind: accountMails[kind] }, now));
  return wait === null ? null : wait / MINUTE_MS;
}

async function askAll(minutes: number[], kind?: MailKind) {
  const answers: (number | null)[] = [];
  for (const minute of minutes) answers.push(await ask(minute, kind));
  return answers;
}

describe("the mails to one address", () => {
  it("are three of those that strangers can set off, in any 30 minutes", async () => {
    expect(await askAll([0, 1, 2, 3, 29.99], "verify-email")).toEqual([0, 0, 0, null, null]);
    expect(await ask(29.99, "account-exists")).toBeNull();
    expect(await askAll([30, 30.5, 31, 33], "verify-email")).toEqual([0, null, 0, 0]);
  });

  it("are no more when 30 are asked for at once, however the address is written", async () => {
    const forms = ["mei@example.com", "MEI@Example.com", " ｍｅｉ@example.com", "mei+maths@example.com"];
    const kinds = ["verify-email", "verify-email", "account-exists"] as const;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(0, kinds[index % 3], forms[index % 4])),
    );
    expect(answers.filter((answer) => answer === 0)).toHaveLength(3);
    expect(await ask(0, "verify-email", "other@example.com")).toBe(0);
  });

  it("keep the fourth for a new password, and the fifth for what an owner must hear", async () => {
    await askAll(Array(10).fill(0), "verify-email");
    expect(await askAll([1, 1], "reset-password")).toEqual([0, null]);
    expect(await ask(1, "password-changed")).toBe(0);
  });

  it("are at most five in any 30 minutes: what an owner or a parent must hear waits for its turn, and is never lost", async () => {
    await askAll([0, 1, 2], "verify-email");
    expect(await ask(3)).toBe(0);
    expect(await ask(4, "email-change-asked")).toBe(0);
    expect(await askAll([5, 6, 7], "email-changed")).toEqual([25, 25, null]);
    expect(await askAll([7, 8, 9], "parent-consent")).toEqual([25, 25, null]);
    expect(await askAll([9, 10], "password-changed")).toEqual([25, 50]);
    // Those that wait count, too.
    expect(await askAll([7, 29])).toEqual([null, null]);
    await expectFiveAtMost();
  });

  it("say the same thing once or twice: asked for again and again, it crowds out nothing else", async () => {
    expect(await askAll(Array(30).fill(0), "email-change-asked")).toEqual([0, 0, ...Array(28).fill(null)]);
    expect(await askAll(Array(30).fill(0), "password-changed")).toEqual([0, 0, ...Array(28).fill(null)]);
    expect(await ask(0, "email-changed")).toBe(0);
    await expectFiveAtMost();
  });

  it("are forgotten when they do not count any more", async () => {
    await askAll([0, 0, 0]);
    await ask(1, "verify-email", "other@example.com");
    await forgetQueuedMails(database.db, new Date(start + 30 * MINUTE_MS));
    const left = await database.db.selectFrom("queuedMails").select("addressKey").execute();
    expect(left).toEqual([{ addressKey: "other@example.com" }]);
  });
});

async function expectFiveAtMost(): Promise<void> {
  const rows = await database.db.selectFrom("queuedMails").select("queuedAt").orderBy("queuedAt").execute();
  const times = rows.map(({ queuedAt }) => queuedAt.getTime());
  for (const [index, time] of times.entries()) {
    const sixth = times[index + 5];
    if (sixth !== undefined) expect(sixth - time).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  }
}
