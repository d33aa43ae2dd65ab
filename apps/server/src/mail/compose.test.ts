import { type Locale, locales } from "@dripstone/contract/locale";
import { describe, expect, it } from "vitest";
import chLetters from "../../locales/ch/accounts.json" with { type: "json" };
import chLayout from "../../locales/ch/mail.json" with { type: "json" };
import enLetters from "../../locales/en/accounts.json" with { type: "json" };
import enLayout from "../../locales/en/mail.json" with { type: "json" };
import { type AccountMails, accountMails } from "../features/accounts/mailing/kinds.ts";
import { composeLetter } from "./compose.ts";
import type { Values } from "./kinds.ts";
import { partlyHidden } from "./partly-hidden.ts";
import { sampleWords } from "./testing/sample-words.ts";

const siteUrl = "https://dripstone.test";
const kinds = Object.keys(sampleWords) as (keyof AccountMails)[];

function compose(kind: keyof AccountMails = "account-exists", changes: { locale?: Locale; values?: Values } = {}) {
  const { locale = "en", values } = changes;
  return composeLetter({
    id: "1",
    to: "mei@example.com",
    kind: accountMails[kind],
    locale,
    values: { ...sampleWords[kind], ...values },
    siteUrl,
  });
}

describe("the texts of mails", () => {
  it("are there for every kind, with the same keys and the same placeholders in both languages", () => {
    expect(Object.keys(enLetters).sort()).toEqual([...kinds].sort());
    expect(shapeOf(chLetters)).toEqual(shapeOf(enLetters));
    expect(shapeOf(chLayout)).toEqual(shapeOf(enLayout));
  });

  it.each(kinds)("of %s fill in both languages, and leave no placeholder", (kind) => {
    for (const locale of locales) {
      const { subject, text, html } = compose(kind, { locale });
      expect(subject.length).toBeGreaterThan(5);
      expect(subject + text + html).not.toMatch(/\{\{|undefined|NaN|null/);
      expect(html).toContain(`lang="${locale === "ch" ? "zh-Hans" : "en"}"`);
      expect(/\p{Script=Han}/u.test(subject)).toBe(locale === "ch");
    }
  });

  it.each(kinds)("of %s say all that they are given", (kind) => {
    for (const locale of locales) {
      const { text } = compose(kind, { locale });
      const { by, language, because, work, reader, link, ...words }: Values = sampleWords[kind];
      for (const word of Object.values(words).flat()) expect(text).toContain(word);
      if (language) expect(text).not.toBe(compose(kind, { locale, values: { language: "ch" } }).text);
      if (link) expect(text).toContain(siteUrl + link);
      if (by) expect(text).not.toBe(compose(kind, { locale, values: { by: "reset" } }).text);
      if (work) expect(text).not.toBe(compose(kind, { locale, values: { work: "parent" } }).text);
      if (because) expect(text).not.toBe(compose(kind, { locale, values: { because: "unanswered" } }).text);
    }
  });

  it.each(kinds.filter((kind) => "reader" in sampleWords[kind]))(
    "of %s speak to a parent of the child's account where the mailbox is the parent's",
    (kind) => {
      const { name = "", link = "", because }: Values = sampleWords[kind];
      for (const locale of locales) {
        const { text } = compose(kind, { locale, values: { reader: "parent" } });
        const unanswered = compose(kind, { locale, values: { reader: "parent", because: "unanswered" } }).text;
        if (because) expect(unanswered).not.toBe(text);
        expect(unanswered).not.toMatch(/as requested|按申请/i);
        expect(text).not.toMatch(/\{\{|undefined|NaN|null/);
        expect(text).toContain(name);
        expect(text).toContain(link);
        expect(text).not.toMatch(/your account|Hello Mei|您的账号|您在|Mei，您好/i);
      }
    },
  );

  it("are not sent with a gap", () => {
    const kind = accountMails["account-exists"];
    const draft = { id: "1", to: "mei@example.com", kind, locale: "en", siteUrl } as const;
    expect(() => composeLetter({ ...draft, values: { link: "/" } })).toThrow("{{name}}");
    expect(() => composeLetter({ ...draft, values: { name: "Mei" } })).toThrow("{{link}}");
  });
});

describe("a letter", () => {
  it("carries its link and code in both forms", () => {
    const { text, html } = compose("verify-email");
    expect(text).toContain("https://dripstone.test/verify-email?token=t&email=mei%40example.com&lang=en");
    expect(text).toMatch(/^012345$/m);
    expect(html).toContain(
      'href="https://dripstone.test/verify-email?token=t&amp;email=mei%40example.com&amp;lang=en"',
    );
    expect(html).toContain("012345");
  });

  it("leads to pages in its own language, whatever the browser was used for before", () => {
    for (const kind of kinds) {
      const { html } = compose(kind, { locale: "ch" });
      for (const [, page = ""] of html.matchAll(/href="([^"]+)"/g)) expect(page).toMatch(/[?;]lang=ch$/);
    }
    expect(compose("reset-password", { locale: "ch" }).text).toMatch(/^https:\S+&lang=ch$/m);
  });

  it("has no button where there is nothing to do", () => {
    for (const kind of ["email-changed", "account-deleted"] as const) {
      expect(compose(kind).html).not.toContain(enLayout.layout.link);
    }
  });

  it("names its own link before all others, so that nobody takes the wrong one", () => {
    for (const kind of kinds) {
      const { link }: Values = sampleWords[kind];
      const [first = ""] = /https:\S+/.exec(compose(kind).text) ?? [];
      if (link) expect(first.startsWith(siteUrl + link)).toBe(true);
    }
  });

  it("lets pages of the site be clicked where a text names them", () => {
    const { html } = compose("parent-consent", { values: { link: "/parent-consent?token=t" } });
    expect(html).toContain('<a href="https://dripstone.test/privacy" style="color:#17685a">');
  });

  it("loads nothing from anywhere, and runs nothing", () => {
    for (const kind of kinds) {
      expect(compose(kind).html).not.toMatch(/<(img|link|script|iframe|form|object)|url\(|\bon\w+=/);
    }
  });

  it("tells an address so that its owner knows it, and nobody else", () => {
    expect(partlyHidden("mei.lin@example.com")).toBe("m***@example.com");
    expect(partlyHidden("a@example.com")).toBe("a***@example.com");
    expect(partlyHidden("梅@example.com")).toBe("梅***@example.com");
  });
});

describe("a text of several lines", () => {
  const lines = ["Dear office,", "", "<b>Please</b> call.", "-- ", "Not the school\r\nBcc: everybody@example.com"];
  const values = { answers: lines };

  it("keeps its lines, each marked as quoted, and nothing of it is HTML", () => {
    for (const locale of locales) {
      const { text, html } = compose("parent-refused", { locale, values });
      expect(text).toContain(
        "\n\n> Dear office,\n>\n> <b>Please</b> call.\n> --\n> Not the school Bcc: everybody@example.com\n\n",
      );
      expect(html).toContain("Dear office,<br><br>&lt;b&gt;Please&lt;/b&gt; call.<br>--<br>Not the school Bcc:");
    }
  });

  it("is one line anywhere but in a paragraph of its own", () => {
    const texts = accountMails["parent-refused"].texts;
    const kind = { share: "office", texts: { ...texts, en: { ...texts.en, subject: "{{answers}}" } } } as const;
    const draft = { id: "1", to: "office@example.com", locale: "en", siteUrl, kind } as const;
    const { subject } = composeLetter({ ...draft, values: { ...sampleWords["parent-refused"], ...values } });
    expect(subject).toBe("Dear office, <b>Please</b> call. -- Not the school Bcc: everybody@example.com");
  });
});

describe("a name", () => {
  const hostile = `<img src=x onerror="alert(1)"> & 'co'`;

  it.each(kinds)("full of HTML stays text in %s", (kind) => {
    for (const locale of locales) {
      const { html } = compose(kind, { locale, values: { name: hostile, address: hostile, date: hostile } });
      expect(html).not.toContain("<img");
      if ("name" in sampleWords[kind]) {
        expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;");
      }
    }
  });

  it("fills each placeholder once, so that it cannot bring another", () => {
    expect(compose("account-exists", { values: { name: "{{school}} {{code}}" } }).text).toContain(
      "Hello {{school}} {{code}},",
    );
  });

  it("makes no link of its own, and no paragraph", () => {
    const { html, text } = compose("account-exists", { values: { name: "Mei\r\n\r\nhttps://evil.example\u2028x" } });
    expect(html).not.toContain('href="https://evil');
    expect(text).toContain("Hello Mei https://evil.example x,");
  });
});

/** Keys, and of each text its placeholders. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "string") return [...value.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  if (Array.isArray(value)) return value.flatMap(shapeOf).sort();
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, shapeOf(inner)]));
}
