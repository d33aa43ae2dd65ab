import type { Frames } from "../../../stories/frames.ts";

const who =
  "((a|the) (grocer|shopkeeper|store owner|merchant|store|farmer|shop|seller|baker|cook|owner)|<_:word>|i|we|you|he|she)";
const price = (name: string) =>
  `(which |that )?(costing|that costs?|costs?|that sells? for|selling for|worth|priced at|at|that (is|are) worth|for)( only)? <${name}>( ?/ ?| per | a | an | each )<per${name}:per>`;
const lot = (amount: string, cost: string) => `<${amount}> (of )?(<_:noun> )?${price(cost)}`;
const goodsCh = "(糖果|糖|茶叶|茶|咖啡豆|咖啡|坚果|水果|大米|米|饼干|奶糖)";
const one = `(甲|第一|a)(种|类)?${goodsCh}?`;
const other = `(乙|第二|b)(种|类)?${goodsCh}?`;
const mixed = "(混合|混在一起|混合在一起|配成什锦糖|配成混合糖|混合成什锦糖|混合成混合糖)(后)?";

export const mixedPriceFrames: Frames = {
  two: [
    `(if )?(${who} (mixes|mixed|combines|blends|mix|combined|blended) )?((mix|combine|blend) )?${lot("a", "p")} (with|and) ${lot("b", "r")}( are mixed( together)?)?`,
  ],
  first: [
    `(有)?${one}的?(单价|价格|售价)?(是|为)?每<per1:per><p>`,
    `(有)?${one}的?(单价|价格|售价)?(是|为)?<p>(/|每)<per1:per>`,
  ],
  second: [
    `${other}的?(单价|价格|售价)?(是|为)?每<per2:per><r>`,
    `${other}的?(单价|价格|售价)?(是|为)?<r>(/|每)<per2:per>`,
  ],
  amounts: [
    `(现在|现|如果|若)?(用|把|将|取)<a>的?${one}(和|与|,)<b>的?${other}${mixed}`,
    `(现在|现|如果|若)?(用|把|将|取)${one}<a>(和|与|,)${other}<b>${mixed}`,
  ],
  asked: [
    "(what is|what's|what will be|find) the (price|cost)( (per|of 1|of one|of a|of each|for each|for one) <per3:per>)? of the (mixture|mix|blend)( per <per4:per>)?",
    "how much (should|does|will|would) (the mixture|the mix|the blend|(one|1|each|a) <per3:per> of the (mixture|mix|blend)) (cost|sell for)( per <per4:per>)?",
    "(那么)?(混合后的?|什锦糖|混合糖|这种?混合糖|这样的混合糖|这种什锦糖)?(的)?(糖|糖果|茶叶)?(平均)?每<per3:per>(的)?(价格|售价|应售|应卖|值|卖|需)?(是|为)?(多少|几)<asked:unit>",
  ],
};
