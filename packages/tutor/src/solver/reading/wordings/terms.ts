import { formula, is, many, type Wording, what } from "./parts.ts";

const term = "-?\\d+(?:[./]\\d+)?";
const terms = `(?<l>${term}(?:(?: ?[,、，] ?| )${term}){2,7})`;
const dots = "(?: ?[,，、]? ?(?:…+|⋯+|\\.{2,}|\\\\[lc]?dots|等|and so on))?";
const added =
  "\\$?(?<e>-?\\d[\\d./{}\\\\frac ]*(?: ?[-+] ?\\(?-?[\\d./{}\\\\frac ]+\\)?){2,6} ?\\+ ?(?:…+|⋯+|\\.{2,}|\\\\[lc]?dots))\\$?";
const ratio = "(?<a>\\d{1,4}) ?: ?(?<b>\\d{1,4})";
const other = "(?<c>\\d{1,4}) ?: ?(?<d>\\d{1,4})";
const defined =
  "(?:where|wherever|whenever|when|for values where) (?:it is|it's|they are|this is|the expression is|the fraction is|both are)? ?defined|assume (?:that )?(?:the |no )?(?:denominators?|denominator) (?:is|are) (?:not |non-?)?(?:0|zero)|assuming it is defined|state no restrictions|ignore restrictions";
const exponents =
  "(?:with |using |use |and |leave |leaving |answer with |write (?:your|the) answer with )?(?:no|only positive|positive|without) (?:negative )?(?:exponents|powers)(?: only)?(?: in (?:the|your) answer)?(?: please| pls)?";
const chineseDefined = "(?:其中)?(?:分母|各分母)(?:都)?不(?:为|等于)(?:0|零)|在有意义的(?:前提|条件)下";
const chineseExponents =
  "(?:结果|答案)?(?:中)?(?:不(?:要|能|含|出现)(?:有|出现)?负(?:整数)?指数幂?|只(?:含|用)正(?:整数)?指数幂?|用正(?:整数)?指数幂?表示)";
const three = `(?<x>[a-z]) ?: ?(?<y>[a-z]) ?= ?${ratio}`;
const more = `\\k<y> ?: ?(?<z>[a-z]) ?= ?${other}`;

