import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  lettersOf,
  minus,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  product,
  scaled,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A quadratic equation with a letter, one of whose roots is over/under of the other. */
type Asked = { of: Node; letter: string; over: bigint; under: bigint };

const LENGTH_MAX = 160;
const e = "(?<l>[-+*/^().\\da-z ]+?) ?= ?(?<r>[-+*/^().\\da-z ]+?)";
const times = "(?:(?<twice>twice|double)|(?<n>\\d{1,2}|three|four) times)";
const w = "(?:,|, then|,? and)? ?(?:find|what is|what's|solve for) (?:the values? of )?(?<w>[a-z])";
const forms = [
  `(?:if )?(?:the )?(?:2 |two )?roots of (?:the equation )?${e} are in (?:the )?ratio (?:of )?(?<m>\\d{1,2})(?: ?: ?| to |, ?)(?<k>\\d{1,2})${w}`,
  `(?:if )?(?:1|one)(?: of the)? roots? of (?:the equation )?${e} is ${times} (?:as (?:large|big) as )?the other(?: root| one)?${w}`,
  `(?:已知|若|如果|设)?(?:关于x的)?(?:[1一]元[2二]次)?方程${e}(?:的|有|中)?,?(?:其中)?(?:[1一]个|1|一)根是另(?:外)?(?:[1一]个|1|一)?(?:根)?的(?<n>\\d{1,2}|[两二])倍,?(?:则|那么)?(?:求)?(?<w>[a-z])(?:的值)?(?:为|是|等于)?(?:多少|几)?`,
  `(?:已知|若|如果|设)?(?:关于x的)?(?:[1一]元[2二]次)?方程${e}的?(?:两|2|二)个?根(?:之比|的比)(?:为|是|等于)(?<m>\\d{1,2}) ?[:：,] ?(?<k>\\d{1,2}),?(?:则|那么)?(?:求)?(?<w>[a-z])(?:的值)?(?:为|是|等于)?(?:多少|几)?`,
].map((form) => new RegExp(`^${form}[ ,._?=()（）]*$`));

const numbers: Record<string, string> = { three: "3", four: "4" };

/** The letter in a quadratic equation of whose roots the ratio is told: x² - 8x + k = 0, 1 : 3. */
export const rootRatios = defineTopic<Asked, Code>({
  name: "root-ratios",
  words,
  read: (question) => readAsked(plainOf(question)),
  work(asked) {
    const found = lettersFound(asked);
    const condition = conditionOf(asked);
    if (!found || !condition) return null;
    const { of, letter, over, under } = asked;
    const shown = `${latexNode(of)} = 0`;
    const all = found.map((value) => `${letter} = ${latexNumber(value)}`).join(",\\; ");
    const ratio = `${over} : ${under}`;
    const steps: Step<Code>[] = [
      {
        code: "vieta",
        values: { over: `${over}t`, under: `${under}t`, sum: `${over + under}t`, product: `${over * under}t^{2}` },
      },
      { code: "solve", values: { letter, all } },
    ];
    return {
      problem: {
        en: `$${letter}$, if the roots of $${shown}$ are in the ratio $${ratio}$`,
        ch: `$${shown}$ 的两根之比为 $${ratio}$，求 $${letter}$`,
      },
      steps,
      answer: {
        said: inBoth(all),
        key: found.map((value) => `${letter} = ${plainNumber(value)}`).join(" or "),
      },
    };
  },
  // Put in, the equation has a root that is so many times another one; with other numbers near it does not.
  holds(asked, { key }) {
    const said = key.split(" or ").map((one) => fractionIn(one.replace(/^[a-z] = /, "")));
    const near = Array.from({ length: 81 }, (_, nth) => q.rational(BigInt(nth - 40)));
    return (
      said.every((value) => value && isInRatio(asked, value)) &&
      near.every((value) => isInRatio(asked, value) === said.some((one) => one && q.same(one, value)))
    );
  },
  similar: (asked) => ({ ...asked, under: asked.under + asked.over }),
});

function readAsked(text: string): Asked | null {
  if (text.length > LENGTH_MAX || !text.includes("=")) return null;
  const groups = forms.map((form) => form.exec(text)?.groups).find((found) => !!found);
  if (!groups) return null;
  const of = expressionFrom(`${groups.l?.trim()} - (${groups.r?.trim()})`);
  const all = of && polynomialOf(of);
  const [letter, ...more] = all ? lettersOf(all).filter((one) => one !== "x") : [];
  if (!of || !letter || more.length > 0 || groups.w !== letter) return null;
  const one = groups.m ?? (groups.twice || /[两二]/.test(groups.n ?? "") ? "2" : (numbers[groups.n ?? ""] ?? groups.n));
  const [over, under] = [BigInt(one ?? "0"), BigInt(groups.k ?? "1")];
  const left = groups.r?.trim() === "0" ? expressionFrom(groups.l?.trim() ?? "") : of;
  const asked = { of: left ?? of, letter, over, under };
  return over > 0n && under > 0n && over !== under && lettersFound(asked) ? asked : null;
}

/** What stands before a power of x: a number, or something with the letter. */
const before = (all: Polynomial, power: number): Polynomial =>
  all
    .filter(({ powers }) => (powers.get("x") ?? 0) === power)
    .map(({ powers, by }) => ({ powers: new Map([...powers].filter(([letter]) => letter !== "x")), by }));

/** With roots mt and nt, mn b² = (m + n)² ac. */
function conditionOf({ of, over, under }: Asked): Polynomial | null {
  const all = polynomialOf(of);
  if (!all || all.some(({ powers }) => (powers.get("x") ?? 0) > 2)) return null;
  const [c = [], b = [], a = []] = [0, 1, 2].map((power) => before(all, power));
  const [bb, ac] = [product(b, b), product(a, c)];
  if (!bb || !ac || a.length === 0) return null;
  return minus(scaled(bb, q.rational(over * under)), scaled(ac, q.rational((over + under) ** 2n)));
}

function lettersFound(asked: Asked): q.Rational[] | null {
  const condition = conditionOf(asked);
  if (!condition || plainPolynomial(condition) === "0") return null;
  const found = rationalZeros(condition)?.filter((value) => isInRatio(asked, value));
  return found && found.length > 0 ? found : null;
}

/** Tried with the sum of its roots shared out in this ratio. */
function isInRatio({ of, letter, over, under }: Asked, value: q.Rational): boolean {
  const put = substitute(of, letter, numberNode(value));
  const at = (x: q.Rational) => exactValue(substitute(put, "x", numberNode(x))) ?? q.ONE;
  const [none, one, opposite] = [0n, 1n, -1n].map((x) => at(q.rational(x)));
  if (!none || !one || !opposite) return false;
  const half = q.rational(1n, 2n);
  const a = q.subtract(q.multiply(q.add(one, opposite), half), none);
  const sum = q.divide(q.negate(q.multiply(q.subtract(one, opposite), half)), a);
  const part = sum && q.divide(sum, q.rational(over + under));
  return (
    !!part && part.num !== 0n && [over, under].every((times) => at(q.multiply(part, q.rational(times))).num === 0n)
  );
}
