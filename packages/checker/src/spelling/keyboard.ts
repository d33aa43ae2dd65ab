import { nounAt } from "../words/nouns.ts";
import { unitNamed } from "../words/units.ts";
import { type Mapped, rewrite } from "./mapped.ts";

/** Signs as a keyboard has them: `+/-√5`, `(-∞,-1)U(4,∞)`, `3 & -2`, `10C3`, `³√2`, `x1=3 x2=-2`, `5'4"`. */
export function readKeyboardSigns(source: Mapped): Mapped {
  return signs.reduce((text, [pattern, by]) => rewrite(text, pattern, by), source);
}

const roots: Record<string, string> = { 2: "√", 3: "∛", 4: "∜" };

const signs: [RegExp, (match: RegExpMatchArray) => string][] = [
  [
    /\+\s*\/\s*-|正负|加减|\+\s?(?:or|and|或)\s?-(?=\s?[\d.√a-z(\\])|\b(?:plus|positive)\s+(?:or|and)\s+(?:minus|negative)\b|\bplus\s?[-/]\s?minus\b/giu,
    () => "±",
  ],
  // `12 cm**2`, `x =/= 2`, `(5, oo)`
  [/(?<=[\w)\]}]\s?)\*\*(?=\s?[-\d({a-z])/giu, () => "^"],
  [/=\s?\/\s?=|\/=(?=\s?[-\d.])|<>/gu, () => "≠"],
  [/(?<=[(,[\s+-])oo(?=\s?[\s)\],])/gu, () => "∞"],
  // `5 ft. 4 in.`, `64 in.^3`: the full stop of an abbreviation.
  [
    /(?<=\d\s?(?:sq\s?|cu\s?)?(?:ft|in|yd|mi|lbs?|oz|hrs?|mins?|secs?|[ckm]?m|k?g|m?l|sq|cu|pts?|qts?|gal)(?:\^\{?[23]\}?)?)\.(?=$|[\s,^²³/)])/giu,
    () => "",
  ],
  // `7······2`, the dots in the middle of the line.
  [/(?<=\d\s*)\*{6}(?=\s*\d)/gu, () => "......"],
  [/(?<=[)\]}]\s*)[Uu](?=\s*[([{])/gu, () => "∪"],
  [/(?<=^(?!.*\\begin).*[\d)\]a-z]\s*)&(?=\s*[-\d.√(\\+a-z])/giu, () => " and "],
  [/(?<![\d.,\w])(\d{1,3})\s?C\s?(\d{1,3})(?![\d.,\w])/gu, ([, n, k]) => `\\binom{${n}}{${k}}`],
  [
    /\^\{(\d{1,3})\}\s?C\s?_\{(\d{1,3})\}|_\{(\d{1,3})\}\s?C\s?_\{(\d{1,3})\}/gu,
    ([, n, k, m, l]) => `\\binom{${n ?? m}}{${k ?? l}}`,
  ],
  [/(?<![\w)\]}.])\^\{([234])\}\s*(?=√)√/gu, ([, degree = ""]) => roots[degree] ?? ""],
  [/(?<![\d.,\w])(\d{1,3})\s?P\s?(\d{1,3})(?![\d.,\w])/gu, ([, n, k]) => `P(${n},${k})`],
  [/(?<![a-zA-Z\d])([a-z])(\d)(?=\s*=)/gu, ([, name, index]) => `${name}_${index}`],
  // `x=3/x=-2` lists two solutions.
  [/(?<=[a-z](?:_\{?\d\}?)?\s*=[^=/]*)\/(?=\s*[a-z](?:_\{?\d\}?)?\s*=)/giu, () => " or "],
  [/(?<=[a-z](?:_\{?\d\}?)?\s*=\s*-?[\d./√]{1,20})\s+(?=[a-z](?:_\{?\d\}?)?\s*=)/giu, () => ","],
  // Steps under each other: `5×4=20 20÷2=10`.
  [/(?<=\d\s?=\s?\d[\d.]{0,12})\s+(?=\d[\d.]{0,12}\s?[-+×÷*]\s?\d[\d.]{0,12}\s?=)/gu, () => ", "],
  // `30°15'`, `30度15分20秒`, before feet and inches are seen in it.
  [
    /(?<![\d.])(\d{1,3})\s?(?:°|度|deg(?:ree)?s?\b)\s?(?:and )?(\d{1,2})\s?(?:'|分|min(?:ute)?s?\b)(?:\s?(\d{1,2})\s?(?:"|''|秒|seconds?\b))?/giu,
    ([, degrees, minutes, seconds]) => `${degrees} arcdeg ${minutes} arcmin${seconds ? ` ${seconds} arcsec` : ""}`,
  ],
  // `90° - 52°30'`
  [
    /(?<=(?:^|[-+=])\s?\d[\d.]{0,5})\s?(?:°|度)(?=\s?(?:$|[-+=]).{0,40}arcmin)|(?<=arcmin.{0,40}[-+=]\s?\d[\d.]{0,5})\s?(?:°|度)(?=\s?(?:$|[-+=]))/gu,
    () => " arcdeg",
  ],
  [/(?<![\d.])(\d{1,3})\s*'\s*(\d{1,2})\s*(?:"|'')/gu, ([, feet, inches]) => `${feet} ft ${inches} in`],
  [/^(\d{1,3})\s?(?:foot|feet|ft)\s?(\d{1,2})$/giu, ([, feet, inches]) => `${feet} ft ${inches} in`],
  // `1米75`
  [/^(\d)米(\d{2})$/gu, ([, metres, rest]) => `${metres}.${rest}米`],
  // `₹250`, `Rs. 250`, `250/-`
  [
    /^(?:₹|rs\.?|inr)\s?(\d[\d,.]*)(?:\s?\/-)?$|^(\d[\d,.]*)\s?(?:\/-|₹|rs\.?|inr)$/giu,
    ([, after, before]) => `${after ?? before} rupees`,
  ],
  [
    /^(?:hk|nt|us|a|c|s)\$\s?(\d[\d,.]*)$/giu,
    ([whole, amount]) => `${amount} ${whole.slice(0, whole.indexOf("$")).toLowerCase()}d`,
  ],
  // `1h 20m`, `1:20 h`: minutes, as they stand after hours.
  [/^(\d+)\s*h(?:rs?|ours?)?\s*(\d{1,2})\s*m$/giu, ([, hours, minutes]) => `${hours} h ${minutes} min`],
  [/^(\d+):(\d{2})\s*(?:h|hrs?|hours?)$/giu, ([, hours, minutes]) => `${hours} h ${minutes} min`],
  // `横坐标3，纵坐标-4`: a point by its coordinates.
  [/(?:横坐标|[xX]坐标)(?:是|为|等于|[=:])?\s*(?=[-\d.√\\])/gu, () => "x="],
  [/(?:纵坐标|[yY]坐标)(?:是|为|等于|[=:])?\s*(?=[-\d.√\\])/gu, () => "y="],
  [
    /(?<=^|\s)(?:the\s+)?([xyz])[- ](?:coordinate|co-ordinate|value)s?(?:\s+is|\s*[=:])?\s*(?=[-\d.√\\])/giu,
    ([, name]) => `${name}=`,
  ],
  [/(?<=\d\s?)\((\p{Script=Han}{1,4})\)(?=\s?(?:\.{3}|余))/gu, unitInBrackets],
  // `]-2, 5]`, as the French write an interval.
  [/(?<=^(?:[a-z]\s?(?:∈|\\in)\s?)?)\](?=[^[\](),;]{1,30}[,;][^[\](),;]{1,30}[\][]$)/giu, () => "("],
  [/(?<=[([][^[\](),;]{1,30}[,;][^[\](),;]{1,30})\[$/gu, () => ")"],
  [/[∨⋁]/gu, () => " or "],
  [/[∧⋀]/gu, () => " and "],
  [/^(\d{1,2})\s?h\s?(\d{2})$/giu, ([, hours, minutes]) => `${hours} h ${minutes} min`],
  // A unit in brackets, as school books ask for it: `24（个）`.
  [
    /(?<=[\dπ)\]}%]\s*)[([]\s*(\p{Script=Han}{1,8}(?:\/\p{Script=Han}{1,4})?|m(?:\^\{?[23]\}?)|[a-z]{2,12}(?:\^\{?[23]\}?)?|°[CF])\s*[)\]](?=\s*(?:$|[=;]))/gu,
    unitInBrackets,
  ],
];

function unitInBrackets([whole, unit = ""]: RegExpMatchArray): string {
  return unitNamed(unit.replaceAll(/[{}]/g, "")) || nounAt(unit, 0) ? ` ${unit}` : whole;
}
