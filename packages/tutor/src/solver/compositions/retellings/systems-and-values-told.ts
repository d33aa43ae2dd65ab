import { exactValue, q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../algebra/numbers.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import { type Retelling, told } from "./retelling.ts";
import { leftAndRight, solutionAt, valueAt } from "./school-values.ts";
import { blank, formula, if_, lettersOf, number, inPlainSigns as plain, put, so } from "./school-words.ts";

const equation = (name: string) => `(?<${name}>[^,;_=一-龥]{1,50}?=[^,;_=一-龥]{1,40}?)`;
const given = "(?:(?:given|if|suppose|when|where|since|assuming|let)(?: that)? )?";
const system = "(?:the )?(?:system|simultaneous equations|pair of equations|equations)(?: of (?:linear )?equations)?:?";
const find = "(?:then )?(?:(?:what is|what's|what are|find|determine|compute|give|state|solve for) )?";
const pair =
  "(?:the )?(?:ordered pair|point|pair|solution|values? of|coordinates)?(?: of)? ?(?:\\(x, ?y\\)|x and y)(?: that (?:works|satisfies both(?: equations)?|solves (?:it|both|them)))?|(?:the )?(?:ordered pair|solution)(?: that (?:works|satisfies both(?: equations)?|solves both(?: equations)?))?";

/** Of two equations in x and y. */
const solved = ({ e = "", f = "" }: Record<string, string>): string | null =>
  [...lettersOf(`${e} ${f}`)].sort().join("") === "xy" ? `solve the system ${plain(e)}, ${plain(f)}` : null;

const rootsOf: Record<string, string> = { 算术平方根: "√", 立方根: "cbrt" };

/** The solution of a system is told, and what is asked is made of the system's own letters. */
function ofCoefficients({ x = "", y = "", a = "", b = "", e = "", f = "", w = "", r }: Record<string, string>) {
  if (x === y) return null;
  const filled = [e, f].map((one) =>
    put(put(one, x, a), y, b)
      .replaceAll(/([a-z])\(/g, "$1*(")
      .replaceAll(/\)([a-z])/g, ")*$1"),
  );
  const letters = [...lettersOf(filled.join(" "))];
  if (letters.length !== 2 || letters.includes(x) || letters.includes(y)) return null;
  const asked = [...lettersOf(w.replaceAll(/ and /g, ","))];
  if (asked.length === 0 || !asked.every((one) => letters.includes(one))) return null;
  if (r === undefined && /^[a-z] ?(?:,|和|与|及|and)+ ?[a-z]$/.test(w)) return `解方程组 ${filled.join("，")}`;
  if (r === undefined) return asked.length > 1 ? `已知 ${filled.join("，")}，求 ${plain(w)} 的值` : null;
  const [one = "", other = ""] = letters;
  const solution = solutionAt(
    filled.map((each) => leftAndRight(each) ?? "0"),
    one,
    other,
    "_",
    0,
  ) as Record<string, q.Rational> | null;
  const [first, second] = [solution?.[one], solution?.[other]];
  if (!first || !second) return null;
  return `calculate ${rootsOf[r]}(${put(put(w, one, plainNumber(first)), other, plainNumber(second))})`;
}

/** A square of a formula, and the formula: what it is, where some number of the letter makes it so. */
function ofSquare({ e = "", v = "", w = "" }: Record<string, string>): string | null {
  const whole = plain(w).replaceAll(" ", "");
  const inside = new RegExp(`(?<=\\()${whole.replaceAll(/[-+^*()/|]/g, "\\$&")}(?=[-+])`, "g");
  const rest = plain(e).replaceAll(" ", "").replaceAll(`(${whole})`, "t").replaceAll(inside, "t");
  if (whole.length < 3 || lettersOf(rest).size !== 1 || !lettersOf(rest).has("t") || lettersOf(whole).has("t"))
    return null;
  const equation = `${rest.replaceAll(/^t\(|^\(t\)\(/g, "t*(")}-(${v})`;
  const [below, none, one, two] = [-1, 0, 1, 2].map((t) => valueAt(equation, { t }));
  if (!below || !none || !one || !two) return null;
  const [low, zero, high, further] = [below, none, one, two].map((each) => Number(each.num) / Number(each.den)) as [
    number,
    number,
    number,
    number,
  ];
  const [a, b] = [(high + low) / 2 - zero, (high - low) / 2];
  const width = b * b - 4 * a * zero;
  if (a === 0 || width <= 0 || Math.abs(4 * a + 2 * b + zero - further) > 1e-9) return null;
  const roots = [(-b - Math.sqrt(width)) / (2 * a), (-b + Math.sqrt(width)) / (2 * a)].sort((p, r) => p - r);
  const [least, most] = rangeOf(whole) ?? [];
  if (least === undefined || most === undefined) return null;
  const [isFirst, isSecond] = roots.map((root) => root >= least - 1e-9 && root <= most + 1e-9);
  const asked = `${equation.replace(/-\(0\)$/, "")}=0`;
  if (isFirst && isSecond) return `solve ${asked}`;
  if (!isFirst && !isSecond) return null;
  const [second, first] = [a, b].map((each) => `${Number(each.toFixed(6))}`);
  return `calculate (-(${first})${isFirst === a > 0 ? "-" : "+"}√((${first})^2-4*(${second})*(${Number(zero.toFixed(6))})))/(2*(${second}))`;
}

/** The values of a formula in real numbers, where it is known: of first or second degree in a letter, or a sum of letters. */
function rangeOf(whole: string): [number, number] | null {
  if (/^[a-z]\^2\+[a-z]\^2$/.test(whole)) return [0, Number.POSITIVE_INFINITY];
  if (/^\d*[a-z][-+]\d*[a-z]$/.test(whole) && lettersOf(whole).size === 2)
    return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const [x, ...others] = [...lettersOf(whole)];
  if (!x || others.length > 0 || /[/|√]/.test(whole)) return null;
  const found = [-1, 0, 1, 2].map((value) => valueAt(whole, { [x]: value }));
  const [low, zero, high, further] = found.map((each) => (each ? Number(each.num) / Number(each.den) : Number.NaN)) as [
    number,
    number,
    number,
    number,
  ];
  const [a, b] = [(high + low) / 2 - zero, (high - low) / 2];
  if (!(Math.abs(4 * a + 2 * b + zero - further) < 1e-9)) return null;
  if (a === 0) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const top = zero - (b * b) / (4 * a);
  return a > 0 ? [top, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, top];
}

/** Roots of a number and of its opposite: both are zero, and the letter's value is what is added. */
function oppositeRoots({ e = "", w = "", y = "" }: Record<string, string>): string | null {
  const found = /^√\(([^()√]{1,12})\)\+√\(([^()√]{1,12})\)([-+]\d{1,4})?$/.exec(plain(e).replaceAll(" ", ""));
  const [, one = "", other = "", rest = "+0"] = found ?? [];
  const [x, ...letters] = [...lettersOf(one)];
  if (!found || !x || letters.length > 0 || x === y || [...lettersOf(other)].join() !== x) return null;
  const [at0, at1] = [one, other].map((each) => [0, 1].map((value) => valueAt(each, { [x]: value })));
  const [p0, p1, r0, r1] = [...(at0 ?? []), ...(at1 ?? [])];
  if (!p0 || !p1 || !r0 || !r1) return null;
  const [p, r] = [q.subtract(p1, p0), q.subtract(r1, r0)];
  // Both are 0 at the same number, and on either side of it one of them is negative.
  const isOpposite =
    q.same(q.multiply(p0, r), q.multiply(r0, p)) && (p.num < 0n ? r.num > 0n : p.num > 0n && r.num < 0n);
  if (!isOpposite || [...lettersOf(w)].some((name) => name !== x && name !== y)) return null;
  if (/√|sqrt/.test(w)) {
    const zero = q.divide(q.negate(p0), p);
    return zero && `calculate ${put(put(w, x, plainNumber(zero)), y, `${Number(rest)}`)}`;
  }
  return `已知 ${one}=0，${y}=${Number(rest)}，求 ${plain(w)} 的值`;
}

/** The fractional part of a root. */
function partOfRoot({ a = "", r = "", w = "" }: Record<string, string>): string | null {
  const whole = Math.floor(Math.sqrt(Number(r)));
  if (whole * whole === Number(r) || Number(r) > 10_000 || [...lettersOf(w)].join() !== a) return null;
  return `已知 ${a}=√(${r})-${whole}，求 ${plain(w)} 的值`;
}

const SIZES = [-40, -13, ...Array.from({ length: 81 }, (_, nth) => nth / 4 - 10), 13, 40];

/** Absolute values without their bars, where what is known of the letters says whether what is in them is negative. */
function withoutBars({ c: told = "", e = "" }: Record<string, string>): string | null {
  const c = told.replaceAll(/\band\b/g, ",");
  const written = plain(e)
    .replaceAll(" ", "")
    .replaceAll("sqrt(", "√(")
    .replaceAll(/√\(\(([^()]+)\)\^2\)/g, "|$1|")
    .replaceAll(/√\(([a-z])\^2\)/g, "|$1|")
    .replaceAll(
      /√\(([a-z])\^2([-+])(\d+)\1\+(\d+)\)/g,
      (all, x: string, sign: string, twice: string, square: string) =>
        Number(twice) ** 2 === 4 * Number(square) ? `|${x}${sign}${Number(twice) / 2}|` : all,
    );
  const letters = [...new Set([...lettersOf(c), ...lettersOf(written)])];
  const bars = written.match(/\|[^|]+\|/g) ?? [];
  if (letters.length > 2 || bars.length === 0 || lettersOf(c).size !== letters.length) return null;
  const [one = "", other = one] = letters;
  const holds = conditionsOf(c);
  if (!holds) return null;
  const known = SIZES.flatMap((x) =>
    (other === one ? [0] : SIZES).map((y) => (other === one ? { [one]: x } : { [one]: x, [other]: y })),
  ).filter((at) => holds.every((condition) => condition(at)));
  // A number that is far is beyond what was tried.
  if (known.length < 2 || (written + c).match(/\d{2,}|\d\.\d/)) return null;
  let rest = written;
  for (const bar of bars) {
    const inside = bar.slice(1, -1);
    const linear = linearIn(inside, letters);
    if (!linear) return null;
    const values = known.map(linear);
    const isPlus = values.every((value) => value >= 0);
    if (!isPlus && !values.every((value) => value <= 0)) return null;
    rest = rest.replace(bar, isPlus ? `(${inside})` : `(-(${inside}))`);
  }
  return `simplify ${rest}`;
}
type At = Record<string, number>;

/** `a+b` and the like as what it is at a point. */
function linearIn(text: string, letters: string[]): ((at: At) => number) | null {
  const node = /^[-+\da-z]+$/.test(text) ? expressionFrom(text) : null;
  if (!node || [...lettersOf(text)].some((one) => !letters.includes(one)) || /[a-z]{2}/.test(text)) return null;
  const at = (values: At) => valueAt(text, Object.fromEntries(letters.map((one) => [one, values[one] ?? 0])));
  const none = at({});
  const slopes = letters.map((one) => ({ one, value: at({ [one]: 1 }) }));
  if (!none || slopes.some(({ value }) => !value)) return null;
  const size = (value: q.Rational) => Number(value.num) / Number(value.den);
  const start = size(none);
  return (values) =>
    slopes.reduce((sum, { one, value }) => sum + (value ? size(value) - start : 0) * (values[one] ?? 0), start);
}

function conditionsOf(text: string): ((at: At) => boolean)[] | null {
  const found = text
    .replaceAll(/ /g, "")
    .split(/,|且|并且|and/)
    .filter((part) => part !== "")
    .flatMap((part) => {
      const sides = part.split(/[<>≤≥]/);
      const signs = part.match(/[<>≤≥]/g) ?? [];
      return signs.length === 0
        ? [null]
        : signs.map((sign, nth) => {
            const [left, right] = [sideOf(sides[nth] ?? ""), sideOf(sides[nth + 1] ?? "")];
            return left && right
              ? (at: At) =>
                  sign === "<"
                    ? left(at) < right(at) - 1e-9
                    : sign === "≤"
                      ? left(at) <= right(at) + 1e-9
                      : sign === "≥"
                        ? left(at) >= right(at) - 1e-9
                        : left(at) > right(at) + 1e-9
              : null;
          });
    });
  return found.length === 0 || found.includes(null) ? null : (found as ((at: At) => boolean)[]);
}
function sideOf(text: string): ((at: At) => number) | null {
  const size = /^\|([^|]+)\|$/.exec(text)?.[1];
  const inside = linearIn(size ?? text, [...lettersOf(text)]) ?? numberIn(size ?? text);
  return inside && (size === undefined ? inside : (at) => Math.abs(inside(at)));
}
function numberIn(text: string): ((at: At) => number) | null {
  const node = lettersOf(text).size === 0 && text !== "" ? expressionFrom(text) : null;
  const value = node && exactValue(node);
  return value ? () => Number(value.num) / Number(value.den) : null;
}

/** A calculation with x for times, or with brackets and braces; `2x` with nothing between is a letter's. */
function inBrackets({ e = "" }: Record<string, string>): string | null {
  if (!/[[\]{}x]/.test(e) || /\^ ?\{/.test(e)) return null;
  const signs = e
    .replaceAll(/(?<=[\d)\]}] )x(?= [\d([{-])|(?<=\d)x(?=\d)|(?<=[)\]}] ?)x(?= ?\d)/g, "*")
    .replaceAll(/[[{]/g, "(")
    .replaceAll(/[\]}]/g, ")");
  return signs.includes("x") || !/[-+*/]/.test(signs) ? null : `calculate ${signs.trim()}`;
}

