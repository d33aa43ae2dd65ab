import type { Frames } from "../../../stories/frames.ts";

const who = "(i|you|we|he|she|they|my (mom|dad|mother|father)|a (man|woman|customer|teacher)|<_:word>)";
const pack = "(box|bag|pack|package|bottle|can|carton|jar|case|tub|loaf|jug|roll|packet|tube)";
const cls = "(支|本|个|盒|瓶|袋|包|只|条|张|件|双|块|枝|把|台|套|箱|桶|辆|棵|朵|颗|盆|杯|罐|听|根|副|顶)";
const same = "(同样的|这样的|这种|相同的|一样的)?";
const atRate = "(at (this|that|the same) (rate|price),? )?";
const money = "((多少|几)<asked:unit>(钱)?|多少钱)";

export const unitPriceFrames: Frames = {
  lot: [
    `(if )?<n> (of )?(<thing:noun> )?(costs?|sells? for|are sold for|are priced at|is|are) <c>( in total| altogether)?`,
    `(if )?${who} (buys|bought|buy|gets|got|can buy) <n> (of )?(<thing:noun> )?for <c>`,
    `(if )?${who} (pays|paid|pay|spends|spent|spend) <c> (for|on) <n>( of)?( <thing:noun>)?`,
    `(if )?an? <n>(-| )${pack}( of <thing:noun>)? (costs|is|sells for|is priced at) <c>`,
    `(if )?an? ${pack} of <n>( of)?( <thing:noun>)? (costs|is|sells for|is priced at) <c>`,
    `(${who})?(已知)?(买)?(了)?<n>${cls}${same}<thing:noun>,?(一?共)?(要|需|用了?|需要|花了?|付了?|售价|卖|是|的价钱是|的总价是|值)?<c>`,
    `(一${cls})?<thing:noun>(重)?<n>,?(一?共)?(售价|卖|要|值|是|花了?)?<c>`,
    `(买)?(了)?<n>${same}<thing:noun>,?(一?共)?(要|需|用了?|需要|花了?|付了?|售价|卖|是|值)?<c>`,
  ],
  each: [
    "(find|what is|what's|what was) the (unit price|unit cost|unit rate|price|cost)( in <asked:unit>)? (per|of one|of 1|of each|for each|for one|for 1|of a single) (<per1:per>|<thing2:noun>)",
    "(find|what is|what's) the unit (price|cost|rate)",
    `how much (does|is|did|would|will) (one|1|each|a single|a|an|each of the) (<per1:per>|<thing2:noun>)( cost)?`,
    "how much (does|is) (it|each|each one)( cost)? per <per1:per>",
    "how much (per|for one|for each) (<per1:per>|<thing2:noun>)",
    `(那么)?(平均)?每<per1:per>(<thing2:noun>)?(的价格|的单价)?(要|需要?|卖|售价|是|应付)?${money}`,
    `(那么)?(平均)?(每|1|一)${cls}(<thing2:noun>)?(的价格|的单价)?(要|需要?|卖|售价|是)?${money}`,
    `(求)?(<thing2:noun>的)?单价是?${money}?`,
  ],
  more: [
    `${atRate}(then )?(how much|what) (do|does|will|would|should|did) <m> (of )?(<thing2:noun> )?cost( (at|for) (this|that|the same) (rate|price))?`,
    `${atRate}(what is|find) the (cost|price) of <m>( of)?( <thing2:noun>)?( (at|for) (this|that|the same) (rate|price))?`,
    `${atRate}how much (will|would|does|do|should) ${who} (pay|spend|need)( to (pay|buy))? (for )?<m>( of)?( <thing2:noun>)?`,
    `${atRate}how much for <m>( <thing2:noun>)?`,
    `(照这样(计算|算)?,?)?(那么|如果)?(要|想)?(买)?<m>${cls}${same}(的)?(<thing2:noun>)?,?(要|需要?|应付|要付|要花|需付|共|一共|一共要|共要|付)?${money}`,
    `(照这样(计算|算)?,?)?(那么|如果)?(要|想)?(买)?<m>${same}(的)?(<thing2:noun>)?,?(要|需要?|应付|要付|要花|需付|共|一共|一共要|共要|付)?${money}`,
  ],
  afford: [
    `${atRate}how many( <thing2:noun>)? (can|could|would|will) ${who} (buy|get|be able to buy) (for|with) <d>`,
    `(照这样(计算|算)?,?)?(那么)?(用)?<d>(可以|能|能够|可)买(到)?(多少|几)${cls}${same}(<thing2:noun>)?`,
  ],
};
