import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const thingZh = "[人个名块本支只枚颗粒棵盆朵张位件条]";
const manyZh = "(?:[1一]?共|总共)?(?:可以|能|会)?有?(?:多少|几)种(?:不同的?)?";
const nameZh = "[^\\d,]{1,8}";
const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const feasts: Record<string, [number, number]> = {
  元旦: [1, 1],
  国庆节: [10, 1],
  儿童节: [6, 1],
  劳动节: [5, 1],
  教师节: [9, 10],
  妇女节: [3, 8],
  植树节: [3, 12],
  建军节: [8, 1],
  建党节: [7, 1],
};
const feastZh = Object.keys(feasts).join("|");
const dateZh = (name: string) =>
  `(?:(?<y${name}>\\d{4})年的?)?(?:(?<m${name}>\\d{1,2})月(?<d${name}>\\d{1,2})(?:日|号)|(?:\\d{1,2}月\\d{1,2}日)?的?(?<f${name}>${feastZh}))`;

/** Days since the year 0 that a date is, or the place of a date in its year. */
const dayOf = (year: number, month: number, day: number): number =>
  365 * year +
  Math.floor((year - 1) / 4) -
  Math.floor((year - 1) / 100) +
  Math.floor((year - 1) / 400) +
  months.slice(0, month - 1).reduce((all, days) => all + days, 0) +
  (month > 2 && isLeap(year) ? 1 : 0) +
  day;
const dateOf = (found: Record<string, string>, name: string): [number, number] | null => {
  const feast = feasts[found[`f${name}`] ?? ""];
  const [month, day] = feast ?? [Number(found[`m${name}`]), Number(found[`d${name}`])];
  return month >= 1 && month <= 12 && day >= 1 && day <= (months[month - 1] ?? 0) + (month === 2 ? 1 : 0)
    ? [month, day]
    : null;
};

/** From a day of the week that is known to a later date. Without a year it is sure in one month, or in one year after February. */
const laterDay = (found: Record<string, string>) => {
  const [one, other] = [dateOf(found, "a"), dateOf(found, "b")];
  const [first, second] = [found.ya, found.yb ?? found.ya];
  if (!one || !other || (!first && second)) return null;
  const isSure = first !== undefined || one[0] === other[0] || (!!found.same && one[0] > 2 && other[0] > 2);
  const [from, to] = [Number(first ?? 2001), Number(second ?? 2001)];
  const days = dayOf(to, ...other) - dayOf(from, ...one);
  return isSure && days > 0 ? `今天是星期${found.w}，再过 ${days} 天是星期几` : null;
};
const weekday = "(?:星期|周|礼拜)(?<w>[1-6一二三四五六日天])";
const weekdays = ["日", "一", "二", "三", "四", "五", "六"];

const rounds = ({ n, k }: Record<string, string>) =>
  Number(n) > Number(k) && Number(k) > 1 ? `calculate ceil(${n}/${k})` : null;

