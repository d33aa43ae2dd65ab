import type { Frames } from "../../../stories/frames.ts";

const what =
  "(a number|the number|a price|the price|a value|the value|a salary|the salary|(my|her|his) (salary|pay|rent)|the population( of (a|the|this) <_:noun>)?|the result|this result|the new (number|price|value|amount)|a quantity|the quantity|an item|the item|a stock|the stock|its price|its value|it|this|that|x|n|(the|a|an) (price|value|cost) of (a|an|the) <_:noun>|the <_:word>'s price)";
const lead =
  "(if |suppose |suppose that |say )?(and |but |then |next |later |first |afterwards |and then |after that |finally )*";
const been = "((is|was|gets|got|has been|is first|was first|is then|was then) )?(then |first |later |again )*";
const up = "(increased|increases|increase|raised|raises|rises|rose|goes up|went up|grows|grew|marked up)";
const down =
  "(decreased|decreases|decrease|reduced|lowered|lowers|drops|dropped|falls|fell|goes down|went down|marked down|discounted|cut)";
const original =
  "(the |its )?(original|starting|first|initial|old)( (number|price|value|amount|salary|quantity|one|cost))?";
const order = "(先|再|又|然后|接着|后来|之后|首先|随后|第二次|第一次|将它|把它|将结果|把结果|结果){0,3}";
const thing =
  "(一个数|某数|一个自然数|一种商品|某种商品|某商品|一件商品|一件衣服|一台\\p{Script=Han}{1,4}|某产品|某股票|股价|商品价格|价格|这个数|一件物品|一种\\p{Script=Han}{2,4}|(一个)?长方形的面积)?(的)?(价格|售价|单价|产量)?";
const source = "(原来的?(数|价格|产量|价|售价)|原数|原价|原产量|最初的?(数|价格|价)?|原来|原先)";
const part = "(百分之几|百分之多少)";
const now = "(这时|此时|现在的?|结果|最后|最终|得到的?|所得的?){0,2}(数|价格|售价|现价|产量)?";

/** Percentages by which a number grows and shrinks, one after the other. */
export const changesFrames: Frames = {
  "": [`(?<=(?:less|more|lower|higher|smaller|larger|greater) )than ${original}`],
  up: [
    `${lead}(${what} )?${been}${up}( by)? <p:percent>( in the first (year|month)| in the second (year|month)| (one|the first|the second|the next|last|this) (year|month|day|week))?`,
    `${lead}an? <p:percent> (increase|raise|rise)`,
    `${thing}${order}(增加|提高|上涨|涨价|提价|加价|涨|上调|增长|升高|增产)(了)?<p:percent>(后|以后|之后)?`,
  ],
  down: [
    `${lead}(${what} )?${been}${down}( by)? <p:percent>( in the first (year|month)| in the second (year|month)| (one|the first|the second|the next|last|this) (year|month|day|week))?`,
    `${lead}an? <p:percent> (decrease|reduction|drop|discount)`,
    `${thing}${order}(减少|降低|下降|降价|跌|降|下调|减产|下跌|减)(了)?<p:percent>(后|以后|之后)?`,
  ],
  askPart: [
    `(then )?what (percent|percentage) of ${original} (is (left|it|it now|that|this|the (result|new|final)( (number|price|value|amount|salary|quantity))?|the final result)|remains|does it become|do you have|do you end up with|is it now|have you got)( now| left| at the end| in the end)?`,
    `(then )?(the (result|final|new)( (number|price|value|amount|result|salary|quantity))?|it|the number|the price|this) (is|is now|becomes|will be|costs|costs now|is worth|is now worth) what (percent|percentage) of ${original}( now)?`,
    `(那么|则|问|求)?${now}(是|相当于|等于|占)${source}的?${part}`,
  ],
  askMore: [
    `(then )?(what is |find |what's )?(the )?(overall|net|total) (percent|percentage) (increase|gain|rise)( in (the )?<_:noun>)?`,
    `(then )?by what (percent|percentage) (is|has|did|was) (${what}|the (final|new|result)( <_:word>)?|the result) (increased|more|larger|greater|higher|increase|grow|risen|grown) ?(overall|in total|altogether|in all)?( than ${original})?`,
    `(then )?the (result|final (number|price|value)|new (number|price|value)) is what (percent|percentage) (more|larger|greater|higher) than ${original}`,
    `(那么|则|问|求)?${now}(比|与)${source}(相比)?,?(增加|提高|上涨|涨|多|高|增长|贵)(了)?${part}`,
  ],
  askLess: [
    `(then )?(what is |find |what's )?(the )?(overall|net|total) (percent|percentage) (decrease|loss|drop|reduction|discount)( in (the )?<_:noun>)?`,
    `(then )?by what (percent|percentage) (is|has|did|was) (${what}|the (final|new|result)( <_:word>)?|the result) (decreased|less|smaller|lower|decrease|reduced|fallen|dropped) ?(overall|in total|altogether|in all)?( than ${original})?`,
    `(then )?the (result|final (number|price|value)|new (number|price|value)) is what (percent|percentage) (less|smaller|lower) than ${original}`,
    `(那么|则|问|求)?${now}(比|与)${source}(相比)?,?(减少|降低|下降|降|少|低|便宜|跌)(了)?${part}`,
  ],
  askBackDown: [
    `(then )?(to (get|go|return|come) back to ${original},? )?by what (percent|percentage) (must|should|does|would) (${what}|the new (price|salary|number)) (then |now )?(have to |need to )?be ${down}( to (return|get back|go back|come back) to ${original})?`,
    `(to (get|go|return|come) back to ${original},? )?by what (percent|percentage) (must|should) (${what}|the new (price|salary|number)) (fall|drop|decrease|go down)( to (return|get back|go back) to ${original})?`,
    `(现在)?(要|如果要|若要|想)?(恢复|回到|恢复到|降到)${source}(水平)?,?(应|需要?|要|必须|应该)?(再)?(降价|降低|下降|减少|下调)(了)?${part}`,
  ],
  askBackUp: [
    `(then )?(to (get|go|return|come) back to ${original},? )?by what (percent|percentage) (must|should|does|would) (${what}|the new (price|salary|number)) (then |now )?(have to |need to )?be ${up}( to (return|get back|go back|come back) to ${original})?`,
    `(to (get|go|return|come) back to ${original},? )?by what (percent|percentage) (must|should) (${what}|the new (price|salary|number)) (rise|increase|go up|grow)( to (return|get back|go back) to ${original})?`,
    `(现在)?(要|如果要|若要|想)?(恢复|回到|恢复到|涨到)${source}(水平)?,?(应|需要?|要|必须|应该)?(再)?(提价|涨价|提高|增加|上涨|上调)(了)?${part}`,
  ],
};
