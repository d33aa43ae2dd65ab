import { listOf } from "../../../sentences/lists.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Multiples =
  | { wanted: "whether"; number: bigint; divisor: bigint }
  | { wanted: "greatest" | "smallest"; divisors: bigint[]; divisor: bigint; low: bigint; high: bigint }
  | { wanted: "count"; divisor: bigint; low: bigint; high: bigint };

export function workMultiples(asked: Multiples): Working<Code> {
  if (asked.wanted === "count") return count(asked);
  if (asked.wanted !== "whether") return extreme(asked);
  const { number, divisor } = asked;
  const divides = number % divisor === 0n;
  const problem = {
    en: `whether $${number}$ is divisible by $${divisor}$`,
    ch: `$${number}$ 能不能被 $${divisor}$ 整除`,
  };
  const said = divides
    ? { en: `Yes, $${number}$ is divisible by $${divisor}$.`, ch: `$${number}$ 能被 $${divisor}$ 整除。` }
    : { en: `No, $${number}$ isn’t divisible by $${divisor}$.`, ch: `$${number}$ 不能被 $${divisor}$ 整除。` };
  const steps = [...rule(number, divisor), division(number, divisor)];
  return { problem, steps, answer: { said, key: divides ? "yes" : "no" } };
}

/** How many of the last digits decide. */
const endings: Record<string, number> = { 2: 1, 5: 1, 10: 1, 4: 2, 25: 2, 100: 2, 8: 3, 125: 3 };

function rule(number: bigint, divisor: bigint): Step<Code>[] {
  const digits = [...`${number}`];
  if (divisor === 3n || divisor === 9n) {
    const sum = digits.reduce((total, digit) => total + Number(digit), 0);
    return [{ code: "digits", values: { divisor: `${divisor}`, sum: `${sum}` } }];
  }
  const length = endings[`${divisor}`];
  return length ? [{ code: "end", values: { divisor: `${divisor}`, end: digits.slice(-length).join("") } }] : [];
}

function division(number: bigint, divisor: bigint): Step<Code> {
  const [quotient, rest] = [number / divisor, number % divisor];
  return {
    code: "divide",
    values: { number: `${number}`, divisor: `${divisor}`, quotient: `${quotient}`, rest: `${rest}` },
  };
}

function count({ divisor, low, high }: { divisor: bigint; low: bigint; high: bigint }): Working<Code> {
  const [above, below] = [high / divisor, (low - 1n) / divisor];
  const value = above - below;
  const range = { divisor: `${divisor}`, low: `${low}`, high: `${high}` };
  return {
    problem: {
      en: `how many multiples of $${divisor}$ there are from $${low}$ to $${high}$`,
      ch: `$${low}$ 到 $${high}$ 有多少个 $${divisor}$ 的倍数`,
    },
    steps: [{ code: "upTo", values: { ...range, above: `${above}`, below: `${below}`, value: `${value}` } }],
    answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` },
  };
}

/** The first or the last multiple within the bounds. */
function extreme(asked: Extract<Multiples, { wanted: "greatest" | "smallest" }>): Working<Code> {
  const { wanted, divisors, divisor, low, high } = asked;
  const times = wanted === "greatest" ? high / divisor : (low + divisor - 1n) / divisor;
  const value = `${times * divisor}`;
  const numbers = listOf(divisors);
  const shown = { divisor: `${divisor}`, low: `${low}`, high: `${high}`, times: `${times}`, value };
  const steps: Step<Code>[] = [
    ...(divisors.length > 1 ? [{ code: "all" as const, values: { numbers, divisor: `${divisor}` } }] : []),
    { code: wanted, values: shown },
  ];
  return {
    problem: {
      en: `the ${wanted} multiple of ${numbers.en} from $${low}$ to $${high}$`,
      ch: `$${low}$ 到 $${high}$ 之间 ${numbers.ch} 的最${wanted === "greatest" ? "大" : "小"}${divisors.length > 1 ? "公" : ""}倍数`,
    },
    steps,
    answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: value },
  };
}
