import { ask, formula, get, is, letter, many, number, type Wording, what } from "./parts.ts";

/** Of formulas: what is solved, simplified, and put in. */
export const ofFormulas: readonly Wording[] = [
  [`(?:solve )?\\|(?<a>[^|=]{1,30})\\| ?= ?\\|(?<b>[^|=]{1,30})\\|`, "solve (<a>)^2 = (<b>)^2"],
  [`(?:解方程:?)?\\|(?<a>[^|=]{1,30})\\| ?= ?\\|(?<b>[^|=]{1,30})\\|`, "解方程 (<a>)^2 = (<b>)^2"],
  [`(?<e>[^一-龥,;=]*(?<x>[a-z])[^一-龥,;=]*=[^一-龥,;=]*), ?\\k<x> ?= ?`, "solve <e>"],
  [
    `(?:已知|若|如果|设)(?:实数)?[a-z](?:、|,|和) ?[a-z]满足(?:方程组|等式|关系式)?:?(?<e>[^一-龥]{3,60}?)[,，]? ?(?:求|则)(?:代数式)?(?<w>[^一-龥]{1,30}?)(?:的值)?(?:${is}${many})?`,
    "已知 <e>，求 <w> 的值",
  ],
  [
    `(?:若|已知|如果)?(?:\\{)?(?<x>[a-z]) ?= ?(?<n>${number})[,，] ?(?<z>[a-z]) ?= ?(?<m>${number})[,，]?是(?:关于[a-z](?:、|,|和)[a-z]的)?(?:二元一次)?方程(?<e>${formula})的(?:一个|1个|一组|1组)?解${letter}`,
    "已知 <x> = <n>，<z> = <m>，<e>，求 <y>",
  ],
  [`直线(?<e>${formula})(?:与|和|跟)(?<x>[xy])轴的?交点的(?:横|纵)坐标(?:${is}${many})?`, "直线<e>在<x>轴上的截距"],
  [
    `(?:${what} )?the slope of (?:a|the|any) straight line (?:that is |which is )?(?<p>perpendicular|parallel) to (?<e>${formula})`,
    "what is the slope of a line <p> to <e>",
  ],
  [
    `(?:if |given |let |for |suppose )?(?:the function )?(?<f>[fgh])\\((?<x>[a-z])\\) ?= ?(?<e>${formula})(?:,|\\.|;)?(?: and| if)? ?\\k<f>\\((?<a>[a-z])\\) ?= ?(?<n>${number})(?:,|\\.|;)? ?(?:then )?(?:what is|what's|find|solve for|determine)?(?: the value of)? \\k<a>`,
    "solve <ea> = <n>",
  ],
  [
    `(?:if |given |let |for |suppose )?(?:the function )?(?<f>[fgh])\\((?<x>[a-z])\\) ?= ?(?<e>${formula})(?:,|\\.|;)? ?(?:then )?(?:for (?:what|which) values? of \\k<x> (?:is|does)|(?:what|which) values? of \\k<x> (?:makes?|gives?)|find \\k<x> (?:if|when|such that|so that)|solve) ?\\k<f>\\(\\k<x>\\) ?(?:=|equal) ?(?<n>${number})`,
    "solve <e> = <n>",
  ],
  [
    `(?:若|已知|设|如果)?(?:函数)?(?<f>[fgh])\\((?<x>[a-z])\\) ?= ?(?<e>${formula}),?(?:且|若|当)?\\k<f>\\((?<a>[a-z])\\) ?= ?(?<n>${number}),?(?:那么|则|求|时|,)*\\k<a>(?:的值)?(?:${is})?${many}?`,
    "解方程 <ea> = <n>",
  ],
  [
    `(?:${what} )?(?:the )?inverse(?: function)? (?:of|for) (?:the function )?(?:f\\(x\\)|y) ?= ?(?<e>${formula})`,
    "solve for y: x = <i>",
  ],
  [
    `(?:if |given |let )?(?:the function )?(?<f>[fgh])\\((?<x>[a-z])\\) ?= ?(?<e>${formula})(?:,|\\.|;)? ?(?:then )?(?:${what})(?: the value of)? \\k<f>\\^\\{? ?-1 ?\\}?\\((?<n>${number})\\)`,
    "solve <e> = <n>",
  ],
  [
    `(?:if |given |let )?(?:the function )?f\\(x\\) ?= ?(?<e>${formula})(?:,|\\.|;)? ?(?:then )?(?:${what}) (?:f\\^\\{? ?-1 ?\\}?\\(x\\)|(?:the )?inverse(?: function)?(?: of f(?:\\(x\\))?)?)`,
    "solve for y: x = <i>",
  ],
  [`${get}(?:函数)?(?:f\\(x\\)|y) ?= ?(?<e>${formula})的反函数(?:${is}${many})?`, "solve for y: x = <i>"],
  [
    `(?:${what} )?(?:the |all |all the |all real )?(?:real )?(?:zeros|zeroes|roots|x-intercepts) (?:of|for) (?:the )?(?:function|polynomial|quadratic|equation|expression|parabola|graph of)?(?: function)? ?(?:[fgp]\\(x\\) ?= ?|y ?= ?)?(?<e>[^,;=?一-龥]{1,60})`,
    "solve <e> = 0",
  ],
  [
    `(?:if |given |let |for |suppose )?(?:the function )?(?<f>[fgh])\\((?<x>[a-z])\\) ?= ?(?<e>(?:[^,;?.=一-龥]|\\.(?=\\d)){1,80}?)(?:,|\\.|;| and)? ?(?:then )?(?:what is|what's|find|calculate|evaluate|compute|determine|what does)?(?: the value of)? \\k<f>\\((?<n>${number})\\)(?: equal)?`,
    "evaluate <e> for <x> = <n>",
  ],
  [
    `(?:若|已知|设|如果)?(?:函数)?(?<f>[fgh])\\((?<x>[a-z])\\) ?= ?(?<e>(?:(?!\\b(?:find|and|what)\\b)[^,;?一-龥]){1,80}?),?(?:那么|则|求)*\\k<f>\\((?<n>${number})\\)(?:的值)?(?:${is})?${many}?`,
    "当 <x> = <n> 时，求 <e> 的值",
  ],
  [
    `(?:if |given that )?(?<x>[a-z]) ?= ?(?<n>${number}) is (?:a|the|one) (?:solution|root) (?:of|to) (?:the )?(?:quadratic )?(?:equation )?(?<e>${formula})${ask}(?<y>[a-z])(?: equal)?`,
    "if <x> = <n> and <e>, what is <y>",
  ],
  [
    `(?:若|已知|如果)?(?:关于[a-z]的)?(?:一元[一二]次)?(?:方程)?(?<e>${formula})的(?:一个|1个)?(?:解|根)(?:${is})(?<x>[a-z]) ?= ?(?<n>${number})${letter}`,
    "已知 <x> = <n>，<e>，求 <y>",
  ],
  [
    `(?:若|已知|如果)?(?<x>[a-z]) ?= ?(?<n>${number})是(?:关于[a-z]的)?(?:一元[一二]次)?方程(?<e>${formula})的(?:一个|1个)?(?:解|根)${letter}`,
    "已知 <x> = <n>，<e>，求 <y>",
  ],
  [`(?:if )?(?<a>[^,;=]{1,12}:[^,;=]{1,12})(?: ?= ?)(?<b>[^,;=]{1,12}:[^,;=]{1,12})${ask}[a-z]`, "solve <a> = <b>"],
  [
    `(?:for|at) (?:what|which) values? of (?<x>[a-z]) (?:are|is) (?:the )?(?:expressions? )?(?<a>${formula}) (?:and|equal to) (?<b>${formula})(?: equal)?`,
    "solve <a> = <b>",
  ],
  [
    `当?(?<x>[a-z])(?:取何值|取什么值|为何值|为多少|等于多少|取多少|是多少)时,?(?:代数式|式子|多项式)?(?<a>${formula})(?:的值)?(?:与|和)(?:代数式|式子)?(?<b>${formula})的?(?:值)?相等`,
    "解方程 <a> = <b>",
  ],
  [
    `当?(?<x>[a-z])(?:取何值|取什么值|为何值|为多少|等于多少|取多少|是多少)时,?(?:代数式|式子|多项式)?(?<a>${formula})(?:的值)?(?:与|和)(?:代数式|式子)?(?<b>${formula})的?(?:值)?互为相反数`,
    "解方程 <a> + (<b>) = 0",
  ],
  [
    `当?(?<x>[a-z])(?:取何值|取什么值|为何值|为多少|等于多少|取多少|是多少)时,?(?:代数式|式子|多项式)?(?<a>${formula})的值比(?:代数式|式子)?(?<b>${formula})的?(?:值)?大(?<n>${number})`,
    "解方程 <a> = (<b>) + <n>",
  ],
  [
    `当?(?<x>[a-z])(?:取何值|取什么值|为何值|为多少|等于多少|取多少|是多少)时,?(?:代数式|式子|多项式)?(?<a>${formula})的?值?(?:等于|是|为)(?<n>${number})`,
    "解方程 <a> = <n>",
  ],
  [
    `(?:若|已知|如果)?(?:代数式|式子)?(?<a>${formula})(?:与|和)(?:代数式|式子)?(?<b>${formula})互为相反数${letter}`,
    "解方程 <a> + (<b>) = 0",
  ],
  [`(?:write|express|put) (?<e>[-\\d^()/*+√{}.]{1,40}?) (?:in|as) (?:its )?simplest form`, "simplify <e>"],
  [
    `${get}等比数列(?<l>[-\\d/]+(?:, ?[-\\d/]+)+),? ?(?:…|\\.{3,}),? ?(?:的)?第(?<n>\\d+)项(?:${is}${many})?`,
    "等比数列<l>,…的第<n>项是多少",
  ],
];
