import { siteLimits } from "@dripstone/contract/site/limits";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { books, donation } from "../../../../../../office.config.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let [admin, teacher, student] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
  student = await t.signUp({ rememberMe: true });
});
afterEach(() => t.db.deleteFrom("siteSettings").execute());

const text = { en: "No classes on Friday", ch: "星期五停课" };
const plain = () => ({
  version: 0,
  donation: { ...donation, paypal: undefined },
  books: books.map(({ link: _, ...book }) => book),
});
const theBook = { title: text, author: text, why: text };
const save = (body: object, { token }: SignedUp = admin) => t.call("PUT /admin/site", { token, body });
const settings = async () => (await t.call("GET /admin/site", { token: admin.token })).data;
const shown = async (language = "en") => (await t.call("GET /announcement", { query: { language } })).data.announcement;
const deeds = () =>
  t.db.selectFrom("auditLog").where("subject", "=", "site").orderBy("id").select(["endpoint", "details"]).execute();
/** As the school's clock shows it, `2026-03-04T16:30`. */
const wall = (instant: Date) =>
  new Intl.DateTimeFormat("sv-SE", {
    ...{ timeZone: "America/New_York", dateStyle: "short", timeStyle: "short" },
  })
    .format(instant)
    .replace(" ", "T");
const minutesOn = (minutes: number) => {
  const now = t.clock.now().getTime();
  return new Date(now - (now % 60_000) + minutes * 60_000);
};

describe("what the office has not written", () => {
  it("is as the school's files say", async () => {
    expect(await settings()).toEqual({ version: 0, announcement: null, donation, books });
    expect(await shown()).toBeNull();
    const { data } = await t.call("GET /donation", { query: { language: "ch" } });
    expect(data).toMatchObject({ appeal: donation.appeal.ch, ways: ["check"] });
    expect(data.amounts[0]).toEqual({ dollars: 25, does: donation.amounts[0]?.does.ch });
    expect((await t.call("GET /books", { query: { language: "ch" } })).data[0]).toMatchObject({
      title: "《怎样解题》",
    });
  });

  it("goes on to follow them when something else is saved", async () => {
    expect((await save({ ...plain(), announcement: { text } })).data).toMatchObject({ version: 1, donation, books });
    const kept = await t.db.selectFrom("siteSettings").select(["donation", "books"]).executeTakeFirst();
    expect(kept).toEqual({ donation: null, books: null });
  });
});

describe("what the office says on the site", () => {
  it("is written and read by admins only", async () => {
    for (const { token } of [teacher, student]) {
      expect((await t.call("GET /admin/site", { token })).status).toBe(403);
      expect((await save({ ...plain(), announcement: { text } }, { token } as SignedUp)).status).toBe(403);
    }
    expect(await shown()).toBeNull();
  });

  it("is in the log, part by part, as it was and as it is; what has not changed is not", async () => {
    const before = (await deeds()).length;
    await save({ ...plain(), announcement: { text } });
    await save({ ...plain(), version: 1, announcement: { text: { ...text, en: "No classes at all" } } });
    expect((await deeds()).slice(before)).toEqual([
      {
        endpoint: "PUT /admin/site",
        details: { part: "announcement", from: null, to: `text.ch: ${text.ch}\ntext.en: ${text.en}` },
      },
      {
        endpoint: "PUT /admin/site",
        details: {
          part: "announcement",
          from: `text.en: ${text.en}`,
          to: "text.en: No classes at all",
        },
      },
    ]);
  });

  it("is taken back as it is told, with null for what there is not", async () => {
    const { amounts: _, ...giving } = donation;
    await save({ ...plain(), announcement: { text }, donation: { ...giving, paypal: undefined } });
    const told = await settings();
    expect(told).toMatchObject({
      announcement: { link: null, from: null, until: null },
      donation: { paypal: null, amounts: [] },
    });
    expect((await save(told)).data).toEqual({ ...told, version: told.version + 1 });
    const without = { ...told, version: told.version + 1, announcement: null };
    expect((await save(without)).data).toEqual({ ...without, version: without.version + 1 });
    expect(await shown()).toBeNull();
  });

  it("is not written over by whoever has not seen what another has saved meanwhile, the first time included", async () => {
    const both = await Promise.all(
      ["One", "Another"].map((en) => save({ ...plain(), announcement: { text: { ...text, en } } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save({ ...plain(), version: 1, announcement: { text } })).status).toBe(200);
    const { status, error } = await save({ ...plain(), version: 1 });
    expect([status, error.code]).toEqual([409, "EDITED_MEANWHILE"]);
    expect(await shown()).toMatchObject({ text: text.en });
  });

  it.each([
    ["a text in one language only", { announcement: { text: { en: "Hello", ch: " " } } }, "announcement.text.ch"],
    ["two lines", { announcement: { text: { ...text, en: "One\ntwo" } } }, "announcement.text.en"],
    [
      "a long text",
      { announcement: { text: { ...text, en: "x".repeat(siteLimits.ANNOUNCEMENT_MAX + 1) } } },
      "announcement.text.en",
    ],
    ["a link that runs a program", { announcement: { text, link: "javascript:alert(1)" } }, "announcement.link"],
    ["a link that leaves the site unseen", { announcement: { text, link: "//evil.example" } }, "announcement.link"],
    ["a page that is not there", { announcement: { text, link: "/clases" } }, "announcement.link"],
    [
      "an address that hides where it leads",
      { announcement: { text, link: "https://a.example@b.example/" } },
      "announcement.link",
    ],
    ["a book in a shop without https", { books: [{ ...theBook, link: "shop.example/1" }] }, "books.0.link"],
    [
      "an end before its beginning",
      { announcement: { text, from: "2026-03-04T16:30", until: "2026-03-04T16:30" } },
      "announcement.until",
    ],
    [
      "a gift page without https",
      { donation: { ...plain().donation, paypal: "http://pay.example" } },
      "donation.paypal",
    ],
    [
      "half a dollar",
      { donation: { ...plain().donation, amounts: [{ dollars: 0.5, does: text }] } },
      "donation.amounts.0.dollars",
    ],
    [
      "a book without an author",
      { books: [{ title: text, author: { en: "", ch: "" }, why: text }] },
      "books.0.author.en",
    ],
  ])("is refused with %s, at its field", async (_, changes, field) => {
    const { status, error } = await save({ ...plain(), ...changes });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, expect.arrayContaining([field])]);
    expect((await settings()).version).toBe(0);
  });
});

