import { type AnyOrder, type Groups, isCount } from "./told-in-any-order.ts";

const thing = "[^\\d,%每赚亏共]{0,10}?";
const each = "(?:每[件个台盏双套只千克条部辆把本支盒]+)?(?:的)?";
const cost = (name: string) =>
  `${thing}${each}(?:进货价|进价|成本价?|进货单价|成本单价|进货)(?:每[件个台盏双套只]|单价)?(?:都)?(?:是|为)?(?:每[件个台盏双套只])?<${name}>元(?:1?[件个台盏双套只])?`;
const marked = (name: string) => `${thing}${each}(?:标价|定价|原价|原售价|标签价|吊牌价)(?:都)?(?:是|为)?<${name}>元`;
const sold = "(?:出售|销售|卖出|卖|促销|处理|后|售出|优惠)*";
const mustBe = "(?:要|想|须|必须|需要?|保证|保持|使|确保|获得|获|满足|达到|让|仍|仍然|还|可|能|可以|后|其|有|,)*";
const whichZhe = [
  "[^\\d,%最]{0,8}?(?:打|打的)(?:的)?(?:是)?(?:多少|几)折(?:出售|销售|卖)?(?:的)?",
  "[^\\d,%最]{0,8}?(?:折扣)(?:是|为)?(?:多少|几)折?",
];
const circumstance = [
  "(?:[^\\d,%每]{0,4})?(?:后来|由于|因为|因|为了|为|换季|年底|年终|节日|店庆|季末|快过季)[^\\d,%每]{0,14}",
  "[^\\d,%每]{0,8}?(?:打折|降价|优惠|促销)(?:出售|销售|促销)?",
  "[^\\d,%每]{0,3}(?:都)?(?:是)?按(?:进价|成本)(?:计)?算的?",
  "[^\\d,%每]{0,4}?(?:买|看中|看上|购买)(?:了)?[^\\d,%每]{1,10}",
  "[^\\d,%每]{0,5}?(?:卖|销售|经营|出售|购进|经销)(?:了)?(?:一种|某种|一批)[^\\d,%每]{1,8}",
  "(?:不考虑|不计)[^\\d,%]{1,8}",
];
const original = `${thing}(?:原价|定价|标价|原来的?价格|原来卖|原来)(?:是|为)?(?:(?:多少|几)(?:元|钱|块钱?)?)?`;
const paid =
  "[^\\d,%]{0,8}?(?:售价|现价|卖价|只卖|只要|只需|只花|花|付|卖|现在卖|用)(?:是|为|了)*<n>元(?:买下|买到)?(?:了)?(?:这[^\\d,%]{1,4})?";
/** 打八折: 80% in plain words. */
const off = (name: string) =>
  `(?:(?![比提加涨降多少赚亏利减省占息率税便优])[^\\d,%]){0,10}?(?:打|按)?(?:原价的?)?(?:打)?<${name}%>${sold}`;
const less = "[^\\d,%]{0,6}?(?:比原价|比原来|比定价|比标价)?(?:便宜|节省|省|少花|少付|优惠)(?:了)?";
const gains = (name: string) =>
  `[^\\d,%]{0,10}?(?:获利润?|盈利|赚|利润(?:是|为)?|赚到|获得利润)(?:了)?<${name}>元(?:的?利润)?`;
const loses = (name: string) => `[^\\d,%]{0,10}?(?:亏损|亏本|亏|赔)(?:了)?<${name}>元`;
const costAsked = `${thing}${each}[^\\d,%每赚亏]{0,6}?(?:的)?(?:进价|成本|成本价|进货价)(?:是|为)?(?:(?:多少|几)元?)?`;

