import { q } from "@dripstone/checker/mathematics";
import type { Step, Working } from "../../../solution.ts";
import { type Condition, fits, saidOf } from "./conditions.ts";
import type { Sought } from "./read.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Where nobody says how far the numbers go, they are looked for up to here. */
const SEARCH_MAX = 1_000_000;
/** Longer lists are shown by their ends. */
const SHOWN_MAX = 24;
const LISTED_MAX = 60;
const ADDED_MAX = 100;

/** Null where there are none, or more than anyone writes down. */
export function workSought(sought: Sought): Working<Code> | null {
  const { low, high, conditions, wanted } = sought;
  const [first, ...others] = [...conditions].sort((a, b) => rank(a) - rank(b));
  if (!first) return null;
  const end = high ?? endOf(sought);
  if (end === null) return null;
  let numbers = candidates(first, low, end);
  const bounds = { low: `${low}`, high: `${end}` };
  const steps: Step<Code>[] = [
    { code: high === null ? "startOpen" : "start", values: { ...bounds, kind: saidOf(first), ...shown(numbers) } },
  ];
  for (const condition of others) {
    numbers = numbers.filter((number) => fits(number, condition));
    steps.push({ code: "keep", values: { kind: saidOf(condition), ...shown(numbers) } });
  }
  const found = picked(sought, numbers);
  const result = resultOf(wanted, found);
  if (!result) return null;
  if (sought.pick?.place)
    steps.push({
      code: sought.pick.end === "largest" ? "fromLargest" : "fromSmallest",
      values: { place: `${sought.pick.place}`, ...shown(found) },
    });
  else if (sought.pick && (wanted !== "only" || found.length > 1))
    steps.push({ code: sought.pick.end === "largest" ? "largest" : "smallest", values: shown(found) });
  if (wanted === "only" && !sought.pick?.place) steps.push({ code: sought.pick?.end ?? "only", values: shown(found) });
  else if (wanted !== "list" && wanted !== "only")
    steps.push({ code: wanted, values: { ...shown(found), ...result.values } });
  return { problem: problemOf(sought), steps, answer: { said: both(result.said), key: result.key } };
}

const both = (said: string) => ({ en: `$${said}$`, ch: `$${said}$` });

/** What leaves the fewest numbers comes first. */
function rank({ is, ...rest }: Condition): number {
  if (is === "multiple") return "how" in rest && rest.how === "all" ? 4 : 7;
  return {
    factor: 0,
    cube: 1,
    square: 2,
    palindrome: 3,
    divisors: 7,
    primeFactors: 7,
    coprime: 7,
    lastDigit: 6,
    noFactorBelow: 7,
    rest: 5,
    digitProduct: 6,
    timesDigitSum: 3,
    timesDigitProduct: 3,
    turned: 3,
    withTurned: 3,
    tensOverOnes: 4,
    tensTimesOnes: 4,
    onesTimesTens: 4,
    distinctDigits: 7,
    oddDigits: 6,
    evenDigits: 6,
    primeDigits: 6,
    digitSum: 6,
    prime: 6.5,
    composite: 8,
    odd: 9,
    even: 9,
  }[is];
}

/** The numbers of a kind, made one after the other and not tried. */
function candidates(condition: Condition, low: number, high: number): number[] {
  switch (condition.is) {
    case "factor":
      return factorsOf(condition.of).filter((number) => number >= low && number <= high);
    case "square":
    case "cube": {
      const power = condition.is === "square" ? 2 : 3;
      if (condition.not) break;
      return stretch(1, Math.ceil(high ** (1 / power)) + 1)
        .map((root) => root ** power)
        .filter((number) => number >= low && number <= high);
    }
    case "multiple": {
      if (condition.how !== "all") break;
      const by = condition.of.reduce((all, one) => (all * one) / Number(q.gcd(BigInt(all), BigInt(one))), 1);
      return stretch(Math.ceil(low / by), Math.floor(high / by)).map((times) => times * by);
    }
    case "rest": {
      const start = low + ((((condition.rest - low) % condition.by) + condition.by) % condition.by);
      return stretch(0, Math.floor((high - start) / condition.by)).map((times) => start + times * condition.by);
    }
  }
  return stretch(low, high).filter((number) => fits(number, condition));
}

/** In pairs, up to the square root. */
function factorsOf(number: number): number[] {
  const small = stretch(1, Math.floor(Math.sqrt(number))).filter((by) => number % by === 0);
  const large = small.map((by) => number / by).filter((by) => by * by !== number);
  return [...small, ...large.reverse()];
}

const stretch = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Where the last wanted number of an endless range stands. */
function endOf({ low, conditions, pick }: Sought): number | null {
  for (let number = low, left = pick?.place ?? pick?.many ?? 1; number <= SEARCH_MAX; number++)
    if (conditions.every((condition) => fits(number, condition)) && --left === 0) return number;
  return null;
}

