import { many, type Wording } from "./parts.ts";

const item = (name: string) =>
  `(?:每次|每)?(?<${name}>\\d+)(?:个|只|颗|枚|块|根|支)?(?:\\k<${name}>(?:个|只|颗|枚|块|根|支)?|一(?:份|堆|袋|盒|包|组|个)?|1(?:份|堆|袋|盒|包|组|个)?)?地?数?`;
const heap =
  "(?:有)?(?:一|1)(?:堆|筐|篮|盒|箱|袋|些|批|篮子|筐子|包|桶|捆)(?:[^\\d,，。个多少又另大小]{1,6})(?:[,，]|(?:如果|若)){0,2}";
const counted = "(?:个|只|颗|枚|块|根|支)";
const least = `[,，。;；]?(?:那么|问|则|求)?(?:这|该)?(?:一)?(?:堆|筐|篮|盒|箱|袋|些|批|包|桶|捆)?(?:[^\\d,，。多少余剩]{0,6}?)(?:最少|至少|最小)(?:一共|共)?(?:有|是|为)?${many}${counted}?(?:[^\\d,，。]{0,4})`;
const and = "[、,，;；]?(?:或|和|还是|或者|又|再)?";
const short = "(?:都|总|总是|均|每次都|结果都|最后都)(?:正好|刚好|恰好)?(?:少|缺|差)了?";
const over = "(?:都|总|总是|均|每次都|结果都|最后都)(?:正好|刚好|恰好)?(?:多|余|剩)(?:出|下)?了?";

const by =
  "(?:in |by |(?:in )?(?:bags|boxes|groups|rows|piles|packs) of |in groups of |into groups of |into |in piles of |in bags of |in boxes of |in rows of |in bunches of )?";
const group = (name: string) => `${by}(?<${name}>\\d+)(?:'?s)?`;
const doing =
  "(?:counted|counts|count|counting|taken|taking|grouped|put|arranged|packed|divided|removed|split|lined up|stacked|sorted)(?: out| up| them| it)?";
const lead = `(?![^\\d]*(?:\\bnot?\\b|never|n't|except|another|\\bleft\\b))[^\\d?]{0,70}?(?<![a-z])${doing} `;
const each = "(?: (?:each|every) time| at a time)?,? ?(?:then )?(?:and )?";
const leftOver = (rest: string) =>
  `(?:there(?:'s| is| are|'re)|(?:i|you|we|she|he|they) (?:have|has|get|gets)|(?:it|they|that|this)|)? ?(?:always |each time )?(?:leaves? )?(?:always )?(?:exactly |just )?${rest}(?: [a-z]{3,12})? ?(?:is |are )?(?:always )?(?:left over|leftover|over|left|remaining|extra|remains)(?: each time| every time)?`;
const one = leftOver("(?:1|one)");
const some = leftOver("(?<d>[2-9])");
const smallest =
  "[.,;]? ?(?:what is|what's|whats|find)? ?(?:the )?(?:smallest|least|fewest|minimum)(?: possible)? (?:number|amount)(?: of [a-z]{3,12})?(?: (?:that )?(?:there )?(?:could be|can be|are|is) (?:there|in (?:the|my|her|his) [a-z]{3,10}))?(?: (?:greater|more|bigger|larger) than (?:[1-9]|one))?(?: (?:i|she|he|you|they) (?:could|can|might) have)?";

const overBy = (rest: string, list: string) =>
  `the smallest whole number n greater than ${rest} with n mod each of ${list} = ${rest}`;

/** Things that are counted by fours and by fives. */
export const ofStories: readonly Wording[] = [
  [
    `${heap}${item("a")}${and}${item("b")}${and}${item("c")}[,，]?${short}(?<d>\\d+)${counted}?${least}`,
    "calculate lcm(<a>, <b>, <c>) - <d>",
  ],
  [`${heap}${item("a")}${and}${item("b")}[,，]?${short}(?<d>\\d+)${counted}?${least}`, "calculate lcm(<a>, <b>) - <d>"],
  [
    `${heap}${item("a")}${and}${item("b")}${and}${item("c")}[,，]?${over}(?<d>\\d+)${counted}?${least}`,
    "the smallest whole number n greater than <d> with n mod each of <a>, <b>, <c> = <d>",
  ],
  [
    `${heap}${item("a")}${and}${item("b")}[,，]?${over}(?<d>\\d+)${counted}?${least}`,
    "the smallest whole number n greater than <d> with n mod each of <a>, <b> = <d>",
  ],
  [
    `${heap}(?:平均)?分(?:给|成)(?<a>\\d+)(?:个?人|份|个小朋友)?${and}(?<b>\\d+)(?:个?人|份|个小朋友)?${and}(?<c>\\d+)(?:个?人|份|个小朋友)?[,，]?${short}(?<d>\\d+)${counted}?${least}`,
    "calculate lcm(<a>, <b>, <c>) - <d>",
  ],
  [
    `${heap}(?:平均)?分(?:给|成)(?<a>\\d+)(?:个?人|份|个小朋友)?${and}(?<b>\\d+)(?:个?人|份|个小朋友)?${and}(?<c>\\d+)(?:个?人|份|个小朋友)?[,，]?${over}(?<d>\\d+)${counted}?${least}`,
    "the smallest whole number n greater than <d> with n mod each of <a>, <b>, <c> = <d>",
  ],
  [
    `${lead}${group("a")}, ${group("b")},? (?:and|or) ${group("c")}${each}${one}${smallest}`,
    overBy("1", "<a>, <b>, <c>"),
  ],
  [`${lead}${group("a")},? (?:and|or) ${group("b")}${each}${one}${smallest}`, overBy("1", "<a>, <b>")],
  [
    `${lead}${group("a")}, ${group("b")},? (?:and|or) ${group("c")}${each}${some}${smallest}`,
    overBy("<d>", "<a>, <b>, <c>"),
  ],
  [`${lead}${group("a")},? (?:and|or) ${group("b")}${each}${some}${smallest}`, overBy("<d>", "<a>, <b>")],
  [
    `(?:(?:the )?sum of )?(?:two|2) (?<s>(?:whole |positive |different )*)numbers (?:add up to|add to|sum to|total|have a sum of|is|with a sum of) (?<a>\\d+(?:\\.\\d+)?),? and (?:they )?(?:differ by|have a difference of|their difference is|a difference of) (?<b>\\d+(?:\\.\\d+)?)[.,;]? ?(?:what is|what's|find) the (?<w>larger|smaller|bigger|greater)(?: (?:one|number|of the two))?(?: of the two)?`,
    "The sum of two numbers is <a> and their difference is <b>. What is the <w> number?",
  ],
  [
    `(?:(?:the )?sum of )?(?:two|2) (?<s>(?:whole |positive |different )*)numbers (?:add up to|add to|sum to|total|have a sum of|is|with a sum of) (?<a>\\d+(?:\\.\\d+)?),? and (?:they )?(?:differ by|have a difference of|their difference is|a difference of) (?<b>\\d+(?:\\.\\d+)?)[.,;]? ?(?:what are|find) (?:them|the numbers|both numbers|the two numbers|they)`,
    "The sum of two numbers is <a> and their difference is <b>. Find the numbers.",
  ],
  [
    "(?:what is |what's |find )?(?:the )?(?:smallest|least) (?:positive )?(?:whole )?(?:number|integer) (?:that |which )?(?:all of |each of |all )?(?<l>\\d+(?: ?, ?\\d+)+(?:,? and \\d+)?)(?: all)? (?:go into|divide|divide into|goes into)(?: evenly| exactly)?",
    "what is the lcm of <l>",
  ],
];