/** What is paid, earned, lost, or cut from a price. */
export const ofPricesInAnyOrder: AnyOrder[] = [
  {
    about: /[标定原]价.*折|折.*[标定原]价/u,
    given: [
      [cost("c")],
      [marked("m")],
      [
        `[^\\d,%]{0,8}?${mustBe}利润率?(?:仍|还|仍然|是|为|有|达到|保持在?|等于|可达)*<r%>`,
        `[^\\d,%]{0,8}?${mustBe}(?:获得?|赚|获利)<r%>(?:的利润率?)?`,
      ],
    ],
    beside: circumstance,
    asked: whichZhe,
    meant: ({ c, m, r }) => (Number(c) * (100 + Number(r)) < 100 * Number(m) ? `what is 10*${c}*(1+${r}%)/${m}` : null),
  },
  {
    about: /[标定原]价.*折|折.*[标定原]价/u,
    given: [[cost("c")], [marked("m")], [gains("g")]],
    beside: circumstance,
    asked: whichZhe,
    meant: ({ c, m, g }) => (Number(c) + Number(g) < Number(m) ? `what is 10*(${c}+${g})/${m}` : null),
  },
  {
    about: /折|%/u,
    given: [[off("o"), `${off("o")}&`], [`${less}<n>元`]],
    beside: circumstance,
    asked: [original],
    meant: ({ o, n }) => (Number(o) < 100 && Number(o) > 0 ? `what is ${n}/(1-${o}%)` : null),
  },
  {
    about: /%/u,
    given: [[off("o")], [paid]],
    beside: circumstance,
    asked: [original],
    meant: ({ o, n }) => (Number(o) < 100 && Number(o) > 0 ? `what is ${n}/${o}*100` : null),
  },
  {
    about: /%/u,
    given: [[marked("m")], [off("o")], [gains("g")]],
    beside: circumstance,
    asked: [costAsked],
    meant: ({ m, o, g }) =>
      Number(o) < 100 && Number(m) * Number(o) > 100 * Number(g) ? `what is ${m}*${o}/100-${g}` : null,
  },
  {
    about: /%/u,
    given: [[marked("m")], [off("o")], [loses("g")]],
    beside: circumstance,
    asked: [costAsked],
    meant: ({ m, o, g }) => (Number(o) < 100 ? `what is ${m}*${o}/100+${g}` : null),
  },
  {
    about: /%.*%/u,
    given: [
      [
        `${thing}(?:先)?按?(?:进价|成本价?|照进价)?的?(?:提高|加价|加)<r%>(?:后|来)?(?:的价格)?(?:标价|定价|作为标价|作为定价)`,
        `${thing}(?:先)?按<r%>的?(?:利润率?|利润率来)(?:标价|定价)`,
      ],
      [`[^\\d,%]{0,8}?(?:又|再)?(?:按|以)?(?:标价的?|定价的?)?(?:打)?<o%>(?:的优惠价|的价格)?${sold}`],
      [gains("g"), loses("k")],
    ],
    beside: circumstance,
    asked: [costAsked],
    meant: ({ r, o, g, k }) => {
      const part = ((100 + Number(r)) * Number(o)) / 10_000 - 1;
      if (Number(o) >= 100) return null;
      if (g !== undefined) return part > 0 ? `what is ${g}/((1+${r}%)*${o}%-1)` : null;
      return part < 0 ? `what is ${k}/(1-(1+${r}%)*${o}%)` : null;
    },
  },
  {
    about: /(?:赚|盈利|获利).*(?:亏|赔)|(?:亏|赔).*(?:赚|盈利|获利)/u,
    given: [
      [
        "[^\\d,%]{0,10}?(?:2|两)(?:件|台|个|套|双|种|部|辆|款)[^\\d,%]{0,10}?(?:都|均)?(?:以|按|是)?(?:卖|售价|卖价)?(?:都|均)?(?:是|为|卖|以)*(?:每[件台个套双部]|单价)?<p>元(?:的价格)?(?:[1一][件台个套双部])?(?:卖出|出售|售出|卖掉|成交|的价格卖出)*",
        "[^\\d,%]{0,10}?(?:同时)?(?:卖出|出售|售出|卖了|卖)(?:了)?(?:2|两)(?:件|台|个|套|双|种|部|辆|款)[^\\d,%]{0,8},(?:每[件台个套双部]|售价|卖价|价格|单价)(?:都|均)?(?:是|为|卖|卖了|以)*<p>元",
        "[^\\d,%]{0,10}?以<p>元(?:的价格)?(?:卖出|出售|售出)(?:了)?(?:2|两)(?:件|台|个|套|双|种|部|辆|款)[^\\d,%]{0,8}",
      ],
      [`[^\\d,%]{0,3}?[1一](?:件|台|个|套|双|种|部|辆)(?:可以?|能)?(?:赚|盈利|获利)(?:了)?<g%>`],
      [`[^\\d,%]{0,2}?(?:另)?[1一](?:件|台|个|套|双|种|部|辆)(?:则|要)?(?:亏损|亏本|亏|赔)(?:了)?<k%>`],
    ],
    beside: [...circumstance, "[^\\d,%]{0,4}(?:按|以|相对于|对于?)(?:进价|成本)(?:来|而)?(?:计算|计|算|说)*"],
    asked: [
      "[^\\d,%]{0,6}?(?:2件|2台|2个|2双|2套|两件)?[^\\d,%]{0,12}?(?<w>亏|赔|赚|盈利|获利|盈亏)(?:损|本)?(?:了)?(?:(?:多少|几)元?)?",
      "[^\\d,%]{0,6}?(?:2件|2台|2个|2双|2套|两件)?[^\\d,%]{0,12}?是(?<w>赚|盈利)(?:了)?还是(?:亏|赔)(?:损|本)?(?:了)?,[^\\d,%]{0,3}?(?:赚|亏|赔|盈利|亏损)(?:了)?(?:或(?:亏|赚|赔)(?:了)?)?(?:多少|几)元",
    ],
    meant: ({ p, g, k, w = "" }) => {
      const change = (2 - 100 / (100 + Number(g)) - 100 / (100 - Number(k))) * Number(p);
      if (Number(k) >= 100 || Math.abs(change) < 1e-9) return null;
      const lost = `${p}/(1+${g}%)+${p}/(1-${k}%)-2*${p}`;
      if (/^(?:亏|赔)/.test(w)) return change < 0 ? `what is ${lost}` : null;
      return change > 0 ? `what is 2*${p}-${p}/(1+${g}%)-${p}/(1-${k}%)` : null;
    },
  },
  {
    about: /利润/u,
    given: [
      [cost("c")],
      [
        `${thing}(?:当|若|如果|按|以)*${each}(?:售价|定价|卖价|销售单价)?(?:按|是|为|定为)*${each}<p>元(?:1?[件个台盏])?(?:的价格|的单价)?(?:出售|销售|卖出|售出)?(?:时)?,?[^\\d,%]{0,6}?每(?<d>天|日|月|周|个月|星期)(?:能|可|可以|平均)*(?:卖出?|销售|售出|卖掉)<n>[个件盏台千克只本双盒箱套支]+`,
      ],
      [
        `[^\\d,%]{0,10}?(?:售价|单价|定价)?${each}(?:售价)?(?:每)?(?<up>上涨|涨价?|提高|增加|降价?|降低|下降)<s>元,?[^\\d,%]{0,10}?(?<w>少|减少|多|增加)(?:卖出?|销售|售出?)?<k>[个件盏台千克只本双盒箱套支]+`,
      ],
    ],
    maybe: [
      [
        `${each}(?:售价|定价)(?:不超过|不高于|不能超过|不得高于|最高)<m>元`,
        `${each}(?:售价|定价)(?:不超过|不高于|不能超过|不得高于|最高)<m>元`,
      ],
    ],
    beside: ["(?:且)?(?:售价|定价|涨价?|x)?(?:均)?(?:取|为|是)(?:正?整数)元?", "经?(?:市场)?调查(?:发现|表明)?"],
    asked: [
      `[^\\d,%]{0,8}?(?:每(?:天|日|月|周|个月|星期)|月|日|周)?(?:的)?(?:最大)?(?:的)?(?:销售)?(?:总)?利润的?最大(?:值)?(?:是|为)?(?:(?:多少|几)元?)?`,
      `[^\\d,%]{0,8}?最大的?(?:销售)?(?:月|日|周)?利润(?:是|为)?(?:(?:多少|几)元?)?`,
      "[^\\d,%]{0,8}?(?:一个?|1个?|每个?)?(?:天|日|月|周)[^\\d,%]{0,6}?最多(?:可以?|能)?(?:赚|获利|盈利)(?:到)?(?:多少|几)元",
    ],
    meant: bestProfit,
  },
];

function bestProfit({ c, p, n, s, k, m, up = "", w = "" }: Groups): string | null {
  const isRaised = /涨|提|增/.test(up);
  if (isRaised !== /少/.test(w)) return null;
  const [cost, price, sold, step, change] = [c, p, n, s, k].map(Number) as [number, number, number, number, number];
  const top = isRaised ? ((sold * step) / change - (price - cost)) / 2 : (price - cost - (sold * step) / change) / 2;
  if (!(top > 0) || !isCount(top * 2) || (m !== undefined && (!isRaised || price + top > Number(m)))) return null;
  // A half of a yuan is between two prices that are told in whole ones, and earn the same.
  const best = isCount(top) ? top : m !== undefined ? Math.floor(top) : null;
  if (best === null || best === 0) return null;
  const [more, less] = isRaised ? ["+", "-"] : ["-", "+"];
  return `what is (${p}${more}${best}-${c})*(${n}${less}${best}*${k}/${s})`;
}
