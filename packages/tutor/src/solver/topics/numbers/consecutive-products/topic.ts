import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sort = "next" | "second" | "prime";
/** Some numbers in a row of a kind, of which the product is known, or what they (or their squares) add up to. */
type Row = {
  count: number;
  /** One after the other, every second one from an odd or even number, or primes. */
  sort: Sort;
  parity: 0 | 1 | null;
  of: "product" | "squares" | "sum";
  value: number;
  wanted: "all" | "largest" | "smallest" | "middle" | "sum";
};

const VALUE_MAX = 10_000_000;

const sentences = [
  /^(?:if )?(?:the )?(?<of>product|sum of the squares|sum) of (?<n>[2-5]) consecutive (?<before>(?:positive |odd |even |natural |whole |prime |counting )*)(?:integers|numbers|primes)(?: is| equals) (?<v>\d+)(?:, | and )?(?:then )?(?<ask>.*)$/,
  /^(?<n>[2-5]) consecutive (?<before>(?:positive |odd |even |natural |whole |prime |counting )*)(?:integers|numbers|primes) (?:have|with) (?:a |the )?(?<of>product|sum of squares) (?:of )?(?<v>\d+)(?:, | and )?(?<ask>.*)$/,
  /^(?<n>[2-5])个(?:连续的?|相邻的?)(?<before>正?(?:自然数|整数|奇数|偶数|质数|素数))的?(?<of>乘积|积|平方和|和)(?:是|为|等于)(?<v>\d+),?(?:求|那么|则|问)?(?<ask>.*)$/,
];

