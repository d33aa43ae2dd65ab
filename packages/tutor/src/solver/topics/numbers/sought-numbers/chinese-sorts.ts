import type { Piece } from "../../../sentences/pieces.ts";
import type { Condition } from "./conditions.ts";
import { type Told, toldRests, wholesIn } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`, "u"),
  tell,
];

const sorts = {
  奇: "odd",
  单: "odd",
  偶: "even",
  双: "even",
  质: "prime",
  素: "prime",
  合: "composite",
  平方: "square",
  完全平方: "square",
  立方: "cube",
  完全立方: "cube",
} as const;
const isSort = (sort = ""): sort is keyof typeof sorts => sort in sorts;
const anySort = "(?:完全)?(?:平方|立方)|[奇偶单双质素合]";
const list = "\\d+(?:[,、和与]\\d+)+";
const unit = "(?:个|颗|只|粒|枚|块|支|本|人)";

const pickOf = (place: string, end: string) =>
  ({ end: end === "大" ? "largest" : "smallest", many: 1, place: Number(place) }) as const;

/** Sorts that numbers are not of, how many factors they have, and which of them is meant. */
export const chineseSorts: Piece<Told>[] = [
  piece(
    `(?:既|又|也|但|而|且)*不是(?<a>${anySort})数(?:,?(?:也|又|而且|并且|且)+不是(?<b>${anySort})数)?(?!或)`,
    ({ conditions }, { a, b }) => {
      for (const sort of [a, b]) if (isSort(sort)) conditions.push({ is: sorts[sort], not: true });
    },
  ),
  piece(`既是(?=(?:${anySort})数)|又是(?=(?:${anySort})数)`, () => {}),
  piece("(?<a>[奇偶])(?=(?:质|素|合|完全平方|平方|完全立方|立方|回文)数)", ({ conditions }, { a }) => {
    conditions.push({ is: a === "奇" ? "odd" : "even" });
  }),
  piece(
    "(?:恰好|恰|正好|刚好|只|仅|1?共)*(?:有|含有|具有)(?<n>\\d+)个(?:不同的?|正)*(?:因|约)数",
    ({ conditions }, { n }) => {
      conditions.push({ is: "divisors", many: Number(n) });
    },
  ),
  piece("(?:因|约)数的?个数(?:恰好|正好)?(?:是|为|等于)(?<n>\\d+)个?", ({ conditions }, { n }) => {
    conditions.push({ is: "divisors", many: Number(n) });
  }),
  piece("(?:除了1以外|除1以外|除了1之外|除了1外|除1外)(?:,?没有小于(?<n>\\d+)的(?:因|约)数)?", (told, { n }) => {
    if (n) told.conditions.push({ is: "noFactorBelow", bound: Number(n) });
    else told.low.push(2);
  }),
  piece("没有(?:小于|比)(?<n>\\d+)(?:小)?的(?:因|约)数\\(1除外\\)", ({ conditions }, { n }) => {
    conditions.push({ is: "noFactorBelow", bound: Number(n) });
  }),
  piece("\\(?(?:1除外|不(?:含|包括|算)1)\\)?(?!\\d)", ({ low }) => {
    low.push(2);
  }),
  piece("(?<d>\\d)位(?=(?:奇|偶|质|素|合|完全平方|平方|完全立方|立方|回文)数)", ({ digits }, { d }) => {
    if (!digits.includes(Number(d))) digits.push(Number(d));
  }),
  piece("前(?<n>\\d+)个(?:最小的)?", ({ picks }, { n }) => {
    picks.push({ end: "smallest", many: Number(n) });
  }),
  piece("的?(?:和|之和|总和)的平方(?!根|数|和)", ({ wanted }) => {
    wanted.push("sumSquared");
  }),
  piece("的?平方(?:和|的和|之和)(?!的)", ({ wanted }) => {
    wanted.push("squaresSum");
  }),
  piece(`(?<l>${list})的第(?<n>[2-5])(?<e>大|小)的?公(?:因|约)数`, (told, { l, n = "", e = "" }) => {
    told.zero = "out";
    told.conditions.push(...wholesIn(l).map((of): Condition => ({ is: "factor", of })));
    told.picks.push(pickOf(n, e));
  }),
  piece(
    "(?<m>\\d+)的(?:所有(?:因|约)数(?:中|里),?)?第(?<n>[2-5])(?<e>大|小)的?(?:因|约)数",
    (told, { m, n = "", e = "" }) => {
      told.conditions.push({ is: "factor", of: Number(m) });
      told.picks.push(pickOf(n, e));
    },
  ),
  piece("第(?<n>[2-5])(?<e>大|小)的?", ({ picks }, { n = "", e = "" }) => {
    picks.push(pickOf(n, e));
  }),
  piece(
    "(?:2个|各位|2位|各个?数位上?的?|各数位上?的?)?数字(?:的)?(?:乘积|之积|积)(?:是|为|等于|=)(?<s>\\d+)",
    ({ conditions }, { s }) => {
      conditions.push({ is: "digitProduct", product: Number(s) });
    },
  ),
  piece("(?<a>\\d+)以内\\((?:(?<x>不含|不包括)|含|包括|包含|算上)\\k<a>\\)", ({ high }, { a, x }) => {
    high.push(Number(a) - (x ? 1 : 0));
  }),
  piece("从(?<n>\\d+)开始(?:数|算|数起|算起)?(?=,|$)", ({ low }, { n }) => {
    low.push(Number(n));
  }),
  piece("(?:是|为)?哪1?个(?:数)?(?=,|$)", () => {}),
  piece(
    "(?:它|其)?的?(?:各位|各个?数位|各数位|每1?个?数位|每位|2个)(?:上)?的?(?:数字|数码|数)(?:都|均|全)+(?:是|为)(?:质|素)数",
    ({ conditions }) => {
      conditions.push({ is: "primeDigits" });
    },
  ),
  piece(
    "既(?=是\\d+的)|又(?=是\\d+的)|可能(?=是|有|,|$)|某(?=1?个?数)|这样的(?=数)|(?:求)?(?:符合|满足)(?:以上)?条件的",
    () => {},
  ),
  piece("(?:和|与|跟)(?<n>\\d+)(?<no>不)?(?:互质|互素)", ({ conditions }, { n, no }) => {
    conditions.push({ is: "coprime", to: Number(n), ...(no ? { not: true } : {}) });
  }),
  piece(
    "(?:个位|末位)(?:上)?(?:的)?(?:数字?)?(?:是|为)(?<d>\\d)(?!的?倍)|以(?<e>\\d)结尾",
    ({ conditions }, { d, e }) => {
      conditions.push({ is: "lastDigit", digit: Number(d ?? e) });
    },
  ),
  piece(
    "(?:且|它)*(?:个位|10位|十位)(?:上)?(?:的)?(?:数字)?(?:和|与)(?:个位|10位|十位)(?:上)?(?:的)?(?:数字)?(?:都|均)是(?:质|素)数",
    ({ conditions }) => {
      conditions.push({ is: "primeDigits" });
    },
  ),
  piece("(?:且|而且|并且)?(?:它|这个数)?本身(?:也)?(?=是)", () => {}),
  piece("(?:恰好|恰|正好|刚好)?有(?<n>\\d)个不同的?(?:质|素)(?:因|约)数", ({ conditions }, { n }) => {
    conditions.push({ is: "primeFactors", many: Number(n) });
  }),
  piece("(?<n>\\d+)的(?:所有|全部)(?:的)?倍数", ({ conditions }, { n }) => {
    conditions.push({ is: "multiple", of: [Number(n)], how: "all" });
  }),
  piece("里面|当中|之中", () => {}),
  piece(
    `(?:如果|若)?(?:按|每次)?(?<l>(?:(?:\\d+)${unit}(?:\\d+)${unit}(?:地|的)?(?:数|分|拿|取|装)?[,和或]*){2,5})(?:都|均|总是|每次都|结果都|,)+(?<s>少|缺|差|多|剩|余)(?:了|出|下)?(?<r>\\d+)${unit}?`,
    (told, { l = "", s = "", r }) => {
      const pairs = [...l.matchAll(/(\d+)\D+(\d+)/g)].map(([, one, other]) => [Number(one), Number(other)]);
      const by = pairs.flatMap(([one = 0, other]) => (one === other ? [one] : [0]));
      told.counted = true;
      toldRests(told, by, Number(r), "少缺差".includes(s) ? "short" : "rest");
    },
  ),
  piece("(?:现?有)?1(?:箱|筐|堆|盒|篮|袋|包|盘)[^\\P{Script=Han}除余数]{1,4}(?=,)", () => {}),
  piece(
    `这(?:箱|筐|堆|盒|篮|袋|包|盘)[^\\P{Script=Han}个几多最至]{1,3}(?<w>至少|最少)(?:有)?(?:多少|几)${unit}?$`,
    ({ picks }) => {
      picks.push({ end: "smallest", many: 1 });
    },
  ),
];
