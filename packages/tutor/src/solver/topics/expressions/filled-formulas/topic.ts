import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../../algebra/fraction-of-polynomials.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An equation in several letters, the values of all of them but one, and that one. */
type Filled = { left: Node; right: Node; at: [letter: string, value: q.Rational][]; wanted: string };

const curve =
  "[the ][graph |curve |line |parabola |hyperbola ][of ][the ][function |line |curve |parabola |equation ]{e:formula}";
const kurve = "[反比例函数|正比例函数|一次函数|二次函数|直线|抛物线|双曲线|函数]{e:formula}[的图象|的图像|图象|图像]";

const frames: Frames<Filled>[] = [
  [
    [
      `[if |given that |suppose ]${curve} (passes|goes|runs) through [the ][point ]{p:point},? ?[then |what is |what's |find ][the ][value of ]{k:letter}( is)?`,
      `[if |given that |suppose ][the ][point ]{p:point} (is|lies) on ${curve},? ?[then |what is |what's |find ][the ][value of ]{k:letter}( is)?`,
      `[若|已知|如果]${kurve}(经过|过|通过)[点]{p:point},?(则|那么|求){0,2}{k:letter}(的值)?`,
      `[若|已知|如果][点]{p:point}在${kurve}上,?(则|那么|求){0,2}{k:letter}(的值)?`,
    ],
    pointOn,
  ],
  [
    ["when is {e:formula} equal to {v:fraction}", "{e:formula}何时等于{v:fraction}"],
    ({ e, v }) => {
      const [sides, value] = [equationAt(e), fractionIn(v)];
      const [letter] = sides ? lettersIn(sides[1]) : [];
      return sides?.[0].kind === "letter" && value && letter ? filled(sides, [[sides[0].name, value]], letter) : null;
    },
  ],
];

function pointOn({ e, p = "", k }: Places): Filled | null {
  const sides = equationAt(e);
  const [x, y, ...more] = p.slice(1, -1).split(",").map(fractionIn);
  if (!sides || !x || !y || more.length > 0 || !k || k === "x" || k === "y") return null;
  return filled(
    sides,
    [
      ["x", x],
      ["y", y],
    ],
    k,
  );
}

function equationAt(e?: string): [Node, Node] | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  return left && right && more.length === 0 ? [left, right] : null;
}

/** Every letter but the wanted one has a value, and each value has a letter. */
function filled([left, right]: [Node, Node], at: Filled["at"], wanted: string): Filled | null {
  const letters = lettersIn(right, lettersIn(left));
  const known = new Set(at.map(([letter]) => letter));
  const fits = letters.has(wanted) && !known.has(wanted) && letters.size === at.length + 1 && known.size === at.length;
  return fits && at.every(([letter]) => letters.has(letter)) ? { left, right, at, wanted } : null;
}

