const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth));

/** The signs that the font for Latin letters has. */
export const latinSigns = [...upTo(0x20, 0x7e), ...upTo(0xa0, 0xff), ...["–", "—", "‘", "’", "“", "”", "•", "…", "−"]];

/** The characters of GB 2312, with which Chinese on the mainland is written, and names usually are. */
const common = upTo(0xb0, 0xf7)
  .flatMap((_, row) => upTo(0xa1, 0xfe).map((__, cell) => Uint8Array.of(0xb0 + row, 0xa1 + cell)))
  .map((bytes) => new TextDecoder("gb2312").decode(bytes))
  .filter((sign) => /^\p{Script=Han}$/u.test(sign));

/** The signs that the font for Chinese has. */
export const chineseSigns = [
  ...common,
  ..."霤拃，。！？；：、“”‘’（）《》〈〉【】「」『』…—·～％＋－×÷＝＜＞／０１２３４５６７８９",
];

const all = new Set([...latinSigns, ...chineseSigns]);

/** What of a text the fonts can draw; null where that is too little of it to stand for it. */
export function drawable(text: string): string | null {
  const signs = [...text.normalize("NFC").replace(/\s+/gu, " ").trim()];
  const known = signs.filter((sign) => all.has(sign));
  const letters = (of: string[]) => of.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
  if (letters(known) === 0 || letters(known) < 0.9 * letters(signs)) return null;
  return known.join("").replace(/ +/g, " ").trim();
}
