import { lettersIn, type Node } from "@dripstone/checker/mathematics";
import { polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { byPower } from "../matched-coefficients/conditions.ts";

/** (2x - 1)^3 = a_3 x^3 + … + a_0, and a sum of some a's; the powers may be those of x - `shift`. */
export type Expansion = { of: Node; letter: string; shift: bigint; top: number; wanted: string; shown: string };

const LENGTH_MAX = 260;
const indexed = "a_?\\{?(\\d{1,2})\\}?";
const power = "(?:\\*?([xyt]|\\([xyt][-+]\\d{1,2}\\))(?:\\^\\{?(\\d{1,2})\\}?)?)?";
const term = `${indexed}${power}`;
const plainTerm = term.replaceAll(/(?<!\\)\((?=\\d|\[xyt\])/g, "(?:");
const sumPattern = new RegExp(`=(${plainTerm}(?:\\+(?:${plainTerm}|…)){1,13})(?![\\w^*(])`);
const around =
  /^(?:(?=((?:coefficients?|expansion|calculate|determine|expanded|numbers?|suppose|written|compute|equals?|what's|expand|given|whats|value|where|every|write|that|find|what|then|when|form|real|true|have|real|let|the|sum|for|all|any|and|if|is|of|as|in|we|a|x)(?![a-z])|是多少|恒成立|对于?|之?和|已知|如果|那么|的值|等于|多少|其中|成立|任意|任何|所有|一切|实数|展开|各项|系数|计算|设|若|且|则|求|值|几|是|为|的|都|有|时|后|式|试|x|[\s,.:;?!=，。；]))\1)*$/;

export function readExpansion(plain: string): Expansion | null {
  if (plain.length > LENGTH_MAX || !/a_?\{?0/.test(plain)) return null;
  const text = plain.replaceAll(/ ?([-+*/^=(){}_|…]) ?/g, "$1").replaceAll(/(?<=\d) (?=[xyt](?![a-z]))/g, "");
  const found = sumPattern.exec(text);
  const sum = found?.[1];
  if (!found || sum === undefined) return null;
  const start = text.slice(0, found.index);
  const base = /[-+*/^()\dxyt{}.]+$/.exec(start)?.[0] ?? "";
  const of = expressionFrom(base.replaceAll(/\^\{(\d+)\}/g, "^$1"));
  const polynomial = of && polynomialOf(of);
  if (!of || !polynomial) return null;
  const [letter, ...more] = lettersIn(of);
  if (letter === undefined || more.length > 0) return null;
  const top = Math.max(...byPower(polynomial, letter).keys());
  const shift = shiftOf(sum, letter, top);
  const after = text.slice(found.index + found[0].length);
  const asked = /[-|(\d]*a_?\{?\d[-+*/^()|\d.…{}_a]*/.exec(after)?.[0];
  if (shift === null || asked === undefined) return null;
  if (!around.test(start.slice(0, start.length - base.length)) || !around.test(after.replace(asked, " "))) return null;
  const wanted = writtenOut(
    asked
      .replaceAll(/a_?\{?(\d{1,2})\}?/g, "a_$1")
      .replaceAll(/[{}]/g, "")
      .replace(/\.$/, ""),
  );
  if (wanted === null || [...wanted.matchAll(/a_(\d+)/g)].some(([, at]) => Number(at) > top)) return null;
  return {
    of,
    letter,
    shift,
    top,
    wanted,
    shown: asked.replaceAll(/a_?\{?(\d{1,2})\}?/g, "a_{$1}").replace("…", "\\dots"),
  };
}

/** Where each index is the power beside it, and no power is missing; what is taken from the letter in each power. */
function shiftOf(sum: string, letter: string, top: number): bigint | null {
  const parts: string[] = [];
  for (const part of sum.split("+")) {
    const last = parts.at(-1);
    // "(x+1)" has been cut in two.
    if (last !== undefined && last.split("(").length > last.split(")").length) parts.push(`${parts.pop()}+${part}`);
    else parts.push(part);
  }
  const shifts = new Set<string>();
  const indices = parts.map((part) => {
    if (part === "…") return null;
    const [, at = "", base, times] = new RegExp(`^${term}$`).exec(part) ?? [];
    if (base !== undefined) shifts.add(base);
    const own = base === undefined ? 0 : Number(times ?? 1);
    return Number(at) === own ? own : -1;
  });
  const [base = letter, ...others] = shifts;
  if (others.length > 0 || indices.includes(-1)) return null;
  const dots = indices.indexOf(null);
  const step = (indices[1] ?? 0) - (indices[0] ?? 0);
  const first = indices[0] ?? -1;
  const last = indices.at(-1) ?? -1;
  if (Math.abs(step) !== 1 || Math.min(first, last) !== 0 || Math.max(first, last) !== top) return null;
  const isSteady = indices.every((at, nth) => {
    if (at === null) return nth === indices.lastIndexOf(null);
    return dots < 0 || nth < dots ? at === first + nth * step : at === last - (indices.length - 1 - nth) * step;
  });
  if (!isSteady || (dots < 0 && indices.length !== top + 1) || dots === indices.length - 1) return null;
  if (base === letter) return 0n;
  const [, own, sign, by = "0"] = /^\(([xyt])([-+])(\d+)\)$/.exec(base) ?? [];
  return own === letter ? BigInt(by) * (sign === "-" ? 1n : -1n) : null;
}

/** Without dots: `a_0+a_2+…+a_8`, |a_1|+|a_2|+…+|a_7|, a_0-a_1+…-a_7. */
function writtenOut(asked: string): string | null {
  if (!asked.includes("…")) return asked;
  const parts = asked.split(/(?=[-+])/).map((part) => part.replace(/^\+/, ""));
  const dots = parts.findIndex((part) => part.includes("…"));
  if (!/^-?…$/.test(parts[dots] ?? "") || parts.filter((part) => part.includes("…")).length > 1) return null;
  const read = parts.map((part) => {
    const [, sign, bar = "", at, end = ""] = /^(-?)(\|?)a_(\d+)(\|?)$/.exec(part) ?? [];
    return at !== undefined && bar === end ? { sign: sign === "-" ? -1 : 1, bar, at: Number(at) } : null;
  });
  const before = read.slice(0, dots);
  const after = read.slice(dots + 1);
  const [first, second] = before;
  const last = after.at(-1);
  if (!first || !second || !last || before.includes(null) || after.includes(null)) return null;
  const [step, turn] = [second.at - first.at, second.sign * first.sign];
  const many = (last.at - first.at) / step + 1;
  if (step === 0 || !Number.isInteger(many) || many < before.length + after.length || many > 30) return null;
  const all = Array.from({ length: many }, (_, nth) => ({
    sign: first.sign * (nth % 2 === 0 ? 1 : turn),
    bar: first.bar,
    at: first.at + nth * step,
  }));
  const isSame = (one: (typeof all)[number] | null | undefined, other: (typeof all)[number] | undefined) =>
    one?.sign === other?.sign && one?.bar === other?.bar && one?.at === other?.at;
  if (!before.every((one, nth) => isSame(one, all[nth]))) return null;
  if (!after.every((one, nth) => isSame(one, all[many - after.length + nth]))) return null;
  const dotted = parts[dots]?.startsWith("-") ? -1 : 1;
  if (all[before.length]?.sign !== dotted) return null;
  return all
    .map(({ sign, bar, at }) => `${sign < 0 ? "-" : "+"}${bar}a_${at}${bar}`)
    .join("")
    .replace(/^\+/, "");
}
