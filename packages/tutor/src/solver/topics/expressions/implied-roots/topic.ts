import { exactValue, q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { type Polynomial, product, samePolynomial, scaled } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { type Question, readQuestion } from "../../../question.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { combinationOf } from "../implied-values/combine.ts";
import { type Given, type Implied, readImplied } from "../implied-values/read.ts";
import { holdsModuloPrimes } from "../implied-values/remainders.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An expression of which only the square follows, and whether its letters are positive. */
type Asked = { implied: Implied; square: Polynomial; arePositive: boolean };

const positive =
  /^(?:the value of (?<w>[^=,;?]{1,40}) if (?<one>[^=,;?]+=[^=,;?]+?)(?:, ?| and )(?<two>[^=,;?]+=[^=,;?]+?) where both are positive)$/i;

/** The value of x + y from x² + y² and xy, which may have both signs. */
export const impliedRoots = defineTopic<Asked, Code>({
  name: "implied-roots",
  words,
  read: (question) => {
    const found = positive.exec(question.text.replaceAll("$", "").replace(/[\s.?!]+$/, ""))?.groups;
    const inner = found ? readQuestion(`if ${found.one} and ${found.two}, what is ${found.w}`) : question;
    return inner && askedIn(inner, !!found);
  },
  work: workRoot,
  holds: ({ implied, square, arePositive }, { key }) => {
    const said = key.split(" or ").map((part) => {
      const node = expressionFrom(part);
      return node && exactValue(node);
    });
    const [first, second] = said;
    if (!first || (!arePositive && (!second || !q.same(second, q.negate(first))))) return false;
    return holdsModuloPrimes({ ...implied, wanted: square }, q.multiply(first, first));
  },
  similar: (asked) => {
    const other = readQuestion("if a^2 + b^2 = 25 and ab = 12, what is a + b");
    return (other && askedIn(other, false)) ?? asked;
  },
});

function askedIn(question: Pick<Question, "shape" | "formulas">, arePositive: boolean): Asked | null {
  const implied = readImplied(question);
  if (!implied || implied.below || implied.zeros.length > 0) return null;
  const { givens, wanted } = implied;
  const letters = lettersIn(wanted);
  const square = product(wanted, wanted);
  if (letters.length !== 2 || givens.length < 2 || !square || givens.some(({ isInverse }) => isInverse)) return null;
  if (combinationOf(givens, wanted) || !worthOf(givens, square)) return null;
  // With both signs there must be a pair for each: turned into another pair of which all that is given is true, too.
  const [x = "", y = ""] = letters;
  const hasBoth = turns(x, y).some(
    (turn) =>
      givens.every(({ of }) => samePolynomial(turned(of, turn), of)) &&
      samePolynomial(turned(wanted, turn), scaled(wanted, q.rational(-1n))),
  );
  // For positive letters only a sum has one sign for sure.
  const isSum = wanted.every(({ by }) => by.num > 0n);
  return (arePositive ? isSum : hasBoth) ? { implied, square, arePositive } : null;
}

const lettersIn = (of: Polynomial) => [...new Set(of.flatMap(({ powers }) => [...powers.keys()]))].sort();

type Turn = Record<string, { to: string; sign: 1n | -1n }>;

const turns = (x: string, y: string): Turn[] =>
  ([1n, -1n] as const).flatMap((one) =>
    ([1n, -1n] as const).flatMap((other): Turn[] => [
      { [x]: { to: x, sign: one }, [y]: { to: y, sign: other } },
      { [x]: { to: y, sign: one }, [y]: { to: x, sign: other } },
    ]),
  );

const turned = (of: Polynomial, turn: Turn): Polynomial =>
  of.map(({ powers, by }) => {
    const parts = [...powers].map(([name, power]) => ({ name, power, ...(turn[name] ?? { to: name, sign: 1n }) }));
    const isOdd = parts.filter(({ sign, power }) => sign < 0n && power % 2 === 1).length % 2 === 1;
    return { powers: new Map(parts.map(({ to, power }) => [to, power])), by: isOdd ? q.negate(by) : by };
  });

function worthOf(givens: Given[], of: Polynomial): q.Rational | null {
  const parts = combinationOf(givens, of);
  if (!parts) return null;
  const worth = (nth: number, power: number) => q.power(givens[nth]?.value ?? q.ZERO, BigInt(power)) ?? q.ZERO;
  return parts
    .map(({ powers, by }) =>
      powers.reduce((all, power, nth) => q.multiply(all, power > 0 ? worth(nth, power) : q.ONE), by),
    )
    .reduce(q.add, q.ZERO);
}

/** x + y and x - y are both real where their squares are not negative. */
function areReal(givens: Given[], wanted: Polynomial): boolean {
  const [x = "", y = ""] = lettersIn(wanted);
  return [1n, -1n].every((sign) => {
    const of: Polynomial = [
      { powers: new Map([[x, 1]]), by: q.ONE },
      { powers: new Map([[y, 1]]), by: q.rational(sign) },
    ];
    const square = product(of, of);
    const value = square && worthOf(givens, square);
    return !!value && value.num >= 0n;
  });
}

function workRoot({ implied, square, arePositive }: Asked): Working<Code> | null {
  const { givens, wanted, shown, relations } = implied;
  const value = worthOf(givens, square);
  const root = value && value.num > 0n ? q.root(value, 2n) : null;
  if (!value || !root || !areReal(givens, wanted)) return null;
  const size = latexNumber(root);
  const latex = arePositive ? size : `\\pm ${size}`;
  const key = arePositive ? plainNumber(root) : `${plainNumber(q.negate(root))} or ${plainNumber(root)}`;
  return {
    problem: {
      en: `the value of $${shown}$ if $${relations}$${arePositive ? " and both are positive" : ""}`,
      ch: `已知 $${relations}$${arePositive ? "，且两数都是正数" : ""}，求 $${shown}$ 的值`,
    },
    steps: [
      { code: "square", values: { shown, relations, value: latexNumber(value) } },
      arePositive
        ? { code: "positive", values: { shown, result: latex } }
        : { code: "roots", values: { shown, result: latex } },
    ],
    answer: { said: { en: `$${latex}$`, ch: `$${latex}$` }, key },
  };
}
