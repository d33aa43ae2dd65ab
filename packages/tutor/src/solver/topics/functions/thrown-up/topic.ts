import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Below, `height` is a height at which it is, and `time` one after which its height is asked for. */
type Wanted = { is: "landing" | "top" | "topTime" } | { is: "height" | "time"; of: q.Rational };
/** Its height by the time since it was thrown. */
type Throw = { height: Polynomial; wanted: Wanted };

const thing = "[a |an |the ](object|ball|rocket|stone|arrow|projectile|football) (with|of) height {e:formula}";
const thingZh = "高度为{e:formula}的(物体|小球|火箭|球)";
const seconds = "[ seconds?]";

const frames: Frames<Throw>[] = [
  [
    [`when does ${thing} (land|hit the ground|reach the ground)`, `${thingZh}(几秒|多少秒|何时|什么时候)[后]落地`],
    (places) => of(places, () => ({ is: "landing" })),
  ],
  [
    [`[the ](greatest|maximum|highest|largest) height of ${thing}`, `${thingZh}的最大高度`],
    (places) => of(places, () => ({ is: "top" })),
  ],
  [
    [
      `when does ${thing} reach its (greatest|maximum|highest|largest) (height|point)`,
      `${thingZh}(几秒|多少秒|何时|什么时候)[后](达到最大高度|到达最高点)`,
    ],
    (places) => of(places, () => ({ is: "topTime" })),
  ],
  [
    [`[the ]height after {n:fraction}${seconds} of ${thing}`, `${thingZh}{n:fraction}秒后的高度`],
    (places) => of(places, (n) => n && { is: "time", of: n }),
  ],
  [
    [
      `when is the height of ${thing} equal to {n:fraction}`,
      `${thingZh}(几秒|多少秒|何时|什么时候)[后]高度是{n:fraction}`,
    ],
    (places) => of(places, (n) => n && { is: "height", of: n }),
  ],
];

/** What goes up and comes down: a quadratic in one letter, by itself or as `h = …`, that opens down and begins at the ground or above it. */
function of({ e, n }: Places, wantedOf: (n: q.Rational | null) => Wanted | null): Throw | null {
  const answer = formulaAt(e?.trim().replace(/^[a-z] ?\([a-z]\) ?=/, "y="));
  const [left, right] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  const node = answer?.kind === "expression" && !answer.unit ? answer.of : left?.kind === "letter" ? right : undefined;
  const height = node ? polynomialOf(node) : null;
  const wanted = wantedOf(n === undefined ? null : fractionIn(n));
  if (!height || !wanted || degree(height) !== 2 || lettersOf(height).length !== 1) return null;
  if (left?.kind === "letter" && lettersOf(height).includes(left.name)) return null;
  const [a, , c] = coefficientsOf(height);
  const isThrow = a.num < 0n && c.num >= 0n;
  const isMeant = !("of" in wanted) || wanted.of.num >= 0n;
  return isThrow && isMeant ? { height, wanted } : null;
}

const coefficientsOf = (height: Polynomial) =>
  [coefficient(height, 2), coefficient(height, 1), coefficient(height, 0)] as const;

/** Things that are thrown up: when they land, how high they come and when, and where they are at a time. */
export const thrownUp = defineTopic({
  name: "thrown-up",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workThrow,
  holds,
  similar: ({ height, wanted }) => {
    const [letter = "t"] = lettersOf(height);
    const node = expressionFrom(`-5${letter}^2 + 30${letter}`);
    const other = (node && polynomialOf(node)) ?? height;
    const value = { time: q.rational(2n), height: q.rational(40n) };
    return { height: other, wanted: "of" in wanted ? { ...wanted, of: value[wanted.is] } : wanted };
  },
});

