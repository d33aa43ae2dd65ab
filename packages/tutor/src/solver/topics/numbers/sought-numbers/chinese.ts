import type { Piece } from "../../../sentences/pieces.ts";
import { chineseDigits } from "./chinese-digits.ts";
import { chineseRemainders } from "./chinese-remainders.ts";
import { chineseSorts } from "./chinese-sorts.ts";
import type { Condition } from "./conditions.ts";
import { between, type Told, wholesIn } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`, "u"),
  tell,
];

const and = "\\d+(?:[,、和与]\\d+)+";
const or = "\\d+(?:[,、]\\d+)*(?:或|或者)\\d+";
const divides = "(?:能够?|可以)?(?:同时)?被";

const multiple =
  (how: Extract<Condition, { is: "multiple" }>["how"]) => (told: Told, groups: Record<string, string>) => {
    const { l, n, a, b } = groups;
    told.conditions.push({ is: "multiple", of: l || n ? wholesIn(l ?? n) : [Number(a), Number(b)], how });
  };

const conditions: Piece<Told>[] = [
  piece("(?:既不(?:能|可以)?被(?<a>\\d+)整除,?(?:又|也)不(?:能|可以)?被(?<b>\\d+)整除)", multiple("none")),
  piece("(?:既不是(?<a>\\d+)的倍数,?(?:又|也)不是(?<b>\\d+)的倍数)", multiple("none")),
  piece("(?:既|同时)?(?:能|可以)?被(?<a>\\d+)整除,?(?:又|也)(?:能|可以)?被(?<b>\\d+)整除", multiple("all")),
  piece("(?:既|同时)?是(?<a>\\d+)的倍数,?(?:又|也|同时)+是(?<b>\\d+)的倍数", multiple("all")),
  piece("不(?:能|可以)?被(?<n>\\d+)整除", multiple("none")),
  piece("(?:而且|并且)?(?:又|也|同时|还)?有(?:质)?因数(?<n>\\d+)(?!个)", multiple("all")),
  piece("(?:但|而|却)?(?:又|也)?不是(?<n>\\d+)的倍数", multiple("none")),
  piece(`${divides}(?<l>${or})整除`, multiple("any")),
  piece(`${divides}(?:(?<l>${and})|(?<n>\\d+))(?:同时)?整除`, multiple("all")),
  piece(`(?:同时)?是?(?<l>${or})的倍数`, multiple("any")),
  piece(`(?:同时)?是?(?:(?<l>${and})的公倍数|(?<n>\\d+)的倍数)`, multiple("all")),
  piece("同时是(?<l>\\d+(?:[,、和与]\\d+)+)的倍数", multiple("all")),
  piece("(?:除以|被)(?<m>\\d+)(?:除)?,?(?:余数?(?:是|为)?|余)(?<r>\\d+)", (told, { m, r }) => {
    told.conditions.push({ is: "rest", by: Number(m), rest: Number(r) });
  }),
  piece(`(?<l>${and})的公(?:因|约)数`, (told, { l }) => {
    told.zero = "out";
    told.conditions.push(...wholesIn(l).map((of): Condition => ({ is: "factor", of })));
  }),
  piece("是?(?<n>\\d+)的(?:正|所有|全部|的)*(?<sort>奇|偶|质|素)?(?:因|约)数", (told, { n, sort }) => {
    told.conditions.push({ is: "factor", of: Number(n) });
    const is = sort && ({ 奇: "odd", 偶: "even", 质: "prime", 素: "prime" } as const)[sort];
    if (is) told.conditions.push({ is });
  }),
  piece("(?:各位|各个?数位|各数位)(?:上)?的?数字?(?:之和|的和)(?:是|为|等于)(?<s>\\d+)", (told, { s }) => {
    told.conditions.push({ is: "digitSum", sum: Number(s) });
  }),
  piece("(?:各位|各个?数位|各数位)(?:上)?的?数字?(?:之积|的积|乘积)(?:是|为|等于)(?<s>\\d+)", (told, { s }) => {
    told.conditions.push({ is: "digitProduct", product: Number(s) });
  }),
];

const range: Piece<Told>[] = [
  piece(
    "(?:从)?(?<a>\\d+)(?:到|至|和|与|~|-)(?<b>\\d+)(?:之间|中|里)?\\(?,?(?:包括|包含|含)(?:\\k<a>(?:和|与|、|,)\\k<b>|两端|端点|首尾)(?:在内)?\\)?",
    (told, { a, b }) => between(told, a, b, "in"),
  ),
  piece(
    "(?:在|从)?(?<a>\\d+)(?:到|至|~|-)(?<b>\\d+)(?:之间|中|里|这\\d+个(?:自然数|数|整数|正整数)(?:中|里)?)?",
    (told, { a, b }) => between(told, a, b, "in"),
  ),
  piece("(?:在|介于)?(?<a>\\d+)(?:和|与)(?<b>\\d+)之间", (told, { a, b }) => between(told, a, b, null)),
  piece("(?<a>\\d+)(?:以内)", (told, { a }) => {
    told.high.push(Number(a));
    told.unsure.push(Number(a));
  }),
  piece("(?:小于或?等于|不大于|不超过|至多为?)(?<n>\\d+)", ({ high }, { n }) => {
    high.push(Number(n));
  }),
  piece("(?:大于或?等于|不小于|至少为?)(?<n>\\d+)", ({ low }, { n }) => {
    low.push(Number(n));
  }),
  piece("小于(?<n>\\d+)|比(?<m>\\d+)小", ({ high }, { n, m }) => {
    high.push(Number(n ?? m) - 1);
  }),
  piece("大于(?<n>\\d+)|比(?<m>\\d+)大|超过(?<k>\\d+)", ({ low }, { n, m, k }) => {
    low.push(Number(n ?? m ?? k) + 1);
  }),
];

const nouns: Piece<Told>[] = [
  piece("(?<d>\\d)位(?:自然|整|正整)?数", (told, { d }) => {
    if (!told.digits.includes(Number(d))) told.digits.push(Number(d));
  }),
  piece("正整数", (told) => {
    told.zero = "out";
  }),
  piece("自然数|非负整数", (told) => {
    told.zero = told.zero === "unsaid" ? "in" : told.zero;
  }),
  piece("不是(?:质|素)数", ({ conditions: all }) => {
    all.push({ is: "prime", not: true });
  }),
  ...(
    [
      ["质|素", "prime"],
      ["合", "composite"],
      ["(?:完全)?平方", "square"],
      ["(?:完全)?立方", "cube"],
      ["奇|单", "odd"],
      ["偶|双", "even"],
    ] as const
  ).map(
    ([sign, is]): Piece<Told> =>
      piece(`(?:${sign})数`, (told) => {
        told.conditions.push({ is });
      }),
  ),
  piece("不同的", (told) => {
    told.distinct = true;
  }),
  piece("整数|数", () => {}),
];

const sought: Piece<Told>[] = [
  piece("(?:一?共)?有?(?:几|多少)个|个数(?:是)?(?:多少|几)?", ({ wanted }) => {
    wanted.push("count");
  }),
  piece("(?:有|是)?(?:哪些|哪几个)|全部列出来|分别是(?:多少|几|哪些)", ({ wanted }) => {
    wanted.push("list");
  }),
  piece("(?:的)?(?:总和|之和|的和|加起来)(?:是|等于|为)?(?:多少|几)?", ({ wanted }) => {
    wanted.push("sum");
  }),
  piece("(?:的)?(?:之积|的积|乘积)(?:是|等于|为)?(?:多少|几)?", ({ wanted }) => {
    wanted.push("product");
  }),
  piece("最大的?(?:(?<n>\\d)个)?", ({ picks }, { n }) => {
    picks.push({ end: "largest", many: Number(n ?? 1) });
  }),
  piece("最小的?(?:(?<n>\\d)个)?", ({ picks }, { n }) => {
    picks.push({ end: "smallest", many: Number(n ?? 1) });
  }),
  piece("(?:是|等于|为)?(?:多少|几)", () => {}),
];

export const chinesePieces: Piece<Told>[] = [
  ...chineseSorts,
  ...chineseRemainders,
  ...chineseDigits,
  ...conditions,
  ...range,
  ...sought,
  ...nouns,
];

export const chineseGlue =
  /^(?:, ?| |的|中|里|在|且|并且|而且|又|也|它|是|有|其中|所有|全部|那么|这样|这些|这个|该|此|满足|谁|问|一个|1个|分别|但|都|能|个|从|,?求|共)/;
