import { type AnyOrder, type Groups, isCount } from "./told-in-any-order.ts";

const unit = "(?<u>天|小时|日|分|周)";
const name = (group: string) =>
  `(?<${group}>甲|乙|师傅|徒弟|老张|老李|小王|小李|张师傅|李师傅|爸爸|妈妈)(?:工程)?[队组厂管人]?`;
const does =
  "(?:做|干|完成|修|施工|加工|工作|打|铺|整修|做完|修完|修建|建|生产|承包|种|挖|开)?(?:这项工程|这件工作|此项工程|这批0件|完|了)?";
const done = "(?:可以|可|才能|就|能|做?完成|完工|做完|修完|干完|完|竣工)*";
const alone = (who: string, days: string) =>
  `(?:[^\\d,%先后]{0,10}?)?${name(who)}(?:单独|独自|独立|1个?人|独)?${does}(?:需要?|要|用|可以?|能|得)*<${days}>${unit}${done}`;
const both =
  "(?:由)?(?:甲乙两?[队人组厂]?|两[队人组]|他们(?:两人)?|师徒(?:两人)?)?(?:一起|共同|合作|合做|合干|合修|一同|同时)(?:做|干|完成|施工|工作|修|打|来做)?(?:了)?";
const rest = "(?:剩下|余下|其余|剩余)的?(?:工作|工程|任务|部分|活)?(?:再)?(?:由|让|交给|留给)?";
const long = `(?:还|一?共|又|再|才)*(?:需要?|要|用|做|经过|干|得)*(?:多少|几)(?:个)?${unit}(?:能|可以?|才能|就|才|后|可)*(?:做?完成?|完工|做完|干完|修完|竣工)?(?:任务|全部工程|这项工程|工程|这件工作|全部工作|工作)?`;
const task =
  "(?:有)?(?:一)?(?:1|一)?(?:项|件|个|批|条|段|份|座)?[^\\d,%每]{0,10}?(?:工程|工作|任务|0件|零件|公路|水渠|稿件|路|桥|活|文件|书稿)";
const finish = "(?:完成|做完|修完|干完)[^\\d,%]{0,8}";

const isPair = ({ x, y }: Groups) => x !== undefined && y !== undefined && x !== y;
const share = ({ a, b }: Groups) => `(1/${a}+1/${b})`;
const ownOf = ({ x, a, b }: Groups, who?: string) => (who === x ? a : b);
const isOne = ({ x, y }: Groups, ...others: (string | undefined)[]) => others.every((one) => one === x || one === y);

/** Two who could do a work alone. */
export const ofWorkInAnyOrder: AnyOrder[] = [
  {
    about: /合|一起|共同|同时/u,
    given: [[alone("x", "a")], [alone("y", "b")]],
    beside: [task, finish],
    asked: [`(?:如果|若)?${both},?(?:则|那么)?${long}`, `${long}(?:,)?${both}`],
    meant: (told) => (isPair(told) ? `what is 1/${share(told)}` : null),
  },
  {
    about: /先|合/u,
    given: [
      [alone("x", "a")],
      [alone("y", "b")],
      [`(?:现在|实际)?(?:先)?(?:由|让)?${name("z")}先?(?:单独|独)?${does}(?:了)?<h>${unit}(?:之?后)?`],
    ],
    beside: [task, finish],
    asked: [
      `(?:${rest})?(?:再|后|然后|接着|由)*${both}(?:${rest})?,?(?:${both})?${long}`,
      `(?:然后|接着|再)?${name("w")}(?:也)?(?:加入进?来?|参加进?来?|来帮忙)(?:,)?(?:两人|两队)?(?:一起|共同|合作)(?:做|干|完成|修)?,?${long}`,
      `(?:${rest}),?(?:再|后|然后|接着|由)*${both},?[^\\d,%]{0,4}?${long}`,
      `(?:${rest})?(?:再|后|然后|接着|由)*${both},?[^\\d,%]{0,4}?${long}`,
    ],
    meant: (told) =>
      isPair(told) && isOne(told, told.z) && told.w !== told.z && Number(told.h) < Number(ownOf(told, told.z))
        ? `what is (1-${told.h}/${ownOf(told, told.z)})/${share(told)}`
        : null,
  },
  {
    about: /先.*[剩余下]|[剩余]下/u,
    given: [
      [alone("x", "a")],
      [alone("y", "b")],
      [`(?:现在|实际)?(?:先)?(?:由|让)?${name("z")}先?(?:单独|独)?${does}(?:了)?<h>${unit}(?:之?后)?`],
    ],
    beside: [task, finish],
    asked: [`${rest}(?:再)?(?:由|让)?${name("w")}(?:单独|独|1个?人|接着|来|继续)*${does},?(?:${name("w")})?${long}`],
    meant: (told) =>
      isPair(told) && isOne(told, told.z, told.w) && told.z !== told.w && Number(told.h) < Number(ownOf(told, told.z))
        ? `what is (1-${told.h}/${ownOf(told, told.z)})*${ownOf(told, told.w)}`
        : null,
  },
  {
    about: /合|一起|共同|同时/u,
    given: [
      [alone("x", "a")],
      [alone("y", "b")],
      [
        `(?:现在|实际|现)?(?:先)?(?:由)?(?:甲乙两?[队人组厂]?|两[队人组]|他们)?先?(?:一起|共同|合作|合做|合干|合修|一同)(?:做|干|施工|工作|修)?(?:了)?<h>${unit}(?:之?后)?`,
      ],
    ],
    maybe: [[`${name("v")}(?:因?有?事|因故|另有任务|中途|被)*(?:离开|调走|撤走|走)了?`]],
    beside: [task, finish],
    asked: [`${rest}(?:再)?(?:由|让|归)?${name("w")}(?:单独|独|1个?人|接着|来|继续)*${does},?(?:${name("w")})?${long}`],
    meant: (told) =>
      isPair(told) &&
      isOne(told, told.w) &&
      (told.v === undefined || (isOne(told, told.v) && told.v !== told.w)) &&
      Number(told.h) / Number(told.a) + Number(told.h) / Number(told.b) < 1
        ? `what is (1-${told.h}*${share(told)})*${ownOf(told, told.w)}`
        : null,
  },
  {
    about: /进水|注水/u,
    given: [
      [
        "[^\\d,%]{0,8}?(?:单开|单独开|打开|单独打开|只开)?(?:甲|进水|注水)管(?:单独开)?(?:,)?(?:需要?|要)?<a>(?<u>小时|分)(?:可以?|能|就|可)*(?:把|将)?(?:空池|水池|空水池|整池|一?池水)?(?:注满|放满|灌满|满)(?:水池|空池)?",
      ],
      [
        "[^\\d,%]{0,8}?(?:单开|单独开|打开|单独打开|只开)?(?:乙|排水|出水|放水)管(?:单独开)?(?:,)?(?:需要?|要)?<b>(?<u>小时|分)(?:可以?|能|就|可)*(?:把|将)?(?:满池水?|水池|整池水?|一?池水|全池水)?(?:的水)?(?:放完|排完|排空|放空|放光|排光)",
      ],
    ],
    maybe: [["[^\\d,%]{0,8}?(?:先)?(?:单独)?(?:打开|开)(?:甲|进水|注水)管<h>(?<u>小时|分)(?:后)?"]],
    beside: ["[^\\d,%]{0,6}水池[^\\d,%每]{0,14}"],
    asked: [
      "[^\\d,%]{0,8}?(?:两管|2管|两个?水管|2个?水管|两个管)?(?:都|同时|齐|一起)*(?:打?开|全开)*(?:后)?,?(?:再|还)?(?:过|要|需要?|经过)*(?:多少|几)(?<u>小时|分)[^\\d,%放排]{0,4}?(?:才|能|可以?|把|将|可)*(?:空池|水池)?(?:注满|放满|灌满)?(?:水池|空池)?",
    ],
    meant: ({ a, b, h }) => {
      if (Number(a) >= Number(b) || (h !== undefined && Number(h) >= Number(a))) return null;
      return h === undefined ? `what is 1/(1/${a}-1/${b})` : `what is (1-${h}/${a})/(1/${a}-1/${b})`;
    },
  },
];

