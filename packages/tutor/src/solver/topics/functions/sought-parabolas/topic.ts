import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, latexPolynomial, plainPolynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Point = { x: q.Rational; y: q.Rational };
/** y = a(x - h)² + k, y = a(x - r)(x - s), or any through three points. */
type Sought =
  | { by: "vertex"; vertex: Point; through: Point; isA?: boolean }
  | { by: "zeros"; zeros: [q.Rational, q.Rational]; through: Point }
  | { by: "points"; points: [Point, Point, Point] };

const head = "[the ][equation of ][the |a ](parabola|quadratic function)";

const frames: Frames<Sought>[] = [
  [
    [
      `${head} with vertex {p:point}(,? (and|that|which|passing|passes|goes))* through {o:point}`,
      "顶点(是|为)?{p:point}[,][且|并且](经过|过)[点]{o:point}的(抛物线|二次函数)[的](解析式|表达式|方程)?",
    ],
    ({ p, o }) => ofVertex(p, o, false),
  ],
  [["a of the parabola with vertex {p:point} through {o:point}"], ({ p, o }) => ofVertex(p, o, true)],
  [
    [`${head} with zeros {r:fraction} and {s:fraction}(,? (and|that|which|passing|passes|goes))* through {o:point}`],
    ({ r, s, o }) => {
      const [one, other, through] = [fractionIn(r), fractionIn(s), pointIn(o)];
      const isFree = one && other && through && ![one, other].some((zero) => q.same(zero, through.x));
      return isFree && !q.same(one, other) && through.y.num !== 0n
        ? { by: "zeros", zeros: [one, other], through }
        : null;
    },
  ],
  [
    [
      `${head} through {p:point}, {o:point},? (and )?{r:point}`,
      "(经过|过)[点]{p:point}[,|和|与]{o:point}[,|和|与]{r:point}(三点)?的(抛物线|二次函数)[的](解析式|表达式|方程)?",
    ],
    ({ p, o, r }) => {
      const [a, b, c] = [p, o, r].map(pointIn);
      return a && b && c ? { by: "points", points: [a, b, c] } : null;
    },
  ],
];

function ofVertex(p: Places[string], o: Places[string], isA: boolean): Sought | null {
  const [vertex, through] = [pointIn(p), pointIn(o)];
  return vertex && through && !q.same(vertex.x, through.x) && !q.same(vertex.y, through.y)
    ? { by: "vertex", vertex, through, isA }
    : null;
}

function pointIn(place: Places[string] = ""): Point | null {
  const [x, y, ...more] = place.slice(1, -1).split(",").map(fractionIn);
  return x && y && more.length === 0 ? { x, y } : null;
}

/** The equation of a parabola by its vertex or its zeros and a point, or by three points. */
export const soughtParabolas = defineTopic<Sought, Code>({
  name: "sought-parabolas",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workSought,
  holds,
  similar: (sought) => {
    const raised = ({ x, y }: Point): Point => ({ x, y: q.multiply(y, q.rational(2n)) });
    if (sought.by === "points") {
      const [a, b, c] = sought.points;
      return { by: "points", points: [raised(a), raised(b), raised(c)] };
    }
    return sought.by === "zeros"
      ? { ...sought, through: raised(sought.through) }
      : { ...sought, vertex: raised(sought.vertex), through: raised(sought.through) };
  },
});

const less = (x: q.Rational): Node => ({ kind: "subtract", left: { kind: "letter", name: "x" }, right: numberNode(x) });
const times = (left: Node, right: Node): Node => ({ kind: "multiply", left, right, implicit: false });
const plus = (left: Node, right: Node): Node => ({ kind: "add", left, right });
const shown = ({ x, y }: Point) => `(${latexNumber(x)}, ${latexNumber(y)})`;
const minused = (x: q.Rational) => (x.num === 0n ? "x" : `(x ${x.num > 0n ? "-" : "+"} ${latexNumber(q.absolute(x))})`);

function workSought(sought: Sought): Working<Code> | null {
  const found = ofSought(sought);
  const polynomial = found && polynomialOf(found.of);
  if (!found || !polynomial) return null;
  if (sought.by === "vertex" && sought.isA) {
    const a = coefficient(polynomial, 2);
    return { ...found, answer: { said: inBoth(`a = ${latexNumber(a)}`), key: `a = ${plainNumber(a)}` } };
  }
  const equation = `y = ${latexPolynomial(polynomial)}`;
  return {
    problem: found.problem,
    steps: [...found.steps, { code: "write", values: { equation } }],
    answer: { said: inBoth(equation), key: `y = ${plainPolynomial(polynomial)}` },
  };
}

