import type { Retelling } from "../retellings/retelling.ts";
import { inChinese, isCount } from "./told-in-chinese.ts";

const color = "(?:红|黄|绿|蓝|白|黑|紫|橙|粉)";
const unit = "(?:盏|个|颗|面|朵|只|粒|盆)?";
const bulb = "(?:色)?(?:灯|珠子?|珠|旗|花|气球|球|棋子?|子)?";
const turn = (name: string) => `(?<${name}n>\\d{1,2})${unit}(?<${name}c>${color})${bulb}`;
const days = ["日", "1", "2", "3", "4", "5", "6"];
const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const month = (name: string) => `(?<${name}m>\\d{1,2})月(?<${name}d>\\d{1,2})[日号]`;

const sticks = "(?:根|支)?(?:火柴棒|火柴|小棒)?";
const shapes = "(?:正方形|3角形|正3角形|等边3角形|正6边形|6边形|图形|小房子|小正方形)";
const build =
  "(?:用|小明用)?(?:同样长的)?(?:火柴棒|火柴|小棒)(?:棍)?(?:从左到右|按[^\\d,]{1,8}|像[^\\d,]{1,6})?,?(?:搭|摆|拼)(?:成|出)?(?:1[排行])?(?:连在1起的)?(?<g>正方形|3角形|正6边形|6边形|小房子)(?:图案)?,";
const shared = "(?:相邻(?:的)?(?:2个)?(?:正方形|3角形|正?6边形)?(?:共用|公用)1(?:根|条边)(?:火柴棒|小棒)?,)?";
const one = (index: string, name: string) =>
  `(?:搭|摆|拼)?${index}个(?:正方形|3角形|正?6边形|小房子)?(?:需要?|要|用)*(?:了)?<${name}>${sticks}`;
const shown = `${build}${shared}${one("1", "a")},${one("2", "b")}(?:,${one("3", "c")})?(?:…+|,)*(?:照这样(?:搭|摆|拼)?(?:下去)?|按(?:照)?这样的?规律(?:搭|摆|拼)?(?:下去)?|依此类推|照这样计算|,|那么|则)*`;

const isEven = ({ a, b, c }: Record<string, string>) =>
  Number(b) > Number(a) && (c === undefined || Number(c) - Number(b) === Number(b) - Number(a));

const rivals = "(?:(?:支|个)?(?:球)?(?:队|班|班级|代表队|球队|人|选手))";
const meets = "[^\\d每双两]{0,14}?";
const onceEach =
  "(?:\\(?(?:即)?(?:每|任意|任何)(?:2|两)?(?:支|个)?(?:2|两)?(?:球)?(?:队|班|班级|人|选手)(?:之间)?(?:都|只|均|要)*(?:赛|比赛|比|进行)(?:且只赛)?1场(?:比赛)?\\)?)";