/** "If S = (a+b)h/2, a = 3, b = 5 and h = 4, what is S?", with small and large letters apart. */
const told =
  /^ ?(?:if|given|given that|use|in|with|for|已知|若|当|在|公式)? ?(.{3,80}?)(?:,|;| and| when| if| with|中)?,? ?((?:[a-z] ?= ?-?\d[\d./]*(?:, ?and |, ?| and | ?和 ?|且)?){1,6})(?:时)?[,;]? ?(?:then )?(?:what is|what's|find|求|则)? ?(?:the value of )?([a-z])(?: ?的值)?(?:是多少|等于多少|是几)?[ ?.？。=]*$/i;

/** "If f(x) = ax + 1 and f(2) = 7, what is a?" */
const valued =
  /^ ?(?:if|given|given that|let|suppose|已知|若|设)?(?:函数| the function| that)? ?([fgh])\(x\) ?= ?([-+*/^().\da-z√ ]{1,60}?)(?:,| and| with|且)+ ?\1\((-?\d[\d./]*)\) ?= ?(-?\d[\d./]*)[,.;]? ?(?:what is|what's|find|then|求|则)? ?(?:the value of )?([a-z])(?: ?的值)?(?:是多少|等于多少|是几)?[ ?.？。=]*$/i;

function readValued({ text }: Question): Filled | null {
  if (text.length > LENGTH_MAX) return null;
  const [, , rule, x, y, wanted = ""] = valued.exec(plainFormulas(text).replaceAll("，", ",")) ?? [];
  const sides = equationAt(rule && `y=${rule}`);
  const [input, output] = [fractionIn(x), fractionIn(y)];
  if (!sides || !input || !output) return null;
  return filled(
    sides,
    [
      ["x", input],
      ["y", output],
    ],
    wanted,
  );
}

/** "If f(x) = 3x - 2, what is f^-1(4)?" */
const reversed =
  /^ ?(?:if|given|let|suppose|已知|若|设)?(?:函数| the function)? ?([fgh])\(x\) ?= ?([-+*/().\dx ]{1,60}?)(?:,| and|;|\.)? ?(?:what is|what's|find|then|求|则)? ?\1\^[({]?-1[)}]? ?\((-?\d[\d./]*)\)(?: ?的值)?(?:是多少|等于多少|是几)?[ ?.？。=]*$/i;

function readReversed({ text }: Question): Filled | null {
  if (text.length > LENGTH_MAX) return null;
  const [, , rule, output] = reversed.exec(plainFormulas(text).replaceAll("，", ",")) ?? [];
  const sides = equationAt(rule && `y=${rule}`);
  const value = fractionIn(output);
  return sides && value ? filled(sides, [["y", value]], "x") : null;
}

function readTold({ text }: Question): Filled | null {
  if (text.length > LENGTH_MAX) return null;
  const [, formula = "", values = "", wanted] = told.exec(plainFormulas(text).replaceAll("，", ",")) ?? [];
  // V = lwh is no word.
  const names = new Set([...values.matchAll(/([a-z]) ?=/gi)].map(([, letter]) => letter).concat(wanted));
  const apart = formula.replaceAll(/(?<![a-z])[a-z]{3,5}(?![a-z])/gi, (word) =>
    [...word].every((letter) => names.has(letter)) ? [...word].join("*") : word,
  );
  const sides = equationAt(apart);
  if (!sides || !wanted) return null;
  const at = [...values.matchAll(/([a-z]) ?= ?(-?\d[\d./]*\d|-?\d)/gi)].map(
    ([, letter = "", value]) => [letter, fractionIn(value)] as const,
  );
  const known = at.flatMap(([letter, value]): Filled["at"] => (value ? [[letter, value]] : []));
  // With one letter left and one value it may be a system, which is solved as one.
  return known.length === at.length && known.length > 0 && lettersIn(sides[1], lettersIn(sides[0])).size > 1
    ? filled(sides, known, wanted)
    : null;
}

const LENGTH_MAX = 200;

/** A formula with numbers put in for all letters but one: a point on a curve, or given values. */
export const filledFormulas = defineTopic<Filled, Code>({
  name: "filled-formulas",
  words,
  read: (question) =>
    readFrames(plainOf(question), frames) ?? readTold(question) ?? readValued(question) ?? readReversed(question),
  work: workFilled,
  holds: ({ left, right, at, wanted }, { key }) => {
    const value = fractionIn(key);
    if (!value) return false;
    const [one, other] = [left, right].map((side) =>
      exactValue(putIn(substitute(side, wanted, numberNode(value)), at)),
    );
    return !!one && !!other && q.same(one, other);
  },
  similar: ({ at, ...rest }) => ({
    ...rest,
    at: at.map(([letter, value]): Filled["at"][number] => [letter, q.multiply(value, q.rational(2n))]),
  }),
});

const putIn = (side: Node, at: Filled["at"]) =>
  at.reduce((of, [letter, value]) => substitute(of, letter, numberNode(value)), side);

function workFilled({ left, right, at, wanted }: Filled): Working<Code> | null {
  const [one, other] = [putIn(left, at), putIn(right, at)];
  // t stands below in v = s/t.
  const all = fractionOfPolynomials({ kind: "subtract", left: one, right: other })?.above;
  if (!all || degree(all) !== 1) return null;
  const value = q.divide(q.negate(coefficient(all, 0)), coefficient(all, 1));
  if (!value) return null;
  const shown = `${latexNode(left)} = ${latexNode(right)}`;
  const given = at.map(([letter, number]) => `${letter} = ${latexNumber(number)}`).join(",\\; ");
  const put = `${latexNode(one)} = ${latexNode(other)}`;
  const result = `${wanted} = ${latexNumber(value)}`;
  return {
    problem: { en: `$${wanted}$ in $${shown}$ for $${given}$`, ch: `在 $${shown}$ 中，$${given}$，求 $${wanted}$` },
    steps: [
      { code: "put", values: { shown, given, put } },
      { code: "solve", values: { put, wanted, result } },
    ],
    answer: { said: inBoth(result), key: plainNumber(value) },
  };
}
