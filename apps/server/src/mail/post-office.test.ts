import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import type { Letter, Writers } from "./mail.ts";
import { openPostOffice, type PostOffice } from "./post-office.ts";

let database: TestDatabase;
let office: PostOffice;
let delivered: Letter[];
/** What the mail server does next; it takes letters unless told. */
let deliver: (letter: Letter) => Promise<void>;

const writers: Writers = {
  "verify-email": async ({ userId }) =>
    userId === "gone" ? null : { code: "123456", link: `/verify-email?${userId}` },
  "account-exists": async () => ({ name: "Mei", link: "/" }),
};

const open = () =>
  openPostOffice({
    db: database.db,
    clock: () => new Date(),
    siteUrl: "https://dripstone.test",
    writers,
    deliver: (letter) => deliver(letter),
  });

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  delivered = [];
  deliver = async (letter) => void delivered.push(letter);
  office = await open();
});
afterEach(async () => {
  await office.close();
  await database.db.deleteFrom("queuedMails").execute();
});

const order = (to: string, userId = "1") => ({ to, kind: "verify-email", locale: "en", params: { userId } }) as const;

describe("the post office", () => {
  it("sends within two seconds what was committed", async () => {
    await office.startSending();
    await database.db.transaction().execute((transaction) => office.enqueue(transaction, order("mei@example.com")));
    for (let time = 0; time < 40 && delivered.length === 0; time++) await wait(100);
    expect(delivered.map(({ to }) => to)).toEqual(["mei@example.com"]);
    await wait(1500);
    expect(delivered).toHaveLength(1);
  });

  it("sends nothing of what was rolled back", async () => {
    const failed = database.db.transaction().execute(async (transaction) => {
      expect(await office.enqueue(transaction, order("mei@example.com"))).toBe(true);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await office.sendDue();
    expect(delivered).toEqual([]);
  });

  it("loses nothing when the process ends between commit and sending", async () => {
    await database.db.transaction().execute((transaction) => office.enqueue(transaction, order("mei@example.com")));
    await office.close();
    office = await open();
    await office.sendDue();
    expect(delivered.map(({ to }) => to)).toEqual(["mei@example.com"]);
  });

  it("keeps a letter that cannot be delivered for another try, and holds back no other", async () => {
    const accept = deliver;
    deliver = async (letter) => {
      if (letter.to === "stuck@example.com") throw new Error("450 later");
      await accept(letter);
    };
    for (const to of ["stuck@example.com", "mei@example.com"]) await office.enqueue(database.db, order(to));
    await office.sendDue();
    expect(delivered.map(({ to }) => to)).toEqual(["mei@example.com"]);

    deliver = accept;
    await office.sendDue();
    expect(delivered).toHaveLength(1);
    await makeRetriesDue();
    await office.sendDue();
    expect(delivered.map(({ to }) => to)).toEqual(["mei@example.com", "stuck@example.com"]);
  });

  it("writes no letter when there is nothing left to say", async () => {
    await office.enqueue(database.db, order("gone@example.com", "gone"));
    await office.sendDue();
    expect(delivered).toEqual([]);
  });

  it("takes five orders for one address of 30 at once, however it is written", async () => {
    const taken = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        database.db
          .transaction()
          .execute((transaction) =>
            office.enqueue(transaction, order(index % 2 ? "mei@example.com" : "MEI@Example.com")),
          ),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await office.enqueue(database.db, order("other@example.com"))).toBe(true);
    await office.sendDue();
    expect(delivered).toHaveLength(6);

    const { db } = database;
    await db
      .updateTable("queuedMails")
      .set({ queuedAt: new Date(0) })
      .execute();
    await office.enqueue(db, order("third@example.com"));
    expect(await db.selectFrom("queuedMails").select("addressKey").execute()).toEqual([
      { addressKey: "third@example.com" },
    ]);
  });
});

/** The first retry waits for some seconds; a test does not. */
async function makeRetriesDue(): Promise<void> {
  const jobs = database.db.withSchema("pgboss").updateTable("job" as never) as never as {
    set(values: object): { execute(): Promise<unknown> };
  };
  await jobs.set({ startAfter: new Date(0) }).execute();
}
