import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "count" | "sum" | "largest" | "smallest";
/** Numbers of a range that leave a remainder (0 for multiples), or are prime. */
type InRange = { low: number; high: number; of: { modulus: number; rest: number } | "prime"; wanted: Wanted };

const HIGH_MAX = 100_000;
const SHOWN_MAX = 12;
const digits = "{d}(-| )digit (positive |whole )?(numbers?|integers?|multiples?)";
const leaves =
  "(that |which )?(leaves?|has|have|gives?)( a)? remainder( of)? {r} when[ it is| they are] divided by {m}";
const multiple = "(that |which )?(is|are)( exactly| evenly)? (divisible by|multiples? of|a multiple of) {m}";
const digitsZh = "{d}位(自然)?数";
const leavesZh = "除以{m}余{r}";
const multipleZh = "(能被{m}整除|是{m}的倍数)";

const frames: Frames<InRange>[] = [
  ask("count", [
    `how many ${digits} ${multiple}`,
    `how many ${digits} ${leaves}`,
    `${digitsZh}中,?[一共|共]?有?(几|多少)个[数]?${multipleZh}`,
    `${digitsZh}中,?${multipleZh}的(数)?[一共|共]?有?(几|多少)个`,
    `${digitsZh}中,?${leavesZh}的(数)?[一共|共]?有?(几|多少)个`,
    `(能被{m}整除的|{m}的倍数的?)${digitsZh}[一共|共]?有?(几|多少)个`,
  ]),
  ask("largest", [
    `[the ](greatest|largest|biggest) ${digits} ${leaves}`,
    `[the ](greatest|largest|biggest) ${digits} ${multiple}`,
    `[the ](greatest|largest|biggest) ${digits} of {m}`,
    `${leavesZh}的最大的?${digitsZh}`,
    `(能被{m}整除的|{m}的倍数中)最大的?${digitsZh}`,
  ]),
  ask("smallest", [
    `[the ](least|smallest|lowest) ${digits} ${leaves}`,
    `[the ](least|smallest|lowest) ${digits} ${multiple}`,
    `[the ](least|smallest|lowest) ${digits} of {m}`,
    `${leavesZh}的最小的?${digitsZh}`,
    `(能被{m}整除的|{m}的倍数中)最小的?${digitsZh}`,
  ]),
  [
    [
      "[the ]sum of [all ][the ](prime numbers|primes) (between|from) {a} (and|to) {b}",
      "[the ]sum of [all ][the ](prime numbers|primes) (less than|under|below|smaller than) {c}",
      "[the ]sum of [all ][the ](1|one)-digit (prime numbers|primes)",
      "{a}(到|至|和|-){b}(之间)?的?[所有|全部]?的?质数(的和|之和)",
      "{c}以内的?[所有|全部]?的?质数(的和|之和)",
    ],
    ({ a, b, c }) => primesOf(a, b, c),
  ],
];

function ask(wanted: Wanted, sentences: string[]): Frames<InRange> {
  return [sentences, (places) => ofDigits(places, wanted)];
}

function ofDigits({ d, r, m }: Places, wanted: Wanted): InRange | null {
  const [length, modulus, rest] = [d, m, r ?? "0"].map(Number);
  if (!length || !modulus || rest === undefined || length > 5 || length < 2 || rest >= modulus || modulus > 999)
    return null;
  return { low: 10 ** (length - 1), high: 10 ** length - 1, of: { modulus, rest }, wanted };
}

/** Where an end is itself prime, nobody knows whether it counts. */
function primesOf(a?: string, b?: string, c?: string): InRange | null {
  const [low, high] = a && b ? [Number(a), Number(b)] : [1, c ? Number(c) - 1 : 9];
  const ends = a && b ? [low, high] : [high + 1];
  if (low >= high || high > 1000 || ends.some((end) => isPrime(BigInt(end)))) return null;
  return { low, high, of: "prime", wanted: "sum" };
}

/** Numbers of a range with a property. */
export const numbersInRange = defineTopic<InRange, Code>({
  name: "numbers-in-range",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: ({ low, high, of, wanted }) => {
    if (of === "prime") {
      const all = from(low, high).filter((each) => isPrime(BigInt(each)));
      const total = all.reduce((sum, each) => sum + each, 0);
      if (all.length === 0 || all.length > SHOWN_MAX * 3) return null;
      const values = { low: `${low}`, high: `${high}`, list: all.join(",\\ "), sum: `${all.join(" + ")} = ${total}` };
      return {
        problem: { en: `the sum of the primes from $${low}$ to $${high}$`, ch: `$${low}$ 到 $${high}$ 的质数之和` },
        steps: [
          { code: "primes", values },
          { code: "sum", values },
        ],
        answer: { said: { en: `$${total}$`, ch: `$${total}$` }, key: `${total}` },
      };
    }
    const { modulus, rest } = of;
    const first = low + ((((rest - low) % modulus) + modulus) % modulus);
    const last = high - ((((high - rest) % modulus) + modulus) % modulus);
    if (first > high) return null;
    const count = (last - first) / modulus + 1;
    const values = {
      low: `${low}`,
      high: `${high}`,
      modulus: `${modulus}`,
      rest: `${rest}`,
      first: `${first}`,
      last: `${last}`,
      count: `${count}`,
    };
    const steps: Step<Code>[] = [];
    if (wanted !== "largest") steps.push({ code: "first", values });
    if (wanted !== "smallest") steps.push({ code: "last", values });
    if (wanted === "count") steps.push({ code: "count", values });
    const answer = { count, largest: last, smallest: first, sum: 0 }[wanted];
    return {
      problem: {
        en: `numbers from $${low}$ to $${high}$ that leave the remainder $${rest}$ when divided by $${modulus}$: ${wanted === "count" ? "how many" : `the ${wanted}`}`,
        ch: `$${low}$ 到 $${high}$ 中除以 $${modulus}$ 余 $${rest}$ 的数，${wanted === "count" ? "有多少个" : wanted === "largest" ? "最大是几" : "最小是几"}`,
      },
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: `${answer}` },
    };
  },
  // Every number of the range is tried.
  holds: ({ low, high, of, wanted }, { key }) => {
    const fits = from(low, high).filter((each) =>
      of === "prime" ? !from(2, each - 1).some((by) => each % by === 0) && each > 1 : each % of.modulus === of.rest,
    );
    const found = {
      count: fits.length,
      sum: fits.reduce((all, each) => all + each, 0),
      largest: fits.at(-1),
      smallest: fits[0],
    }[wanted];
    return key === `${found}`;
  },
  similar: ({ low, high, of, wanted }) => ({
    low,
    high: of === "prime" ? high + 10 : high,
    of: of === "prime" ? of : { modulus: of.modulus + 1, rest: of.rest },
    wanted,
  }),
});

const from = (low: number, high: number) =>
  Array.from({ length: Math.max(0, Math.min(high, HIGH_MAX) - low + 1) }, (_, index) => low + index);
