import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import { lettersOf, minus, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sides = { left: Node; right: Node };
type Point = { x: q.Rational; y: q.Rational };
type Asked =
  | { wanted: "whether-on"; of: Sides; at: Point }
  | { wanted: "pair"; of: Sides; other: Sides }
  | { wanted: "triangle" | "crossings" | "quadrants" | "missed"; of: Sides }
  | { wanted: "collinear"; at: Point; b: Point; c: Point }
  | { wanted: "upright" | "level"; at: Point }
  | { wanted: "coordinate"; slope: q.Rational; at: Point; known: q.Rational; letter: string; isX: boolean };

const curve = "[the ][(line|graph|curve|parabola|function) ][of ][the ][(line|function) ]{e:formula}";
const curveCh = "[直线|函数|抛物线|一次函数|曲线]{e:formula}[的图象|的图像]?";

const frames: Frames<Asked>[] = [
  [
    [
      `(is|does|check if|check whether) [the ][point ]{p:point} (on|lie on|a point on|a point of) ${curve}`,
      `does ${curve} (pass|go) through [the ][point ]{p:point}`,
      `[点]{p:point}(在不在|是否在|是不是在)${curveCh}上`,
      `[点]{p:point}在${curveCh}上[吗]`,
      `${curveCh}(经过|过)[点]{p:point}[吗]`,
    ],
    ({ e, p }) => {
      const [of, at] = [sidesAt(e), pointIn(p)];
      return of && at ? { wanted: "whether-on", of, at } : null;
    },
  ],
  [
    [
      "are [the ][lines ][the lines ]{e:formula} and {f:formula} parallel,? (perpendicular,? )?or (perpendicular|neither)",
      "[直线]{e:formula}(和|与)[直线]{f:formula}[是](平行还是垂直|的位置关系)",
    ],
    ({ e, f }) => {
      const [of, other] = [sidesAt(e), sidesAt(f)];
      return of && other && lineOf(of) && lineOf(other) ? { wanted: "pair", of, other } : null;
    },
  ],
  [
    [
      "[the ]area of the triangle (formed by|between|bounded by) [the ][line ]{e:formula} and the (coordinate )?axes",
      "[直线]{e:formula}(与|和)(两)?坐标轴(所)?围成的三角形的?面积",
    ],
    ({ e }) => {
      const of = sidesAt(e);
      return of && lineOf(of) ? { wanted: "triangle", of } : null;
    },
  ],
  [
    [
      "[the ](intercepts of|x-intercept and [the ]y-intercept of|x-intercept and y-intercept for|x- and y-intercepts of) [the ][line ]{e:formula}",
      "[直线|一次函数|函数]{e:formula}[的图象|的图像](与|和)(两|2条|x轴和y|x轴、y|x,y|x轴,y|坐标|两坐标|2坐标)轴的?交点[的]?(坐标)?",
    ],
    ({ e }) => ofLine(e, "crossings"),
  ],
  [
    [
      "(which|what) quadrants does [the ][line |graph of ]{e:formula} (pass|go) through",
      "[直线|一次函数|函数]{e:formula}[的图象|的图像]经过(第|哪)几(个)?象限",
    ],
    ({ e }) => ofLine(e, "quadrants"),
  ],
  [
    [
      "(which|what) quadrant does [the ][line |graph of ]{e:formula} not (pass|go) through",
      "[直线|一次函数|函数]{e:formula}[的图象|的图像]不经过(第几|哪个)象限",
    ],
    ({ e }) => ofLine(e, "missed"),
  ],
  [
    [
      "are [the ][points ]{p:point}(,|,? and) ?{o:point}(,|,? and|, and) ?{r:point} (collinear|on 1 line|on one line|on the same line)",
      "{p:point}[,|和|与]{o:point}[,|和|与]{r:point}(是否)?(在同1条?直线上|在一条直线上|共线)[吗]",
    ],
    ({ p, o, r }) => {
      const [at, b, c] = [p, o, r].map(pointIn);
      return at && b && c ? { wanted: "collinear", at, b, c } : null;
    },
  ],
  ...(
    [
      ["upright", "vertical", "y"],
      ["level", "horizontal", "x"],
    ] as const
  ).map(
    ([wanted, how, axis]): Frames<Asked> => [
      [
        `[the |an ]equation of (the|a) ${how} line (through|that passes through|passing through) {p:point}`,
        `过点?{p:point}且?平行于${axis}轴的直线[的方程]?`,
      ],
      ({ p }) => {
        const at = pointIn(p);
        return at ? { wanted, at } : null;
      },
    ],
  ),
  [
    [
      "[the ]slope of the line through {p:point} and \\({k:letter}, ?{v:fraction}\\) is {m:fraction},? [find |what is ]{l:letter}",
      "[the ]slope of the line through \\({k:letter}, ?{v:fraction}\\) and {p:point} is {m:fraction},? [find |what is ]{l:letter}",
      "过{p:point}(和|与)\\({k:letter},{v:fraction}\\)的直线斜率是{m:fraction}[,]求{l:letter}",
    ],
    (places) => coordinate(places, true),
  ],
  [
    [
      "[the ]slope of the line through {p:point} and \\({v:fraction}, ?{k:letter}\\) is {m:fraction},? [find |what is ]{l:letter}",
      "[the ]slope of the line through \\({v:fraction}, ?{k:letter}\\) and {p:point} is {m:fraction},? [find |what is ]{l:letter}",
      "过{p:point}(和|与)\\({v:fraction},{k:letter}\\)的直线斜率是{m:fraction}[,]求{l:letter}",
    ],
    (places) => coordinate(places, false),
  ],
];

function ofLine(e: Places[string], wanted: "crossings" | "quadrants" | "missed"): Asked | null {
  const of = sidesAt(e);
  const line = of && lineOf(of);
  return of && line && line.a.num !== 0n && line.b.num !== 0n ? { wanted, of } : null;
}

/** Those through which a line goes that crosses both axes, or goes through the origin. */
function quadrantsOf({ a, b, c }: { a: q.Rational; b: q.Rational; c: q.Rational }): number[] {
  const slope = q.divide(q.negate(a), b) ?? q.ZERO;
  const start = q.divide(q.negate(c), b) ?? q.ZERO;
  const isUp = slope.num > 0n;
  const all = start.num === 0n ? [] : [start.num > 0n ? (isUp ? 2 : 1) : isUp ? 4 : 3];
  return [...(isUp ? [1, 3] : [2, 4]), ...all].sort();
}

function coordinate({ p, k, v, m, l }: Places, isX: boolean): Asked | null {
  const [at, known, slope] = [pointIn(p), fractionIn(v), fractionIn(m)];
  return at && known && slope && k && k === l ? { wanted: "coordinate", slope, at, known, letter: k, isX } : null;
}

function pointIn(written: Places[string]): Point | null {
  const [x, y, ...more] = (written ?? "").slice(1, -1).split(",").map(fractionIn);
  return x && y && more.length === 0 ? { x, y } : null;
}

function sidesAt(e: Places[string]): Sides | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  const all = left && right && more.length === 0 ? polynomialOf(left) && polynomialOf(right) : null;
  if (!left || !right || !all) return null;
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  const letters = one && other ? lettersOf(minus(one, other)) : [];
  return letters.length > 0 && letters.every((letter) => letter === "x" || letter === "y") ? { left, right } : null;
}

