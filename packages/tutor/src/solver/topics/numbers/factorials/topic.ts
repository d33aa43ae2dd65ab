import { type Frames, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** How often a prime stands in n!; its zeros at the end are the fives. */
type InFactorial = { n: bigint; prime: bigint; wanted: "zeros" | "power" };

const N_MAX = 3000n;
const of = "({n}( )?!|{n2} factorial)";
const product = "1(\\*| ?× ?|x)2(\\*| ?× ?|x)3(\\*| ?× ?|x)[4(\\*| ?× ?|x)]?(…|……)(\\*| ?× ?|x)?{n3}";
const any = `(${of}|${product})`;

const frames: Frames<InFactorial>[] = [
  [
    [
      `how many [trailing |ending |end ]zeros are [there ]at the end of ${any}`,
      `how many [trailing |ending |end ]zeros (does|do) ${any} (have|end with|end in)[ at the end]`,
      `how many (trailing|ending|end) zeros (are there in|are in|in|does) ${any}[ have]`,
      `how many (zeros|0s) does ${any} end (with|in)`,
      `[the ]number of (trailing|ending|end) zeros (of|in) ${any}`,
      `${any}(的)?(末尾|结尾|后面|最后|尾部)(连续)?(一?共)?有(多少|几)个(连续的)?(零|0)`,
      `${any}的(积|乘积|结果|得数)?(的)?(末尾|结尾|后面|最后|尾部)(连续)?(一?共)?有(多少|几)个(连续的)?(零|0)`,
      `从1(一直)?乘到{n4},?(积|乘积|结果|得数)?(的)?(末尾|结尾|后面)(连续)?(一?共)?有(多少|几)个(连续的)?(零|0)`,
    ],
    ({ n, n2, n3, n4 }) => inFactorial(wholeIn(n ?? n2 ?? n3 ?? n4), 5n, "zeros"),
  ],
  [
    [
      `how many times (does|is) {p} (divide|a factor of) ${of}`,
      `how many factors of {p} (are there in|does) ${of}[ have]`,
      `[the ](largest|greatest|biggest|maximum) (value of )?({x:letter}|integer|exponent)( such that| for which| so that) {p}\\^{y:letter} (divides|is a factor of) ${of}`,
    ],
    ({ n, n2, p }) => inFactorial(wholeIn(n ?? n2), wholeIn(p), "power"),
  ],
];

const inFactorial = (n: bigint, prime: bigint, wanted: InFactorial["wanted"]): InFactorial | null =>
  n > 1n && n <= N_MAX && prime <= n && isPrime(prime) ? { n, prime, wanted } : null;

/** Zeros at the end of n!, and how often a prime divides it. */
export const factorials = defineTopic<InFactorial, Code>({
  name: "factorials",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: ({ n, prime, wanted }) => {
    const steps: Step<Code>[] = wanted === "zeros" ? [{ code: "why", values: { n: `${n}` } }] : [];
    const counts: bigint[] = [];
    for (let power = prime; power <= n; power *= prime) {
      counts.push(n / power);
      steps.push({
        code: power === prime ? "first" : "more",
        values: { n: `${n}`, power: `${power}`, prime: `${prime}`, count: `${n / power}` },
      });
    }
    const total = counts.reduce((all, count) => all + count, 0n);
    if (counts.length > 1) steps.push({ code: "add", values: { sum: `${counts.join(" + ")} = ${total}` } });
    const shown = wanted === "zeros" ? `${total}` : `${prime}^{${total}}`;
    return {
      problem:
        wanted === "zeros"
          ? { en: `the zeros at the end of $${n}!$`, ch: `$${n}!$ 末尾有多少个 $0$` }
          : { en: `how often $${prime}$ divides $${n}!$`, ch: `$${n}!$ 含有多少个质因数 $${prime}$` },
      steps,
      answer: { said: { en: `$${total}$`, ch: `$${total}$` }, key: wanted === "zeros" ? shown : `${total}` },
    };
  },
  // The product itself is divided.
  holds: ({ n, prime, wanted }, { key }) => {
    let product = 1n;
    for (let factor = 2n; factor <= n; factor++) product *= factor;
    if (wanted === "zeros") return /0*$/.exec(`${product}`)?.[0].length === Number(key);
    let times = 0;
    for (; product % prime === 0n; product /= prime) times++;
    return times === Number(key);
  },
  similar: ({ n, ...rest }) => ({ ...rest, n: n + 15n }),
});
