import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const isPrime = (number: number): boolean => {
  if (number < 2) return false;
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
};
/** How often a prime stands in n!. */
function timesIn(n: number, prime: number): number {
  let times = 0;
  for (let rest = Math.floor(n / prime); rest > 0; rest = Math.floor(rest / prime)) times += rest;
  return times;
}
const factorialEn =
  "(?:the )?(?:(?<n>\\d{1,4}) ?(?:!|factorial|,)|product of (?:the )?(?:whole numbers|integers|numbers|first (?:positive )?(?:whole numbers|integers))? ?(?:from )?1 (?:to|through) (?<n2>\\d{1,4}))";
/** "Write it as a power, like 2^k". */
const asPower =
  "(?:,? \\(?(?:and )?(?:please )?(?:write|give|express|leave)(?: (?:it|the answer|your answer))?(?: as| in)(?: the form)?(?: of)?(?: a)?(?: power)?(?: of \\d)?(?:,? (?:like|such as|of the form|in the form|for example))? ?(?:\\d\\^\\{?[a-z]\\}?)?\\)?)";
const dividesEn =
  "(?:that |which )?(?:divides|is a (?:factor|divisor) of|goes (?:evenly )?into|is contained in|divides (?:evenly )?into)";

const power = ({ p, n, n2 }: Record<string, string>) => {
  const times = timesIn(Number(n ?? n2), Number(p));
  return isPrime(Number(p)) && times > 0 && Number(p) ** times < 1e15 ? `write ${p}^${times} as a power of ${p}` : null;
};

const tailZh = "(?:,?\\((?:即|也就是|就是)?[1一](?:一直)?乘到\\d{1,4}(?:的积)?\\))?";
const placeEn =
  "(?:which|what) digit (?:is|stands|appears|comes|will be|do you find|is there|occurs|is found|occupies)(?: in| at| as)? ?(?:the )?(?:(?<k>\\d{1,5})(?:st|nd|rd|th) (?:place|position|decimal place|spot|digit)|(?:decimal )?(?:place|position)(?: number)? (?<k2>\\d{1,5}))(?: (?:after|behind|to the right of|past|following) the (?:decimal )?point)?";
const dots = "(?: ?= ?0\\.\\d{3,40} ?(?:…|\\.\\.\\.)?)?";
const fractionEn = `(?:the )?(?:fraction |number |decimal (?:for|of|expansion of|form of) )*(?<f>\\d{1,4} ?/ ?\\d{1,4})${dots}`;

const place = ({ f = "", k, k2 }: Record<string, string>) =>
  `What is the ${k ?? k2}th digit after the decimal point of ${f.replaceAll(" ", "")}?`.replace(
    /(\d+)th digit/,
    (_, at: string) => `${at}${nth(at)} digit`,
  );
const nth = (at: string): string =>
  /1[123]$/.test(at) ? "th" : (({ 1: "st", 2: "nd", 3: "rd" } as Record<string, string>)[at.slice(-1)] ?? "th");

const lengthEn = "(?<d>[2-5])[- ]digit";
const palindromes = ({ d, m }: Record<string, string>) =>
  `how many whole numbers n of ${d} digits with n is a palindrome${m ? ` and n is divisible by ${m}` : ""}`;

/** The ends of a sort of numbers ("the largest prime below 100"). */
const sorts: Record<string, (n: number) => boolean> = {
  质数: isPrime,
  素数: isPrime,
  合数: (n) => n > 3 && !isPrime(n),
  奇数: (n) => n % 2 === 1,
  偶数: (n) => n % 2 === 0,
};
function endOf(range = "", most = "", sort = ""): number | null {
  const within = Number(/^(\d+)(?=以内)/.exec(range)?.[1] ?? 0);
  const places = Number(/^(\d)(?=位数)/.exec(range)?.[1] ?? 0);
  const fits = sorts[sort];
  if (!fits || (most === "大" && !within && !places) || within > 10_000 || places > 4) return null;
  // Of 100 以内 nobody is sure whether 100 is one of them; and 0 is an even number.
  if (within && most === "大" && fits(within)) return null;
  if (sort === "偶数" && most === "小" && places < 2) return null;
  const low = places ? 10 ** (places - 1) : 1;
  const high = places ? 10 ** places - 1 : within || 100;
  const all = Array.from({ length: high - low + 1 }, (_, at) => low + at).filter(fits);
  return (most === "大" ? all.at(-1) : all[0]) ?? null;
}
const rangeZh = (name: string) => `(?<${name}>\\d{1,5}以内|[1-4]位数(?:中|里)?)?`;
const endZh = (nth: string) =>
  `${rangeZh(`i${nth}`)}(?:的|,)?最(?<w${nth}>大|小)的?(?<s${nth}>质数|素数|合数|奇数|偶数)`;
