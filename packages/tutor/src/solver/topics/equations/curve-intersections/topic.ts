import { type Node, q, quotientIn, realRoots, sameValue, substitute } from "@dripstone/checker/mathematics";
import {
  constant,
  degree,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  polynomialOf,
  product,
  scaled,
  sum,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionSurd, latexSurd, plainSurd, rootOf, type Surd } from "../../../algebra/surds.ts";
import { type Question, readQuestion } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Two equations in two letters, of which one at least is no straight line. */
type Curves = { letters: [string, string]; equations: [Polynomial, Polynomial]; sides: [[Node, Node], [Node, Node]] };

const asks = new Set(["#", "solve", "what", "system", "and", "if", "after", "for", "is", "by-substitution"]);

/** Where a line and a curve of second degree meet, or two parabolas: x + y = 5 and xy = 6. */
export const curveIntersections = defineTopic<Curves, Code>({
  name: "curve-intersections",
  words,
  read: readCurves,
  work: workCurves,
  holds: areSolutions,
  similar: (problem) => {
    const [x, y] = problem.letters;
    const texts = [`${y} = ${x}^2, ${y} = 2${x} + 3`, `${x} + ${y} = 7, ${x}${y} = 12`];
    const others = texts.flatMap((text) => {
      const question = readQuestion(`solve the system ${text}`);
      return (question && readCurves(question)) ?? [];
    });
    return others.find(({ equations: [one] }) => minus(one, problem.equations[0]).length > 0) ?? problem;
  },
});

