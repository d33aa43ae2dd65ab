import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { lettersOf, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An equation that is met by one pair of numbers only, and what is asked of them; null for the numbers themselves. */
type Asked = { left: Node; right: Node; letters: [string, string]; wanted: Node | null };
type Square = { letter: string; by: q.Rational; center: q.Rational };

const LENGTH_MAX = 160;
const side = "[-+*/^().\\d a-z]{1,60}?";
const forms = [
  `(?:if|given|given that|suppose)? ?(?:that )?(?<l>${side}) ?= ?(?<r>${side})(?:,? (?:and |where )?[a-z] and [a-z] are real(?: numbers)?)?(?:,| and| then)? ?(?:then )?(?:find|what is|what's|evaluate|calculate|solve for)?(?: the values? of)? (?<w>[-+*/^().\\da-z]{1,20}|[a-z] and [a-z])`,
  `(?:find|what is|what's|evaluate|calculate)?(?: the values? of)? ?(?<w>[-+*/^().\\da-z]{1,20}|[a-z] and [a-z]) (?:if|when|given|given that) (?<l>${side}) ?= ?(?<r>${side})`,
  `(?:已知|若|如果|设)?(?:实数|有理数)?(?:(?:[a-z][,和、]?){2}(?:是实数且|是有理数且|满足|,且?满足))?(?<l>${side}) ?= ?(?<r>${side}),?(?:则|那么|试|请)?(?:求|计算)?(?<w>[-+*/^().\\da-z]{1,20}|[a-z](?:,|和|与)[a-z])(?:的值)?(?:为|是|等于)?(?:多少|几)?`,
].map((form) => new RegExp(`^${form}[ ,._?()（）=]*$`));

/** Two squares whose sum is 0, once they are completed: x² - 6x + y² + 4y + 13 = 0. */
export const completedSums = defineTopic<Asked, Code>({
  name: "completed-sums",
  words,
  read: (question) => readAsked(plainOf(question)),
  work(asked) {
    const squares = squaresOf(asked);
    const key = keyOf(asked);
    if (!squares || !key) return null;
    const shown = `${latexNode(asked.left)} = ${latexNode(asked.right)}`;
    const found = squares.map(({ letter, center }) => `${letter} = ${latexNumber(center)}`).join(",\\; ");
    const wanted = asked.wanted ? latexNode(asked.wanted) : squares.map(({ letter }) => letter).join(",\\; ");
    const value = asked.wanted && worthOf(asked.wanted, squares);
    const result = value ? latexNumber(value) : found;
    const steps: Step<Code>[] = [
      { code: "complete", values: { shown, squares: `${squares.map(shownSquare).join(" + ")} = 0` } },
      { code: "zero", values: { found } },
      { code: "value", values: { wanted, found, result } },
    ];
    return {
      problem: { en: `$${wanted}$, if $${shown}$`, ch: `已知 $${shown}$，求 $${wanted}$` },
      steps,
      answer: { said: inBoth(result), key },
    };
  },
  // Put in they make the sides the same, and of any two other numbers near one side is the greater.
  holds(asked, { key }) {
    const squares = squaresOf(asked);
    if (!squares || key !== keyOf(asked)) return false;
    const difference: Node = { kind: "subtract", left: asked.left, right: asked.right };
    const signs = [-3n, -1n, 0n, 1n, 5n].flatMap((first) =>
      [-4n, -1n, 0n, 1n, 2n].map((second) => {
        const moved = squares.map((square, nth) => ({
          ...square,
          center: q.add(square.center, q.rational(nth === 0 ? first : second, 2n)),
        }));
        const value = worthOf(difference, moved);
        const isHere = first === 0n && second === 0n;
        return value && (isHere ? value.num === 0n : value.num !== 0n) ? Math.sign(Number(value.num)) : null;
      }),
    );
    return !signs.includes(null) && new Set(signs.filter((sign) => sign !== 0)).size === 1;
  },
  similar: (asked) => {
    const [x, y] = asked.letters;
    const left = expressionFrom(`${x}^2 + ${y}^2 - 2${x} + 8${y} + 17`);
    const wanted = expressionFrom(`${x} + ${y}`);
    return left ? { left, right: numberNode(q.ZERO), letters: asked.letters, wanted } : asked;
  },
});

function readAsked(text: string): Asked | null {
  if (text.length > LENGTH_MAX || !text.includes("=")) return null;
  const groups = forms.map((form) => form.exec(text)?.groups).find((found) => !!found);
  const { l = "", r = "", w = "" } = groups ?? {};
  const [left, right] = [expressionFrom(l.trim()), expressionFrom(r.trim())];
  const both = /^([a-z])(?:,|和|与| and )([a-z])$/.exec(w);
  const wanted = both ? null : expressionFrom(w);
  if (!left || !right || (!both && !wanted)) return null;
  const all = polynomialOf({ kind: "subtract", left, right });
  const [one, other, ...more] = all ? lettersOf(all) : [];
  if (!one || !other || more.length > 0) return null;
  const named = both ? [both[1] ?? "", both[2] ?? ""] : [...lettersIn(wanted ?? numberNode(q.ZERO))];
  if (named.length === 0 || !named.every((letter) => letter === one || letter === other)) return null;
  if (both && both[1] === both[2]) return null;
  const asked: Asked = { left, right, letters: [one, other], wanted };
  return squaresOf(asked) && keyOf(asked) ? asked : null;
}

/** Null unless the difference of the sides is a(x - h)² + b(y - k)², with a and b of one sign. */
function squaresOf({ left, right, letters }: Asked): Square[] | null {
  const all = polynomialOf({ kind: "subtract", left, right });
  if (!all) return null;
  const known = all.every(({ powers }) => powers.size < 2 && [...powers.values()].every((power) => power < 3));
  const squares = letters.map((letter): Square | null => {
    const [by, linear] = [coefficientOf(all, letter, 2), coefficientOf(all, letter, 1)];
    const center = q.divide(q.negate(linear), q.multiply(q.rational(2n), by));
    return center && { letter, by, center };
  });
  const [one, other] = squares;
  if (!known || !one || !other || one.by.num > 0n !== other.by.num > 0n) return null;
  const without = all.find(({ powers }) => powers.size === 0)?.by ?? q.ZERO;
  const sum = [one, other].reduce((rest, { by, center }) => {
    return q.subtract(rest, q.multiply(by, q.multiply(center, center)));
  }, without);
  return sum.num === 0n ? [one, other] : null;
}

const coefficientOf = (of: Polynomial, letter: string, power: number): q.Rational =>
  of.find(({ powers }) => powers.size === 1 && powers.get(letter) === power)?.by ?? q.ZERO;

const worthOf = (of: Node, squares: readonly Square[]): q.Rational | null =>
  exactValue(squares.reduce((node, { letter, center }) => substitute(node, letter, numberNode(center)), of));

function keyOf(asked: Asked): string | null {
  const squares = squaresOf(asked);
  if (!squares) return null;
  const value = asked.wanted && worthOf(asked.wanted, squares);
  if (asked.wanted) return value && plainNumber(value);
  return squares.map(({ letter, center }) => `${letter} = ${plainNumber(center)}`).join(", ");
}

function shownSquare({ letter, by, center }: Square): string {
  const factor = by.num === by.den ? "" : `${latexNumber(by)}`;
  if (center.num === 0n) return `${factor}${letter}^{2}`;
  const sign = center.num > 0n ? "-" : "+";
  return `${factor}(${letter} ${sign} ${latexNumber(center.num > 0n ? center : q.negate(center))})^{2}`;
}
