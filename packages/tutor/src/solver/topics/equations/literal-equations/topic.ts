import { type Node, numberNode, q, sameValue, substitute } from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../../algebra/fraction-of-polynomials.ts";
import { commonDenominator } from "../../../algebra/numbers.ts";
import {
  dividedBy,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  plainPolynomial,
  scaled,
} from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An equation in several letters, and the letter that is to stand alone. */
type Literal = { left: Node; right: Node; letter: string; pi: string | undefined };

/** What no product of letters is: "mx + 6 hold for all x". */
const sentence =
  /[a-z]{4}|(?<![=\d*+/^(-]|= |[a-z])[a-z]{3}(?![a-z])|(?<![a-z\d]|[-+*/(=] ?)(?:is|of|to|in|if|by|at|on|it|as|or|an|be|do|so|we|my|no|up)(?![a-z])/i;

/** One of them stands for π. */
const spare = "jqzk";

const sentences = [
  "(if|given|from|given that)? ?[the ][equation |formula ]{e:formula},? (express|write|give|find) {y:letter} in terms of {z:letter}((,|,? and) {w:letter}){0,3}",
  "(the )?formula (for|of) (the |an? )?({f:word} ){0,6}{w:word} is {e:formula},? (and )?(then )?(solve|solve it|rearrange|rearrange it|solve this formula|solve the formula) for {y:letter}",
  "(the )?({f:word} ){0,6}{w:word} (is given by|is given by the formula|is found by|has the formula) {e:formula},? (and )?(then )?(solve|solve it|rearrange it|solve this|solve this formula|solve the formula) for {y:letter}",
  "(the )?formula (for|of) (the |an? )?({f:word} ){0,6}{w:word} is {e:formula},? (and )?(then )?(make|rearrange to make|rearrange it to make) {y:letter} the subject",
  "[the ][equation |formula ]{e:formula}[,]? for {y:letter}",
  "{y:letter}( in terms of {z:letter}( and {w:letter})?)?,? ?(in|if|from|when|given)? ?[the ][equation |formula ]{e:formula}",
  "(make|isolate) {y:letter} [as ][the subject |alone ][of |in ][the ][equation |formula ]{e:formula}",
  "{e:formula}[,]? ?(make|solve for|isolate) {y:letter}( the subject)?",
  "(rearrange|rewrite) {e:formula} (to make|to solve for|for) {y:letter}( the subject)?",
  "(把|将|由|从)?[方程|公式]{e:formula}[,]?(用(含|含有)?{z:letter}的(代数式|式子)表示){y:letter}(的形式)?",
  "已知[方程|公式]?{e:formula},?[则|请]?(用(含|含有)?{z:letter}的(代数式|式子)表示|用[a-z]表示){y:letter}",
];

const shape =
  "(三角形|3角形|梯形|长方形|正方形|平行四边形|平行4边形|菱形|圆|圆柱|圆锥|球|长方体|路程|扇形|匀速运动|物体|温度)?的?(面积|周长|体积|表面积|侧面积|弧长|路程|速度|压强|密度|电流|功率)?(计算)?";
/** The name of a formula, and the letters by which another is to be told: all that are there. */
const named = [
  `(已知|由|将|把|在)?${shape}(公式)?(是|为|中|:)?,?{e:formula}(中|变形)?,?(则|那么|请|试|可以|可|,)*用(含|含有)?{k:letter}((、|,|和|与){l:letter})?((、|,|和|与){m:letter})?((、|,|和|与){n:letter})?(的(代数式|式子))?(来)?表示{y:letter}`,
];

const isAllTold = (formula: string, y: string, told: (string | undefined)[]) => {
  const others = new Set(formula.replaceAll("(pi)", "").match(/[a-z]/g));
  others.delete(y);
  const listed = new Set(told.filter((one) => one !== undefined));
  return others.size === listed.size && [...listed].every((one) => others.has(one));
};

function literalOf(formula: string, y: string): Literal | null {
  // π is one more letter; I = prt is a product, and no word; 1/2(a+b)h is a half of it.
  const bare = formula.replaceAll("(pi)", "π").replaceAll(/(?<![a-z])pi(?![a-z])/gi, "π");
  if (sentence.test(bare)) return null;
  const pi = bare.includes("π") ? [...spare].find((one) => !bare.includes(one)) : undefined;
  const text = (pi ? bare.replaceAll("π", ` ${pi} `).replaceAll(/ (?=[-+*/^=)]|$)|(?<=[-+*/^=(]|^) /g, "") : bare)
    .replaceAll(/(?<![\w)/^.])(\d+)\/(\d+) ?(?=[(a-z])/gi, "($1/$2)*")
    .replaceAll(/(?<=[a-z\d)]) (?=[a-z](?![a-z])|\()/gi, "*")
    .replaceAll(/(?<![a-z])(?!sqrt)[a-z]{2,4}(?![a-z])/gi, (letters) => letters.split("").join("*"))
    .replaceAll(/(?<=\))(?=[a-z(])/gi, "*");
  const answer = formulaAt(text);
  if (answer?.kind !== "relation" || answer.signs.join() !== "=" || answer.unit) return null;
  const [left, right] = answer.sides;
  const literal = left && right ? { left, right, letter: y, pi } : null;
  const parts = literal && partsOf(literal);
  return literal && parts && lettersOf([...parts.by, ...parts.rest]).length > 0 ? literal : null;
}

/** `by · letter = rest`, or `by · letter² = rest`; null where the letter stands otherwise. */
function partsOf({ left, right, letter, pi }: Literal): { by: Polynomial; rest: Polynomial; power: 1 | 2 } | null {
  const all = fractionOfPolynomials({ kind: "subtract", left, right })?.above;
  const powerIn = ({ powers }: Polynomial[number]) => powers.get(letter) ?? 0;
  const power = all ? Math.max(0, ...all.map(powerIn)) : 0;
  if (!all || (power !== 1 && power !== 2)) return null;
  const by = all
    .filter((term) => powerIn(term) === power)
    .map((term) => ({ by: term.by, powers: new Map([...term.powers].filter(([name]) => name !== letter)) }));
  const rest = scaled(
    all.filter((term) => powerIn(term) === 0),
    q.rational(-1n),
  );
  if (by.length === 0 || rest.length === 0 || (power === 2 && all.some((term) => powerIn(term) === 1))) return null;
  // A square has two roots; a length of a circle or a triangle has one.
  if (power === 2 && !(pi || isOfSquares(all))) return null;
  return { by, rest, power };
}

/** c² = a² + b² */
const isOfSquares = (all: Polynomial) =>
  all.length === 3 &&
  all.every(({ powers, by }) => q.absolute(by).num === by.den && [...powers.values()].join() === "2");

/** Equations with several letters, solved for one of them. */
export const literalEquations = defineTopic({
  name: "literal-equations",
  words,
  read: (question) => {
    // No sentence has a place for π.
    const [text, asTyped] = [plainOf(question), question.text].map((one) => one.replaceAll("π", "(pi)"));
    // The letters of "log" are no factors.
    if (text === undefined || asTyped === undefined || /lo?g(?![a-z])|\bln\b/.test(text)) return null;
    const written = asTyped.toLowerCase();
    // Capital letters stay what they are: A = lw.
    const asWritten = ({ e = "", y = "" }: Places) => {
      const at = written.indexOf(e);
      const formula = at < 0 ? e : asTyped.slice(at, at + e.length);
      return literalOf(formula, formula.includes(y) ? y : y.toUpperCase());
    };
    return readFrames(text, [
      [sentences, asWritten],
      [
        named,
        (places) =>
          isAllTold(places.e ?? "", places.y ?? "", [places.k, places.l, places.m, places.n])
            ? asWritten(places)
            : null,
      ],
    ]);
  },
  work: workLiteral,
  holds: ({ left, right, letter, pi }, { key }) => {
    const value = expressionFrom(
      key
        .split(" = ")
        .slice(1)
        .join(" = ")
        .replaceAll("π", pi ?? "π"),
    );
    return value !== null && sameValue(substitute(left, letter, value), substitute(right, letter, value));
  },
  similar: (literal): Literal => ({
    ...literal,
    right: { kind: "add", left: literal.right, right: numberNode(q.rational(2n)) },
  }),
});

function workLiteral(literal: Literal): Working<Code> | null {
  const parts = partsOf(literal);
  const { letter, left, right, pi } = literal;
  const [term] = parts?.by ?? [];
  if (!parts || !term) return null;
  const isSum = parts.by.length > 1;
  const isNumber = !isSum && term.powers.size === 0;
  // A fraction has no sign below its line, where it can be helped.
  const turned = (of: Polynomial) => (!isNumber && term.by.num < 0n ? scaled(of, q.rational(-1n)) : of);
  const common = commonDenominator([...parts.by, ...parts.rest].map(({ by }) => by));
  const whole = (of: Polynomial) => (isNumber ? of : scaled(of, q.rational(common)));
  const [by, rest] = [whole(turned(parts.by)), whole(turned(parts.rest))];
  const value = isNumber ? dividedBy(rest, term) : rest;
  const named = (text: string) => (pi ? text.replaceAll(pi, "\\pi ") : text);
  const fraction = isNumber ? latexPolynomial(value) : `\\frac{${latexPolynomial(rest)}}{${latexPolynomial(by)}}`;
  const quotient = isNumber ? plainPolynomial(value) : `(${plainPolynomial(rest)})/(${plainPolynomial(by)})`;
  const latex = named(parts.power === 2 ? `\\sqrt{${fraction}}` : fraction);
  const plain = parts.power === 2 ? `sqrt(${quotient})` : quotient;
  const shown = named(`${latexNode(left)} = ${latexNode(right)}`);
  const front = isNumber && q.same(term.by, q.ONE) ? "" : named(latexPolynomial(by));
  const lead = front === "-1" ? "-" : isSum ? `(${front})` : front;
  const alone = `${lead}${letter}${parts.power === 2 ? "^2" : ""} = ${named(latexPolynomial(rest))}`;
  return {
    problem: { en: `solve $${shown}$ for $${letter}$`, ch: `由 $${shown}$ 求 $${letter}$` },
    steps: [
      { code: "gather", values: { shown, letter, after: alone } },
      ...(front === "" && parts.power === 1
        ? []
        : [{ code: "divide" as const, values: { letter, by: front || "1", latex } }]),
    ],
    answer: {
      said: { en: `$${letter} = ${latex}$`, ch: `$${letter} = ${latex}$` },
      // A number before `c` may be read as so many cups: every product has its sign.
      key: `${letter} = ${plain.replaceAll(/(?<=[\d)a-z]) (?=[a-z])|(?<=\d)(?=[a-z])/gi, "*").replaceAll(pi ?? "π", "π")}`,
    },
  };
}