function readCurves({ shape, formulas }: Question): Curves | null {
  const said = shape?.split(" ") ?? [];
  if (!said.every((word) => asks.has(word))) return null;
  const answers = formulas.flatMap(({ answer }) =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  const relations = answers.flatMap((answer) => (answer?.kind === "relation" && !answer.unit ? [answer] : []));
  const others = answers.filter((answer) => answer?.kind !== "relation");
  const sides = relations.flatMap(({ sides: [left, right, ...more], signs }): [Node, Node][] =>
    left && right && more.length === 0 && signs.join() === "=" ? [[left, right]] : [],
  );
  const equations = sides.flatMap(([left, right]) => {
    const [one, other] = [polynomialOf(left), polynomialOf(right)];
    return one && other ? [minus(one, other)] : [];
  });
  const [first, second] = equations;
  const [a, b] = sides;
  const [x, y, ...more] = lettersOf(equations.flat());
  if (!first || !second || !a || !b || !x || !y || more.length > 0) return null;
  if (relations.length !== 2 || equations.length !== 2) return null;
  const areLetters = others.every(
    (answer) =>
      answer?.kind === "expression" && answer.of.kind === "letter" && [x, y].includes(answer.of.name) && !answer.unit,
  );
  if (!areLetters || (others.length !== 0 && others.length !== 2)) return null;
  const degrees = equations.map(degree);
  return Math.max(...degrees) === 2 && Math.min(...degrees) > 0
    ? { letters: [x, y], equations: [first, second], sides: [a, b] }
    : null;
}

/** A letter that one of the equations has alone, `y = …`, and what is left of the other with that put in. */
type Reduced = { letter: string; other: string; is: Polynomial; after: Polynomial };

function reduced({ letters, equations }: Curves): Reduced | null {
  const found = equations.flatMap((equation, nth) =>
    [...letters].reverse().flatMap((letter): Reduced[] => {
      const own = equation.filter(({ powers }) => powers.has(letter));
      const [term] = own;
      const isAlone = own.length === 1 && term?.powers.size === 1 && term.powers.get(letter) === 1;
      const other = letters.find((one) => one !== letter);
      const into = equations[1 - nth];
      if (!isAlone || !term || !other || !into) return [];
      const rest = equation.filter(({ powers }) => !powers.has(letter));
      const is = scaled(rest, q.divide(q.rational(-1n), term.by) ?? q.ZERO);
      const after = into.reduce<Polynomial | null>((all, { powers, by }) => {
        const kept: Polynomial = [{ by, powers: new Map([...powers].filter(([name]) => name !== letter)) }];
        let part: Polynomial | null = kept;
        for (let step = 0; step < (powers.get(letter) ?? 0) && part; step++) part = product(part, is);
        return all && part && sum(all, part);
      }, constant(q.ZERO));
      return after && degree(after) <= 2 && lettersOf(after).length === 1 ? [{ letter, other, is, after }] : [];
    }),
  );
  return found.find(({ is }) => degree(is) < 2) ?? found[0] ?? null;
}

const timesSurd = (a: Surd, b: Surd): Surd => ({
  plain: q.add(q.multiply(a.plain, b.plain), q.multiply(q.multiply(a.by, b.by), q.rational(a.of))),
  by: q.add(q.multiply(a.plain, b.by), q.multiply(a.by, b.plain)),
  of: a.by.num === 0n ? b.of : a.of,
});

const plusSurd = (a: Surd, b: Surd): Surd => ({
  plain: q.add(a.plain, b.plain),
  by: q.add(a.by, b.by),
  of: a.by.num === 0n ? b.of : a.of,
});

function surdAt(of: Polynomial, at: Surd): Surd {
  return of.reduce((all, { powers, by }) => {
    const power = [...powers.values()].reduce((count, one) => count + one, 0);
    const term = Array.from({ length: power }).reduce<Surd>((part) => timesSurd(part, at), fractionSurd(by));
    return plusSurd(all, term);
  }, fractionSurd(q.ZERO));
}

function rootsOf(of: Polynomial): Surd[] | null {
  const [a, b, c] = [2, 1, 0].map(
    (power) => of.find(({ powers }) => [...powers.values()].reduce((all, one) => all + one, 0) === power)?.by ?? q.ZERO,
  );
  if (!a || !b || !c) return null;
  if (a.num === 0n) {
    const value = q.divide(q.negate(c), b);
    return value && [fractionSurd(value)];
  }
  const square = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  const root = square.num < 0n ? null : rootOf(square);
  if (!root) return square.num < 0n ? [] : null;
  const below = q.divide(q.ONE, q.multiply(q.rational(2n), a));
  if (!below) return null;
  const half = (sign: bigint): Surd =>
    timesSurd(
      fractionSurd(below),
      plusSurd(fractionSurd(q.negate(b)), timesSurd(fractionSurd(q.rational(sign)), root)),
    );
  const isFirst = below.num > 0n ? -1n : 1n;
  return square.num === 0n ? [half(1n)] : [half(isFirst), half(-isFirst)];
}

function workCurves(problem: Curves): Working<Code> | null {
  const { letters, sides } = problem;
  const found = reduced(problem);
  const roots = found && rootsOf(found.after);
  if (!found || !roots) return null;
  const { letter, other, is, after } = found;
  const points = roots.map((root) => {
    const at = new Map([
      [other, root],
      [letter, surdAt(is, root)],
    ]);
    return letters.map((name) => at.get(name) ?? root);
  });
  const shown = sides.map(([left, right]) => `${latexNode(left)} = ${latexNode(right)}`);
  const cases = `\\begin{cases}${shown.join(" \\\\ ")}\\end{cases}`;
  const alone = `${letter} = ${latexPolynomial(is)}`;
  const equation = `${latexPolynomial(after)} = 0`;
  const values = { letter, other, alone, equation };
  const steps: Step<Code>[] = [
    { code: "alone", values: { ...values, shown: cases } },
    { code: "putIn", values },
  ];
  const name = `(${letters.join(", ")})`;
  const problemSaid = { en: `solve the system $${cases}$`, ch: `解方程组 $${cases}$` };
  if (points.length === 0) {
    return {
      problem: problemSaid,
      steps: [...steps, { code: "empty", values }],
      answer: { said: { en: "no real solution", ch: "没有实数解" }, key: "no solution" },
    };
  }
  const latex = points.map((point) => `${name} = (${point.map(latexSurd).join(",\\ ")})`);
  steps.push({
    code: "roots",
    values: { ...values, roots: roots.map((root) => `${other} = ${latexSurd(root)}`).join(",\\ ") },
  });
  steps.push({ code: "back", values: { ...values, points: latex.join(",\\ ") } });
  const [only = []] = points;
  const key =
    points.length === 1
      ? letters.map((one, nth) => `${one} = ${plainSurd(only[nth] ?? fractionSurd(q.ZERO))}`).join(", ")
      : points.map((point) => `(${point.map(plainSurd).join(", ")})`).join(", ");
  return { problem: problemSaid, steps, answer: { said: inBoth(latex.join(",\\quad ")), key } };
}

/** Each point is put into both equations as they were given; and roots are counted by dividing them out. */
function areSolutions(problem: Curves, { key }: { key: string }): boolean {
  const { letters, sides, equations } = problem;
  const found = reduced(problem);
  const text = found && expressionFrom(latexPolynomial(found.after));
  const quotient = text && quotientIn(text, found.other);
  const all = quotient && realRoots(quotient.num);
  if (!all) return false;
  const distinct = all.filter((root, nth) => !all.slice(0, nth).some((earlier) => sameValue(root, earlier)));
  if (key === "no solution") return distinct.length === 0;
  const texts = key.includes("=")
    ? [key.split(", ").map((part) => part.split(" = ")[1] ?? "")]
    : [...key.matchAll(/\(((?:[^()]|\([^()]*\))*(?:\([^()]*\)[^(),]*)*), ((?:[^()]|\([^()]*\))*)\)(?=, \(|$)/g)].map(
        ([, one = "", other = ""]) => [one, other],
      );
  const points = texts.map((point) => point.map(expressionFrom));
  const areTrue = points.every(([a, b]) => {
    if (!a || !b) return false;
    const put = (node: Node) => substitute(substitute(node, letters[0], a), letters[1], b);
    return sides.every(([left, right]) => sameValue(put(left), put(right)));
  });
  return areTrue && points.length === distinct.length && equations.length === 2;
}