/** ax + by + c = 0; null for what is no line. */
function lineOf({ left, right }: Sides) {
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  const all = one && other && minus(one, other);
  if (!all || all.some(({ powers }) => [...powers.values()].reduce((sum, power) => sum + power, 0) > 1)) return null;
  const by = (letter: string) => all.find(({ powers }) => powers.has(letter))?.by ?? q.ZERO;
  return { a: by("x"), b: by("y"), c: all.find(({ powers }) => powers.size === 0)?.by ?? q.ZERO };
}

function valueAt(of: Node, { x, y }: Point): q.Rational | null {
  return exactValue(substitute(substitute(of, "x", numberNode(x)), "y", numberNode(y)));
}

/** Whether a point is on a line, how two lines lie, the triangle of a line and the axes, lines along the axes. */
export const lineFacts = defineTopic<Asked, Code>({
  name: "line-facts",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workFact,
  holds,
  similar: (asked) => {
    const moved = ({ x, y }: Point) => ({ x: q.add(x, q.ONE), y: q.add(y, q.rational(2n)) });
    const raised = ({ left, right }: Sides): Sides => ({
      left,
      right: { kind: "add", left: right, right: numberNode(q.rational(2n)) },
    });
    if (asked.wanted === "whether-on" || asked.wanted === "coordinate") return { ...asked, at: moved(asked.at) };
    if ("at" in asked) return { ...asked, at: moved(asked.at) };
    return { ...asked, of: raised(asked.of) };
  },
});

