import type { Aside } from "./aside.ts";

/** What is said once more of a question, or of the way to its answer: what it says is in the question, too, or is nothing that it asks. */
export const englishRemarks: Aside[] = [
  {
    form: "(?:i'?m |i am )?(?:so |a little |kind of )?(?:embarrassed|ashamed|sorry) (?:to say|to admit|that|but) i(?:'?ve)? (?:forgot|forgotten|don'?t remember|can'?t remember)(?: all of it| how(?: to(?: do (?:it|this|that))?)?| it)?",
  },
  {
    form: "(?:these|those|they|both|all of (?:these|them)) are (?:all )?(?:mixed|improper|proper|decimal) (?:numbers|fractions)",
  },
  {
    form: "(?:the )?(?:\\d{1,6}|digits?|block) (?:just )?(?:keeps? |goes on )?(?:repeat(?:s|ing)?|going)(?: forever| over and over| for ?ever| on and on)?",
  },
  {
    form: "(?:an? )?(?:improper|mixed)(?: fractions?| numbers?)?(?: form)? (?:is|are) (?:also )?(?:fine|ok|okay|allowed|all right|good)",
  },
  {
    form: "(?:ignore|ignoring|forget|forget about|without|leave out|no|not counting|before|assume no|there(?:'?s| is) no) (?:any |the |sales )?(?:tax|taxes|tip|tips|shipping|fees)",
  },
  {
    form: "(?:the )?(?:tens?|units?|ones)(?: digit)?,? (?:then|and then|first,? then|followed by)(?: the)? (?:ones|units?|tens?)(?: digit)?",
  },
  {
    form: "so (?:it(?:'?s| is) )?the (?:first|second|last)(?: one)? (?:minus|take away|less|plus|times|divided by) the (?:first|second|last)(?: one)?",
  },
  { form: "(?:i|we) know (?:it|the answer|that it) (?:isn'?t|is not|can'?t be|won'?t be) -?[\\d./]{1,8}(?: ?%)?" },
  {
    form: "(?:a |the )?hints?(?: (?:on|in|from) the [a-z]+)?(?: (?:says|was|is))?[: ,](?!.*(?:answer|result|then|after|double|twice|half)).{2,60}",
  },
  {
    form: "(?:using|by|with|follow(?:ing)?|remember(?:ing)?)(?: the)?(?: (?:normal|usual|standard|correct|right|proper))? order of operations",
  },
  {
    form: "(?:there(?:'?s| is)|there'?s supposed to be|there is supposed to be)(?: (?:a|some))?(?: (?:quick|neat|clever|easy|fast))?(?: trick| shortcut| way)?(?: (?:for|to) (?:it|this|that))?(?:,? but i (?:just|only) (?:need|want) the answer)?",
  },
  {
    form: "(?:and |but )?(?:i|we|he|she)(?:'?ve| have)? ?(?:tried|checked|went through|tested) (?:every|all|each|lots of|so many)(?: the)?(?: \\w+)?(?: and (?:gave up|got nowhere|nothing works|got stuck))?",
  },
  { form: "(?:it|that|this) (?:divides|goes in|comes out|works out) (?:evenly|exactly|nicely|even)" },
  {
    form: "(?:exact|precise) (?:answers?|values?|form)(?: please| pls)?,? (?:not|no) (?:decimals?|an? decimals?|rounded|approximations?)",
  },
  { form: "(?:not|no|don'?t use|without)(?: an?| any)? (?:decimals?|approximations?|rounding)(?: please)?" },
  {
    form: '(?:solve it|answer it|find it|find them)?,? ?or (?:say|write|answer|tell me|put)(?: that)?(?: there (?:is|are))? ?(?:"|“)?no (?:real )?solutions?(?:"|”)?',
  },
  { form: "(?:the )?(?:\\w+ )?(?:is|are|was) (?:long|far|big|wide|large|deep) enough" },
  { form: "(?:with |and )?nothing else(?: in it)?" },
  {
    form: "(?:and |but |please |so )?(?:do not|don'?t|no need to|without) (?:multiply(?:ing)?|work(?:ing)?|calculat(?:e|ing)|evaluat(?:e|ing)|expand(?:ing)?|simplify(?:ing)?) (?:it|this|that|them|everything)?(?: out)?",
  },
  {
    form: "(?:at least )?(?:so )?(?:says|said|claims|thinks|according to) (?:my|our|the|his|her) (?:math |maths )?(?:teacher|tutor|book|textbook|dad|mom|mum|friend|brother|sister|coach)",
  },
  {
    form: "if (?:there (?:is|are)|it has|you find|you get) no (?:real )?solutions?,? (?:say|write|tell me|state)(?: so| that| it)?",
  },
  {
    form: "work(?:ing|s)? at (?:the|that) same (?:rate|pace|speed)|(?:and )?(?:everyone|everybody|all of them|they all|each) works? (?:equally fast|at the same (?:rate|pace|speed))",
  },
  {
    form: "(?:please )?(?:translate|turn|write|put|rewrite|change)(?: (?:this|it|the sentence|the statement|the problem|the words))? (?:into|as|to) an? (?:algebraic )?equation,? (?:and|then|and then) solve(?: it)?|(?:set up|write|form|make)(?: and solve)? an? (?:algebraic )?equation(?:(?:,| and| then|, and| and then) solve(?: it)?| to solve (?:it|this))",
  },
  { form: "(?:and |where |with )?[a-z],? (?:and [a-z] )?(?:is|are) not (?:zero|0)" },
];

