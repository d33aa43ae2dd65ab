/** What may be practiced, by the words for it, and a problem of it, of which others are made: the first that fits. */
const topics: [words: RegExp, problem: string][] = [
  [/\b(?:order of operations|pemdas)\b|四则运算|混合运算|运算顺序/i, "18 - 2*(3+4)"],
  [/\bmultiply(?:ing)? fractions?\b|\bfraction multiplication\b|分数(?:的)?乘/i, "2/3 * 3/5"],
  [/\b(?:divid(?:e|ing) fractions?|fraction division)\b|分数(?:的)?除/i, "3/4 / (1/2)"],
  [/\b(?:simplify(?:ing)?|reduc(?:e|ing)) fractions?\b|约分/i, "simplify 12/18"],
  [/\bcompar(?:e|ing) fractions?\b|分数.{0,4}比较|比较.{0,4}分数/i, "Which is greater: 3/4 or 5/7?"],
  [/\bfractions?\b|(?<!百)分数/i, "3/4 + 1/6"],
  [/\bdiscounts?\b|打折|折扣/i, "What is 20% off of $50?"],
  [/\bpercent(?:s|ages?)?\b|百分/i, "What is 15% of 80?"],
  [/\bquadratics?(?: equations?)?\b|二次方程/i, "solve x^2 - 5x + 6 = 0"],
  [/\b(?:systems?|simultaneous)\b|方程组/i, "solve x + y = 7, x - y = 1"],
  [/\binequalit(?:y|ies)\b|不等式/i, "solve 3x + 2 > 11"],
  [
    /\bfactor(?:ing|ise|ize|ization)? (?:polynomials?|quadratics?|trinomials?|expressions?)\b|因式分解/i,
    "factor x^2 + 5x + 6",
  ],
  [/\bprime factor\w*\b|质因数/i, "prime factorization of 60"],
  [/\bequations?\b|\balgebra\b|方程|代数/i, "solve 3x + 5 = 20"],
  [/\bgc[fd]\b|\bgreatest common\b|最大公[因约]数/i, "gcf of 24 and 36"],
  [/\blcm\b|\bleast common\b|最小公倍数/i, "lcm of 4 and 6"],
  [/\bprimes?\b|[质素]数/i, "is 91 prime"],
  [/\bremainders?\b|余数/i, "What is the remainder when 100 is divided by 7?"],
  [/\bvolumes?\b|体积/i, "find the volume of a box with length 4 cm, width 3 cm and height 5 cm"],
  [/\bcircles?\b|圆/i, "find the area of a circle with radius 3 cm"],
  [/\btriangles?\b|三角形/i, "find the area of a triangle with base 10 cm and height 6 cm"],
  [/\bperimeters?\b|周长/i, "find the perimeter of a rectangle with length 8 cm and width 5 cm"],
  [
    /\bareas?\b|\bgeometry\b|\brectangles?\b|面积|几何|[长正]方形/i,
    "find the area of a rectangle with length 8 cm and width 5 cm",
  ],
  [/\b(?:averages?|means?)\b|平均/i, "Find the mean of 4, 8, 9, 11"],
  [/\bprobabilit(?:y|ies)\b|\bdice\b|概率|可能性/i, "If you roll two dice, what is the probability that the sum is 7?"],
  [/\bcount(?:ing)?\b|\bcombinatorics\b|\bpermutations?\b|排列|计数/i, "How many ways can 4 people sit in a row?"],
  [/\b(?:sequences?|patterns?)\b|数列|找规律/i, "What is the 10th term of 3, 7, 11, 15, ...?"],
  [/\bratios?\b|比例|按比|的比/i, "Divide 24 in the ratio 3:5"],
  [/\b(?:square )?roots?\b|\bradicals?\b|平方根|根式|开方/i, "simplify sqrt(50)"],
  [/\b(?:exponents?|powers?)\b|乘方|指数|次方/i, "2^5"],
  [/\b(?:speed|distance|rates?)\b|行程|速度/i, "A train goes 180 miles in 3 hours. How far will it go in 5 hours?"],
  [/\bchickens?\b|鸡兔/i, "35 heads and 94 legs, chickens and rabbits, how many of each?"],
  [/\bdecimals?\b|小数/i, "3.5 + 1.25 * 2"],
  [/\b(?:negatives?|integers?)\b|负数|有理数/i, "-7 + 12 - 9"],
  [/\b(?:times tables?|multiplication|multiply(?:ing)?)\b|乘法|口诀/i, "7 * 8"],
  [/\b(?:long )?(?:division|dividing)\b|除法/i, "156 / 12"],
  [/\b(?:arithmetic|addition|subtraction)\b|计算题|口算|加减/i, "18 - 2*(3+4)"],
];

/** A problem of what is named in a message, as text that the solver reads; null where nothing is named that may be practiced. */
export const problemToPractice = (message: string): string | null =>
  /\d/.test(message) || message.length > LENGTH_MAX
    ? null
    : (topics.find(([words]) => words.test(message))?.[1] ?? null);

/** Whether a message asks for a problem to be done, of whatever kind. */
export const asksToPractice = (message: string): boolean =>
  message.length <= LENGTH_MAX && !/\d/.test(message) && asking.test(message.normalize("NFKC").replaceAll(/['’]/g, ""));

const LENGTH_MAX = 120;

const asking =
  /\b(?:give|send|make|get|find|show) (?:me|us|him|her)\b.{0,30}\b(?:problems?|questions?|exercises?|quiz|practice)\b(?! (?:is|was|says))|\b(?:quiz|test) me\b|\b(?:i|we) (?:want|need|would like|wanna|d like)(?: to)? (?:practice|(?:do|try|have|get) (?:some |a |an |more )?.{0,24}(?:problems?|questions?|exercises?|practice))|\b(?:can|could|may) (?:i|we) (?:practice|(?:do|try|have|get) (?:some |a |an )?.{0,24}(?:problems?|questions?|exercises?|practice))|\blets (?:practice|do (?:some |a )?.{0,24}(?:problems?|questions?))|^(?:i )?(?:want to |wanna )?practice\b.{0,40}$|[出来给做练].{0,3}(?:[一1两2几]?[道题个]|一些|几道|点).{0,12}(?:题|练习)|(?:想|要|我来|可以)(?:练|做)(?:习|练)?.{0,12}题?|考考我|^练习.{1,12}$/i;
