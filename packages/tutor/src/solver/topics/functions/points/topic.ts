import { q } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Point = { x: q.Rational; y: q.Rational };
type Mirror = "x" | "y" | "origin" | "diagonal";
type Asked =
  | { wanted: "reflection"; a: Point; over: Mirror }
  | { wanted: "quadrant"; a: Point }
  | { wanted: "height"; a: Point; axis: "x" | "y" }
  | { wanted: "move"; a: Point; by: Point }
  | { wanted: "other-end"; a: Point; middle: Point }
  | { wanted: "triangle"; a: Point; b: Point; c: Point };

const dot = "[the ][point ][a|p|m|q]{p:point}";
const dotCh = "[点|已知点|已知][a|p|m|q]{p:point}";
const corners = "{p:point}(,|,? and) ?{o:point}(,|,? and|, and) ?{r:point}";
const right = "({n}|{n} units?) (to the )?";

const frames: Frames<Asked>[] = [
  [
    [
      `reflect ${dot} (over|across|in|about|on) the {k:letter}-axis`,
      `[the ](reflection|image|mirror image) of ${dot} (over|across|in|about|on) the {k:letter}-axis`,
      `${dotCh}关于{k:letter}轴[的]?对称的?点[的坐标]?`,
    ],
    ({ p, k }) => reflection(p, k === "x" || k === "y" ? k : null),
  ],
  [
    [
      `reflect ${dot} (over|across|in|about|through) the origin`,
      `[the ](reflection|image|mirror image) of ${dot} (over|across|in|about|through) the origin`,
      `${dotCh}关于(原点|坐标原点)[的]?(中心)?对称的?点[的坐标]?`,
    ],
    ({ p }) => reflection(p, "origin"),
  ],
  [
    [
      `reflect ${dot} (over|across|in|about|on) the line y ?= ?x`,
      `[the ](reflection|image|mirror image) of ${dot} (over|across|in|about|on) the line y ?= ?x`,
      `${dotCh}关于直线y=x[的]?对称的?点[的坐标]?`,
    ],
    ({ p }) => reflection(p, "diagonal"),
  ],
  [
    [
      `[in ](which|what) quadrant (is|does|lies) ${dot}( in| lie| lie in| located in)?`,
      `[the ]quadrant of ${dot}`,
      `${dotCh}在第几象限`,
    ],
    ({ p }) => (pointIn(p) ? { wanted: "quadrant", a: pointIn(p) as Point } : null),
  ],
  [
    [
      `how far is ${dot} from the {k:letter}-axis`,
      `[the ]distance (from|of|between) ${dot} (to|from|and) the {k:letter}-axis`,
      `${dotCh}到{k:letter}轴的距离`,
    ],
    ({ p, k }) => {
      const a = pointIn(p);
      return a && (k === "x" || k === "y") ? { wanted: "height", a, axis: k } : null;
    },
  ],
  ...(
    [
      ["right", "右", 1n, 0n],
      ["left", "左", -1n, 0n],
      ["up", "上", 0n, 1n],
      ["down", "下", 0n, -1n],
    ] as const
  ).map(
    ([to, wohin, x, y]): Frames<Asked> => [
      [
        `(move|shift|translate) ${dot} ${right}${to}`,
        `(move|shift|translate) ${dot} ${to} {n}( units?)?`,
        `${dotCh}向${wohin}平移{n}个单位(长度)?[后]?[的点]?[的坐标]?`,
      ],
      ({ p, n = "" }) => {
        const a = pointIn(p);
        const size = BigInt(n);
        return a ? { wanted: "move", a, by: { x: q.rational(x * size), y: q.rational(y * size) } } : null;
      },
    ],
  ),
  [
    [
      "[the ]other (end|endpoint) of [the |a ][line ]segment with midpoint {m:point} and (end|endpoint|1 end|1 endpoint) {p:point}",
      "线段中点是{m:point}[,]1个?端点是{p:point}[,][求]?另1个?端点[的坐标]?",
    ],
    ({ m, p }) => {
      const [middle, a] = [pointIn(m), pointIn(p)];
      return middle && a ? { wanted: "other-end", a, middle } : null;
    },
  ],
  [
    [
      `[the ]area of (the |a )?triangle (with|whose) (vertices|corners)( at| are| are at)? ${corners}`,
      "以{p:point}[,|和|与]{o:point}[,|和|与]{r:point}为顶点的三角形的?面积",
    ],
    ({ p, o, r }) => {
      const [a, b, c] = [p, o, r].map(pointIn);
      return a && b && c ? { wanted: "triangle", a, b, c } : null;
    },
  ],
];

