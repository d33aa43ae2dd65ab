import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../database/connect.ts";
import { sources } from "../testing/sources.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { findUserLocked, lockUser } from "./lock-user.ts";

const t = useTestApp();

/** PostgreSQL's code for who would have to wait for a lock for longer than he is allowed. */
const WOULD_WAIT = "55P03";

/** What each of these does while a user is locked: it gets done, or it would have to wait. */
async function meanwhile(userId: string, lock: (transaction: Database) => Promise<unknown>) {
  const outcomes: Record<string, string> = {};
  await t.db.transaction().execute(async (transaction) => {
    await lock(transaction);
    for (const [name, act] of Object.entries(actsOn(userId))) {
      outcomes[name] = await t.db
        .transaction()
        .execute(async (other) => {
          await sql`set local lock_timeout = '100ms'`.execute(other);
          await act(other);
          return "done";
        })
        .catch(({ code }) => (code === WOULD_WAIT ? "waits" : `fails with ${code}`));
    }
  });
  return outcomes;
}

const actsOn = (id: string) => ({
  lock: (db: Database) => lockUser(db, id),
  change: (db: Database) => db.updateTable("users").set({ school: "Riverside" }).where("id", "=", id).execute(),
  read: (db: Database) => db.selectFrom("users").select("school").where("id", "=", id).execute(),
  refer: (db: Database) =>
    db
      .insertInto("parentAnswers")
      .values({ userId: id, ...answer })
      .execute(),
});
const answer = { parentEmail: "parent@example.com", answer: "yes" as const, answeredAt: new Date(0) };

it("lets nobody else lock or change a user", async () => {
  const { user } = await t.signUp();
  const outcomes = await meanwhile(user.id, (transaction) => lockUser(transaction, user.id));
  expect(outcomes).toEqual({ lock: "waits", change: "waits", read: "done", refer: "done" });
});

it("lets nobody refer to a user either before a new key is given", async () => {
  const { user } = await t.signUp();
  const outcomes = await meanwhile(user.id, (transaction) => findUserLocked(transaction, user, { beforeNewKey: true }));
  expect(outcomes).toEqual({ lock: "waits", change: "waits", read: "done", refer: "waits" });
});

it("finds a user as they stand, by id or by mailbox, and tells when there is none", async () => {
  const { user } = await t.signUp({ email: "Mei@example.com" });
  const lock = (which: Parameters<typeof findUserLocked>[1]) =>
    t.db.transaction().execute((transaction) => findUserLocked(transaction, which));
  expect(await lock({ id: user.id })).toMatchObject({ id: user.id, emailKey: "mei@example.com" });
  expect(await lock({ emailKey: "mei@example.com" })).toMatchObject({ id: user.id });
  expect(await lock({ emailKey: "nobody@example.com" })).toBeUndefined();
});

it("is the only way to lock a user", async () => {
  const locks = (await sources()).flatMap(({ path, text }) =>
    text
      .split(";")
      // A lock in SQL that names another table
      .map((statement) => statement.replaceAll(/\bfor (no key )?update of (?!users\b)\w+/g, ""))
      .filter((statement) => /\.for(NoKey|Key)?(Update|Share)\(|\bfor (no key )?update\b/.test(statement))
      // A lock on another table names it in the same statement, and users nowhere.
      .filter((statement) => !/selectFrom\("/.test(statement) || /["\s]users\b/.test(statement))
      .map(() => path),
  );
  expect(new Set(locks)).toEqual(new Set(["people/lock-user.ts"]));
});