function workFact(asked: Asked): Working<Code> | null {
  switch (asked.wanted) {
    case "whether-on": {
      const { of, at } = asked;
      const [left, right] = [valueAt(of.left, at), valueAt(of.right, at)];
      if (!left || !right) return null;
      const isOn = q.same(left, right);
      const shown = equation(of);
      return {
        problem: { en: `is $${sign(at)}$ on $${shown}$`, ch: `点 $${sign(at)}$ 是否在 $${shown}$ 上` },
        steps: [
          {
            code: isOn ? "on" : "off",
            values: { at: sign(at), shown, left: latexNumber(left), right: latexNumber(right) },
          },
        ],
        answer: { said: { en: isOn ? "yes" : "no", ch: isOn ? "在" : "不在" }, key: isOn ? "yes" : "no" },
      };
    }
    case "pair": {
      const how = pairOf(asked.of, asked.other);
      const [one, other] = [asked.of, asked.other].map(lineOf);
      if (!how || !one || !other) return null;
      const slopes = [one, other].map(slopeSaid);
      const values = {
        one: equation(asked.of),
        other: equation(asked.other),
        first: slopes[0] ?? "",
        second: slopes[1] ?? "",
      };
      return {
        problem: {
          en: `are $${values.one}$ and $${values.other}$ parallel, perpendicular, or neither`,
          ch: `$${values.one}$ 与 $${values.other}$ 平行、垂直，还是都不是`,
        },
        steps: [{ code: how, values }],
        answer: {
          said: { en: how, ch: { parallel: "平行", perpendicular: "垂直", neither: "都不是" }[how] },
          key: how,
        },
      };
    }
    case "triangle": {
      const of = lineOf(asked.of);
      const x = of && q.divide(q.negate(of.c), of.a);
      const y = of && q.divide(q.negate(of.c), of.b);
      if (!x || !y || x.num === 0n) return null;
      const area = q.absolute(q.multiply(q.multiply(x, y), q.rational(1n, 2n)));
      const shown = equation(asked.of);
      const sizes = { x: latexNumber(q.absolute(x)), y: latexNumber(q.absolute(y)) };
      return {
        problem: { en: `the triangle of $${shown}$ and the axes`, ch: `$${shown}$ 与坐标轴围成的三角形` },
        steps: [
          { code: "crossings", values: { shown, x: `(${latexNumber(x)}, 0)`, y: `(0, ${latexNumber(y)})` } },
          { code: "area", values: { ...sizes, area: latexNumber(area) } },
        ],
        answer: { said: inBoth(latexNumber(area)), key: plainNumber(area) },
      };
    }
    case "crossings": {
      const of = lineOf(asked.of);
      const [x, y] = of ? [q.divide(q.negate(of.c), of.a), q.divide(q.negate(of.c), of.b)] : [];
      if (!x || !y || x.num === 0n) return null;
      const shown = equation(asked.of);
      const points = [`(${latexNumber(x)}, 0)`, `(0, ${latexNumber(y)})`];
      return {
        problem: { en: `where $${shown}$ crosses the axes`, ch: `$${shown}$ 与坐标轴的交点` },
        steps: [{ code: "crossings", values: { shown, x: points[0] ?? "", y: points[1] ?? "" } }],
        answer: {
          said: { en: `$${points.join("$ and $")}$`, ch: `$${points.join("$、$")}$` },
          key: `(${plainNumber(x)}, 0), (0, ${plainNumber(y)})`,
        },
      };
    }
    case "quadrants":
    case "missed": {
      const of = lineOf(asked.of);
      const through = of ? quadrantsOf(of) : [];
      const missed = [1, 2, 3, 4].filter((one) => !through.includes(one));
      const found = asked.wanted === "missed" ? missed : through;
      if (!of || (asked.wanted === "missed" && found.length !== 1)) return null;
      const shown = equation(asked.of);
      const slope = latexNumber(q.divide(q.negate(of.a), of.b) ?? q.ZERO);
      const start = latexNumber(q.divide(q.negate(of.c), of.b) ?? q.ZERO);
      const all = found.join(", ");
      return {
        problem:
          asked.wanted === "missed"
            ? { en: `the quadrant that $${shown}$ misses`, ch: `$${shown}$ 不经过的象限` }
            : { en: `the quadrants of $${shown}$`, ch: `$${shown}$ 经过的象限` },
        steps: [{ code: asked.wanted, values: { shown, slope, start, through: through.join(", "), all } }],
        answer: { said: { en: `quadrant ${all}`, ch: `第 ${found.join("、")} 象限` }, key: all },
      };
    }
    case "collinear": {
      const { at, b, c } = asked;
      const sides = [b, c].map(({ x, y }) => ({ x: q.subtract(x, at.x), y: q.subtract(y, at.y) }));
      const [one, other] = sides;
      if (!one || !other) return null;
      const isLine = q.same(q.multiply(one.x, other.y), q.multiply(one.y, other.x));
      const all = [at, b, c].map(sign);
      return {
        problem: { en: `are $${all.join("$, $")}$ on one line`, ch: `$${all.join("$、$")}$ 是否在同一直线上` },
        steps: [
          { code: isLine ? "one-line" : "no-line", values: { at: sign(at), one: sign(one), other: sign(other) } },
        ],
        answer: { said: { en: isLine ? "yes" : "no", ch: isLine ? "是" : "不是" }, key: isLine ? "yes" : "no" },
      };
    }
    case "upright":
    case "level": {
      const isUpright = asked.wanted === "upright";
      const [letter, value] = isUpright ? (["x", asked.at.x] as const) : (["y", asked.at.y] as const);
      const result = `${letter} = ${latexNumber(value)}`;
      return {
        problem: {
          en: `the ${isUpright ? "vertical" : "horizontal"} line through $${sign(asked.at)}$`,
          ch: `过点 $${sign(asked.at)}$ 且平行于 $${isUpright ? "y" : "x"}$ 轴的直线`,
        },
        steps: [{ code: asked.wanted, values: { at: sign(asked.at), result } }],
        answer: { said: inBoth(result), key: `${letter} = ${plainNumber(value)}` },
      };
    }
    case "coordinate": {
      const { at, known, slope, isX, letter } = asked;
      // y changes by the slope times how x changes.
      const change = isX ? q.divide(q.subtract(known, at.y), slope) : q.multiply(slope, q.subtract(known, at.x));
      if (!change) return null;
      const value = q.add(isX ? at.x : at.y, change);
      const result = `${letter} = ${latexNumber(value)}`;
      const second = isX ? `(${letter}, ${latexNumber(known)})` : `(${latexNumber(known)}, ${letter})`;
      const rise = isX ? `${latexNumber(known)} - ${latexOperand(at.y)}` : `${letter} - ${latexOperand(at.y)}`;
      const run = isX ? `${letter} - ${latexOperand(at.x)}` : `${latexNumber(known)} - ${latexOperand(at.x)}`;
      return {
        problem: {
          en: `$${letter}$, if the line through $${sign(at)}$ and $${second}$ has slope $${latexNumber(slope)}$`,
          ch: `过 $${sign(at)}$ 和 $${second}$ 的直线斜率是 $${latexNumber(slope)}$，求 $${letter}$`,
        },
        steps: [{ code: "rise", values: { rise, run, slope: latexNumber(slope), result } }],
        answer: { said: inBoth(result), key: plainNumber(value) },
      };
    }
  }
}