const piece = "(?:个|只|张|块|条|根|片|件|把|支|套|顶|副)";
const part = (group: string) => `(?<${group}>[^\\d,%每或配和与的]{1,4}?)`;
const several = (group: string) => `(?<${group}>\\d{1,3}|一|两)`;
const count = (value?: string) => ({ 一: 1, 两: 2 })[value ?? ""] ?? Number(value);

/** Parts that are made so that they fit. */
export const ofFittingParts: AnyOrder[] = [
  {
    about: /配/u,
    given: [
      ["[^\\d,%每]{0,10}?<n>(?:名|个|位|人)(?:工人|师傅|人|生产工人|工匠|学生)?(?:[^\\d,%每]{0,10})"],
      [
        `(?:每[人名个位](?:工人|师傅|人)?|平均每人|1名工人|一[名个]工人)(?:平均)?(?:每[天日]?|每?(?:一?小时)|一天|1天)*(?:可以?|能)?(?:生产|加工|做|制作|制|缝制|糊)?(?:${part("x")}${several("a")}${piece}或(?:者)?(?:生产|做|加工)?${part("y")}${several("b")}${piece}|${several("a")}${piece}${part("x")}或(?:者)?(?:生产|做|加工)?${several("b")}${piece}${part("y")})`,
      ],
      [
        `(?:规定|要求)?(?:每)?${several("j")}?${piece}${part("p")}(?:要|需要?|刚好|正好|可以?|和|与|应|必须)*(?:配|搭配|配上|配套)?${several("k")}${piece}${part("q")}(?:刚好|正好|恰好|可以?|能)?(?:配?成?一套|配套|组成一套)?`,
        `${part("p")}(?:和|与)${part("q")}(?:按|的?比)*<j>,<k>(?:的比例)?(?:配套|配成一套)`,
      ],
    ],
    beside: ["[^\\d,%]{0,6}?(?:为了?|要|要想|要让|若要|想)?(?:使|让)?[^\\d,%少多]{0,18}?(?:配套|配成套|配成一套)"],
    asked: [
      `(?:应|应该|需要?|要|可)?(?:安排|分配|分|派)?(?:多少|几)(?:名|个|位)?(?:工人|师傅|人)?(?:去|来)?(?:生产|加工|做|制作)${part("z")}(?:,?(?:才能|才|可以?|能|来)*(?:使|让)[^\\d,%]{0,12}?(?:配套|配成套))?`,
      `(?:生产|加工|做|制作)${part("z")}的(?:工人)?(?:应|应该|需要?|要)?(?:安排|有)?(?:多少|几)(?:名|个|位)?(?:工?人)?`,
    ],
    meant: ({ n, x, a, y, b, p, q, j = "1", k, z }) => {
      if (x === y || (z !== x && z !== y)) return null;
      const [own, other, forP, forQ] = [count(a), count(b), count(j), count(k)];
      const [forX, forY] = p === x && q === y ? [forP, forQ] : p === y && q === x ? [forQ, forP] : [];
      if (!forX || !forY) return null;
      const [xs, ys] = [forX * other, forY * own];
      if (!isCount((Number(n) * xs) / (xs + ys))) return null;
      return `what is ${n}*${z === x ? xs : ys}/(${xs}+${ys})`;
    },
  },
];