function pointIn(written: Places[string]): Point | null {
  const [x, y, ...more] = (written ?? "").slice(1, -1).split(",").map(fractionIn);
  return x && y && more.length === 0 ? { x, y } : null;
}

function reflection(p: Places[string], over: Mirror | null): Asked | null {
  const a = pointIn(p);
  return a && over ? { wanted: "reflection", a, over } : null;
}

/** One point on the grid and its mirror image, quadrant, or distance from an axis; the triangle of three. */
export const points = defineTopic<Asked, Code>({
  name: "points",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workPoints,
  holds,
  similar: (asked) => ({ ...asked, a: { x: q.add(asked.a.x, q.ONE), y: q.add(asked.a.y, asked.a.y) } }),
});

function workPoints(asked: Asked): Working<Code> | null {
  const { a } = asked;
  const at = sign(a);
  const [x, y] = [latexNumber(a.x), latexNumber(a.y)];
  switch (asked.wanted) {
    case "reflection": {
      const image = imageOf(a, asked.over);
      const mirror = mirrors[asked.over];
      return {
        problem: { en: `the reflection of $${at}$ over ${mirror.en}`, ch: `点 $${at}$ 关于${mirror.ch}对称的点` },
        steps: [{ code: asked.over, values: { at, image: sign(image) } }],
        answer: { said: inBoth(sign(image)), key: plain(image) },
      };
    }
    case "quadrant": {
      const n = quadrantOf(a);
      if (n === null) return null;
      const signs = { x: a.x.num > 0n ? ">" : "<", y: a.y.num > 0n ? ">" : "<" };
      return {
        problem: { en: `the quadrant of $${at}$`, ch: `点 $${at}$ 在第几象限` },
        steps: [{ code: "signs", values: { at, x: `${x} ${signs.x} 0`, y: `${y} ${signs.y} 0`, n: `${n}` } }],
        answer: { said: { en: `quadrant ${["I", "II", "III", "IV"][n - 1]}`, ch: `第 ${n} 象限` }, key: `${n}` },
      };
    }
    case "height": {
      const value = q.absolute(asked.axis === "x" ? a.y : a.x);
      const of = asked.axis === "x" ? y : x;
      return {
        problem: {
          en: `the distance of $${at}$ from the $${asked.axis}$-axis`,
          ch: `点 $${at}$ 到 $${asked.axis}$ 轴的距离`,
        },
        steps: [
          {
            code: "height",
            values: { axis: asked.axis, other: asked.axis === "x" ? "y" : "x", of, value: latexNumber(value) },
          },
        ],
        answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
      };
    }
    case "move": {
      const moved = { x: q.add(a.x, asked.by.x), y: q.add(a.y, asked.by.y) };
      const shift = `(${x} + ${latexOperand(asked.by.x)},\\; ${y} + ${latexOperand(asked.by.y)})`;
      return {
        problem: { en: `$${at}$ moved by $${sign(asked.by)}$`, ch: `点 $${at}$ 平移 $${sign(asked.by)}$` },
        steps: [{ code: "move", values: { at, shift, moved: sign(moved) } }],
        answer: { said: inBoth(sign(moved)), key: plain(moved) },
      };
    }
    case "other-end": {
      const { middle } = asked;
      const twice = (m: q.Rational, end: q.Rational) => q.subtract(q.multiply(q.rational(2n), m), end);
      const end = { x: twice(middle.x, a.x), y: twice(middle.y, a.y) };
      const reckoned = `(2 \\cdot ${latexOperand(middle.x)} - ${latexOperand(a.x)},\\; 2 \\cdot ${latexOperand(middle.y)} - ${latexOperand(a.y)})`;
      return {
        problem: {
          en: `the other end of the segment with midpoint $${sign(middle)}$ and end $${at}$`,
          ch: `线段的中点是 $${sign(middle)}$，一个端点是 $${at}$，求另一个端点`,
        },
        steps: [{ code: "other-end", values: { at, middle: sign(middle), reckoned, end: sign(end) } }],
        answer: { said: inBoth(sign(end)), key: plain(end) },
      };
    }
    case "triangle": {
      const { b, c } = asked;
      const [dx1, dy1, dx2, dy2] = [
        q.subtract(b.x, a.x),
        q.subtract(b.y, a.y),
        q.subtract(c.x, a.x),
        q.subtract(c.y, a.y),
      ];
      const twice = q.subtract(q.multiply(dx1, dy2), q.multiply(dx2, dy1));
      if (twice.num === 0n) return null;
      const area = q.absolute(q.multiply(twice, q.rational(1n, 2n)));
      const reckoned = `\\frac{1}{2} \\left|${latexOperand(dx1)} \\cdot ${latexOperand(dy2)} - ${latexOperand(dx2)} \\cdot ${latexOperand(dy1)}\\right|`;
      const all = [a, b, c].map(sign);
      return {
        problem: {
          en: `the area of the triangle $${all.join("$, $")}$`,
          ch: `以 $${all.join("$、$")}$ 为顶点的三角形的面积`,
        },
        steps: [
          { code: "sides", values: { at, one: sign({ x: dx1, y: dy1 }), other: sign({ x: dx2, y: dy2 }) } },
          { code: "area", values: { reckoned, area: latexNumber(area) } },
        ],
        answer: { said: inBoth(latexNumber(area)), key: plainNumber(area) },
      };
    }
  }
}