const conditions = "(?<c>[-+\\da-z<>≤≥|, ]{3,40}(?:(?:且|并且|,| and )+[-+\\da-z<>≤≥| ]{3,30})?)";

/** Systems whose solution is told or sought, and values by what is known of the letters. */
export const ofSystemsAndValues: Retelling[] = [
  ...told(
    [
      `(?:solve )?(?:the |this )?(?:(?:[23]-variable|[23] variable|following|linear|simultaneous) ?){0,2}(?:system|equations)(?: of (?:linear )?equations)?(?: (?:in|for) [a-z](?:(?:,|,? and) [a-z]){1,2})?(?: (?:by|using) (?:substitution|elimination|graphing))?(?:(?:,| and)? (?:write |give )?(?:the |your )?(?:answer|solution) as (?:an ordered (?:pair|triple) )?\\([a-z](?:, ?[a-z]){1,2}\\))?[:,]? (?<e>[^一-龥]{10,120})`,
    ],
    ({ e = "" }) =>
      e.split(/,| and /).length > 1 &&
      e.split(/,| and /).every((one) => /^[-+*/().\da-z ]+=[-+*/().\da-z ]+$/.test(one) && !/[a-z]{2}/.test(one))
        ? `solve the system ${e.split(/,| and /).join(", ")}`
        : null,
  ),
  ...told(
    [
      "(?:(?:my|our|his|her|the) [a-z]{3,10} (?:has|needs|wants) to )?(?:calculate|compute|evaluate|work out|simplify|do|find|计算|求|算)?[: ]*(?<e>[-+*/^().\\d\\[\\]{}x ]{5,60})(?: ?=)?[ _]*(?:, what (?:should|do|does|would|will) (?:he|she|they|i|we) get)?",
    ],
    inBrackets,
  ),
  ...told(
    [
      `${given}${equation("e")}(?:,? and|,) ${equation("f")},? ${find}(?:${pair})`,
      `${find}(?:${pair}),? (?:if|when|for which|where|given(?: that)?|such that|for|of|to|(?:that )?(?:satisf(?:y|ies)|solves?))(?: both| the equations| the system)?:? ${equation("e")}(?:,? and|,) ${equation("f")}`,
    ],
    solved,
  ),
  ...told(
    [
      `${if_}\\{?(?<x>[a-z])=(?<a>${number}),?(?<y>[a-z])=(?<b>${number})\\}?(?:是|为)(?:关于[a-z],[a-z]的)?(?:[二2]元[一1]次)?方程组:?${equation("e")},${equation("f")},?的(?:1组)?解${so}(?:代数式)?(?<w>[^,;_=一-龥]{1,20}?|[a-z](?:,|和|与|及)[a-z])(?:的值)?(?:的(?<r>算术平方根|立方根))?${blank}`,
      `${if_}(?:关于[a-z],[a-z]的)?(?:[二2]元[一1]次)?方程组:?${equation("e")},${equation("f")},?的解(?:是|为):?\\{?(?<x>[a-z])=(?<a>${number}),?(?<y>[a-z])=(?<b>${number})\\}?${so}(?:代数式)?(?<w>[^,;_=一-龥]{1,20}?|[a-z](?:,|和|与|及)[a-z])(?:的值)?(?:的(?<r>算术平方根|立方根))?${blank}`,
      `${given}(?<x>[a-z]) ?= ?(?<a>${number})(?:,? and|,) (?<y>[a-z]) ?= ?(?<b>${number}) (?:is|are|form|make|gives?) (?:a |the )?solution (?:of|to) ${system} ${equation("e")}(?:,? and|,) ${equation("f")},? ${find}(?:the values? of )?(?<w>[a-z] and [a-z]|[-+*/^()a-z\\d ]{2,20})`,
      `${given}\\((?<a>${number}), ?(?<b>${number})\\) is (?:a |the )?solution (?:of|to) ${system} ${equation("e")}(?:,? and|,) ${equation("f")},? ${find}(?:the values? of )?(?<w>[a-z] and [a-z]|[-+*/^()a-z\\d ]{2,20})`,
    ],
    (groups) => ofCoefficients({ ...groups, x: groups.x ?? "x", y: groups.y ?? "y" }),
  ),
  ...told(
    [
      `${if_}(?:实数)?(?:[a-z](?:,[a-z])?)?(?:满足)?:?(?<e>[^,;_=一-龥]{5,60})=(?<v>${number})${so}(?:代数式|式子)?(?<w>[^,;_=一-龥]{3,20}?)${blank}`,
      `${given}(?:[a-z] is (?:a )?real(?: number)?,? and )?(?:the real numbers? )?(?:[a-z](?: and [a-z])? )?(?:satisf(?:y|ies) )?(?<e>[^,;_=一-龥]{5,60}?) ?= ?(?<v>${number}),? (?:for (?:a |some )?real (?:number )?[a-z],? |and [a-z] is real,? |where [a-z] is (?:a )?real(?: number)?,? )?${find}(?:the )?(?:possible )?(?:values? of )?(?<w>[^,;_=一-龥]{3,20}?)`,
    ],
    ofSquare,
  ),
  ...told(
    [
      `${if_}(?:实数)?(?:[a-z],[a-z](?:满足|(?:都)?(?:是|为)实数,?且?))?(?<y>[a-z])=(?<e>(?:√\\(|\\\\sqrt)[^=,一-龥]{5,50})${so}(?<w>[^,;_=一-龥]{1,20}?)${blank}`,
      `${given}(?<y>[a-z]) ?= ?(?<e>√\\([^=,一-龥]{5,40}?),? ${find}(?:the )?(?:values? of )?(?<w>[-+*/^()a-z\\d ]{2,20})`,
    ],
    oppositeRoots,
  ),
  ...told(
    [
      `${if_}(?<a>[a-z])(?:是|为|表示)(?:√\\(?|\\\\sqrt ?\\{?)(?<r>\\d{1,5})[)}]?的小数部分${so}(?:代数式)?(?<w>[^,;_=一-龥]{1,30}?)${blank}`,
      `${if_}(?:√\\(?|\\\\sqrt ?\\{?)(?<r>\\d{1,5})[)}]?的小数部分(?:是|为|记为|记作)(?<a>[a-z])${so}(?:代数式)?(?<w>[^,;_=一-龥]{1,30}?)${blank}`,
      `${given}(?<a>[a-z]) (?:is|be|denotes|represents) the (?:fractional|decimal) part of √\\(?(?<r>\\d{1,5})\\)?,? ${find}(?:the value of )?(?<w>[-+*/^()a-z\\d ]{2,30})`,
    ],
    partOfRoot,
  ),
  ...told(
    [
      `${if_}(?:有理数|实数)?(?:[a-z],[a-z])?(?:满足)?${conditions}${so}(?:把)?(?:化简|化简式子|化简代数式|化简:|式子|代数式)(?<e>${formula})(?:化简)?(?:后)?(?:的)?(?:结果|得|等于)?${blank}`,
      `${given}${conditions},? (?:then )?(?:simplify|write without absolute values?|remove the absolute values? (?:bars )?(?:from|in)) (?<e>[-+|()a-z\\d√^ ]{3,40})`,
      `simplify (?<e>[-+|()a-z\\d√^ ]{3,40}?),? (?:if (?:it is|it's) known that|if|when|given(?: that)?|where|knowing(?: that)?) ${conditions}`,
    ],
    withoutBars,
  ),
];
