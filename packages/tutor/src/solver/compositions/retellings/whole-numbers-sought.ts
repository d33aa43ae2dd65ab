import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const cardsZh =
  "(?:用|从|由)?(?:数字)?(?<l>\\d(?:(?:,|和)\\d){2,6})(?: ?(?:这)?(?<c>[\\d三四五六])张(?:数字)?(?:卡片|牌)|(?:这)?(?<c2>\\d)个(?:数字|数))(?<once>,?\\(?(?:每张|每个数字|每个)(?:卡片)?(?:最多|只能|只)?用1次\\)?)?(?:里|中)?(?:的|选|选出|任选|任取|取出|取|抽出)*(?:(?<j2>\\d)[张个](?:数字)?)?,?";
const madeZh = "(?:来)?(?:摆|排|组成|拼|拼成|摆成|排成|组|可以|能|能够|一共|共|1共|成|(?<fresh>没有重复数字的)|,)*";
const byZh = "(?:能被(?<m>\\d{1,2})整除的|(?<m2>\\d{1,2})的倍数的?|是(?<m3>\\d{1,2})的倍数的)";
const ofCards = ({ l = "", c, c2, j, j2, m, m2, m3, once, fresh }: Record<string, string>) => {
  const digits = l.match(/\d/g) ?? [];
  const [said, size] = [c ?? c2, j ?? j2];
  const count = ({ 三: 3, 四: 4, 五: 5, 六: 6 } as Record<string, number>)[said ?? ""] ?? said;
  return (!c && !once && !fresh) ||
    (count && Number(count) !== digits.length) ||
    (j && j2 && j !== j2) ||
    !size ||
    new Set(digits).size !== digits.length
    ? null
    : `how many ${size}-digit numbers with the digits ${digits.join(", ")} each at most once divisible by ${m ?? m2 ?? m3}`;
};

/** xy = ax + by + c has few pairs; only where all of them have one sum. */
const sumOfPair = ({ a = "", b = "", c = "0", s = "+", x = "", y = "", o = "" }: Record<string, string>) => {
  const [p, q, rest] = [Number(a || 1), Number(b || 1), Number(`${s}${c}`)];
  const product = rest + p * q;
  const pairs: [number, number][] = [];
  for (let one = 1; one <= Math.abs(product) + q; one++) {
    if (one === q) continue;
    const other = (p * one + rest) / (one - q);
    if (other > 0 && Number.isInteger(other)) pairs.push([one, other]);
  }
  const results = new Set(pairs.map(([one, other]) => (o === "+" ? one + other : one * other)));
  const [first] = pairs;
  return product !== 0 && first && results.size === 1 && x !== y
    ? `if ${x}=${first[0]} and ${y}=${first[1]}, what is ${x}${o || "*"}${y}`
    : null;
};
const linearZh =
  "(?<x>[a-z])\\*?(?<y>[a-z]) ?= ?(?<a>\\d{0,2})\\k<x> ?\\+ ?(?<b>\\d{0,2})\\k<y>(?: ?(?<s>[+-]) ?(?<c>\\d{1,3}))?";
const squareZh = "(?:1个)?(?:完全)?平方数";
const quadratic = "(?<e>[a-z]\\^2(?: ?[-+] ?\\d{0,3}[a-z])? ?[-+] ?\\d{1,5})";
const fraction =
  "(?<f>\\([a-z\\d+* -]{1,14}\\)/\\([a-z\\d+* -]{1,14}\\)|\\d{1,4}/\\([a-z\\d+* -]{1,14}\\)|\\d{1,4}/[a-z])";

const digitSumEn =
  "(?:the )?(?:sum of (?:its|the|their|the number's) (?:2 )?digits is|(?:its|the) (?:2 )?digits (?:add up to|add to|sum to|have (?:a )?sum(?: of)?)|(?:its )?digit sum is) (?<s>\\d{1,2})";
const reversedEn =
  "(?:the |its )?reverse(?: of (?:(?:a|the|this|a certain|some) )?(?:2-digit )?(?:number|integer))? is (?<d>\\d{1,2}) (?<w>more|greater|larger|bigger|less|smaller) than (?:the (?:original )?number(?: itself)?|it|the original)";
/** "The reverse is 27 more than the number". */
const reversed = ({ s, d, w = "" }: Record<string, string>) =>
  `the only whole number n from 10 to 99 with n has digit sum ${s} and n ${/less|small/.test(w) ? "shrinks" : "grows"} by ${d} when reversed`;
const numberIsEn =
  "(?:what is|find|what's|determine)?(?: the| this)? ?(?:original )?(?:2-digit )?(?:number|integer|it)";

