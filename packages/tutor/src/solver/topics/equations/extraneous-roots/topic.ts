import { exactValue, type Node, numberNode, q, quotientIn, substitute } from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../../algebra/fraction-of-polynomials.ts";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  constant,
  degree,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  product,
  sum,
} from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { dividedRow, fromRow, leastCommonRow, rowOf } from "../../../algebra/rows.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `left = right` with fractions in `letter` and a number that is not known; `none` where it is to have no solution at all. */
type Extraneous = { left: Node; right: Node; letter: string; parameter: string; wanted: "extraneous" | "none" };

const LENGTH_MAX = 160;
const TERMS_MAX = 5;
const shell =
  /^(?:for )?which (?<k>[a-z]) (?<w>gives an extraneous root|leaves no solution) (?:of|to) (?<e>[^?,;]*=[^?,;]*)$/i;

const noRoot = /^for what values? of (?<k>[a-z]) does (?<e>[^?,;]*=[^?,;]*?) have no (?:real )?solutions?$/i;

/** For which number an equation with fractions has an extraneous root, or no solution: (x + m)/(x - 3) = 2. */
export const extraneousRoots = defineTopic<Extraneous, Code>({
  name: "extraneous-roots",
  words,
  read: readExtraneous,
  work: workExtraneous,
  holds: isRight,
  similar: (task) => {
    const { letter: x, parameter: m } = task;
    const [first, second] = [`${x}/(${x}-3)-2=${m}/(${x}-3)`, `2/(${x}-1)+${m}/(${x}-1)=4`].map((equation) =>
      readExtraneous({ text: `which ${m} gives an extraneous root of ${equation}` } as Question),
    );
    return (first && latexNode(first.left) !== latexNode(task.left) ? first : second) ?? task;
  },
});

function readExtraneous({ text, original = text }: Pick<Question, "text"> & { original?: string }): Extraneous | null {
  if (text.length > LENGTH_MAX) return null;
  const plain = text.replaceAll("$", "").replace(/[\s.?!]+$/, "");
  const none = noRoot.exec(original.trim().replace(/[\s.?!]+$/, ""))?.groups;
  const { k = "", w = "leaves", e } = none ?? shell.exec(plain)?.groups ?? {};
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  if (!left || !right || more.length > 0) return null;
  const found = partsOf(left, right);
  const letters = found && [...new Set([...lettersOf(found.above), ...found.belows.flatMap(lettersOf)])];
  const [letter, ...others] = letters?.filter((one) => one !== k) ?? [];
  if (!found || !letter || others.length > 0 || !letters?.includes(k)) return null;
  // The unknown is below a line, and the other number above it only.
  if (!found.belows.every((below) => lettersOf(below).join() === letter && degree(below) <= 2)) return null;
  return { left, right, letter, parameter: k, wanted: w.startsWith("leaves") ? "none" : "extraneous" };
}

/** All denominators, and what is above after multiplying by the least common one. */
function partsOf(left: Node, right: Node): { above: Polynomial; belows: Polynomial[] } | null {
  const terms = [...termsOf(left, true), ...termsOf(right, false)];
  const fractions = terms.flatMap(({ node, isPlus }) => {
    const fraction = fractionOfPolynomials(node);
    return fraction ? [{ ...fraction, isPlus }] : [];
  });
  const belows = fractions.flatMap(({ below }) => (degree(below) > 0 ? [below] : []));
  const [letter, ...more] = [...new Set(belows.flatMap(lettersOf))];
  if (fractions.length < terms.length || terms.length > TERMS_MAX || !letter || more.length > 0) return null;
  const least = belows.reduce<q.Rational[]>((all, below) => leastCommonRow(all, rowOf(below)), [q.ONE]);
  let above: Polynomial = constant(q.ZERO);
  for (const fraction of fractions) {
    const part = product(fraction.above, fromRow(dividedRow(least, rowOf(fraction.below)).quotient, letter));
    if (!part) return null;
    above = fraction.isPlus ? sum(above, part) : minus(above, part);
  }
  return { above, belows };
}

const termsOf = (of: Node, isPlus: boolean): { node: Node; isPlus: boolean }[] =>
  of.kind === "add" || of.kind === "subtract"
    ? [...termsOf(of.left, isPlus), ...termsOf(of.right, of.kind === "add" ? isPlus : !isPlus)]
    : [{ node: of, isPlus }];

const at = (of: Polynomial, letter: string, value: q.Rational): Polynomial =>
  of.reduce<Polynomial>((all, { powers, by }) => {
    const rest = new Map([...powers].filter(([name]) => name !== letter));
    const factor = q.power(value, BigInt(powers.get(letter) ?? 0)) ?? q.ONE;
    return sum(
      all,
      [{ powers: rest, by: q.multiply(by, factor) }].filter((term) => term.by.num !== 0n),
    );
  }, constant(q.ZERO));

