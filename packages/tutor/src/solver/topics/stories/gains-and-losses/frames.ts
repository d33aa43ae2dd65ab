import type { Frames } from "../../../stories/frames.ts";

const who = "(<_:noun>|he|she|they|we|it)";
const ware =
  "(it|them|<_:noun>|(the|an?|his|her|its|their|this|that|one|each) (<_:word> )?<_:noun>|the (article|item|goods))( of <_:noun>)?";
const own = "(the|his|her|their|its|a|your)";
const costName = "(cost price|cost|original cost|purchase price|wholesale price|buying price|wholesale cost)";
const saleName = "(selling price|sale price|resale price|price|retail price)";
const end = "( in dollars| to the (store|shop|dealer|merchant|owner)| then| now)?";
const onCost = `( of what ${who} (had )?paid( for it)?| (on|of) (the|his|her|its) (cost|cost price|purchase price)| over the cost| on (it|an? <_:noun>|the (deal|sale|transaction|<_:noun>))| in the transaction)?`;
const sells = `(and )?(then |later )?((who|which|but|when) )?(${who} )?(is |was |were |are |be )?(later |then )?(sells?|sold|resells|resold|selling)( ${ware})?`;
const makes = `(,? ?(thus|thereby|still) )?(making|earning|and )?(still )?(${who} )?(still )?(made|makes|earned|earns|had|has|took|takes|realized)?`;

/** How much above or below the cost it goes, as a percentage or as money. */
const result = (name: string, nouns: string, verbs: string, tail: string) => [
  `(${makes} ?|(and )?(at|for|with) )(an? )?(${nouns}) of <${name}>${tail}`,
  `(${makes} ?|(and )?(at|for|with) )(an? )?<${name}> (${nouns})${tail}`,
  `(and )?(which|that|this) (was|is|gives (${who}|her|him)) (an? )?(<${name}> (${nouns})|(${nouns}) of <${name}>)${tail}`,
  `${sells} (at|for|with|and makes?|and made|making) (an? )?(${nouns}) of <${name}>${tail}`,
  `${sells} (at|for|with|and makes?|and made|making) (an? )?<${name}> (${nouns})${tail}`,
  `(and |still |thereby |thus )?(${who} )?(still )?(${verbs})( ${own} <_:noun>)?( by)? <${name}>${tail}`,
  `(the|${own}) (${nouns})( (percentage|percent))? (is|was|of) <${name}>${tail}`,
];

const counter = "(件|台|个|双|套|本|种|部|辆|只|支|条|把|款|块|批|盏|瓶|箱|千克|斤)";
const goods = `(商场|商店|老板|店主)?(将|把|若|如果|已知|求|则|那么|问|现|的|其中)*(该|这|某|此|1|一|每|1种|某种|该种)*${counter}?(<_:noun>)?(每${counter})?的?`;
const yuan = "(多少|几)(万)?[<asked:unit>]";
const is = "(应?(是|为|定为|定))?";
const sold = "(出售|销售|卖出|售出|卖掉|卖|促销|优惠出售|优惠|降价出售)(了|时|后)?";
const earnsCh = "(赚了?|盈利了?|获利了?|获得利润|获利润|利润是|利润为|盈利率?是|盈利率?为)";
const losesCh = "(亏损?了?|赔了?|亏本了?|损失了?|亏损率?是|亏损率?为)";
const lightly =
  "(结果|这样|就|则|可以?|能|仍|还|也|要|想|共|将|会|反而|商店|商家|老板|每件|他|她|如果|若|使|保证|才|所得|的|每个|每台)*";

