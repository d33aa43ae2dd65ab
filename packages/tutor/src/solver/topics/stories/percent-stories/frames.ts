import type { Frames } from "../../../stories/frames.ts";

const who = "(i|you|we|he|she|they|<_:word>|a (man|woman|customer|family|student|teacher))";
const thing = "<_:noun>";
const money = "((多少|几)<asked:unit>(钱)?|多少钱)";
const priceCh = "(一|这)?(件|台|个|本|双|条|辆|部|套|种|张|把|只|支|顶)?<_:noun>";
const now = "( now| then)?";

export const percentFrames: Frames = {
  price: [
    `(the )?(original|regular|normal|list|usual|marked) (price|cost) of ${thing} (is|was) <w>( at first| originally)?`,
    `${thing} (that )?(normally|usually|originally|regularly) (costs?|sells for|is priced at|was priced at|sold for|cost|was|is) <w>( at first| originally| before the discount)?`,
    `(it|its price|the price) ((normally|usually|originally) )?(was|is|cost|costs) <w> (at first|originally)`,
    `(if )?(an?|the|my) <w> ${thing}`,
    `(${priceCh})?(的)?(原来的?价格|原价|定价|标价|原来)(是|为|卖|售)?<w>`,
    "(的)?(原价|定价|标价)(是|为)?<w>",
  ],
  // A price without a word of when it is: the old one, or the new one.
  tag: [
    `(the )?(price|cost) of ${thing} (is|was) <w>`,
    `${thing} (that )?(costs?|sells for|is priced at|was priced at|sold for|cost|was|is) <w>`,
    "(it|its price|the price) (was|is|cost|costs) <w>",
    `(?!存|把|将)${priceCh}(的)?(售价|价格)?(是|为|卖|售)?<w>`,
  ],
  off: [
    "(after|with) an? <p:percent> (discount|reduction|price cut|markdown)",
    "(and )?(now )?(it's|it is|they're|they are|is|are)( now| on sale)?( for| at)? <p:percent> off( now| today)?",
    "(and )?(the store |the shop )?(takes|took|gives|gave|offers) <p:percent> off( the price)?",
    "(and )?(i |he |she |we )?(have|has|got|get|use|used) an? <p:percent>( off)? (coupon|discount)",
    "(现在|现|后来|元旦|国庆|节日|店庆|商店|商场){0,2}(降价|下调|便宜|优惠)(了)?<p:percent>(后|以后|之后|出售|销售)?",
    `(and |that )?(then )?(it |the price( of ${thing})? |${thing} )?((is|are|was|were|has been|gets) )?(now )?(on sale (for|at)|discounted( by)?|marked down( by)?|reduced( by)?|lowered( by)?|decreased( by)?) <p:percent>( off)?( the original price)?`,
    `(it |${thing} )?(is|are) (now |on sale )?<p:percent> off`,
    `(during a sale,? )?(there is|with|at|after|(the|a) store (gives|offers)|is sold at|is on sale (with|at)|you (get|have))( an?)? <p:percent> (discount|off coupon|coupon|markdown|price cut|reduction)`,
    "(and )?(then )?(the (price|cost) )?(drops|drop|dropped|falls|fell|decreases|goes down|went down|decreased)( by)? <p:percent>",
    "(某商品|某种商品|一种商品|<_:noun>)?(现在|现|后来|再|又|先|商场|商店|打折时){0,3}(降价|价格降低|价格下降|便宜|下调)(了)?<p:percent>(出售)?(后)?",
    "(现在|现)?比原价(便宜|降低|降价|少)(了)?<p:percent>",
  ],
  kept: [
    "(现在|现|商场|商店|促销|节日|搞活动){0,3}(打|按)<k:tenths>(出售|销售|优惠|卖出|促销)?(后)?(卖|售)?",
    "(现在|现)?(打)<k:tenths>(后)?",
  ],
  up: [
    "(and )?(the price( of <_:noun>)? |it |its price )?(went up|goes up|rose|rises|increased|increases|was raised|has gone up)( by)? <r:percent>",
    `(and )?(then )?((the price|the cost)( of ${thing})? |it |its price |${thing} )?((is|was|are|has been) )?(raised|increased|marked up|goes up|went up|rises|rose|increases|increased|go up|gets raised)( by)? <r:percent>`,
    "(某商品|某种商品|一种商品|<_:noun>)?(后来|再|又|先|商场|商店){0,3}(涨价|提价|价格上涨|价格提高|上涨|加价|提高)(了)?<r:percent>(后)?",
  ],
  newPrice: [
    "(how much|what) (do|does|will|would|did|should) (i|he|she|we|they|you) (pay|have to pay|need to pay|owe)( for it)?( now| in the end| in all| in total| altogether| then)?",
    "(how much|what) (is|was|will be) the (final|sale|new|discounted|reduced|total) (price|cost)( now)?",
    "(how much|what) (is it|does it cost|will it cost|will it be|is the price|would it be) (now|then|after the (discount|sale|tax))?",
    `(what is|what's|find|what will be|what was) (the|its) (new |sale |final |discounted |current |reduced |selling )?(price|cost)( of ${thing})?( now)?( after (the|this) (discount|increase|sale|markup))?`,
    `(how much|what) (does|will|would|do|should|did) (it|${thing}|${who}|they)( now)? (cost|pay|sell for|be)${now}( for (it|${thing}))?( during the sale| on sale| after the discount| after the increase)?`,
    `how much is ${thing}( now)?( after the discount)?`,
    `(现在|现|打折后|降价后|涨价后)?(的)?(售价|价格|现价|现在的价格|实际售价)?(是|要|卖|需要|应付|为)?${money}`,
    `(买)?(这)?(件|台|个|本|双|条|辆|部|套|种|张|把|只|支|顶)?(<_:noun>)?(现在|现)(的)?(售价|价格|价)?(是|要|卖)?${money}`,
    `(买这<_:noun>)(要|需要?|应付|要付)${money}`,
  ],
  sold: [
    "<_:noun> (cost|costs|are|is|sold for|sell for) <w>",
    "(it )?(?<=now )(it )?(costs?|is|sells for|is sold for) <w>",
    "(and )?(is |it is |it's )now <w>",
    "(后|以后|之后)?(现在|现)?(卖|售价是|售价为|只卖|只要|价格是|价格为|是)<w>",
    `${who} (bought|got) (a|an|the|some|this) <_:noun> for <w>,? (and|when) (it|they) (was|were) <p:percent> off`,
    `${who} (bought|buys) ${thing} for <w> (after|with|at) an? <p:percent> (discount|markdown|reduction)`,
    `${who} (paid|pays) <w> for ${thing} (after|with) an? <p:percent> (discount|markdown|reduction)`,
    `(after|with|at) an? <p:percent> (discount|markdown|reduction),? ${thing} (costs?|sells for|is|was|cost|sold for) <w>`,
    `${thing} (costs?|sells for|is|was|sold for|is on sale for) <w> (after|with) an? <p:percent> (discount|markdown|reduction)`,
    `${priceCh}(打|按)<k:tenths>(出售|销售)?(后)?(的?(售价|价格|现价)(是|为)?|卖|是|售价)?<w>`,
    `${priceCh}(现价|现在|现在卖|现售|售价|卖)(是|为|卖)?<w>`,
    `(后)?(的)?(售价|现价|价格)(是|为)<w>`,
  ],
  original: [
    "(what was|what's|what is) (the|its) price before (the|this) (sale|discount|markdown|price cut)( started)?",
    "(它|这双鞋|这件衣服)?(的)?(原价|原来的价格)(是|为)?(多少|几)",
    "what (did|was|is) (it|they|<_:noun>|the (old|original) price)( cost)?( before| originally| at first)?( the (discount|sale|increase))?",
    "(what was|what is|what's|find|how much was|how much did it cost) (the|its)? ?(old|original|first|regular|earlier|starting|previous|before) ?(price|cost)?( of <_:noun>)?( before| at first| originally)?( the (increase|discount|sale))?",
    "how much (was|did) (it|<_:noun>)( cost)? (before|originally|at first)( the (increase|discount|sale|raise))?",
    "(what was|what is|find|what's) (the|its) (original|regular|normal|list) (price|cost)( of <_:noun>)?( before the (discount|sale))?",
    `(这)?(件|台|个|本|双|条|辆|部|套|种|张|把|只|支)?(<_:noun>)?(的)?(原价|原来的价格|原来)(是|卖|要|为)?${money}`,
  ],
  number: [
    "(什么数|哪个数|一个数|某数)的<p:percent>(是|等于|为)<w>",
    "<p:percent> of (a|some|what) number is <w>",
    "<w>是(多少|什么数|哪个数|一个数|几)的<p:percent>",
  ],
  askNumber: ["(what is|find|what's) (the|that) number", "(求)?(这个|那个|原|某)?数(是|为)?(多少|几)?", "求这个数"],
  group: [
    "there are <w> (<_:noun>)( (in|at|on) (a|the|my|this|our|his|her) <_:noun>)?",
    "(a|the|my|our) <_:noun> has <w> <_:noun>",
    "(某校|某班|一个班|学校|<_:noun>)(一?共)?有(学生)?<w>(人|名学生|个学生|本书|棵树|名|个)?",
  ],
  share: [
    "(if )?<p:percent> (of )?(them|the <_:noun>|these <_:noun>) are <thing:noun>",
    "(其中)?<thing:noun>(人数)?占(全班|全校|总数|总人数|全部|全班人数|全校人数)?的?<p:percent>",
    "(其中)<p:percent>(是|为)<thing:noun>",
  ],
  askShare: [
    "how many <thing2:noun> are (there|in (the|this|my|our) <_:noun>)( in (the|this|my|our) <_:noun>)?",
    "how many( of the <_:noun>| of them| <_:noun>)? are <thing2:noun>",
    "<thing2:noun>有(多少|几)(人|名|个|本|棵)?",
  ],
  // From one number to another.
  fromTo: [
    `(${thing}|(an? |the )?<_:word>'s ${thing}|it|the price of ${thing}|the number of ${thing})( price)? (went|goes|increased|increases|rose|rises|grew|grows|changed|changes|decreased|decreases|dropped|drops|fell|falls|is raised|was raised|is reduced|was reduced|is marked down|was marked down|went up|goes up|went down|goes down|is increased|was increased) from <a> to <b>`,
    `(${thing} )?from <a> to <b>`,
    "(<_:noun>)?(从|由)(原来的)?<a>(增加|提高|上涨|上升|涨|减少|降低|下降|降|变|减)(到|为|成)(了)?(现在的)?<b>",
    "<_:noun>(上月|去年|上个月|原来|原计划|原价|第一天)(用电|用水|产量|收入|生产|卖出|的产量)?(是|为)?<a>,?(<_:noun>)?(本月|今年|这个月|现在|实际|现价|第二天)(用电|用水|产量|收入|生产|卖出|的产量)?(是|为)?<b>",
  ],
  rise: [
    `(what is|what's|find|what was|calculate) the (percent|percentage)( of)? (increase|rise|growth)( in (the )?${thing})?`,
    "by what (percent|percentage) did (it|the price|<_:noun>) (increase|rise|grow|go up)",
    "(增加|提高|上涨|增长|上升|涨)(了)?(百分之几|百分之多少)",
    "(今年|本月|现在)?比(去年|上月|上个月|原来)(增加|提高|上涨|增长|多)(了)?(百分之几|百分之多少)",
  ],
  fall: [
    `(what is|what's|find|what was|calculate) the (percent|percentage)( of)? (decrease|drop|reduction|discount)( in (the )?${thing})?`,
    "by what (percent|percentage) did (it|the price|<_:noun>) (decrease|drop|fall|go down)",
    "(减少|降低|下降|降|节约|便宜)(了)?(百分之几|百分之多少)",
    "(今年|本月|现在)?比(去年|上月|上个月|原来)(减少|降低|下降|少|节约)(了)?(百分之几|百分之多少)",
  ],
  // Interest that is not added to the capital.
  deposit: [
    "(<_:noun>|他|她)?(把|将)<w>(人民币|钱|压岁钱)?存(入|进|在|到)?(了)?银行(里)?",
    "(有)?(一笔)?(本金|存款|存入本金|存钱)(是|为)?<w>",
    "<w> (is|was|are|were) (deposited|invested|borrowed|put|saved)( (in|into) (a|an|the|his|her|my) (bank|savings account|account|bank account))?",
    "on <w>",
    "(<_:noun>)?存(入|了|进)?(银行)?<w>",
    "(if )?(i|he|she|we|they|you|<_:word>)( want to)? (put|puts|deposit|deposits|invest|invests|save|saves|borrow|borrows|leave|have) <w>( of (my|his|her) money)?( in| into| from)?( (a|the|my|his|her))?( savings)?( bank| account| savings account| bank account)?",
    "(<~>)?(把|将)<w>(人民币|钱|压岁钱)?(存入|存到|存进|存在)(了)?银行(里)?",
    "<w>(人民币|钱)?(存入|存到|存进|存在)(了)?银行(里)?",
    `(${who} |if you |if )?(deposits?|deposited|invests?|invested|borrows?|borrowed|puts?|saves?|saved|invest) <w>( is| are)?( (in|into) (a|the|his|her) (bank|savings account|account|bank account))?`,
    "(<_:noun>|他|她)?(把|将)<w>(人民币|钱|压岁钱)?(存入|存到|存进)(了)?银行",
    "(在银行)?存入银行<w>",
  ],
  rate: [
    "(年)?利率(是|为)?<p:percent>",
    "at <p:percent>( simple)?( interest)?( per| a| each)? ?(year|annum)?( simple interest)?",
    "at( an?)?( annual)?( simple)?( interest)?( rate)?( of)? <p:percent>( simple)?( annual)?( interest)?( per year| a year| annually)?( simple interest)?",
    "(at|that pays|which pays|paying|earning) <p:percent>( annual)? simple( annual)? interest( per year| a year| annually)?",
    "(定期|存期)?年利率(是|为)?<p:percent>",
  ],
  years: [
    "(for|after|in) <t> years?( later)?",
    "(定期)?(存|存期|存了|存期是|存期为)<t>年(后|到期|到期后|到期时)?",
    "(for|after|in) <t> years?",
    "(定期)?(存|存期|存了|存期是|存期为)<t>年(后)?(,)?(到期)?",
    "定期<t>年",
    "(存)?<t>年(期|后|以后)?",
  ],
  interest: [
    "how much( simple)? interest (is|will be|was|does (it|he|she|<_:word>)|do (i|you|they)) ?(earned|paid|made|earn|get|owe|pay)?( at the end)?",
    "(到期)?(时|后)?(应得|可得|能得|得到)?利息(一?共)?(是|有)?(多少|几)<asked:unit>(钱)?",
    "how much( simple)? interest<~.>",
    "(the )?simple interest (on|for) <w>",
    "how much( simple)? interest (does|will|would|did|is) <w> (earn|make|bring|gain|get|produce|yield|earned|paid)",
    "(find|calculate|what is|what's)( the)?( simple)? interest (on|for|earned on|earned by) <w>",
    "(到期)?(时|后)?<~>(拿到|得到|获得|取得|得|有|拿)(多少|几)<asked:unit>?(的)?利息",
    "(到期)?(时|后)?<~>利息(一?共)?(是|有)?(多少|几)<asked:unit>?",
    `how much( simple)? interest (does|will|did|do|would) (${who}|it|the account) (earn|pay|get|owe|make)`,
    "(what is|find|calculate)( the)?( simple)? interest( earned)?",
    `(到期)?(时|后)?(可|可以|能|他|她|一共|应){0,3}(得到?|得|获得|取得|有)?利息(是)?${money}`,
    `(到期)?(时|后)?(的)?利息(是|有)?${money}`,
  ],
  // A tip, or a tax.
  extra: [
    "(and )?(after |plus |with |including )?(an? )?<r:percent>( sales)? (tax|tip)( on (the |that )?(sale|discounted|new)? ?price| added)?",
    `(and )?(the )?(sales )?tax( rate)? is <r:percent>`,
    `(and )?(${who} )?(leaves?|left|adds?|wants? to leave|tips?|gives?|pays?)( an?)? <r:percent>( sales)?( tip| tax)`,
    `with( an?)? <r:percent> (sales tax|tax|tip)`,
  ],
  total: [
    `(what is|what's|find) the total( cost| price| bill| amount)?( with tax| including tax| including the tip| with the tip)?`,
    `how much (does|will|did|do) ${who} pay( in all| in total| altogether| all together)?`,
    "what is the (final|total) (cost|price|bill)",
  ],
};
