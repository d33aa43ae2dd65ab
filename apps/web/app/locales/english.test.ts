import { describe, expect, it } from "vitest";
import { filesOf, keyedTextsOf } from "../testing/our-texts.ts";

const files = filesOf("apps/web/app/locales/en/*.json", "apps/server/locales/en/*.json");

/** Each thing has one name: what we say, and what we do not. "By mail" is what the postal service brings. */
const terms: Record<string, RegExp> = {
  email: /(?<!By |honest )\bmails?\b|\bmailed\b/i,
  "inbox, and check your email": /\bmailbox|look into your/i,
  submit: /\bhand(ed|ing)?( it| your answer)? in\b/i,
  "verify an email": /\bconfirm(ed|ing)? (my|your|the|this|an?)( new)? (email|address)\b/i,
  "a parent’s permission": /\b(a|your|my|parent’s) yes\b|\bconsent/i,
  attempt: /\b(three|more|your|all|no) tries\b/i,
  parenthesis: /\bbrackets?\b/i,
  "download your data": /\b(take|taking) (your|their|the|my) data\b/i,
  "admin area": /\bback office\b/i,
  "phone number": /\btelephone\b/i,
  "correct answer": /\bright answers?\b|\bnot right\b(?!\?)/i,
  "someone, no one, everyone, anyone": /\b(some|no|every|any)body\b/i,
  "plain American": /\b(shall|whom|anew|of late|go round|afterwards)\b|\bonce more\b/i,
};

/** Mistakes of the pen. */
const slips: Record<string, RegExp> = {
  "straight quotation marks": /["']/,
  "a comma or period outside the quotation marks": /”[,.](?!\.)/,
  "three dots for an ellipsis": /\.\.\./,
  "two spaces": / {2}/,
  "no comma before the last of three": /(?<!\w )\b[\w-]+, [\w-]+ (and|or) [\w-]+\b(?=[.,:;?!]|$)/,
};

describe("our English", () => {
  const texts = files.flatMap(keyedTextsOf).map(([, text]) => asRead(text));

  it("is read from everywhere", () => {
    expect(files).toContain("apps/server/locales/en/mail.json");
    expect(texts.length).toBeGreaterThan(900);
  });

  it.each(Object.entries(terms))("says by its one name: %s", (_, variants) => {
    expect(texts.filter((text) => variants.test(text))).toEqual([]);
  });

  it.each(Object.entries(slips))("has no slip of the kind: %s", (_, slip) => {
    expect(texts.filter((text) => slip.test(text))).toEqual([]);
  });
});

/** As the reader sees it: without tags, and with something in each place. */
const asRead = (text: string) => text.replace(/<\/?\w+>/g, "").replace(/\{\{.*?\}\}/g, "0");
