/** Words that make another question of one: a kind of number, an end, a place, a part of what is known. */
export const turningWords = {
  en: "plus minus consecutive rational irrational complex imaginary palindrome palindromic leading maximum minimum max min previous next non repeated repeat repetition never alternate alternating rounded nearest thousands thousandth hundredth tenths triangular fibonacci semiprime midpoint quotient degree coefficient discriminant none real nonnegative nonpositive reverse backwards swap abundant deficient volume diagonal radius circumference proper improper mixed matter slope gradient vertex constant increase decrease dozen sketch prove ending base exponent power undefined cubed halved height nonzero last".split(
    " ",
  ),
  ch: "连续 重复 首位 末位 末尾 立方根 回文 以外 之外 商 无理 虚 单数 双数 不到 不足 真因数 保留 近似 精确 逆 直径 半径 体积 边长 倒数第 第几 本身 自身 不少于 不低于 不多于 以上 以下 纵坐标 横坐标 斜率 顶点 首项 末项 公差 证明 第一个 最后一 前一个 后一个 指数 常数项 非正".split(
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
  ["再", /(?:并|再|然后)(?:求|算|数|写|加|减|乘|除|化|说|指)/],
  ["非", /(?<![除并])非(?![负零正])/],
];
