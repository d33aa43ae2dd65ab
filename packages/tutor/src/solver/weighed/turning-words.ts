/** Words that make another question of one: a kind of number, an end, a place, a part of what is known. */
export const turningWords = {
  en: "doubled tripled quadrupled halved weighted plus minus consecutive rational irrational complex imaginary palindrome palindromic leading maximum minimum max min previous next non repeated repeat repetition never alternate alternating rounded nearest thousands thousandth hundredth tenths triangular fibonacci semiprime midpoint quotient degree coefficient discriminant none real nonnegative nonpositive reverse backwards swap abundant deficient volume diagonal radius circumference proper improper mixed matter slope gradient vertex constant increase decrease dozen sketch prove ending base exponent power undefined cubed halved height nonzero last symmetry recursive recursively".split(
    " ",
  ),
  ch: "加权 连续 重复 首位 末位 末尾 立方根 回文 以外 之外 商 无理 虚 单数 双数 不到 不足 真因数 保留 近似 精确 逆 直径 半径 体积 边长 倒数第 第几 本身 自身 不少于 不低于 不多于 以上 以下 纵坐标 横坐标 斜率 顶点 首项 末项 公差 证明 第一个 最后一 前一个 后一个 指数 常数项 非正 递推".split(
    " ",
  ),
};

