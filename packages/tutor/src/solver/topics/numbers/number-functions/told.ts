import { boundedPattern } from "../../../../bounded-pattern.ts";
import type { Question } from "../../../question.ts";
import { isOfRemainders, withoutRange } from "../../../sentences/answer-range.ts";
import { plainOf } from "../../../sentences/plain.ts";

const n = "(\\d{1,9})";
const mentions = "(?: (?:does|did|do))?";
const andZh = "[,和与]";

/** Usual ways of saying what a calculation answers. */
const sayings: [RegExp, (parts: string[], said: string) => string][] = [
  // All digits of the numbers from 1 on.
  [
    boundedPattern(
      `^(?:what do you get (?:if|when) you |if you |i |when you )?(?:(?:the )?(?:sum|total) of |add(?:ing)?(?: up)? |write down )?(?:all )?(?:of )?(?:the )?(?:individual )?digits (?:of|in|used in|that appear in|you see in|when writing) (?:all |each of )?(?:of )?(?:the )?(?:whole |natural |counting |positive )?(?:numbers|integers) (?:from )?1 (?:to|through|up to|till|until|and) ${n}$`,
    ),
    ([last]) => `digittotal(${last})`,
  ],
  [
    boundedPattern(
      `^(?:what is )?(?:the )?(?:sum|total) of (?:all )?(?:the )?digits (?:when|if) (?:you |we |i )?(?:write|writing|list)(?: down| out)? (?:all )?(?:the )?(?:whole |natural )?(?:numbers|integers) (?:from )?1 (?:to|through|up to) ${n}$`,
    ),
    ([last]) => `digittotal(${last})`,
  ],
  [
    boundedPattern(
      `^(?=.*(?:写|数位|各位|自然数|整数|数中|数里))(?:从)?1(?:写到|一直写到|到|至|~|-)${n}(?:这\\d+个(?:自然|整)?数)?(?:的)?(?:所有|全部|这些)?(?:的)?(?:自然|整|正整)?数?(?:中|里|里面)?,?(?:的)?(?:所有|全部|各个?数位上?|各位上?|写出的所有)*的?(?:数字|数码|数字们)(?:之|的)?(?:总?和|全部加起来|加起来|相加|加在1起|总共|合起来)(?:一共)?(?:的?(?:总?和|结果))?(?:是|等于|得)?(?:多少|几)?$`,
      "u",
    ),
    ([last]) => `digittotal(${last})`,
  ],
  // The number that leaves the same remainder of several, the greatest one.
  [
    /^(?:用|有)?(?:某个|1个|1个最大的|最大的)?(?:大于1的)?(?:自然数|整数|正整数|数)(?:去除|分别去除|除)(?:\d{1,7}(?:,|和|与)){1,4}\d{1,7},?(?:所?得?(?:的)?余数(?:都|均)?相同|余数相等),?(?:求)?(?:这个|该)?(?:自然数|整数|正整数|数|除数)(?:的)?最大(?:是|为|值)?(?:几|多少)?$/u,
    (_, said) => differences(said),
  ],
  [
    /^(?:greatest|largest|biggest) (?:possible )?(?:number|integer|whole number|positive integer|divisor)(?: n| x)? (?:that|which|for which) (?:(?:will )?divides? |\d)?(?:\d{1,7}(?:,? and |, )?){3,5}(?: and)?,? (?:leaving|leaves?|to leave|with|and leaves?|so as to leave|gives?|giving) (?:the )?same remainder(?: in each case| each time| every time)?$/,
    (_, said) => differences(said),
  ],
  [
    /^(?:when )?(?:\d{1,7}(?:,? and |, )){2,4}\d{1,7} (?:are|is)(?: each| all)? divided by (?:the same|a|some|1) (?:number|integer|whole number|positive integer)(?: n| d)?,? (?:the )?(?:remainders? (?:is|are) (?:always |all )?(?:the same|equal)|(?:they |it )?(?:all )?leaves? the same remainder),? (?:what is |find )?(?:the )?(?:greatest|largest|biggest) (?:possible )?(?:value of )?(?:such |the |that |this )?(?:number|divisor|value|n|d|integer)(?: (?:can|could) it be)?$/,
    (_, said) => differences(said),
  ],
  [
    /^(?:the )?(?:digit sum|sum of (?:all )?(?:the |its )?digits|sum of all of the digits) of (?:the number )?(\d{1,30})$/,
    ([whole]) => `digitsum(${whole})`,
  ],
  [
    /^(?:the )?(?:digit product|product of (?:all )?(?:the |its )?digits) of (?:the number )?(\d{1,30})$/,
    ([whole]) => `digitproduct(${whole})`,
  ],
  [
    /^\(?([a-z]) ?([-+]) ?(\d{1,3})\)(?:!|,) ?= ?(\d{1,9}),? ?(?:then )?(?:what is|find|求)? ?(?:[a-z])?(?:的值)?$/,
    ([, sign, by, value]) => `factorialroot(${value})${sign === "+" ? "-" : "+"}${by}`,
  ],
  [
    /^(?:用)?(?:某个|1个|某)?(?:自然数|整数|数)(?:分别)?(?:去除|除)((?:\d{1,7}(?:,|和|与)){1,4}\d{1,7}),?(?:所得的?)?(?:余数)?(?:都|均|的余数都)(?:余|是|为)+(\d{1,6}),?(?:求)?(?:这个|该)?(?:自然|整)?数?(?:的)?最大(?:是|为|值)?(?:几|多少)?$/u,
    ([list = "", rest]) => {
      const less = (list.match(/\d+/g) ?? []).map((one) => `${one}-${rest}`);
      const of = (list.match(/\d+/g) ?? []).map((one) => Number(one) - Number(rest));
      return of.every((one) => one > 0) && of.reduce(gcd) > Number(rest) ? `gcd(${less.join(", ")})+0` : "";
    },
  ],
  [
    /^(?:若|如果)?([a-z])的阶乘(?:是|等于|=|为)(\d{2,9}),?(?:那么|则|求)?\1(?:的值)?(?:是|等于|=)?(?:几|多少)?$/,
    ([, value]) => `factorialroot(${value})`,
  ],
  [
    /^((?:\d{1,6}\^)?\d{1,15}(?:[-+*]\d{1,12})?)(?:的)?(?:结果的?)?(?:各位|各个?数位|所有数位|各数位)(?:上)?的?(?:数字|数)(?:之|的)?和$/,
    ([whole]) => `digitsum(${whole})`,
  ],
  [
    /^(\d{1,7})除以(?:某个?|1个)(?:自然|整)?数余(\d{1,5}),(\d{1,7})除以(?:这个|该|它|同1个)(?:自然|整)?数?(?:也|则|都)?余(\d{1,5}),?(?:求)?(?:这个|该)?(?:自然|整)?数?(?:的)?最大(?:是|为|值)?(?:几|多少)?$/,
    ([a, r, b, s]) => known(a, r, b, s),
  ],
  [/^(-?\d{1,12})除以(\d{1,6})的最小非负余数$/, ([whole, by]) => `mod(${whole}, ${by})`],
  // Several numbers divided with known remainders.
  [
    boundedPattern(
      `^(?:用)?(?:某个|1个|某)?(?:自然数|整数|数)(?:去)?除${n},?余${n}(?:,|,?去?除|,?再?去除|,?用它去?除|又去?除)+${n},?(?:也|则|都)?余${n},?(?:求)?(?:这个|该)?(?:自然|整)?数?(?:的)?最大(?:是|为|值)?(?:几|多少)?$`,
      "u",
    ),
    ([a, r, b, s]) => known(a, r, b, s),
  ],
  [
    boundedPattern(
      `^(?:用)?(?:某个|1个|某)?(?:自然数|整数|数)(?:去除|除)${n}${andZh}${n},?(?:都|均)余${n},?(?:求)?(?:这个|该)?(?:自然|整)?数?(?:的)?最大(?:是|为|值)?(?:几|多少)?$`,
      "u",
    ),
    ([a, b, r]) => known(a, r, b, r),
  ],
  // A factorial of which the value is known.
  [
    boundedPattern(
      `^(?:if )?([a-z]) ?(?:!|,) ?= ?${n},? ?(?:then )?(?:what is|what's|find|what does|what must|solve for|the value of|求|则|那么)? ?(?:the value of )?(?:[a-z](?:的值)? ?(?:=|是|等于|equal|be)?(?: ?\\?)?)?$`,
    ),
    ([, value]) => `factorialroot(${value})`,
  ],
  [
    boundedPattern(
      `^(?:if |when |suppose )?${mentions}([a-z]) factorial (?:is|equals|=) ${n},? (?:then )?(?:what is|find) ?(?:[a-z])$`,
    ),
    ([, value]) => `factorialroot(${value})`,
  ],
];

