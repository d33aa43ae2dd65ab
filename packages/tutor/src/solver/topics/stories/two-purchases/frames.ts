import { measure as m } from "../../../stories/chinese-words.ts";
import type { Frames } from "../../../stories/frames.ts";

const who = "(i|we|you|he|she|they|<_:word>|(my|his|her|the|a) <_:word>)";
const money = "((多少|几)<asked:unit>(钱)?|多少钱)";

export const purchaseFrames: Frames = {
  lot: [
    "(if )?<a> <x:noun> (and|plus|with) <b> <y:noun>( together)? (costs?|are|is|cost a total of|come to|sell for|cost me)( a total of)? <c>( in total| altogether| together)?",
    `(if )?${who} (bought|buys|buy|got|gets|paid for|ordered) <a> <x:noun> (and|plus) <b> <y:noun>,?( and)?( (paid|spent|pays|it cost|for))?( a total of| in total)? <c>( in total| altogether)?`,
    "(the )?(total )?(cost|price) of <a> <x:noun> (and|plus) <b> <y:noun> (is|was) <c>",
    `(if )?${who} (paid|pays|spent|spends) <c> (for|on) <a> <x:noun> (and|plus) <b> <y:noun>`,
    `(如果|已知|若)?(<_:noun>)?(买|购买)?(了)?<a>${m}<x:noun>(和|、|,|与|加)<b>${m}<y:noun>,?(一?共|总共|共计|合计)?(要|需|需要|用了?|用去了?|花了?|花去了?|付了?|花费|卖|售价|价钱是|是)?(了)?<c>(钱)?`,
  ],
  askX: [
    "(what is|what's|find) the (price|cost) of (one|1|a|an|each|a single) <z:noun>",
    "(how much|what) (is|does|are|do|was|would|will) (one|1|each|a|an|a single|the price of (a|an|one|each)|the cost of (a|an|one|each)) <z:noun>( cost| each)?",
    "(what is|find) the (price|cost) of (one|1|a|an|each|a single) <z:noun>",
    `(求|问|那么)?(每|1|一)${m}<z:noun>(的价格|的单价)?(是|要|卖|需要?)?${money}`,
    "how much (would|does|will) (one|1|a|an|each) <z:noun> cost",
    "(the )?(price|cost) of (one|1|a|an|each) <z:noun>",
    `(求)?<z:noun>(的单价|每${m})(是|要|卖)?${money}`,
  ],
};
