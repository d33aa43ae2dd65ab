import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Pair = { x: q.Rational; y: q.Rational };
type Asked =
  | { wanted: "trend"; of: Polynomial }
  | { wanted: "branches"; by: q.Rational }
  | { wanted: "parity"; of: Polynomial; node: Node }
  | { wanted: "function"; pairs: Pair[] }
  | { wanted: "bent"; a: q.Rational; bottom: q.Rational; shown: string };

const curve = "[the ][function|line|graph of|linear function|graph of the function][ ]{e:formula}";
const kurve = "[在|已知][一次|1次|正比例][函数|直线]{e:formula}[的图象|的图像]";
const pairs =
  "\\{? ?(?<p>\\( ?-?[\\d./]+, ?-?[\\d./]+ ?\\)(?:, ?(?:and )?\\( ?-?[\\d./]+, ?-?[\\d./]+ ?\\)){1,9}) ?\\}?";
const relation = new RegExp(
  `^(?:(?:does|is) (?:the |this )?(?:relation|set|set of (?:ordered )?pairs|mapping)? ?${pairs} (?:represent |define |form |describe )?(?:a )?function|is (?:the |this )?(?:relation|set)? ?${pairs.replaceAll("?<p>", "?<p2>")} a function|(?:关系|集合)?${pairs.replaceAll("?<p>", "?<p3>")}(?:是否|是不是|是)(?:1个)?函数)$`,
  "u",
);

const frames: Frames<Asked>[] = [
  [
    [
      `${kurve}(中|里)?,?(函数值)?y(的值)?随x的?(增大|增加|变大)而(怎样变化|如何变化|怎么变化|变化|怎样|增大还是减小|减小还是增大|什么)?(_|▢|\\(|\\)){0,8}`,
      `does ${curve} (increase or decrease|rise or fall)`,
      `is ${curve} (increasing or decreasing|rising or falling|decreasing or increasing)`,
    ],
    ({ e }) => trendOf(e),
  ],
  [
    [
      "[反比例函数|双曲线|函数]{e:formula}[的图象|的图像]?(在|位于|分布在|经过|过)(第)?(几|哪几|哪些|哪2个|哪个|_{1,9}|▢)个?象限",
      "(which|what) quadrants (is|are) [the ](graph|branches|hyperbola) [of ]{e:formula}( in)?",
      "in (which|what) quadrants (is|are|does|do) [the ](graph|branches|hyperbola) [of ]{e:formula}( lie)?",
    ],
    ({ e }) => branchesOf(e),
  ],
  [
    [
      "{e:formula},? (is it |is this |is f |is the function )?(an )?(odd,? even,? or neither|even,? odd,? or neither)( function)?",
      "is [the ][function ]{e:formula} (an )?(odd,? even,? or neither|even,? odd,? or neither|odd or even|even or odd)( function)?",
      "(whether|if) [the ][function ]{e:formula} is (an )?(odd,? even,? or neither|even,? odd,? or neither)( function)?",
      "[函数]{e:formula}(是奇函数还是偶函数|的奇偶性|是什么函数,奇函数还是偶函数)",
    ],
    ({ e }) => parityOf(e),
  ],
  [["[the ]range of [the ][function ]{e:formula}", "[函数]{e:formula}的值域"], ({ e }) => bentOf(e)],
];

function rightSide(e?: string): Node | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  return left?.kind === "letter" && left.name === "y" && right && more.length === 0 ? right : null;
}

function trendOf(e?: string): Asked | null {
  const node = rightSide(e);
  const of = node && polynomialOf(node);
  return of && degree(of) === 1 && lettersOf(of).join() === "x" ? { wanted: "trend", of } : null;
}

function branchesOf(e?: string): Asked | null {
  const node = rightSide(e);
  const top = node?.kind === "negate" ? node.of : node;
  if (top?.kind !== "divide" || top.right.kind !== "letter" || top.right.name !== "x") return null;
  const by = exactValue(top.left);
  return by && by.num !== 0n ? { wanted: "branches", by: node?.kind === "negate" ? q.negate(by) : by } : null;
}

