import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { sources } from "../testing/sources.ts";
import type { Database } from "./connect.ts";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const note = (db: Database, kind: string) =>
  db
    .insertInto("queuedMails")
    .values({ addressKey: "ann@example.com", kind, queuedAt: new Date(0) })
    .execute();
const noted = async () =>
  (await database.db.selectFrom("queuedMails").select("kind").orderBy("kind").execute()).map(({ kind }) => kind);

it("joins the transaction in which it is called: all of it is done, or nothing", async () => {
  const outer = inTransaction(database.db, async (transaction) => {
    await inTransaction(transaction, (same) => note(same, "inner"));
    throw new Error("the outer one fails");
  });
  await expect(outer).rejects.toThrow("the outer one fails");
  expect(await noted()).toEqual([]);
});

it("opens one where there is none, and takes it back when the work fails", async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await note(transaction, "lost");
    throw new Error("failed");
  });
  await expect(failing).rejects.toThrow("failed");
  await inTransaction(database.db, (transaction) => note(transaction, "kept"));
  expect(await noted()).toEqual(["kept"]);
});

it("is how every feature and room opens one, so that each can be called inside another's", async () => {
  const opening = (await sources()).filter(({ text }) => text.includes(".transaction()")).map(({ path }) => path);
  expect(opening).toEqual(["database/transaction.ts"]);
});
