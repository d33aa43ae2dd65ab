import { q, quotientIn, realRoots, sameValue, substitute } from "@dripstone/checker/mathematics";
import { coefficient, degree, latexPolynomial, minus, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { expressionFrom, type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import { latexSurd, plainSurd, rootOf, type Surd } from "../../../algebra/surds.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Equations of fourth degree with even powers only: quadratic ones in the square. */
export const biquadraticEquations = defineTopic<Relation, Code>({
  name: "biquadratic-equations",
  words,
  read: readBiquadratic,
  work: workBiquadratic,
  holds,
  similar: (relation) => {
    const { letter: x } = relation;
    return (
      [`${x}^4 - 10${x}^2 + 9 = 0`, `${x}^4 - 13${x}^2 + 36 = 0`]
        .map(relationFrom)
        .find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation
    );
  },
});

function readBiquadratic(question: Question): Relation | null {
  const relation = relationIn(question, ["factor", "by-factoring", "by"]);
  if (relation?.sign !== "=") return null;
  const [left, right] = [polynomialOf(relation.left), polynomialOf(relation.right)];
  const all = left && right && minus(left, right);
  const isEven = all && [1, 3].every((power) => coefficient(all, power).num === 0n);
  return all && degree(all) === 4 && isEven ? relation : null;
}

function workBiquadratic(relation: Relation): Working<Code> | null {
  const { left, right, letter } = relation;
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  const all = one && other && minus(one, other);
  if (!all) return null;
  const [a, b, c] = [4, 2, 0].map((power) => coefficient(all, power));
  if (!a || !b || !c) return null;
  const square = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  const span = square.num < 0n ? null : q.root(square, 2n);
  // Roots of roots are no school's.
  if (square.num >= 0n && !span) return null;
  const below = q.multiply(q.rational(2n), a);
  const squares = (span ? [q.subtract(q.negate(b), span), q.add(q.negate(b), span)] : [])
    .flatMap((above) => q.divide(above, below) ?? [])
    .filter((value, nth, values) => !values.slice(0, nth).some((earlier) => q.same(earlier, value)))
    .sort(q.compare);
  const roots = squares.flatMap((value): (Surd | null)[] => {
    if (value.num < 0n) return [];
    const root = rootOf(value);
    if (!root || value.num === 0n) return [root];
    return [{ ...root, plain: q.negate(root.plain), by: q.negate(root.by) }, root];
  });
  if (roots.includes(null)) return null;
  const found = roots.flatMap((root) => (root ? [root] : []));
  const inSquare = all.map(({ powers, by }) => ({
    by,
    powers: new Map([...powers].map(([, power]): [string, number] => [letter === "u" ? "v" : "u", power / 2])),
  }));
  const name = letter === "u" ? "v" : "u";
  const values = {
    letter,
    name,
    shown: latexRelation(relation),
    equation: `${latexPolynomial(inSquare)} = 0`,
    squares: squares.map((value) => `${name} = ${latexSurd({ plain: value, by: q.ZERO, of: 1n })}`).join(",\\ "),
  };
  const latex = found.map((root) => `${letter} = ${latexSurd(root)}`);
  const steps: Step<Code>[] = [{ code: "name", values }];
  if (squares.length > 0) steps.push({ code: "solveIt", values });
  steps.push(
    found.length > 0
      ? { code: "back", values: { ...values, roots: latex.join(",\\ ") } }
      : { code: "noSquare", values },
  );
  return {
    problem: { en: `solve $${values.shown}$`, ch: `解方程 $${values.shown}$` },
    steps,
    answer:
      found.length > 0
        ? {
            said: { en: latex.map((one) => `$${one}$`).join(" or "), ch: latex.map((one) => `$${one}$`).join(" 或 ") },
            key: found.map((root) => `${letter} = ${plainSurd(root)}`).join(" or "),
          }
        : { said: { en: "no real solution", ch: "没有实数解" }, key: "no solution" },
  };
}

/** Each root is put in; and of all roots that the checker's own search finds in the square, none is left out. */
function holds({ left, right, letter }: Relation, { key }: { key: string }): boolean {
  const given =
    key === "no solution" ? [] : key.split(" or ").map((part) => expressionFrom(part.replace(/^\w = /, "")));
  const roots = given.flatMap((root) => root ?? []);
  if (roots.length !== given.length) return false;
  const isRoot = roots.every((root) => sameValue(substitute(left, letter, root), substitute(right, letter, root)));
  const differ = roots.every((root, nth) => !roots.slice(0, nth).some((earlier) => sameValue(root, earlier)));
  const found = quotientIn({ kind: "subtract", left, right }, letter);
  const inSquare = found?.num.filter((_, power) => power % 2 === 0);
  const squares = inSquare && realRoots(inSquare);
  if (!isRoot || !differ || !squares) return false;
  const distinct = squares.filter((root, nth) => !squares.slice(0, nth).some((earlier) => sameValue(root, earlier)));
  const count = distinct.reduce((all, root) => {
    const isZero = sameValue(root, { kind: "subtract", left: root, right: root });
    const isAbove = sameValue(root, { kind: "absolute", of: root });
    return all + (isZero ? 1 : isAbove ? 2 : 0);
  }, 0);
  return count === roots.length;
}