/** Of sequences and their sums, and of ratios in a row. */
export const ofTerms: readonly Wording[] = [
  ...[
    [">", "positive", "大于0|是正数|为正数"],
    ["<", "negative", "小于0|是负数|为负数"],
  ].flatMap(([sign, kind, chinese]): Wording[] => [
    [
      `the letter with (?<k>[a-z]) ?${sign} ?0 that makes (?<e>${formula}) a perfect square`,
      `For what ${kind} value of <k> is <e> a perfect square?`,
    ],
    [
      `(?:已知|若|如果)?(?:关于[a-z]的)?(?:多项式|代数式|二次三项式|式子)?(?<e>${formula})(?:是|为)(?:一个|1个)?完全平方(?:式|公式)?[,，]?(?:且|并且|其中|若|当)?(?<k>[a-z])(?: ?${sign} ?0|${chinese})[,，]?(?:则|求|那么|时)*\\k<k>(?:的值)?(?:${is})?${many}?`,
      `For what ${kind} value of <k> is <e> a perfect square?`,
    ],
  ]),
  [
    `in (?<f>[fgh])\\(x\\) ?= ?(?<e>${formula}), when is \\k<f>\\(x\\) ?= ?\\k<f>(?<a>\\(-?\\d+(?:/\\d+)?\\)) ?(?<m>(?:[-+] ?\\d+(?:/\\d+)?)?)`,
    "solve <e> = <ea> <m>",
  ],
  [`(?<e>[^一-龥,;=a-z]*=[^一-龥,;=]*(?<x>[a-z])[^一-龥,;=]*)[,，] ?\\k<x> ?= ?`, "solve <e>"],
  // What is said of where it holds changes nothing of what it is.
  [
    `(?:${what} the simplest form of|simplify|reduce)(?: the)?(?: algebraic| rational)?(?: fraction| expression)? ?:? ?(?<e>[^,;?一-龥]{3,90}?)[,;. (]+(?:${defined}|${exponents})[)]?`,
    "simplify <e>",
  ],
  [
    `(?:化简|约分)(?:分式|代数式|式子)?[:：]?(?<e>[^,，;?一-龥]{3,90}?)[,，;。( ]+(?:${chineseDefined}|${chineseExponents})[)]?`,
    "化简<e>",
  ],
  ...[
    ["等差数列", "arithmetic", ""],
    ["等比数列", "geometric", "geometric "],
  ].flatMap(([chinese, english, kind]): Wording[] => [
    [
      `(?:在|求|已知)?${chinese}[:：{]? ?${terms}${dots}}?[,，]?(?:中|里)?[,，]?(?:它的|其|求|则|的)*第 ?(?<n>\\d{1,3}) ?项(?:${is}|怎么求|怎么算|求)?(?:${many}|什么)?`,
      `what is the <n>th term of the ${kind}sequence <l>`,
    ],
    [
      `(?:if |given |in )?(?:an? |the )?${english} (?:sequence|progression|series)(?: (?:starts?|begins?|starting|beginning)(?: with)?| is| goes)?:? ?${terms}${dots}[.,;:]* ?(?:then )?(?:${what}|whats)? ?(?:its |the )?(?<n>\\d{1,3})(?:st|nd|rd|th) term`,
      `what is the <n>th term of the ${kind}sequence <l>`,
    ],
    [
      `(?:在|求|已知)?${chinese}[:：{]? ?${terms}${dots}}?[,，]?(?:中|里)?[,，]?(?:的)?第(?:一|1)个(?:大于|超过)(?<n>\\d{1,6})的项(?:${is})?(?:${many}|什么)?`,
      "the first term of the sequence <l> greater than <n>",
    ],
  ]),
  [
    `(?:${what}|add|evaluate|add up)? ?(?:the )?(?:infinite |endless )?(?:geometric )?(?:sum|series)(?: of)?(?: the)?(?: infinite)?(?: geometric)?(?: series)?:? ?${added}(?:,? ?(?:forever|without end|and so on(?: forever)?|continuing forever))?(?: equals?| =)?`,
    "the sum of the infinite geometric series <e>",
  ],
  [
    `(?:${what}|add up|add)? ?${added},? ?(?:forever|without end|and so on forever|going on forever|continuing forever|to infinity)(?: equals?| =|, what is (?:it|the sum))?`,
    "the sum of the infinite geometric series <e>",
  ],
  [
    `(?:求|计算)?(?:无穷|无限)(?:递缩)?(?:等比)?(?:数列|级数)?(?:的?和)?[:：]?${added}(?:的?(?:和|值))?(?:${is})?(?:${many}|什么)?`,
    "the sum of the infinite geometric series <e>",
  ],
  [
    `(?:if |given (?:that )?)?${three} ?(?:,|and|, and) ?${more}[,.;]? ?(?:then )?(?:${what}|what's)? ?(?:the value of )?(?:\\k<x> ?/ ?\\k<z>|\\\\frac ?\\{\\k<x>\\}\\{\\k<z>\\})(?: as a fraction| equal)?`,
    "what is (<a>/<b>)*(<c>/<d>)",
  ],
  ...["what is (<a>/<b>)*(<c>/<d>)", "what is (<b>/<a>)*(<d>/<c>)"].map(
    (meant, nth): Wording => [
      `(?:if |given (?:that )?|已知|若|如果)?(?<x>[a-z]) ?/ ?(?<y>[a-z]) ?= ?(?<a>\\d{1,4}) ?/ ?(?<b>\\d{1,4}) ?(?:,|，|and|, and|且)+ ?\\k<y> ?/ ?(?<z>[a-z]) ?= ?(?<c>\\d{1,4}) ?/ ?(?<d>\\d{1,4})[,，.;]? ?(?:then |则|求|那么)*(?:${what}|what's)? ?(?:the value of )?${nth === 0 ? "\\k<x> ?/ ?\\k<z>" : "\\k<z> ?/ ?\\k<x>"}(?: as a fraction| equal|的值)?(?:${is})?(?:${many}|什么)?`,
      meant,
    ],
  ),
  [
    `(?:已知|若|如果)?${three}[,，、且]+${more}[,，]?(?:那么|则|求)*(?:\\k<x> ?/ ?\\k<z>|\\\\frac ?\\{\\k<x>\\}\\{\\k<z>\\})(?:的值)?(?:${is})?(?:${many}|什么)?`,
    "what is (<a>/<b>)*(<c>/<d>)",
  ],
];
