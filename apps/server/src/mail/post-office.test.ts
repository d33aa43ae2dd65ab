import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { site as brand } from "../../../../site.config.ts";
import { type AccountMails, accountMails } from "../features/accounts/mailing/kinds.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { smtpDelivery } from "./delivery.ts";
import type { Writers } from "./kinds.ts";
import type { Letter } from "./mail.ts";
import { type Office, openOffice } from "./testing/open-office.ts";
import { sampleWriters } from "./testing/sample-writers.ts";
import { type Mood, type SmtpServer, smtpServer } from "./testing/smtp-server.ts";

let database: TestDatabase;
let office: Office;
let delivered: Letter[];
/** What the mail server does next; it takes letters unless told. */
let deliver: (letter: Letter) => Promise<void>;

const writers: Writers<AccountMails> = {
  ...sampleWriters,
  "verify-email": async ({ userId }) =>
    userId === "gone" ? null : { code: "123456", link: `/verify-email?${userId}` },
};

const open = (by = writers) =>
  openOffice({
    db: database.db,
    writers: by,
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

const order = (to: string, userId = "1") =>
  ({ to, kind: accountMails["verify-email"], locale: "en", params: { userId } }) as const;
const readers = () => delivered.map(({ to }) => to);

describe("the post office", () => {
  it("sends by itself what was committed, soon and once", async () => {
    await office.startSending();
    await database.db.transaction().execute((transaction) => office.enqueue(transaction, order("mei@example.com")));
    await until(() => delivered.length > 0, 20);
    expect(readers()).toEqual(["mei@example.com"]);
    await sleep(1500);
    expect(delivered).toHaveLength(1);
  });

  it("sends many at once, each once, through two processes", async () => {
    const other = await open();
    const addresses = Array.from({ length: 100 }, (_, index) => `${index}@example.com`);
    for (const to of addresses) await office.enqueue(database.db, order(to));
    await Promise.all([office.sendDue(), other.sendDue()]);
    await other.close();
    expect(readers().sort()).toEqual(addresses.sort());
  });

  it("writes letters in the order of their orders, so that the last to arrive holds the link that counts", async () => {
    const written: string[] = [];
    const slowAtFirst: Writers<AccountMails> = {
      ...writers,
      "verify-email": async ({ userId }) => {
        await sleep(userId === "1" ? 200 : 0);
        written.push(userId);
        return { code: "123456", link: `/verify-email?${userId}` };
      },
    };
    await office.close();
    office = await open(slowAtFirst);
    for (const userId of ["1", "2", "3"]) {
      await office.enqueue(database.db, order("mei@example.com", userId));
      // Orders of one millisecond have no order.
      await sleep(5);
    }
    await office.sendDue();
    expect(written).toEqual(["1", "2", "3"]);
    expect(delivered.map(({ text }) => /verify-email\?(\d)/.exec(text)?.[1])).toEqual(written);
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

  it("keeps a letter that cannot be delivered for another try, and holds back no other", async () => {
    const accept = deliver;
    deliver = async (letter) => {
      if (letter.to === "stuck@example.com") throw new Error("450 later");
      await accept(letter);
    };
    for (const to of ["stuck@example.com", "mei@example.com"]) await office.enqueue(database.db, order(to));
    await office.sendDue();
    expect(readers()).toEqual(["mei@example.com"]);

    deliver = accept;
    await office.sendDue();
    expect(delivered).toHaveLength(1);
    await makeAllDue();
    await office.sendDue();
    expect(readers()).toEqual(["mei@example.com", "stuck@example.com"]);
  });

  it("writes no letter when there is nothing left to say", async () => {
    await office.enqueue(database.db, order("gone@example.com", "gone"));
    await office.sendDue();
    expect(delivered).toEqual([]);
  });

  it("delivers what it has in hand before it closes", async () => {
    let started = false;
    deliver = async (letter) => {
      started = true;
      await sleep(500);
      delivered.push(letter);
    };
    await office.startSending();
    await office.enqueue(database.db, order("mei@example.com"));
    await until(() => started, 20);
    await office.close();
    expect(readers()).toEqual(["mei@example.com"]);
    office = await open();
    await makeAllDue();
    await office.sendDue();
    expect(delivered).toHaveLength(1);
  });

  it("orders nothing over the allowance, and later what has to wait", async () => {
    const welcome = order("mei@example.com");
    for (let count = 1; count <= 3; count++) expect(await office.enqueue(database.db, welcome)).toBe(true);
    expect(await office.enqueue(database.db, welcome)).toBe(false);
    for (const kind of ["email-changed", "email-changed", "deletion-asked"] as const) {
      expect(await office.enqueue(database.db, { ...welcome, kind: accountMails[kind] })).toBe(true);
    }
    await office.sendDue();
    expect(delivered).toHaveLength(5);
    await makeAllDue();
    await office.sendDue();
    expect(delivered).toHaveLength(6);
  });
});

describe("a mail to the office", () => {
  const refused = accountMails["parent-refused"];
  const school = brand.email;

  it("is delayed and dropped by no allowance, and stands in nobody's way", async () => {
    for (let count = 0; count < 8; count++) await office.tellOffice(database.db, refused, { userId: "1" });
    await office.sendDue();
    expect(readers()).toEqual(Array(8).fill(school));
    expect(await database.db.selectFrom("queuedMails").selectAll().execute()).toEqual([]);
  });

  it("is sent if and only if its transaction commits, and asks for answers to somebody else", async () => {
    const failed = database.db.transaction().execute(async (transaction) => {
      await office.tellOffice(transaction, refused, { userId: "1" });
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await office.tellOffice(database.db, refused, { userId: "1" });
    await office.sendDue();
    expect(delivered).toMatchObject([{ to: school, locale: "en", replyTo: "parent@example.com" }]);
  });
});

/** Whatever is stuck stays so until the test ends it: no clock gives it up before. */
const PATIENCE = { connectMs: 110_000, silenceMs: 110_000, letterMs: 110_000 };

describe("the post office before a real mail server", () => {
  let server: SmtpServer;
  let failed: string[];
  beforeEach(async () => {
    server = await smtpServer();
    failed = [];
    const send = smtpDelivery(server.url(), PATIENCE);
    deliver = (letter) =>
      send(letter).catch((error) => {
        failed.push(letter.to);
        throw error;
      });
  });
  afterEach(() => server.close());

  const arrived = (to: string) => server.received.filter((mail) => mail.to.includes(to)).length;

  it.each<Mood>(["refuses for good", "never lets data come", "never says that it has it"])(
    "delivers all others while one letter meets a server that %s, and then that one, once",
    async (mood) => {
      await office.startSending();
      server.be(mood, "stuck@example.com");
      await office.enqueue(database.db, order("stuck@example.com"));
      await sleep(1_200);
      for (let letter = 0; letter < 30; letter++) await office.enqueue(database.db, order(`${letter}@example.com`));
      await until(() => server.received.length === 30, 60);
      expect(server.received).toHaveLength(30);
      // The others did not wait until it was given up.
      if (mood !== "refuses for good") expect(failed).toEqual([]);

      server.be("takes", "stuck@example.com");
      await until(async () => {
        await makeAllDue();
        return arrived("stuck@example.com") > 0;
      }, 30);
      await sleep(1_100);
      expect(arrived("stuck@example.com")).toBe(1);
      // What is refused at once is tried again by itself, too.
      expect(new Set(failed)).toEqual(new Set(["stuck@example.com"]));
    },
  );

  it("tells the office later, and once, when there was none", async () => {
    server.be("says nothing at all");
    await office.startSending();
    await office.tellOffice(database.db, accountMails["parent-refused"], { userId: "1" });
    await sleep(1_000);
    expect(server.received).toEqual([]);
    server.be("takes");
    await until(async () => {
      await makeAllDue();
      return arrived(brand.email) > 0;
    }, 30);
    await sleep(1_100);
    expect(arrived(brand.email)).toBe(1);
    expect(server.received[0]?.headers.get("reply-to")).toBe("parent@example.com");
  });

  it("waits while there is none, and delivers when it is back", async () => {
    server.be("says nothing at all");
    await office.startSending();
    await office.enqueue(database.db, order("mei@example.com"));
    await sleep(2_500);
    expect(server.received).toEqual([]);
    server.be("takes");
    await until(async () => {
      await makeAllDue();
      return arrived("mei@example.com") > 0;
    }, 30);
    expect(arrived("mei@example.com")).toBe(1);
  });
});

async function until(holds: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  for (let time = 0; time < seconds * 10 && !(await holds()); time++) await sleep(100);
}

/** What waits for another try, or for its turn, waits no longer. */
async function makeAllDue(): Promise<void> {
  const jobs = database.db.withSchema("pgboss").updateTable("job" as never) as never as {
    set(values: object): { execute(): Promise<unknown> };
  };
  await jobs.set({ startAfter: new Date(0) }).execute();
}
