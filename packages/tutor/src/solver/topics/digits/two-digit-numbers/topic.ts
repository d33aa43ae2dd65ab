import type { Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const digits = "(its|the|their|his|both|the 2|the two) digits";
const tens = "(the |its )?(tens|ten's|tens'|first) ?(digit|place digit|place)( of an? 2(-| )digit number)?";
const ones = "(the |its )?(ones|units|unit|unit's|one's|second|last) ?(digit|place digit|place)";
const ten = "(它的|其)?(十位|十位上|十位上数字|十位数字|十位上的数字|十位上的数|十位数)";
const unit = "(它的|其)?(个位|个位上|个位上数字|个位数字|个位上的数字|个位上的数|个位数)";
const and = "(和|与|跟|,|、|同)";
const turn = `(如果|若|假如)?(把)?(这个数的?|它的?|这个两位数的?|这个2位数的?)?(的)?(${ten}${and}${unit}|${unit}${and}${ten}|两个数字|2个数字|数字)(的)?(数字|数)?(对调|互换|交换|调换|互换位置|对调位置|交换位置|调换位置)(位置)?(后)?,?(得到|所得|组成|那么|则|所得到)?(的)?(一个|1个)?(新)?(的)?(两位数|2位数|数)?,?`;
const old = "(原数|原来的数|原来的两位数|原来的2位数|原两位数|原2位数)";
const reverse =
  "(if |when )?((you |we |i )?(reverse|swap|switch|interchange|exchange)s? (the|its|both|these|the order of the|the order of its)? ?(2 )?digits(?! of),?|(the|its) digits are (reversed|swapped|switched|interchanged|exchanged),?|reversing (the|its) digits)( and)?( you get| we get| then)? ?(the |a )?(number|new number|result|resulting number|it)?( that)? ?(formed|obtained)?";

const frames: Frames = {
  number: [
    "(there is |i have |i('m| am) thinking of |consider |find )?an? 2(-| )digit number( has)?( where| whose| such that| in which| with| and)?",
    "(一个|某个?|有一个|1个|有1个)(两位数|2位数)",
    "it has 2 digits",
  ],
  sum: [
    `(the )?(sum of the )?digits of an? 2(-| )digit number (add|add up|adds up|sum) to <s>`,
    `(两个|2个|这两个|个位和十位上?的?)(数字|数位上的数字|数)(的|之)?和(是|为|等于)<s>`,
    `(and )?(the )?sum of (its|the|both) digits is <s>`,
    `(the )?sum of ${digits}( of an? 2(-| )digit number)? (is|equals|being) <s>`,
    `(has |with |whose |where |and )?((its|the|his) )?(2 )?digits (that )?(add|adding|sum|adds|which add)( up)? to <s>`,
    `(the )?sum of the digits of an? 2(-| )digit number is <s>`,
    `(has |with )?(a |the )?digit sum( of| is)? <s>`,
    `${ten}${and}${unit}(的|上的)?(数字|数)?(的|之)?(和|之和)(是|为|等于)<s>`,
    `${unit}${and}${ten}(的|上的)?(数字|数)?(的|之)?(和|之和)(是|为|等于)<s>`,
    "(各位|各位上的?|两个|2个|它的)(数字|数位上的数字|数位上的数)(的|之)?和(是|为|等于)<s>",
  ],
  grows: [
    "(and )?(reversing|swapping|switching|flipping) (it|them|the digits|its digits|the 2 digits|its 2 digits) (makes|gives|makes it|adds)( it| the number| a number)? <d> (more|greater|larger|bigger|higher)( than before| than the original( number)?)?",
    `${reverse} ?(is|gets|becomes|increases|increased|goes up|grows|will be|would be)?( by)? <d> (more|greater|larger|bigger|higher)( than)?( the)?( original)?( number| one)?`,
    `${reverse} ?(gets|becomes|is)? ?(bigger|larger|greater|increases|increased|goes up|grows)( by)? <d>`,
    `${turn}(所得的?数|新数|得到的数|得到的新数)?(比)${old}(多|大)(了)?<d>`,
    `${turn}(就|要)?(增加|变大|多|大)(了)?<d>`,
  ],
  shrinks: [
    "(and )?(reversing|swapping|switching|flipping) (it|them|the digits|its digits|the 2 digits|its 2 digits) (makes|gives)( it| the number| a number)? <d> (less|smaller|lower)( than before| than the original( number)?)?",
    `${reverse} ?(is|gets|becomes|decreases|decreased|goes down|will be|would be)?( by)? <d> (less|smaller|lower)( than)?( the)?( original)?( number| one)?`,
    `${reverse} ?(gets|becomes|is)? ?(smaller|lower|decreases|decreased|goes down|shrinks)( by)? <d>`,
    `${turn}(所得的?数|新数|得到的数|得到的新数)?(比)${old}(少|小)(了)?<d>`,
    `${turn}(就|要)?(减少|变小|少|小)(了)?<d>`,
  ],
  tensMore: [
    `(and )?${tens} is <gap> (more|greater|larger|bigger) than ${ones}`,
    `(and )?${ones} is <gap> (less|smaller) than ${tens}`,
    `${ten}比${unit}(多|大)<gap>`,
    `${unit}比${ten}(少|小)<gap>`,
  ],
  onesMore: [
    `(and )?${ones} is <gap> (more|greater|larger|bigger) than ${tens}`,
    `(and )?${tens} is <gap> (less|smaller) than ${ones}`,
    `${unit}比${ten}(多|大)<gap>`,
    `${ten}比${unit}(少|小)<gap>`,
  ],
  tensTimes: [`(and )?${tens} is <k> times ${ones}`, `${ten}(的数字)?是${unit}(的数字)?的<k>倍`],
  onesTimes: [`(and )?${ones} is <k> times ${tens}`, `${unit}(的数字)?是${ten}(的数字)?的<k>倍`],
  asked: [
    "(what is|what's|find|what was) (the|this|that|my)( original| 2(-| )digit)?( 2(-| )digit)? number",
    "(求|那么|问)?(这个|原来的?|原来这个|该|这)(两位数|2位数|数)(是)?(多少|几)?",
    "求原数",
    "原数(是)(多少|几)",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;
const [nine, ten10, two] = [count(9), count(10), count(2)];

/** The number with these digits: the larger one first, or the smaller one. */
const number = (isLargeFirst: boolean) =>
  [
    "number",
    "answer",
    ({ large, small }: Parameters<Kind["fits"]>[0]) =>
      isLargeFirst ? sum(times(large, ten10), small) : sum(times(small, ten10), large),
  ] as Kind["steps"][number];

const digitsOf = (answer: ReturnType<typeof count> | undefined) => {
  const value = Number(answer?.num ?? 0n);
  return [Math.floor(value / 10), value % 10] as const;
};

const kind = (tells: string, isLargeFirst: boolean, of: "turned" | "gap" | "times"): Kind => ({
  tells: ["number?", "sum", tells, "asked"],
  numbers: ["s", of === "turned" ? "d" : of === "gap" ? "gap" : "k"],
  problem: ({ s, d, gap, k }) => ({
    en: `the two-digit number with a digit sum of $${s}$${d ? ` that changes by $${d}$ when its digits are reversed` : gap ? ` whose digits differ by $${gap}$` : ` with one digit $${k}$ times the other`}`,
    ch: `数字之和是 $${s}$ 的两位数，${d ? `对调后相差 $${d}$` : gap ? `两个数字相差 $${gap}$` : `一个数字是另一个的 $${k}$ 倍`}`,
  }),
  steps: [
    ...((of === "times"
      ? [
          ["part", "small", ({ s, k }) => over(s, sum(k, count(1)))],
          ["times", "large", ({ small, k }) => times(small, k)],
        ]
      : [
          ...(of === "turned"
            ? [["tens", "gap", ({ d }: Record<string, ReturnType<typeof count>>) => over(d, nine)]]
            : []),
          ["smaller", "small", ({ s, gap }: Record<string, ReturnType<typeof count>>) => over(less(s, gap), two)],
          ["larger", "large", ({ small, gap }: Record<string, ReturnType<typeof count>>) => sum(small, gap)],
        ]) as Kind["steps"]),
    number(isLargeFirst),
  ],
  answer: { name: "answer" },
  whole: ["small", "large"],
  fits: ({ s, d, gap, k, answer }) => {
    const [tens10, ones1] = digitsOf(answer);
    const [more, fewer] = isLargeFirst ? [tens10, ones1] : [ones1, tens10];
    const isNumber = tens10 >= 1 && tens10 <= 9 && Number(answer?.num) === tens10 * 10 + ones1;
    const turnedBy = count(Math.abs(tens10 * 10 + ones1 - ones1 * 10 - tens10));
    const rest = d
      ? same(turnedBy, d)
      : gap
        ? same(count(more - fewer), gap)
        : same(times(count(fewer), k), count(more));
    return isNumber && same(count(tens10 + ones1), s) && rest && more > fewer;
  },
  doubled: [],
});

/** Two-digit numbers by the sum of their digits and one thing more. */
export const twoDigitNumbers = defineStories({
  name: "two-digit-numbers",
  words,
  about: "digit|十位|个位|数字",
  frames,
  kinds: [
    kind("grows", false, "turned"),
    kind("shrinks", true, "turned"),
    kind("tensMore", true, "gap"),
    kind("onesMore", false, "gap"),
    kind("tensTimes", true, "times"),
    kind("onesTimes", false, "times"),
  ],
});
