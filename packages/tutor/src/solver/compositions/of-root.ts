import type { Question } from "../question.ts";
import { type Composed, defineComposition } from "./composition.ts";

const TEXT_MAX = 200;
const asked = /^if (?<m>[a-z]) is a root of (?<e>[^?,;]*=[^?,;]*?), what is (?<w>[^?]+?)[\s.?!]*$/i;
const names = /sqrt|frac|left|right|log|ln/;

/** "If m is a root of x^2 - x - 1 = 0, what is m^2 - m + 5?" gives m^2 - m - 1 = 0. */
export const ofRoot = defineComposition<never>({ words: { en: {}, ch: {} }, read: readOfRoot });

function readOfRoot({ text }: Question): Composed<never> | null {
  if (text.length > TEXT_MAX) return null;
  const { m = "", e = "", w = "" } = asked.exec(text)?.groups ?? {};
  const letters = new Set(e.match(/[a-z]/gi));
  const [letter] = letters;
  if (!m || letters.size !== 1 || letter === undefined || names.test(e)) return null;
  const given = e.replaceAll(letter, m);
  return {
    inner: `if ${given}, what is ${w}`,
    finish: (key) => ({
      asks: { en: `$${given}$`, ch: `$${given}$` },
      steps: [],
      answer: { said: { en: `$${latex(key)}$`, ch: `$${latex(key)}$` }, key },
    }),
  };
}

const latex = (key: string) => key.replace(/^(-?)(\d+)\/(\d+)$/, "$1\\frac{$2}{$3}");