function parityOf(e?: string): Asked | null {
  const node = rightSide(e);
  const of = node && polynomialOf(node);
  return node && of && lettersOf(of).join() === "x" ? { wanted: "parity", of, node } : null;
}

/** y = a|x - h| + k, which is bent at its lowest or highest point. */
function bentOf(e?: string): Asked | null {
  const node = rightSide(e);
  if (!node) return null;
  const at = (x: q.Rational) => exactValue(substitute(node, "x", numberNode(x)));
  const inner = absoluteIn(node);
  const line = inner.length === 1 && inner[0] ? polynomialOf(inner[0]) : null;
  if (!line || degree(line) !== 1 || lettersOf(line).join() !== "x") return null;
  const corner = q.divide(q.negate(coefficient(line, 0)), coefficient(line, 1));
  const [bottom, ...beside] = corner ? [0n, 1n, -1n, 2n, -2n].map((by) => at(q.add(corner, q.rational(by)))) : [];
  if (!bottom || beside.some((one) => !one)) return null;
  const [right, left, far, other] = beside.map((one) => q.subtract(one ?? q.ZERO, bottom));
  if (!right || !left || !far || !other || right.num === 0n || !q.same(right, left) || !q.same(far, other)) return null;
  if (!q.same(far, q.multiply(right, q.rational(2n)))) return null;
  return { wanted: "bent", a: right, bottom, shown: latexNode(node) };
}

function absoluteIn(node: Node): Node[] {
  if (node.kind === "absolute") return [node.of];
  if (node.kind === "negate") return absoluteIn(node.of);
  if (node.kind === "add" || node.kind === "subtract" || node.kind === "multiply" || node.kind === "divide")
    return [...absoluteIn(node.left), ...absoluteIn(node.right)];
  return [];
}

function relationOf(plain: string): Asked | null {
  const found = relation.exec(plain)?.groups;
  const listed = found?.p ?? found?.p2 ?? found?.p3;
  const all = [...(listed ?? "").matchAll(/\( ?(-?[\d./]+), ?(-?[\d./]+) ?\)/g)].flatMap(([, x, y]) => {
    const [at, value] = [fractionIn(x), fractionIn(y)];
    return at && value ? [{ x: at, y: value }] : [];
  });
  return all.length >= 2 ? { wanted: "function", pairs: all } : null;
}

/** Whether a line rises, where a hyperbola lies, whether a function is odd or even, and whether pairs are a function. */
export const functionFacts = defineTopic<Asked, Code>({
  name: "function-facts",
  words,
  read: (question) => {
    const plain = plainOf(question).replace(/[_ ]+$/, "");
    return readFrames(plain, frames) ?? relationOf(plain);
  },
  work: workFact,
  holds,
  similar: (asked) => {
    if (asked.wanted === "branches") return { ...asked, by: q.negate(asked.by) };
    if (asked.wanted === "function")
      return { ...asked, pairs: asked.pairs.map(({ x, y }) => ({ x: q.add(x, q.ONE), y })) };
    return asked;
  },
});

const told = (key: string, en: string, ch: string) => ({ said: { en, ch }, key });
const pairSaid = ({ x, y }: Pair) => `(${latexNumber(x)}, ${latexNumber(y)})`;

