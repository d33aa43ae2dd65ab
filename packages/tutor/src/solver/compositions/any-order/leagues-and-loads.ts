import { type AnyOrder, type Groups, isCount } from "./told-in-any-order.ts";

const open = "(?:(?![每比多少倍不没平负胜最至])[^\\d,%]){0,14}?";
const games = "(?:场(?:比赛|球)?)";
const each = (word: string, group: string) =>
  `[^\\d,%每胜平负输]{0,10}?(?:规定)?(?:每)?(?:队)?${word}(?:一|1(?![\\d.]))?场(?:球)?(?:可)?(?:得|积|记|计)?<${group}>分`;
const lost = "(?:(?:每)?(?:队)?负(?:一|1(?![\\d.]))?场|-1场|(?:每)?输(?:一|1(?![\\d.]))?场)";
const draw = "(?:平|打平|平局)";
const win = "(?:胜|赢|获胜|取胜)";
const played = [
  `${open}(?:一共|共|总共)?(?:比赛|赛|打|踢|参加|进行|比)*(?:了)?<n>${games}(?:后)?(?:(?!负|输|平|胜|不)[^\\d,%]){0,6}`,
];
const scored = [
  `(?:(?![每负输平胜])[^\\d,%]){0,8}?(?:一共|共|总共|总)?(?:得|积|获得|得到|积分为?|得分为?)(?:了)?<s>分`,
];
/** 某队10场比赛共得16分 in one clause. */
const playedAndScored = `(?:(?![每负输平胜])[^\\d,%]){0,10}?<n>${games}(?:中|后)?(?:一共|共|总共)?(?:得|积|获得|得到)(?:了)?<s>分`;

/** How many were won when each victory is worth w points and each of the others l. */
const won = ({ n, s, w, l }: Groups, others: number): number | null => {
  const games = Number(n) - others;
  const wins = (Number(s) - Number(l) * games) / (Number(w) - Number(l));
  return Number(w) > Number(l) && Number.isInteger(wins) && wins >= 0 && wins <= games ? wins : null;
};

const asWins = (groups: Groups, left: string): string | null => {
  const { n, s, w, l, q } = groups;
  const wins = `(${s}-${l}*(${n}-${left}))/(${w}-${l})`;
  if (won(groups, Number(left)) === null) return null;
  return q === undefined ? `what is ${wins}` : `solve the system x+y=${n}, ${w}x+${l}y=${s}`;
};

const loadUnit = "(?<u>吨|人|箱|元|件|千克|个|名|台|公顷|亩|平方米|米)";
const thing = (group: string) => `(?<${group}>(?![比是每和与])[^\\d,%比是多少每共和与]{1,6}?)`;
const counter = "(?:辆|台|支|本|个|件|张|条|块|千克|斤|棵|袋|盒|箱|人|名|套|只|瓶|把|盆|艘|间)";
const makes =
  "(?:(?:一|1(?![\\d.]))次|同时|(?:一|1(?![\\d.]))(?:小时|天)|1趟|一趟)?(?:可以?|能|共|一共|要|需要?|刚好|恰好)*(?:运货?|运载|装|装运|载客?|运走|坐|乘坐|运送|运输|拉|付|花|用|收割|生产)?(?:货物?|货|小麦)?(?:了)?";
const loads = (a: string, b: string, s: string) =>
  `(?:已知|现有|用)?(?:购?买)?(?:<${a}>|(?<${a}>一))${counter}${thing("x")}(?:和|与|,)(?:<${b}>|(?<${b}>一))${counter}${thing("y")}${makes}<${s}>${loadUnit}[^\\d,%]{0,3}`;
const plainly = (told: Groups): Groups =>
  Object.fromEntries(Object.entries(told).map(([group, value]) => [group, value === "一" ? "1" : value]));
const is = (word?: string, ...names: (string | undefined)[]) => names.includes(word);
const solved = ({ a, b, s, c, d, t }: Groups): [number, number] | null => {
  const [one, two, sum, three, four, total] = [a, b, s, c, d, t].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const whole = one * four - two * three;
  if (whole === 0) return null;
  const [x, y] = [(sum * four - two * total) / whole, (one * total - three * sum) / whole];
  return x > 0 && y > 0 ? [x, y] : null;
};

