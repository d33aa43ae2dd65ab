import type { Question } from "../../../question.ts";
import { fractionIn, whole } from "../../../sentences/fractions.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Expected } from "./work.ts";

const COUNT_MAX = 1000;
const expected = "[the ](expected value|expectation|mean|average value|expected outcome)";
const die = "(a|1|1 roll of a|a roll of a|a single roll of a)[ fair][ standard][ 6-sided] (die|dice)[ roll]";
const flips = "[a ][fair ]coin[ is]";

const frames: Frames<Expected>[] = [
  [
    [
      `${expected} (of|for|when|when you roll|when rolling|of rolling) ${die}[ is rolled]`,
      "[the ]expected (number|value)[ of points| shown] (when|if) (you roll|rolling) (a|1)[ fair][ 6-sided] (die|dice)",
      "掷1[枚|个|颗][质地均匀的|均匀的]骰子,?[向上1面的|朝上的][点数|点数的](的|)(数学期望|期望|期望值|均值)",
    ],
    () => ({ values: dieFaces(6), times: 1 }),
  ],
  [
    [
      "[the ]expected (value of the sum|sum|total|value of the total) (of|when|when rolling|when you roll|of rolling|for|if you roll) {n}[ fair][ standard][ 6-sided] dice[ are rolled| rolls]",
      "掷{n}[枚|个|颗][质地均匀的|均匀的]骰子,?[向上1面的|朝上的]点数[之]和[的](数学期望|期望|期望值|均值)",
    ],
    ({ n }) => several(dieFaces(6), n),
  ],
  [
    [
      `[the ]expected number of (heads|tails) (when|if|in|from) ${flips} (flipped|tossed) {n} times`,
      "[the ]expected number of (heads|tails) (in|from|when you flip|when flipping|when you toss|when tossing|if you flip|if you toss) {n}[ fair] (coins|coin flips|flips|tosses|coin tosses|flips of a coin|flips of a fair coin|tosses of a fair coin)",
      "[the ]expected number of (heads|tails) (when|if) {n}[ fair] coins are (flipped|tossed)",
      "(抛|掷|抛掷)1枚[质地均匀的|均匀的]硬币{n}次,?(正面|反面)(朝上|向上|)[的](次数|)[的](数学期望|期望|期望值|均值)",
    ],
    ({ n }) => several([whole(0), whole(1)], n),
  ],
  [
    [`${expected} of (a|1|the)[ random] number (chosen|picked|selected|drawn)[ at random| randomly] from {of:list}`],
    ({ of }) => {
      const values = (of ?? "").match(/\d+/g) ?? [];
      return values.length <= 30 ? { values: values.flatMap((value) => fractionIn(value) ?? []), times: 1 } : null;
    },
  ],
];

export const readExpected = (question: Question): Expected | null => readFrames(plainOf(question), frames);

const dieFaces = (faces: number) => Array.from({ length: faces }, (_, index) => whole(index + 1));

function several(values: Expected["values"], n: string | undefined): Expected | null {
  const times = Number(n);
  return times >= 1 && times <= COUNT_MAX ? { values, times } : null;
}
