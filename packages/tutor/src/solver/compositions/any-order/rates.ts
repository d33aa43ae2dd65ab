import { type AnyOrder, type Groups, isCount } from "./told-in-any-order.ts";

const counted = "(?:人|名|棵|粒|件|个|次|发|只|株|台|盏|颗|箱|千克|吨|克|斤|枝|道)";
const open = "(?:(?!占|比|多|少于|超|每|剩|各)[^\\d,%]){0,14}?";
/** What a rate counts, what is left out of it, and its name. */
const sorts: [rate: string, yes: string, no: string][] = [
  ["近视", "近视(?:眼)?", "不近视|没有?近视|视力正常"],
  [
    "(?:出勤|到校|出席|到课|到会)",
    "(?:实际)?(?:到校|出勤|到了?|来了?|出席|上班|到岗|实到|到会)",
    "请假|缺席|缺勤|没来|没到校|没到|未到|病假|事假|请病假|请事假",
  ],
  ["优秀", "优秀|成绩优秀", "(?:没有?|未|不)(?:达到)?优秀"],
  ["及格", "及格|成绩及格", "(?:没有?|未|不)及格"],
  ["(?:合格|正品)", "合格|是合格品|合格品|合格产品", "(?:没有?|未|不)合格|是?次品|是?废品|不合格品|不合格产品"],
  ["达标", "达标|达到标准|体育达标", "(?:没有?|未|不)(?:达标|达到标准)"],
  ["(?:成活|存活)", "成活|活|存活|活下来", "(?:没有?|未|不)(?:成?活|存活)|枯?死(?:亡)?|枯萎"],
  ["发芽", "发芽|发了芽", "(?:没有?|未|不)发芽"],
  ["(?:命中|投中|投篮命中|进球)", "命中|投中|射中|投进|打中|射进|进", "(?:没有?|未)(?:命中|投中|射中|投进|打中|进)"],
  ["中奖", "中奖|中了奖", "(?:没有?|未)中奖"],
  [
    "(?:出油|出粉|出米|出盐|出糖|出汁)",
    "(?:可以?|能|共)?(?:榨出?|榨|磨出?|碾出?|晒出?|榨取|得到|榨得)(?:了)?(?:油|豆油|花生油|菜籽油|香油|面粉|大?米|盐|糖|汁|果汁)?",
    "(?!)",
  ],
];
const rateOf = ([rate, yes, no]: [string, string, string]): AnyOrder => {
  const many = (words: string, name: string) => [
    `${open}(?:有)?<${name}>${counted}(?:同学|学生|的)?[^\\d,%]{0,3}?(?:${words})(?:了|的|油|面粉|大?米|盐|糖|果汁)*`,
    `${open}(?:${words})(?:了|的|人数|同学|学生|数|有|是|为)*<${name}>${counted}[^\\d,%]{0,4}`,
  ];
  return {
    about: new RegExp(`${rate}率`, "u"),
    given: [
      [
        `${open}(?:有|共)?<n>${counted}(?:(?!${yes}|${no})[^\\d,%]){0,16}`,
        // 1000千克花生榨油380千克.
        ...(no === "(?!)" ? [`${open}<n>${counted}(?:(?!${yes})[^\\d,%]){0,8}&`] : []),
      ],
      [...many(no, "b"), ...many(yes, "a")],
    ],
    maybe: [many(no, "d")],
    beside: ["(?:其余|其他|剩下|余下)的?(?:人|同学|学生)?(?:都|全部|全)[^\\d,%]{0,8}"],
    asked: [
      `(?=[^,]*${rate}率)(?:(?!提高|增加|降低|比|下降)[^\\d,%]){0,14}?${rate}率(?:是|为|约)?(?:多少|百分之几|几)?`,
    ],
    meant: ({ n, a, b, d }) => {
      const missed = Number(b ?? 0) + Number(d ?? 0);
      if (a === undefined) return missed < Number(n) ? `write ${Number(n) - missed}/${n} as a percent` : null;
      return d === undefined && Number(a) <= Number(n) ? `write ${a}/${n} as a percent` : null;
    },
  };
};