const twoEnds = (sign: string) => (found: Record<string, string>) => {
  const [one, other] = [
    endOf(found.ia, found.wa, found.sa),
    endOf(found.ib ?? (found.wb === "大" ? found.ia : ""), found.wb, found.sb),
  ];
  return one === null || other === null ? null : `calculate ${one} ${sign} ${other}`;
};

const priceZh = "(?<a>\\d{1,3})元(?:钱)?1?[支个本块枝盒张袋瓶条只件]的?[^\\d,]{1,8}";
const tensZh = "(?:十位|10位)(?:上)?(?:的)?(?:数字|数)?";
const onesZh = "个位(?:上)?(?:的)?(?:数字|数)?";
const wordsEn = "[a-z' -]";

/** Powers in factorials, places of decimals, palindromes, ends of sorts, and totals that can or cannot be paid. */
export const ofPowersAndPlacesTold: Retelling[] = [
  ...told(
    [
      `(?:the )?(?:largest|highest|greatest|biggest) power of (?<p>\\d{1,2}) ${dividesEn} (?:evenly )?${factorialEn}${asPower}`,
      `(?:write |express )?(?:as a power of \\d,? )(?:the )?(?:largest|highest|greatest|biggest) power of (?<p>\\d{1,2}) ${dividesEn} ${factorialEn}`,
    ],
    power,
  ),
  ...told(
    [
      `(?<n>\\d{1,4})(?:!|,|的阶乘)${tailZh}(?:的)?(?:结果的|积的|得数的|乘积的)?(?:末尾|尾部|最后|后面)(?:[1一]?共)?(?:连续)?有(?:多少|几)个(?:连续的?)?(?:0|零)`,
      `how many (?:zeros|zeroes|0s|0's) (?:are (?:there )?|come |stand )?(?:at the end of|does|are at the end of|in a row at the end of) (?<n>\\d{1,4}) factorial(?: (?:end|ends|finish) (?:in|with)| have at (?:the|its) end)?`,
    ],
    ({ n }) => `how many zeros are at the end of ${n}!`,
  ),
  ...told(
    [
      `(?:the )?(?:last|final) 2 digits,? \\((?:the )?tens (?:digit )?(?:then|and|first,? then|followed by) (?:the )?(?:ones|units)(?: digit)?\\),? of (?<e>[\\d^{}*+ -]{3,30})`,
      `(?:the )?tens (?:digit )?and (?:the )?(?:ones|units) digits? (?:together )?of (?<e>\\d{1,4}\\^\\{?\\d{1,5}\\}?)(?: as a 2-digit number)?`,
    ],
    ({ e }) => `what are the last two digits of ${e}`,
  ),
  ...told(
    [
      `(?:if |when )?${fractionEn} (?:is )?(?:written|expressed|turned|converted|changed)(?: out)?(?: as| into| in| to)? (?:a )?(?:repeating |recurring )?decimal(?: form)?(?: repeats| is a repeating decimal| repeats forever)?,? ${placeEn}`,
      `(?:if |given that |since )?${fractionEn}(?: is a repeating decimal| repeats)?,? ${placeEn}`,
      `${placeEn}(?: of| in| when| if)+ ${fractionEn}(?: is)?(?: written| expressed)?(?: as| in)?(?: a)?(?: repeating)?(?: decimal)?(?: form)?`,
    ],
    place,
  ),
  ...told(
    [
      `(?:把)?(?<f>\\d{1,4}/\\d{1,4})(?:=0\\.\\d{3,40}…?)?(?:化成|写成|化为|表示成|,|的)*(?:循环)?小数(?:后|形式|,|的|中|表示|里)*(?:它的)?小数点(?:后面?|右边|右面)的?(?:第)?(?<k>\\d{1,5})位(?:上)?(?:的)?(?:数字|数)?(?:是|为)?(?:几|多少)?`,
      `(?<f>\\d{1,4}/\\d{1,4})=0\\.\\d{3,40}…?,?(?:那么|则|问|它的|其)*小数点(?:后面?|右边|右面)的?(?:第)?(?<k>\\d{1,5})位(?:上)?(?:的)?(?:数字|数)?(?:是|为)?(?:几|多少)?`,
    ],
    place,
  ),
  ...told(
    [
      `(?:a palindrome (?:number )?(?:reads|is a number that reads|is a number which reads)[^\\d]{0,60}(?:(?:like|such as|for example|e\\.g\\.|as in) \\d{2,5}(?:(?: or| and|,)+ \\d{2,5})?)?,? )?how many ${lengthEn} (?:numbers are )?palindromes?(?: numbers)? (?:are |that are |are there that are |is )?(?:divisible by|multiples of) (?<m>\\d{1,3})(?: are there)?`,
      `(?:a palindrome (?:number )?(?:reads|is a number that reads|is a number which reads)[^\\d]{0,60}(?:(?:like|such as|for example|e\\.g\\.|as in) \\d{2,5}(?:(?: or| and|,)+ \\d{2,5})?)?,? )how many ${lengthEn} (?:numbers are )?palindromes?(?: numbers)?(?: are there)?`,
      `(?:回文数?是[^\\d]{0,40}(?:\\d{2,5})?[^\\d]{0,12},)?(?:\\d{1,5}这样的回文数,)?(?<d>[2-5])位(?:的)?回文数(?:中|里)?,?(?:能被|是)(?<m>\\d{1,3})(?:整除|的倍数)的(?:数)?(?:[1一]?共)?有(?:多少|几)个`,
    ],
    palindromes,
  ),
  ...told(
    [
      `(?!.*(?:的|之)(?:和|差|积|乘积)$)(?:填空,)?${endZh("a")}(?:与|和|加上?)${endZh("b")}(?:的和|之和|相加|加起来)?(?:,?和)?${whatZh}_*`,
    ],
    twoEnds("+"),
  ),
  ...told(
    [
      `(?!.*(?:的|之)(?:和|差|积|乘积)$)(?:填空,)?${endZh("a")}(?:与|和)${endZh("b")}(?:的?积|之积|相乘|的乘积)(?:,?积)?${whatZh}_*`,
    ],
    twoEnds("*"),
  ),
  ...told(
    [
      `(?!.*(?:的|之)(?:和|差|积|乘积)$)(?:填空,)?${endZh("a")}(?:与|和|减去?|比)${endZh("b")}(?:的差|之差|相差|,?差|大)${whatZh}_*`,
    ],
    twoEnds("-"),
  ),
  ...told(
    [
      "2(?:\\^1)? ?\\+ ?2\\^2 ?\\+ ?2\\^3 ?\\+ ?(?:2\\^4 ?\\+ ?)?(?:…|\\\\cdots) ?\\+ ?2\\^\\{?(?<n>\\d{1,5})\\}?(?:的(?:和|结果|计算结果|值))?(?:的)?(?:个位(?:上的)?(?:数字|数)?|末位数字|末尾数字|尾数)(?:是|为)?(?:几|多少)?",
      "(?:the )?(?:units|ones|last|final) digit of (?:the sum )?2(?:\\^1)? ?\\+ ?2\\^2 ?\\+ ?2\\^3 ?\\+ ?(?:2\\^4 ?\\+ ?)?(?:…|\\.\\.\\.|\\\\cdots) ?\\+ ?2\\^\\{?(?<n>\\d{1,5})\\}?",
    ],
    ({ n }) => `what is the last digit of 2^${Number(n) + 1}-2`,
  ),
  ...told(
    [
      "(?:在)?1(?:到|至|~|-)(?<n>\\d{1,5})(?:这)?(?:\\d{1,5}个)?(?:的)?(?:正整数|自然数|整数|数)(?:中|里|里面)?,?(?:能|可以|可)?(?:写成|表示成|表示为|写为)2个(?:整数|非负整数|自然数)的?平方(?:的|之)?差的(?:数)?(?:[1一]?共)?有(?:多少|几)个(?:,?\\(0(?:也)?可以(?:参与平方)?\\))?",
      "how many (?:of the )?(?:whole numbers|integers|numbers) from 1 to (?<n>\\d{1,5})(?: inclusive)? can be (?:written|expressed) as (?:a|the) difference of (?:the squares of 2 integers|2 (?:perfect |integer )?squares)(?: of integers)?(?:,? \\((?:0|zero) (?:is )?allowed\\))?",
    ],
    // Only what leaves 2 when it is divided by 4 is no such difference.
    ({ n }) => `calculate ${n} - floor((${n}+2)/4)`,
  ),
  ...told(
    [
      `(?:[^\\d,]{0,12}?(?:用|花|拿|带)(?:了)?)?(?<c>\\d{1,4})元(?:钱)?,?(?:全部|都|去|来|全)*(?:买|购买)(?:了)?${priceZh}(?:和|与|及)${priceZh.replace("<a>", "<b>")},?(?:2种(?:都|均)(?:要)?(?:买(?:了)?|有),?)(?:且|并且)?(?:钱)?(?:正好|刚好|恰好|全部)(?:都)?(?:花完|用完|花光|用光),?(?:问|那么)*(?:[1一]?共|可以)?有(?:多少|几)种(?:不同的?)?(?:买法|购买方案|方案|购买方法|方法)`,
      `(?:[^\\d,]{0,12}?(?:用|花|拿|带)(?:了)?)?(?<c>\\d{1,4})元(?:钱)?,?(?:全部|都|去|来|全)*(?:买|购买)(?:了)?${priceZh}(?:和|与|及)${priceZh.replace("<a>", "<b>")},?(?:且|并且)?(?:钱)?(?:正好|刚好|恰好)(?:都)?(?:花完|用完|花光|用光),?(?:2种(?:都|均)(?:要)?(?:买(?:了)?|有),?)(?:问|那么)*(?:[1一]?共|可以)?有(?:多少|几)种(?:不同的?)?(?:买法|购买方案|方案|购买方法|方法)`,
    ],
    ({ a, b, c }) => `how many pairs of positive whole numbers satisfy ${a}x + ${b}y = ${c}`,
  ),
  ...told(
    [
      `${wordsEn}{0,60}(?:costs?|sold (?:for|at)|worth|are|priced at|come in (?:packs|boxes|bags) of) (?:\\$ ?)?(?<a>\\d{1,3})(?: ?(?:dollars|cents|euros|pounds|points))?(?: each)?(?: for ${wordsEn}{1,20})? (?:and|or) (?:${wordsEn}{1,30} )?(?:\\$ ?)?(?<b>\\d{1,3})(?: ?(?:dollars|cents|euros|pounds|points))?(?: each)?(?: for ${wordsEn}{1,20})?,? (?:what is|find) (?:the )?(?:largest|greatest|biggest|highest) (?:whole )?(?:number of (?:dollars|cents|euros|pounds|points)|amount|total|score|price|(?:whole )?number)(?: in (?:dollars|cents))? (?:that )?(?:(?:can ?not|can never|could never|could not|can't|couldn't) be (?:the )?(?:exact |exactly )?(?:total|paid|made|spent|reached|obtained|scored|the cost|the price|got)|(?:you|one|nobody|anyone) (?:can ?not|can never|can't) (?:exactly )?(?:pay|make|spend|reach|score|get))(?: exactly)?${wordsEn}{0,40}`,
      `[^\\d,]{0,24}(?:只有|有)(?:若干|足够多|许多|很多)?(?:张|个|枚)?(?:的)?(?<a>\\d{1,2})(?:元|分|角)(?:和|与)(?<b>\\d{1,2})(?:元|分|角)(?:的)?(?:2种)?(?:面值的?)?(?:纸币|硬币|邮票|币|钞票|代金券)[^\\d,]{0,12},(?:那么)?(?:不找零?钱?,?)?(?:它们)?(?:不能|无法)(?:恰好|正好|刚好)?(?:支付|凑成|付出|凑出|组成|付)的?(?:的)?(?:最大)(?:的)?(?:整数)?(?:钱数|金额|面值|款额|元数|整元数|数)?${whatZh}(?:元|分|角)?`,
    ],
    ({ a, b }) => `the largest whole number that is not ${a}x + ${b}y with whole numbers x and y`,
  ),
  ...told(
    [
      `(?:有)?1个2位数(?:恰好|正好)?(?:等于|是)(?:它的?|其)?(?:2个|各位)?数字(?:之|的)?积的(?<k>\\d)倍,?(?:且|并且|而)?(?:它的)?(?:${onesZh}比${tensZh}大(?<m>\\d)|${tensZh}比${onesZh}小(?<m2>\\d))${thenZh}(?:这个|该)2位数${whatZh}`,
    ],
    ({ k, m, m2 }) =>
      `the only whole number n from 10 to 99 with n is ${k} times its digit product and n has its ones digit ${m ?? m2} greater than its tens digit`,
  ),
  ...told(
    [
      "(?:有)?1个3位数,?(?:它的)?百位(?:数字|上)?(?:是|为)?(?<x>[a-z]),?(?:十位|10位)(?:数字|上)?(?:是|为)?[a-z],?个位(?:数字|上)?(?:是|为)?(?<y>[a-z]),?(?:它)?减去(?:把它)?(?:倒过来写的?数|反序数|倒序数|逆序数|把数字顺序颠倒后的数)(?:\\([^)]{0,30}\\))?(?:,)?(?:得|等于|差(?:是|为)?|得到|是)(?<d>\\d{2,3})(?:,|那么|则|求|问)*\\k<x>-\\k<y>(?:=|的值)?(?:是|为|等于)?(?:多少|几)?",
    ],
    ({ d }) => (Number(d) % 99 === 0 ? `calculate ${d}/99` : null),
  ),
];
