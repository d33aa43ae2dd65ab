import { type Retelling, told, whatZh } from "./retelling.ts";

const namesEn = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const rangeEn = "(?:below|less than|under|smaller than) (?<hi>\\d{1,4})";
const restEn = (nth: string) =>
  `(?:a )?remainder (?:of )?(?<r${nth}>\\d{1,3}) (?:on division by|when divided by|on dividing by|upon division by) (?<m${nth}>\\d{1,4})`;

/** Whole numbers with remainders, in other orders of words. */
export const ofWholeNumbersLeft: Retelling[] = [
  ...told(
    [
      "how many (?:zeros|zeroes|0s) (?:are (?:there )?at|come at|stand at) the end of (?<n>\\d{1,4})!,? \\((?:that is|i\\.?e\\.?|meaning|in words)?,? ?(?:(?<n2>\\d{1,4}) factorial|1 ?\\* ?2 ?\\* ?3 ?\\* ?(?:…|\\.\\.\\.) ?\\* ?(?<n3>\\d{1,4}))\\)",
    ],
    ({ n, n2, n3 }) => ((n2 ?? n3) === n ? `how many zeros are at the end of ${n}!` : null),
  ),
  ...told(
    [
      `(?:if )?today is (?:a )?(?<t>${namesEn.join("|")}),? (?:if |suppose )?(?:we |you )?(?:call|number|let|count)(?: the days)?(?: so that| with)? ?monday (?:is |be |= ?|as )?(?:day |number )?1(?:,|…| | and| so on| up to| through| tuesday (?:is |be |= ?|as )?(?:day |number )?2)*sunday (?:is |be |= ?|as )?(?:day |number )?7,? (?:what|which)(?: is the)? number (?:of|is|has|does)?(?: the)? ?(?:day of the week|weekday|day)(?: have)?(?: that is| it is| it will be)? ?(?<n>\\d{1,6}) days (?:from (?:today|now)|later|after today)`,
    ],
    ({ t = "", n }) => {
      const sum = (namesEn.indexOf(t) || 7) + Number(n);
      return sum % 7 === 0 ? `calculate ${sum} - 7*${sum / 7 - 1}` : `What is ${sum} mod 7?`;
    },
  ),
  ...told(
    [
      "(?:which is |what is )?(?:the )?(?:largest|greatest|biggest) (?:whole |positive )?(?:number|integer) (?:that |which )?(?:divides|can divide) (?<a>\\d{1,6}) and (?<b>\\d{1,6}),? (?:and )?(?:leaving|leaves|giving|gives|with) (?:the same |a )?remainder,? (?:of )?(?<r>\\d{1,3}),?(?: each time| every time| in each case| both times| in both cases)",
    ],
    ({ a, b, r }) => {
      const [one, other, rest] = [Number(a), Number(b), Number(r)];
      return one > rest && other > rest && gcd(one - rest, other - rest) > rest
        ? `calculate gcd(${one - rest}, ${other - rest})+0`
        : null;
    },
  ),
  ...told(
    [
      `(?:list |find |which are |what are )?(?:all |which )?(?:of )?(?:the )?positive (?:integers|whole numbers|numbers)(?: [a-z])? ${rangeEn},? (?:that|which) (?:leave|give|have) ${restEn("a")},? and (?:also )?(?:leave |give |have )?(?:a )?${restEn("b")}(?:,? \\([a-z' ,]{1,40}\\))?`,
    ],
    ({ hi, ra, ma, rb, mb }) =>
      Number(ra) < Number(ma) && Number(rb) < Number(mb)
        ? `all whole numbers n less than ${hi} with n mod ${ma} = ${ra} and n mod ${mb} = ${rb}`
        : null,
  ),
  ...told(
    [
      `(?<l>\\d{1,5}(?:(?:,|和|与)\\d{1,5}){1,3}),?(?:这)?(?:[234]个数)?(?:的)?(?:公有的?|共有的?|公共的?|公)(?:因|约)数(?:[1一]?共)?(?:有(?:多少|几)个|有(?:哪几个|哪些),?(?:只要|只需|只)(?:说出|写出?)(?:个数|有几个))`,
    ],
    ({ l }) => `calculate divisorcount(${wholesIn(l).reduce(gcd)})`,
  ),
  ...told(
    [
      "(?:把|将|从)?(?:1)(?:~|到|至|-)(?<n>\\d{1,5})(?:这\\d{1,5}个数)?(?:的自然数|的整数|的数)?(?:中|里)?(?:,)?(?:所有|的|全部)*(?<a>\\d{1,3})的倍数(?:或|和|与|以及)(?:所有)?(?<b>\\d{1,3})的倍数(?:的数)?(?:都|全部|全)?(?:划掉|划去|去掉|擦去|擦掉|删去)(?:后|以后)?,?(?:那么|问)?(?:还)?(?:剩|剩下|余下|留下)(?:下)?(?:多少|几)个数?",
    ],
    ({ n, a, b }) =>
      `how many whole numbers n from 1 to ${n} with n is not divisible by ${a} and n is not divisible by ${b}`,
  ),
  ...told(
    [
      "(?:数|编|给)(?:一|1)本书的?(?:编)?页码,?从第?1页?(?:起|开始),?(?:[1一]?共)?(?:用|要用|需要)(?:了|去)?(?<n>\\d{1,6})个数字?,?(?:那么)?(?:这本书)?(?:[1一]?共)?有(?:多少|几)页",
    ],
    ({ n }) => `A printer used ${n} digits to number the pages of a book starting from 1. How many pages are there?`,
  ),
  ...told(
    [
      `(?<m>\\d{1,6})(?:乘以|乘|乘上)(?:1个)?(?:非0|非零|不为0的|不是0的)?的?(?:自然数|正整数|整数),?(?:所得的?|得到的?)?(?:积|结果|乘积)(?:恰好|正好)?(?:是|为|成为)(?:1个)?(?:完全)?平方数,?(?:那么|则|问)*(?:这个|该)(?:非0|非零)?的?(?:自然数|正整数|整数|数)最小(?:可以|应|要)?(?:取|是|为)?${whatZh}`,
    ],
    ({ m }) => `the smallest whole number n with n times ${m} is a square`,
  ),
];
