import { type AnyOrder, type Groups, isCount } from "./told-in-any-order.ts";

const open = "(?:(?![每不])[^\\d,%]){0,16}?";
const teams = "(?:支|个)?(?:球|足球|篮球|排球|代表)?(?:队|班|班级|选手|人|名选手|名同学)";
const each =
  "(?:参加(?:1次|一次)?[^\\d,%]{2,8}的)?(?:每|任意|任何)(?:2|两)?(?:支|个|名|位)?(?:2|两)?(?:球|足球|篮球)?(?:队|班|班级|人|选手|地)?(?:之间)?(?:都|只|均|要|各)*(?:赛|比赛|比|打|进行)(?:且只赛|了)?1场(?:比赛)?";
const single = "(?:(?!双)[^\\d,%]){0,14}?单循环(?:形式|赛制|比赛|赛|制|方式)*(?:的)?(?:进行|比赛)?";
const round = (asked: string): Pick<AnyOrder, "about" | "beside" | "asked"> => ({
  about: /^(?=.*(?:单循环|每(?:2|两)|任意(?:2|两)))(?!.*(?:双循环|主客场|淘汰|2场|两场))/u,
  beside: ["(?:(?![每双不退余缺])[^\\d,%]){2,14}", single],
  asked: [asked],
});
const roots = (count: number) => Number.isInteger(Math.sqrt(count));

const wheelsOf: Record<string, number> = {
  自行车: 2,
  摩托车: 2,
  电动车: 2,
  三轮车: 3,
  "3轮车": 3,
  小汽车: 4,
  轿车: 4,
  汽车: 4,
  小轿车: 4,
  "4轮小汽车": 4,
  四轮车: 4,
  "4轮车": 4,
  "2轮车": 2,
  两轮车: 2,
  "2轮摩托车": 2,
  两轮摩托车: 2,
};
const vehicle = (group: string) =>
  `(?<${group}>自行车|两轮摩托车|2轮摩托车|摩托车|电动车|三轮车|3轮车|4轮小汽车|小汽车|小轿车|轿车|汽车|四轮车|4轮车|2轮车|两轮车)`;

