import { formula, is, many, number, type Wording, what } from "./parts.ts";

/** Several terms, with letters. */
const terms = "(?=[^,;?一-龥]*[a-z])(?:(?![a-z]{3})[^,;?一-龥=<>]){1,40}?[-+](?:(?![a-z]{3})[^,;?一-龥=<>]){1,40}?";
/** A formula without words: not "3 times that number". */
const plain = "(?:(?![a-z]{3})[^,;?一-龥]){1,50}?";
const named = "(?:多项式|整式|代数式)?";

/** Of polynomials that are subtracted in words, of roots and squares that are told, and of functions through points. */
export const ofExpressions: readonly Wording[] = [
  // All of what is subtracted, and not its first term.
  [
    `${named}(?<a>${terms})减去?${named}(?<b>${terms})(?:的差|的结果)?(?:${is})?(?:${many}|什么)?`,
    "化简 (<a>) - (<b>)",
  ],
  [`(?:${what}|simplify)? ?(?<a>${terms}) minus (?<b>${terms})`, "simplify (<a>) - (<b>)"],
  [
    `(?:what|which) (?:polynomial|expression|number)?(?: do (?:you|i|we))?(?: must (?:be|you|we|i)| should (?:be|you|we|i)| needs to be| has to be| can (?:be|you|i|we)| is)? ?add(?:ed)? to (?<a>${plain}) (?:to (?:get|give|make|obtain|equal)|so (?:that )?(?:the sum|the result|it) is|gives|to be) (?<b>${plain})`,
    "simplify (<b>) - (<a>)",
  ],
  [
    `(?:what|which) (?:polynomial|expression|number)?(?: do (?:you|i|we))?(?: must (?:be|you|we|i)| should (?:be|you|we|i)| needs to be| has to be| can (?:be|you|i|we)| is)? ?(?:subtract(?:ed)?|take(?:n away)?) from (?<a>${plain}) (?:to (?:get|give|make|obtain|equal)|so (?:that )?(?:the difference|the result|it) is|gives) (?<b>${plain})`,
    "simplify (<a>) - (<b>)",
  ],
  [
    `(?:一个|1个|某)(?:多项式|整式)(?:加上?|与)(?<a>${terms})(?:的和)?(?:${is}|得|得到)(?<b>${terms})[,，]?(?:则|求|那么)*(?:这个|该|此)(?:多项式|整式)(?:${is})?(?:${many}|什么)?`,
    "化简 (<b>) - (<a>)",
  ],
  [
    `(?:一个|1个|某)(?:多项式|整式)减去?(?<a>${terms})(?:的差)?(?:${is}|得|得到)(?<b>${terms})[,，]?(?:则|求|那么)*(?:这个|该|此)(?:多项式|整式)(?:${is})?(?:${many}|什么)?`,
    "化简 (<a>) + (<b>)",
  ],
  ...[
    ["乘以?|乘上", "times|multiplied by", "divide <b> by <a>"],
    ["除以", "divided by", "simplify (<a>)(<b>)"],
  ].flatMap(([chinese, english, meant = ""]): Wording[] => [
    [
      `(?:什么|哪个|一个|1个|某个?)(?:多项式|整式|式子|单项式)(?:${chinese})(?<a>${plain})(?:的积|的商)?(?:${is}|得|得到)(?<b>${plain})[,，]?(?:则|求|那么)*(?:(?:这个|该|此)(?:多项式|整式|式子|单项式)(?:${is})?(?:${many}|什么)?)?`,
      meant,
    ],
    [
      `(?:what|which) (?:polynomial|expression|monomial|binomial)? ?(?:do you |must be |should be |is |has to be )?(?:${english}|multiply by) (?<a>${plain}) (?:to (?:get|give|make|obtain|equal)|is|gives|equals|makes) (?<b>${plain})`,
      meant,
    ],
  ]),
  [
    `(?:若|已知|如果)?(?:多项式|二次三项式|整式)?(?<e>${formula})(?:能|可以|可)?(?:因式)?分解(?:因式)?(?:为|成|的结果[是为])(?<b>${formula})[,，]?(?:则|求|那么)*(?<k>[a-wz])(?:的值)?(?:${is})?${many}?`,
    "If <e> = <b> for all x, find <k>",
  ],
  [
    `(?:${what})? ?(?:the )?x[- ]coordinate of the vertex of (?:the (?:parabola|graph of|function) )?(?<e>y ?= ?${formula})`,
    "the axis of symmetry of <e>",
  ],
  [
    `if (?<f>[fgh])\\(x\\) ?= ?(?<e>${formula}) and \\k<f>\\(x\\) ?= ?\\k<f>(?<a>\\(-?\\d+(?:/\\d+)?\\)) ?(?<m>(?:[-+] ?\\d+(?:/\\d+)?)?),? what is x`,
    "solve <e> = <ea> <m>",
  ],
  [
    `(?:已知|若|如果)?(?<e>${formula})的平方根(?:${is}) ?(?:±|正负|\\\\pm ?) ?(?<n>\\d{1,4})[,，]?(?:则|求|那么)*[a-z](?:的值)?(?:${is})?${many}?`,
    "解方程 <e> = (<n>)^2",
  ],
  [
    `(?:已知|若|如果)?(?<e>${formula})的算术平方根(?:${is}) ?(?<n>\\d{1,4})[,，]?(?:则|求|那么)*[a-z](?:的值)?(?:${is})?${many}?`,
    "解方程 <e> = (<n>)^2",
  ],
  [
    `(?:已知|若|如果)?(?<e>${formula})的立方根(?:${is}) ?(?<n>-?\\d{1,4})[,，]?(?:则|求|那么)*[a-z](?:的值)?(?:${is})?${many}?`,
    "解方程 <e> = (<n>)^3",
  ],
  [
    `(?:if |given that )?the square roots? of (?<e>${formula}) (?:is|are|equals?) (?:±|plus or minus )?(?<n>\\d{1,4})[,.;]? ?(?:then )?(?:${what}|what's)? ?(?:the value of )?[a-z]`,
    "solve <e> = (<n>)^2",
  ],
  [
    `(?:解方程组|解二元一次方程组|solve the system|solve)?[:：]? ?(?<x>[a-z]) ?: ?(?<y>[a-z]) ?= ?(?<a>\\d{1,4}) ?: ?(?<b>\\d{1,4})(?:,|，|和|与| and|, and)+ ?(?<e>[^,;?一-龥:]{1,30}=[^,;?一-龥:]{1,30})`,
    "solve the system <b>*<x> = <a>*<y>, <e>",
  ],
  [
    `(?:若|已知|如果)?点?[A-Z]?\\((?<a>[a-wz]), ?(?<n>${number})\\)在(?:直线|抛物线|函数|一次函数|二次函数)?y ?= ?(?<e>(?:(?!\\k<a>)[^,;?一-龥])*x(?:(?!\\k<a>)[^,;?一-龥])*)(?:的?图[象像])?上[,，]?(?:则|求|那么)*\\k<a>(?:的值)?(?:${is})?${many}?`,
    "解方程 <ea> = <n>",
  ],
  [
    `the graph of y ?= ?(?<e>(?:[^,;?一-龥a-z]|x)+) passes through \\((?<a>[a-wz]), ?(?<n>${number})\\)\\. find \\k<a>`,
    "solve <ea> = <n>",
  ],
  [
    `(?:if |given (?:that )?|suppose )?y ?= ?(?<e>${formula}),?(?: and| where)? ?(?:(?:and )?y ?= ?(?<a>${number}) (?:when|if|for|at) x ?= ?(?<b>${number})|when x ?= ?(?<b2>${number}),? ?y ?= ?(?<a2>${number}))[,.;]? ?(?:then )?(?:${what}|what's) ?(?:the value of )?y (?:when|if|for|at) x ?= ?(?<c>${number})`,
    "If f(x) = <e> and f(<b><b2>) = <a><a2>, what is f(<c>)?",
  ],
  [
    `(?:已知|若|如果)?(?:函数|正比例函数|一次函数)?y ?= ?(?<e>${formula})[,，]?(?:且|若)?当?x ?= ?(?<b>${number})时[,，]?y ?= ?(?<a>${number})[,，;；。]?(?:则|求|那么)*当?x ?= ?(?<c>${number})时[,，]?y?的?(?:值)?(?:${is})?${many}?`,
    "If f(x) = <e> and f(<b>) = <a>, what is f(<c>)?",
  ],
  [
    `(?:已知|若|如果)?当?x ?= ?(?<b>${number})时[,，]?(?:代数式|多项式|式子)?(?<e>${formula})(?:的值)?(?:${is}) ?(?<a>${number})[,，]?(?:则|求|那么)*当?x ?= ?(?<c>${number})时[,，]?(?:它|该式|这个式子|代数式|代数式\\k<e>|\\k<e>)?的?(?:值)?(?:${is})?${many}?`,
    "If f(x) = <e> and f(<b>) = <a>, what is f(<c>)?",
  ],
];
