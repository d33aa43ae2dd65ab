import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AccountMails, accountMails } from "../features/accounts/mailing/kinds.ts";
import { composeLetter } from "./compose.ts";
import { outboxDelivery, smtpDelivery } from "./delivery.ts";
import type { Letter } from "./mail.ts";
import { sampleWords } from "./testing/sample-words.ts";
import { type Mood, type SmtpServer, smtpServer } from "./testing/smtp-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const letter: Letter = {
  id: "01a1",
  to: "mei@example.com",
  locale: "ch",
  subject: "请验证你的邮箱",
  text: "你好\nhttps://dripstone.test/verify-email?token=abc",
  html: "<p>你好</p>",
};

/** Delivers to a folder of its own, and reads what lies there. */
async function outbox(changes: Partial<Letter> = {}) {
  const path = await mkdtemp(join(folder, "box-"));
  await outboxDelivery(join(path, "outbox"), () => new Date("2026-03-04T17:00:00.123Z"))({ ...letter, ...changes });
  const files = (await readdir(join(path, "outbox"))).sort();
  const [eml = "", txt = ""] = await Promise.all(files.map((file) => readFile(join(path, "outbox", file), "utf8")));
  return { path: join(path, "outbox"), files, headers: eml.split("\n\n", 1)[0] ?? "", eml, txt };
}

describe("the outbox", () => {
  it("keeps a letter as mail programs read it, and as people do", async () => {
    const { files, headers, eml, txt } = await outbox();
    expect(files).toEqual(["2026-03-04T17-00-00-123Z-01a1.eml", "2026-03-04T17-00-00-123Z-01a1.txt"]);
    expect(headers).toMatch(/^To: mei@example\.com$/m);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(eml).toContain("multipart/alternative");
    expect(txt).toContain("Subject: 请验证你的邮箱");
    expect(txt).toContain("https://dripstone.test/verify-email?token=abc");
  });

  it("is for its owner's eyes only", async () => {
    const { path, files } = await outbox();
    expect((await stat(path)).mode & 0o077).toBe(0);
    for (const file of files) expect((await stat(join(path, file))).mode & 0o077).toBe(0);
  });
});

let server: SmtpServer;
beforeEach(async () => {
  server = await smtpServer();
});
afterEach(() => server.close());

const deliver = (changes: Partial<Letter> = {}, url = server.url()) => smtpDelivery(url)({ ...letter, ...changes });