function picked({ pick }: Sought, numbers: number[]): number[] {
  if (!pick) return numbers;
  if (numbers.length < (pick.place ?? pick.many)) return [];
  if (pick.place) return numbers.slice(pick.end === "largest" ? -pick.place : pick.place - 1).slice(0, 1);
  return pick.end === "largest" ? numbers.slice(-pick.many) : numbers.slice(0, pick.many);
}

type Result = { said: string; key: string; values: Record<string, string> };

function resultOf(wanted: Sought["wanted"], numbers: number[]): Result | null {
  const of = (key: string, values: Record<string, string> = {}, said = key): Result => ({ said, key, values });
  if (wanted === "count") return of(`${numbers.length}`, { count: `${numbers.length}` });
  if (numbers.length === 0) return null;
  const total = numbers.reduce((all, number) => all + number, 0);
  if (wanted === "only") return numbers.length === 1 ? of(`${numbers[0]}`) : null;
  if (wanted === "list") return numbers.length <= LISTED_MAX ? of(numbers.join(", "), {}, numbers.join(",\\ ")) : null;
  if (wanted === "sum") return of(`${total}`, { equation: `${joined(numbers, "+")} = ${total}` });
  if (wanted === "difference") {
    const [small = 0, large = 0] = numbers;
    return of(`${large - small}`, { equation: `${large} - ${small} = ${large - small}` });
  }
  if (wanted === "average") {
    const mean = q.rational(BigInt(total), BigInt(numbers.length));
    const key = mean.den === 1n ? `${mean.num}` : `${mean.num}/${mean.den}`;
    const said = mean.den === 1n ? key : `\\frac{${mean.num}}{${mean.den}}`;
    return of(key, { equation: `\\frac{${total}}{${numbers.length}} = ${said}` }, said);
  }
  if (wanted === "sumSquared")
    return of(`${total ** 2}`, { equation: `(${joined(numbers, "+")})^2 = ${total}^2 = ${total ** 2}` });
  if (wanted === "squaresSum") {
    const all = numbers.reduce((sum, number) => sum + number ** 2, 0);
    const squares = numbers.map((number) => `${number}^2`);
    return of(`${all}`, { equation: `${joined(squares, "+")} = ${all}` });
  }
  const product = numbers.reduce((all, number) => all * BigInt(number), 1n);
  return numbers.length <= SHOWN_MAX
    ? of(`${product}`, { equation: `${joined(numbers, "\\cdot")} = ${product}` })
    : null;
}

const joined = (numbers: (number | string)[], sign: string) =>
  numbers.length <= ADDED_MAX && numbers.length <= SHOWN_MAX
    ? numbers.join(` ${sign} `)
    : `${numbers.slice(0, 3).join(` ${sign} `)} ${sign} \\dots ${sign} ${numbers.at(-1)}`;

/** Their list, and how many they are. */
function shown(numbers: number[]): { list: string; many: string } {
  const list =
    numbers.length === 0
      ? "\\text{—}"
      : numbers.length <= SHOWN_MAX
        ? numbers.join(",\\ ")
        : `${numbers.slice(0, 4).join(",\\ ")},\\ \\dots,\\ ${numbers.at(-1)}`;
  return { list, many: `${numbers.length}` };
}

function problemOf({ low, high, conditions, pick, wanted }: Sought): { en: string; ch: string } {
  const kinds = conditions.map(saidOf);
  const asked = asks[wanted];
  const picking = pick
    ? {
        en: pick.place
          ? `number ${pick.place} from the ${pick.end} of the `
          : pick.many === 1
            ? `the ${pick.end} of the `
            : `the ${pick.many} ${pick.end} of the `,
        ch: pick.place
          ? `第 $${pick.place}$ ${pick.end === "largest" ? "大" : "小"}的`
          : `最${pick.end === "largest" ? "大" : "小"}的${pick.many === 1 ? "一" : ` $${pick.many}$ `}个`,
      }
    : { en: "", ch: "" };
  return {
    en: `${asked.en}${picking.en}numbers from $${low}$ ${high === null ? "on" : `to $${high}$`} that are ${kinds.map(({ en }) => en).join(", and ")}`,
    ch: `从 $${low}$ ${high === null ? "起" : `到 $${high}$ `}的数中，${kinds.map(({ ch }) => ch).join("，且是")}：${picking.ch}${asked.ch}`,
  };
}

const asks: Record<Sought["wanted"], { en: string; ch: string }> = {
  count: { en: "how many there are: ", ch: "有多少个" },
  list: { en: "", ch: "有哪些" },
  sum: { en: "the sum of ", ch: "的和" },
  product: { en: "the product of ", ch: "的积" },
  average: { en: "the average of ", ch: "的平均数" },
  difference: { en: "the difference of ", ch: "的差" },
  squaresSum: { en: "the sum of the squares of ", ch: "的平方和" },
  sumSquared: { en: "the square of the sum of ", ch: "的和的平方" },
  only: { en: "", ch: "是几" },
};
