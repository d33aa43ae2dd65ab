import type { AnyOrder, Groups } from "./told-in-any-order.ts";

const words = "[^\\d,%]{0,10}?";
const taxi = `${words}(?:出租车|的士|网约车|打车)${words}`;
const way = "(?:千米|公里)";
/** The way beyond the first part, for what was paid. */
const rodeFor = ({ f, w, e, p }: Groups) =>
  Number(p) > Number(f) && Number(e) > 0 ? `what is (${p}-${f})/${e}+${w}` : null;

/** The way that was paid for, and the price before a discount that still leaves a gain. */
export const ofFares: AnyOrder[] = [
  {
    about: /起步价|起步费|起步/u,
    given: [
      [
        `(?:${taxi})?起步[价费]?(?:是|为)?<f>元(?:,?(?:含|包含|包括|可行)<w>${way}(?:以?内)?)?`,
        `(?:${taxi})?<w>${way}(?:以?内|及以内)(?:的?)?(?:起步[价费]?|收费|收)?(?:是|为)?<f>元`,
      ],
      [`${words}超过<w>${way}(?:的|部分|后|之后|以上)*,?每${way}(?:加收|收费?|另收|按|是|为)?<e>元(?:计费|收费|计算)?`],
      [`(?:[^\\d,%]{0,6}?[1一][次回])?${words}(?:付|花|支付|共付|车费)(?:了|是|为|车费|去)*<p>元(?:车费|钱)?`],
    ],
    maybe: [[`(?:含|包含|包括)<w>${way}(?:以?内)?`]],
    beside: ["(?:按实际里程|不足1?一?千米按1?一?千米|里程)[^\\d,%]{0,8}"],
    asked: [`${words}(?:乘坐?|坐|行|行驶|走|打车)(?:了)?(?:多少|几)${way}`],
    meant: (found) => (found.w === undefined ? null : rodeFor(found)),
  },
  {
    about: /标价|定价/u,
    given: [
      [`${words}(?:进价|成本价?|进货价)(?:是|为)?(?:每[件个台套盒双])?<c>元(?:1?一?[件个台套盒双])?`],
      ["(?:若|如果)?(?:按|以)?(?:标价|定价)(?:的)?(?:打)?<z%>(?:出售|销售|卖出?|后)*"],
      [
        "[^\\d,%]{0,6}?(?:仍|还|可|能|可以|仍然|要|想)*(?:获利润?|盈利|赚|利润率?(?:是|为|达到)?)(?:了)?<r%>(?:的利润)?",
      ],
    ],
    beside: ["(?:相对于|按)(?:进价|成本)(?:来说|计算|算)?"],
    asked: ["[^\\d,%]{0,8}?(?:标价|定价)(?:应该?|应当|要)?(?:是|为|定为|定)?(?:多少|几)元?"],
    meant: ({ c, z, r }) => `what is ${c}*(1+${r}%)/(${z}%)`,
  },
];