describe("the way through a mail server", () => {
  it.each(["en", "ch"] as const)("brings a letter whole, in %s", async (locale) => {
    const values = { ...sampleWords["parent-consent"], name: "欧阳小梅 😀" };
    const kind = accountMails["parent-consent"];
    const draft = { id: "7", to: "mei@example.com", kind, locale, values } as const;
    const sent = composeLetter({ ...draft, siteUrl: "https://dripstone.test" });
    await smtpDelivery(server.url())(sent);
    const [received] = server.received;
    expect(received?.to).toEqual(["mei@example.com"]);
    expect(received?.headers.get("subject")).toBe(sent.subject);
    expect(received?.headers.get("from")).toMatch(/^"?(Dripstone Academy|滴石学堂)"? <hello@dripstone\.example>$/);
    expect(received?.headers.get("message-id")).toBe("<7@dripstone.example>");
    expect(received?.parts.get("text/plain")?.trim()).toBe(sent.text.trim());
    expect(received?.parts.get("text/html")?.trim()).toBe(sent.html.trim());
  });

  it("logs in with the user and password of the address", async () => {
    await deliver({}, server.url("office:p%40ss%3Aword"));
    expect(server.received[0]?.user).toBe("office");
    await expect(deliver({}, server.url("office:wrong"))).rejects.toThrow(/535/);
    expect(server.received).toHaveLength(1);
  });

  it("refuses a certificate that nobody vouches for, unless the address says otherwise", async () => {
    const secret = await smtpServer({ hideSTARTTLS: false });
    try {
      await expect(deliver({}, secret.url())).rejects.toThrow(/certificate/);
      expect(secret.received).toEqual([]);
      await deliver({}, `${secret.url()}?tls.rejectUnauthorized=false`);
      expect(secret.received).toHaveLength(1);
    } finally {
      await secret.close();
    }
  });

  it("fails when there is no server", async () => {
    await expect(deliver({}, "smtp://127.0.0.1:1")).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe("a delivery that goes wrong", () => {
  it.each<[Mood, RegExp]>([
    ["refuses for now", /451/],
    ["refuses for good", /550/],
    ["hangs up in the data", /closed|ECONNRESET|EPIPE/i],
  ])("fails at once when the server %s", async (mood, reason) => {
    server.be(mood);
    await expect(deliver()).rejects.toThrow(reason);
    expect(server.received).toEqual([]);
  });

  it.each<Mood>([
    "says nothing at all",
    "never lets data come",
    "never says that it has it",
    "says that it is at it, for ever",
  ])("gives up within its time when the server %s, and gets through later", async (mood) => {
    server.be(mood);
    // As impatient as a busy machine allows: later it has to get through within the same times.
    const impatient = smtpDelivery(server.url(), { connectMs: 2_000, silenceMs: 2_000, letterMs: 3_000 });
    const start = performance.now();
    await expect(impatient(letter)).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(9_000);
    expect(server.received).toEqual([]);
    server.be("takes");
    await impatient(letter);
    expect(server.received).toHaveLength(1);
  });
});

describe("a header", () => {
  const intruder = "\r\nBcc: everybody@example.com\r\n\r\n<script>";

  it.each<[string, Partial<Letter>]>([
    ["the subject", { subject: `Hello${intruder}` }],
    ["the address", { to: `mei@example.com${intruder}` }],
    ["the id", { id: `01a1>${intruder}` }],
  ])("is not added through %s", async (_, changes) => {
    // A server, or our own mail program, may refuse such a letter as well.
    await deliver(changes).catch(() => {});
    for (const { headerNames, to } of server.received) {
      expect(headerNames.map((name) => name.toLowerCase())).not.toContain("bcc");
      for (const name of ["To", "Subject"]) expect(headerNames.filter((it) => it === name)).toHaveLength(1);
      expect(to).not.toContain("everybody@example.com");
    }
  });

  it("is not added through a name, whatever letter it stands in", async () => {
    const name = `Mei, everybody@example.com "<x@y.z>" =?UTF-8?Q?=0D=0ABcc:_x@example.com?=${intruder}`;
    const kinds = Object.keys(sampleWords) as (keyof AccountMails)[];
    for (const kind of kinds) {
      const values = { ...sampleWords[kind], name, address: name, date: name, answers: [name, name] };
      const draft = { id: "1", to: "mei@example.com", kind: accountMails[kind], locale: "en", values } as const;
      await deliver(composeLetter({ ...draft, siteUrl: "https://dripstone.test" }));
    }
    expect(server.received).toHaveLength(kinds.length);
    for (const { headerNames, headers, to } of server.received) {
      expect(to).toEqual(["mei@example.com"]);
      expect(headers.get("to")).toBe("mei@example.com");
      expect(headerNames.filter((it) => it !== "Reply-To")).toEqual(server.received[0]?.headerNames);
      expect(headerNames).toHaveLength(new Set(headerNames).size);
    }
  });

  it("asks for answers to one address, where a letter names one, whatever that looks like", async () => {
    await deliver();
    await deliver({ replyTo: "parent@example.com" });
    const hostile = [
      "parent@example.com, everybody@example.com",
      `parent@example.com${intruder}`,
      '"x" <y@z.example>, a@b.c',
    ];
    for (const replyTo of hostile) await deliver({ replyTo }).catch(() => {});
    const [without, named, ...others] = server.received.map(({ headers }) => headers.get("reply-to"));
    expect([without, named]).toEqual([undefined, "parent@example.com"]);
    // A comma that is left stands in quotes, where it parts no addresses.
    for (const address of others) expect(address?.replace(/"[^"]*"/g, "")).not.toContain(",");
    for (const { headerNames } of server.received)
      expect(headerNames.map((it) => it.toLowerCase())).not.toContain("bcc");
  });

  it("stays text where it looks encoded", async () => {
    await deliver({ subject: "=?UTF-8?Q?Hello=0D=0ABcc:_x?=" });
    expect(server.received[0]?.headers.get("subject")).toBe("= ?UTF-8?Q?Hello=0D=0ABcc:_x?=");
  });

  it("names one reader, however many an address looks like", async () => {
    await deliver({ to: "mei@example.com, everybody@example.com" }).catch(() => {});
    for (const { to } of server.received) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain("everybody@example.com");
    }
  });
});
