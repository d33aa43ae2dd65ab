import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { degree, lettersOf, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { pairOf } from "./pair.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Squares, roots, and absolute values whose sum is 0, and what is asked of their letters; null for the letters themselves. */
type ZeroSum = { parts: Node[]; sum: Node; letters: string[]; wanted: Node | null };

const LENGTH_MAX = 200;
const LETTERS_MAX = 4;
const shell =
  /^(?:the value of (?<w>[^=,;?]{1,60}) if|the letters for which) (?<e>[^=?;]{3,120})= ?0 as a sum of what is never negative$/i;

/** A sum of squares, roots, and absolute values is 0 only where each of them is: |a - 2| + (b + 3)² = 0. */
export const zeroSums = defineTopic<ZeroSum, Code>({
  name: "zero-sums",
  words,
  read: (question) => readSum(question) ?? readPlainly(question),
  work: workSum,
  holds: ({ sum, letters, wanted, parts }, { key }) => {
    const values = valuesOf(parts, letters);
    if (!values || exactValue(putIn(sum, values))?.num !== 0n) return false;
    return key === (wanted ? plainValue(wanted, values) : plainList(values));
  },
  similar: (task) => ({
    ...task,
    ...(readSum({ text: "the value of a+b if |a-4|+(b+1)^2=0 as a sum of what is never negative" } as Question) ?? {}),
  }),
});

const plainValue = (wanted: Node, values: Values): string | null => {
  const value = exactValue(putIn(wanted, values));
  return value ? plainNumber(value) : null;
};

const plainList = (values: Values) =>
  [...values].map(([letter, value]) => `${letter} = ${plainNumber(value)}`).join(", ");

type Values = Map<string, q.Rational>;

const putIn = (of: Node, values: Values): Node =>
  [...values].reduce((all, [letter, value]) => substitute(all, letter, numberNode(value)), of);

const asks = /^(?:what |if )*#(?: (?:and|what|is|of|for|solve|simplify|after))* #(?: (?:what|is|after))*$/;

/** "If |a - 2| + (b + 3)² = 0, what is b^a?" */
function readPlainly({ shape, formulas }: Question): ZeroSum | null {
  if (!shape || !asks.test(shape)) return null;
  const [one, w, ...others] = formulas;
  if (!one || !w || others.length > 0 || w.answer?.kind !== "expression") return null;
  return readSum({ text: `the value of ${w.text} if ${one.text} as a sum of what is never negative` });
}

function readSum({ text }: Pick<Question, "text">): ZeroSum | null {
  if (text.length > LENGTH_MAX) return null;
  const found = shell.exec(text.replaceAll("$", "").replace(/[\s.?!]+$/, ""))?.groups;
  const answer = found && formulaAt(found.e);
  const sum = answer?.kind === "expression" && !answer.unit ? answer.of : null;
  const parts = sum && partsOf(sum);
  const wanted = found?.w === undefined ? null : expressionFrom(found.w);
  if (!found || !sum || !parts || parts.length < 2 || (found.w !== undefined && !wanted)) return null;
  const letters = [...lettersIn(sum)].sort();
  if (letters.length > LETTERS_MAX || letters.length < 2) return null;
  if (wanted && (lettersIn(wanted).size === 0 || ![...lettersIn(wanted)].every((one) => letters.includes(one))))
    return null;
  return { parts, sum, letters, wanted };
}

/** What must be 0 each. */
function partsOf(of: Node): Node[] | null {
  if (of.kind === "add") {
    const [left, right] = [partsOf(of.left), partsOf(of.right)];
    return left && right && [...left, ...right];
  }
  if (of.kind === "multiply") {
    const factor = exactValue(of.left);
    return factor && factor.num > 0n ? partsOf(of.right) : null;
  }
  if (of.kind === "absolute") return [of.of];
  if (of.kind === "root" && (!of.degree || exactValue(of.degree)?.num === 2n)) return [of.of];
  const power = of.kind === "power" ? exactValue(of.exponent) : null;
  const isEven = power?.den === 1n && power.num > 0n && power.num % 2n === 0n;
  return of.kind === "power" && isEven ? [of.base] : null;
}

/** One part after the other, those that have one unknown letter first; else two that have the same two. */
function valuesOf(parts: Node[], letters: string[]): Values | null {
  const values: Values = new Map();
  let rest = parts.map(polynomialOf);
  if (rest.includes(null)) return null;
  for (let step = 0; step < LETTERS_MAX && rest.length > 0; step++) {
    const filled = rest.map((of) => reducedBy(of ?? [], values));
    const next = filled.find((of) => lettersOf(of).length === 1 && degree(of) === 1);
    const [letter] = next ? lettersOf(next) : [];
    const [value] = next ? (rationalZeros(next) ?? []) : [];
    const found = letter && value ? [[letter, value] as const] : pairOf(filled);
    if (!found) return null;
    for (const [name, number] of found) values.set(name, number);
    rest = filled.map((of) => reducedBy(of, values)).filter((of) => of.length > 0);
    if (rest.some((of) => of && lettersOf(of).length === 0)) return null;
  }
  return rest.length === 0 && letters.every((letter) => values.has(letter))
    ? new Map(letters.flatMap((letter) => [[letter, values.get(letter) ?? q.ZERO]]))
    : null;
}

function reducedBy(of: Polynomial, values: Values): Polynomial {
  return of.reduce<Polynomial>((all, { powers, by }) => {
    const rest = new Map([...powers].filter(([name]) => !values.has(name)));
    const factor = [...powers].reduce((product, [name, power]) => {
      const value = values.get(name);
      return value ? q.multiply(product, q.power(value, BigInt(power)) ?? q.ONE) : product;
    }, by);
    return factor.num === 0n ? all : minus(all, [{ powers: rest, by: q.negate(factor) }]);
  }, []);
}

function workSum({ parts, sum, letters, wanted }: ZeroSum): Working<Code> | null {
  const values = valuesOf(parts, letters);
  if (!values) return null;
  const shown = `${latexNode(sum)} = 0`;
  const result = [...values].map(([letter, value]) => `${letter} = ${latexNumber(value)}`).join(",\\; ");
  const steps: Step<Code>[] = [
    { code: "zeros", values: { shown, zeros: parts.map((part) => `${latexNode(part)} = 0`).join(",\\; "), result } },
  ];
  if (!wanted)
    return {
      problem: { en: `find $${letters.join(", ")}$ if $${shown}$`, ch: `已知 $${shown}$，求 $${letters.join(", ")}$` },
      steps,
      answer: { said: inBoth(result), key: plainList(values) },
    };
  const value = exactValue(putIn(wanted, values));
  if (!value) return null;
  const target = latexNode(wanted);
  steps.push({ code: "put", values: { target, value: latexNumber(value) } });
  return {
    problem: { en: `the value of $${target}$ if $${shown}$`, ch: `已知 $${shown}$，求 $${target}$ 的值` },
    steps,
    answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
  };
}