function workFact(asked: Asked): Working<Code> | null {
  switch (asked.wanted) {
    case "trend": {
      const slope = coefficient(asked.of, 1);
      const shown = `y = ${latexPolynomial(asked.of)}`;
      const isRising = slope.num > 0n;
      return {
        problem: { en: `whether $${shown}$ increases or decreases`, ch: `$${shown}$ 中，$y$ 随 $x$ 的增大怎样变化` },
        steps: [{ code: isRising ? "rises" : "falls", values: { shown, slope: latexNumber(slope) } }],
        answer: isRising ? told("increases", "it increases", "增大") : told("decreases", "it decreases", "减小"),
      };
    }
    case "branches": {
      const isAbove = asked.by.num > 0n;
      const shown = `y = \\frac{${latexNumber(asked.by)}}{x}`;
      return {
        problem: { en: `the quadrants of $${shown}$`, ch: `$${shown}$ 的图象所在的象限` },
        steps: [{ code: isAbove ? "alike" : "unlike", values: { shown, by: latexNumber(asked.by) } }],
        answer: isAbove
          ? told("1, 3", "quadrants 1 and 3", "第一、三象限")
          : told("2, 4", "quadrants 2 and 4", "第二、四象限"),
      };
    }
    case "parity": {
      const kind = parityIn(asked.of);
      const shown = latexNode(asked.node);
      return {
        problem: { en: `whether $f(x) = ${shown}$ is odd, even, or neither`, ch: `$f(x) = ${shown}$ 的奇偶性` },
        steps: [
          { code: "powers", values: { shown } },
          { code: kind, values: {} },
        ],
        answer: told(kind, kind, { odd: "奇函数", even: "偶函数", neither: "既不是奇函数，也不是偶函数" }[kind]),
      };
    }
    case "function": {
      const shown = asked.pairs.map(pairSaid).join(",\\ ");
      const twice = asked.pairs.find(({ x, y }) => asked.pairs.some((one) => q.same(one.x, x) && !q.same(one.y, y)));
      return {
        problem: { en: `whether $${shown}$ is a function`, ch: `$${shown}$ 是否是函数` },
        steps: [
          twice ? { code: "twice", values: { shown, x: latexNumber(twice.x) } } : { code: "once", values: { shown } },
        ],
        answer: twice ? told("no", "no", "不是") : told("yes", "yes", "是"),
      };
    }
    case "bent": {
      const isLowest = asked.a.num > 0n;
      const bottom = latexNumber(asked.bottom);
      return {
        problem: { en: `the range of $y = ${asked.shown}$`, ch: `$y = ${asked.shown}$ 的值域` },
        steps: [{ code: isLowest ? "lowest" : "highest", values: { shown: `y = ${asked.shown}`, bottom } }],
        answer: {
          said: inBoth(`y ${isLowest ? "\\geq" : "\\leq"} ${bottom}`),
          key: `y ${isLowest ? ">=" : "<="} ${plainNumber(asked.bottom)}`,
        },
      };
    }
  }
}

function parityIn(of: Polynomial): "odd" | "even" | "neither" {
  const powers = of.map((one) => (one.powers.get("x") ?? 0) % 2);
  return powers.every((rest) => rest === 1) ? "odd" : powers.every((rest) => rest === 0) ? "even" : "neither";
}

/** By values put in. */
function holds(asked: Asked, { key }: { key: string }): boolean {
  switch (asked.wanted) {
    case "trend": {
      const slope = coefficient(asked.of, 1);
      const rise = q.subtract(q.multiply(slope, q.rational(7n)), q.multiply(slope, q.rational(-3n)));
      return key === (rise.num > 0n ? "increases" : "decreases");
    }
    case "branches": {
      const y = q.divide(asked.by, q.rational(3n));
      return !!y && key === (y.num > 0n ? "1, 3" : "2, 4");
    }
    case "parity": {
      const at = (x: bigint) => exactValue(substitute(asked.node, "x", numberNode(q.rational(x))));
      const places = [1n, 2n, 3n, 5n, 7n, 11n, 13n];
      const all = (sign: "same" | "opposite") =>
        places.every((x) => {
          const [one, other] = [at(x), at(-x)];
          return !!one && !!other && q.same(sign === "same" ? one : q.negate(one), other);
        });
      return key === (all("opposite") ? "odd" : all("same") ? "even" : "neither");
    }
    case "function": {
      const places = new Map<string, string>();
      const isOne = asked.pairs.every(({ x, y }) => {
        const [at, value] = [plainNumber(x), plainNumber(y)];
        const before = places.get(at);
        places.set(at, value);
        return before === undefined || before === value;
      });
      return key === (isOne ? "yes" : "no");
    }
    case "bent": {
      const [, sign, end] = /^y ([<>]=) (\S+)$/.exec(key) ?? [];
      const bound = fractionIn(end);
      return !!bound && q.same(bound, asked.bottom) && (sign === ">=") === asked.a.num > 0n;
    }
  }
}
