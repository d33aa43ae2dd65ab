import {
  exactValue,
  foldCharacters,
  lettersIn,
  type Node,
  numberNode,
  q,
  substitute,
} from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { degree, latexPolynomial, lettersOf, minus, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import {
  aroundOperation,
  definedOperation,
  shownSign,
  withPlainSigns,
} from "../../arithmetic/custom-operations/topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `a ◇ b = rule`, and an equation with it. */
type Equation = {
  sign: string;
  first: string;
  second: string;
  rule: Node;
  left: string;
  right: string;
  letter: string;
};

const LENGTH_MAX = 200;
const DEEP = 3;

/** An equation with an operation that was made up for the question: a ※ b = a² - ab, and 3 ※ x = -6. */
export const operationEquations = defineTopic<Equation, Code>({
  name: "operation-equations",
  words,
  read: readEquation,
  work: workEquation,
  holds: (equation, { key }) => {
    const { left, right, letter } = equation;
    const [one, other] = [left, right].map((side) => meantBy(equation, side, DEEP));
    const values = key.split(" or ").map((part) => expressionFrom(part.replace(/^\w = /, "")));
    const all = differenceOf(equation);
    return (
      !!all &&
      values.length === (rationalZeros(all)?.length ?? 0) &&
      values.every((value) => {
        const number = value && exactValue(value);
        const [a, b] = [one, other].map(
          (side) => side && number && exactValue(substitute(side, letter, numberNode(number))),
        );
        return !!a && !!b && q.same(a, b);
      })
    );
  },
  similar: (equation) => ({ ...equation, left: `5${equation.sign}${equation.letter}`, right: "10" }),
});

function readEquation({ original }: Question): Equation | null {
  if (original.length > LENGTH_MAX) return null;
  const story = plainFormulas(foldCharacters(withPlainSigns(original)).text.replaceAll(/\s+/gu, " ")).replaceAll(
    "∗",
    "*",
  );
  const found = definedOperation.exec(story);
  if (!found) return null;
  const [all, first = "", sign = "", second = "", of = ""] = found;
  const rule = expressionFrom(of);
  const rest = story.replace(all, " ");
  if (!rule || first === second || (sign === "*" && !/operation|symbol|define|运算|定义|规定/i.test(rest))) return null;
  if (![...lettersIn(rule)].every((name) => name === first || name === second)) return null;
  const sides =
    /(?<![a-z\d])([-\d(][^=,;?\p{Script=Han}]{0,30}?|[a-z] ?[^=,;?a-z\d\s\p{Script=Han}][^=,;?\p{Script=Han}]{0,30}?) ?= ?(-?[\d(][^=,;?\p{Script=Han}]{0,30}?)(?= *(?:$|[,;?!]|\.(?!\d)|\p{Script=Han}|(?:find|what|then|and|for)(?![a-z])))/iu.exec(
      rest,
    );
  const [whole = "", left = "", right = ""] = sides ?? [];
  if (!whole.includes(sign)) return null;
  const equation = { sign, first, second, rule, left: left.trim(), right: right.trim() };
  const letters = [...new Set(`${left}${right}`.match(/[a-z]/gi) ?? [])];
  const [letter, ...more] = letters;
  if (!letter || more.length > 0) return null;
  const others = rest
    .replace(whole, " ")
    .replace(sign, " ")
    .toLowerCase()
    .replaceAll(new RegExp(`(?<![a-z])${first}[,、] ?${second}(?![a-z])`, "gi"), " ")
    .replaceAll(new RegExp(`(?<![a-z\\d])${letter.toLowerCase()}(?![a-z])`, "g"), " ")
    .replaceAll(/多少|几|时|当|等于|是|_+|\( *\)/g, " ");
  if (!aroundOperation.test(others)) return null;
  const task = { ...equation, letter };
  return differenceOf(task) ? task : null;
}

const atom = /^(?:-?\d+(?:\.\d+|\/\d+)?|-?\d*[a-z]|\(.*\))$/i;

/** The operands of the sign outside all parentheses; null where nobody knows where to begin. */
function meantBy(equation: Equation, text: string, deep: number): Node | null {
  const bare = text.trim();
  let depth = 0;
  const places: number[] = [];
  for (const [at, sign] of [...bare].entries()) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth < 0) return null;
    if (depth === 0 && sign === equation.sign) places.push(at);
  }
  const [place, ...more] = places;
  if (more.length > 0) return null;
  if (place === undefined) {
    if (!bare.includes(equation.sign)) return expressionFrom(bare);
    const inner = /^\((.*)\)$/.exec(bare)?.[1];
    return inner !== undefined && deep > 0 ? meantBy(equation, inner, deep - 1) : null;
  }
  const [left, right] = [bare.slice(0, place).trim(), bare.slice(place + 1).trim()];
  if (!atom.test(left) || !atom.test(right) || deep === 0) return null;
  const [one, other] = [left, right].map((part) => meantBy(equation, part, deep - 1));
  if (!one || !other) return null;
  const name = "\u0391";
  const apart = substitute(equation.rule, equation.second, { kind: "letter", name });
  return substitute(substitute(apart, equation.first, one), name, other);
}

function differenceOf(equation: Equation) {
  const [left, right] = [equation.left, equation.right].map((side) => meantBy(equation, side, DEEP));
  const [one, other] = [left, right].map((side) => side && polynomialOf(side));
  const all = one && other && minus(one, other);
  return all && degree(all) >= 1 && degree(all) <= 2 && lettersOf(all).join() === equation.letter ? all : null;
}

function workEquation(equation: Equation): Working<Code> | null {
  const { sign, first, second, rule, left, right, letter } = equation;
  const all = differenceOf(equation);
  const zeros = all && rationalZeros(all);
  if (!all || !zeros || zeros.length === 0) return null;
  const shownRule = `${first} ${shownSign(sign)} ${second} = ${latexNode(rule)}`;
  const shown = [left, right]
    .map((side) => side.replaceAll(sign, ` ${shownSign(sign)} `).replaceAll("*", " \\cdot "))
    .join(" = ");
  const listed = zeros.map((zero) => `${letter} = ${latexNumber(zero)}`);
  const said = listed.map((one) => `$${one}$`);
  return {
    problem: { en: `solve $${shown}$ with $${shownRule}$`, ch: `规定 $${shownRule}$，解方程 $${shown}$` },
    steps: [
      { code: "use", values: { shown, rule: shownRule, after: `${latexPolynomial(all)} = 0` } },
      { code: "solve", values: { result: listed.join(",\\ ") } },
    ],
    answer: {
      said: { en: said.join(" or "), ch: said.join(" 或 ") },
      key: zeros.map((zero) => `${letter} = ${plainNumber(zero)}`).join(" or "),
    },
  };
}