it("tells at a field of an address what it takes", async () => {
  const codes = async (link: string) => {
    const { error } = await save({ ...plain(), announcement: { text, link }, books: [{ ...theBook, link }] });
    return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code]));
  };
  const book = { "books.0.link": "HTTPS_ADDRESS_NEEDED" };
  expect(await codes("classes")).toEqual({ "announcement.link": "LINK_NEEDED", ...book });
  expect(await codes("/clases")).toEqual({ "announcement.link": "NO_SUCH_SITE_PAGE", ...book });
});

describe("an announcement", () => {
  it("stands there between its instants, by the school's clock, and is another one when its words change", async () => {
    const [from, until] = [minutesOn(10), minutesOn(20)];
    await save({ ...plain(), announcement: { text, link: "/classes", from: wall(from), until: wall(until) } });
    expect(await shown()).toBeNull();
    t.clock.advance({ milliseconds: from.getTime() - t.clock.now().getTime() - 1 });
    expect(await shown()).toBeNull();
    t.clock.advance({ milliseconds: 1 });
    const first = await shown("ch");
    expect(first).toEqual({ id: expect.any(String), text: text.ch, link: "/classes", until: until.toISOString() });
    expect((await shown())?.id).toBe(first?.id);
    await save({
      ...plain(),
      ...{ version: 1, announcement: { text: { ...text, en: "Snow" }, from: wall(from), until: wall(until) } },
    });
    const second = await shown();
    expect(second?.text).toBe("Snow");
    expect(second?.id).not.toBe(first?.id);
    t.clock.advance({ milliseconds: until.getTime() - t.clock.now().getTime() });
    expect(await shown()).toBeNull();
  });

  it("goes when the office takes it back", async () => {
    await save({ ...plain(), announcement: { text } });
    expect(await shown()).not.toBeNull();
    await save({ ...plain(), version: 1 });
    expect(await shown()).toBeNull();
  });
});

describe("what the office says of gifts and books", () => {
  it("is on the page at once, and in the letter to whoever promises a gift; ways that are empty are closed", async () => {
    const bank = "First Bank\n\n  Routing 123456789  ";
    await save({
      ...plain(),
      donation: { ...plain().donation, amounts: [{ dollars: 40, does: text }], check: "", zelle: "", bank },
      books: [{ title: text, author: text, why: text, link: "https://books.example/1" }],
    });
    const { data } = await t.call("GET /donation", { query: { language: "en" } });
    expect(data).toEqual({ appeal: donation.appeal.en, amounts: [{ dollars: 40, does: text.en }], ways: ["bank"] });
    expect((await t.call("GET /books", { query: { language: "en" } })).data).toEqual([
      { title: text.en, author: text.en, why: text.en, link: "https://books.example/1" },
    ]);

    const pledge = {
      name: "Ann",
      email: "giver@example.com",
      language: "en",
      seconds: 40,
      amountCents: 2500,
      every: "once",
    };
    const give = (id: string, way: string) => t.call("POST /contact/pledges", { body: { ...pledge, id, way } });
    expect((await give("a-pledge-by-check", "check")).status).toBe(400);
    expect((await give("a-pledge-by-bank-1", "bank")).status).toBe(201);
    await t.mails.sendDue();
    const thanks = t.mails.letters.find(({ to }) => to === pledge.email);
    expect(thanks?.text).toContain("> First Bank\n> Routing 123456789\n");
  });
});
