import { formula, get, is, list, many, number, type Wording, what } from "./parts.ts";

/** Of numbers, and of how many there are. */
export const ofNumbers: readonly Wording[] = [
  ["(?<e>\\d{1,6}\\.\\d{1,6})(?:等于|是|化成|化为|=)几分之几", "把<e>化成分数"],
  [
    "(?:what is )?the fraction (?:for|of|equal to|equivalent to) (?<e>\\d{0,6}\\.\\d{1,6})",
    "convert <e> to a fraction",
  ],
  [
    "(?:请)?(?:求|写|算|找)?出?(?:下列|下面|以下|这)(?:各|两|三|几|2|3)?个?(?:组)?数的(?<o>最大公[约因]数|最小公倍数)(?:是(?:多少|几))?[:,](?<e>\\d+(?:[,、和与] ?\\d+)+)",
    "<e>的<o>",
  ],
  ["(?:多少|几|什么数|哪个数)的(?<p>\\d+(?:\\.\\d+)?%)(?:是|等于|为)(?<n>\\d+(?:\\.\\d+)?)", "<n>是多少的<p>"],
  ["绝对值(?<x>[a-z])(?:等于|=|是)(?<n>\\d+),?(?:求\\k<x>|\\k<x>(?:是|等于|=)(?:几|多少))?", "|<x>|=<n>"],
  [
    "(?:(?:what is|write|convert|express|change|turn|put) )?(?<a>\\d{1,6})(?: and)? (?<b>\\d{1,6}/\\d{1,6}) (?:as|to|into|in) an improper fraction",
    "what is <a>+<b>",
  ],
  [`(?<e>等[差比]数列.{3,60}?),?(?:求|则)?(?:它的|其)?首项a_?\\{?1\\}?(?:${is})?${many}?`, "<e>,求首项"],
  ...[
    ["小于|少于", "less than|below|smaller than", "<"],
    [
      "不大于|不超过|小于(?:或|或者)?等于",
      "at most|no more than|not more than|not greater than|less than or equal to",
      "≤",
    ],
  ].flatMap(([chinese, english, sign]): Wording[] => [
    [
      `(?:满足)?绝对值(?:${chinese})(?<n>\\d{1,4})的(?<s>正整数|负整数|非负整数|整数)(?:一?共)?有(?:多少|几)个`,
      `|x|${sign}<n>的<s>解有几个`,
    ],
    [
      `how many (?<s>positive |negative )?integers (?:have (?:an )?|with (?:an )?)absolute values? (?:of )?(?:that (?:is|are) )?(?:${english}) (?<n>\\d{1,4})(?: are there)?`,
      `how many <s>integers satisfy |x|${sign}<n>`,
    ],
  ]),
  [
    `(?:${what} )?(?<n>\\(-?\\d+(?:/\\d+)?\\)|\\d+(?:/\\d+)?) to the (?:power (?:of )?)?(?:negative|minus|-) ?(?<p>\\d{1,3})(?:st|nd|rd|th)?(?: power)?(?: as a fraction| in fraction form)?`,
    "what is (<n>)^{-<p>}",
  ],
  [`用(?:分组分?解?|提公?因式|十字相乘|公式)法(?:因式分解|分解因式|分解)[:,]?(?<e>${formula})`, "因式分解 <e>"],
  [`(?:求|计算)?√(?<n>\\d{1,9})的平方根(?:${is})?${many}?`, "解方程 x^2=√<n>"],
  [
    `(?:add up|add|find the total of) all (?:of )?the (?<d>factors|divisors) of (?<n>\\d+)(?:, including 1 and \\k<n>)?(?:[.,]? what (?:total|sum|number) do you get)?`,
    "what is the sum of all <d> of <n>",
  ],
  [`what remainder (?:do|would|will) (?:you|we|i) get (?:when|if) (?<e>.{3,80})`, "what is the remainder when <e>"],
  [
    `what remainder does (?<e>.{3,80}?) leave (?:when |if )?(?:you divide(?: it)?|it is divided|divided|it's divided) by (?<m>.{1,20})`,
    "what is the remainder when <e> is divided by <m>",
  ],
  [
    `(?:[两三四2-4]个数)?(?<l>${list}|\\d+(?: \\d+){1,3})的(?<w>最大公[约因]数|最小公倍数)(?:[是为]|咋求|怎么求|怎么算|,)*${many}?`,
    "求 <l> 的<w>",
  ],
  [
    `(?:${what} )?the (?<w>least|smallest|greatest|largest) (?<s>positive |negative )?(?:integer|whole number) (?:value of )?(?<x>[a-z]) (?:with|such that|for which|so that|satisfying|where|that satisfies|that makes) (?<e>[^=,;?]*[<>≤≥][^=,;?]*)`,
    "what is the <w> <s> integer that satisfies <e>",
  ],
  [
    `(?:满足)?(?:不等式)?(?<e>[^一-龥,;]*[<>≤≥][^一-龥,;]*)的(?<s>正整数|负整数|非负整数|整数)(?:解)?(?<x>[a-z])?(?:一?共)?有(?:几|多少)个`,
    "不等式<e>的<s>解有几个",
  ],
  [
    `(?:${what} )?the (?:smallest|least|lowest) (?:positive )?(?:whole )?(?:number|integer) (?:that )?(?:both |all of |each of )?(?<l>${list}) (?:all )?(?:go into|divide into|divide)(?: evenly| exactly)?`,
    "what is the lcm of <l>",
  ],
  [
    `(?:${what} )?the (?:biggest|largest|greatest) (?:whole )?(?:number|integer) that (?:goes into|divides|divides into|can divide)(?: both| all of| each of)? (?<l>${list})(?: evenly| exactly)?`,
    "what is the gcd of <l>",
  ],
  [`能(?:同时)?整除(?<l>${list})的最大的?(?:自然|整)?数(?:${is}${many})?`, "求 <l> 的最大公因数"],
  [`(?:能)?(?:同时)?被(?<l>${list})整除的最小的?(?:自然|正整|整)?数(?:${is}${many})?`, "求 <l> 的最小公倍数"],
  [`divide (?<a>${number}) by (?<b>${number})`, "what is (<a>) ÷ (<b>)"],
  [`(?<b>\\d+)的(?:多少|几)次(?:方|幂)(?:${is})(?<n>\\d+)`, "解方程 <b>^x = <n>"],
  [`绝对值(?:${is})(?<n>${number})的(?:有理|实)?数(?:${is}|有)*(?:多少|几|什么|哪些|哪几个)?`, "解方程 |x| = <n>"],
  [`(?:what|which) numbers? (?:has|have) (?:an )?absolute value (?:of |equal to )?(?<n>${number})`, "solve |x| = <n>"],
  [
    `(?:${what} )?(?:what|which)? ?(?:number|constant|value)? ?(?:should |must |can |goes |do you |needs to )*(?:go |be |put |add |added |to |fill )*(?:in |into )?(?:the )?(?:blank |gap |box )?(?:so|so that|to make|such that|makes|make)(?: that)? (?<e>[a-z]\\^\\{?2\\}? ?[-+] ?\\d+[a-z]) ?\\+ ?(?:_+|□|\\( ?\\)|\\?) ?(?:is |be |into )?a perfect square(?: trinomial)?`,
    "if <e> + c = 0 has two equal roots, find c",
  ],
  [
    `(?:if )?(?:one|a) (?:solution|root|zero) (?:of|to) (?:the )?(?:quadratic )?(?:equation )?(?<e>${formula}) is (?<x>[a-z] ?= ?)?(?<n>${number})[,.;]? ?(?:then )?(?:what is|what's|find|what must)(?: the value of)? (?<y>[a-z])(?: be)?`,
    "if x = <n> and <e>, what is <y>",
  ],
  [
    `(?:方程)?(?<e>${formula})的(?:2|两|二)个?根(?:之和|的和)(?:与|和|及)(?:2|两|二)?个?根?(?:之积|的积)(?:各|分别)?(?:${is}${many})?`,
    "方程<e>的两根之和与积",
  ],
  [
    `(?:已知|若|设)?(?:一次函数|直线)(?:y ?= ?kx ?\\+ ?b)(?:的图[象像])?(?:经过|过)点?\\((?<x>${number}) ?, ?(?<y>${number})\\)(?:和|与|,|、)点?\\((?<u>${number}) ?, ?(?<v>${number})\\)(?:两点)?,?求k(?:和|、|,|与)b(?:的值)?`,
    "solve the system <y> = (<x>)k + b, <v> = (<u>)k + b",
  ],
  [
    `(?<n>${number}) times (?:what|which) number (?:is|equals|makes|gives|will give) (?<m>${number})`,
    "solve <n>x = <m>",
  ],
  [
    `(?:${what} )?the (?:least|lowest) common denominator (?:of|for) \\d+/(?<b>\\d+) and \\d+/(?<d>\\d+)`,
    "what is the lcm of <b> and <d>",
  ],
  [
    `(?:${what} )?(?:the )?(?:value of )?(?<n>[01]+|\\d+) (?:in |\\(?base )(?:base )?(?<b>\\d+)\\)? (?:written |converted |expressed |changed )?(?:in|to|as|into) (?:base (?:10|ten)|decimal|a decimal number)`,
    "convert <n> from base <b> to base 10",
  ],
  [
    `(?:${what} )?the (?:smallest|least|lowest) (?:positive )?(?:whole )?(?:number|integer)(?: that is| which is| that's)?(?: exactly| evenly)? divisible by(?: all of| both| each of)? (?<l>${list})`,
    "what is the lcm of <l>",
  ],
  [
    `(?:${what} )?the (?:smallest|least|lowest) (?:positive )?(?:whole )?(?:number|integer) that (?:can be (?:evenly |exactly )?divided by|is a multiple of)(?: all of| both| each of)? (?<l>${list})`,
    "what is the lcm of <l>",
  ],
  [`(?:the )?absolute value of (?:the number )?(?<n>${number})`, "what is |<n>|"],
  [`(?:${what} )?the absolute value of (?:the number )?(?<n>${number})`, "what is |<n>|"],
  [`(?:${what} )?the (?:opposite|additive inverse) of (?<n>${number})`, "what is -(<n>)"],
  [`(?:${what} )?the (?:reciprocal|multiplicative inverse) of (?<n>${number})`, "what is 1 ÷ (<n>)"],
  [`(?:${what} )?(?:both |the two |all )?(?:the )?square roots of (?<n>\\d+)`, "solve x^2 = <n>"],
  [
    `the square of (?:a|what|which) number is (?<n>\\d+)[,.;]? ?(?:what is|what's|find|what could be) the number`,
    "solve x^2 = <n>",
  ],
  [`what numbers? squared (?:is|are|equals?|makes?|gives?) (?<n>\\d+)`, "solve x^2 = <n>"],
  [`${get}(?<n>${number})的绝对值(?:${is}${many})?`, "计算 |<n>|"],
  [`${get}(?<n>${number})的相反数(?:${is}${many})?`, "计算 -(<n>)"],
  [`${get}(?<n>${number})的倒数(?:${is}${many})?`, "计算 1÷(<n>)"],
  [`${get}(?<n>\\d+)的平方根(?:${is}${many})?`, "解方程 x^2 = <n>"],
  [`${get}(?<n>\\d+)的算术平方根(?:${is}${many})?`, "计算 \\sqrt{<n>}"],
  [`${get}(?<n>-?\\d+)的立方根(?:${is}${many})?`, "计算 \\sqrt[3]{<n>}"],
  [
    `(?:一个|某个?|如果一个|若一个)数的平方(?:${is})(?<n>\\d+),?(?:那么|则|求)?(?:这个|该)数(?:${is}${many})?`,
    "解方程 x^2 = <n>",
  ],
  [
    `(?:一个|某个?|如果一个|若一个)数的立方(?:${is})(?<n>-?\\d+),?(?:那么|则|求)?(?:这个|该)数(?:${is}${many})?`,
    "解方程 x^3 = <n>",
  ],
  [
    `(?:如果|若|已知)?(?<a>\\d+)的(?<x>[a-z])次(?:方|幂)(?:${is})(?<n>\\d+(?:/\\d+)?),?(?:那么|则|求)?\\k<x>(?:的值)?(?:${is})?${many}?`,
    "解方程 <a>^<x> = <n>",
  ],
  [`(?<n>\\d+) is (?:what|which) power of (?<b>\\d+)`, "solve <b>^x = <n>"],
  [`(?<b>\\d+) (?:raised )?to (?:what|which) power (?:is|equals|gives|makes) (?<n>\\d+)`, "solve <b>^x = <n>"],
  [
    `(?:if )?a number (?:is )?increased by (?<p>\\d+)(?:%| percent) (?:is|gives|becomes|equals|the result is|it becomes|you get) (?<n>${number})[,.;]? ?(?:then )?(?:what is|what's|find|what was) the (?:original )?number`,
    "solve x + (<p>/100)x = <n>",
  ],
  [
    `(?:if )?a number (?:is )?decreased by (?<p>\\d+)(?:%| percent) (?:is|gives|becomes|equals|the result is|it becomes|you get) (?<n>${number})[,.;]? ?(?:then )?(?:what is|what's|find|what was) the (?:original )?number`,
    "solve x - (<p>/100)x = <n>",
  ],
  [
    `(?:if )?a number (?<s>plus|minus|times|divided by|multiplied by|increased by|decreased by) (?<n>${number}) (?:is|equals|gives|makes) (?<m>${number})[,.;]? ?(?:then )?(?:what is|what's|find|what was) (?:the|this|that|my) number`,
    "what number <s> <n> is <m>",
  ],
  [`(?:what|which) number is (?<p>${number}) ?(?:%|percent) of (?<n>${number})`, "what is <p>% of <n>"],
  [
    `(?:simplify|reduce|write in simplest form) (?:the )?ratio (?:of )?(?<a>\\d+) to (?<b>\\d+)`,
    "simplify the ratio <a>:<b>",
  ],
  [
    `(?:求)?(?:甲数|乙数|这个数|某数)的(?<f>\\d+/\\d+)(?:${is})(?<n>\\d+),?(?:甲数|乙数|这个数|某数)(?:${is})?${many}?`,
    "一个数的<f>是<n>，这个数是多少",
  ],
  [`一个数比它的一半(?:大|多)(?<n>${number}),?(?:求)?这个数(?:${is})?${many}?`, "解方程 x = x/2 + <n>"],
  [`(?<a>${number})比(?<b>${number})多百分之几`, "从<b>增加到<a>，增加了百分之几"],
  [`(?<a>${number})比(?<b>${number})少百分之几`, "从<b>减少到<a>，减少了百分之几"],
  [`(?:求)?不等式组(?<e>[^一-龥]{3,80})的(?:解集|解)(?:${is})?${many}?`, "解不等式组 <e>"],
  [`(?:求)?不等式(?<e>[^一-龥]{3,80})的(?:解集|解)(?:${is})?${many}?`, "解不等式 <e>"],
  [
    `(?:若|如果|已知)?(?:多项式|代数式)?(?<e>${formula})是(?:一个|1个)?完全平方式,?(?:那么|则|求|,)*(?<k>[a-z])(?:的值)?(?:${is})?${many}?`,
    "若方程<e>=0有两个相等的实数根，求<k>的值",
  ],
  [
    `(?:if )?(?<e>${formula}) is a perfect square(?: trinomial)?,? (?:what is|what's|find|what are)(?: the)?(?: (?:possible )?values? of)? (?<k>[a-z])`,
    "if <e> = 0 has two equal roots, find <k>",
  ],
  [
    `(?:solve )?for (?:what|which) values? of (?<k>[a-z]) is (?<e>${formula}) a perfect square(?: trinomial)?`,
    "if <e> = 0 has two equal roots, find <k>",
  ],
  [
    `solve for (?<k>[a-z]): (?<e>${formula}) a perfect square(?: trinomial)?`,
    "if <e> = 0 has two equal roots, find <k>",
  ],
  [
    `(?:已知|若)?(?:一次函数|直线)(?:y ?= ?kx ?\\+ ?b)?(?:的图[象像])?(?:经过|过)点?(?<a>\\([^()]{3,20}\\))(?:和|与|,|、)点?(?<b>\\([^()]{3,20}\\))(?:两点)?,?求?(?:这个|该|此)?(?:一次)?(?:函数|直线)的?(?:解析式|表达式|关系式|方程)`,
    "求经过点<a>和<b>的直线的方程",
  ],
  [
    `(?:reduce|simplify|put|write|express|bring|cut)(?: down)? (?:the )?(?:fraction )?(?<e>\\d+ ?/ ?\\d+) (?:down )?(?:to|in|into|as) (?:its |the |a )?(?:lowest|simplest|reduced|smallest)(?: possible)? (?:terms|form|fraction)`,
    "simplify <e>",
  ],
  [
    `(?:把|将)?(?:分数)?(?<e>\\d+/\\d+)(?:约分)?(?:约|化|写|化简)?(?:成|为)(?:最简|既约)(?:的)?(?:分数|形式)?(?:${is}${many})?`,
    "化简 <e>",
  ],
];