type Pair = "parallel" | "perpendicular" | "neither";

function pairOf(one: Sides, other: Sides): Pair | null {
  const [a, b] = [lineOf(one), lineOf(other)];
  if (!a || !b) return null;
  if (q.same(q.multiply(a.a, b.b), q.multiply(a.b, b.a))) {
    const isOne =
      q.same(q.multiply(a.a, b.c), q.multiply(a.c, b.a)) && q.same(q.multiply(a.b, b.c), q.multiply(a.c, b.b));
    return isOne ? null : "parallel";
  }
  return q.add(q.multiply(a.a, b.a), q.multiply(a.b, b.b)).num === 0n ? "perpendicular" : "neither";
}

const slopeSaid = ({ a, b }: { a: q.Rational; b: q.Rational }) => {
  const slope = q.divide(q.negate(a), b);
  return slope ? latexNumber(slope) : "\\infty";
};

/** By points and slopes, where the work put numbers in or crossed products. */
function holds(asked: Asked, { key }: { key: string }): boolean {
  switch (asked.wanted) {
    case "whether-on": {
      const whole: Node = { kind: "add", left: asked.of.left, right: { kind: "negate", of: asked.of.right } };
      const miss = valueAt(whole, asked.at);
      return miss !== null && (miss.num === 0n ? "yes" : "no") === key;
    }
    case "pair": {
      const [a, b] = [lineOf(asked.of), lineOf(asked.other)];
      if (!a || !b) return false;
      const [m, n] = [a, b].map((of) => q.divide(q.negate(of.a), of.b));
      if (!m || !n) {
        const areUpright = !m && !n;
        const isLevel = (m ?? n)?.num === 0n;
        return key === (areUpright ? "parallel" : isLevel ? "perpendicular" : "neither");
      }
      if (q.same(m, n)) return key === "parallel";
      return key === (q.same(q.multiply(m, n), q.rational(-1n)) ? "perpendicular" : "neither");
    }
    case "triangle": {
      // A right triangle with legs |c/a| and |c/b|.
      const of = lineOf(asked.of);
      const area = fractionIn(key);
      const twice = of && q.absolute(q.multiply(of.a, of.b));
      return (
        !!of && !!area && !!twice && q.same(q.multiply(q.multiply(area, q.rational(2n)), twice), q.multiply(of.c, of.c))
      );
    }
    case "crossings": {
      const [x, zero, other, y] = (key.match(/-?\d+(?:\/\d+)?/g) ?? []).map(fractionIn);
      const on = [
        [x, zero],
        [other, y],
      ].every(([one, two]) => {
        if (!one || !two) return false;
        const [left, right] = [valueAt(asked.of.left, { x: one, y: two }), valueAt(asked.of.right, { x: one, y: two })];
        return !!left && !!right && q.same(left, right);
      });
      return on && zero?.num === 0n && other?.num === 0n;
    }
    case "quadrants":
    case "missed": {
      // By points far out, and just beside both axes.
      const of = lineOf(asked.of);
      if (!of) return false;
      const far = q.rational(10n ** 12n);
      const near = q.rational(1n, 10n ** 12n);
      const found = new Set(
        [far, near, q.negate(near), q.negate(far)].flatMap((x) => {
          const y = q.divide(q.negate(q.add(q.multiply(of.a, x), of.c)), of.b);
          if (!y || y.num === 0n) return [];
          return [y.num > 0n ? (x.num > 0n ? 1 : 2) : x.num < 0n ? 3 : 4];
        }),
      );
      const all = [1, 2, 3, 4].filter((one) => found.has(one) === (asked.wanted === "quadrants"));
      return key === all.join(", ");
    }
    case "collinear": {
      // Three points on a line enclose nothing.
      const { at, b, c } = asked;
      const area = [at, b, c].reduce((sum, one, nth, all) => {
        const next = all[(nth + 1) % 3] ?? at;
        return q.add(sum, q.subtract(q.multiply(one.x, next.y), q.multiply(next.x, one.y)));
      }, q.ZERO);
      return key === (area.num === 0n ? "yes" : "no");
    }
    case "upright":
      return key === `x = ${plainNumber(asked.at.x)}`;
    case "level":
      return key === `y = ${plainNumber(asked.at.y)}`;
    case "coordinate": {
      const value = fractionIn(key);
      if (!value) return false;
      const second = asked.isX ? { x: value, y: asked.known } : { x: asked.known, y: value };
      const slope = q.divide(q.subtract(second.y, asked.at.y), q.subtract(second.x, asked.at.x));
      return !!slope && q.same(slope, asked.slope);
    }
  }
}

const equation = ({ left, right }: Sides) => `${latexNode(left)} = ${latexNode(right)}`;
const sign = ({ x, y }: Point) => `(${latexNumber(x)}, ${latexNumber(y)})`;