export const chineseRemarks: Aside[] = [
  { form: "(?:要|请|并|先|需要?)?(?:先)?(?:把|将)(?:分母|小数|系数)(?:都)?[化变]成整数(?:再[解算做])?" },
  {
    form: "(?:每两[队人]之间|每两支?球?队之间|每两个队之间|任意两队之间)(?:都)?(?:只|要)?(?:赛|打|比|进行|比赛)一场(?:比赛)?",
  },
  { form: "\\p{Script=Han}{2,6}(?:足够|都够|够)(?:远|长|大|多|深|宽)" },
  {
    form: "(?:按|照|用)?(?:先大后小|先小后大|从小到大|从大到小)(?:的顺序)?(?:写成?|排列?|填|写出来)?(?:数对)?(?:的样子)?",
  },
  {
    form: "(?:请|要)?(?:只要?|仅)(?:写|填|说|给)(?:出)?(?:数字|答案|结果|得数|个数|小数|整数)(?:就行|即可|就可以了?)?",
  },
  { form: "(?:填|写|用)(?:小数|整数|分数|最简分数|带分数|假分数|百分数)(?:表示|填|作答|回答)?" },
  { form: "直接(?:相减|相加|相乘|相除|写得数|写答案)" },
  { form: "(?:接头|损耗|厚度|停留时间|车长|人长|树粗)(?:处)?(?:忽略)?不计(?:算)?" },
  { form: "(?:不计|不考虑|忽略)(?:接头|损耗|厚度|停留|车长|其他|其它)\\p{Script=Han}{0,4}" },
  { form: "(?:请)?(?:列|用)?(?:一元一次|二元一次)?方程(?:组)?(?:来)?(?:解|解答|做|求)(?:决)?" },
  { form: "\\p{Script=Han}{0,6}\\d?都?不为(?:0|零)" },
  { form: "(?:坐|乘|骑|开|步)(?:车|行|马|公交车?|地铁|火车|高铁|飞机|自行车|电动车|摩托车|船)" },
  { form: "(?:相对于?|按|以)(?:进价|成本)(?:来说|而言|计算|算|为标准)?" },
  { form: "(?:按|照)(?:实际|正常)\\p{Script=Han}{1,6}" },
  { form: "(?:取|是|为|指|要)?(?:自然数|正整数)", held: () => ({ kind: "whole" }) },
];
