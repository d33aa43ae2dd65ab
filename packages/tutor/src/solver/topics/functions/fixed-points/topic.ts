import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  degree,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** y = kx - 3k + 2, with another graph for each k. */
type Family = { of: Node; letter: string };

const LENGTH_MAX = 200;
const equation =
  /y ?= ?([-+*/^().\da-z ]+?)(?=$|[,（]|\p{Script=Han}| (?:always|passes|pass|goes|go|must|will|has|that|contains|for|no|whatever|regardless|with|where)(?![a-z]))/u;
const isFixed =
  /(?=.*(?:point|定点|同一点|同一个点|同1点|同1个点|固定的点|固定点))(?=.*(?:fixed|same|always|every|all|any|no matter|whatever|regardless|定点|总|恒|必|无论|不论|不管|同1|同一|固定))/;
const around =
  /^(?:(?:the|a|an|its|it|one|line|lines|straight|graph|graphs|of|parabola|parabolas|curve|function|functions|linear|passes|pass|passing|goes|go|through|contains|must|will|has|always|same|fixed|certain|common|point|points|for|every|all|any|each|no|matter|what|whatever|which|value|values|real|number|is|are|be|takes|has|regardless|may|find|determine|give|does|do|that|this|coordinates|where|and|constant|parameter|show|there)(?![a-z])|已知|关于x的|无论|不论|不管|取|为|是|任何|任意|何|什么|怎样|怎么|如何|实数|数|值|变化|直线|[1一2二]次函数|函数|抛物线|图象|图像|的|都|总|恒|必|必定|必然|1定|会|能|要|经过|通过|过|1个|某个|某1个|1|同|固定|定点|点|一|则|那么|求|请|写出|这个|该|此|它|坐标|是|等于|多少|几|哪个|哪|所|试|时|当|[\s,:.?_()（）])*$/u;

/** The point that all graphs with a letter in their equation have in common: (3, 2) for y = kx - 3k + 2. */
export const fixedPoints = defineTopic<Family, Code>({
  name: "fixed-points",
  words,
  read: (question) => readFamily(plainOf(question)),
  work(family) {
    const { of, letter } = family;
    const parts = partsOf(family);
    const point = pointOf(family);
    if (!parts || !point) return null;
    const [x, y] = [latexNumber(point.x), latexNumber(point.y)];
    const shown = `y = ${latexNode(of)}`;
    const [by, rest] = [latexPolynomial(parts.by), latexPolynomial(parts.rest)];
    const steps: Step<Code>[] = [
      { code: "gather", values: { shown, letter, gathered: `y = ${letter}(${by}) + (${rest})` } },
      { code: "zero", values: { letter, by, x } },
      { code: "height", values: { rest, x, y } },
    ];
    return {
      problem: { en: `the point on $${shown}$ for every $${letter}$`, ch: `求 $${shown}$ 恒过的定点` },
      steps,
      answer: { said: inBoth(`(${x},\\; ${y})`), key: `(${plainNumber(point.x)}, ${plainNumber(point.y)})` },
    };
  },
  // It is on the graphs of many values of the letter, and at no place near do they meet again.
  holds(family, { key }) {
    const point = pointOf(family);
    if (!point || key !== `(${plainNumber(point.x)}, ${plainNumber(point.y)})`) return false;
    const heights = (x: q.Rational) => [-7n, -1n, 0n, 2n, 11n].map((number) => valueAt(family, x, q.rational(number)));
    return (
      heights(point.x).every((height) => !!height && q.same(height, point.y)) &&
      [-9n, -2n, 1n, 3n, 8n].every((away) => {
        const [first, ...more] = heights(q.add(point.x, q.rational(away)));
        return !!first && more.every((height) => !!height && !q.same(height, first));
      })
    );
  },
  similar: ({ letter }) => {
    const of = expressionFrom(`${letter}x - 4${letter} + 1`);
    return { of: of ?? numberNode(q.ZERO), letter };
  },
});

function readFamily(text: string): Family | null {
  if (text.length > LENGTH_MAX || !isFixed.test(text)) return null;
  const found = equation.exec(text);
  const of = found?.[1] ? expressionFrom(found[1].trim()) : null;
  const all = of && polynomialOf(of);
  const [letter, ...more] = all ? lettersOf(all).filter((each) => each !== "x") : [];
  if (!found || !of || !letter || letter === "y" || more.length > 0) return null;
  const left = text.replace(found[0], " ").replaceAll(new RegExp(`(?<![a-z])${letter}(?![a-z])`, "g"), " ");
  if (!around.test(left)) return null;
  return pointOf({ of, letter }) ? { of, letter } : null;
}

const valueAt = ({ of, letter }: Family, x: q.Rational, value: q.Rational) =>
  exactValue(substitute(substitute(of, letter, numberNode(value)), "x", numberNode(x)));

/** What the letter is multiplied by, and what stands without it; null where it is squared. */
function partsOf({ of, letter }: Family): { by: Polynomial; rest: Polynomial } | null {
  const at = (value: bigint) => polynomialOf(substitute(of, letter, numberNode(q.rational(value))));
  const [rest, one, two] = [at(0n), at(1n), at(2n)];
  if (!rest || !one || !two) return null;
  const by = minus(one, rest);
  return minus(minus(two, one), by).length === 0 ? { by, rest } : null;
}

function pointOf(family: Family): { x: q.Rational; y: q.Rational } | null {
  const parts = partsOf(family);
  if (!parts || degree(parts.by) !== 1) return null;
  const [x] = rationalZeros(parts.by) ?? [];
  const y = x && valueAt(family, x, q.ZERO);
  return x && y ? { x, y } : null;
}
