import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** The weights that our styles set; fonts.test.ts holds them to it. */
export const weights = { min: 400, max: 700 };

/** Headings have one weight, and the little that is read in their face has another: a font of all weights would weigh as much as both. */
const serifWeights = { heading: 560, book: 400 };

/** What of a font's features the browser applies by itself, or our styles ask for. */
const features = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"];

/** What English, Chinese, names and mathematics are usually written with: of a font, these signs come first, and often nothing else does. */
export const usualSigns =
  "U+0020-007E, U+00A0, U+00A9, U+00B0-00B3, U+00B7, U+00D7, U+00E0-00E2, U+00E4, U+00E7-00EA, U+00ED, U+00F1, U+00F3-00F4, U+00F6-00F7, U+00FA, U+00FC, U+2009, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212";

/** In headings, letters with accents are rare. */
export const usualHeadingSigns =
  "U+0020-007E, U+00A0, U+00A9, U+00B0-00B3, U+00B7, U+00D7, U+2009, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212";

/** And what formulas at school are usually made of: what is upright in them, and their variables. */
export const usualMath = {
  main: "U+0020-007E, U+00A0, U+00B0-00B1, U+00B7, U+00D7, U+00F7, U+2026, U+2032, U+2192, U+2208, U+2212, U+221A, U+2220, U+2223, U+2248, U+2261, U+2264-2265, U+22C5, U+22EF, U+E020",
  math: "U+0020, U+0041-005A, U+0061-007A, U+00A0, U+03C0",
};

const literata = "@fontsource-variable/literata/files/literata-latin-wght";
const atkinson = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght";
const katex = "katex/dist/fonts/KaTeX";

type Cut = { name: string; from: string; usual: string; axes: Record<string, number | typeof weights> };

const cuts: Cut[] = [
  { name: "literata", from: `${literata}-normal`, usual: usualHeadingSigns, axes: { wght: serifWeights.heading } },
  { name: "literata-book", from: `${literata}-normal`, usual: usualHeadingSigns, axes: { wght: serifWeights.book } },
  { name: "literata-italic", from: `${literata}-italic`, usual: usualHeadingSigns, axes: { wght: weights } },
  { name: "atkinson", from: `${atkinson}-normal`, usual: usualSigns, axes: { wght: weights } },
  { name: "katex-main", from: `${katex}_Main-Regular`, usual: usualMath.main, axes: {} },
  { name: "katex-math", from: `${katex}_Math-Italic`, usual: usualMath.math, axes: {} },
];

/**
 * The fonts as pages take them: each in two files, of which the browser fetches the second, `…-rest`, where a sign of that stands; and with no
 * other weights than ours. Their shapes and sizes are the packages' own.
 */
export async function cutFonts(): Promise<{ file: string; bytes: Buffer }[]> {
  const files = [];
  for (const { name, from, usual, axes } of cuts) {
    const whole = await readFile(fileURLToPath(import.meta.resolve(`${from}.woff2`)));
    // KaTeX's faces alone have hints, for screens coarser than today's.
    const options = { targetFormat: "woff2" as const, variationAxes: axes, keepFeatures: features, noHinting: true };
    const cut = (signs: string) => subsetFont(whole, signs, options);
    const first = signsIn(usual);
    files.push({ file: `${name}.woff2`, bytes: await cut(first.join("")) });
    files.push({
      file: `${name}-rest.woff2`,
      bytes: await cut(allSigns.filter((sign) => !first.includes(sign)).join("")),
    });
  }
  return files;
}

/** The signs of a `unicode-range`. */
export function signsIn(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

/** Whatever a Latin or mathematical font may have; what it has not is passed over. */
const allSigns = signsIn("U+0020-FFFD").filter((sign) => !/\p{Cs}/u.test(sign));
