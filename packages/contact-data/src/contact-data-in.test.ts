import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactDataIn, type Kind } from "./contact-data-in.ts";
import { childrenWrite } from "./testing/children-write.ts";
import { found as plainly } from "./testing/found.ts";
import { leftAlone as mathematics } from "./testing/left-alone.ts";
import { writtenAround } from "./testing/written-around.ts";

const kindsIn = (text: string, ownHosts?: string[]) => contactDataIn(text, ownHosts).map(({ kind }) => kind);

const leftAlone = [...mathematics, ...childrenWrite];
const found = Object.fromEntries(
  Object.entries(plainly).map(([kind, rows]) => [kind, [...rows, ...(writtenAround[kind as Kind] ?? [])]]),
);

describe.each(Object.entries(found))("%s", (kind, texts) => {
  it.each(texts)("is found in %j", (text) => expect(kindsIn(text)).toContain(kind as Kind));
});

describe("what is left alone", () => {
  it.each(leftAlone)("%j", (text) => expect(contactDataIn(text)).toEqual([]));
});

it("has tables of at least 450 different rows each", () => {
  expect(new Set(Object.values(found).flat()).size).toBeGreaterThanOrEqual(450);
  expect(new Set(leftAlone).size).toBeGreaterThanOrEqual(450);
});

const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const between = (sign: string) => (text: string) => [...text].join(sign);
const lookalikes: Record<string, string> = { a: "а", c: "с", e: "е", i: "і", o: "о", p: "р", x: "х", y: "у" };
const disguises: Record<string, (text: string) => string> = {
  "full width": fullWidth,
  "capital letters": (text) => text.toUpperCase(),
  "invisible signs": between("\u200b"),
  "soft hyphens": between("\u00ad"),
  joiners: between("\u2060"),
  accents: between("\u0301"),
  "letters of another script": (text) => text.replace(/[aceiopxy]/g, (letter) => lookalikes[letter] ?? letter),
  "mathematical letters": (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97)),
  "letters in circles": (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x24d0 + letter.charCodeAt(0) - 97)),
  "HTML's numbers": (text) => text.replace(/[@.]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  "a spoiler": (text) => `||${text}||`,
  "strong letters": (text) => `**${text}**`,
  code: (text) => `\`${text}\``,
  "a sentence": (text) => `I think the answer is 12, and $x=3$. ${text}\n\nWhat do you think?`,
  "a Chinese sentence": (text) => `第二步为什么要除以 $x$？${text}。谢谢大家！`,
  "a list": (text) => `1. first\n2. second\n\n- ${text}\n`,
};
const plain = [
  ["email", "mei.chen@gmail.com"],
  ["email", "mei(at)gmail(dot)com"],
  ["email", "xiaoming艾特163点com"],
  ["phone", "(650) 253-0199"],
  ["phone", "+86 139 0011 2233"],
  ["phone", "139-0011-2233"],
  ["messenger", "discord: mei_2013"],
  ["messenger", "my snapchat is mei"],
  ["messenger", "whatsapp me"],
  ["messenger", "加我微信"],
  ["messenger", "加vx"],
  ["messenger", "qq群 123456789"],
  ["messenger", "抖音号 mei2013"],
  ["link", "https://mei.example/a"],
  ["link", "discord.gg/abc123"],
  ["address", "where do you live?"],
  ["address", "我们见面吧"],
] as const;

describe.each(Object.entries(disguises))("in %s", (_, disguise) => {
  it.each(plain)("%s is found: %s", (kind, text) => expect(kindsIn(disguise(text))).toContain(kind));
});

const words = /[\p{L}\p{N}]+/gu;
const rewritten: Record<string, (text: string) => string> = {
  "full width": fullWidth,
  "invisible signs": between("\u200b"),
  accents: (text) => text.replace(/[a-z]/g, "$&\u0301"),
  "wide spaces": (text) => text.replaceAll(" ", "  "),
  "one word a line": (text) => text.replaceAll(" ", "\n"),
  "cells of a table": (text) => `| ${text.replaceAll(" ", " | ")} |`,
  "strong words": (text) => text.replace(words, "**$&**"),
  "stressed words": (text) => text.replace(words, "*$&*"),
  "words of code": (text) => text.replace(words, "`$&`"),
  "HTML's tags": (text) => text.replace(words, "<b>$&</b>"),
  "a link": (text) => `[${text}](/forum)`,
  "a formula": (text) => `$\\text{${text}}$`,
  "formulas of one word": (text) => text.replace(words, "$\\text{$&}$"),
};

