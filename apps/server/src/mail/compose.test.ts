import { locales } from "@dripstone/contract/locale";
import { describe, expect, it } from "vitest";
import ch from "../../locales/ch/mail.json" with { type: "json" };
import en from "../../locales/en/mail.json" with { type: "json" };
import { composeLetter } from "./compose.ts";
import type { MailKind } from "./mail.ts";

const kinds = Object.keys(en.letters) as MailKind[];

const compose = (changes: Partial<Parameters<typeof composeLetter>[0]> = {}) =>
  composeLetter({
    id: "1",
    to: "mei@example.com",
    kind: "account-exists",
    locale: "en",
    values: { name: "Mei", link: "/verify-email?token=t&email=mei%40example.com", code: "012345" },
    siteUrl: "https://dripstone.test",
    ...changes,
  });

describe("the texts of mails", () => {
  it("have the same keys and the same placeholders in both languages", () => {
    expect(shapeOf(ch)).toEqual(shapeOf(en));
  });

  it.each(kinds)("of %s fill in both languages, and leave no placeholder", (kind) => {
    for (const locale of locales) {
      const { subject, text, html } = compose({ kind, locale });
      expect(subject.length).toBeGreaterThan(5);
      expect(subject + text + html).not.toMatch(/\{\{|undefined|NaN/);
      expect(html).toContain(`lang="${locale === "ch" ? "zh-Hans" : "en"}"`);
      expect(/\p{Script=Han}/u.test(subject)).toBe(locale === "ch");
    }
  });
});

describe("a letter", () => {
  it("carries its link and code in both forms", () => {
    const { text, html } = compose();
    expect(text).toContain("https://dripstone.test/verify-email?token=t&email=mei%40example.com");
    expect(text).toMatch(/^012345$/m);
    expect(html).toContain('href="https://dripstone.test/verify-email?token=t&amp;email=mei%40example.com"');
    expect(html).toContain("012345");
  });

  it("shows what somebody wrote as text, never as HTML", () => {
    const { html } = compose({ values: { name: `<img src=x onerror="alert(1)"> & 'co'` } });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;");
  });

  it("fills each placeholder once, so that a name cannot bring another", () => {
    expect(compose({ values: { name: "{{school}} {{code}}" } }).text).toContain("Hello {{school}} {{code}},");
  });

  it("loads nothing from anywhere", () => {
    expect(compose().html).not.toMatch(/<(img|link|script|iframe)|url\(/);
  });
});

/** Keys, and of each text its placeholders. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "string") return [...value.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  if (Array.isArray(value)) return value.flatMap(shapeOf);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, shapeOf(inner)]));
}
