import { describe, expect, it } from "vitest";
import { concernIn } from "../concern.ts";
import { dangerKinds } from "../kinds.ts";
import weights from "./generated/weights.json" with { type: "json" };
import { digestOf } from "./testing/learn-all.ts";
import { readRows, ruleRows } from "./testing/read-rows.ts";

const learnedFrom = [...readRows("rows"), ...ruleRows()];
const keptApart = readRows("held-out");

it("weighs by the sentences that are here; otherwise `npm run weigh-danger` is due", () => {
  expect(weights.of).toBe(digestOf(learnedFrom));
});

it("learns nothing of what is kept apart, and says nothing twice", () => {
  const known = new Set(learnedFrom.map(({ text }) => text));
  expect(keptApart.filter(({ text }) => known.has(text))).toEqual([]);
  expect(new Set(keptApart.map(({ text }) => text)).size).toBe(keptApart.length);
  const kinds = new Set([...learnedFrom, ...keptApart].map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...dangerKinds, null].sort());
});

/** Of every child's sentences that nothing was learned from: how many are heard, how many surely, and how many of the harmless ones. */
describe("of sentences that are kept apart", () => {
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
  const heardOf = (language: "English" | "Chinese") =>
    keptApart
      .filter(({ text, batch }) => !isByTwos(batch) && isChinese(text) === (language === "Chinese"))
      .map(({ text, kind }) => ({ isDanger: kind !== null, heard: concernIn(text)?.kind ?? null }));

  it.each(["English", "Chinese"] as const)(
    "in %s most that tell of danger are heard, and hardly any other",
    (language) => {
      const all = heardOf(language);
      const [danger, harmless] = [all.filter(({ isDanger }) => isDanger), all.filter(({ isDanger }) => !isDanger)];
      const share = (some: typeof all, is: (heard: string) => boolean) =>
        some.filter(({ heard }) => heard !== null && is(heard)).length / some.length;
      const surely = (heard: string) => heard !== "worry";
      expect(danger.length).toBeGreaterThan(40);
      expect(harmless.length).toBeGreaterThan(40);
      expect(share(danger, () => true)).toBeGreaterThan(BARS.heard);
      expect(share(danger, surely)).toBeGreaterThan(BARS.surely);
      expect(share(harmless, () => true)).toBeLessThan(BARS.falsely);
      expect(share(harmless, surely)).toBeLessThan(BARS.falselySure);
    },
  );
});

/** Of these children nothing is said outright, and each harmless sentence is a dangerous one with a word or two changed: the hardest there is. */
const isByTwos = (batch: string) => batch >= "24";

it("hears most of what is told without a grave word, and takes few of the sentences that differ by a word for danger", () => {
  const heard = keptApart
    .filter(({ batch }) => isByTwos(batch))
    .map(({ text, kind }) => ({ isDanger: kind !== null, heard: concernIn(text)?.kind ?? null }));
  const [danger, harmless] = [heard.filter(({ isDanger }) => isDanger), heard.filter(({ isDanger }) => !isDanger)];
  expect(danger.length).toBeGreaterThan(30);
  expect(harmless.length).toBeGreaterThan(30);
  expect(danger.filter(({ heard }) => heard !== null).length / danger.length).toBeGreaterThan(0.55);
  expect(harmless.filter(({ heard }) => heard !== null).length / harmless.length).toBeLessThan(0.25);
});

const BARS = { heard: 0.78, surely: 0.64, falsely: 0.05, falselySure: 0.012 };