const mirrors: Record<Mirror, { en: string; ch: string }> = {
  x: { en: "the $x$-axis", ch: " $x$ 轴" },
  y: { en: "the $y$-axis", ch: " $y$ 轴" },
  origin: { en: "the origin", ch: "原点" },
  diagonal: { en: "the line $y = x$", ch: "直线 $y = x$ " },
};

function imageOf({ x, y }: Point, over: Mirror): Point {
  if (over === "diagonal") return { x: y, y: x };
  return { x: over === "x" ? x : q.negate(x), y: over === "y" ? y : q.negate(y) };
}

function quadrantOf({ x, y }: Point): number | null {
  if (x.num === 0n || y.num === 0n) return null;
  if (y.num > 0n) return x.num > 0n ? 1 : 2;
  return x.num < 0n ? 3 : 4;
}

/** By midpoints and by another formula: half way to the mirror image is the mirror; a triangle is what is left of trapezoids. */
function holds(asked: Asked, { key }: { key: string }): boolean {
  const { a } = asked;
  const [first, second] = (key.match(/-?\d+(?:\/\d+)?/g) ?? []).map(fractionIn);
  if (!first) return false;
  const zero = (value: q.Rational) => value.num === 0n;
  switch (asked.wanted) {
    case "reflection": {
      if (!second) return false;
      const [sumX, sumY] = [q.add(a.x, first), q.add(a.y, second)];
      const [goX, goY] = [q.subtract(a.x, first), q.subtract(a.y, second)];
      if (asked.over === "x") return zero(sumY) && zero(goX);
      if (asked.over === "y") return zero(sumX) && zero(goY);
      if (asked.over === "origin") return zero(sumX) && zero(sumY);
      return q.same(sumX, sumY) && zero(q.add(goX, goY));
    }
    case "quadrant": {
      const turns = Math.atan2(Number(a.y.num) / Number(a.y.den), Number(a.x.num) / Number(a.x.den)) / (Math.PI / 2);
      return Number(first.num) === Math.floor(turns < 0 ? turns + 4 : turns) + 1;
    }
    case "height":
      return first.num >= 0n && q.same(q.multiply(first, first), square(asked.axis === "x" ? a.y : a.x));
    case "move":
      return !!second && q.same(q.subtract(first, asked.by.x), a.x) && q.same(q.subtract(second, asked.by.y), a.y);
    case "other-end":
      return (
        !!second &&
        q.same(q.subtract(first, asked.middle.x), q.subtract(asked.middle.x, a.x)) &&
        q.same(q.subtract(second, asked.middle.y), q.subtract(asked.middle.y, a.y))
      );
    case "triangle": {
      const corners = [a, asked.b, asked.c];
      const twice = corners.reduce((sum, one, nth) => {
        const other = corners[(nth + 1) % 3] ?? a;
        return q.add(sum, q.multiply(q.subtract(other.x, one.x), q.add(other.y, one.y)));
      }, q.ZERO);
      return q.same(q.multiply(first, q.rational(2n)), q.absolute(twice));
    }
  }
}

const square = (value: q.Rational) => q.multiply(value, value);
const sign = ({ x, y }: Point) => `(${latexNumber(x)}, ${latexNumber(y)})`;
const plain = ({ x, y }: Point) => `(${plainNumber(x)}, ${plainNumber(y)})`;