/** Cards that make multiples, pairs by one equation, squares and whole fractions, factors that are multiples. */
export const ofWholeNumbersSought: Retelling[] = [
  ...told(
    [
      `${reversedEn},? (?:and |while )?${digitSumEn},? ${numberIsEn}`,
      `(?:in a (?:certain )?2-digit number,? )?${digitSumEn.replace("(?:its|the|their|the number's)", "(?:its|the|their)").replace("digits is|", "digits (?:of (?:a )?2-digit (?:number|integer) )?is|")},? (?:and |while )?${reversedEn},? ${numberIsEn}`,
    ],
    reversed,
  ),
  ...told(
    [
      `${cardsZh}${madeZh}(?:(?<j>\\d)位数)?,?(?:[1一]?共)?(?:其中|能|可以|能够|,)*(?:摆出|组成|排出|摆|排|拼出|组出)?(?:出)?(?:有)?(?:多少|几)个${byZh}(?:数|3位数|2位数|4位数)?`,
      `${cardsZh}${madeZh}(?:多少|几)个(?:不同的?)?${byZh}(?<j>\\d)位数`,
      `${cardsZh}${madeZh}(?<j>\\d)位数,?(?:其中)?${byZh}(?:数)?(?:[1一]?共)?有(?:多少|几)个`,
    ],
    ofCards,
  ),
  ...told(
    [
      `(?:若|如果|已知|设)?(?:[a-z],[a-z](?:都|均)?(?:是|为)正整数|正整数[a-z](?:,|和|与)[a-z]),?(?:且|并且|满足|若)*${linearZh},?(?:那么|则|求|问)*\\k<x>(?<o>\\+|\\*|)\\k<y>(?:的值)?${whatZh}`,
      `(?:if )?(?:positive (?:integers|whole numbers) [a-z] and [a-z] satisfy |[a-z] and [a-z] are positive (?:integers|whole numbers) (?:with|such that|and) )${linearZh},? (?:then )?(?:what is|find)?(?: the)?(?: value of)? ?\\k<x> ?(?<o>\\+|\\*|) ?\\k<y>`,
    ],
    (found) => (found.o === "" ? null : sumOfPair(found)),
  ),
  ...told(
    [
      `(?:若|如果|已知|设)?[a-z](?:是|为)正整数,?(?:且|并且|若)?${quadratic}(?:也|又)?(?:是|为)${squareZh}${thenZh}(?:所有)?(?:满足条件的|符合条件的|这样的)?(?:所有)?[a-z](?:的值)?(?:的|之)和${whatZh}`,
      `(?:求)?(?:所有)?使得?${quadratic}(?:是|为|成为)${squareZh}的(?:所有)?正整数[a-z](?:的值)?(?:的|之)和`,
      `(?:the )?sum of all (?:the )?positive (?:integers|whole numbers) (?:[a-z] )?(?:for which|such that|where|with) ${quadratic} is a (?:perfect )?square`,
    ],
    ({ e }) => `the sum of all positive integers with ${e} a square`,
  ),
  ...told(
    [
      `(?:若|如果|已知|设)?(?:正整数[a-z]|[a-z](?:是|为)正整数),?(?:使得?|且|满足|若|并且|能使)*${fraction}(?:的值)?(?:也)?(?:是|为)整数,?(?:那么|则|问)*(?:这样的|满足条件的|符合条件的)(?:正整数)?[a-z]?(?:的值)?(?:[1一]?共)?有(?:几|多少)个`,
      `(?:使|使得|能使)${fraction}(?:的值)?(?:是|为)整数的正整数[a-z]?(?:的值)?(?:[1一]?共)?有(?:几|多少)个`,
    ],
    ({ f = "" }) => `how many positive integers with ${f.includes("(") ? f : f.replace(/\/([a-z])/, "/($1)")} whole`,
  ),
  ...told(
    [
      `(?:有)?1个(?:自然|正整|整)?数,?(?:它)?(?:既|又)?(?:是)?(?<n>\\d{1,4})的(?:因|约)数,?(?:又|也|同时|还)*是(?<m>\\d{1,3})的倍数,?(?:请|那么|则|问)*(?:列出|写出|列举|求出?)?(?:所有|全部)?(?:这样的|满足条件的|符合条件的|这个)(?:正整|自然|整)?数(?:可能|可以|会)?(?:是|有|为)*(?:哪些|几|多少)?`,
      `(?:既是)(?<n>\\d{1,4})的(?:因|约)数,?(?:又|也|同时|还)*是(?<m>\\d{1,3})的倍数的(?:所有)?(?:正整|自然|整)?数(?:可能|可以|会)?(?:是|有|为)*(?:哪些|几|多少)?`,
      `(?:all |which |what )(?:the )?(?:positive )?(?:whole )?(?:numbers|integers) (?:that )?are (?:both )?(?:factors|divisors) of (?<n>\\d{1,4}) and (?:also )?multiples of (?<m>\\d{1,3})`,
    ],
    ({ n, m }) => `all whole numbers n from 1 to ${n} with n divides ${n} and n is divisible by ${m}`,
  ),
  ...told(
    [
      `(?<m>\\d{1,6})(?:乘以|乘|乘上|\\*)(?:1个)?(?:正整数|自然数|整数|数)(?<x>[a-z])?,?(?:后|以后|之后)?,?(?:所得的?|得到的?|其)?(?:积|结果|乘积)?(?:得到?|是|为|成为|变成|等于|恰好|正好)*(?:1个)?(?:完全)?(?<s>平方|立方)数,?(?:那么|则|问|求)*(?:\\k<x>|这个(?:数|自然数|正整数))(?:的)?(?:最小|至少)(?:值|可以|能|要)?${whatZh}`,
    ],
    ({ m, s }) => `the smallest whole number n with n times ${m} is a ${s === "立方" ? "cube" : "square"}`,
  ),
  ...told(
    [
      "(?:(?:用|利用|使用)?(?:欧几里得|欧几里德)?(?:算法|辗转相除法?|辗转相除)?(?:求|计算|,)*)(?<f>gcd|lcm)\\((?<l>\\d{1,9}(?:,\\d{1,9}){1,3})\\)(?:的值|的结果|=|是|等于)*(?:多少|几)?",
    ],
    ({ f, l = "" }) => `calculate ${f}(${l.replaceAll(",", ", ")})`,
  ),
  ...told(
    [
      "(?:请)?(?:把|将|对)(?<n>\\d{2,9})(?:进行)?分解质因数,?\\(?(?:结果|答案)?(?:用|写成|以|按|化成|要求用|请用)(?:幂|指数|乘方|幂的)(?:的)?(?:形式)?(?:来)?(?:写|表示|写出来|给出|作答)?\\)?",
      "(?:请)?(?:把|将)(?<n>\\d{2,9})写成(?:质因数(?:的)?(?:幂)?(?:的)?(?:乘积|相乘|积)|几个质数的幂的积)(?:的形式)?,?\\(?(?:用(?:幂|指数|乘方)(?:的)?(?:形式)?(?:写|表示)?)?\\)?",
    ],
    ({ n }) => `Write ${n} as a product of prime factors.`,
  ),
  ...told(
    [
      "(?:a |the )?(?:printer|publisher|typist|man|woman|student|clerk|machine|someone|computer) (?:numbers|numbered|types|typed|prints|printed)(?: all)? the pages of (?:a|the|his|her) (?:book|novel|report|diary|magazine|catalog)(?: from)?(?: starting (?:from|with|at))? ?(?:1(?:, 2, 3)?(?:,? (?:and so on|etc|…|\\.\\.\\.))?)?,? ?(?:and|using|uses|used) (?:types|typed|uses|used|prints|printed|writes|wrote|needs|needed)?(?: a total of)? ?(?<n>\\d{1,6}) digits(?: in all| altogether| in total)?(?: to do so| for this)?,? how many pages (?:are there|does (?:the|it|this) ?(?:book|novel|report|diary|magazine|catalog)? ?have|are in the (?:book|novel|report))(?: in (?:the book|it))?",
      "(?:in )?(?:numbering|to number|typing) (?:all )?the pages of (?:a|the) (?:book|novel|report|diary|magazine)(?: from 1| starting (?:from|with|at) 1)?,? (?:a|the) (?:printer|publisher|typist|machine) (?:used|uses|needs|needed|types|typed)(?: a total of| exactly)? (?<n>\\d{1,6}) digits(?: in all| altogether)?,? how many pages (?:are there|does (?:the|it|this) ?(?:book|novel|report)? ?have)(?: in (?:the book|it))?",
      "(?:给|为)?[1一](?:本|部)(?:书|小说|词典|字典|故事书|杂志)(?:的)?(?:每页)?(?:编|标)(?:上)?页码(?:时)?,?(?:从第?1页?开始,?)?(?:[1一]?共|总共)?(?:用|用去|需要|要用)(?:了)?(?<n>\\d{1,6})个数字?,?(?:那么|则|问)?(?:这(?:本|部)(?:书|小说|词典|字典|故事书|杂志))?(?:[1一]?共)?有(?:多少|几)页",
    ],
    ({ n }) => `A printer used ${n} digits to number the pages of a book starting from 1. How many pages are there?`,
  ),
];
