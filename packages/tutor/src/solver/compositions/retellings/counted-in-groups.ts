import { type Retelling, told } from "./retelling.ts";

const thingZh = "[枝人个名块本支只枚颗粒棵盆朵张条件盒瓶页位]";
const manyZh = `(?:[^\\d,]{0,6}?[1-9](?:年级|\\(\\d{1,2}\\)班))?[^\\d,]{0,8}?(?:多少|几)?${thingZh}?[^\\d,]{0,6}`;
/** "Six to a row, and one is left": how large a group is, and what is left over or missing. */
const grouped = (nth: number) =>
  `(?:如果|若|要是)?(?:(?:每|按)[^\\d,每]{0,6}?(?<a${nth}>\\d{1,3})${thingZh}?[^\\d,多余剩少差缺]{0,5}?|(?<b${nth}>\\d{1,2})${thingZh}(?:1[排行组堆]|\\k<b${nth}>${thingZh})[^\\d,多余剩少差缺]{0,4}?),?[^\\d,多余剩少差缺]{0,5}?(?:(?<w${nth}>多|余|剩|少|差|缺)(?:余|下|出|了)*(?<r${nth}>\\d{1,2})${thingZh}?|(?<z${nth}>正好|刚好|恰好)[^\\d,]{0,5})`;
const groups = `${grouped(1)},${grouped(2)}(?:,${grouped(3)})?`;
const story = "(?:[^,每按]{0,30},)?";

/** Each group with its remainder, and the largest of the groups; null where a remainder is none. */
const remainders = (found: Record<string, string>) => {
  const parts = [1, 2, 3].flatMap((nth) => {
    const size = Number(found[`a${nth}`] ?? found[`b${nth}`] ?? 0);
    if (size === 0) return [];
    const over = found[`z${nth}`] ? 0 : Number(found[`r${nth}`]);
    return [{ size, over: /[少差缺]/.test(found[`w${nth}`] ?? "") ? size - over : over }];
  });
  if (parts.some(({ size, over }) => size < 2 || over < 0 || over >= size)) return null;
  return {
    conditions: parts.map(({ size, over }) => `n mod ${size} = ${over}`).join(" and "),
    largest: Math.max(...parts.map(({ size }) => size)),
  };
};

const unitZh = "(?:分钟|分|天|日|秒|小时)";
const departs = (name: string) =>
  `[^每,]{0,16}(?:每|每隔|每过)(?<${name}>\\d{1,3})(?<u${name}>${unitZh})[^\\d,每]{0,8}1?[^\\d,每]{0,6}`;
const onceMore = `(?:(?:那么|问|则|它们)*(?:至少|最少)?(?:要|再|经|又)*过?(?:(?:多少|几|多长)(?<v>${unitZh}|时间)|多久)(?:之?后)?[^\\d,第]{0,12}?(?:又|再次|再1次|再|第2次|下1次|下次)[^\\d,]{0,5}(?:同时|[1一]起)[^\\d,第月日点号几]{0,8})`;

/** Groups of one size with some left over, and what happens again at the same time. */
export const ofCountsInGroups: Retelling[] = [
  ...told(
    [
      `${story}${groups},[^\\d,]{0,12}?(?:在)?(?<lo>\\d{1,4})${thingZh}?(?:到|至|和|~|-)(?<hi>\\d{1,4})${thingZh}?之间,?${manyZh}`,
      `${story}${groups},[^\\d,]{0,12}?(?:不到|不足|少于|小于)(?<below>\\d{1,4})${thingZh}?,?${manyZh}`,
      `[^\\d,]{0,14}(?:在)?(?<lo>\\d{1,4})${thingZh}?(?:到|至|和|~|-)(?<hi>\\d{1,4})${thingZh}?之间(?:的[^\\d,]{0,8})?,${groups},?${manyZh}`,
    ],
    ({ lo, hi, below, ...found }) => {
      const rests = remainders(found);
      if (!rests || Number(lo) >= Number(hi)) return null;
      return below
        ? `the only whole number n from ${rests.largest + 1} to ${Number(below) - 1} with ${rests.conditions}`
        : `the only whole number n between ${lo} and ${hi} with ${rests.conditions}`;
    },
  ),
  ...told(
    [
      `${story}${groups},[^\\d,]{0,12}?(?:至少|最少)(?:要|有|需要?|是)*(?:多少|几)?${thingZh}?[^\\d,]{0,6}`,
      `${story}${groups},[^\\d,]{0,8}?(?:最少|至少)`,
    ],
    (found) => {
      const rests = remainders(found);
      return rests && `the smallest whole number n greater than ${rests.largest} with ${rests.conditions}`;
    },
  ),
  ...told(
    [
      `${story}(?:无论|不论|不管)?每(?<m>\\d{1,3})${thingZh}[^\\d,]{0,5}1?[^\\d,]{0,3},?(?:或|或者|还是|和)每(?<k>\\d{1,3})${thingZh}[^\\d,]{0,5}1?[^\\d,]{0,3},?(?:都|均)(?:能|可以)?(?:正好|刚好|恰好)[^\\d,]{0,6},[^\\d,]{0,12}?(?:在)?(?<lo>\\d{1,4})${thingZh}?(?:到|至|和|~|-)(?<hi>\\d{1,4})${thingZh}?之间,?${manyZh}`,
    ],
    ({ m, k, lo, hi }) =>
      Number(lo) < Number(hi)
        ? `the only whole number n between ${lo} and ${hi} with n is divisible by ${m} and n is divisible by ${k}`
        : null,
  ),
  ...told(
    [
      `(?:[^每,]{0,30},)?${departs("a")},${departs("b")}(?:,${departs("c")})?,(?:[^,]{0,26}(?:同时|[1一]起)[^,]{0,12},)?${onceMore}`,
      `(?:[^每,]{0,30},)?${departs("a")},${departs("b")}(?:,${departs("c")})?,[^,]{0,12}\\d{1,2}(?:,\\d\\d|[时点](?:\\d\\d分|半)?)[^\\d,]{0,12}(?:同时|[1一]起)[^,]{0,12},${onceMore}`,
    ],
    ({ a, b, c, ua, ub, uc, v }) => {
      const units = [ua, ub, ...(c ? [uc] : []), ...(v && v !== "时间" ? [v] : [])].map((unit) =>
        unit?.replace("日", "天").replace(/^分$/, "分钟"),
      );
      return new Set(units).size === 1
        ? `what is the least common multiple of ${[a, b, c].filter((one) => one !== undefined).join(", ")}?`
        : null;
    },
  ),
  ...told(
    [
      `[^\\d,]{0,20}?(?<m>\\d{1,3})${thingZh}[^\\d,]{0,8}(?:或|或者|还是|和)(?<k>\\d{1,3})${thingZh}[^\\d,]{0,8}(?:都|均)(?:能|可以)?(?:正好|刚好|恰好)[^\\d,多剩余少]{0,6},[^\\d,]{0,12}(?:至少|最少)(?:要|有|需要?)*(?:多少|几)?${thingZh}?[^\\d,]{0,6}`,
    ],
    ({ m, k }) => `what is the least common multiple of ${m} and ${k}?`,
  ),
];
