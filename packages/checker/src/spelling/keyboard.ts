import { unitNamed } from "../words/units.ts";
import { type Mapped, rewrite } from "./mapped.ts";

/** Signs as a keyboard has them: `+/-√5`, `(-∞,-1)U(4,∞)`, `3 & -2`, `10C3`, `³√2`, `x1=3 x2=-2`, `5'4"`. */
export function readKeyboardSigns(source: Mapped): Mapped {
  return signs.reduce((text, [pattern, by]) => rewrite(text, pattern, by), source);
}

const roots: Record<string, string> = { 2: "√", 3: "∛", 4: "∜" };

const signs: [RegExp, (match: RegExpMatchArray) => string][] = [
  [/\+\s*\/\s*-|正负|\bplus\s+or\s+minus\b/giu, () => "±"],
  // `7······2`, the dots in the middle of the line.
  [/(?<=\d\s*)\*{6}(?=\s*\d)/gu, () => "......"],
  [/(?<=[)\]}]\s*)[Uu](?=\s*[([{])/gu, () => "∪"],
  [/(?<=^(?!.*\\begin).*[\d)\]a-z]\s*)&(?=\s*[-\d.√(\\+a-z])/giu, () => " and "],
  [/(?<![\d.,\w])(\d{1,3})\s?C\s?(\d{1,3})(?![\d.,\w])/gu, ([, n, k]) => `\\binom{${n}}{${k}}`],
  [/(?<![\w)\]}.])\^\{([234])\}\s*(?=√)√/gu, ([, degree = ""]) => roots[degree] ?? ""],
  [/(?<![\d.,\w])(\d{1,3})\s?P\s?(\d{1,3})(?![\d.,\w])/gu, ([, n, k]) => `P(${n},${k})`],
  [/(?<![a-zA-Z\d])([a-z])(\d)(?=\s*=)/gu, ([, name, index]) => `${name}_${index}`],
  // `x=3/x=-2` lists two solutions.
  [/(?<=[a-z](?:_\{?\d\}?)?\s*=[^=/]*)\/(?=\s*[a-z](?:_\{?\d\}?)?\s*=)/giu, () => " or "],
  [/(?<=[a-z](?:_\{?\d\}?)?\s*=\s*-?[\d./√]{1,20})\s+(?=[a-z](?:_\{?\d\}?)?\s*=)/giu, () => ","],
  [/(?<![\d.])(\d{1,3})\s*'\s*(\d{1,2})\s*(?:"|'')/gu, ([, feet, inches]) => `${feet} ft ${inches} in`],
  // `1h 20m`, `1:20 h`: minutes, as they stand after hours.
  [/^(\d+)\s*h(?:rs?|ours?)?\s*(\d{1,2})\s*m$/giu, ([, hours, minutes]) => `${hours} h ${minutes} min`],
  [/^(\d+):(\d{2})\s*(?:h|hrs?|hours?)$/giu, ([, hours, minutes]) => `${hours} h ${minutes} min`],
  // A unit in brackets, as school books ask for it: `24（个）`.
  [
    /(?<=[\dπ)\]}%]\s*)\(\s*(\p{Script=Han}{1,8}(?:\/\p{Script=Han}{1,4})?|[a-z]{2,6}(?:\^\{?[23]\}?)?)\s*\)$/gu,
    unitInBrackets,
  ],
];

function unitInBrackets([whole, unit = ""]: RegExpMatchArray): string {
  return unitNamed(unit.replaceAll(/[{}]/g, "")) ? ` ${unit}` : whole;
}
