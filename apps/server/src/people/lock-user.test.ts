import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Database } from "../database/connect.ts";
import { sources } from "../testing/sources.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { findUserLocked, lockUser } from "./lock-user.ts";

const t = useTestApp();

/** Long enough for a query to be done if nothing holds it up. */
const ARRIVAL_MS = 300;

/** Which of these get done while a user is locked; all of them have to, once the lock is gone. */
async function doneMeanwhile(
  lock: (transaction: Database) => Promise<unknown>,
  acts: Record<string, () => Promise<unknown>>,
): Promise<string[]> {
  const done: string[] = [];
  const { under, meanwhile } = await t.db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const under = Object.entries(acts).map(([name, act]) => act().then(() => done.push(name)));
    await sleep(ARRIVAL_MS);
    return { under, meanwhile: [...done] };
  });
  await Promise.all(under);
  return meanwhile.sort();
}

const actsOn = (id: string) => ({
  "lock it": () => t.db.transaction().execute((transaction) => lockUser(transaction, id)),
  "change it": () => t.db.updateTable("users").set({ school: "Riverside" }).where("id", "=", id).execute(),
  "read it": () => t.db.selectFrom("users").select("school").where("id", "=", id).execute(),
  "refer to it": () =>
    t.db
      .insertInto("parentAnswers")
      .values({ userId: id, ...answer })
      .execute(),
});
const answer = { parentEmail: "parent@example.com", answer: "yes" as const, answeredAt: new Date(0) };

it("lets nobody else lock or change a user", async () => {
  const { user } = await t.signUp();
  const meanwhile = await doneMeanwhile((transaction) => lockUser(transaction, user.id), actsOn(user.id));
  expect(meanwhile).toEqual(["read it", "refer to it"]);
});

it("lets nobody refer to a user either before a new key is given", async () => {
  const { user } = await t.signUp();
  const lock = (transaction: Database) => findUserLocked(transaction, user, { beforeNewKey: true });
  expect(await doneMeanwhile(lock, actsOn(user.id))).toEqual(["read it"]);
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
      .filter((statement) => /\.for(NoKey|Key)?(Update|Share)\(|\bfor (no key )?update\b/.test(statement))
      // A lock on another table names it in the same statement, and users nowhere.
      .filter((statement) => !/selectFrom\("/.test(statement) || /["\s]users\b/.test(statement))
      .map(() => path),
  );
  expect(new Set(locks)).toEqual(new Set(["people/lock-user.ts"]));
});
