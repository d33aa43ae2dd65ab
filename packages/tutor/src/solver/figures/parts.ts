import type { Part } from "./figure.ts";

type Size = 1 | 2 | 3;

/** A part with its names in both languages; `more` holds further sentences that give it or ask for it. */
export const part = (
  symbol: string,
  power: Size,
  en: [said: string, pattern: string],
  ch: [said: string, pattern: string],
  more: { given?: string[]; asks?: string[] } = {},
): Part => ({ symbol, power, said: { en: en[0], ch: ch[0] }, en: en[1], ch: ch[1], ...more });

export const area = part("A", 2, ["area", "area"], ["面积", "面积"], {
  asks: ["how much area does it (cover|have)", "(占地|占地面积是|面积有)(多少|几)<asked:unit>"],
});

export const perimeter = part("P", 1, ["perimeter", "perimeter"], ["周长", "周长"], {
  asks: [
    "how (much|many <asked:unit> of) (fence|fencing) (is|are) needed to (go around|enclose|fence|surround) (it|the (garden|yard|field|lot|pool|park))",
  ],
});

/** `<x> long`, 长<x>. */
export const across = (word: string, zi: string) => [`<x> ${word}`, `${zi}<x>`];