function workThrow({ height, wanted }: Throw): Working<Code> | null {
  const [a, b, c] = coefficientsOf(height);
  const [letter = "t"] = lettersOf(height);
  const shown = latexPolynomial(height);
  const base = { letter, shown };
  const answer = (numbers: q.Rational[]) => {
    const said = numbers.map((number) => `$${latexNumber(number)}$`);
    return {
      said: { en: said.join(" and "), ch: said.join(" 和 ") },
      key: numbers.map(plainNumber).join(", "),
    };
  };
  const problem = (en: string, ch: string) => ({
    en: `${en} with the height $${shown}$`,
    ch: `高度为 $${shown}$ 的物体${ch}`,
  });
  switch (wanted.is) {
    case "landing":
    case "height": {
      const level = wanted.is === "height" ? wanted.of : q.ZERO;
      const found = timesAt(height, level);
      const times = found?.filter(({ num }) => (wanted.is === "landing" ? num > 0n : num >= 0n)) ?? [];
      if (!found || times.length === 0) return null;
      const told = {
        ...base,
        level: latexNumber(level),
        roots: found.map((time) => `${letter} = ${latexNumber(time)}`).join(",\\; "),
        times: times.map((time) => `${letter} = ${latexNumber(time)}`).join(",\\; "),
      };
      const steps: Step<Code>[] = [
        { code: wanted.is === "landing" ? "ground" : "level", values: told },
        { code: "roots", values: told },
        ...(times.length < found.length ? [{ code: "choose" as const, values: told }] : []),
      ];
      const at = latexNumber(level);
      return {
        problem:
          wanted.is === "landing"
            ? problem("when something lands", "何时落地")
            : problem(`when something is $${at}$ high`, `何时高度为 $${at}$`),
        steps,
        answer: answer(times),
      };
    }
    case "time": {
      const value = heightAt(height, wanted.of);
      if (value.num < 0n) return null;
      const values = { ...base, time: latexNumber(wanted.of), value: latexNumber(value) };
      return {
        problem: problem(`where something is after $${values.time}$`, `在 $${values.time}$ 时的高度`),
        steps: [{ code: "putIn", values }],
        answer: answer([value]),
      };
    }
    default: {
      const time = q.divide(q.negate(b), q.multiply(q.rational(2n), a));
      if (!time || time.num < 0n) return null;
      const value = q.add(q.multiply(q.add(q.multiply(a, time), b), time), c);
      const values = {
        ...base,
        a: latexOperand(a),
        b: latexNumber(b),
        time: latexNumber(time),
        value: latexNumber(value),
      };
      const middle: Step<Code> = { code: "middle", values };
      return wanted.is === "topTime"
        ? { problem: problem("when something is highest", "何时最高"), steps: [middle], answer: answer([time]) }
        : {
            problem: problem("how high something comes", "的最大高度"),
            steps: [middle, { code: "putIn", values }],
            answer: answer([value]),
          };
    }
  }
}

const heightAt = (height: Polynomial, time: q.Rational) => {
  const [a, b, c] = coefficientsOf(height);
  return q.add(q.multiply(q.add(q.multiply(a, time), b), time), c);
};

/** When it has this height, the earlier time first; null where that is no fraction. */
function timesAt(height: Polynomial, level: q.Rational): q.Rational[] | null {
  const [a, b, c] = coefficientsOf(height);
  const four = q.multiply(q.rational(4n), q.multiply(a, q.subtract(c, level)));
  const discriminant = q.subtract(q.multiply(b, b), four);
  const root = discriminant.num < 0n ? null : q.root(discriminant, 2n);
  const times =
    root && [root, q.negate(root)].map((one) => q.divide(q.subtract(one, b), q.multiply(q.rational(2n), a)));
  if (!times?.every((time) => time !== null)) return null;
  const [first, second] = times;
  return first && second && !q.same(first, second) ? [first, second] : times.slice(0, 1);
}

/** Put into the height as it was given; it is highest where it is as high a moment before and after. */
function holds({ height, wanted }: Throw, { key }: { key: string }): boolean {
  const [letter = "t"] = lettersOf(height);
  const node = expressionFrom(latexPolynomial(height));
  const at = (time: q.Rational) => node && exactValue(substitute(node, letter, numberNode(time)));
  const isAt = (time: q.Rational, level: q.Rational) => {
    const value = at(time);
    return value !== null && q.same(value, level);
  };
  const found = key.split(", ").map((part) => fractionIn(part));
  const numbers = found.flatMap((number) => number ?? []);
  const [first, second] = numbers;
  if (numbers.length !== found.length || !first) return false;
  switch (wanted.is) {
    case "landing":
      // It is below the ground ever after, and was above it just before or at the start.
      return numbers.length === 1 && first.num > 0n && isAt(first, q.ZERO) && isBelow(at(q.add(first, q.ONE)), q.ZERO);
    case "height": {
      const before = at(q.subtract(first, q.ONE));
      // The only time is the top, or the other one lies before the start.
      const isOnly = second !== undefined || !isBelow(at(q.ZERO), wanted.of) || isBelow(before, wanted.of);
      return numbers.every((time) => time.num >= 0n && isAt(time, wanted.of)) && isOnly;
    }
    case "time":
      return numbers.length === 1 && isAt(wanted.of, first);
    default: {
      const time = wanted.is === "topTime" ? first : timesAt(height, first)?.[0];
      if (!time || numbers.length !== 1) return false;
      const [before, after] = [at(q.subtract(time, q.ONE)), at(q.add(time, q.ONE))];
      return !!before && !!after && q.same(before, after) && (wanted.is === "topTime" || isAt(time, first));
    }
  }
}

const isBelow = (value: q.Rational | null, level: q.Rational) => value !== null && q.compare(value, level) < 0;
