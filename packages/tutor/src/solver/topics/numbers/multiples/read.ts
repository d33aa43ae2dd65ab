import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { type Frames, numbersIn, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { rangeOf, ranges } from "../../../sentences/ranges.ts";
import type { Multiples } from "./work.ts";

const COUNT_MAX = 100_000n;
const { en, ch } = ranges;
const numbers = "(numbers|integers|whole numbers|positive integers|natural numbers)";

const frames: Frames<Multiples>[] = [
  [
    [
      "[whether |if |check if |check whether ][is ][the number ]{n}[ is] (divisible by|a multiple of) {d}[ or not]",
      "does {d} divide {n}[ evenly]",
      "[is ]{d}[ is] a (factor|divisor) of {n}",
      "{n}(能|能不能|是否能|可以|能否)被{d}整除",
      "{n}(是|不是|是不是){d}的倍数",
      "{d}(是|不是|是不是){n}的(因|约)数",
    ],
    ({ n, d }) => whether(wholeIn(n), wholeIn(d)),
  ],
  [
    [
      `how many multiples of {d} are[ there] ${en}`,
      `how many multiples of {d} ${en}[ are there]`,
      `how many ${numbers} ${en} are (divisible by|multiples of) {d}`,
      `how many ${numbers} (divisible by|that are divisible by|that are multiples of) {d}[ are there] ${en}`,
      `${ch}[一共|共]有(多少|几)个{d}的倍数`,
      `${ch},?{d}的倍数[一共|共]有(多少|几)个`,
      `${ch}[一共|共]有(多少|几)个(数|自然数|整数)(能被{d}整除|是{e}的倍数)`,
      `${ch}(能被{d}整除的数|{e}的倍数)[一共|共]有(多少|几)个`,
    ],
    ({ d, e, ...places }) => {
      const divisor = wholeIn(d ?? e);
      const range = rangeOf(places);
      if (!range || divisor < 2n || range.high - range.low > COUNT_MAX) return null;
      // "Between 10 and 30" may leave out the ends.
      if (range.unsure && [range.low, range.high].some((end) => end % divisor === 0n)) return null;
      return { wanted: "count", divisor, low: range.low, high: range.high };
    },
  ],
  ...(["greatest", "smallest"] as const).map((most): Frames<Multiples> => {
    const [words, zi] =
      most === "greatest" ? ["(greatest|largest|biggest|highest)", "大"] : ["(smallest|least|lowest)", "小"];
    return [
      [
        `[the ]${words} {k}[-| ]digit (number|integer|whole number|multiple)[ that is| which is] (divisible by|that is a multiple of|of) [both ]({d}|{of:list})`,
        `[the ]${words} {k}[-| ]digit multiple of {d}`,
        `[能|可以][同时]被({d}|{of:list})[同时]整除的最${zi}的?{k}位数`,
        `最${zi}的{k}位数[,][能|可以][同时]被({d}|{of:list})[同时]整除`,
        `最${zi}的{k}位数中,?{d}的倍数`,
        `({d}|{of:list})的倍数中[,]?最${zi}的{k}位数`,
      ],
      ({ d, of, k }) => extreme(most, d ? [wholeIn(d)] : numbersIn(of), wholeIn(k)),
    ];
  }),
];

const DIGITS_MAX = 9n;

function extreme(most: "greatest" | "smallest", divisors: bigint[], digits: bigint): Multiples | null {
  if (digits < 1n || digits > DIGITS_MAX || divisors.some((divisor) => divisor < 1n)) return null;
  const divisor = divisors.reduce((all, each) => (all * each) / q.gcd(all, each), 1n);
  const [low, high] = [digits === 1n ? 1n : 10n ** (digits - 1n), 10n ** digits - 1n];
  return divisor <= COUNT_MAX && high / divisor >= 1n && (high / divisor) * divisor >= low
    ? { wanted: most, divisors, divisor, low, high }
    : null;
}

export const readMultiples = (question: Question): Multiples | null => readFrames(plainOf(question), frames);

const whether = (number: bigint, divisor: bigint): Multiples | null =>
  divisor > 0n && number > 0n ? { wanted: "whether", number, divisor } : null;
