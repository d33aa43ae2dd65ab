import { type Retelling, told } from "./retelling.ts";

const gap = "(?:\\[ ?\\]|_+|\\*|□|▢|■|○|◯|△|\\( ?\\)|#|\\?|[a-z])";
const word = `(?<w>\\d*(?:${gap}\\d*){1,3})`;
const byEn = `(?:can be |is |to be |be |becomes? |will be |would be |is to be )?(?:(?:exactly |evenly |completely )?(?:divided (?:exactly |evenly )?by|divisible by)|a multiple of) (?<l>\\d{1,3}(?:(?:,? and |, | and by )\\d{1,3}){0,2})(?: (?:exactly|evenly|without (?:a )?remainder|with no remainder))?`;
const numberEn = "(?:the )?(?:\\d-digit )?(?:whole )?(?:number |numeral |integer )?";
const aboutEn = "(?:,? ?\\((?:a |the )?\\d-digit (?:whole )?number\\),?|,? (?:a|the) \\d-digit number,)?";
const lineZh = "(?:1个)?(?:\\d位数|数|自然数)?";
const byZh =
  "(?:恰好|正好|刚好)?(?:能够?|可以|可)?(?:同时)?(?:既)?(?:被(?<l>\\d{1,3}(?:(?:,|和|与|及)\\d{1,3}){0,2})整除|是(?<m>\\d{1,3}(?:(?:,|和|与|及)\\d{1,3}){0,2})的(?:公)?倍数)";
/** 3x may be three times x: where its letter is the last sign, somebody says that it is a digit, or a number of digits. */
const isOfDigits =
  "(?=.*(?:number|numeral|integer|digit|位数|数字|[□▢■○◯△_*#?\\[]|方框|空格|\\( ?\\)|\\d[a-z]\\d|\\d[a-z][a-z]))";
const freeZh = "(?:,?\\((?:[2-3]个)?(?:方框|□|空格|空)(?:里|中|内)?(?:的|所填)*数字?(?:可以|可能|可)不同\\))?";

