import { randomUUID } from "node:crypto";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { contactBounds, contactLimits } from "@dripstone/contract/contact/limits";
import { mailLimits } from "@dripstone/contract/mail/limits";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { site } from "../../../../../../site.config.ts";
import type { Letter } from "../../../mail/mail.ts";
import { testApp } from "../../../testing/app.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { forgetMessages } from "./forget-messages.ts";

const t = useTestApp();
const message = "When does the AMC 8 class meet?\n\nWe are free on Sundays.";
let addresses = 0;

function words(changes: object = {}) {
  addresses += 1;
  const email = `parent-${addresses}@example.com`;
  return { id: randomUUID(), name: "Ann Müller", email, message, language: "en", seconds: 40, ...changes };
}

const send = (body: object, address?: string) => t.call("POST /contact", { body, ...(address && { address }) });
const kept = () => t.db.selectFrom("contactMessages").selectAll().orderBy("id").execute();

/** What has gone out since the last look. */
async function sent(): Promise<Letter[]> {
  await t.mails.sendDue();
  return t.mails.letters.splice(0);
}

beforeEach(async () => {
  t.clock.advance({ hours: 24 * 2 });
  await t.db.deleteFrom("contactMessages").execute();
  await sent();
});

describe("a message to the school", () => {
  it("is kept, mailed to the office with the way to answer, and confirmed to its sender", async () => {
    const body = words();
    const { status, data } = await send(body);
    expect([status, data]).toEqual([201, {}]);
    expect(await kept()).toMatchObject([
      { name: "Ann Müller", email: body.email, message, heldFor: null, language: "en" },
    ]);
    const [toOffice, toSender, ...more] = (await sent()).sort((one) => (one.to === site.email ? -1 : 1));
    expect(more).toEqual([]);
    expect(toOffice).toMatchObject({ to: site.email, replyTo: body.email, subject: "Message from Ann Müller" });
    expect(toOffice?.text).toContain("> When does the AMC 8 class meet?\n>\n> We are free on Sundays.");
    expect(toSender).toMatchObject({ to: body.email, locale: "en", subject: "We’ve received your message" });
    expect(toSender?.replyTo).toBeUndefined();
    expect(toSender?.text).toContain("within 24 to 48 hours, Monday to Friday");
  });

  it("is confirmed in the sender's language", async () => {
    const body = words({ language: "ch", name: "李女士", message: "请问 AMC 8 班几点上课？" });
    await send(body);
    const letter = (await sent()).find(({ to }) => to === body.email);
    expect(letter).toMatchObject({ locale: "ch", subject: "滴石学堂：来信已收到" });
    expect(letter?.text).toContain("24 至 48 小时内（星期一至星期五）回复");
  });

  it("is one, however often it is sent at once or after its reply was lost", async () => {
    const body = words();
    const replies = await Promise.all(Array.from({ length: 15 }, () => send(body)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    t.clock.advance({ hours: 2 });
    await send(body);
    expect(await kept()).toHaveLength(1);
    expect((await sent()).map(({ to }) => to).sort()).toEqual([site.email, body.email].sort());
  });

  it("that was changed before it was sent again is another one, so that nothing of it is lost", async () => {
    const body = words();
    await send(body);
    await send({ ...body, message: "Or on Saturdays?" });
    expect((await kept()).map((it) => it.message)).toEqual([message, "Or on Saturdays?"]);
  });

  it("is told at its fields what is wrong with it, and counts code points", async () => {
    const codes = async (changes: object) => {
      const { error, status } = await send(words(changes));
      return [status, Object.fromEntries(Object.entries(error.fields ?? {}).map(([name, { code }]) => [name, code]))];
    };
    const { CONTACT_MESSAGE_MIN: min, CONTACT_MESSAGE_MAX: max } = contactLimits;
    expect(await codes({ name: " ", email: "", message: "\n " })).toEqual([
      400,
      { name: "NAME_REQUIRED", email: "EMAIL_REQUIRED", message: "FIELD_REQUIRED" },
    ]);
    expect(await codes({ email: "ann@" })).toEqual([400, { email: "EMAIL_INVALID" }]);
    expect(await codes({ name: "n".repeat(accountLimits.NAME_MAX + 1) })).toEqual([400, { name: "FIELD_TOO_LONG" }]);
    expect(await codes({ message: ` ${"😀".repeat(min - 1)}\n` })).toEqual([400, { message: "FIELD_TOO_SHORT" }]);
    expect(await codes({ message: "😀".repeat(max + 1) })).toEqual([400, { message: "FIELD_TOO_LONG" }]);
    expect(await codes({ language: "fr", id: "1", seconds: -1 })).toEqual([
      400,
      { language: "FIELD_INVALID", id: "FIELD_INVALID", seconds: "NUMBER_OUT_OF_RANGE" },
    ]);
    expect(await kept()).toEqual([]);
    expect((await send(words({ message: "😀".repeat(max) }))).status).toBe(201);
    expect((await send(words({ message: "😀".repeat(min) }))).status).toBe(201);
    expect((await send(words({ message: "x".repeat(200_000) }))).error.code).toBe("BODY_TOO_LARGE");
  });
});

describe("a hostile message", () => {
  it.each([
    ["a name", { name: "Ann\r\nBcc: everybody@example.com" }],
    ["an address", { email: "ann@example.com\r\nBcc: everybody@example.com" }],
    ["an address of two", { email: "ann@example.com, everybody@example.com" }],
  ])("adds no header by %s: it is refused, and nothing goes out", async (_, changes) => {
    expect((await send(words(changes))).status).toBe(400);
    expect(await sent()).toEqual([]);
  });

  it("brings none of its words to a stranger whose address it names", async () => {
    const body = words({
      name: "Win Big Now",
      message: "Cheap pills at https://pills.example",
      email: "victim@example.com",
    });
    await send(body);
    const { text, html, subject } = (await sent()).find(({ to }) => to === body.email) as Letter;
    for (const word of ["pills", "Win"]) expect(text + html + subject).not.toContain(word);
  });

  it("does not fill a stranger's mailbox, however its address is written and however many send", async () => {
    const confirmed = [];
    for (let number = 0; number < 12; number++) {
      await send(words({ email: number % 2 ? "vic.tim+x@gmail.com" : "victim@gmail.com" }));
      confirmed.push(...(await sent()).filter(({ to }) => to !== site.email));
      t.clock.advance({ minutes: mailLimits.MAIL_WINDOW_MINUTES + 1 });
    }
    expect(await kept()).toHaveLength(12);
    expect(confirmed).toHaveLength(contactBounds.CONTACT_CONFIRMED_PER_DAY);
  });

  it("leaves an owner room for a new password", async () => {
    const owner = await t.signUp({ email: "owner@example.com" });
    for (let number = 0; number < 6; number++) await send(words({ email: "owner@example.com" }));
    await sent();
    await t.call("POST /auth/forgot-password", { body: { email: owner.user.email } });
    expect((await sent()).map(({ to }) => to)).toEqual(["owner@example.com"]);
  });

  it("comes in twenty times an hour from one network, and from others as before", async () => {
    const { CONTACT_PER_HOUR: most } = contactBounds;
    const replies = [];
    for (let number = 0; number <= most; number++) replies.push((await send(words(), "198.51.100.7")).status);
    expect(replies).toEqual([...Array.from({ length: most }, () => 201), 429]);
    expect((await send(words(), "203.0.113.7")).status).toBe(201);
  });

  it("does not flood the office's mailbox when hundreds come at once, and none of them is lost", async () => {
    const most = contactBounds.CONTACT_MAILED_PER_HOUR;
    await Promise.all(Array.from({ length: most + 10 }, () => send(words())));
    expect((await sent()).filter(({ to }) => to === site.email)).toHaveLength(most);
    expect(await kept()).toHaveLength(most + 10);
    expect((await kept()).filter(({ toldAt }) => toldAt === null)).toHaveLength(10);
    t.clock.advance({ hours: 1 });
    await send(words());
    expect((await sent()).filter(({ to }) => to === site.email)).toHaveLength(1);
  });
});

describe("what looks like a program's message", () => {
  it.each([
    ["fills in what no person sees", { topic: "SEO" }, "trap"],
    ["is sent sooner than anybody writes", { seconds: contactLimits.CONTACT_SECONDS_MIN - 1 }, "haste"],
  ])("because it %s is answered as any other, kept, and held back: nobody is mailed", async (_, changes, heldFor) => {
    const { status, data } = await send(words(changes));
    expect([status, data]).toEqual([201, {}]);
    expect(await kept()).toMatchObject([{ message, heldFor, toldAt: null }]);
    expect(await sent()).toEqual([]);
  });

  it("is not what somebody quick or slow sends", async () => {
    await send(words({ seconds: contactLimits.CONTACT_SECONDS_MIN }));
    await send(words({ seconds: 86_400 }));
    expect((await kept()).map(({ heldFor }) => heldFor)).toEqual([null, null]);
  });
});

describe("messages", () => {
  it("wait while no mail server takes them, and go out when one does", async () => {
    let isUp = false;
    const delivered: Letter[] = [];
    const own = await testApp({
      deliver: async (letter) => {
        if (!isUp) throw new Error("connect ECONNREFUSED");
        delivered.push(letter);
      },
    });
    try {
      const body = words();
      expect((await own.call("POST /contact", { body })).status).toBe(201);
      await own.mails.sendDue();
      expect(delivered).toEqual([]);
      isUp = true;
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(own.db);
      await own.mails.sendDue();
      expect(delivered.map(({ to }) => to).sort()).toEqual([site.email, body.email].sort());
    } finally {
      await own.close();
    }
  });

  it("are forgotten some time after they were closed, and what is open stays", async () => {
    await send(words({ name: "Open" }));
    await send(words({ name: "Closed" }));
    await send(words({ name: "Held", topic: "x" }));
    const closedAt = t.clock.now();
    await t.db.updateTable("contactMessages").set({ closedAt }).where("name", "=", "Closed").execute();
    const names = async () => {
      await forgetMessages(t.deps);
      return (await kept()).map(({ name }) => name).sort();
    };
    t.clock.advance({ hours: 24 * contactLimits.CONTACT_HELD_DAYS - 1 });
    expect(await names()).toEqual(["Closed", "Held", "Open"]);
    t.clock.advance({ hours: 1 });
    expect(await names()).toEqual(["Closed", "Open"]);
    t.clock.advance({ hours: 24 * (site.contact.messagesKeptDays - contactLimits.CONTACT_HELD_DAYS) - 1 });
    expect(await names()).toEqual(["Closed", "Open"]);
    t.clock.advance({ hours: 1 });
    expect(await names()).toEqual(["Open"]);
  });
});