/** Who plays or greets whom, and how many there are of two sorts. */
export const ofGatherings: AnyOrder[] = [
  {
    ...round(`${open}(?:一共|共)?(?:有|邀请了?)?(?:多少|几)${teams}(?:参加|参赛|参加了?比赛)?(?:比赛)?(?:了)?`),
    given: [
      [each, `${single},${each}`, single],
      [`${open}(?:一共|共|总共|总计|要|计划)*(?:比赛|比|打|赛|进行|安排|举行)?(?:了)?<m>场(?:比赛)?`],
    ],
    meant: ({ m }) => (roots(1 + 8 * Number(m)) ? `what is (1+√(1+8*${m}))/2` : null),
  },
  {
    ...round(`${open}(?:一共|共|总共)?(?:要|需要?|应)?(?:比赛|比|打|赛|进行|安排|举行)?(?:了)?(?:多少|几)场(?:比赛)?`),
    given: [[each, single], [`${open}(?:有|共)?<n>${teams}[^\\d,%双每]{0,12}(?:单循环[^\\d,%]{0,6})?`]],
    meant: ({ n }) => `what is ${n}*(${n}-1)/2`,
  },
  {
    about: /每(?:个?人|名|位|[^,]{1,4}每).*(?:送|赠|寄|发).*(?:[卡片礼物信息照本书]|一)/u,
    given: [
      [
        "(?:[^\\d,%]{0,10}?)(?:每个?人|每名(?:同学|学生)|每位(?:同学|学生)|每个?同学)(?:都|要|均|将)*(?:向|给|跟)?[^\\d,%]{0,4}?(?:其他|其余|另外的?|全班其他|别的)[^\\d,%]{0,8}(?:送|赠送|赠|寄|发|各送)(?:出)?(?:了)?[1一](?:张|份|件|条|封|本|个)[^\\d,%]{0,6}",
        "(?:[^\\d,%]{0,10}?)(?:互相|互)(?:送|赠送|赠|寄)(?:贺卡|礼物|照片|卡片|贺年卡|小礼物)(?:1张|一张|1份|一份|一件|1件)?",
        "[^\\d,%]{0,10}?每(?:2|两)个?人(?:之间)?(?:都)?(?:互相|互)(?:送|赠送|赠|寄)[1一]?(?:张|份|件)?(?:贺卡|礼物|照片|卡片|贺年卡|小礼物)",
      ],
      [
        "[^\\d,%]{0,8}?(?:一?共|总共|互)*(?:送|赠送|赠|寄|发|互赠|互送)(?:出)?(?:了)?(?:贺卡|礼物|照片|卡片|贺年卡)?<m>(?:张|份|件|条|封|本|个)[^\\d,%]{0,5}",
      ],
    ],
    beside: ["(?:(?![每不])[^\\d,%]){2,12}"],
    asked: ["[^\\d,%]{0,10}?(?:一?共)?(?:有)?(?:多少|几)(?:个|名|位)?(?:人|同学|学生|成员)[^\\d,%]{0,4}"],
    meant: ({ m }) => (roots(1 + 4 * Number(m)) ? `what is (1+√(1+4*${m}))/2` : null),
  },
  {
    about: /车.*轮|轮.*车/u,
    given: [
      [
        `[^\\d,%]{0,12}?${vehicle("x")}(?:和|与|,)${vehicle("y")}(?:一共|共|总共|停了?|有|停着)*<n>辆`,
        `[^\\d,%]{0,12}?(?:一共|共|总共|停了?|有|停着)*<n>辆[^\\d,%]{0,2}?${vehicle("x")}(?:和|与|,)${vehicle("y")}`,
      ],
      ["[^\\d,%每]{0,8}?(?:轮子|车轮|轮胎)?(?:一?共|总共|有|总数是|总数为)*<m>个?(?:车?轮子?|轮胎)?"],
    ],
    maybe: [
      [`(?:每辆|一辆|1辆)?${vehicle("p")}(?:每辆|按|有|算)*<a>个(?:车?轮子?|轮胎)(?:算|计算)?`],
      [`(?:每辆|一辆|1辆)?${vehicle("q")}(?:每辆|按|有|算)*<b>个(?:车?轮子?|轮胎)(?:算|计算)?`],
    ],
    beside: ["数了数|数一数|数1数|经统计"],
    asked: [
      `${vehicle("z")}(?:一?共)?(?:停了|有)?(?:多少|几)辆`,
      `[^\\d,%]{0,6}?(?:有|停了)?(?:多少|几)辆${vehicle("z")}`,
    ],
    meant: ({ x, y, n, m, p, a, q, b, z }) => {
      if (!x || !y || x === y) return null;
      const of = (sort: string) => (sort === p ? Number(a) : sort === q ? Number(b) : wheelsOf[sort]);
      const isZ = (sort: string) => sort === z || sort.endsWith(z ?? "?") || (z ?? "?").endsWith(sort);
      const [one, other] = [of(x), of(y)];
      if (!one || !other || one === other || isZ(x) === isZ(y)) return null;
      return lessOf(isZ(x) ? one : other, isZ(x) ? other : one, n, m);
    },
  },
  {
    about: /(?:腿|脚)/u,
    given: [
      [
        "[^\\d,%每]{0,12}?(?:一?共|有|从上面数|数头|上面看)*(?:头)?<n>(?:个头|只头|只|个|头)(?:[^\\d,%腿脚]{0,4})",
        "[^\\d,%每]{0,12}?头(?:一?共|有)*<n>个?",
      ],
      [
        "[^\\d,%每]{0,12}?(?:一?共|有|从下面数|数脚|下面看|腿|脚)*<m>(?:条|只)(?:腿|脚)",
        "[^\\d,%每]{0,12}?(?:腿|脚)(?:一?共|有)*<m>(?:条|只)?",
      ],
    ],
    beside: ["(?=[^,]*(?:笼|鸡|兔))[^\\d,%每]{2,14}"],
    asked: [
      "(?<z>鸡|兔子?|鸭|羊|牛)(?:有)?(?:多少|几)(?:只|头)",
      "[^\\d,%]{0,6}?(?:有)?(?:多少|几)(?:只|头)(?<z>鸡|兔子?|鸭|羊|牛)",
    ],
    meant: ({ n, m, z = "" }) => (/[鸡鸭]/.test(z) ? lessOf(2, 4, n, m) : lessOf(4, 2, n, m)),
  },
  {
    about: /元.*元/u,
    given: [
      [
        "[^\\d,%最]{0,14}?(?:购?买|购进|订购)(?:了)?(?<x>[^\\d,%和与每共]{1,5})(?:和|与)(?<y>[^\\d,%和与每共]{1,5}?)(?:一?共)?<n>(?<u>个|支|张|本|只|件|副|盒|枝|千克|棵)",
        "[^\\d,%最]{0,14}?(?:一?共)?<n>(?<u>个|支|张|本|只|件|副|盒|枝|千克|棵)(?<x>[^\\d,%和与每共]{1,5})(?:和|与)(?<y>[^\\d,%和与每共]{1,5}?)",
      ],
      [
        "(?<x>[^\\d,%和与每共]{1,5}?)(?:的单价是|的?每(?:个|支|张|本|只|件|副|盒|枝|千克|棵)|的?单价|的?票价)(?:是|为)?<a>元",
      ],
      [
        "(?<y>[^\\d,%和与每共]{1,5}?)(?:的单价是|的?每(?:个|支|张|本|只|件|副|盒|枝|千克|棵)|的?单价|的?票价)(?:是|为)?<b>元",
      ],
      ["[^\\d,%每]{0,8}?(?:总?费用|总?价钱?|花费|花|用|资金|预算|钱)*(?:不超过|不能超过|最多|至多|不多于|不高于)<l>元"],
    ],
    asked: [
      "[^\\d,%]{0,4}?最多(?:可以?|能)?(?:购?买)(?:多少|几)(?<u>个|支|张|本|只|件|副|盒|枝|千克|棵)(?<z>[^\\d,%]{1,5})",
      "[^\\d,%]{0,4}?(?<z>[^\\d,%最]{1,5}?)最多(?:可以?|能)?(?:购?买)(?:多少|几)(?<u>个|支|张|本|只|件|副|盒|枝|千克|棵)",
    ],
    meant: ({ x, y, z, n, a, b, l }) => {
      if (!x || !y || x === y) return null;
      const isX = z === x || x.endsWith(z ?? "?");
      const isY = z === y || y.endsWith(z ?? "?");
      if (isX === isY) return null;
      const [own, rest] = isX ? [a, b] : [b, a];
      const most = (Number(l) - Number(rest) * Number(n)) / (Number(own) - Number(rest));
      return Number(own) > Number(rest) && most >= 1 && most < Number(n)
        ? `find the largest integer x such that ${own}x+${rest}(${n}-x)<=${l}`
        : null;
    },
  },
];

