import { type Node, numberNode, q, sameValue, substitute } from "@dripstone/checker/mathematics";
import {
  dividedBy,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  scaled,
} from "../../algebra/polynomial.ts";
import { latexNode } from "../../algebra/printing.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import { formulaAt } from "../../sentences/formula-at.ts";
import { readFrames } from "../../sentences/frames.ts";
import { plainOf } from "../../sentences/plain.ts";
import type { Working } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An equation in several letters, and the letter that is to stand alone. */
type Literal = { left: Node; right: Node; letter: string };

const sentences = [
  "[the ][equation |formula ]{e:formula}[,]? for {y:letter}",
  "{y:letter}( in terms of {z:letter}( and {w:letter})?)?,? ?(in|if|from|when|given)? ?[the ][equation |formula ]{e:formula}",
  "(make|isolate) {y:letter} [as ][the subject |alone ][of |in ][the ][equation |formula ]{e:formula}",
  "{e:formula}[,]? ?(make|solve for|isolate) {y:letter}( the subject)?",
  "(rearrange|rewrite) {e:formula} (to make|to solve for|for) {y:letter}( the subject)?",
  "(把|将|由|从)?[方程|公式]{e:formula}[,]?(用(含|含有)?{z:letter}的(代数式|式子)表示){y:letter}(的形式)?",
  "已知[方程|公式]?{e:formula},?[则|请]?(用(含|含有)?{z:letter}的(代数式|式子)表示|用[a-z]表示){y:letter}",
];

function literalOf(formula: string, y: string): Literal | null {
  // I = prt is a product, and no word.
  const answer = formulaAt(formula.replace(/(?<== ?)[a-z]{3}$/i, (letters) => letters.split("").join("*")));
  if (answer?.kind !== "relation" || answer.signs.join() !== "=" || answer.unit) return null;
  const [left, right] = answer.sides;
  const literal = left && right ? { left, right, letter: y } : null;
  const parts = literal && partsOf(literal);
  return literal && parts && lettersOf([...parts.by, ...parts.rest]).length > 0 ? literal : null;
}

/** `by · letter = rest`; null where the letter stands in several terms of different kinds, or squared. */
function partsOf({ left, right, letter }: Literal): { by: Polynomial; rest: Polynomial } | null {
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  const all = one && other && minus(one, other);
  const powerIn = ({ powers }: Polynomial[number]) => powers.get(letter) ?? 0;
  if (!all || Math.max(0, ...all.map(powerIn)) !== 1) return null;
  const by = all
    .filter((term) => powerIn(term) === 1)
    .map((term) => ({ by: term.by, powers: new Map([...term.powers].filter(([name]) => name !== letter)) }));
  // Divided by a sum, one would have to say where it is 0.
  if (by.length !== 1) return null;
  return {
    by,
    rest: scaled(
      all.filter((term) => powerIn(term) === 0),
      q.rational(-1n),
    ),
  };
}

/** Equations with several letters, solved for one of them. */
export const literalEquations = defineTopic({
  name: "literal-equations",
  words,
  read: (question) => {
    const text = plainOf(question);
    const written = question.text.toLowerCase();
    // Capital letters stay what they are: A = lw.
    return readFrames(text, [
      [
        sentences,
        ({ e = "", y = "" }) => {
          const at = written.indexOf(e);
          const formula = at < 0 ? e : question.text.slice(at, at + e.length);
          return literalOf(formula, formula.includes(y) ? y : y.toUpperCase());
        },
      ],
    ]);
  },
  work: workLiteral,
  holds: ({ left, right, letter }, { key }) => {
    const value = expressionFrom(key.split(" = ").slice(1).join(" = "));
    return value !== null && sameValue(substitute(left, letter, value), substitute(right, letter, value));
  },
  similar: (literal): Literal => ({
    ...literal,
    right: { kind: "add", left: literal.right, right: numberNode(q.rational(2n)) },
  }),
});

function workLiteral(literal: Literal): Working<Code> | null {
  const parts = partsOf(literal);
  const { letter, left, right } = literal;
  const [term] = parts?.by ?? [];
  if (!parts || !term) return null;
  const isNumber = term.powers.size === 0;
  // A fraction has no sign below its line.
  const turned = (of: Polynomial) => (!isNumber && term.by.num < 0n ? scaled(of, q.rational(-1n)) : of);
  const [by, rest] = [turned(parts.by), turned(parts.rest)];
  const value = isNumber ? dividedBy(rest, term) : rest;
  const latex = isNumber ? latexPolynomial(value) : `\\frac{${latexPolynomial(rest)}}{${latexPolynomial(by)}}`;
  const plain = isNumber ? plainPolynomial(value) : `(${plainPolynomial(rest)})/(${plainPolynomial(by)})`;
  const shown = `${latexNode(left)} = ${latexNode(right)}`;
  const front = isNumber && q.same(term.by, q.ONE) ? "" : latexPolynomial(by);
  const alone = `${front === "-1" ? "-" : front}${letter} = ${latexPolynomial(rest)}`;
  return {
    problem: { en: `solve $${shown}$ for $${letter}$`, ch: `由 $${shown}$ 求 $${letter}$` },
    steps: [
      { code: "gather", values: { shown, letter, after: alone } },
      ...(front === "" ? [] : [{ code: "divide" as const, values: { letter, by: latexPolynomial(by), latex } }]),
    ],
    answer: {
      said: { en: `$${letter} = ${latex}$`, ch: `$${letter} = ${latex}$` },
      // A number before `c` may be read as so many cups: every product has its sign.
      key: `${letter} = ${plain.replaceAll(/(?<=[\d)a-z]) (?=[a-z])/gi, "*")}`,
    },
  };
}
