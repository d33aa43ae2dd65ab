import type { Question } from "../../question.ts";
import { type Frames, readFrames, wholeIn } from "../../sentences/frames.ts";
import { plainOf } from "../../sentences/plain.ts";
import { rangeOf, ranges } from "../../sentences/ranges.ts";
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
];

export const readMultiples = (question: Question): Multiples | null => readFrames(plainOf(question), frames);

const whether = (number: bigint, divisor: bigint): Multiples | null =>
  divisor > 0n && number > 0n ? { wanted: "whether", number, divisor } : null;
