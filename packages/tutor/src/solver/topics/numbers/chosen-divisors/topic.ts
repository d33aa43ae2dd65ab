import { type Frames, type Places, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { factorsOf, inBoth, product } from "../prime-factors/factors.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Choice = { sort: "odd" | "even" | "square" | "cube" } | { sort: "multiple"; of: bigint };
/** How many of a number's divisors are odd, even, squares, or multiples of another number, or what they add up to. */
type Chosen = { number: bigint; choice: Choice; wanted: "count" | "sum" };

const NUMBER_MAX = 1_000_000n;
const divisors = "[positive |whole number |integer ](divisors|factors)";
const zh = "[正](因数|约数)";

const frames: Frames<Chosen>[] = [
  ...(
    [
      ["odd", "odd", "奇"],
      ["even", "even", "偶"],
    ] as const
  ).flatMap(([sort, en, ch]): Frames<Chosen>[] => [
    [
      [
        `how many [positive |different ]${en} ${divisors} (does|do|has) [the number ]{n}[ have| has]`,
        `how many ${en} ${divisors} (of [the number ]{n} are there|are there of {m}|of {k})`,
        `[the ]number of [positive ]${en} ${divisors} of {n}`,
        `how many ${divisors} of {n} are ${en}[ numbers]`,
        `how many of the ${divisors} of {n} are ${en}[ numbers]`,
        `{n}(的|有)?[所有的?]${zh}[中|里]?,?[一共|共]?有?(几|多少)个是?${ch}数`,
        `{n}[一共|共]?有(几|多少)个${ch}(数)?${zh}`,
        `{n}的${ch}(数)?${zh}[一共|共]?有?(几|多少)个`,
      ],
      (places) => chosen(places, { sort }, "count"),
    ],
    [
      [
        `[the ]sum of [all |the |all the |all of the ][positive ]${en} ${divisors} of {n}`,
        `{n}的[所有|全部]?的?${ch}(数)?${zh}(之和|的和)`,
      ],
      (places) => chosen(places, { sort }, "sum"),
    ],
  ]),
  ...(
    [
      ["square", "(perfect )?squares?", "(完全)?平方数"],
      ["cube", "(perfect )?cubes?", "(完全)?立方数"],
    ] as const
  ).map(
    ([sort, en, ch]): Frames<Chosen> => [
      [
        `how many [positive ]${divisors} of {n} are ${en}`,
        `how many of the [positive ]${divisors} of {n} are ${en}`,
        `how many (perfect )?${sort} ${divisors} (does|do|has) {n}[ have| has]`,
        `how many ${en} (divide|are divisors of|are factors of) {n}`,
        `{n}的[所有]${zh}[中|里],?[一共|共]?有?(几|多少)个是?${ch}`,
      ],
      (places) => chosen(places, { sort }, "count"),
    ],
  ),
  [
    [
      `how many [of the ][positive ]${divisors} of {n} are (multiples of|divisible by) {of}`,
      `how many [positive ]${divisors} of {n} are [also ](multiples of|divisible by) {of}`,
      `{n}的[所有]${zh}[中|里],?[一共|共]?有?(几|多少)个是{of}的倍数`,
      `{n}的[所有]${zh}[中|里],?(是{of}的倍数的|能被{of2}整除的)[一共|共]?有?(几|多少)个`,
    ],
    (places) => {
      const of = wholeIn(places.of ?? places.of2);
      return of > 1n ? chosen(places, { sort: "multiple", of }, "count") : null;
    },
  ],
];

function chosen(places: Places, choice: Choice, wanted: Chosen["wanted"]): Chosen | null {
  const number = wholeIn(places.n ?? places.m ?? places.k ?? "0");
  return number > 1n && number <= NUMBER_MAX ? { number, choice, wanted } : null;
}

/** Those divisors of a number that have a property. */
export const chosenDivisors = defineTopic<Chosen, Code>({
  name: "chosen-divisors",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workChosen,
  // Every number up to it is tried.
  holds: ({ number, choice, wanted }, { key }) => {
    let [count, sum] = [0, 0];
    const whole = Number(number);
    for (let tried = 1; tried <= whole; tried++)
      if (whole % tried === 0 && isOf(tried, choice)) {
        count++;
        sum += tried;
      }
    return key === `${wanted === "count" ? count : sum}`;
  },
  similar: (chosenOne) => ({ ...chosenOne, number: chosenOne.number === 720n ? 540n : 720n }),
});

function isOf(tried: number, choice: Choice): boolean {
  if (choice.sort === "multiple") return tried % Number(choice.of) === 0;
  if (choice.sort === "square") return Number.isInteger(Math.sqrt(tried));
  if (choice.sort === "cube") return Math.round(Math.cbrt(tried)) ** 3 === tried;
  return tried % 2 === (choice.sort === "odd" ? 1 : 0);
}

/** What each prime may stand with in such a divisor. */
function exponentsOf({ number, choice }: Chosen): { prime: bigint; exponents: number[] }[] | null {
  const rest = choice.sort === "multiple" ? (number % choice.of === 0n ? number / choice.of : null) : number;
  if (rest === null) return null;
  return factorsOf(choice.sort === "multiple" ? rest : number).map(({ prime, times }) => {
    const all = Array.from({ length: times + 1 }, (_, index) => index);
    if (choice.sort === "square") return { prime, exponents: all.filter((each) => each % 2 === 0) };
    if (choice.sort === "cube") return { prime, exponents: all.filter((each) => each % 3 === 0) };
    if (prime !== 2n || choice.sort === "multiple") return { prime, exponents: all };
    return { prime, exponents: choice.sort === "odd" ? [0] : all.slice(1) };
  });
}

function workChosen(problem: Chosen): Working<Code> | null {
  const { number, choice, wanted } = problem;
  const exponents = exponentsOf(problem);
  if (!exponents || (choice.sort === "even" && number % 2n !== 0n)) return null;
  const factored = inBoth(product(factorsOf(number)) || "1");
  const steps: Step<Code>[] = [];
  if (choice.sort === "multiple")
    steps.push({
      code: "multiple",
      values: {
        number: `${number}`,
        of: `${choice.of}`,
        rest: `${number / choice.of}`,
        factored: inBoth(product(factorsOf(number / choice.of)) || "1"),
      },
    });
  else steps.push({ code: "factor", values: { number: `${number}`, factored } }, { code: choice.sort, values: {} });
  const counts = exponents.map(({ exponents: each }) => each.length);
  const value =
    wanted === "count"
      ? counts.reduce((all, one) => all * BigInt(one), 1n)
      : exponents.reduce(
          (all, { prime, exponents: each }) => all * each.reduce((total, power) => total + prime ** BigInt(power), 0n),
          1n,
        );
  const equation =
    wanted === "count"
      ? counts.join(" \\cdot ") || "1"
      : exponents
          .map(
            ({ prime, exponents: each }) =>
              `(${each.map((power) => (power === 0 ? "1" : power === 1 ? `${prime}` : `${prime}^{${power}}`)).join(" + ")})`,
          )
          .join(" \\cdot ") || "1";
  steps.push({ code: wanted, values: { equation: inBoth(`${equation} = ${value}`) } });
  const kind = kindOf(choice);
  const asks =
    wanted === "count"
      ? { en: "how many divisors of", ch: "有多少个" }
      : { en: "the sum of the divisors of", ch: "的和" };
  return {
    problem: {
      en: `${asks.en} $${number}$ that are ${kind.en}`,
      ch: wanted === "count" ? `$${number}$ 的因数中${asks.ch}${kind.ch}` : `$${number}$ 的因数中${kind.ch}${asks.ch}`,
    },
    steps,
    answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` },
  };
}

function kindOf(choice: Choice): { en: string; ch: string } {
  if (choice.sort === "multiple") return { en: `multiples of $${choice.of}$`, ch: `$${choice.of}$ 的倍数` };
  const names = {
    odd: { en: "odd", ch: "奇数" },
    even: { en: "even", ch: "偶数" },
    square: { en: "squares", ch: "平方数" },
    cube: { en: "cubes", ch: "立方数" },
  };
  return names[choice.sort];
}
