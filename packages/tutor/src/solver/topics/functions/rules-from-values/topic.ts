import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  constant,
  degree,
  latexPolynomial,
  lettersOf,
  minus,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A rule with one or two unknown letters, as many of its values, and the place of which the value is asked for. */
type Asked = {
  name: string;
  of: Node;
  unknown: string[];
  values: [at: q.Rational, value: q.Rational][];
  at: q.Rational;
};

const LENGTH_MAX = 200;
const number = "-?\\d{1,6}(?:[./]\\d{1,4})?";
const rule =
  /(?<![a-z])([fgh])\(x\) ?= ?([-+*/^().\da-z ]+?)(?=$|[,;:?!。，；、]|\.(?!\d)| (?:and|what|find|then|so|with|where|if|for|when|such|satisfies)(?![a-z])|\p{Script=Han})/giu;
const value = new RegExp(`(?<![a-z])([fgh])\\((${number})\\) ?= ?(${number})(?![\\d./]*[a-z(])`, "g");
const wantedValue = new RegExp(`(?<![a-z\\d]|\\d |[-+*/^(] ?)([fgh])\\((${number})\\)(?! ?[-+*/^=]| ?\\d)`, "g");
const around =
  /^(?:(?=((?:given that|functions|calculate|determine|constants|satisfies|quadratic|function|evaluate|constant|suppose|defined|compute|numbers|what's|values|please|number|linear|given|value|equal|where|whats|then|what|find|does|with|have|know|that|some|real|such|when|let|the|are|and|you|for|if|is|as|by|of|so|we|a|s)(?![a-z])|等于多少|是多少|等于几|已知|如果|函数|一次|二次|满足|那么|计算|的值|是几|多少|等于|常数|其中|设|若|和|与|且|则|求|的|值|几|是|[\s,;:.?!=。，；？、]))\1)*$/u;

/** The value of a function of whose rule some numbers are unknown, from other values of it: f(x) = 4x + c with f(2) = 3. */
export const rulesFromValues = defineTopic<Asked, Code>({
  name: "rules-from-values",
  words,
  read: readAsked,
  work: workAsked,
  // With the letters found in another order, everything that is told and what is said are put into the rule.
  holds: (asked, { key }) => {
    const found = unknownsOf({ ...asked, unknown: asked.unknown.toReversed(), values: asked.values.toReversed() });
    const said = fractionIn(key);
    if (!found) return !!said && areImplied(asked, said);
    const isTrue = ([at, told]: [q.Rational, q.Rational]): boolean => {
      const is = found && exactValue(filled(asked, [...found, ["x", at]]));
      return !!is && q.same(is, told);
    };
    return !!said && [...asked.values, [asked.at, said] as [q.Rational, q.Rational]].every(isTrue);
  },
  similar: (asked) => ({
    ...asked,
    values: asked.values.map(([at, told], nth) => [at, q.add(told, q.rational(BigInt(nth + 2)))]),
  }),
});

/** With any numbers for all letters but one, which then follows, the value is the same. */
function areImplied(asked: Asked, said: q.Rational): boolean {
  const [solved = "", ...free] = asked.unknown.toReversed();
  return [2n, -3n, 7n].every((start) => {
    const chosen = free.map((letter, nth): [string, q.Rational] => [letter, q.rational(start + BigInt(nth))]);
    const rest = { ...asked, of: filled(asked, chosen), unknown: [solved] };
    const found = unknownsOf(rest);
    const is = found && exactValue(filled(rest, [...found, ["x", asked.at]]));
    return !!is && q.same(is, said);
  });
}

const filled = ({ of }: Asked, values: readonly (readonly [string, q.Rational])[]): Node =>
  values.reduce((node, [letter, worth]) => substitute(node, letter, numberNode(worth)), of);

function readAsked({ text }: Question): Asked | null {
  if (text.length > LENGTH_MAX || !/[fgh] ?\(x\)/i.test(text)) return null;
  const story = plainFormulas(text)
    .toLowerCase()
    .replaceAll(/(?<=[fgh]) (?=\()/g, "");
  const [found, ...more] = [...story.matchAll(rule)];
  const [, name = "", written = ""] = found ?? [];
  const told = story.replaceAll(rule, " ");
  const values = [...told.matchAll(value)];
  const rest = told.replaceAll(value, " ");
  const [wanted, ...others] = [...rest.matchAll(wantedValue)];
  if (!found || more.length > 0 || !wanted || others.length > 0) return null;
  const of = expressionFrom(written.trim());
  const all = of && polynomialOf(of);
  const unknown = all ? lettersOf(all).filter((letter) => letter !== "x") : [];
  const isKnown = unknown.length > 0 && (values.length === 1 || (values.length === 2 && unknown.length === 2));
  // "For some constant c": its letters are named beside the rule.
  const named = rest
    .replace(wanted[0], " ")
    .replaceAll(/(?<![a-z])[a-z](?![a-z])/g, (letter) => (unknown.includes(letter) ? " " : letter));
  if (!of || !isKnown || !lettersOf(all ?? []).includes("x") || !around.test(named)) return null;
  const at = fractionIn(wanted[2]);
  const pairs = values.flatMap(([, , from, to]): Asked["values"] => {
    const [place, worth] = [fractionIn(from), fractionIn(to)];
    return place && worth ? [[place, worth]] : [];
  });
  const names = new Set([name, wanted[1], ...values.map(([, one]) => one)]);
  if (!at || names.size > 1 || pairs.length !== values.length) return null;
  const asked = { name, of, unknown, values: pairs, at };
  return unknownsOf(asked) || multipleOf(asked) ? asked : null;
}

/** Each told value is an equation in the unknown letters; null where they are not linear, or not settled. */
function unknownsOf(asked: Asked): [string, q.Rational][] | null {
  const { unknown, values } = asked;
  const rows = values.flatMap(([at, told]) => {
    const left = polynomialOf(filled(asked, [["x", at]]));
    if (!left || degree(left) > 1) return [];
    return [{ by: unknown.map((letter) => factorOf(left, letter)), worth: q.subtract(told, coefficient(left, 0)) }];
  });
  const [first, second] = rows;
  if (!first || rows.length !== unknown.length) return null;
  const [a = q.ZERO, b = q.ZERO] = first.by;
  const [letter = "", other = ""] = unknown;
  if (!second) {
    const worth = q.divide(first.worth, a);
    return worth && [[letter, worth]];
  }
  const [c = q.ZERO, d = q.ZERO] = second.by;
  const cross = (m: q.Rational, n: q.Rational, o: q.Rational, p: q.Rational) =>
    q.subtract(q.multiply(m, p), q.multiply(n, o));
  const under = cross(a, b, c, d);
  const one = q.divide(cross(first.worth, b, second.worth, d), under);
  const two = q.divide(cross(a, first.worth, c, second.worth), under);
  return (
    one &&
    two && [
      [letter, one],
      [other, two],
    ]
  );
}

/** With several unknown letters their part of the wanted value may be so many times that of the known one: -8a - 2b of 8a + 2b. */
function multipleOf(asked: Asked): { times: q.Rational; known: q.Rational; value: q.Rational } | null {
  const { unknown, values, at } = asked;
  const [first, ...more] = values;
  const [known, wanted] = [first?.[0], at].map((place) => place && polynomialOf(filled(asked, [["x", place]])));
  if (!first || more.length > 0 || unknown.length < 2 || !known || !wanted) return null;
  if (degree(known) > 1 || degree(wanted) > 1) return null;
  const letter = unknown.find((one) => factorOf(known, one).num !== 0n);
  const times = letter ? q.divide(factorOf(wanted, letter), factorOf(known, letter)) : null;
  if (!times || !unknown.every((one) => q.same(factorOf(wanted, one), q.multiply(times, factorOf(known, one)))))
    return null;
  const part = q.subtract(first[1], coefficient(known, 0));
  return { times, known: part, value: q.add(q.multiply(times, part), coefficient(wanted, 0)) };
}

function workMultiple(asked: Asked): Working<Code> | null {
  const found = multipleOf(asked);
  const [[from, to] = [q.ZERO, q.ZERO]] = asked.values;
  if (!found) return null;
  const { name, of, at } = asked;
  const whole = (place: q.Rational) => latexNode(filled(asked, [["x", place]]));
  const part = (place: q.Rational) => {
    const all = polynomialOf(filled(asked, [["x", place]])) ?? [];
    return latexPolynomial(minus(all, constant(coefficient(all, 0))));
  };
  const [told, wanted] = [`${name}(${latexNumber(from)}) = ${latexNumber(to)}`, `${name}(${latexNumber(at)})`];
  const result = latexNumber(found.value);
  const shown = `${name}(x) = ${latexNode(of)}`;
  return {
    problem: {
      en: `$${wanted}$ if $${shown}$ and $${told}$`,
      ch: `已知 $${shown}$，$${told}$，求 $${wanted}$`,
    },
    steps: [
      { code: "equations", values: { told, equations: `${whole(from)} = ${latexNumber(to)}` } },
      {
        code: "multiple",
        values: {
          known: `${part(from)} = ${latexNumber(found.known)}`,
          other: `${part(at)} = ${latexNumber(q.multiply(found.times, found.known))}`,
        },
      },
      { code: "value", values: { wanted, put: whole(at), result } },
    ],
    answer: { said: inBoth(result), key: plainNumber(found.value) },
  };
}

const factorOf = (of: ReturnType<typeof polynomialOf>, letter: string): q.Rational =>
  of?.find(({ powers }) => powers.get(letter) === 1)?.by ?? q.ZERO;

function workAsked(asked: Asked): Working<Code> | null {
  const found = unknownsOf(asked);
  if (!found) return workMultiple(asked);
  const result = exactValue(filled(asked, [...found, ["x", asked.at]]));
  if (!result) return null;
  const { name, of, at, values } = asked;
  const shown = `${name}(x) = ${latexNode(of)}`;
  const told = values.map(([from, to]) => `${name}(${latexNumber(from)}) = ${latexNumber(to)}`);
  const equations = values.map(([from, to]) => `${latexNode(filled(asked, [["x", from]]))} = ${latexNumber(to)}`);
  const wanted = `${name}(${latexNumber(at)})`;
  const steps: Step<Code>[] = [
    { code: "equations", values: { told: told.join(",\\; "), equations: equations.join(",\\; ") } },
    {
      code: "unknowns",
      values: { found: found.map(([letter, worth]) => `${letter} = ${latexNumber(worth)}`).join(",\\; ") },
    },
    {
      code: "value",
      values: {
        wanted,
        put: latexNode(filled(asked, [...found, ["x", at]])),
        result: latexNumber(result),
      },
    },
  ];
  return {
    problem: {
      en: `$${wanted}$ if $${shown}$ and $${told.join(",\\; ")}$`,
      ch: `已知 $${shown}$，$${told.join("，")}$，求 $${wanted}$`,
    },
    steps,
    answer: { said: inBoth(latexNumber(result)), key: plainNumber(result) },
  };
}
