import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "./fold.ts";

/** Nothing stands together with it, and a text with it is not folded sign by sign. */
const OTHER = "か";

const signs = fc.oneof(
  fc.constantFrom(..."aZ9 '’“”…，。！？（）「」《》～ＡｚＺ０ﬁéΣßİ\u0301\u3099\u302aがｶﾞ個个國国圖龍龟學数KÅ가ᄀ\u1161"),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCharCode(code)),
);

it("a text is folded the same sign by sign as it is whole", () => {
  const texts = fc.array(signs, { maxLength: 8 }).map((some) => some.join(""));
  fc.assert(
    fc.property(texts, (text) => fold(text) + OTHER === fold(text + OTHER)),
    { numRuns: 5_000, seed: 45 },
  );
});

it.each([
  ["ＡＭＣ 8：How MANY？", "amc 8:how many?"],
  ["Don’t", "don't"],
  ["這個圖形", "这个图形"],
  ["Café", "cafe"],
  ["Cafe\u0301", "cafe"],
  ["\u1100\u1161", "가"],
])("%s is compared as %s", (text, folded) => expect(fold(text)).toBe(folded));