/** The gaps of a number as the topics read them; null where two gaps are written as letters of which one stands twice beside others. */
const numberOf = (written: string): { shown: string; gaps: number; isSame: boolean } | null => {
  const number = written.replaceAll(/\[ ?\]|\( ?\)|_+|[*□▢■○◯△#?]/g, "_");
  const gaps: string[] = number.match(/[_a-z]/g) ?? [];
  const isSame = gaps.length > 1 && gaps[0] !== "_" && new Set(gaps).size === 1;
  if (!/\d/.test(number) || gaps.length === 0) return null;
  if (!isSame && gaps.some((one, at) => one !== "_" && gaps.indexOf(one) !== at)) return null;
  return { shown: isSame ? number : number.replaceAll(/[a-z]/g, "_"), gaps: gaps.length, isSame };
};
const divisors = (list = ""): string => (list.match(/\d+/g) ?? []).join(", ").replace(/, (\d+)$/, " and $1");

/** One digit that is missing, however many places it has. */
const oneDigit =
  (start: string) =>
  ({ w = "", l, m, x }: Record<string, string>) => {
    const number = numberOf(w);
    const isAskedFor = !x || w.includes(x);
    return number && (number.gaps === 1 || number.isSame) && isAskedFor
      ? `${start} ${number.shown} divisible by ${divisors(l ?? m)}`
      : null;
  };
/** Whole numbers with gaps of their own. */
const wholeNumber =
  (start: string) =>
  ({ w = "", l, m }: Record<string, string>) => {
    const number = numberOf(w);
    return number && !number.isSame
      ? `${start} ${number.shown.replaceAll("_", "□")} divisible by ${divisors(l ?? m)}`
      : null;
  };

/** All ways to fill the letters of a number so that it can be divided. */
function filled(word: string, by: number[]): Record<string, number>[] {
  const letters = [...new Set(word.match(/[a-z]/g) ?? [])];
  return Array.from({ length: 10 ** letters.length }, (_, at) =>
    Object.fromEntries(letters.map((letter, nth) => [letter, Math.floor(at / 10 ** nth) % 10])),
  ).filter((digits) => {
    const number = Number(word.replaceAll(/[a-z]/g, (letter) => `${digits[letter]}`));
    return !/^0|^[a-z]/.test(word) && by.every((one) => number % one === 0);
  });
}
/** Two letters, of which one can be but one digit: the other is asked for. */
const oneOfTwo = ({ w = "", l = "", l2, x = "", z }: Record<string, string>) => {
  const by = (`${l} ${l2 ?? ""}`.match(/\d+/g) ?? []).map(Number);
  const letters = [...new Set(w.match(/[a-z]/g) ?? [])];
  const other = letters.find((letter) => letter !== x);
  if (letters.length !== 2 || !other || !letters.includes(x) || (z && z !== other)) return null;
  const ways = filled(w, by).filter((digits) => !z || digits[z] !== 0);
  const others = [...new Set(ways.map((digits) => digits[other]))];
  return others.length === 1 && new Set(ways.map((digits) => digits[x])).size === 1
    ? `all digits that make ${w.replaceAll(other, `${others[0]}`)} divisible by ${divisors(`${l} ${l2 ?? ""}`)}`
    : null;
};

const whichEn =
  "(?:which|what) (?:single |missing |1 )?digits?(?: (?<x>[a-z]))?(?: (?:must|should|can|could|will|would|has to|have to|needs? to|do|does|may|you|we|i|be|go|goes|put|placed|written|write|place|fill|filled|replace|replaces|belongs?|stand|stands|come|comes|fit|fits|used|take|the|in|into|inside|for|at|place of|box|blank|square|star|asterisk|gap|empty|space|missing|digit|letter|hole|question mark|symbol|spot|on|\\*|□|_+)){0,14}";
const soEn = ",? (?:so that|so|to make|if|such that|makes?|make|in order that|in order to make|that makes|for) ";

/** Numbers with gaps for digits, in boxes, by stars or letters, that can be divided. */
export const ofDigitsInGaps: Retelling[] = [
  ...told(
    [
      `${whichEn}${soEn}${numberEn}${word}${aboutEn} ?${byEn}`,
      `(?:find )?(?:the )?(?:missing |unknown )?(?:digit|value of(?: the digit)?|value of the missing digit)(?: (?<x>[a-z]))?${soEn}${numberEn}${word}${aboutEn} ?${byEn}`,
      `${isOfDigits}(?:if )?${numberEn}${word}${aboutEn},? ?(?:(?:in which|where)[^\\d,]{0,30}the same(?: digit)?, |with [^\\d,]{0,20}the same(?: digit)?, )?${byEn},? (?:then )?(?:which|what|find|determine)(?: is| are)?(?: the)?(?: missing)? ?(?:digit|value)? ?(?:is|does|of|must|should|goes)? ?(?:the )?(?:digit )?(?<x>[a-z])?(?: be| stand for| represent| equal|(?: goes| belongs)? ?(?:in|into|inside|replaces?)? the (?:box|star|blank|gap|missing digit))?`,
      `${isOfDigits}(?:若|如果|已知|要使|使|要让|让)?${lineZh}${word}${byZh}${freeZh},?(?:那么|则|请问|求|问|其中|在)*(?:□|▢|方框|空格|括号|(?<x>[a-z])|星号|\\*)(?:里|中|内|处)?(?:可以|应该|应|能|要|只能|可)*(?:的值|的数字|填|代表|表示|是|为|等于|=|写|数字|的|上)*(?:哪个|几|多少|哪些|什么|1个)?(?:数字?)?`,
      `(?:在)?(?:□|▢|方框|空格)(?:里|中|内)?(?:可以|应该|应|能|要|只能)*填(?:上|入)?(?:几|多少|哪个数字|哪些数字|什么数字|哪个数|1个数字),?(?:才)?(?:能)?(?:可以|使|让|使得|就能|能使|才能使)*${lineZh}${word}${byZh}`,
    ],
    oneDigit("all digits that make"),
  ),
  ...told(
    [
      `(?:what is |find )?(?:the )?(?:largest|greatest|biggest) (?:possible )?(?:digit|value of)(?: the digit)?(?: (?<x>[a-z]))?(?: that can (?:replace|go in|be put in)[^\\d,]{0,20})?${soEn}${numberEn}${word}${aboutEn} ?${byEn}`,
      `${isOfDigits}(?:若|如果|已知|要使|使)?${lineZh}${word}${byZh},?(?:那么|则|问|求)*(?:□|▢|方框|空格|(?<x>[a-z]))(?:里|中|内)?(?:最大|的最大值)(?:能|可以|可|应)?(?:填|是|为|取)?(?:几|多少)?`,
    ],
    oneDigit("the largest digit that makes"),
  ),
  ...told(
    [
      `(?:what is |find )?(?:the )?(?:smallest|least) (?:possible )?(?:digit|value of)(?: the digit)?(?: (?<x>[a-z]))?(?: that can (?:replace|go in|be put in)[^\\d,]{0,20})?${soEn}${numberEn}${word}${aboutEn} ?${byEn}`,
      `${isOfDigits}(?:若|如果|已知|要使|使)?${lineZh}${word}${byZh},?(?:那么|则|问|求)*(?:□|▢|方框|空格|(?<x>[a-z]))(?:里|中|内)?(?:最小|的最小值)(?:能|可以|可|应)?(?:填|是|为|取)?(?:几|多少)?`,
    ],
    oneDigit("the smallest digit that makes"),
  ),
  ...told(
    [
      `(?:若|如果|已知)?${lineZh}${word}${byZh}${freeZh},?(?:请|那么|则|求|问|写出)*(?:这个|该|原|满足条件的|符合条件的|这样的|所有这样的)(?:\\d位)?数(?:是|为|可能是)?(?:多少|几|哪些)?`,
    ],
    wholeNumber("all numbers"),
  ),
  ...told(
    [
      `(?:若|如果|已知)?${lineZh}${word}${byZh}${freeZh},?(?:请|那么|则|求|问|写出)*(?:这个|该|原|满足条件的|符合条件的|这样的)(?:\\d位)?数(?:中)?,?最大(?:的|可能)*(?:是|为)?(?:多少|几|_+|\\( ?\\))?`,
    ],
    wholeNumber("the largest number"),
  ),
  ...told(
    [
      `(?:若|如果|已知)?${lineZh}${word}${byZh}${freeZh},?(?:请|那么|则|求|问|写出)*(?:这个|该|原|满足条件的|符合条件的|这样的)(?:\\d位)?数(?:中)?,?最小(?:的|可能)*(?:是|为)?(?:多少|几|_+|\\( ?\\))?`,
    ],
    wholeNumber("the smallest number"),
  ),
  ...told(
    [
      `(?:若|如果|已知)?${lineZh}${word}${byZh}${freeZh},?(?:请|那么|则|求|问)*(?:满足条件的|符合条件的|这样的)(?:\\d位)?数(?:[1一]?共)?有(?:多少|几)个`,
    ],
    wholeNumber("how many numbers"),
  ),
  ...told(
    [
      `(?:若|如果|已知)?${lineZh}(?<w>\\d[\\da-z]{1,8})(?:能够?|可以|可)?(?:同时)?(?:既)?(?:能)?被(?<l>\\d{1,3}(?:(?:,|和|与|及)\\d{1,3})?)整除(?:,?(?:也|又|还)(?:能)?被(?<l2>\\d{1,3})整除)?(?:,?(?:且|并且|其中|而且)?(?<z>[a-z])(?:≠|不等于|不为|不是)0)?,?(?:那么|则|求|问)*(?:数字|字母)?(?<x>[a-z])(?:的值|代表的?数字?|表示的?数字?)?(?:是|为|等于|=)?(?:多少|几)?`,
      `(?:if )?(?:the )?(?:\\d-digit )?(?:number )?(?<w>\\d[\\da-z]{1,8}) is (?:divisible by|a multiple of) (?:both )?(?<l>\\d{1,3}(?:(?: and |, | and by )\\d{1,3})?)(?:,? (?:and|where) (?:the digit )?(?<z>[a-z]) (?:is not|isn't|≠) (?:0|zero))?,? (?:what is|find|what digit is|which digit is|determine)?(?: the)?(?: value of)?(?: the)?(?: digit)? ?(?<x>[a-z])`,
    ],
    oneOfTwo,
  ),
];
