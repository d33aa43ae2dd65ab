import { type Frames, numbersIn, type Places } from "../../../sentences/frames.ts";
import type { Count } from "./work.ts";

const numbers = "[positive |whole |natural ](numbers|integers)";
const once =
  "(without (repetition|repeating[ any| digits| a digit]|repeats|repeated digits|repeating any digits)|if no digit (is|can be|may be) (repeated|used more than once)|with no (repeated digits|digit repeated|repetition|repeats)|if each digit (can|may) be used (only|at most) once|if each digit (is|can be) used (only|at most|exactly) once|if (repetition|repetition of digits) is not allowed|if (the |)digits (cannot|can't|may not|can not) be repeated|(using|and using) each digit (at most|only) once|with no digit repeated|if repetitions are not allowed)";
const again =
  "((if|and) (the |)digits (can|may) (repeat|be repeated|be used more than once)|if (repetition|repetition of digits) is allowed|with (repetition|repetition allowed)|if (the |)digits (can|may) be (repeated|reused)|(and |)(the |)digits (may|can) be (repeated|reused)|if repetitions are allowed)";
const from = "(using|from|with|out of)[ only][ the][ digits| numbers]";
const parity = "[{parity:parity} ]";
const late = "[{late:parity} ]";

/** Numbers of so many digits: from given digits, or from all ten. */
export const digitNumbers: Frames<Count>[] = [
  ...[false, true].map((repeated): Frames<Count> => {
    const rule = repeated ? again : once;
    const [different, chineseRule] = repeated
      ? ["", "(可以重复|允许重复|数字可以重复|数字允许重复|数字可以重复使用|每个数字可以重复使用|可重复)"]
      : ["(没有重复数字|无重复数字|不重复数字|数字不重复|各位数字不同|没有重复|各位数字互不相同|不同)的", ""];
    const group = "[用|由][数字]{of:list}[这\\d{1,2}个数字|这\\d{1,2}个数|\\d{1,2}个数字],?";
    return [
      [
        `how many ${parity}{k}-digit ${late}${numbers}[ can be (formed|made|created)| can you (make|form)] ${from} {of:list},? ${rule}`,
        `${from} {of:list},? how many ${parity}{k}-digit ${late}${numbers} can be (formed|made|created),? ${rule}`,
        ...(repeated
          ? [
              `${group}(${chineseRule},?)(可以|能|可|)组成(多少|几)个{k}位{zh:parityZh}`,
              `${group}(可以|能|可|)组成(多少|几)个{k}位{zh:parityZh},?[\\(]${chineseRule}[\\)]`,
              `${group}(可以|能|可|)组成(多少|几)个(${chineseRule})的{k}位{zh:parityZh}`,
            ]
          : [
              `${group}(可以|能|可|)组成(多少|几)个${different}{k}位{zh:parityZh}`,
              `${group}(可以|能|可|)组成${different}{k}位{zh:parityZh}[,][一共|共][有](多少|几)个`,
            ]),
      ],
      ({ of, k, ...words }) => numbersFrom(numbersIn(of), k, words, repeated),
    ];
  }),
  [
    [
      `how many ${parity}{k}-digit ${late}${numbers}[ are there| exist]`,
      "[一共|共]有(多少|几)个{k}位{zh:parityZh}",
      "{k}位{zh:parityZh}[一共|共]有(多少|几)个",
    ],
    ({ k, ...words }) => numbersFrom(ten, k, words, true),
  ],
  [
    [
      `how many ${parity}{k}-digit ${late}${numbers}[ are there] (have|with|that have) (all different digits|distinct digits|no repeated digits|all digits different|different digits|all distinct digits)`,
      "[一共|共]有(多少|几)个(没有重复数字|无重复数字|各位数字不同|各位数字互不相同)的{k}位{zh:parityZh}",
      "(没有重复数字|无重复数字|各位数字不同|各位数字互不相同)的{k}位{zh:parityZh}[一共|共]有(多少|几)个",
    ],
    ({ k, ...words }) => numbersFrom(ten, k, words, false),
  ],
];

const ten = Array.from({ length: 10 }, (_, digit) => BigInt(digit));

function numbersFrom(
  list: bigint[],
  k: Places[string],
  { parity: early, late: after, zh }: Places,
  repeated: boolean,
): Count | null {
  const digits = [...new Set(list.map(Number))].sort((a, b) => a - b);
  const length = Number(k);
  const fits = digits.length === list.length && digits.every((digit) => digit < 10) && length >= 1 && length <= 6;
  if (!fits || (!repeated && length > digits.length) || digits.length < 2 || (early && after)) return null;
  // Whether 0 has one digit is a matter of taste.
  if (length === 1 && digits[0] === 0) return null;
  const word = early ?? after ?? zh;
  const kind = word === "even" || word === "偶数" ? "even" : word === "odd" || word === "奇数" ? "odd" : "any";
  return { kind: "numbers", digits, length, repeated, parity: kind };
}
