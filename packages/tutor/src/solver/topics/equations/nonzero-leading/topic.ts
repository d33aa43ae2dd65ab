import { lettersIn, type Node, q } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An equation or function that is to be of a degree in x, with a letter in the coefficient that decides. */
type Asked = { shown: string; leading: Polynomial; letter: string; degree: 1 | 2; isBare: boolean };

const LENGTH_MAX = 140;
const chinese =
  /^(?:若|已知|如果|当)?(?:关于x的)?(?:方程|函数)?(?<e>[^一-龥,]{4,60})是(?:关于x的|一个|1个)?(?<k>(?:一元)?(?<d>[一二12])次(?:方程|函数)),?(?:则|那么|求|,)*(?:实数|常数)?(?<m>[a-z])(?<ask>的取值范围|的值|满足什么条件|满足的条件|应满足什么条件|应满足的条件|应满足|的条件|满足|取值范围|不能等于几|不能等于|不能|不能是几|不等于几|不可以是几|不能取几)?(?:是|为)?$/u;
const english =
  /^(?:if |suppose |given that )?(?<e>[^一-龥,]{4,60}?) is (?:to be )?an? (?<k>(?<d>linear|quadratic) (?:equation|function))(?: in x)?,? ?(?:then )?(?<ask>what can't be|what can not be|what cannot be|which values? can't|what must be true (?:of|about)|which values may|what values can|what are the possible values of|what condition must|which value can not be|what value can|what is)? ?(?:the letter |the values? of )?(?<m>[a-z])(?<more> (?:have|satisfy|take|not be|not have|not equal|not take|be))?$/u;

/** Which values a letter in the leading coefficient may have: (m - 2)x² + 3x - 1 = 0 is quadratic if m ≠ 2. */
export const nonzeroLeading = defineTopic<Asked, Code>({
  name: "nonzero-leading",
  words,
  read: (question) => askedIn(plainOf(question)),
  work: ({ shown, leading, letter, degree, isBare }) => {
    const [zero, ...more] = rationalZeros(leading) ?? [];
    if (!zero || more.length > 0) return null;
    const [power, result] = [degree === 2 ? "x^2" : "x", `${letter} \\neq ${latexNumber(zero)}`];
    const sort = degree === 2 ? { en: "quadratic", ch: "二次" } : { en: "linear", ch: "一次" };
    return {
      problem: {
        en: `for which $${letter}$ $${shown}$ is ${sort.en}`,
        ch: `$${shown}$ 是${sort.ch}的，求 $${letter}$`,
      },
      steps: [{ code: "leading", values: { power, condition: `${latexPolynomial(leading)} \\neq 0`, result, sort } }],
      answer: isBare
        ? { said: inBoth(latexNumber(zero)), key: plainNumber(zero) }
        : { said: inBoth(result), key: `${letter} ≠ ${plainNumber(zero)}` },
    };
  },
  // There the coefficient is 0, and on both sides of it not.
  holds: ({ leading, letter }, { key }) => {
    const [, num = "", den = "1"] = /(-?\d+)(?:\/(\d+))?$/.exec(key) ?? [];
    if (num === "") return false;
    const zero = q.rational(BigInt(num), BigInt(den));
    const at = (place: q.Rational) =>
      leading.reduce((all, { powers, by }) => q.add(all, powers.get(letter) ? q.multiply(by, place) : by), q.ZERO);
    return at(zero).num === 0n && [q.ONE, q.rational(-1n)].every((away) => at(q.add(zero, away)).num !== 0n);
  },
  similar: (asked) => {
    const other = askedIn(`(${asked.letter}+4)x^2-x+1=0 is a quadratic equation, what values can ${asked.letter} have`);
    return other ?? asked;
  },
});

function askedIn(text: string): Asked | null {
  if (text.length > LENGTH_MAX) return null;
  const found = (chinese.exec(text) ?? english.exec(text))?.groups;
  const answer = formulaAt(found?.e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  const letter = found?.m ?? "";
  if (!found || !left || !right || more.length > 0 || letter === "x" || letter === "y") return null;
  const isFunction = /function|函数/.test(found.k ?? "");
  if (isFunction !== (left.kind === "letter" && left.name === "y")) return null;
  const degree = /^[二2q]/.test(found.d ?? "") ? 2 : 1;
  const whole: Node = { kind: "subtract", left: isFunction ? right : left, right: isFunction ? left : right };
  const of = isFunction ? right : whole;
  const all = polynomialOf(of);
  const names = [...lettersIn(of)];
  if (!all || !names.includes(letter) || names.some((name) => name !== letter && name !== "x")) return null;
  const powersOfX = all.map(({ powers }) => powers.get("x") ?? 0);
  if (Math.max(...powersOfX) !== degree) return null;
  const leading = all
    .filter(({ powers }) => (powers.get("x") ?? 0) === degree)
    .map(({ powers, by }) => ({ powers: new Map([...powers].filter(([name]) => name !== "x")), by }));
  // Where no number makes it 0, nothing is asked for.
  if (!leading.some(({ powers }) => powers.get(letter)) || leading.some(({ powers }) => (powers.get(letter) ?? 0) > 1))
    return null;
  const isBare = /不|can't|can ?not| not /.test(`${found.ask ?? ""}${found.more ?? ""} `);
  const shown = (found.e ?? "").trim();
  return { shown, leading, letter, degree, isBare };
}