function lessOf(own: number, rest: number, n?: string, m?: string): string | null {
  const value = (Number(m) - rest * Number(n)) / (own - rest);
  if (!isCount(value) || value >= Number(n)) return null;
  return own > rest ? `what is (${m}-${rest}*${n})/(${own}-${rest})` : `what is (${rest}*${n}-${m})/(${rest}-${own})`;
}

const strong = (name: string) => `(?:浓度|含[盐糖]率?|质量分数)?(?:是|为)?<${name}%>(?:的)?`;
const liquid = "(?:的)?(?:2种|两种)?(?:盐水|糖水|酒精溶液|酒精|食盐水|盐溶液|药水|溶液|食盐溶液|糖溶液|硫酸溶液|果汁)?";
const mixes = "(?:混合|混合后|配制|配|配成|,|来|要|可以?|能)*";
const two = `(?:要)?(?:用|将|把|现有|有)*${strong("p")}${liquid}(?:和|与|,)${strong("q")}${liquid}${mixes}`;
const whole = `${mixes}(?:成|得到|为|制成|出)?(?:${strong("r")}${liquid}<m>(?<u>克|千克|毫升|升|吨)|<m>(?<u>克|千克|毫升|升|吨)${strong("r")}${liquid})`;
const part = ({ p, q, r, m, s }: Groups): string | null => {
  if (p === q || (s !== p && s !== q)) return null;
  const [own, rest] = s === p ? [p, q] : [q, p];
  return (Number(own) - Number(r)) * (Number(r) - Number(rest)) > 0
    ? `what is ${m}*(${r}-${rest})/(${own}-${rest})`.replace(
        /\((\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)\)/g,
        (all, one, other) => (Number(one) < Number(other) ? `(${other}-${one})` : all),
      )
    : null;
};

const solution = (strength: string, mass: string) => [
  `[^\\d,%]{0,4}?(?:浓度|含[盐糖]率?)?(?:是|为)?<${strength}%>的?(?:盐水|糖水|酒精溶液|酒精|食盐水|盐溶液|药水|溶液|果汁)<${mass}>(?<u>克|千克|毫升|升|吨)`,
  `[^\\d,%]{0,4}?<${mass}>(?<u>克|千克|毫升|升|吨)(?:的)?(?:浓度|含[盐糖]率?)?(?:是|为)?<${strength}%>的?(?:盐水|糖水|酒精溶液|酒精|食盐水|盐溶液|药水|溶液|果汁)`,
];
const together = "(?:[^\\d,%再加]{0,6}?)(?:混合|倒在一起|混在一起|倒入|兑在一起|掺在一起)[^\\d,%再加水]{0,8}";

/** How much of one solution makes with another a third. */
export const ofMixturesInAnyOrder: AnyOrder[] = [
  {
    about: /%.*%.*%/u,
    given: [[`${two},?${whole}`, `${whole},?${two}`]],
    asked: [
      `[^\\d,%]{0,4}?(?:需要?|要|应|取|用|加)*(?:了)?${strong("s")}${liquid}(?:应|需要?|要|各|取|用)*(?:多少|几)(?<u>克|千克|毫升|升|吨)`,
      `[^\\d,%]{0,4}?(?:需要?|要|应|取|用|加)*(?:多少|几)(?<u>克|千克|毫升|升|吨)${strong("s")}${liquid}`,
    ],
    meant: part,
  },
  {
    about: /%.*%.*(?:混|一起)/u,
    given: [
      solution("p", "m").map((told) => `${told}(?:和|与|跟|,)&`),
      solution("q", "n").map((told) => `${told}&`),
      [together],
    ],
    asked: [
      "[^\\d,%]{0,6}?(?:新)?(?:得到的?)?(?:的)?(?:盐水|糖水|酒精溶液|酒精|食盐水|盐溶液|药水|溶液|果汁)?的?(?:浓度|含[盐糖]率?)(?:是|为)?(?:多少|百分之几)?",
    ],
    meant: ({ p, m, q, n }) => {
      const [inAll, mass] = [Number(p) * Number(m) + Number(q) * Number(n), Number(m) + Number(n)];
      return `write ${inAll}/${100 * mass} as a percent`;
    },
  },
];
