import { askEn, type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const linear = (name: string) =>
  `(?<${name}>\\d{0,4}\\*?(?<x${name}>[a-z])(?:\\^\\d)?(?: ?[-+] ?\\d{1,6}|(?: ?[-+] ?\\d{0,4}[a-z])(?: ?[-+] ?\\d{1,6})?)?)`;
const [above, below] = [linear("a"), linear("b")];
const domains: Record<string, string> = {
  "positive integer": "positive integers",
  "positive whole number": "positive integers",
  integer: "integers",
  正整数: "positive integers",
  整数: "integers",
};
const domainEn = "(?<d>positive integer|positive whole number|integer)s?";
const domainZh = "(?<d>正整数|整数)";
const listEn = "(?:all |the |every |which |what |all the |for which |for what )*";
const valuesEn = "(?: values)?(?: of)? ?[a-z]?";
const dividesEn = [
  `${below} (?:divides|is a (?:factor|divisor) of|goes (?:evenly )?into) ${above}`,
  `${above} (?:is |be )?(?:evenly )?(?:divisible by|a multiple of) ${below}`,
];
const madeEn =
  "(?:such that|so that|for which|where|with|make|makes|satisfy|is|are|have|does|do|that make|making|,)+ ?";
const dividesZh = [
  `${above}(?:能|可以)?被${below}整除`,
  `${below}(?:能够?|可以)?整除${above}`,
  `${above}是${below}的倍数`,
  `${below}是${above}的(?:因|约)数`,
];
/** Whole just where the one divides the other. */
const whole = (start: string) => (groups: Record<string, string>) => {
  const { a, b, d = "", xa, xb } = groups;
  const domain = domains[d];
  return xa === xb && domain ? `${start} ${domain} with (${a})/(${b}) whole` : null;
};

const squareZh = "(?:1个)?(?:完全)?平方数";

/** What n leaves when it is divided, where `by` times n leaves that; null where that may be more than one. */
function onlyRest(by: number, leaves: number, modulus: number): number | null {
  const all = [...Array(modulus).keys()].filter((rest) => (by * rest - leaves) % modulus === 0);
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** One expression that divides another, what makes a square or a cube, and powers in a factorial. */
export const ofDivisibility: Retelling[] = [
  ...told(
    [
      `(?:the )?(?<w>largest|greatest|biggest|smallest|least) (?<k>[23])[- ]digit (?:positive )?(?:integer|number|whole number) ?[a-z]? ?${madeEn}(?<a>\\d{0,4}) ?\\*? ?[a-z] ?≡ ?(?<b>\\d{1,4}) ?\\(mod (?<m>\\d{1,3})\\)`,
      `(?:满足|使得?)?(?<a>\\d{0,4})\\*?[a-z] ?≡ ?(?<b>\\d{1,4}) ?\\(mod (?<m>\\d{1,3})\\)的(?<w>最大|最小)的?(?<k>[23])位(?:数|整数|正整数)(?:[a-z])?(?:是)?(?:多少|几)?`,
    ],
    ({ w = "", k, a = "", b, m }) => {
      const rest = onlyRest(Number(a || "1"), Number(b), Number(m));
      return rest === null
        ? null
        : `the ${/large|great|big|大/.test(w) ? "largest" : "smallest"} whole number n of ${k} digits with n mod ${m} = ${rest}`;
    },
  ),
  ...told(
    [
      "(?:[1一]个|某个?)(?:自然|整|正整)?数(?:除以|被)(?<m>\\d{1,5})(?:除)?,?余(?:数(?:是|为))?(?<r>\\d{1,5}),?(?:那么|则)?(?:它|这个数|该数)?(?:除以|被)(?<k>\\d{1,5})(?:除)?,?(?:的)?余(?:数)?(?:是)?(?:几|多少)?",
    ],
    ({ m, r, k }) =>
      Number(r) < Number(m) && Number(m) % Number(k) === 0
        ? `the remainder of n divided by ${k} when n mod ${m} = ${r}`
        : null,
  ),
  ...dividesEn.flatMap((divides) => [
    ...told(
      [
        `how many ${domainEn}${valuesEn} ?${madeEn}${divides}`,
        `for how many ${domainEn}${valuesEn},? ?(?:is|does|will)? ?${divides.replace("divides|", "divides|divide|")}`,
        `(?:the )?number of ${domainEn}${valuesEn} ?${madeEn}${divides}`,
      ],
      whole("how many"),
    ),
    ...told(
      [
        `${listEn}${domainEn}${valuesEn},? ?${madeEn}${divides}`,
        `${divides}, ?(?:where |and )?[a-z] is an? ${domainEn.replace("s?", "")},? ?(?:find|what are|what is)? ?(?:all )?(?:the )?(?:possible )?(?:values of )?[a-z]`,
      ],
      whole("all"),
    ),
    ...told([`(?:the )?sum of ${listEn}${domainEn}${valuesEn},? ?${madeEn}${divides}`], whole("the sum of all")),
    ...told(
      [`(?:the )?(?:largest|greatest|biggest) ${domainEn}${valuesEn},? ?${madeEn}${divides}`],
      whole("the largest"),
    ),
  ]),
  ...dividesZh.flatMap((divides) => [
    ...told(
      [
        `有?(?:多少|几)个${domainEn.replace(/.*/, domainZh)}[a-z]?,?(?:能)?(?:使得?|满足|让)?,?${divides}`,
        `(?:使得?|满足|若|如果)?${divides}的${domainZh}[a-z]?(?:[1一]?共)?有(?:多少|几)个`,
        `(?:若|如果|设)?[a-z]是${domainZh},?(?:且|若|如果|使得?)?${divides},?(?:则|那么|这样的|满足条件的|符合条件的)*[a-z]?(?:的(?:取)?值|值)?(?:[1一]?共)?有(?:多少|几)个`,
      ],
      whole("how many"),
    ),
    ...told(
      [
        `(?:求)?(?:所有|哪些|全部)?(?:的)?${domainZh}[a-z]?,?(?:能)?(?:使得?|满足|让)?,?${divides}(?:的所有[a-z])?`,
        `(?:求)?(?:使得?|满足|若|如果)?${divides}的(?:所有|全部)?(?:的)?${domainZh}[a-z]?${whatZh}`,
        `(?:若|如果|设)?[a-z]是${domainZh},?(?:且|若|如果|使得?)?${divides},?(?:则|那么|求)*(?:所有)?[a-z]?(?:的(?:取)?值)?(?:可能|可以)?(?:是|为|取)*(?:哪些|多少|几)?(?:数|值)?`,
      ],
      whole("all"),
    ),
  ]),
  ...told(
    [
      `(?<m>\\d{1,7})(?:乘|乘以|乘上|\\*|×)1个最小的(?:正整数|自然数)?[a-z]?,?(?:所得的?)?(?:得到|使?积|结果|乘积|等于|就|使得?|后|,)*(?:是|为|得|成为|变成|等于)?1?个?(?<s>完全平方|平方|完全立方|立方)数?(?:,|那么|则|求|这个(?:正整)?数)*[a-z]?${whatZh}`,
      `(?<m>\\d{1,7})(?:\\*|×|乘|乘以)?[a-z](?:的积)?(?:是|为|等于)(?:某个|1个)?(?:正)?(?:整数|自然数)的(?<s>立方|平方),?(?:则|那么|求)*(?:正整数|自然数|最小的)*[a-z](?:的)?最小(?:值|正整数)?${whatZh}`,
      `(?:要使|使|若|如果)?(?<m>\\d{1,7})(?:\\*|×|乘|乘以)?[a-z](?:是|为|成为|等于)(?:1个)?(?<s>完全平方|平方|完全立方|立方)数?,?(?:则|那么|求)*(?:正整数|自然数|最小的)*[a-z](?:的)?(?:最小(?:值|正整数)?|至少)${whatZh}`,
    ],
    ({ m, s = "" }) => `the smallest whole number n with n times ${m} is a ${s.includes("立方") ? "cube" : "square"}`,
  ),
  ...told(
    [
      `(?:the )?(?:smallest|least) positive (?:integer |whole number )?(?<x>[a-z]) (?:such that|so that|so|for which|that makes|making|with) (?<m>\\d{1,7})\\*?\\k<x> ?(?:is|be|being)? ?a (?:perfect )?(?<s>square|cube)`,
      `(?:if )?(?<m>\\d{1,7})\\*?(?<x>[a-z]) is a (?:perfect )?(?<s>square|cube)(?: number)?,? ?(?:and )?(?:\\k<x> is (?:a )?positive,? )?(?:what is|what's|find)? ?(?:the )?(?:smallest|least) (?:possible )?(?:positive )?(?:integer |whole number )?(?:value of )?(?:\\k<x>)(?: can be)?`,
      `(?:the )?(?:smallest|least) (?:positive )?(?:whole )?(?:number|integer) (?:you |we |i )?(?:can |must |should |need to |have to )?multiply (?<m>\\d{1,7}) by (?:to (?:get|make|obtain)|so (?:that )?(?:it|the (?:product|result)) (?:is|becomes)) a (?:perfect )?(?<s>square|cube)(?: number)?`,
    ],
    ({ m, s }) => `the smallest whole number n with n times ${m} is a ${s}`,
  ),
  ...told(
    [
      `(?:若|如果|设|有)?(?:[a-z]是)?(?<d>正整数|整数|自然数)[a-z]?(?:,)?(?:且|使得?|满足|若|如果)?(?<e>[a-z]\\^2(?:[-+]\\d{0,3}[a-z])?[-+]\\d{1,5})(?:也|又|都)?是${squareZh}${thenZh}(?:这样的)?[a-z]?(?:的(?:所有)?(?:可能的?)?(?:取)?值)?(?:可以|可能)?(?:是|为|取|有)*(?:哪些|多少|几)?(?:数|值)?`,
      `(?:若|如果|已知)?(?<e>[a-z]\\^2(?:[-+]\\d{0,3}[a-z])?[-+]\\d{1,5})(?:也|又|都)?是${squareZh},?(?:且|其中)?[a-z](?:为|是)(?<d>正整数|整数),?(?:求|则|那么)*[a-z]?(?:的值)?${whatZh}`,
      `(?:求)?(?:所有)?(?:的)?(?:使得?|满足)(?<e>[a-z]\\^2(?:[-+]\\d{0,3}[a-z])?[-+]\\d{1,5})(?:也|又|都)?是${squareZh}的(?:所有)?(?:的)?(?<d>正整数|整数)[a-z]?`,
    ],
    ({ d = "", e }) =>
      d === "自然数" ? null : `all ${d === "正整数" ? "positive integers" : "integers"} with ${e} a square`,
  ),
  ...told(
    [
      `(?:若|如果|设|有)?(?:[a-z]是)?(?<d>正整数|整数)[a-z]?(?:,)?(?:且|使得?|满足|若|如果)?(?<e>[a-z]\\^2(?:[-+]\\d{0,3}[a-z])?[-+]\\d{1,5})(?:也|又|都)?是${squareZh}${thenZh}(?:这样的|满足条件的)?(?:正整数|整数)?[a-z]?(?:的(?:取)?值)?(?:[1一]?共)?有(?:几|多少)个`,
      `(?:使得?|满足)(?<e>[a-z]\\^2(?:[-+]\\d{0,3}[a-z])?[-+]\\d{1,5})(?:也|又|都)?是${squareZh}的(?<d>正整数|整数)[a-z]?(?:[1一]?共)?有(?:几|多少)个`,
    ],
    ({ d = "", e }) => `how many ${d === "正整数" ? "positive integers" : "integers"} with ${e} a square`,
  ),
  ...told(
    [
      `(?:the )?(?:smallest|least) positive (?:integer |whole number )?(?:value of )?(?<x>[a-z]) (?:such that|so that|so|for which|that makes|making|with) (?:(?<m>\\d{1,7}) ?\\+ ?\\k<x>|\\k<x> ?\\+ ?(?<o>\\d{1,7})) ?(?:is|be|being)? ?a (?:perfect )?(?<s>square|cube)(?: number)?`,
      `(?:要使|使|若|如果)?(?:(?<m>\\d{1,7})\\+[a-z]|[a-z]\\+(?<o>\\d{1,7}))(?:是|为|成为|等于)(?:1个)?(?<s>完全平方|平方|完全立方|立方)数,?(?:则|那么|求)*(?:正整数|最小的)+[a-z](?:的)?(?:最小(?:值|正整数)?|至少)${whatZh}`,
    ],
    ({ m, o, s = "" }) =>
      `the smallest whole number n with n plus ${m ?? o} is a ${/立方|cube/.test(s) ? "cube" : "square"}`,
  ),
  ...told(
    [
      "(?<p>\\d{1,4})的(?:多少|几)次(?:方|幂)(?:能|可以)?整除(?<n>\\d{1,4}!),?(?:最大|最多|最高)(?:是)?(?:多少|几)?(?:次)?",
      "(?<p>\\d{1,4})的最(?:高|大)(?:多少|几)次(?:方|幂)(?:能|可以)?整除(?<n>\\d{1,4}!)",
      "(?<n>\\d{1,4}!)(?:最多)?(?:能|可以)?被(?<p>\\d{1,4})的(?:最(?:高|大)|最多)?(?:多少|几)次(?:方|幂)整除(?:,?最(?:大|多|高))?",
    ],
    ({ p, n }) => `the exponent of ${p}^k in ${n}`,
  ),
  ...told(
    [
      `(?:a )?(?:positive )?(?:whole number|number|integer) (?:is )?divided by (?<m>\\d{1,5}) (?:gives|has|leaves|with) (?:a )?(?:quotient (?:that is )?(?:equal to|the same as) (?:the )?remainder|(?:the )?same quotient and remainder|equal quotient and remainder)${askEn}(?:the )?(?:largest|greatest|biggest) (?:possible )?(?:such )?(?:number|value|value of the number|it (?:can|could) be)?(?: of the number)?`,
      `when (?:a|some) (?:positive )?(?:whole number|number|integer) is divided by (?<m>\\d{1,5}),? (?:the |its )?quotient (?:and (?:the )?remainder are (?:equal|the same)|(?:equals|is equal to|is the same as) the remainder)${askEn}(?:the )?(?:largest|greatest|biggest) (?:possible )?(?:such )?(?:number|value)?(?: of the number)?(?: (?:can|could) be)?`,
      `(?:the )?(?:largest|greatest|biggest) (?:whole )?(?:number|integer) (?:that |which |whose )?(?:gives |has |with )?(?:the same quotient and remainder|(?:a )?quotient (?:equal to|the same as) (?:its |the )?remainder|quotient and remainder are (?:equal|the same)) when (?:it is )?divided by (?<m>\\d{1,5})`,
      `(?:有)?(?:1个)?(?:正整数|自然数|数|整数)?(?:除以|被)(?<m>\\d{1,5})(?:除)?,?(?:得到的?|所得的?|它的?)?商(?:和|与|跟|等于|=)余数(?:相等|相同|1样|相等时)?,?(?:这样的|那么|则|求|问|这个|该)*(?:正整数|自然数|数|被除数)?(?:最大|最大的?(?:1个)?)${whatZh}`,
      `(?:除以|被)(?<m>\\d{1,5})(?:除)?,?(?:得到的?|所得的?)?商(?:和|与|跟|等于)余数(?:相等|相同|1样)?的?(?:最大的?(?:正整数|自然数|数|整数)|(?:正整数|自然数|数|整数)(?:中|里)?,?最大的?)${whatZh}`,
    ],
    ({ m }) => (Number(m) < 2 ? null : `calculate (${m}+1)*(${m}-1)`),
  ),
];