/** What one word does not tell: the slope-intercept form asks for no intercept, and 非负 is no 非. */
export const turningPhrases: readonly [name: string, RegExp][] = [
  ["first digit", /\bfirst digit/],
  ["at least", /\bat least\b/],
  ["at most", /\bat most\b/],
  ["no more than", /\b(?:no|not) (?:more|less|fewer|greater|larger|smaller|bigger) than\b/],
  ["or more", /\bor (?:more|less|fewer|greater|larger|smaller)\b/],
  ["every other", /\bevery other\b/],
  ["exactly one", /\bexactly one\b/],
  ["an intercept", /(?<!slope[- ])\bintercepts?\b/],
  ["a coordinate", /\b[xy][- ](?:coordinate|value)s?\b/],
  [
    "has repeats",
    /^(?!.*\b(?:no|not|non|without|never|don't|doesn't|none)\b).*\brepeat|(?<![没無无不])有(?:相同|重复)/,
  ],
  ["no", /(?<!or )\bno\b(?! (?:or|idea|clue|calculator|matter|more|less|fewer|greater|larger|smaller|bigger)\b)/],
  ["times a number", /\b(?:times|multiplied by) ?(?:[\d{]|two|three|four|five|ten)/],
  ["divided by a number", /\bdivided by ?(?:[\d{]|two|three|four|five|ten)/],
  ["加", /加上?(?=[\d{一二两三四五十])/],
  ["减", /减去?(?=[\d{一二两三四五十])/],
  ["乘", /乘以?(?=[\d{一二两三四五十])/],
  ["除以", /除以(?=[\d{一二两三四五十])/],
  ["倍", /[\d}一二两三四五十]倍/],
  [
    "and then another",
    /\band (?:then )?(?:count|add|subtract|double|halve|multiply|divide|square|find|evaluate|compute|reverse|reflect|round|convert|take|give|name|tell|say)\b/,
  ],
  ["threw away", /\b(?:threw|throws?|thrown) (?:away|out)\b|\bcross(?:ed|es)? out\b/],
  ["then more", /^(?!.*\b(?:if|when|given|let|since|suppose|where|for)\b).*[,;.] ?(?:and )?then\b/],
  // 奇质数, 偶平方数; 奇数 and 偶数 are words of their own.
  ["奇", /奇(?![数怪妙函偶])/],
  ["偶", /(?<!奇)偶(?![数尔然像函])/],
  ["再", /(?:并|再|然后)(?:求|算|数|写|加|减|乘|除|化|说|指)/],
  ["少几个", /[少缺差]了?[\d一二两三四五六]/],
  ["and for what", /\band (?:for (?:what|which)|at (?:what|which)|where)\b/],
  ["非", /(?<![除并])非(?![负零正])/],
];

/**
 * Words of which one makes another question where a meaning's own sentences have only the other: `multiples` for `factors`, 哪些 for 几个. What has
 * both, or neither, is told by other words.
 */
export const opposites: readonly [one: RegExp, other: RegExp][] = [
  [/\bmultiples?\b|倍数/, /\b(?:factors?|divisors?)\b|因数|约数/],
  [
    /\bhow (?:many|often)\b|\bnumber of\b|\bcount\b|(?<!哪)几[个对种]|有[几多]|多少[个对种]|(?<!因数|约数)个数/,
    /\blist\b|\bname (?:all|the)\b|\bwhat are\b|\bwhich (?:\w+ )?(?:numbers|integers|primes|factors|divisors|multiples|squares|cubes|ones|are|of)\b|哪[些几]|列[出举]/,
  ],
  [
    /\b(?:under|below|up to|(?:less|smaller|lower|fewer) than)\b/,
    /\b(?:over|above|beyond|(?:greater|larger|more|bigger|higher) than)\b/,
  ],
  [
    /\bdigit sum\b|\bsum of (?:the |all |its |their )*(?:\w+ ){0,2}(?:digits|factors|divisors|primes|roots|solutions)\b|之和/,
    /\bdigit product\b|\bproduct of (?:the |all |its |their )*(?:\w+ ){0,2}(?:digits|factors|divisors|primes|roots|solutions)\b|之积/,
  ],
  [/\bup(?:wards?)?\b|向上|上移|上平移/, /\bdown(?:wards?)?\b|向下|下移|下平移/],
  [/\bleft\b|向左|左移/, /\bright\b|向右|右移/],
  [/\bbefore\b|之前|以前/, /\bafter\b|之后|以后/],
  [/前\d|前\{|前[二三四五六七八九十几]/, /后\d|后\{|后[二三四五六七八九十几]/],
  [/\bx[- ]?axis\b|x轴/, /\by[- ]?axis\b|y轴/],
  [/\bhorizontal(?:ly)?\b|横/, /\bvertical(?:ly)?\b|纵/],
  [/\barithmetic\b|等差/, /\bgeometric\b|等比/],
  [/\bboth\b|同时|都/, /\beither\b|任一|其中一个/],
  [/\bfirst\b|第一/, /\blast\b|最后/],
  [/\bwithout\b/, /\bwith\b/],
  [/\badd(?:ed|ing|s)?\b|相加|加起来/, /\bmultipl(?:y|ied|ying|ies)\b|相乘|乘起来/],
  [/\brow\b|行/, /\bcolumn\b|列/],
  [/\bcommon\b|公/, /\buncommon\b|非公/],
  [/\bequal\b|相等|相同/, /\bunequal\b|\bdifferent\b|不等|不同/],
  [/\bris(?:e|es|ing)\b|\bgrow(?:s|ing)?\b|涨|提高|增/, /\bfall(?:s|ing)?\b|\bshrinks?\b|\bloses?\b|跌|降|减/],
  [/\bwhole\b|\binteger\b|整数/, /\bfraction\b|分数/],
];

/** What stands in all sentences of some meanings: a question without it is another ("the squares of the roots" is no sum). */
export const needed: readonly [name: string, RegExp][] = [
  ["sum", /\b(?:sum\w*|add\w*|total\w*|altogether|plus|together|up)\b|和|加|共|总/],
  ["product", /\b(?:products?|multipl\w*|times)\b|积|乘|倍/],
  [
    "not",
    /\b(?:not|no|none|neither|nor|never|without|but|except\w*|fail\w*|miss\w*|\w+n't|cannot|dont|cant)\b|[不非无無没沒除缺]/,
  ],
  ["count", /_{2}|\( *\)|\b(?:how|what|number|count\w*|ways|total)\b|[几幾多数數]|个数/],
  [
    "large",
    /\b(?:largest|greatest|biggest|bigest|highest|longest|max\w*|most|larger|greater|bigger|last|more|latest|upper|top|big)\b|[大多高长長]/,
  ],
  [
    "small",
    /\b(?:smallest|least|lowest|fewest|min\w*|smaller|less|first|lesser|earliest|closest|next|fewer|soonest|lower|small)\b|[小少低第]/,
  ],
];
