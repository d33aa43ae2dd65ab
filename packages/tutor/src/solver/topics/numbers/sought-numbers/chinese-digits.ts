import { boundedPattern } from "../../../../bounded-pattern.ts";
import type { Piece } from "../../../sentences/pieces.ts";
import type { Condition } from "./conditions.ts";
import type { Told } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  boundedPattern(`^(?:${source})`, "u"),
  tell,
];

const add = (condition: Condition) => (told: Told) => {
  told.conditions.push(condition);
};
const digits = "(?:它|其)?的?(?:各位|各个?数位|各数位|每1?个?数位|每位)(?:上)?的?(?:数字|数码|数)";
const LAST_MAX = 20;

const place = (sign: string) => `(?:它的|其|且|它)*${sign}(?:上)?(?:的)?(?:数字|数)?`;
const tens = place("(?:10位|十位)");
const ones = place("个位");
const old = "(?:原来的?|原)(?:的)?(?:2位数|数)";
const both = `(?:${tens}[和与跟,、]?${ones}|${ones}[和与跟,、]?${tens}|(?:这|它的|其)?(?:2个|各位)?(?:数位上的)?(?:数字|数)|个位与10位)`;
const turn = `(?:如果|若|把|将|它的|这个2位数的?|这个数的?|其|,)*${both}(?:的数字|的数|数字)?(?:的)?(?:位置)?(?:对调|互换|交换|调换|颠倒|互换位置|对调位置|交换位置)(?:位置|顺序)?(?:后|之后)?,?(?:所?得到?的?|组成的?|新|1个|那么|则|就|的)*(?:2位数|数)?,?`;
const turnedAs = `(?:如果|若|把|将|,)*(?:对调|交换|互换|调换|颠倒)(?:${both}(?:的位置|位置|的顺序)?|位置)(?:后|之后)?,?(?:所?得到?的?|组成的?|新|1个|那么|则|就|的)*(?:2位数|数)?,?`;
const sort = (than: string) => `(?:${turn}|${turnedAs})(?:比)?(?:${old}|原来)?${than}(?:了)?(?<d>\\d+)`;
const turnedBy =
  (sign: 1 | -1) =>
  ({ conditions }: Told, { d }: Record<string, string>): void => {
    conditions.push({ is: "turned", by: sign * Number(d) });
  };

/** What is told of the tens and ones of a number with two digits. */
const twoDigits: Piece<Told>[] = [
  piece(sort("(?:大|多|增加|变大|增大)"), turnedBy(1)),
  piece(sort("(?:小|少|减少|变小|减小)"), turnedBy(-1)),
  piece(
    `(?:${turn}|${turnedAs})(?:新数)?(?:与|和|加上?)${old}(?:的和|之和|相加)?(?:是|为|等于|得|=)(?<s>\\d+)`,
    ({ conditions }, { s }) => {
      conditions.push({ is: "withTurned", sum: Number(s) });
    },
  ),
  piece(`${tens}比${ones}(?:大|多)(?<d>\\d)|${ones}比${tens}(?:小|少)(?<e>\\d)`, ({ conditions }, { d, e }) => {
    conditions.push({ is: "tensOverOnes", by: Number(d ?? e) });
  }),
  piece(`${ones}比${tens}(?:大|多)(?<d>\\d)|${tens}比${ones}(?:小|少)(?<e>\\d)`, ({ conditions }, { d, e }) => {
    conditions.push({ is: "tensOverOnes", by: -Number(d ?? e) });
  }),
  piece(`${tens}(?:是|等于|=)${ones}的(?<k>\\d)倍`, ({ conditions }, { k }) => {
    conditions.push({ is: "tensTimesOnes", by: Number(k) });
  }),
  piece(`${ones}(?:是|等于|=)${tens}的(?<k>\\d)倍`, ({ conditions }, { k }) => {
    conditions.push({ is: "onesTimesTens", by: Number(k) });
  }),
  piece(
    `(?:这|它的|其)?(?:2个|各位|2位|各个数位上?的?)?(?:数位上的)?(?:数字|数)(?:之和|的和|和)(?:是|为|等于|=)(?<s>\\d+)|${tens}(?:和|与|跟|加)${ones}(?:之和|的和)?(?:是|为|等于|=)(?<t>\\d+)|${ones}(?:和|与|跟|加)${tens}(?:之和|的和)?(?:是|为|等于|=)(?<u>\\d+)`,
    ({ conditions }, { s, t, u }) => {
      conditions.push({ is: "digitSum", sum: Number(s ?? t ?? u) });
    },
  ),
  piece(`(?:求)?${old}(?:是)?(?:几|多少)?(?=$)`, () => {}),
];

/** Numbers of which every digit is alike, or none is like another, and what the digits add up to. */
export const chineseDigits: Piece<Told>[] = [
  piece(
    `${digits}(?:都|均|全|各)?(?:互不相同|不相同|不同|不重复|互不重复)|(?:没有|无)重复(?:的)?数字|数字(?:互不相同|不重复|都不相同|各不相同)`,
    add({ is: "distinctDigits" }),
  ),
  piece("(?:2|两)个数字(?:互)?不(?:相)?同的?", ({ conditions }) => {
    conditions.push({ is: "distinctDigits", of: 2 });
  }),
  piece(`${digits}(?:都|均|全)+(?:是|为)奇数|只含奇数数字`, add({ is: "oddDigits" })),
  piece(`${digits}(?:都|均|全)+(?:是|为)偶数|只含偶数数字`, add({ is: "evenDigits" })),
  piece("回文数", add({ is: "palindrome" })),
  piece(`(?:恰好|正好|刚好)?(?:等于|是|=|为)${digits}(?:的?总?和|之和)的(?<k>\\d+)倍`, ({ conditions }, { k }) => {
    conditions.push({ is: "timesDigitSum", by: Number(k) });
  }),
  piece(`(?:恰好|正好|刚好)?(?:等于|是|=|为)${digits}(?:的?乘?积|之积)的(?<k>\\d+)倍`, ({ conditions }, { k }) => {
    conditions.push({ is: "timesDigitProduct", by: Number(k) });
  }),
  piece("由(?<d>\\d)个(?:互?不相?同)(?:的)?(?<sort>奇|偶)数?数字组成的", ({ conditions }, { d, sort }) => {
    conditions.push({ is: "distinctDigits", of: Number(d) }, { is: sort === "奇" ? "oddDigits" : "evenDigits" });
  }),
  ...twoDigits,
  piece(
    "(?:能够?|可以)?(?:同时)?被1(?:,2(?:,3(?:,4)?)?)?(?:,?…+,?|到|至|~|-)(?<n>\\d{1,2})(?:这\\d+个(?:自然|整)?数)?(?:中?(?:的)?(?:所有|每1?个|各个|任意1个)(?:自然|整|正整)?数)?(?:同时)?整除",
    ({ conditions }, { n }) => {
      const last = Math.min(Number(n), LAST_MAX + 1);
      const of = last > LAST_MAX ? [0] : Array.from({ length: last - 1 }, (_, index) => index + 2);
      conditions.push({ is: "multiple", of, how: "all" });
    },
  ),
];
