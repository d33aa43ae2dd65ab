import type { Retelling } from "../retellings/retelling.ts";
import { inChinese } from "./told-in-chinese.ts";

const liquid =
  "(?:盐水|糖水|酒精溶液|酒精|食盐水|盐溶液|药水|溶液|食盐溶液|糖溶液|硫酸溶液|硫酸|果汁|消毒液|农药|药液)";
const unit = "(?:克|千克|毫升|升|吨)";
const strong = (name: string) => `(?:浓度(?:是|为)?|含盐率?(?:是|为)?|含糖率?(?:是|为)?|质量分数(?:是|为)?)?<${name}%>`;
const some = "(?:现有|有|某人有|从|往|向|1杯|1瓶|1种|在|把|将|实验室有|容器里有|杯子里有|1个容器里有|杯中有)*";
/** 含盐20%的盐水300克, 300克浓度为20%的盐水. */
const given = [
  `${some}${strong("p")}的?${liquid}<m>(?<u>${unit})(?:中|里)?`,
  `${some}<m>(?<u>${unit})(?:的)?${strong("p")}的?${liquid}(?:中|里)?`,
  `${some}${strong("p")}的<m>(?<u>${unit})(?:的)?${liquid}(?:中|里)?`,
];
const becomes = (name: string) =>
  `(?:,|要|想|把它|将它|使它|使|让|可|能|为了|它|其|把)*(?:得到|稀释成|稀释到|稀释为|配制成|配成|变成|变为|成为|就成为|浓度变为|浓度降到|浓度降低到|浓度降为|浓度提高到|浓度提高为|浓度达到|浓度变成|浓度为|浓度增加到|的?浓度变为|的?浓度降低?[到为]|的?浓度提高[到为])?(?:1种)?${strong(name)}(?:的)?${liquid}?`;
const water =
  "(?:再)?(?:加入?|添加|倒入|注入|兑)(?:了)?(?:多少|几)\\k<u>(?:的)?(?:清?水|蒸馏水)|(?:再)?(?:加入?|兑)(?:清?水)(?:多少|几)\\k<u>";
const salt =
  "(?:再)?(?:加入?|添加|倒入|放入?)(?:了)?(?:多少|几)\\k<u>(?:的)?(?:食?盐|白?糖|纯酒精)|(?:再)?(?:加入?)(?:食?盐|白?糖|纯酒精)(?:多少|几)\\k<u>";
const off = "(?:蒸发掉?|蒸发去|去掉)(?:了)?(?:多少|几)\\k<u>(?:的)?水|(?:蒸发掉?水|蒸发水)(?:多少|几)\\k<u>";
const add = "(?:需要?|应|要|应该|还要|须|必须|还需|还应)?";
const isBetween = (r: string | undefined, p: string | undefined, q: string | undefined) =>
  (Number(p) - Number(r)) * (Number(r) - Number(q)) > 0;

const changed = (what: string) =>
  given.flatMap((told) => [
    `${told},?${becomes("q")},?${add}(?:${what})`,
    `${told},?${add}(?:${what})(?:后|,|才|就|可|能|以|便)*${becomes("q")}`,
  ]);

const two = `${strong("p")}(?:的${liquid})?(?:和|与|,|的和)${strong("q")}(?:的)?(?:2种)?(?:不同的)?${liquid}`;
const mixed = "(?:现在|现|混合|配制|混合后|来|1起|,|要|可以?|配|兑)*";
const total = [
  `(?:成|得到|为|制成)?<m>(?<u>${unit})(?:的)?${strong("r")}的?${liquid}`,
  `(?:成|得到|为|制成)?${strong("r")}的?${liquid}<m>(?<u>${unit})`,
];
const asked = `(?:那种)?(?:的?${liquid})?(?:应|需要?|要|各|应该|需)?(?:取|用)?(?:多少|几)\\k<u>`;

/** What is added to a solution, or boiled away, and how much of two solutions makes a third. */
export const ofMixtures: Retelling[] = [
  ...inChinese(changed(water), ({ p, m, q }) => (Number(q) < Number(p) ? `what is ${m}*${p}/${q}-${m}` : null)),
  ...inChinese(changed(salt), ({ p, m, q }) =>
    Number(q) > Number(p) && Number(q) < 100 ? `what is ${m}*(${q}-${p})/(100-${q})` : null,
  ),
  ...inChinese(changed(off), ({ p, m, q }) => (Number(q) > Number(p) ? `what is ${m}-${m}*${p}/${q}` : null)),
  ...inChinese(
    total.flatMap((whole) => [
      `(?:用|将|把|现有|有|实验室有)*${two},?${mixed}${whole},?(?:其中)?(?:需要?|要|应)?(?:取|用)?${strong("s")}的?${asked}`,
      `(?:用|将|把|现有|有|实验室有)*${two},?${mixed}${whole},?(?:其中)?(?:需要?|要|应)?(?:取|用)(?:多少|几)\\k<u>的?${strong("s")}的?${liquid}`,
    ]),
    ({ p, q, m, r, s }) => {
      if ((s !== p && s !== q) || p === q || !isBetween(r, p, q)) return null;
      return s === p ? `what is ${m}*(${q}-${r})/(${q}-${p})` : `what is ${m}*(${r}-${p})/(${q}-${p})`;
    },
  ),
  ...inChinese(
    total.map(
      (whole) =>
        `(?:有|现有)?(?<x>甲|乙)(?:种)?(?:${liquid})?的?浓度(?:是|为)?<p%>,(?<y>甲|乙)(?:种)?(?:${liquid})?的?浓度(?:是|为)?<q%>,?${mixed}${whole},?(?:其中)?(?:需要?|要|应)?(?:取|用)?(?<z>甲|乙)种?${asked}`,
    ),
    ({ x, y, z, p, q, m, r }) => {
      if (x === y || p === q || !isBetween(r, p, q)) return null;
      return z === x ? `what is ${m}*(${q}-${r})/(${q}-${p})` : `what is ${m}*(${r}-${p})/(${q}-${p})`;
    },
  ),
  ...inChinese(
    [
      `(?:将|把|用|现有|有)?${strong("p")}的?${liquid}<m>(?<u>${unit})(?:和|与|跟|,)+${strong("q")}的?${liquid}<n>\\k<u>(?:,?倒在1起)?(?:,)?(?:混合|倒在1起|混合在1起)*(?:后|,|得到的|混合后)*(?:的)?(?:新)?${liquid}?的?(?:浓度|含盐率)(?:${"是|为"})?(?:多少|百分之几)?`,
      `(?:将|把|用|现有|有)?<m>(?<u>${unit})${strong("p")}的?${liquid}(?:和|与|跟|,)+<n>\\k<u>${strong("q")}的?${liquid}(?:,?倒在1起)?(?:,)?(?:混合|倒在1起|混合在1起)*(?:后|,|得到的|混合后)*(?:的)?(?:新)?${liquid}?的?(?:浓度|含盐率)(?:${"是|为"})?(?:多少|百分之几)?`,
    ],
    ({ p, m, q, n }) => `write (${m}*${p}+${n}*${q})/(100*(${m}+${n})) as a percent`,
  ),
];