const asks: [RegExp, Row["wanted"]][] = [
  [
    /^(?:(?:what are |find )?(?:they|them|(?:the|these|those)(?: [2-5])?(?: (?:odd|even|prime))? (?:numbers|integers|primes))|(?:这)?[2-5]?个?数(?:各|分别)?)?$/,
    "all",
  ],
  [
    /^(?:what is |what's |find )?the (?:smaller|smallest|lesser|least)(?: (?:of them|number|integer|one|prime))?$|^(?:其中)?(?:最小|较小)的?(?:那个|1个)?(?:数|自然数|整数|奇数|偶数|质数)?$/,
    "smallest",
  ],
  [
    /^(?:what is |what's |find )?the (?:larger|largest|greater|greatest|bigger|biggest)(?: (?:of them|number|integer|one|prime))?$|^(?:其中)?(?:最大|较大)的?(?:那个|1个)?(?:数|自然数|整数|奇数|偶数|质数)?$/,
    "largest",
  ],
  [/^(?:what is |what's |find )?the middle(?: (?:number|integer|one))?$|^中间的?(?:那个|1个)?数$/, "middle"],
  [
    /^(?:what is |what's |find )?(?:their sum|the sum of (?:them|the (?:numbers|integers)))$|^(?:它们|这[2-5]个数)的?和$/,
    "sum",
  ],
];

/** Numbers in a row, by their product, their squares, or, if they are primes, their sum. */
export const consecutiveProducts = defineTopic<Row, Code>({
  name: "consecutive-products",
  words,
  read: readRow,
  work: (row) => {
    const numbers = rowOf(row);
    if (!numbers) return null;
    const { of, value, count } = row;
    const near =
      Math.round(
        (of === "product" ? value ** (1 / count) : of === "squares" ? Math.sqrt(value / count) : value / count) * 10,
      ) / 10;
    const joined = numbers
      .map((each) => (of === "squares" ? `${each}^2` : `${each}`))
      .join(of === "product" ? " \\cdot " : " + ");
    const values = {
      value: `${value}`,
      near: `${near}`,
      list: numbers.join(",\\ "),
      equation: `${joined} = ${value}`,
      sum: `${total(numbers)}`,
    };
    const found = {
      all: numbers,
      largest: numbers.slice(-1),
      smallest: numbers.slice(0, 1),
      middle: [numbers[(count - 1) / 2] ?? 0],
      sum: [total(numbers)],
    }[row.wanted];
    const sort =
      row.sort === "prime"
        ? { en: "primes", ch: "质数" }
        : row.parity === null
          ? { en: "numbers", ch: "自然数" }
          : row.parity
            ? { en: "odd numbers", ch: "奇数" }
            : { en: "even numbers", ch: "偶数" };
    const made = {
      product: { en: "product", ch: "积" },
      squares: { en: "sum of squares", ch: "平方和" },
      sum: { en: "sum", ch: "和" },
    }[of];
    return {
      problem: {
        en: `$${count}$ consecutive ${sort.en} with the ${made.en} $${value}$`,
        ch: `$${count}$ 个连续${sort.ch}，${made.ch}是 $${value}$`,
      },
      steps: [
        { code: of === "product" ? "near" : of === "squares" ? "nearSquares" : "nearSum", values },
        { code: "try", values },
        ...(row.wanted === "sum"
          ? [{ code: "add" as const, values: { ...values, added: `${numbers.join(" + ")} = ${total(numbers)}` } }]
          : []),
      ],
      answer: { said: { en: `$${found.join(",\\ ")}$`, ch: `$${found.join(",\\ ")}$` }, key: found.join(", ") },
    };
  },
  // Every start up to the value itself is tried, and only one may fit.
  holds: (row, { key }) => {
    const fitting = rowsOf(row);
    const [only] = fitting;
    if (!only || fitting.length !== 1) return false;
    const said = key.split(", ").map(Number);
    return row.wanted === "all"
      ? said.join() === only.join()
      : said.length === 1 && (row.wanted === "sum" ? said[0] === total(only) : only.includes(said[0] ?? 0));
  },
  similar: (row) => ({
    ...row,
    ...(row.of === "product" ? { count: 2, value: row.parity === 1 ? 99 : row.parity === 0 ? 80 : 72 } : {}),
  }),
});

function readRow(question: Question): Row | null {
  const text = plainOf(question);
  if (!/consecutive|连续|相邻/.test(text) || text.length > 160) return null;
  for (const sentence of sentences) {
    const found = sentence.exec(text)?.groups;
    if (!found) continue;
    const before = found.before ?? "";
    const ask = (found.ask ?? "").trim();
    const wanted = asks.find(([pattern]) => pattern.test(ask))?.[1];
    const isPrimes = /prime|[质素]/.test(before) || /primes/.test(text);
    const isOdd = /odd|奇/.test(before);
    const isEven = /even|偶/.test(before);
    const said = found.of ?? "";
    const of = /square|平方/.test(said) ? "squares" : /product|积/.test(said) ? "product" : "sum";
    // Sums of other numbers are told of elsewhere; below 0 there are others with the same product.
    if (!wanted || (of === "sum" && !isPrimes) || Number(isPrimes) + Number(isOdd) + Number(isEven) > 1) return null;
    const mayBeNegative = /integers/.test(text)
      ? !/positive/.test(before)
      : /整数/.test(before) && !before.startsWith("正");
    const row: Row = {
      count: Number(found.n),
      sort: isPrimes ? "prime" : isOdd || isEven ? "second" : "next",
      parity: isOdd ? 1 : isEven ? 0 : null,
      of,
      value: Number(found.v),
      wanted,
    };
    if (mayBeNegative && !isPrimes && (of === "squares" || row.count % 2 === 0)) return null;
    if (wanted === "middle" && row.count % 2 === 0) return null;
    return row.value <= VALUE_MAX && rowOf(row) ? row : null;
  }
  return null;
}

const total = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

function after(number: number, { sort }: Row): number {
  let next = number + (sort === "second" ? 2 : 1);
  while (sort === "prime" && !isPrime(BigInt(next))) next++;
  return next;
}

const made = (numbers: number[], { of }: Row) =>
  of === "product"
    ? numbers.reduce((all, each) => all * each, 1)
    : total(numbers.map((each) => (of === "squares" ? each * each : each)));

function startingAt(first: number, row: Row): number[] {
  const numbers = [first];
  while (numbers.length < row.count) numbers.push(after(numbers.at(-1) ?? first, row));
  return numbers;
}

const mayStart = (number: number, { sort, parity }: Row) =>
  sort === "prime" ? number > 1 && isPrime(BigInt(number)) : parity === null || number % 2 === parity;

/** From small numbers on, until they make too much. */
function rowOf(row: Row): number[] | null {
  for (let first = 1; first <= row.value; first++) {
    if (!mayStart(first, row)) continue;
    const numbers = startingAt(first, row);
    const value = made(numbers, row);
    if (value === row.value) return numbers;
    if (value > row.value) return null;
  }
  return null;
}

/** All that fit, with starts as large as the largest number that may stand in the row. */
function rowsOf(row: Row): number[][] {
  const most =
    row.of === "product"
      ? Math.ceil(row.value ** (1 / row.count))
      : row.of === "squares"
        ? Math.ceil(Math.sqrt(row.value))
        : row.value;
  return Array.from({ length: Math.min(most, 10_000) }, (_, index) => most - index)
    .filter((first) => first > 0 && mayStart(first, row))
    .map((first) => startingAt(first, row))
    .filter((numbers) => made(numbers, row) === row.value);
}