const month = "(?:\\d{1,2})";
const measured =
  "(?<u>元|万元|亿元|台|万台|吨|万吨|辆|万辆|件|万件|人|万人|个|万个|千克|册|万册|本|套|平方米|公顷|人次|万人次|只)";
const grown = "(?:(?!比|每|平均|增长|下降)[^\\d,%]){0,16}?";
const years: Record<string, number> = { 前年: -2, 去年: -1, 今年: 0, 明年: 1, 后年: 2 };
function steps({ k, l, y, z }: Groups): number | null {
  if (k !== undefined && l !== undefined) return Number(l) - Number(k);
  const at = (year?: string) => (year === undefined ? null : (years[year] ?? Number(year)));
  const [from, to] = [at(y), at(z)];
  return from === null || to === null ? null : to - from;
}
const isSaid = ({ k, l, f, h }: Groups) => f === undefined || (Number(f) === Number(k) + 1 && h === l);
const sameRate =
  "(?:(?:[2-9]|1\\d)月?份?,(?:[2-9]|1\\d)月?份?|这?(?:2|两)个?[年月])?(?:(?!翻)[^\\d,%]){0,8}?(?:每个?[月年]|[月年])(?:的)?(?:平均)?(?:[^\\d,%]{0,6}?)?(?:增长率|增长的百分率|增长百分率|下降率|降低率|下降的百分率)(?:都|均)?(?:相同|一样|相等|不变|是相同的|是x|为x)";
const growth = (word: string) =>
  `(?:<f>(?:月份?)?,<h>(?:个?月份?)?|这?(?:2|两)个?[年月]|该[厂店校]|从${month}月份?到${month}月份?)?(?:的)?(?:(?!翻)[^\\d,%]){0,10}?(?:${word})(?:是|为)?(?:多少|百分之几)?`;
const told = (group: string, year: string, words = "") => [
  `${grown}(?<${group}>1?\\d)月份?${grown}${words}<${group === "k" ? "a" : "b"}>${measured}[^\\d,%]{0,3}`,
  `${grown}(?<${year}>20\\d\\d(?=年)|前年|去年|今年|明年|后年)(?:年)?${grown}${words}<${group === "k" ? "a" : "b"}>${measured}[^\\d,%]{0,3}`,
];
const changeOf = (word: string, isGrowth: boolean): AnyOrder => ({
  about: new RegExp(`^(?=.*(?:平均|每个?[月年]|[月年]增长|[月年]均|相同|相等|一样)).*${word}`, "u"),
  given: [told("k", "y"), told("l", "z", "(?:增长到|增加到|达到|达|上升到|增至|降到|下降到|降至|减少到)?")],
  beside: [sameRate, "[^\\d,%比]{0,10}?(?:逐[月年]|持续|连续|不断)(?:增长|增加|上升|下降|减少)"],
  asked: [growth(word)],
  meant: (found) => {
    const isRight = isGrowth ? Number(found.a) < Number(found.b) : Number(found.a) > Number(found.b);
    return isRight && steps(found) === 2 && isSaid(found)
      ? `What equal percent ${isGrowth ? "growth" : "decrease"} takes ${found.a} to ${found.b} in 2 rounds?`
      : null;
  },
});

const saved = [
  "[^\\d,%]{0,8}?(?:把|将)?<n>元(?:钱|人民币|现金|压岁钱)?(?:按)?(?:定期)?(?:存入|存进|存到|存在|存)(?:了)?[^\\d,%]{0,6}?(?:银行)?(?:里)?",
  "[^\\d,%]{0,8}?(?:存入|存进|存到|存在|存)(?:了)?(?:银行|[^\\d,%]{0,4})?<n>元(?:钱|人民币|现金)?",
];
const term = "[^\\d,%]{0,6}?(?:存|定期|存期|整存整取|期限|存款)*(?:是|为)?(?<t>\\d|两)年(?:定期|期)?(?:的?定期存款)?";
const rate = "(?:按)?(?:年利率|利率)(?:是|为|按)?<r%>(?:计算)?";
const simple = "(?:单利|按单利(?:计算|计)?|不计复利|(?:不计|不考虑|不用交|免|不交|不缴|不扣)利息税)";
const termOf = (t?: string) => (t === "两" ? "2" : t);
const till =
  "(?:(?![本连])[^\\d,%]){0,6}?(?:到期|期满|取款|取出)?(?:时|后)?(?:他|她|(?:(?![本连])[^\\d,%]){0,3}?)?(?:一共|共|能|可以?|可|将|从银行)*";