/** Points of matches, loads of two sorts of cars, moved people, and numbers of a calendar. */
export const ofLeaguesAndLoads: AnyOrder[] = [
  {
    // Nothing was drawn: what is not won is lost.
    about: /(?:负|输|-1场)/u,
    given: [[...played, playedAndScored], [each(win, "w")], [`(?:${lost})(?:可)?(?:得|积|记|计)?<l>分`]],
    maybe: [scored],
    beside: [
      "[^\\d,%]{0,10}?(?:每场比赛|每场|比赛|都|均|要|必须|规则规定)*(?:都|均)?(?:要|须|需要?|必须)?(?:分出?|决出)胜负",
      "(?:没有|无)平局",
      "[^\\d,%]{0,8}?(?:篮球|排球|乒乓球)[^\\d,%]{0,8}?(?:联赛|比赛|赛)(?:中|里)?",
    ],
    asked: [
      `(?:(?!负|输|平)[^\\d,%]){0,8}?${win}(?:了)?(?:多少|几)场(?:比赛|球)?`,
      "(?:(?!负|输|平)[^\\d,%]){0,8}?(?<q>胜,?负)(?:的)?场(?:数|次)?(?:各|分别)*(?:是|为)?(?:(?:多少|几)场?)?",
    ],
    meant: (told) => (/平(?!局)|没有?[输负]/.test(told.story ?? "") ? null : asWins(told, "0")),
  },
  {
    // Nothing was lost: what is not won is drawn.
    about: /(?:没有?[输负]|不败|未尝?[一1]?[败负]|保持不败|-[01]场|负0场)/u,
    given: [[...played, playedAndScored], [each(win, "w")], [each(draw, "l")]],
    maybe: [scored, [`(?:${lost})(?:得|积|记|计)?0分`]],
    beside: [
      "[^\\d,%]{0,8}?(?:没有?(?:输|负|败)(?:过)?|保持(?:着)?不败|不败|未尝?(?:一|1(?![\\d.]))?[败负])(?:(?:一|1(?![\\d.]))场|的?(?:记录|战绩))?",
      "[^\\d,%]{0,8}?足球[^\\d,%]{0,8}?(?:联赛|比赛|赛)(?:中|里)?",
    ],
    asked: [`(?:(?!负|输|平)[^\\d,%]){0,8}?${win}(?:了)?(?:多少|几)场(?:比赛|球)?`],
    meant: (told) => asWins(told, "0"),
  },
  {
    // So many were lost.
    about: /(?:负|输)(?:了)?\d+场|-\d+场/u,
    given: [
      [...played, playedAndScored],
      [each(win, "w")],
      [each(draw, "l")],
      ["(?:(?!每)[^\\d,%]){0,6}?(?:(?:负|输)(?:了)?|-)<o>场(?:比赛)?"],
      [`(?:${lost})(?:得|积|记|计)?0分`],
    ],
    maybe: [scored],
    beside: ["[^\\d,%]{0,8}?足球[^\\d,%]{0,8}?(?:联赛|比赛|赛)(?:中|里)?"],
    asked: [`(?:(?!负|输|平)[^\\d,%]){0,8}?${win}(?:了)?(?:多少|几)场(?:比赛|球)?`],
    meant: (told) => asWins(told, told.o ?? "0"),
  },
  {
    about: /[辆台支本个件张条块袋盒箱人只].*[和与].*[和与].*(?:多少|几|单价)/u,
    given: [[loads("a", "b", "s")], [loads("c", "d", "t")]],
    beside: ["(?:有|某)[^\\d,%每倍多少]{2,14}", "(?:每辆|每台)(?:车|货车)?都(?:装满|满载)"],
    asked: [
      `(?:问)?(?:一|1|每)?${counter}?(?<p>(?!每)[^\\d,%和与多少]{1,6}?)(?:和|与|,)(?:一|1|每)?${counter}?(?<q>[^\\d,%和与多少]{1,6}?)(?:的)?(?:(?:一|1(?![\\d.]))次|每次)?(?:各|分别)?(?:可以?|能|要|需要?)*(?:运货?|装|载客?|坐|付|运|收割)?(?:多少|几)${loadUnit}[^\\d,%]{0,3}`,
    ],
    meant: (told) => {
      const { p = "", q = "", x = "", y = "", a, b, s, c, d, t } = plainly(told);
      if (!is(p, x, y) || !is(q, x, y) || p === q || solved(plainly(told)) === null) return null;
      return p === x ? `solve the system ${a}x+${b}y=${s}, ${c}x+${d}y=${t}` : null;
    },
  },
  {
    about: /[辆台支本个件张条块袋盒箱人只].*[和与].*[和与].*(?:多少|几|单价)/u,
    given: [[loads("a", "b", "s")], [loads("c", "d", "t")]],
    beside: ["(?:有|某)[^\\d,%每倍多少]{2,14}", "(?:每辆|每台)(?:车|货车)?都(?:装满|满载)"],
    asked: [
      `(?:问)?(?:一|1|每)${counter}?(?<p>[^\\d,%和与多少]{1,6}?)(?:(?:一|1(?![\\d.]))次|每次|(?:一|1(?![\\d.]))(?:小时|天))?(?:可以?|能|要|需要?)*(?:运货?|装|载客?|坐|付|运|收割)?(?:多少|几)${loadUnit}[^\\d,%]{0,3}`,
      `(?<p>[^\\d,%和与多少]{1,6}?)(?:的)?单价(?:是|为)?(?:(?:多少|几)${loadUnit})?`,
    ],
    meant: (told) => {
      const { p = "", x = "", y = "", a, b, s, c, d, t } = plainly(told);
      if (!is(p, x, y) || x === y || solved(plainly(told)) === null) return null;
      const whole = `(${a}*${d}-${b}*${c})`;
      return p === x ? `what is (${s}*${d}-${b}*${t})/${whole}` : `what is (${a}*${t}-${c}*${s})/${whole}`;
    },
  },
  {
    // 甲队有32人,乙队有28人,从乙队调多少人到甲队,才能使甲队人数是乙队的2倍.
    about: /[调抽派运拨].*倍/u,
    given: [
      [`${open}${thing("x")}(?:原来|原|现|现在)?有<a>${loadUnit}[^\\d,%]{0,4}`],
      [`${thing("y")}(?:原来|原|现|现在)?有<b>${loadUnit}[^\\d,%]{0,4}`],
      [
        `[^\\d,%]{0,6}?(?:使|使得|就|恰好|正好|能|才|可)*${thing("p")}(?:的)?(?:人数|存粮|货物|粮食|存煤)?(?:正好|恰好|刚好|恰|就|等于|是|为)*${thing("q")}(?:的)?(?:人数|存粮|货物|粮食|存煤)?的?<k>倍`,
      ],
    ],
    asked: [
      `(?:那么)?(?:应|需要?|要|现|现在|须)*从${thing("v")}(?:中|里)?(?:应|需要?|要|须)?(?:调|抽调|抽|派|运|调出|调运|调拨)(?:出)?(?:多少|几)${loadUnit}[^\\d,%]{0,4}?(?:到|去|给|往|去支援|支援)${thing("w")}(?:去)?`,
    ],
    meant: ({ x, y, p, q, v, w, a, b, k }) => {
      if (x === y || v === w || p === q || ![p, q, v, w].every((one) => is(one, x, y))) return null;
      const [from, to] = v === x ? [a, b] : [b, a];
      const moved =
        p === w
          ? (Number(k) * Number(from) - Number(to)) / (Number(k) + 1)
          : (Number(from) - Number(k) * Number(to)) / (Number(k) + 1);
      if (!isCount(moved) || moved > Number(from)) return null;
      return p === w ? `what is (${k}*${from}-${to})/(${k}+1)` : `what is (${from}-${k}*${to})/(${k}+1)`;
    },
  },
  {
    about: /日历|月历/u,
    given: [
      [
        "(?:在)?[^\\d,%]{0,8}?(?:日历|月历)(?:表)?(?:上|中|里)?,?(?:的)?(?:任意)?(?:圈出|框出|用(?:正方形|方框)(?:圈出|框出))?(?:了)?(?:一个)?(?<m>2\\*2|3\\*3)(?:的)?(?:方框|方块|正方形)?(?:中|里|内)?(?:的)?<c>个(?:数|日期)[^\\d,%]{0,4}",
        "(?:在)?[^\\d,%]{0,8}?(?:日历|月历)(?:表)?(?:上|中|里)?,?(?:的)?(?:任意)?(?:圈出|框出)?(?:了)?(?:一个|同一|1个|某)?(?<m>竖列|横行|竖行|横排|竖排|列|行)(?:上|中)?(?:的)?(?:相邻)?(?:的)?<c>个(?:相邻的?)?(?:数|日期)[^\\d,%]{0,4}&",
      ],
      ["(?:它们|这<c>个(?:数|日期)|<c>个(?:数|日期)|这几个数)?(?:的)?(?:之)?和(?:是|为|等于)?<s>"],
    ],
    asked: [
      "(?:则|那么)?(?:这<c>个(?:数|日期)中)?(?:其中)?(?<z>最小|最大|中间|最上面|最下面)的?(?:那个?|这个|一个|1个)?(?:数|日期)?(?:是|为)?(?:多少|几)?(?:号)?",
    ],
    meant: onCalendar,
  },
];

function onCalendar({ m = "", c, s, z = "" }: Groups): string | null {
  const apart = m.includes("*") ? [0, 1, 7, 8] : /竖|列/.test(m) ? [0, 7, 14] : [0, 1, 2];
  if (m === "3*3" || Number(c) !== apart.length || (/中间/.test(z) && apart.length !== 3)) return null;
  if (/上面|下面/.test(z) && !/竖|列/.test(m)) return null;
  const least = (Number(s) - apart.reduce((sum, one) => sum + one, 0)) / apart.length;
  const most = least + Math.max(...apart);
  if (!Number.isInteger(least) || least < 1 || most > 31) return null;
  const added = apart.reduce((sum, one) => sum + one, 0);
  const plus = /最小|上/.test(z) ? "" : z === "中间" ? `+${apart[1]}` : `+${Math.max(...apart)}`;
  return `what is (${s}-${added})/${c}${plus}`;
}
