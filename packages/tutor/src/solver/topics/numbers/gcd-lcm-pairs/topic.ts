import { q } from "@dripstone/checker/mathematics";
import { lcm } from "../../../algebra/numbers.ts";
import { type Frames, numbersIn, type Places, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/**
 * `other`: one of two numbers with this greatest common divisor `g` and least common multiple `l` is known. `product`: the two multiplied.
 * `lcm`, `gcd`: from the product of the two. `both`: of two or three numbers.
 */
type Pair =
  | { wanted: "other"; g: bigint; l: bigint; one: bigint }
  | { wanted: "product"; g: bigint; l: bigint }
  | { wanted: "lcm" | "gcd"; known: bigint; product: bigint }
  | { wanted: "both"; numbers: bigint[] };

const NUMBER_MAX = 1_000_000n;

const gcd = "(greatest common (divisor|factor)|highest common factor|gcd|gcf|hcf)";
const multiple = "(least common multiple|lowest common multiple|lcm)";
const two = "(2 (whole |natural |positive )?(numbers|integers)|these 2 numbers|both numbers)";
const [gcdZh, multipleZh] = ["最大公(约|因)数", "最小公倍数"];
const gcdIs = `[the |their |whose ]${gcd}[ of ${two}]( is| equals| =| of|) {g}`;
const multipleIs = `[the |their |whose ]${multiple}[ of ${two}| of the numbers| of the 2| of them]( is| equals| =| of|) {l}`;
const opens = `[if ][${two},? ?(have |has |with |,)?[an? ]]`;
const given = [
  `${opens}${gcdIs},?( and| with)? ?[an? ]${multipleIs}`,
  `${opens}${multipleIs},?( and| with)? ?[an? ]${gcdIs}`,
];
const twoZh = "(甲,?乙)?2个?(自然数|正整数|整数|数)";
const givenZh = [
  `[已知|如果|若]${twoZh}的?${gcdZh}(是|为){g},?(它们的|这2个数的|且|而)?${multipleZh}(是|为){l}`,
  `[已知|如果|若]${twoZh}的?${multipleZh}(是|为){l},?(它们的|这2个数的|且|而)?${gcdZh}(是|为){g}`,
];
const oneIs = ",?( and| if)? ?(1|one)( of (them|the numbers|the 2 numbers|these))?( number)? (is|equals) {one}";
const askOther = "[, |,| and ](what is|what's|find|then)?( the)? ?(other|second)( number| one| 1)?";

const frames: Frames<Pair>[] = [
  [
    [
      ...given.map((both) => `${both}${oneIs}${askOther}`),
      ...givenZh.map((both) => `${both},?(其中|如果|若|已知)*(1|一)个(数)?是{one},?(求|那么|则)*另(1|一)个(数)?`),
      ...givenZh.map((both) => `${both},?(其中|如果|若|已知)*甲数?是{one},?(求|那么|则)*乙数?`),
    ],
    ({ g, l, one }) => other(wholeIn(g), wholeIn(l), wholeIn(one)),
  ],
  [
    [
      ...given.map(
        (both) =>
          `${both}[, |,]( what is|what is|what's|find)?( the)? ?product( of ${two}| of the numbers| of the 2| of them)?`,
      ),
      ...givenZh.map((both) => `${both},?(求|那么|则)*(这2个数|它们)的(乘积|积)`),
    ],
    ({ g, l }) => {
      const [divisor, whole] = [wholeIn(g), wholeIn(l)];
      return divisor > 0n && whole <= NUMBER_MAX && whole % divisor === 0n
        ? { wanted: "product", g: divisor, l: whole }
        : null;
    },
  ],
  [
    [
      `[if ][the ]product of ${two} is {p},?( and)? ${gcdIs}[, |,]( what is|what is|what's|find)?( the| their)* ?${multiple}[ of ${two}]`,
      `[已知|如果|若]${twoZh}的(乘积|积)(是|为){p},?(它们的|这2个数的|且|而)?${gcdZh}(是|为){g},?(求|那么|则)*(它们的|这2个数的)?${multipleZh}`,
    ],
    ({ g, p }) => fromProduct("lcm", wholeIn(g), wholeIn(p)),
  ],
  [
    [
      `[if ][the ]product of ${two} is {p},?( and)? ${multipleIs}[, |,]( what is|what is|what's|find)?( the| their)* ?${gcd}[ of ${two}]`,
      `[已知|如果|若]${twoZh}的(乘积|积)(是|为){p},?(它们的|这2个数的|且|而)?${multipleZh}(是|为){l},?(求|那么|则)*(它们的|这2个数的)?${gcdZh}`,
    ],
    ({ l, p }) => fromProduct("gcd", wholeIn(l), wholeIn(p)),
  ],
  [
    [
      `[both ][the ]${gcd} and[ the] ${multiple} (of|for) {of:list}`,
      `[both ][the ]${multiple} and[ the] ${gcd} (of|for) {of:list}`,
      `{of:list}[这2个数|2数|2个数|这3个数]的${gcdZh}(和|与|及|,)${multipleZh}(各|分别)?(是)?`,
    ],
    (places) => bothOf(places),
  ],
];

/** Both as they are written with a letter for the other number. */
const named = /^the other number in \((\d+), ?([a-z])\) ?= ?(\d+) and \(\1, ?\2\) ?= ?(\d+)$/;

function namedOther(text: string): Pair | null {
  const [, one, , g, l] = named.exec(text) ?? [];
  return one && g && l ? other(BigInt(g), BigInt(l), BigInt(one)) : null;
}

function other(g: bigint, l: bigint, one: bigint): Pair | null {
  const fits = g > 0n && one > 0n && l <= NUMBER_MAX && l % g === 0n && l % one === 0n && one % g === 0n;
  const second = fits ? (g * l) / one : 0n;
  return fits && q.gcd(one, second) === g ? { wanted: "other", g, l, one } : null;
}

function fromProduct(wanted: "lcm" | "gcd", known: bigint, product: bigint): Pair | null {
  return known > 0n && product > 0n && product <= NUMBER_MAX * NUMBER_MAX && product % known === 0n
    ? { wanted, known, product }
    : null;
}

function bothOf({ of }: Places): Pair | null {
  const numbers = numbersIn(of);
  const usual =
    numbers.length >= 2 && numbers.length <= 3 && numbers.every((number) => number > 0n && number <= NUMBER_MAX);
  return usual ? { wanted: "both", numbers } : null;
}

/** Two numbers and what they have in common. */
export const gcdLcmPairs = defineTopic<Pair, Code>({
  name: "gcd-lcm-pairs",
  words,
  read: (question) => namedOther(question.text) ?? readFrames(plainOf(question), frames),
  work: workPair,
  holds: (pair, { key }) => {
    const [first = 0n, second = 0n] = key.split(", ").map(BigInt);
    if (pair.wanted === "other") return q.gcd(pair.one, first) === pair.g && lcm(pair.one, first) === pair.l;
    if (pair.wanted === "product") return q.gcd(pair.g, pair.l) * lcm(pair.g, pair.l) === first;
    if (pair.wanted !== "both") return first * pair.known === pair.product;
    const divides = pair.numbers.every((number) => number % first === 0n && second % number === 0n);
    const noMore = pair.numbers.map((number) => number / first).reduce(q.gcd) === 1n;
    return divides && noMore && pair.numbers.map((number) => second / number).reduce(q.gcd) === 1n;
  },
  similar: (pair): Pair => {
    if (pair.wanted === "other")
      return pair.one === 12n
        ? { wanted: "other", g: 5n, l: 60n, one: 15n }
        : { wanted: "other", g: 4n, l: 60n, one: 12n };
    if (pair.wanted === "product") return { ...pair, l: pair.l * 5n };
    if (pair.wanted === "both") return { ...pair, numbers: pair.numbers.map((number) => number * 3n) };
    return { ...pair, product: pair.product * 4n };
  },
});

function workPair(pair: Pair): Working<Code> {
  const text = (values: Record<string, bigint>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]));
  const single = (value: bigint) => ({ said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` });
  if (pair.wanted === "other") {
    const product = pair.g * pair.l;
    const answer = product / pair.one;
    return {
      problem: {
        en: `two numbers with greatest common divisor $${pair.g}$ and least common multiple $${pair.l}$, one of them $${pair.one}$: find the other`,
        ch: `两个数的最大公因数是 $${pair.g}$，最小公倍数是 $${pair.l}$，其中一个是 $${pair.one}$，求另一个`,
      },
      steps: [
        { code: "rule", values: text({ g: pair.g, l: pair.l, product }) },
        { code: "divide", values: text({ product, known: pair.one, answer }) },
      ],
      answer: single(answer),
    };
  }
  if (pair.wanted === "product") {
    const product = pair.g * pair.l;
    return {
      problem: {
        en: `the product of two numbers with greatest common divisor $${pair.g}$ and least common multiple $${pair.l}$`,
        ch: `两个数的最大公因数是 $${pair.g}$，最小公倍数是 $${pair.l}$，求它们的积`,
      },
      steps: [{ code: "rule", values: text({ g: pair.g, l: pair.l, product }) }],
      answer: single(product),
    };
  }
  if (pair.wanted === "both") {
    const [g, l] = [pair.numbers.reduce(q.gcd), pair.numbers.reduce(lcm)];
    const list = pair.numbers.join(",\\ ");
    return {
      problem: {
        en: `the greatest common divisor and the least common multiple of $${list}$`,
        ch: `$${list}$ 的最大公因数和最小公倍数`,
      },
      steps: [
        { code: "gcd", values: { list, g: `${g}`, rests: pair.numbers.map((number) => number / g).join(",\\ ") } },
        {
          code: "lcm",
          values: {
            list,
            l: `${l}`,
            rests: pair.numbers.map((number) => `${l} \\div ${number} = ${l / number}`).join(",\\ "),
          },
        },
      ],
      answer: {
        said: {
          en: `greatest common divisor $${g}$, least common multiple $${l}$`,
          ch: `最大公因数 $${g}$，最小公倍数 $${l}$`,
        },
        key: `${g}, ${l}`,
      },
    };
  }
  const { known, product, wanted } = pair;
  const answer = product / known;
  const names = {
    gcd: { en: "greatest common divisor", ch: "最大公因数" },
    lcm: { en: "least common multiple", ch: "最小公倍数" },
  };
  const [own, other] = [names[wanted], names[wanted === "gcd" ? "lcm" : "gcd"]];
  return {
    problem: {
      en: `the ${own.en} of two numbers with product $${product}$ and ${other.en} $${known}$`,
      ch: `两个数的积是 $${product}$，${other.ch}是 $${known}$，求${own.ch}`,
    },
    steps: [
      { code: "ruleOnly", values: {} },
      { code: "divide", values: text({ product, known, answer }) },
    ],
    answer: single(answer),
  };
}
