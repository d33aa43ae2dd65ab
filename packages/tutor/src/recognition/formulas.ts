/** A formula in one spelling, with its letters in order of their appearance; and the same without its numbers. */
export type Formula = { written: string; shape: string; numbers: string[] };

/** What a text has of formulas with at least two numbers or letters, as `3x + 5 = 20` and `12 times 15`. */
export function formulasIn(text: string): Formula[] {
  const signs = spoken.reduce((said, [words, sign]) => said.replaceAll(words, sign), text.replaceAll(/[$\\{}]/g, " "));
  const found = signs.match(run) ?? [];
  return found
    .map((one) => one.replaceAll(/[\s.,;]+$|\s/g, ""))
    .filter(isOne)
    .map(formula);
}

const spoken: [words: RegExp, sign: string][] = [
  [/\b(?:times|multiplied by)\b|乘以?|[×·⋅]|cdot|(?<=\d)\s?x\s?(?=\d)/g, "*"],
  [/\b(?:divided by|over)\b|除以|[÷∕⁄]/g, "/"],
  [/\bplus\b|加上?/g, "+"],
  [/\bminus\b|减去?|[−–—]/g, "-"],
  [/\b(?:equals|is equal to)\b|等于/g, "="],
  [/\bsquared\b|的?平方|²/g, "^2"],
  [/\bcubed\b|的?立方|³/g, "^3"],
  [/≤|leq?(?![a-z])/g, "<"],
  [/≥|geq?(?![a-z])/g, ">"],
];

const atom = String.raw`(?:\d+(?:\.\d+)?|(?<![a-z])[a-z](?![a-z]))`;
const run = new RegExp(`[-(|]{0,3}\\s?${atom}(?:\\s?[-+*/^=<>()|]{0,3}\\s?${atom}){1,40}[)|]{0,3}`, "g");

const isOne = (written: string) => /[-+*/^=<>|]/.test(written) && (written.match(/\d+|[a-z]/g) ?? []).length >= 2;

function formula(found: string): Formula {
  const sides = found.split("=").map((side) => sorted(side.replaceAll("*", "")));
  const letters: string[] = [];
  const written = sides
    .toSorted((a, b) => b.length - a.length || a.localeCompare(b))
    .join("=")
    .replaceAll(/[a-z]/g, (letter) => {
      if (!letters.includes(letter)) letters.push(letter);
      return "xyzabcdefghijklmnopqrstuvw".charAt(letters.indexOf(letter)) || letter;
    });
  const products = found.includes("*") && !/[a-z]/.test(found) ? found.split("*").toSorted().join("*") : written;
  return {
    written: products,
    shape: products.replaceAll(/\d+(?:\.\d+)?/g, "#"),
    numbers: products.match(/\d+(?:\.\d+)?/g) ?? [],
  };
}

/** Terms in one order, where there are no parentheses. */
function sorted(side: string): string {
  if (/[()|<>]/.test(side)) return side;
  const terms = side.match(/[-+]?[^-+]+/g) ?? [];
  return terms
    .map((term) => (/^[-+]/.test(term) ? term : `+${term}`))
    .toSorted((a, b) => Number(/[a-z]/.test(b)) - Number(/[a-z]/.test(a)) || a.localeCompare(b))
    .join("");
}