function ofSought(sought: Sought): { of: Node; steps: Step<Code>[]; problem: Working<Code>["problem"] } | null {
  if (sought.by === "points") return ofPoints(sought.points);
  const { through } = sought;
  const isVertex = sought.by === "vertex";
  const [one, other, height] = isVertex
    ? [sought.vertex.x, sought.vertex.x, sought.vertex.y]
    : [...sought.zeros, q.ZERO];
  const size = q.multiply(q.subtract(through.x, one), q.subtract(through.x, other));
  const a = q.divide(q.subtract(through.y, height), size);
  if (!a || a.num === 0n) return null;
  const form = isVertex
    ? `y = a${minused(one)}^2${height.num === 0n ? "" : ` ${height.num > 0n ? "+" : "-"} ${latexNumber(q.absolute(height))}`}`
    : `y = a${minused(one)}${minused(other)}`;
  const values = { form, point: shown(through), a: latexNumber(a) };
  return {
    of: plus(times(numberNode(a), times(less(one), less(other))), numberNode(height)),
    steps: [
      { code: isVertex ? "vertexForm" : "zeroForm", values },
      { code: "findA", values },
    ],
    problem: isVertex
      ? {
          en: `the parabola with vertex $${shown(sought.vertex)}$ through $${shown(through)}$`,
          ch: `顶点为 $${shown(sought.vertex)}$、过点 $${shown(through)}$ 的抛物线的解析式`,
        }
      : {
          en: `the quadratic function with zeros $${latexNumber(one)}$ and $${latexNumber(other)}$ through $${shown(through)}$`,
          ch: `零点为 $${latexNumber(one)}$、$${latexNumber(other)}$ 且过点 $${shown(through)}$ 的二次函数的解析式`,
        },
  };
}

/** By what each step to the next point adds. */
function ofPoints([p, o, r]: [Point, Point, Point]) {
  const first = q.divide(q.subtract(o.y, p.y), q.subtract(o.x, p.x));
  const second = q.divide(q.subtract(r.y, o.y), q.subtract(r.x, o.x));
  const a = first && second && q.divide(q.subtract(second, first), q.subtract(r.x, p.x));
  // On one line there is no parabola.
  if (!first || !second || !a || a.num === 0n) return null;
  const of = plus(
    plus(numberNode(p.y), times(numberNode(first), less(p.x))),
    times(numberNode(a), times(less(p.x), less(o.x))),
  );
  const polynomial = polynomialOf(of);
  if (!polynomial) return null;
  const equations = [p, o, r].map(
    ({ x, y }) => `${latexNumber(y)} = ${latexOperand(x)}^2 a + ${latexOperand(x)} b + c`,
  );
  const all = [p, o, r].map((point) => `$${shown(point)}$`);
  return {
    of,
    steps: [{ code: "threePoints" as const, values: { equations: equations.join(",\\quad "), a: latexNumber(a) } }],
    problem: { en: `the parabola through ${all.join(", ")}`, ch: `过 ${all.join("、")} 三点的抛物线的解析式` },
  };
}

/** By the points put in; a vertex lies in the middle between points of the same height. */
function holds(sought: Sought, { key }: { key: string }): boolean {
  const of =
    sought.by === "vertex" && sought.isA
      ? plus(
          times(
            expressionFrom(key.replace(/^a = /, "")) ?? numberNode(q.ZERO),
            times(less(sought.vertex.x), less(sought.vertex.x)),
          ),
          numberNode(sought.vertex.y),
        )
      : expressionFrom(key.replace(/^y = /, ""));
  const at = (x: q.Rational) => of && exactValue(substitute(of, "x", numberNode(x)));
  const isOn = ({ x, y }: Point) => {
    const height = at(x);
    return !!height && q.same(height, y);
  };
  if (sought.by === "points") return sought.points.every(isOn);
  if (!isOn(sought.through)) return false;
  if (sought.by === "zeros") return sought.zeros.every((x) => isOn({ x, y: q.ZERO }));
  const { vertex, through } = sought;
  return isOn(vertex) && isOn({ x: q.subtract(q.multiply(q.rational(2n), vertex.x), through.x), y: through.y });
}
