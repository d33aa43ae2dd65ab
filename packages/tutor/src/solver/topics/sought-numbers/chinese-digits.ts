import type { Piece } from "../../sentences/pieces.ts";
import type { Condition } from "./conditions.ts";
import type { Told } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`, "u"),
  tell,
];

const add = (condition: Condition) => (told: Told) => {
  told.conditions.push(condition);
};
const digits = "(?:它|其)?的?(?:各位|各个?数位|各数位|每1?个?数位|每位)(?:上)?的?(?:数字|数码|数)";
const LAST_MAX = 20;

/** Numbers of which every digit is alike, or none is like another, and what the digits add up to. */
export const chineseDigits: Piece<Told>[] = [
  piece(
    `${digits}(?:都|均|全|各)?(?:互不相同|不相同|不同|不重复|互不重复)|(?:没有|无)重复(?:的)?数字|数字(?:互不相同|不重复|都不相同|各不相同)`,
    add({ is: "distinctDigits" }),
  ),
  piece(`${digits}(?:都|均|全)+(?:是|为)奇数|只含奇数数字`, add({ is: "oddDigits" })),
  piece(`${digits}(?:都|均|全)+(?:是|为)偶数|只含偶数数字`, add({ is: "evenDigits" })),
  piece("回文数", add({ is: "palindrome" })),
  piece(`(?:恰好|正好|刚好)?(?:等于|是|=|为)${digits}(?:的?总?和|之和)的(?<k>\\d+)倍`, ({ conditions }, { k }) => {
    conditions.push({ is: "timesDigitSum", by: Number(k) });
  }),
  piece(
    "(?:能够?|可以)?(?:同时)?被1(?:,2(?:,3(?:,4)?)?)?(?:,?…+,?|到|至|~|-)(?<n>\\d{1,2})(?:这\\d+个(?:自然|整)?数)?(?:中?(?:的)?(?:所有|每1?个|各个|任意1个)(?:自然|整|正整)?数)?(?:同时)?整除",
    ({ conditions }, { n }) => {
      const last = Math.min(Number(n), LAST_MAX + 1);
      const of = last > LAST_MAX ? [0] : Array.from({ length: last - 1 }, (_, index) => index + 2);
      conditions.push({ is: "multiple", of, how: "all" });
    },
  ),
];
