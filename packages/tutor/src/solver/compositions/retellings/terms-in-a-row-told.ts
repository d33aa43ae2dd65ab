import { type Retelling, told } from "./retelling.ts";
import { lettersOf } from "./school-words.ts";

const find = "(?:then )?(?:(?:what is|what's|find|determine|compute|solve for) )?(?:the value of )?";
const given = "(?:(?:given|if|suppose)(?: that)? )?";
const term = (name: string) => `(?<${name}>[-+\\da-z() ]{1,14}?)`;
const three = `${term("a")}, ${term("b")},? (?:and )?${term("c")}`;
const kind = "(?:(?:consecutive |successive )?terms of |the first 3 terms of )?";

/** Three terms, of which the middle one is halfway. */
function even({ a = "", b = "", c = "", x = "" }: Record<string, string>): string | null {
  const letters = lettersOf(`${a},${b},${c}`);
  return letters.size === 1 && letters.has(x) && !/[a-z]{2}/.test(`${a},${b},${c}`)
    ? `solve 2*(${b})=(${a})+(${c})`
    : null;
}

/** Points on one line: as much rise for as much run. */
function inLine({ a, b, c, d, e, f, k = "" }: Record<string, string>): string | null {
  const letters = lettersOf([a, b, c, d, e, f].join(","));
  return letters.size === 1 && letters.has(k)
    ? `solve ((${d})-(${b}))*((${e})-(${a}))=((${f})-(${b}))*((${c})-(${a}))`
    : null;
}
const value = (name: string) => `(?<${name}>-?\\d{1,3}|[a-z])`;
const spot = (x: string, y: string) => `[a-z]? ?\\(${value(x)}, ?${value(y)}\\)`;

/** Terms of a sequence, and points on a line, one of which is not known. */
export const ofTermsInARow: Retelling[] = [
  ...told(
    [
      `${given}(?:the )?(?:numbers |expressions |terms )?${three},? (?:in this order,? |in that order,? )?(?:form|are|make|is|be) ${kind}(?:an )?arithmetic (?:sequence|progression),? ${find}(?<x>[a-z])`,
      `(?:the )?(?:value of )?(?<x>[a-z]) (?:if|so that|such that|for which) ${three} (?:form|are|make|is|be) ${kind}(?:an )?arithmetic (?:sequence|progression)`,
      `(?:若|已知|如果)?(?<a>[-+\\da-z()]{1,12}),(?<b>[-+\\da-z()]{1,12}),(?<c>[-+\\da-z()]{1,12})(?:这3个数)?(?:依次)?(?:成|组成|构成)等差数列,?(?:则|求|那么)*(?<x>[a-z])(?:的值)?(?:是|等于|=)?(?:多少|几)?[ _]*`,
    ],
    even,
  ),
  ...told(
    [
      `${find}(?:the )?(?<k>[a-z]) (?:so that|such that|if|for which) (?:the )?(?:3 )?points ${spot("a", "b")}, ${spot("c", "d")},? (?:and )?${spot("e", "f")} (?:are|lie)(?: all)? (?:on (?:1|a|the same|a straight|1 straight)(?: straight)? line|collinear)`,
      `${given}(?:the )?(?:3 )?points ${spot("a", "b")}, ${spot("c", "d")},? (?:and )?${spot("e", "f")} (?:are|lie)(?: all)? (?:on (?:1|a|the same|a straight|1 straight)(?: straight)? line|collinear),? ${find}(?<k>[a-z])`,
      `(?:若|已知|如果)?(?:3)?点?${spot("a", "b")},${spot("c", "d")}(?:,|和|与)+${spot("e", "f")}(?:3点)?(?:在同1条?直线上|共线),?(?:则|求|那么)*(?<k>[a-z])(?:的值)?(?:是|等于|=)?(?:多少|几)?[ _]*`,
    ],
    inLine,
  ),
];