/** Two remainders that stand below what is divided. */
function known(a = "", r = "", b = "", s = ""): string {
  const divisor = gcd(Number(a) - Number(r), Number(b) - Number(s));
  return divisor > Math.max(Number(r), Number(s)) ? `gcd(${a}-${r}, ${b}-${s})+0` : "";
}

/** What all differences of these numbers have in common. */
function differences(whole: string): string {
  const list = (whole.replaceAll(/大于1|greater than 1/g, "").match(/\d+/g) ?? [])
    .map(Number)
    .sort((one, other) => one - other);
  const steps = list.slice(1).map((each, at) => `${each}-${list[at]}`);
  const isSound = list.length >= 3 && list.every((each, at) => at === 0 || each > (list[at - 1] ?? 0));
  return isSound ? `gcd(${steps.join(", ")})+0` : "";
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

const negative =
  /^(?:what does |what is )?(?:the )?(?:least (?:non-?negative )?(?:residue|remainder) (?:of )?)?(-?\d{1,12}) ?\(?(?:mod|modulo) ?(\d{1,6})\)?,?(?: ?=| equal| equals| congruent to)?$/;

/** A question in other words as the calculation that answers it; null where it is none of these. */
export function toldCalculation(question: Question): string | null {
  const plain = plainOf(question);
  // A factorial's sign is a comma there.
  const said = /[a-z)] ?!/.test(question.text)
    ? plain
        .replace(
          /^(?:(?:for )?(?:what|which) (?:value of |whole number |positive integer |integer )?[a-z] (?:is|does|makes) |[a-z], (?=[a-z],))/,
          "",
        )
        .replace(/^((?:if |when |suppose |若)?[a-z]), ?=/, "$1!=")
        .replace(/^[a-z] (?:if|when|such that|so that|in|with) (?=[(a-z])/, "")
        .replace(/^(?:若|when |suppose |if (?=\())/, "")
    : plain;
  for (const [shape, make] of sayings) {
    const found = shape.exec(said);
    if (found) return make(found.slice(1), said) || null;
  }
  const { text, range } = withoutRange(plain);
  const [, whole, by] = negative.exec(text.trim()) ?? [];
  if (whole === undefined || by === undefined || (range && !isOfRemainders(range, Number(by)))) return null;
  return `mod(${whole}, ${by})`;
}
