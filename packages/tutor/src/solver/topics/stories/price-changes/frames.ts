import type { Frames } from "../../../stories/frames.ts";

const it = "(it|they|its|its price|the price|the cost|the (sale )?price|<_:noun>|(that|this|the) <_:noun>)";
const ch = "(一|这|那|某)?(件|台|个|本|双|条|辆|部|套|种|张|把|只|支|顶|款)?<_:noun>?";
const money = "(多少|几)(<asked:unit>|钱)";

/** The rest of a clause that asks for the price now, and not for the one before. */
const end = "(?!.*\\b(before|originally|original|at first|to begin|earlier)\\b)<~.>";

export const priceChangesFrames: Frames = {
  price: [
    `(an?|the|my|this) <_:noun> (originally |normally )?(priced|listed|marked|selling) at <w>`,
    `(if )?(an?|the|my|his|her|each|this) <_:noun>( (at|in|on|for) (a|the) <_:noun>)? (originally |normally |usually |regularly )?(costs?|is|was|cost|sells for|sold for|is priced at|are)( originally| normally)? <w><~.>`,
    `<~> ?(cost|price|bill|check|total|meal|lunch|dinner|order|fare|lunch|rent|salary)( (of|for|at|in)<~>)? (was|is|comes to|came to|costs?|cost|totaled|totals) <w><~.>`,
    `<~> ?(bought|buys|wants to buy|purchased|found|sees|saw|ordered|got|is buying) (an?|the|some) <_:noun> (for|that costs?|priced at|worth|that (is|was)|which costs?)( originally| normally)? <w>`,
    `(an?|the|my|his|her) <w>( pair of| set of| box of| bag of)? <_:noun>`,
    `(有)?(一|1|某|这)(件|台|个|本|双|条|辆|部|套|种|张|把|只|支|顶|款)(原价|标价|定价|售价)?(是|为)?<w>的<_:noun>`,
    `(?!\\p{Script=Han}*(便宜|降|省|少|多|优惠|找|赚|付))${ch}(的)?(进价|成本价?|原价|定价|标价|售价|原来的?价格|原来|价格)?(是|为|卖|每<_:noun>)?<w>`,
    `(<~>以)?(每<_:noun>)?<w>(元)?的(价格|进价|成本)(购进|买进|进|批发)(了)?(一批)?<_:noun>?`,
  ],
  off: [
    `(and |but )?(then )?(the )?(new|sale|reduced|lower) price (is |was |gets )?(then )?(reduced|lowered|cut|discounted|marked down)( again)? by (another |a further |an additional )?<p:percent>( again| more)?`,
    `(and |but )?(then )?(another|a further|an additional|an extra) <p:percent> (off|discount)( at (the )?(checkout|register))?`,
    `<~> ?(reduces|reduced|lowers|lowered|cuts|cut|drops|dropped|marks down) the price of (a|an|the|its|their|one) <w> <_:noun> by <p:percent>`,
    `(and |but )?(then )?(later )?(it |they |the store |the shop |he |she )?(reduces|lowers|cuts|reduced|lowered|decreases|decreased|drops) (it|the price|that price|the new price) by <p:percent>( again)?`,
    `(and |but )?(then )?(it|its price|the price) (is |was )?(reduced|lowered|decreased|drops|dropped|falls|fell|goes down|went down)( by)? <p:percent>(?= (?:and |then |but ))`,
    `(and |but )?(then )?${it}? ?(is|are|was|were|goes|went)?( now| on sale)?( for| at| with)? ?(an? )?<p:percent> (off|discount|markdown|reduction|discounted)<~.>`,
    `(and |but )?(then )?${it}? ?(is|are|was|were)? ?(discounted|marked down|reduced|lowered|on sale|marked|decreased|dropped|drops|falls|fell|goes down|went down|down)( by| at| for| with)? (an? )?<p:percent>( off)?( discount)?<~.>`,
    `<~> ?(gets|get|got|has|had|have|uses|used|use|receives|gave|gives|offers|takes|took|with|after|at|during)( an?)? <p:percent>( student| member| employee)?( off)? (discount|coupon|sale|markdown|price cut|reduction)<~.>`,
    `<~> ?(gets|get|got|has|had|have|uses|used|receives|offers|takes|took) <p:percent> off<~.>`,
    "(<_:noun>)?(现在|现|又|再|先|商场|商店|后来|换季|节日|店庆|促销时?){0,3}(降价|下调|便宜|优惠|降低|价格下降)(了)?<p:percent>(后|以后|出售|销售)*?",
  ],
  kept: [
    "(<_:noun>)?(现在|现|又|再|先|商场|商店|后来|换季|节日|店庆|促销时?|最后|现在商场){0,3}(打|按)<k:tenths>(优惠)?(出售|销售|卖出|促销|优惠)?(后)?",
  ],
  up: [
    `<~> ?(raises|raised|increases|increased|marks up|marked up) the price of (a|an|the|its|their|one) <w> <_:noun> by <r:percent>`,
    `(and |but )?(then )?(later )?(it |they |the store |the shop |he |she )?(raises|increases|raised|increased) (it|the price|that price|the new price) by <r:percent>( again)?`,
    "(<_:noun>)?(商店|商场|老板|店主|先|又|再|后来|按|按照|在|进价|成本|加价|进价的基础上|成本的?基础上){0,4}(提高|加价|上涨|涨价|加|增加|涨)(了)?<r:percent>(后|以后)?(的价格)?(标价|定价|出售|作为定价|作为标价|卖出)?",
    `(and |but )?(then )?${it}? ?(is|are|was|were)? ?(marked up|raised|increased|goes up|went up|rises|rose|up)( by)? <r:percent><~.>`,
  ],
  rise: [
    `(and |but )?(then )?(it|its price|the price) (is |was )?(marked up|raised|increased|goes up|went up|rises|rose)( by)? <r:percent>(?= (?:and |then |but ))`,
    `after an? <r:percent> (increase|markup|raise|price increase)`,
  ],
  extra: [
    `<~> ?(left|leaves?|adds?|added|gives?|gave|pays?|paid|wants? to leave|wants? to give|plus|with|charges?|including|and|then|there is)( an?)? <r:percent>( sales)? (tax|tip|service charge|gratuity)<~.>`,
    `<~> ?(tips?|tipped|adds?|added|leaves?|left)( an?)? <r:percent>( for (the|a) (tip|tax|server|waiter|waitress))?<~.>`,
    `(and )?(then )?(the )?(sales )?(tax|tip)( rate)? (is|was|of) <r:percent><~.>`,
    `(and )?(then )?(an? )?<r:percent>( sales)? (tax|tip|service charge)( (is|was|are) (added|charged|included)| on <~>)?`,
  ],
  askFinal: [
    `(what is |find |what's )?(the )?(final|sale|new|selling) price( in dollars)?${end}`,
    `(how much|what) (do|does|will|would|did|should|must)(?! (the|his|her) (tip|tax|discount)) <~> ?(pay|spend|owe|cost|be)${end}`,
    `(what|how much) (is|was|will be|would be) (the|his|her|their|its) (final |total |sale |new |discounted |selling |whole |reduced )*(price|cost|bill|amount|total)${end}`,
    `(find|what's) (the|his|her|its) (final |total |sale |new |discounted )*(price|cost|bill)${end}`,
    `(how much|what) (is|are|does) (it|the <_:noun>|they)( cost)?( now)?`,
    `(?!\\p{Script=Han}*(赚|利润|便宜|省|原|找))(现在)?${ch}(的)?(现价|售价|现在的价格|实际售价|现在)?(是|卖|要|应付|需付|为|要付)?${money}`,
  ],
  askPart: [
    `how much (money )?(do|does|did|will|would) <~> (save|tip|leave)<~.>`,
    `(how much|what) (is|was|will be|would be|should) (the|his|her) (tip|tax|sales tax|discount|savings|amount of (tax|discount))( be)?<~.>`,
    `(现价|现在|这样)?(比原来|比原价|可以|能|买一<_:noun>|可)*?(便宜|节省|省|少花|少付)(了)?${money}`,
  ],
  askProfit: [
    `(这|每|一)?(件|台|个|本|双|条|辆|部|套)?(<_:noun>)?(能|可以|可|一共|共)*?(赚|盈利|获利|得到利润|获利润)(了)?${money}`,
    `(每<_:noun>)?(的)?利润(是|有|为)?${money}`,
  ],
  askOriginal: [
    `(what|how much) (was|is) (the|its|his|her) (original|regular|old|starting|full|normal|usual)( price| cost)?<~.>`,
    `(what|how much) (was|did) (it|the price|the cost|the <_:noun>)( cost)? (before|at first|originally|to begin with)<~.>`,
    `${ch}(的)?(原价|原来的?价格|原来)(是|卖|要|为)?${money}`,
  ],
};