it.each(Object.entries(rewritten))("is found in %s, whatever it is", (_, rewrite) => {
  const rows = Object.values(found)
    .flat()
    .filter((text) => !/[$`|<>[\]*!\n\\]|&#|&c/.test(text));
  expect(rows.filter((text) => contactDataIn(rewrite(text)).length === 0)).toEqual([]);
});

it("is found in two disguises at once", () => {
  for (const [kind, text] of plain.filter(([, one]) => !/\(/.test(one))) {
    for (const inner of [fullWidth, disguises["letters of another script"] ?? fullWidth])
      expect(kindsIn(`**${between("\u200b")(inner(text))}**`)).toContain(kind);
  }
});

it("tells where it stands in the text as it was written", () => {
  const text = "第一步 😀 然后发到 ｍｅｉ＠ｇｍａｉｌ．ｃｏｍ 吧";
  const [one] = contactDataIn(text).filter(({ kind }) => kind === "email");
  expect(text.slice(one?.from, one?.to)).toContain("ｍｅｉ＠ｇｍａｉｌ．ｃｏｍ");
});

it("takes no link to the site itself", () => {
  const text = "see https://school.example/forum/posts/1 and http://www.school.example/a";
  expect(kindsIn(text)).toEqual(["link", "link"]);
  expect(kindsIn(text, ["school.example"])).toEqual([]);
  expect(kindsIn("https://school.example.evil.example/a", ["school.example"])).toContain("link");
  expect(kindsIn("https://school.example@evil.example/a", ["school.example"])).toContain("link");
  expect(kindsIn("https://evil.example/school.example", ["school.example"])).toContain("link");
});

it("is left alone in any two of those texts, one after another", () => {
  const pair = fc.tuple(fc.constantFrom(...leftAlone), fc.constantFrom(...leftAlone));
  fc.assert(
    fc.property(pair, ([one, other]) => {
      expect(contactDataIn(`${one}.\n\n${other}`)).toEqual([]);
    }),
    { numRuns: 2_000, seed: 12 },
  );
});

it("is found wherever it stands among those texts", () => {
  const around = fc.constantFrom(...leftAlone.filter((text) => !/[$`]/.test(text)));
  fc.assert(
    fc.property(around, fc.constantFrom(...plain), around, (before, [kind, text], after) => {
      expect(kindsIn(`${before}\n\n${text}\n\n${after}`)).toContain(kind);
    }),
    { numRuns: 1_000, seed: 12 },
  );
});

it("lies within the text, whatever the text is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      for (const { from, to } of contactDataIn(text)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 500, seed: 12 },
  );
});

const LENGTH = 100_000;
const fill = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

describe("100 kB of hostile text", () => {
  it.each([
    "a",
    "1",
    "1 ",
    " ",
    "\n",
    "@",
    "a@",
    "a.",
    "a at ",
    "at dot ",
    "one ",
    "一",
    "一 ",
    "微",
    "微 ",
    "我们",
    "加",
    "d.",
    "d i s c o r ",
    "w*",
    "$",
    "$a",
    "http://",
    "www.",
    "12 a ",
    "12 elm ",
    "路",
    "小区",
    "call me ",
    "my ",
    "q",
    "v:",
    "1-",
    "(650) ",
    "+1",
    "&#64;",
    "&#",
    "\u200b",
    "ﷺ",
    "中山路",
    "我住",
    "a-",
    "0123456789.",
    "_",
  ])("of %j takes no time", (text) => {
    const start = performance.now();
    contactDataIn(fill(text));
    contactDataIn(`my discord is ${fill(text)} mei@gmail.com`);
    // Each takes some 100 ms on a free core; anything that is not linear takes minutes.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
