import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree, lettersOf, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode, latexSign } from "../../../algebra/printing.ts";
import { plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { excluded, sentences } from "./sentences.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A root, a fraction, or a fraction with a root below, and the linear part that decides where it makes sense. */
type Domain = {
  of: Node;
  inside: Node;
  letter: string;
  kind: "root" | "fraction" | "root-below" | "everywhere";
  isExcluded?: boolean;
};

/** Where a root or a fraction makes sense. */
export const domains = defineTopic<Domain, Code>({
  name: "domains",
  words,
  read: (question: Question) =>
    readFrames(plainOf(question), [
      [sentences, ({ e }) => domainOf(e) ?? everywhere(e)],
      [
        excluded,
        ({ e }) => {
          const found = domainOf(e);
          return found?.kind === "fraction" ? { ...found, isExcluded: true } : null;
        },
      ],
    ]),
  work: workDomain,
  // Numbers on both sides of the bound are tried, and the bound itself.
  holds: ({ inside, letter, kind, isExcluded }, { key }) => {
    const at = isExcluded ? fractionIn(key) : null;
    if (isExcluded) return !!at && exactValue(substitute(inside, letter, numberNode(at)))?.num === 0n;
    if (kind === "everywhere")
      return (
        key === "all real numbers" &&
        [-7n, -1n, 0n, 1n, 9n].every(
          (at) => exactValue(substitute(inside, letter, numberNode(q.rational(at)))) !== null,
        )
      );
    const bound = boundOf(inside, letter);
    if (!bound) return false;
    return [q.subtract(bound, q.ONE), bound, q.add(bound, q.ONE)].every((at) => {
      const value = exactValue(substitute(inside, letter, numberNode(at)));
      const order = q.compare(at, bound);
      if (!value) return false;
      const makesSense = kind === "fraction" ? value.num !== 0n : kind === "root" ? value.num >= 0n : value.num > 0n;
      const isSaid = key.includes("≠")
        ? order !== 0
        : key.includes("≥")
          ? order >= 0
          : key.includes("≤")
            ? order <= 0
            : key.includes(">")
              ? order > 0
              : order < 0;
      return makesSense === isSaid;
    });
  },
  similar: (domain) => ({
    ...domain,
    inside: moreThan(domain.inside),
    of: domain.kind === "everywhere" ? moreThan(domain.of) : moved(domain),
  }),
});

const moreThan = (node: Node): Node => ({ kind: "add", left: node, right: numberNode(q.rational(3n)) });

const moved = ({ of, inside, kind }: Domain): Node => {
  const more = moreThan(inside);
  if (of.kind === "root") return { ...of, of: more };
  return of.kind === "divide"
    ? { ...of, right: kind === "fraction" ? more : { ...(of.right as Node & { kind: "root" }), of: more } }
    : of;
};

/** Null for what has several conditions, or one that is not linear. */
export function domainOf(e?: string): Domain | null {
  const answer = formulaAt(e);
  if (answer?.kind !== "expression" || answer.unit) return null;
  const { of } = answer;
  const isSquareRoot = (node: Node) => node.kind === "root" && (!node.degree || exactValue(node.degree)?.num === 2n);
  if (of.kind === "root" && isSquareRoot(of)) return linear(of, of.of, "root");
  if (of.kind !== "divide" || !polynomialOf(of.left)) return null;
  return of.right.kind === "root" && isSquareRoot(of.right)
    ? linear(of, of.right.of, "root-below")
    : linear(of, of.right, "fraction");
}

/** A polynomial has a value at every number. */
function everywhere(e?: string): Domain | null {
  const answer = formulaAt(e);
  const of = answer?.kind === "expression" && !answer.unit ? answer.of : curveIn(answer);
  const polynomial = of && polynomialOf(of);
  const [letter, ...more] = lettersOf(polynomial ?? []);
  return of && letter !== undefined && more.length === 0 ? { of, inside: of, letter, kind: "everywhere" } : null;
}

/** What y is, of `y = …`. */
function curveIn(answer: ReturnType<typeof formulaAt>): Node | null {
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  return left?.kind === "letter" && left.name === "y" && more.length === 0 ? (right ?? null) : null;
}

function linear(of: Node, inside: Node, kind: Domain["kind"]): Domain | null {
  const polynomial = polynomialOf(inside);
  const [letter, ...more] = lettersOf(polynomial ?? []);
  return polynomial && letter !== undefined && more.length === 0 && degree(polynomial) === 1
    ? { of, inside, letter, kind }
    : null;
}

function boundOf(inside: Node, letter: string): q.Rational | null {
  const at = (value: q.Rational) => exactValue(substitute(inside, letter, numberNode(value)));
  const [zero, one] = [at(q.ZERO), at(q.ONE)];
  return zero && one && q.divide(zero, q.subtract(zero, one));
}

function workDomain({ of, inside, letter, kind, isExcluded }: Domain): Working<Code> | null {
  if (kind === "everywhere")
    return {
      problem: { en: `where $${latexNode(of)}$ makes sense`, ch: `$${latexNode(of)}$ 中 $${letter}$ 的取值范围` },
      steps: [{ code: "everywhere", values: { shown: latexNode(of), letter } }],
      answer: { said: { en: "all real numbers", ch: "全体实数" }, key: "all real numbers" },
    };
  const polynomial = polynomialOf(inside);
  if (!polynomial) return null;
  const [slope, plain] = [coefficient(polynomial, 1), coefficient(polynomial, 0)];
  const bound = q.divide(q.negate(plain), slope);
  if (!bound) return null;
  const sign = kind === "fraction" ? "≠" : kind === "root" ? "≥" : ">";
  const condition = `${latexNode(inside)} ${latexSign(sign)} 0`;
  const isAbove = slope.num > 0n;
  const region: Stretch[] = [{ from: isAbove ? bound : null, to: isAbove ? null : bound, closed: kind === "root" }];
  const unequal = `${letter} \\neq ${latexNumber(bound)}`;
  const said = kind === "fraction" ? { en: `$${unequal}$`, ch: `$${unequal}$` } : saidRegion(region, letter);
  const key = kind === "fraction" ? `${letter} ≠ ${plainNumber(bound)}` : plainRegion(region, letter);
  const shown = latexNode(of);
  if (isExcluded) {
    const [zero, result] = [`${latexNode(inside)} = 0`, `${letter} = ${latexNumber(bound)}`];
    return {
      problem: { en: `where $${shown}$ is undefined`, ch: `$${shown}$ 无意义时 $${letter}$ 的值` },
      steps: [{ code: "excluded", values: { shown, zero, result } }],
      answer: { said: { en: `$${result}$`, ch: `$${result}$` }, key: plainNumber(bound) },
    };
  }
  return {
    problem: { en: `where $${shown}$ makes sense`, ch: `$${shown}$ 有意义时 $${letter}$ 的取值范围` },
    steps: [
      { code: kind, values: { shown, condition } },
      {
        code: slope.num < 0n && kind !== "fraction" ? "solve-flip" : "solve",
        values: { condition, letter, result: said },
      },
    ],
    answer: { said, key },
  };
}