/** Lights in a repeating order, days of the week, sticks in a row, and everybody against everybody. */
export const ofOrdersAndPatterns: Retelling[] = [
  ...inChinese(
    [
      `(?:有)?(?:1串|1排|1列|1行|1些|某|有|路边的?|节日的?|校园里的?)*(?:彩灯|珠子|彩旗|彩珠|气球|灯笼|花|灯|小旗|彩球|棋子),?(?:按|按照|依|依次按|以)${turn("a")},?(?:和|,|接着|再)*${turn("b")}(?:(?:,|和|接着|再)*${turn("e")})?(?:的)?(?:顺序|规律|次序)(?:1?直|依次|重复|不断|循环|反复|周期|1组1组地?|地|重复地)*(?:排列|排下去|排|串起来|穿起来|挂|悬挂|串|摆|摆放|出现|排成1[排列行]|挂起来|亮)*(?:着|下去)?,?(?:那么|则)?(?:前|这)<n>${unit}(?:灯|珠子?|旗|花|彩灯|彩旗|气球)?(?:里|中|当中)?,?(?:1?共|一共)?(?:有)?(?:多少|几)${unit}(?:是)?(?<z>${color})${bulb}(?:的)?`,
      `(?:有)?(?:1串|1排|1列|1行|1些|某|有|路边的?|节日的?|校园里的?)*(?:彩灯|珠子|彩旗|彩珠|气球|灯笼|花|灯|小旗|彩球|棋子),?(?:按|按照|依|依次按|以)${turn("a")},?(?:和|,|接着|再)*${turn("b")}(?:(?:,|和|接着|再)*${turn("e")})?(?:的)?(?:顺序|规律|次序)(?:1?直|依次|重复|不断|循环|反复|周期|1组1组地?|地|重复地)*(?:排列|排下去|排|串起来|穿起来|挂|悬挂|串|摆|摆放|出现|排成1[排列行]|挂起来|亮)*(?:着|下去)?,?(?:那么|则)?(?:前|这)<n>${unit}(?:灯|珠子?|旗|花|彩灯|彩旗|气球)?(?:里|中|当中)?,?(?<z>${color})(?:色的?)?${bulb}(?:1?共|一共)?有(?:多少|几)${unit}`,
    ],
    ({ an, ac, bn, bc, en, ec, n, z }) => {
      const order = [
        [ac, an],
        [bc, bn],
        [ec, en],
      ].flatMap(([name, many]) => (name ? [{ name, many: Number(many) }] : []));
      const round = order.reduce((sum, { many }) => sum + many, 0);
      const at = order.findIndex(({ name }) => name === z);
      const own = order[at];
      if (!own || new Set(order.map(({ name }) => name)).size < order.length) return null;
      const before = order.slice(0, at).reduce((sum, { many }) => sum + many, 0);
      const rest = Number(n) % round;
      const more = Math.min(Math.max(rest - before, 0), own.many);
      return `what is (${n}-${rest})/(${order.map(({ many }) => many).join("+")})*${own.many}+${more}`;
    },
  ),
  ...inChinese(
    [
      `(?<y>20\\d\\d|19\\d\\d)年${month("a")}是(?:星期|周)(?<w>[1-6日天]),?(?:这年|同年|当年|这1年|(?<y2>20\\d\\d|19\\d\\d)年)?(?:的)?${month("b")}是(?:星期|周)几`,
    ],
    ({ y, y2, am, ad, bm, bd, w = "" }) => {
      if (y2 !== undefined && y2 !== y) return null;
      const days = daysBetween(y, [am, ad], [bm, bd]);
      return days && days > 0 ? weekdayAfter(w, days) : null;
    },
  ),
  ...inChinese(
    [
      `${shown}(?:(?:用|有)?<n>根(?:火柴棒|火柴|小棒)?(?:正好|刚好|恰好|1?共|可以?|能)*(?:搭|摆|拼)(?:成|出)?(?:多少|几)个(?:这样的)?${shapes})`,
    ],
    (told) => {
      const count = (Number(told.n) - Number(told.a)) / (Number(told.b) - Number(told.a)) + 1;
      return isEven(told) && isCount(count) ? `what is (${told.n}-${told.a})/(${told.b}-${told.a})+1` : null;
    },
  ),
  ...inChinese(
    [
      `${shown}(?:(?:搭|摆|拼)(?:成|出)?(?:这样的)?<n>个(?:这样的)?${shapes}?(?:时)?,?(?:1?共|一共)?(?:需要?|要|用)+(?:多少|几)根(?:火柴棒|火柴|小棒)?)`,
    ],
    (told) => (isEven(told) ? `what is ${told.a}+(${told.n}-1)*(${told.b}-${told.a})` : null),
  ),
  ...inChinese(
    [
      `[^\\d每双两]{0,20}?(?:1次|1场)?${meets}单循环(?:形式|赛制|比赛|赛)*(?:的)?(?:[^\\d,每双两]{0,4})?,?(?:${onceEach})?,?(?:计划|1?共|一共|总共|安排|比赛|赛|要|进行|打|举行|,)*(?:了)?<m>场(?:比赛)?,?(?:1?共|一共)?(?:有|邀请了?|应邀请)?(?:多少|几)${rivals}(?:参加|参赛|参加比赛|参加了?比赛)?(?:比赛)?`,
      `[^\\d,每双两]{0,12}(?:1次|1场)?(?:[^\\d,每双两]{0,8}),?${onceEach},?(?:计划|1?共|一共|总共|安排|比赛|赛|要|进行|打|举行|,)*(?:了)?<m>场(?:比赛)?,?(?:1?共|一共)?(?:有|邀请了?|应邀请)?(?:多少|几)${rivals}(?:参加|参赛|参加比赛|参加了?比赛)?(?:比赛)?`,
    ],
    ({ m }) => {
      const teams = (1 + Math.sqrt(1 + 8 * Number(m))) / 2;
      return Number.isInteger(teams) ? `what is (1+√(1+8*${m}))/2` : null;
    },
  ),
  ...inChinese(
    [
      `[^\\d,空]{0,16},?(?:排成|组成|站成)?(?:了)?(?:1个)?(?:实心)?(?:正)?方[阵队](?:[^\\d,空]{0,4}),?(?:它的)?(?:最外层|最外面1层|最外圈)(?:每边|每条边)(?:都)?(?:有|站)?<n>(?:人|名(?:同学|学生)|盆|个),?(?:求)?(?:这个|整个)?(?:方[阵队])?(?:里|中)?(?:1?共|一共|总共)有?(?:多少|几)(?:人|名(?:同学|学生)|盆花?|个[^\\d,]{0,2})`,
    ],
    ({ n }) => `what is ${n}^2`,
  ),
  ...inChinese(
    [
      `(?:某(?:公交|汽车)?站|车站|公交站|公共汽车站)?(?:有|里|的)?,?[^,]{1,8}每(?:隔)?<a>分(?:发|开出?|发出|发车)1[班辆次趟]车?,[^,]{1,8}每(?:隔)?<b>分(?:发|开出?|发出|发车)1[班辆次趟]车?,(?:早上|早晨|上午|某天|第1次|这天)*(?:\\d{1,2},00|\\d{1,2}[时点]|\\d{1,2}时整|\\d{1,2}点整)?(?:这)?(?:2|两)(?:路|辆|种)?车?(?:同时)(?:发车|开出|出发|发出)(?:1次|后)?,?(?:那么|则)?(?:至少|最少|最快)?(?:再|要|还要)?(?:经?过)(?:多少|几)分(?:后|又|会|才|可以|再|,|第2次|2路车|两路车|2车|下1次|能)*同时(?:发车|开出|出发|发出)`,
    ],
    ({ a, b }) => `find the lcm of ${a} and ${b}`,
  ),
];

function weekdayAfter(day: string, count: number): string {
  const at = day === "天" ? 0 : days.indexOf(day);
  return `What day of the week is it ${count} days after ${dayNames[at]}?`;
}

function daysBetween(year = "", ...dates: [string | undefined, string | undefined][]): number | null {
  const [first, last] = dates.map(([month, day]) => {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    const isDate = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
    return isDate ? date.getTime() : null;
  });
  return first && last ? (last - first) / 86_400_000 : null;
}