/** What is bought and sold again: its cost, its prices, and how far they are apart. */
export const gainFrames: Frames = {
  "": [
    `(将|把)?(某|一|1|这|该|此)${counter}?(商品|产品|货物|货|衣服|玩具|<_:noun>)`,
    "打折(销售|出售|促销|卖出)?(后|时)?",
    "(后来|现在|由于换季|因为过时|为了促销|为促销|促销时|换季时|由于积压|销售时|商店)(,)?",
  ],
  cost: [
    `(if )?(${who} )?(is |was )?(buys?|bought|purchased|purchases|gets|got|paid for|pays for)( ${ware})? (at|for) (a (price|cost) of )?<c>`,
    `(if )?${who} (buys?|bought|purchased) ${ware} (at|for) <c> (each|apiece)`,
    `(if )?${who} (paid|pays) <c> for ${ware}`,
    `(if )?${ware} (that )?costs? (${who} |${own} |him |them )?<c>( to make)?`,
    `(that|which) costs? (${who} |her |him |them )?<c>( to make)?`,
    `(if )?(and )?(the |its |his |her |a )?${costName}( of ${ware})? (is|was|of|=) <c>`,
    `${goods}(进货价格?|进价|成本价|成本|买入价|买价)${is}<c>`,
    `(<_:noun>)?(以|用|按|花了?)<c>(元)?(的(价格|进价|成本价?))?(买进|购进|买入|进了|买来|买了|买回|购入|买到)(了)?(1|一)?${counter}?(<_:noun>)?`,
  ],
  sale: [
    `${sells} (at|for) <p>`,
    `${sells} (at|for) <p> (each|apiece)`,
    `(by |on |when |if )?(${who} )?(selling|sells) ${ware} (at|for) <p>`,
    `(if )?(and )?(the |its |his |her |a )?(selling|sale|resale) price( of ${ware})? (is|was|of|=) <p>`,
    `${goods}(售价|卖价|卖出价|售出价|实际售价)${is}<p>(出售|卖出)?`,
    `(<_:noun>)?(以|按|用)<p>(元)?(的价格|的售价)?(把)?${sold}(1|一|这)?${counter}?(<_:noun>)?`,
    `(<_:noun>)?(把|将)?${goods}(以|按)<p>(元)?(的价格|的售价)?(亏本)?${sold}`,
    `(<_:noun>)?(将|把)进价(为|是)?<c>(元)?的(<_:noun>)(以|按)<p>(元)?(的价格|的售价)?${sold}`,
    `(以|按|用)<p>(元)?(的价格)?亏本${sold}`,
    `(<_:noun>)?(把|将)?${goods}(卖|卖了|卖得|售得|卖出得)<p>`,
  ],
  marked: [
    `(if )?${who} marks ${ware}( up)? at <m>`,
    `(if )?${ware} (is|was) (marked|priced|listed) at <m>`,
    `(if )?(the |its |a )?(marked|list|listed|tag) price( of ${ware})? (is|was|of) <m>`,
    `${goods}(标价|定价)${is}<m>`,
  ],
  kept: [
    `${goods}按(标价|定价)的?<o:tenths>(优惠)?${sold}`,
    `${lightly}(又|再|后来|现|现在)*(按|打|以)?(按)?((标价|定价)的?)?(打)?<o:tenths>(优惠)?(${sold})?`,
  ],
  keptPercent: [`${lightly}(按|以)(标价|定价)的<o:percent>(${sold})?`],
  off: [
    `${sells} (at|with) (an? )?<d:percent> (discount|off)( on (the|its) (marked|list) price)?`,
    `(and )?(${who} )?(allows|gives|offers|offering|allowing|after|at|with) (an? )?(discount of <d:percent>|<d:percent> discount)( on (the|its) (marked|list) price)?`,
  ],
  up: [
    `${who} (marks up|marked up|raises|raised) (the price of )?${ware}( by)? <u:percent>( (above|over) (the |its |their )?cost)?`,
    `${who} (marks|prices) ${ware}( up)?( at)? <u:percent> (above|over|more than) (the |its |his |her )?(cost|cost price)`,
    `${goods}(先)?(按|以|在)?(进价|成本价|成本)(的基础上)?(提高|增加|加价|加)(了)?<u:percent>(后)?(作为|进行|来|为)?(标价|定价)?(后)?`,
    `${lightly}(先)?(按|以|在)?${goods}(比)?(进价|成本价?)?(的基础上)?(按)?(提高|增加|加价|加)(了)?<u:percent>(后)?(作为|进行|来|为|的价格)?(标价|定价|标出售价)?`,
    `${lightly}(按|以)(进价|成本)?(加|的)?<u:percent>的?利润(来|率)?(标价|定价)`,
  ],
  gain: [
    ...result(
      "r:percent",
      "profit|gain",
      "gains?|gained|profits|profited|makes|made|earns|earned|gives an? profit of|brings an? profit of|yields an? profit of",
      onCost,
    ),
    `${lightly}(${earnsCh}|利润率?${is}|盈利率${is})<r:percent>(的利润)?`,
    `${lightly}(获得?|得到|有)<r:percent>的利润率?`,
    `${goods}利润率${is}<r:percent>`,
    `${goods}(按|在)?(进价|成本价|成本)(的基础上)?(加价|加|提高)(了)?<r:percent>${sold}`,
    `(and )?(${who} )?wants? (to (earn|make|gain|have|get) )?(an? )?(<r:percent> (profit|gain)|(profit|gain) of <r:percent>)${onCost}`,
    "(and )?(which|that|this) is <r:percent> of the cost( price)?",
  ],
  atLeast: [
    `(<_:noun>)?(要求)?(以|按)利润率(不低于|不少于)<r:percent>的(售价|价格)(打折)?${sold}`,
    `${lightly}${goods}利润率(不低于|不少于|至少是|至少为|至少)<r:percent>`,
  ],
  loss: [
    ...result("l:percent", "loss", "loses?|lost|losing|gives an? loss of", onCost),
    `${lightly}${losesCh}<l:percent>(${sold})?`,
    `${goods}亏损率${is}<l:percent>`,
  ],
  gained: [
    ...result("g", "profit|gain", "gains?|gained|profited", onCost),
    `${lightly}(${earnsCh}|利润${is})<g>(的利润)?`,
  ],
  lost: [...result("x", "loss", "loses?|lost|losing|gives an? loss of", onCost), `${lightly}${losesCh}<x>`],
  // Nobody knows the prices, only how many of them weigh each other up.
  asMany: [
    `(if )?the cost( price)? of <n> (<thing:noun>) (is equal to|is the same as|equals) the selling price of <k> (<thing2:noun>)`,
  ],
  pair: [
    `(<_:noun>|he|she) (sells|sold) (two|2) <_:noun>( at| for) (<p> each|<p> apiece)`,
    `(<_:noun>)?(以|按)?(每${counter}|(都)?(以|按|卖)?)<p>(元)?(的价格)?(卖出|出售|卖了|售出)(了)?(两|2)${counter}(<_:noun>)?`,
    `(<_:noun>|有)*(两|2)${counter}(进价不同的|不同的)?(<_:noun>)?,?(都|各|均|每${counter}都?)(是|以|卖|卖了|按|售价是|售价为)*<p>(元)?(的价格)?(卖出|出售|售出)?`,
    `(<_:noun>)?(卖出|出售|卖了|售出)(了)?(两|2)${counter}(<_:noun>)?,?(都|各|每${counter}都?)(是|以|卖|卖了|按|售价是|售价为)*<p>(元)?(的价格(卖出|出售))?`,
  ],
  pairOutcome: [
    `(on |with )?(the )?(one|first)( (one|of them))? (he|she) (gains|gained|makes|made|makes a profit of|made a profit of|earns) <r:percent>( profit)?,? (and|but) (on |with )?(the )?(other|second)( one)? (he|she) (loses|lost|takes a loss of) <l:percent>`,
    `(on |with )?(the )?(one|first)( (one|of them))? (he|she) (loses|lost) <l:percent>,? (and|but) (on |with )?(the )?(other|second)( one)? (he|she) (gains|gained|makes|earns) <r:percent>`,
    `(其中|结果)?(1|一)${counter}(<_:noun>)?(赚|盈利|获利)了?<r:percent>,?(另|另外)(1|一)${counter}(<_:noun>)?(亏损?|赔|亏本)了?<l:percent>`,
    `(其中)?(1|一|第1|第一)${counter}(<_:noun>)?(赚|盈利|获利)了?<r:percent>,?(而)?(另)?(1|一|外1|外一|第2|第二)${counter}(<_:noun>)?(亏损?|赔|亏本)了?<l:percent>`,
    `(其中)?(1|一|第1|第一)${counter}(<_:noun>)?(亏损?|赔|亏本)了?<l:percent>,?(而)?(另)?(1|一|外1|外一|第2|第二)${counter}(<_:noun>)?(赚|盈利|获利)了?<r:percent>`,
  ],
  askCost: [
    `(what|find|how much|at what price|for how much|for what price|calculate)( (is|was|were))? ?${own} ${costName}( of ${ware})?${end}`,
    `(how much|what|what price|for how much|at what price) did (${who}|${ware}) (pay|buy|cost|spend)( for| on)?( ${ware})?( for)?( (the|a) (store|shop|dealer|merchant|owner|him|her|them)| him| her| them)?${end}`,
    `how much money did ${who} (pay|spend) (for|on) ${ware}`,
    `(what|how much) (was|is) ${own} cost${end}`,
    `${goods}(进货价|进价|成本价|成本|买价|买入价)${is}(${yuan})?`,
    `(他|她|当时|原来|老板|商店|当初|买)*(买|买进|购进)(这|该|时)*${counter}?(<_:noun>)?(时)?(花了?|用了?|的价格是)${yuan}`,
  ],
  askSale: [
    `(what|find|calculate|how much)( (is|was|will be|should be|would be))? ${own} ${saleName}( of ${ware})?( be)?${end}`,
    `(how much|what|what price|for how much|at what price|for what price|for what amount) (does|did|should|must|will|would|do) (${who}|${ware}) (be )?(sell|sold|charge)( ${ware})?( for| at)?${end}`,
    `(how much|for how much|at what price|for what price) (is|was) (${who}|${ware}) sold( for| at)?`,
    `what should ${own} ${saleName} be`,
    `${goods}(实际)?(卖出价|售出价|应售价|售价|卖价)${is}${yuan}`,
    `${goods}(应?(卖|售))${yuan}`,
  ],
  askMarked: [
    `(what|find|how much)( (is|was|should be))? ${own} (marked|list|listed|tag) price( of ${ware})?( be)?${end}`,
    `${goods}(标价|定价)${is}${yuan}`,
  ],
  askGainPercent: [
    `(what|find|calculate)( (is|was))? ${own} (gain|profit) (percent|percentage|rate)`,
    `(what|find|calculate)( (is|was))? (the |his |her |their )?(percentage|percent)( of)?( (the|his|her))? (gain|profit)( (as|on) the cost)?`,
    `what (is|was) (the|his|her|their) (profit|gain) as an? (percentage|percent) of (the|his|her) cost( price)?`,
    `what (percentage|percent) (profit|gain) (did|does) ${who} (make|earn|have)`,
    `(what|by what) (percentage|percent) (did|does|is|was) ${who} (gain|gained|profit)`,
    `${lightly}${goods}(的)?(利润率|盈利率)${is}(多少|百分之几|百分之多少)?`,
    `${lightly}(赚了?|盈利|获利|获利了)(百分之几|百分之多少)`,
  ],
  askLossPercent: [
    `(what|find|calculate)( (is|was))? ${own} loss (percent|percentage|rate)`,
    `(what|find|calculate)( (is|was))? (the |his |her |their )?(percentage|percent)( of)?( (the|his|her))? loss`,
    `what (percentage|percent) loss (did|does) ${who} (make|take|have)`,
    `(what|by what) (percentage|percent) (did|does|is|was) (${who} )?(lose|lost)`,
    `${goods}亏损率${is}(多少|百分之几|百分之多少)?`,
    `${lightly}(亏损?了?|赔了?)(百分之几|百分之多少)`,
  ],
  atMarked: [`(若|如果)?(改)?按(标价|定价|原价)${sold}`],
  spent: [
    `(and )?(${who} )?(then )?(spent|spends|paid|pays|spending) (another |an additional )?<e> (on|for|in) (its |the |some )?(repairs?|repairing it|fixing it( up)?|parts|new parts|painting it|its <_:noun>|transport|transportation|shipping|delivery)( it)?`,
    "(and )?<e> (was|were|is) spent (on|for) (its |the )?(repairs?|repairing it|fixing it|parts|painting it)",
    "(又|另外|再)?(花了?|用了?|支出)<e>(的)?(修理费?|修理|维修费?|运费|进行修理|维修)",
  ],
  buysMany: [
    `(if )?${who} (buys?|bought|purchased|purchases|ordered|orders) <n> <_:noun> (at|for) <c> (each|apiece|per <_:word>)`,
    `(<_:noun>)?(以|按|用)?每${counter}<c>(元)?(的(价格|进价|单价))?(买进|购进|买入|进了|批发|买来|买了|购入)(了)?<n>${counter}(<_:noun>)?`,
    `(<_:noun>)?(买进|购进|买入|进了|批发|买来|买了|购入)(了)?<n>${counter}(<_:noun>)?,?每${counter}(进价|成本|买入价)?${is}<c>`,
  ],
  sellsMany: [
    `(and |then )*(${who} )?(sells?|sold|resells|resold) (them|them all|all of them|all|each|each one|each of them|the <_:noun>|all the <_:noun>) (at|for) <p>( (each|apiece|per <_:word>))?`,
    `(又|再|然后|并|全部|都)*(以|按|用)?每${counter}(售价)?<p>(元)?(的价格)?(全部|都)?${sold}`,
  ],
  askGainOfAll: [
    `how much( (profit|money))? (did|does|do|will|would) ${who} (gain|make|earn|profit)( in (profit|all|total))?( altogether| in all)?( if ${who} sells? (them all|all of them))?`,
    `(what|find)( (is|was))? ${own} (total )?(profit|gain)`,
    `(如果|若)?(全部|都)*(卖完|售完|卖出)?(后)?,?(一共|共|总共|可以?|能|可|商店|老板)*(获利润?|盈利|赚了?|赚钱)(了)?${yuan}(的利润)?`,
  ],
  askGain: [
    `(how much|what|find)( (is|was))? ${own} (gain|profit)( in dollars)?( on the <_:noun>)?`,
    `how much( (profit|money))? (did|does|do|will) ${who} (gain|make|earn|profit)( in profit)?( on ${ware})?`,
    `${lightly}(赚了?|盈利|获利润?|获利了?|利润${is})${yuan}(的利润)?`,
    `${goods}利润${is}${yuan}`,
  ],
  askLoss: [
    `(how much|what|find)( (is|was))? ${own} loss( in dollars)?`,
    `how much( money)? (did|does|do|will) ${who} lose( on ${ware})?`,
    `${lightly}(亏损?了?|赔了?|损失了?)${yuan}`,
  ],
  askPairLoss: [
    `(find|what (is|was)|how much (is|was)) (his|her|the) (overall|total|net) loss( in dollars)?( on the (deal|sale|two))?`,
    `how much did (he|she) lose (overall|in all|altogether|in total)`,
    "(总的来说|总的来看|总体上|两件合起来|合起来|一共|总共|这次买卖|这笔买卖|在这次买卖中|商店|他|,)*(亏损?了?|赔了?)(多少|几)<asked:unit>",
  ],
  askPairEither: [
    "(总的来说|总的来看|总体上|两件合起来|合起来|一共|总共|这次买卖|这笔买卖|在这次买卖中|商店|他|,|是|这家商店|该商店|老板)*(是)?(赚了?|盈利|赚)(还是)(亏损?了?|赔了?|亏本),?(赚了?或亏了?|赚或亏了?|赚了还是亏了)?(多少|几)<asked:unit>",
    "(did|does) (he|she) (gain|make money|make a profit) or (lose|lose money|take a loss)( overall| in all)?,? and (by )?how much",
  ],
  askLeastTenths: [`${lightly}${goods}最(低|多)(可以?|能|应)?打(了)?(几|多少)折(${sold})?`],
  askNew: [
    `(at what price|for how much|for what price|how much|for what amount|what price) (should|must|would|does|did|will) (${who}|${ware}) (be sold|sell|have to sell|have to be sold|need to be sold|need to sell|have sold|have been sold)( ${ware})?( for| at)? (to|in order to|so as to) (gain|earn|make|get|have|profit)( a (profit|gain) of)?( an?)? <t:percent>( (profit|gain))?${onCost}`,
    `(at what price|for how much|for what price|how much|what price) (should|must|would) (${who}|${ware}) (be sold|sell|have sold|have been sold)( ${ware})?( for| at)? (if|so that) ${who} (is|wants?) to (gain|make|earn)( a (profit|gain) of)?( an?)? <t:percent>( (profit|gain))?${onCost}`,
    `(若|如果)?${lightly}(想|要)(获利|盈利|赚)<t:percent>,?${goods}(应该|应|要|需要?)?(以|按|卖|定价|售价)*${is}${yuan}(的价格)?(卖出|出售|卖)?`,
  ],
  askTenths: [
    `${lightly}${goods}(应该|应|需要?|可以|可|是)*打(了)?(几|多少)折(${sold})?`,
    `${lightly}${goods}(应该|应|可以?|需要?)*按(标价|定价)的?(几|多少)折${sold}`,
  ],
};