/** Rates of a whole, growth from month to month, and interest. */
export const ofRatesInAnyOrder: AnyOrder[] = [
  ...sorts.map(rateOf),
  changeOf("(?:增长率|增长的百分率|增长百分率)", true),
  changeOf("(?:下降率|降低率|下降的百分率|降低的百分率|减少率)", false),
  {
    about: /2次|两次/u,
    given: [
      [
        `${grown}(?:从|由)?(?:原价|原来|每[件台盒个套]|售价|价格)*(?:是|为|的)*<a>(?<u>元)(?:每[件台盒])?[^\\d,%]{0,6}?&`,
      ],
      [`${grown}(?:经?过)?(?:降到|降至|降为|降价到|变为|现价|现在|售价|每[件台盒个]|是|为)+<b>(?<u>元)[^\\d,%]{0,4}`],
      ["[^\\d,%]{0,12}?(?:经过|连续)?(?:2|两)次(?:连续)?降价(?:之?后)?&"],
    ],
    beside: ["[^\\d,%]{0,4}?(?:每次|2次|两次)降价的?(?:百分率|幅度)(?:都)?(?:相同|一样)"],
    asked: ["[^\\d,%]{0,4}?(?:平均)?每次(?:平均)?降价的?(?:百分率|百分比)(?:是|为)?(?:多少|百分之几)?"],
    meant: ({ a, b }) => (Number(b) < Number(a) ? `What equal percent decrease takes ${a} to ${b} in 2 rounds?` : null),
  },
  {
    about: /百分之/u,
    given: [
      [`${grown}(?:去年|上月|原来|上个月|前年)${grown}<a>${measured}[^\\d,%]{0,4}`],
      [
        `${grown}(?:今年|本月|现在|这个月|去年)(?:[^\\d,%比]{0,6}?)(?:增加到|增长到|上升到|达到|减少到|下降到|降到|有|是|为)?<b>${measured}[^\\d,%]{0,4}`,
      ],
    ],
    asked: [
      "(?:今年|本月|现在|这个月)?(?:[^\\d,%]{0,4}?比[^\\d,%]{1,5}?)?(?<w>增长|增加|上升|提高|减少|下降|降低)(?:了)?(?:百分之几|百分之多少)",
    ],
    meant: ({ a, b, w = "" }) => {
      const isUp = /增|升|提/.test(w);
      const change = isUp ? Number(b) - Number(a) : Number(a) - Number(b);
      return change > 0 ? `${change} is what percent of ${a}?` : null;
    },
  },
  {
    about: /利息/u,
    given: [saved, [term], [rate]],
    beside: [simple],
    asked: [
      `${till}(?:得到|得|获得|取得|取回|拿到|有)?(?:的)?利息(?:是|为|有|一?共)*(?:多少|几)?元?`,
      `${till}(?:得到|得|获得|取得|取回|拿到|有)(?:多少|几)元(?:的)?利息`,
    ],
    meant: ({ n, r, t }) => `what is ${n}*${r}%*${termOf(t)}`,
  },
  {
    about: /取|本息|本金/u,
    given: [saved, [term], [rate]],
    beside: [simple],
    asked: [
      `${till}(?:连本带[息利]|本金和利息|本息|本利)?(?:和)?(?:一共|共|能|可以?|可)*(?:取回|取出|拿回|取得|拿到)(?:本金和利息|本息|的?钱)?(?:一?共)?(?:多少|几)(?:元|钱)`,
      `${till}(?:得到|得|获得|取得|取回|拿到|有|取出)?(?:的)?(?:本金和利息|本息和?|本利和|连本带[息利]|本金与利息)(?:一?共|总共|和|可以?|能|取回|取出|得到|拿到|是|为|有|可)*(?:多少|几)?元?`,
    ],
    meant: ({ n, r, t }) => `what is ${n}+${n}*${r}%*${termOf(t)}`,
  },
  {
    about: /取|本息|本金/u,
    given: [
      [
        "[^\\d,%]{0,8}?(?:把|将)?(?:一笔|1笔|一些)(?:钱|压岁钱|存款)(?:按)?(?:存入?)?(?:银行)?",
        "[^\\d,%]{0,8}?(?:把|将)?(?:一笔|1笔|一些)(?:钱|压岁钱|存款)(?:存入?)(?:银行)?&",
      ],
      [term],
      [rate],
      [`${till}(?:连本带[息利]|本金和利息|本息和?)(?:一?共|总共|取回|取出|得到|拿到|是|为|有)*(?:了)?<m>元`],
    ],
    beside: [simple],
    asked: [
      "[^\\d,%]{0,6}?(?:当初|原来|开始|最初|存入|存)(?:时)?(?:存入|存|的?本金)(?:了)?(?:是)?(?:多少|几)(?:元|钱)",
    ],
    meant: ({ m, r, t }) => `what is ${m}/(1+${r}%*${termOf(t)})`,
  },
  {
    about: /百分之/u,
    given: [
      [
        "[^\\d,%]{0,10}?比(?<y>[^\\d,%多少]{1,6}?)(?:的?人数|的?棵数)?(?<w>多|少)<p%>",
        "(?:其中)?(?<x>[^\\d,%多少比]{1,6}?)(?:的?人数)?比(?<y>[^\\d,%多少]{1,6}?)(?:的?人数)?(?<w>多|少)<p%>",
      ],
    ],
    beside: ["[^\\d,%]{2,10}(?:说|认为)(?:不是|是|也是)\\d{1,3}%"],
    asked: [
      "(?<y>[^\\d,%多少比]{1,6}?)(?:的?人数|的?棵数)?比(?<x>[^\\d,%多少]{1,6}?)(?:的?人数|的?棵数)?(?<v>多|少)(?:了)?(?:百分之几|百分之多少)",
    ],
    meant: ({ p, w, v, x }) => {
      if (w === v || !x || (w === "少" && Number(p) >= 100)) return null;
      return w === "多" ? `write ${p}/${100 + Number(p)} as a percent` : `write ${p}/${100 - Number(p)} as a percent`;
    },
  },
  {
    about: /恢复|原价/u,
    given: [["[^\\d,%]{0,10}?(?:先)?(?<w>提价|涨价|上涨|提高|降价|降低|下降)(?:了)?<p%>"]],
    beside: [
      "[^\\d,%]{0,6}?(?:后来|现在|现)?(?:又)?(?:想|要|要想|为了|若要)?(?:使[^\\d,%]{0,4})?(?:恢复|回到)(?:到|成)?(?:原来的?价格|原价)",
    ],
    asked: [
      "[^\\d,%]{0,6}?(?:在[^\\d,%]{1,8}基础上)?[^\\d,%]{0,8}?(?:应|应该|需要?|要|必须|需|再)*(?<v>降价|降低|提价|涨价|提高|下降|上涨)(?:百分之几|百分之多少)",
    ],
    meant: ({ p, w = "", v = "" }) => {
      const [isUp, isBackUp] = [/提|涨/.test(w), /提|涨/.test(v)];
      if (isUp === isBackUp) return null;
      return isUp
        ? `write ${p}/${100 + Number(p)} as a percent`
        : isCount(100 - Number(p))
          ? `write ${p}/${100 - Number(p)} as a percent`
          : null;
    },
  },
];
