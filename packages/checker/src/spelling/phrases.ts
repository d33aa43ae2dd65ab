import { type Mapped, rewrite } from "./mapped.ts";

/** Signs that people spell out: `根号2`, `x等于3`, `x大于3`, `25 square meters`, `60 kilometers per hour`. */
export function readPhrases(source: Mapped): Mapped {
  let rest = rewrite(source, /(?<![\p{L}\d])([a-z])(\d)(?=\s*=)/gu, ([, name, index]) => `${name}_${index}`);
  rest = rewrite(
    rest,
    /\\begin\s*\{(?:cases|array|aligned|gathered)\}(?:\{[lcr]+\})?|\\end\s*\{(?:cases|array|aligned|gathered)\}/gu,
    () => " ",
  );
  if (rest !== source) rest = rewrite(rest, /&|\\\\/gu, ([sign]) => (sign === "&" ? " " : ","));
  if (rest !== source) rest = rewrite(rest, /^\s*\\left\s*\\\{|\\right\s*\.\s*$/gu, () => "");
  rest = rewrite(rest, /(?<=[a-z]\s*=\s*-?[\d./]{1,20})\s+(?=[a-z]\s*=)/giu, () => ",");
  if (/\p{Script=Han}/u.test(rest.text)) rest = rewrite(rest, chinese, ([word]) => chineseSigns[word] ?? word);
  if (!/[a-z]{2}/iu.test(rest.text)) return rest;
  rest = rewrite(rest, /\b(?:square|sq\.?)\s+([a-z]+)|\b(?:cubic|cu\.?)\s+([a-z]+)/giu, ([whole, area, body]) => {
    const length = lengths.get((area ?? body ?? "").toLowerCase());
    return length ? `${length}^${area ? 2 : 3}` : whole;
  });
  rest = rewrite(
    rest,
    /(\d+|(?<![a-z])[a-z])\s*(?:choose)\s*(\d+|[a-z](?![a-z]))/giu,
    ([, n, k]) => `\\binom{${n}}{${k}}`,
  );
  rest = rewrite(rest, /^negative\s+(?=[\d.])/giu, () => "-");
  rest = rewrite(rest, /(?<=[a-z])\s+per\s+(?=[a-z])/giu, () => "/");
  rest = rewrite(rest, /(?:\bdegrees?|°)\s*(?:celsius|centigrade)\b/giu, () => "°C");
  rest = rewrite(rest, /(?:\bdegrees?|°)\s*fahrenheit\b/giu, () => "°F");
  return rewrite(rest, /^([a-z])\s+(?:is|equals)\s+(?=\S)/giu, ([, name]) => `${name}=`);
}

const chineseSigns: Record<string, string> = {
  大于等于: "≥",
  大于或等于: "≥",
  不小于: "≥",
  小于等于: "≤",
  小于或等于: "≤",
  不大于: "≤",
  不等于: "≠",
  等于: "=",
  大于: ">",
  小于: "<",
  根号下: "√",
  根号: "√",
  三次根号: "∛",
  派: "π",
};

const chinese = new RegExp(
  Object.keys(chineseSigns)
    .sort((a, b) => b.length - a.length)
    .join("|"),
  "gu",
);

const lengths = new Map<string, string>();
for (const row of [
  "mm millimeter millimeters millimetre millimetres",
  "cm centimeter centimeters centimetre centimetres",
  "dm decimeter decimeters decimetre decimetres",
  "m meter meters metre metres",
  "km kilometer kilometers kilometre kilometres",
  "in inch inches",
  "ft foot feet",
  "yd yard yards",
  "mi mile miles",
]) {
  const names = row.split(" ");
  for (const name of names) lengths.set(name, names[0] ?? name);
}