function workExtraneous(task: Extraneous): Working<Code> | null {
  const { left, right, letter, parameter, wanted } = task;
  const found = partsOf(left, right);
  if (!found || found.above.length === 0) return null;
  const shown = `${latexNode(left)} = ${latexNode(right)}`;
  const places = distinct(found.belows.flatMap((below) => rationalZeros(below) ?? []));
  if (found.belows.some((below) => rationalZeros(below) === null) || places.length === 0) return null;
  const cleared = `${latexPolynomial(found.above)} = 0`;
  const steps: Step<Code>[] = [
    {
      code: "places",
      values: { shown, places: places.map((place) => `${letter} = ${latexNumber(place)}`).join(",\\ ") },
    },
    { code: "clear", values: { shown, cleared } },
  ];
  const values: q.Rational[] = [];
  for (const place of places) {
    const left = at(found.above, letter, place);
    const zeros = lettersOf(left).length === 0 || degree(left) !== 1 ? [] : rationalZeros(left);
    // 0 = 0 there for every number, or a square of the number that is sought.
    if (!zeros || left.length === 0 || degree(left) > 1) return null;
    for (const zero of zeros) {
      values.push(zero);
      steps.push({
        code: "put",
        values: {
          place: `${letter} = ${latexNumber(place)}`,
          equation: `${latexPolynomial(left)} = 0`,
          result: `${parameter} = ${latexNumber(zero)}`,
        },
      });
    }
  }
  if (wanted === "none") {
    const power = (term: Polynomial[number]) => term.powers.get(letter) ?? 0;
    if (found.above.some((term) => power(term) > 1)) return null;
    const part = (count: number): Polynomial =>
      found.above
        .filter((term) => power(term) === count)
        .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name !== letter)) }));
    const [slope, plain] = [part(1), part(0)];
    if (degree(slope) > 1) return null;
    for (const zero of degree(slope) === 1 ? (rationalZeros(slope) ?? []) : []) {
      if (at(plain, parameter, zero).length === 0) return null;
      values.push(zero);
      steps.push({
        code: "flat",
        values: { letter, factor: latexPolynomial(slope), result: `${parameter} = ${latexNumber(zero)}` },
      });
    }
  }
  const all = distinct(values);
  if (all.length === 0) return null;
  const problem =
    wanted === "extraneous"
      ? {
          en: `for which $${parameter}$ the equation $${shown}$ has an extraneous root`,
          ch: `$${parameter}$ 为何值时，方程 $${shown}$ 有增根`,
        }
      : {
          en: `for which $${parameter}$ the equation $${shown}$ has no solution`,
          ch: `$${parameter}$ 为何值时，方程 $${shown}$ 无解`,
        };
  const said = all.map((value) => `$${parameter} = ${latexNumber(value)}$`);
  return {
    problem,
    steps,
    answer: {
      said: { en: said.join(" or "), ch: said.join(" 或 ") },
      key: all.map((value) => `${parameter} = ${plainNumber(value)}`).join(" or "),
    },
  };
}

const distinct = (values: q.Rational[]): q.Rational[] =>
  values.toSorted(q.compare).filter((value, nth, all) => nth === 0 || !q.same(value, all[nth - 1] ?? value));

const TRIED_TO = 9;

/** Each number is put in, and the equation with it solved by the grader's own quotient: only at those numbers is a root lost. */
function isRight({ left, right, letter, parameter, wanted }: Extraneous, { key }: { key: string }): boolean {
  const found = partsOf(left, right);
  const places = found ? distinct(found.belows.flatMap((below) => rationalZeros(below) ?? [])) : [];
  const given = key.split(" or ").map((part) => fractionFrom(part.replace(/^\w+ = /, "")));
  const isAt = (value: q.Rational): boolean => {
    const put = (side: Node) => substitute(side, parameter, numberNode(value));
    const one: Node = { kind: "subtract", left: put(left), right: put(right) };
    const cleared = found ? at(found.above, parameter, value) : [];
    const quotient = quotientIn(one, letter);
    const roots = cleared.length > 0 ? (degree(cleared) === 0 ? [] : rationalZeros(cleared)) : null;
    if (!quotient || !roots) return false;
    const isLost = (root: q.Rational) => places.some((place) => q.same(place, root));
    const isTrue = (root: q.Rational) => exactValue(substitute(one, letter, numberNode(root)))?.num === 0n;
    return wanted === "extraneous" ? roots.some(isLost) : !roots.some((root) => isTrue(root) && !isLost(root));
  };
  const others = Array.from({ length: 2 * TRIED_TO + 1 }, (_, nth) => q.rational(BigInt(nth - TRIED_TO)));
  return given.every(isAt) && others.every((other) => given.some((one) => q.same(one, other)) || !isAt(other));
}

function fractionFrom(text: string): q.Rational {
  const [num = "0", den = "1"] = text.split("/");
  return q.rational(BigInt(num), BigInt(den));
}
