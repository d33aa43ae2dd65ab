import { type Frames, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A product of whole numbers in a row, a factorial, or one number alone. */
type Product = { kind: "run" | "factorial" | "number"; from: bigint; to: bigint };
/** The zeros at its end, or the largest power of a prime that divides it. */
type Asked = Product & { wanted: "zeros" | "power"; prime: bigint };

const TO_MAX = 3000n;
const NUMBER_MAX = 1_000_000_000_000n;
/** A greater power is written as a power. */
const WRITTEN_MAX = 1_000_000_000n;

const by = " ?(\\*|×|x) ?";
const run = `{a}${by}{b}${by}[{c}${by}][{e}${by}]…${by}{d}`;
const runFrom =
  "[all ][of ][the ](numbers|integers|whole numbers|natural numbers|consecutive integers|consecutive whole numbers) from {a} (to|through) {d}";
const many = "(几|多少)个";
const end = "(的)?(末尾|结尾|后面|最后|尾部)(连续)?(一?共)?有";
const zeros = `${end}${many}(连续的)?(零|0)`;
const most = "(largest|greatest|highest|biggest|maximum)";
const divides = "(that divides[ evenly into| into]|which divides|dividing|that is a factor of|that goes into|in)";
const products = ["{n} ?!", "{n2} factorial", `[the product ]${run}`, `[the ]product of ${runFrom}`];

const frames: Frames<Asked>[] = [
  [
    [
      `how many [trailing |ending |end |consecutive ]zeros (does|do) [the product ][of ]${run} (have|end with|end in)[ at the end]`,
      `how many [trailing |ending |end |consecutive ]zeros (does|do) the product of ${runFrom} (have|end with|end in)[ at the end]`,
      `how many [trailing |ending |end |consecutive ]zeros are [there ](at the end of|in) [the product ][of ]${run}`,
      `how many [trailing |ending |end |consecutive ]zeros are [there ]at the end of the product of ${runFrom}`,
      `how many (trailing|ending|end) zeros are [there ]in the product of ${runFrom}`,
      `[the product ]${run} ends (in|with) how many zeros`,
      `[算式|乘积]${run}(的)?(积|乘积|结果|得数|计算结果)?${zeros}`,
      `[从]{a}(一直)?(连续)?乘到{d},?(积|乘积|结果|得数)?${zeros}`,
      `[从]{a}到{d}(这{m}个|的所有|所有|的)?(连续)?(自然数|整数|数|正整数)?的?(积|乘积|连乘积)${zeros}`,
    ],
    ({ a, b, c, e, d }) => runOf({ a, b, c, e, d }, "zeros", 5n),
  ],
  [
    products.map((product) => `[the ]${most} power of [the prime ]{p} ${divides} ${product}`),
    ({ p, n, n2, a, b, c, e, d }) =>
      (n ?? n2)
        ? { kind: "factorial", from: 2n, to: wholeIn(n ?? n2), wanted: "power", prime: wholeIn(p) }
        : runOf({ a, b, c, e, d }, "power", wholeIn(p)),
  ],
  [
    [`[the ]${most} power of [the prime ]{p} ${divides} [the number ]{m}`],
    ({ p, m }) => ({ kind: "number", from: wholeIn(m), to: wholeIn(m), wanted: "power", prime: wholeIn(p) }),
  ],
];

type Run = Partial<Record<"a" | "b" | "c" | "d" | "e", string>>;

/** From one number to another without a gap. */
function runOf({ a, b, c, d, e }: Run, wanted: Asked["wanted"], prime: bigint): Asked | null {
  const [from, to] = [wholeIn(a), wholeIn(d)];
  const shown = [a, b, c, e].flatMap((each) => (each === undefined ? [] : [wholeIn(each)]));
  const isRow = shown.every((each, nth) => each === from + BigInt(nth));
  return isRow && (shown.at(-1) ?? from) < to ? { kind: "run", from, to, wanted, prime } : null;
}

/** What 2s and 5s, or another prime, stand in a product of many numbers. */
export const productsOfRuns = defineTopic<Asked, Code>({
  name: "products-of-runs",
  words,
  read: (question) => {
    const asked = readFrames(plainOf(question), frames);
    return asked && isUsual(asked) ? asked : null;
  },
  work(asked) {
    const { prime, wanted } = asked;
    const shown = shownOf(asked);
    if (wanted === "zeros") {
      const [fives, twos] = [timesIn(asked, 5n), timesIn(asked, 2n)];
      const [answer] = [fives, twos].sort((one, other) => Number(one - other));
      return {
        problem: { en: `the zeros at the end of $${shown}$`, ch: `$${shown}$ 的末尾有多少个 $0$` },
        steps: [
          { code: "why", values: {} },
          ...counted(asked, 5n),
          ...counted(asked, 2n),
          { code: "zeros", values: { fives: `${fives}`, twos: `${twos}`, answer: `${answer}` } },
        ],
        answer: both(`${answer}`, `${answer}`),
      };
    }
    // Of 4 or 6 the power is asked as well, and not its exponent alone.
    if (!isPrime(prime)) return null;
    const times = timesIn(asked, prime);
    const power = prime ** times;
    const written = power <= WRITTEN_MAX ? `${prime}^{${times}} = ${power}` : `${prime}^{${times}}`;
    return {
      problem: {
        en: `the largest power of $${prime}$ that divides $${shown}$`,
        ch: `能整除 $${shown}$ 的 $${prime}$ 的最高次幂`,
      },
      steps: [
        ...counted(asked, prime),
        { code: "power", values: { prime: `${prime}`, times: `${times}`, power: written } },
      ],
      answer: both(written, power <= WRITTEN_MAX ? `${power}` : `${prime}^${times}`),
    };
  },
  // The product itself: its digits, or divided as often as it goes.
  holds(asked, { key }) {
    const product = productOf(asked);
    if (asked.wanted === "zeros") return /0*$/.exec(`${product}`)?.[0].length === Number(key);
    const [base = "1", times = "1"] = key.split("^");
    const power = BigInt(base) ** BigInt(times);
    return power > 1n && product % power === 0n && product % (power * asked.prime) !== 0n;
  },
  similar: (asked) =>
    asked.kind === "number" ? { ...asked, from: asked.from * 4n, to: asked.to * 4n } : { ...asked, to: asked.to + 15n },
});

const both = (said: string, key: string) => ({ said: { en: `$${said}$`, ch: `$${said}$` }, key });

const isUsual = (asked: Asked): boolean =>
  asked.prime > 1n &&
  asked.from > 0n &&
  (asked.kind === "number" ? asked.to <= NUMBER_MAX : asked.to <= TO_MAX) &&
  (!isPrime(asked.prime) || timesIn(asked, asked.prime) > 0n);

function shownOf({ kind, from, to }: Product): string {
  if (kind === "number") return `${to}`;
  return kind === "factorial" ? `${to}!` : `${from} \\times ${from + 1n} \\times \\cdots \\times ${to}`;
}

function productOf({ from, to }: Product): bigint {
  let product = 1n;
  for (let factor = from; factor <= to; factor++) product *= factor;
  return product;
}

/** Multiples of its powers: up to the last number, less those before the first. */
function countsOf({ kind, from, to }: Product, prime: bigint): { power: bigint; count: bigint }[] {
  const counts: { power: bigint; count: bigint }[] = [];
  for (let power = prime; power <= to; power *= prime) {
    const count = kind === "number" ? BigInt(to % power === 0n) : to / power - (from - 1n) / power;
    if (count > 0n) counts.push({ power, count });
  }
  return counts;
}

const timesIn = (product: Product, prime: bigint): bigint =>
  countsOf(product, prime).reduce((all, { count }) => all + count, 0n);

function counted(product: Product, prime: bigint): Step<Code>[] {
  const counts = countsOf(product, prime);
  const times = `${timesIn(product, prime)}`;
  if (product.kind === "number")
    return [
      {
        code: "divide",
        values: { prime: `${prime}`, times, shown: `${product.to}`, rest: `${product.to / prime ** BigInt(times)}` },
      },
    ];
  const some = (sentence: (power: bigint, count: bigint) => string) =>
    counts.map(({ power, count }) => sentence(power, count));
  return [
    {
      code: "multiples",
      values: {
        prime: `${prime}`,
        shown: shownOf(product),
        counts: {
          en: some((power, count) => `multiples of $${power}$: $${count}$`).join("; ") || "none",
          ch: some((power, count) => `$${power}$ 的倍数有 $${count}$ 个`).join("；") || "没有",
        },
        times: counts.length > 1 ? `${counts.map(({ count }) => count).join(" + ")} = ${times}` : times,
      },
    },
  ];
}
