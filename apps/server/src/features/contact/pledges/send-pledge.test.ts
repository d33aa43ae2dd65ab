import { contactBounds, contactLimits } from "@dripstone/contract/contact/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { site } from "../../../../../../site.config.ts";
import type { Letter } from "../../../mail/mail.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let givers = 0;

function pledge(changes: object = {}) {
  givers += 1;
  const id = `pledge-of-a-giver-${givers}`;
  const said = { id, name: "Ann Müller", email: `giver-${givers}@example.com`, language: "en", seconds: 40 };
  return { ...said, amountCents: 2500, every: "once", way: "check", note: "For the robots.", ...changes };
}

const send = (body: object, address?: string) => t.call("POST /contact/pledges", { body, ...(address && { address }) });

const kept = () =>
  t.db
    .selectFrom("pledges as pledge")
    .innerJoin("contactMessages as message", "message.id", "pledge.messageId")
    .select(["name", "message", "amountCents", "every", "way", "heldFor"])
    .execute();

async function sent(): Promise<Letter[]> {
  await t.mails.sendDue();
  return t.mails.letters.splice(0);
}

beforeEach(async () => {
  t.clock.advance({ hours: 48 });
  await t.db.deleteFrom("contactMessages").execute();
  await sent();
});

describe("a pledge", () => {
  it("is kept, told to the office, and thanked for with how to give it", async () => {
    const body = pledge({ amountCents: 125_050 });
    expect((await send(body)).status).toBe(201);
    expect(await kept()).toEqual([
      {
        name: "Ann Müller",
        message: "For the robots.",
        amountCents: 125_050,
        every: "once",
        way: "check",
        heldFor: null,
      },
    ]);
    const letters = await sent();
    const toOffice = letters.find(({ to }) => to === site.email);
    expect(toOffice).toMatchObject({ replyTo: body.email, subject: "Ann Müller wants to give $1,250.50" });
    expect(toOffice?.text).toContain("> For the robots.");
    const thanks = letters.find(({ to }) => to === body.email);
    expect(thanks).toMatchObject({ locale: "en", subject: "Thank you for your pledge" });
    expect(thanks?.text).toContain(`> ${site.name.en}\n> ${site.address.street}\n`);
    expect(thanks?.text).toContain("$1,250.50");
    for (const word of ["robots", "Ann"]) expect(thanks?.text).not.toContain(word);
    expect(letters).toHaveLength(2);
  });

  it("is thanked for in the giver's language, and may come every month and without a note", async () => {
    const body = pledge({ language: "ch", name: "李静", every: "month", note: undefined });
    await send(body);
    const letters = await sent();
    expect(letters.find(({ to }) => to === body.email)?.text).toContain("每月捐助 $25");
    const toOffice = letters.find(({ to }) => to === site.email)?.text;
    expect(toOffice).toContain("wants to give $25 every month, by check. The site was in Chinese.");
    expect(toOffice).toContain("There was no note with it.\n\nOpen in the inbox");
  });

  it("is one, however often it is sent at once; with another amount it is another", async () => {
    const body = pledge();
    await Promise.all(Array.from({ length: 15 }, () => send(body)));
    expect(await kept()).toHaveLength(1);
    expect(await sent()).toHaveLength(2);
    await send({ ...body, amountCents: 5000 });
    expect((await kept()).map(({ amountCents }) => amountCents).sort()).toEqual([2500, 5000]);
  });

  it.each([
    [
      "an amount below the least",
      { amountCents: contactLimits.PLEDGE_DOLLARS_MIN * 100 - 1 },
      "amountCents",
      "AMOUNT_INVALID",
    ],
    [
      "one above the most",
      { amountCents: contactLimits.PLEDGE_DOLLARS_MAX * 100 + 1 },
      "amountCents",
      "AMOUNT_INVALID",
    ],
    ["half a cent", { amountCents: 2500.5 }, "amountCents", "AMOUNT_INVALID"],
    ["no amount", { amountCents: null }, "amountCents", "AMOUNT_INVALID"],
    ["an unknown rhythm", { every: "week" }, "every", "FIELD_INVALID"],
    ["an unknown way", { way: "gold" }, "way", "FIELD_INVALID"],
    ["a way that the school has not opened", { way: "bank" }, "way", "FIELD_INVALID"],
    ["a long note", { note: "长".repeat(contactLimits.PLEDGE_NOTE_MAX + 1) }, "note", "FIELD_TOO_LONG"],
    ["an address that is none", { email: "ann" }, "email", "EMAIL_INVALID"],
  ])("is refused with %s, and nothing is kept", async (_, changes, field, code) => {
    const { status, error } = await send(pledge(changes));
    expect([status, error.fields?.[field]?.code]).toEqual([400, code]);
    expect(await kept()).toEqual([]);
    expect(await sent()).toEqual([]);
  });

  it("takes the least, the most, and a note as long as may be", async () => {
    const { PLEDGE_DOLLARS_MIN: least, PLEDGE_DOLLARS_MAX: most, PLEDGE_NOTE_MAX: note } = contactLimits;
    await send(pledge({ amountCents: least * 100 }));
    await send(pledge({ amountCents: most * 100, note: "😀".repeat(note) }));
    expect((await kept()).map(({ amountCents }) => amountCents).sort()).toEqual([least * 100, most * 100]);
  });

  it("that looks like a program's is kept and held back", async () => {
    await send(pledge({ topic: "x" }));
    await send(pledge({ seconds: 0 }));
    expect((await kept()).map(({ heldFor }) => heldFor).sort()).toEqual(["haste", "trap"]);
    expect(await sent()).toEqual([]);
  });

  it("comes in twenty times an hour from one network", async () => {
    const { CONTACT_PER_HOUR: most } = contactBounds;
    const replies = [];
    for (let number = 0; number <= most; number++) replies.push((await send(pledge(), "198.51.100.7")).status);
    expect(replies).toEqual([...Array.from({ length: most }, () => 201), 429]);
  });
});