/** Days of the week by dates, people in a row, choices of some, and what must be in one drawer. */
export const ofDaysAndChoices: Retelling[] = [
  ...told(
    [
      `(?:已知|如果)?${dateZh("a")}(?:是|为|正好是)${weekday}${thenZh}(?<same>同年的?|这1?年的?|当年的?)?${dateZh("b")}(?:是)?(?:星期|周|礼拜)几`,
    ],
    (found) => laterDay({ ...found, w: weekdays[Number(found.w)] ?? found.w ?? "" }),
  ),
  ...told(
    [
      `(?:有)?(?<n>[2-8])(?:个|名|位)(?:人|同学|小朋友|学生|好朋友|朋友|队员|演员|老师)(?:要|想|准备)?(?:站|排|坐)成?[1一](?:排|列|行|队)(?:照相|拍照|合影|拍照留念|照相留念|看电影|表演)?,?${manyZh}(?:排法|站法|坐法|排列方法|排队方法|排列方式|站队方法|顺序|方法)`,
      `(?:把)?(?<n>[2-8])本不同的?(?:[^\\d,相同]{0,4})书(?:在书架上)?(?:要)?(?:排|摆|放)成?[1一](?:排|列|行),?${manyZh}(?:排法|摆法|放法|方法)`,
    ],
    ({ n }) => `what is ${n}!`,
  ),
  ...told(
    [
      `(?:要)?(?:从)?(?:在)?(?<l>(?:[甲乙丙丁戊己],?(?:和)?){3,6})(?:这)?(?<n>[3-6三四五六])?(?:个|名|位)?(?:人|同学|队|班)?(?:中|里|里面)?,?(?:任)?(?:选|选出|选派|挑选|派|推选|抽|任选)(?:出)?(?<k>[2-4二两三])(?:个|名|位)?(?:人|同学|队|班)?(?:去|来|参加|做|担任)?[^\\d,正副班]{0,8},?${manyZh}(?:选法|方法|选择|选派方法|选派方案)`,
      `从(?<n>\\d{1,2})(?:个|名|位)(?:同学|人|学生|队员|候选人|老师)(?:中|里|里面)?,?(?:任)?(?:选|选出|选派|挑选|推选|抽)(?:出)?(?<k>\\d)(?:个|名|位)(?:同学|人|学生|队员|代表)?(?:去|来|参加|做)?(?!担任|分别|排)[^\\d,正副班分别排]{0,8},?${manyZh}(?:选法|方法|选择|选派方法|选派方案)`,
    ],
    ({ l, n, k = "" }) => {
      const names = l?.match(/[甲乙丙丁戊己]/g) ?? [];
      const count = (said = "") => ({ 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6 })[said] ?? Number(said);
      const all = l ? names.length : count(n);
      if ((l && n && count(n) !== all) || new Set(names).size !== names.length || count(k) >= all || all > 30)
        return null;
      return `what is ${all}!/(${count(k)}!*${all - count(k)}!)`;
    },
  ),
  ...told(
    [
      `(?:把|将)?(?<n>\\d{1,4})(?:个|只|本|支|枝|颗|块)${nameZh}?(?:任意|随意|全部)?(?:放|飞|装|插|分)(?:进|入|到|给|在)?(?:了)?(?<k>\\d{1,3})(?:个|只)[^\\d,]{1,6}?(?:里|中|内)?,?(?:不管怎么放,?|无论怎么?放,?|那么|则)*(?:总有|一定有|必有|至少有|必然有)(?:[1一](?:个|只))[^\\d,多少几]{1,6}(?:里|中|内)?(?:至少|最少)(?:要)?(?:放|飞|有|装|分到?|得到?|插)?(?:进|入)?(?:了)?(?:多少|几)?${thingZh}?[^\\d,]{0,6}`,
    ],
    rounds,
  ),
  ...told(
    [
      `(?:[^\\d,]{0,8}(?:班|里|中|有))?(?<n>\\d{1,4})(?:个|名)?(?:同学|人|学生|小朋友|员工|老师)(?:中|里|里面|当中)?,?(?:那么|则)?(?:至少|最少)(?:会)?有(?:多少|几)?(?:个|名)?(?:同学|人|学生|小朋友)?(?:是)?(?:在)?(?:同[1一]个?月(?:份)?)(?:里|中)?(?:出生|过生日|生)的?`,
    ],
    ({ n }) => rounds({ n: n ?? "", k: "12" }),
  ),
  ...told(
    [
      `(?:把|将|用)?(?<a>\\d{1,4})${thingZh}[^\\d,]{1,6}(?:和|与|,)(?<b>\\d{1,4})${thingZh}[^\\d,]{1,6}(?:全部|都|要)?(?:平均|等量地?)?(?:分给|分成|奖给|发给|分别平均分给|平均奖给)(?:若干)?(?:个|名|位)?[^\\d,]{1,8},(?:如果|且|若|正好|结果)?(?:[^\\d,]{0,10})?(?:都)?(?:正好|刚好|恰好|没有剩余|分完|没有多余|无剩余)(?:都)?(?:分完|分光|没有剩余|没有多余)?(?:的话)?,?(?:那么|则)?(?:每[^\\d,]{1,8}同样多,)?(?:最多|至多)(?:可以|能|可)?(?:分给|有|奖给|分成|分)?(?:多少|几)?(?:个|名|位|人|份|组)?[^\\d,]{0,6}`,
    ],
    ({ a, b }) => `what is the greatest common divisor of ${a} and ${b}?`,
  ),
  ...told(
    [
      `[^\\d,]{0,14}?(?<c>[3三])个(?:年级|班|组|小组|车间|班级|队)(?:[1一]?共|的)?(?:有)?[^\\d,]{0,6}?(?<n>\\d{1,6})(?:人|名|本|棵|个)(?:[^\\d,]{0,6})?,(?:这)?(?:3个|三个|3)?(?:年级|班|组|小组|车间|班级|队)?(?:的)?(?:植树)?(?:的)?(?:人数|本数|棵数)?(?:的)?(?:之)?比(?:是|为)(?<p>\\d{1,3}),(?<q>\\d{1,3}),(?<r>\\d{1,3}),?(?:那么|则|问)?(?:人数|[^\\d,]{0,4})(?<w>最多|最少)的?(?:那|1)?(?:个|1个)?(?:年级|班|组|小组|车间|班级|队)?(?:[^\\d,]{0,4})?(?:有)?(?:多少|几)?[人名本棵个]?`,
    ],
    ({ n, p, q, r, w }) => {
      const parts = [p, q, r].map(Number);
      const one = w === "最多" ? Math.max(...parts) : Math.min(...parts);
      return `what is ${n}*${one}/(${parts.join("+")})`;
    },
  ),
  ...told(
    [
      `(?:1个)?(?:自然数|数|整数)(?:分别)?(?:除以|被)(?<l>\\d{1,3}(?:,\\d{1,3}){1,3})(?:除)?,?(?:都|均)余(?<r>\\d{1,3}),?(?:那么|则)?(?:这个|该)?数(?:最小|至少)${whatZh},?\\((?:大于|比)(?<n>\\d{1,4})(?:大)?\\)`,
    ],
    ({ l = "", r, n }) => {
      const by = l.split(",");
      return by.every((one) => Number(one) > Number(r))
        ? `the smallest whole number n greater than ${n} with ${by.map((one) => `n mod ${one} = ${r}`).join(" and ")}`
        : null;
    },
  ),
];
