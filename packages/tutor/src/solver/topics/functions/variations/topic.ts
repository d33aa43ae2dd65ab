import { exactValue, q } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Pair = { x: q.Rational; y: q.Rational };
/** `y` in proportion to a power of `x`, or to its inverse; `at` is the letter whose value is given once more, null where k is asked for. */
type Variation = {
  names: { x: string; y: string };
  isInverse: boolean;
  power: 1 | 2 | 3;
  pair: Pair;
  at: { letter: "x" | "y"; value: q.Rational } | null;
};

const heads = [
  /^(?:if |suppose |given that )?(?<y>[a-z]) (?:varies (?<how>directly|inversely) (?:as|with)|is (?<how2>directly |inversely )?proportional to) (?:the (?<power>square|cube) of )?(?<x>[a-z])(?<raised>\^[23])?(?![a-z^])(?<rest>.*)$/,
  /^(?:已知|若|如果)?(?<y>[a-z])(?:与|和)(?<x>[a-z])(?:的(?<power>平方|立方)|(?<raised>\^[23]))?成(?<how>正|反)比例?(?:关系)?(?<rest>.*)$/,
  /^(?:已知|若|如果)?(?<y>[a-z])是(?<x>[a-z])的(?<how>正|反)比例函数(?<rest>.*)$/,
];
const assigned = /^([a-z])(?: ?= ?| is |是|为|等于)(-?\d[\d./]*\d|-?\d)/;
const constant = /^(?:constant of (?:variation|proportionality)|比例系数k?|比例常数k?|k(?![a-z]))/;
const single = /^([a-z])(?![a-z])/;
const glue =
  /^(?:,| |and(?![a-z])|when(?![a-z])|if(?![a-z])|then(?![a-z])|find(?![a-z])|what(?:'s)?(?![a-z])|is(?![a-z])|the (?:value of )?|for(?![a-z])|given that|at(?![a-z])|当|时|且|若|那么|则|求|的值|的|是多少|等于多少|是几|[?=.])/;

type Told = { given: { letter: string; value: q.Rational }[]; wanted: string[] };

/** The values and what is asked for, from the first word to the last; null where a word is no part of that. */
function toldIn(text: string): Told | null {
  const told: Told = { given: [], wanted: [] };
  for (let rest = text; rest !== ""; ) {
    const value = assigned.exec(rest);
    const number = fractionIn(value?.[2]);
    const found = value ?? glue.exec(rest) ?? constant.exec(rest) ?? single.exec(rest);
    if (!found || (value && !number)) return null;
    if (value && number) told.given.push({ letter: value[1] ?? "", value: number });
    else if (constant.test(rest)) told.wanted.push("k");
    else if (!glue.test(rest)) told.wanted.push(found[1] ?? "");
    rest = rest.slice(found[0].length);
  }
  return told;
}

function readVariation(text: string): Variation | null {
  const found = heads.map((head) => head.exec(text)?.groups).find((groups) => groups !== undefined);
  const told = toldIn(found?.rest ?? "?");
  if (!found || !told) return null;
  const { x = "", y = "" } = found;
  const [first, second, third, ...more] = told.given;
  const [wanted, ...others] = told.wanted;
  if (!first || !second || more.length > 0 || others.length > 0 || x === y || [x, y].includes("k")) return null;
  if (first.letter === second.letter || told.given.some(({ letter }) => letter !== x && letter !== y)) return null;
  const said = found.power ?? found.raised ?? "";
  const power = /square|平方|2/.test(said) ? 2 : /cube|立方|3/.test(said) ? 3 : 1;
  const pair = first.letter === x ? { x: first.value, y: second.value } : { x: second.value, y: first.value };
  const isInverse = /inversely|反/.test(found.how ?? found.how2 ?? "");
  if (!third) return wanted === "k" ? { names: { x, y }, isInverse, power, pair, at: null } : null;
  const at = { letter: third.letter === x ? ("x" as const) : ("y" as const), value: third.value };
  if (power > 1 && at.letter === "y") return null;
  return wanted === (at.letter === "x" ? y : x) ? { names: { x, y }, isInverse, power, pair, at } : null;
}

/** Direct and inverse variation. */
export const variations = defineTopic<Variation, Code>({
  name: "variations",
  words,
  read: (question) => readVariation(plainOf(question)),
  work: workVariation,
  // By cross products, without the constant; the constant itself by putting it in.
  holds: ({ isInverse, power, pair: told, at: sought }, { key }) => {
    const pair = { ...told, x: raised(told.x, power) };
    const at = sought?.letter === "x" ? { ...sought, value: raised(sought.value, power) } : sought;
    const node = expressionFrom(key);
    const found = node && exactValue(node);
    if (!found) return false;
    if (!at) return q.same(isInverse ? (q.divide(found, pair.x) ?? q.ZERO) : q.multiply(found, pair.x), pair.y);
    const other = at.letter === "x" ? { x: at.value, y: found } : { x: found, y: at.value };
    return isInverse
      ? q.same(q.multiply(pair.x, pair.y), q.multiply(other.x, other.y))
      : q.same(q.multiply(pair.x, other.y), q.multiply(pair.y, other.x));
  },
  similar: ({ pair, ...rest }) => ({ ...rest, pair: { x: pair.x, y: q.multiply(pair.y, q.rational(2n)) } }),
});

function raised(value: q.Rational, power: 1 | 2 | 3): q.Rational {
  return Array.from({ length: power - 1 }).reduce<q.Rational>((all) => q.multiply(all, value), value);
}

function workVariation({ names, isInverse, power, pair, at: sought }: Variation): Working<Code> | null {
  const base = raised(pair.x, power);
  const at = sought?.letter === "x" ? { ...sought, value: raised(sought.value, power) } : sought;
  const k = isInverse ? q.multiply(base, pair.y) : q.divide(pair.y, base);
  if (!k || k.num === 0n || pair.x.num === 0n) return null;
  const { y } = names;
  const x = power === 1 ? names.x : `${names.x}^${power}`;
  const rule = isInverse ? `${y} = \\frac{k}{${x}}` : `${y} = k${x}`;
  const known = `${names.x} = ${latexNumber(pair.x)},\\; ${y} = ${latexNumber(pair.y)}`;
  const found = isInverse
    ? `k = ${latexNumber(base)} \\cdot ${latexOperand(pair.y)} = ${latexNumber(k)}`
    : `k = ${latexNumber(pair.y)} \\div ${latexOperand(base)} = ${latexNumber(k)}`;
  const kind = isInverse ? { en: "inversely", ch: "反" } : { en: "directly", ch: "正" };
  const given = {
    en: `$${y}$ varies ${kind.en} as $${x}$, and $${known}$`,
    ch: `$${y}$ 与 $${x}$ 成${kind.ch}比例，$${known}$`,
  };
  const steps = [
    { code: isInverse ? ("inverse" as const) : ("direct" as const), values: { rule, known, found, x, y } },
  ];
  if (!at)
    return {
      problem: { en: `the constant of variation if ${given.en}`, ch: `${given.ch}，求比例系数` },
      steps,
      answer: { said: inBoth(latexNumber(k)), key: plainNumber(k) },
    };
  const value =
    at.letter === "y" || isInverse
      ? q.divide(isInverse ? k : at.value, isInverse ? at.value : k)
      : q.multiply(k, at.value);
  if (!value) return null;
  const wanted = at.letter === "x" ? y : names.x;
  const result = `${wanted} = ${latexNumber(value)}`;
  const here = `${at.letter === "x" ? names.x : y} = ${latexNumber(sought?.value ?? at.value)}`;
  return {
    problem: { en: `${given.en}: $${wanted}$ for $${here}$`, ch: `${given.ch}，求 $${here}$ 时 $${wanted}$ 的值` },
    steps: [...steps, { code: "use", values: { rule: rule.replace("k", latexNumber(k)), here, wanted, result } }],
    answer: { said: inBoth(result), key: plainNumber(value) },
  };
}
