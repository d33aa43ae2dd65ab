import { changeWhenReversed } from "./reversed.ts";

/**
 * What is left of 4 after division by 9 is asked by nobody: "if everyone gets 4 there are 9 left over" tells something else. Neither are numbers up to
 * 6 that 8 divides; and "divide 144 by 12" asks for no remainder, and not whether it is divisible.
 */
export function isIdle(canonical: string, original: string): boolean {
  if (isExercise.test(canonical) && (isUpwards.test(original) || isPowerLost(canonical, original))) return true;
  if (/^how many\b/i.test(canonical) && !isCounting.test(original)) return true;
  if (isGreatestFactorOf.test(canonical) && isAdded.test(original)) return true;
  if (/\bpositive\b/.test(canonical) && isOfIntegers.test(original) && !arePositive.test(original)) return true;
  if (isOfAll.test(canonical) && !hasRest.test(canonical) && isLeftOver.test(original.replace(isNothingLeft, "")))
    return true;
  if (/\bof what number\?$/.test(canonical) && isPartOfKnown.test(original)) return true;
  if (isMovedOtherwise(canonical, original) || isMoreAsked.test(original)) return true;
  if (/\bminutes after \d/.test(canonical) && isHowLong.test(original)) return true;
  if (/\bprime\b/.test(canonical) && !isOfPrimes.test(original)) return true;
  if (/\bscientific notation/.test(canonical) && !canonical.includes("10^") && isInWords.test(original)) return true;
  if (/\bhow much is \S+ (?:more|less) than \S+/i.test(original)) return true;
  if (/^the largest whole number that is not\b/.test(canonical) && !isDenied.test(original)) return true;
  const [, change] = /\breverse the digits the number gets (bigger|smaller)\b/.exec(canonical) ?? [];
  if (change !== undefined && changeWhenReversed(original) !== change) return true;
  const [, of, each] = /\bfloor\((\d{1,15})\/(\d{1,15})\)/.exec(canonical) ?? [];
  if (of !== undefined && Number(of) < Number(each)) return true;
  if (isLetterTimes.test(canonical) && !isRepeated.test(original)) return true;
  if (/\bcommon ratio \d/.test(canonical) && !/ratio|公比|time|倍|multipl/i.test(original)) return true;
  if (/\bdirectly\b/.test(canonical) && /反比|inverse/i.test(original)) return true;
  const [, whole, by] = /^What is the remainder when (\d{1,15}) is divided by (\d{1,15})\?$/.exec(canonical) ?? [];
  if (whole !== undefined && Number(whole) < Number(by)) return true;
  const isToDivide =
    /^\W*(?:please |pls |now )?divide\b/i.test(original) && !/rem|left|over|rest|mod|[?]/i.test(original);
  if (isToDivide && /^(?:What is the remainder when|Is) /.test(canonical)) return true;
  const [, to, divisors] = /\bfrom \d{1,9} to (\d{1,9})\b.*?\bdivisible by (.*)$/.exec(canonical) ?? [];
  return (divisors?.match(/\d{1,15}/g) ?? []).some((divisor) => Number(divisor) > Number(to));
}

/** "The probability of not picking a blue one" is no chance of a blue one: a meaning that lacks what the question denies. */
export function isDenialLost(said: string, original: string): boolean {
  if (!/\bprobab|\bchance/i.test(said)) return false;
  const told = original.replaceAll(deniesNothing, " ");
  return areBothDenied.test(told) || (deniesOutcome.test(told) && !/\bnot\b/i.test(said));
}

/** How something is drawn, and what a child says of itself. */
const deniesNothing =
  /不放回|不(?:再)?放(?:回去?|进)|不透明|不相?同|不一样|不看|是不是|除(?:了)?颜色[^,，。]{0,4}外|不(?:会|懂|知道|明白)(?=[，,。！!？?]|$)|\b(?:without|not?|n['’]t|never) (?:being |be )?(?:look|peek|see|replac|put|return)\w*|n['’]t (?:being |be )?(?:look|peek|see|replac|put|return|get (?:it|this)|know|understand|remember)\w*|\bnot (?:get (?:it|this)|know|understand|remember|sure)/gi;
const deniesOutcome =
  /\bnot\b|n['’]t\b|\b(?:is|does|do|wo|are)nt\b|\bcannot\b|\bnever\b|\bneither\b|\bnon-?(?=\w)|\bother than\b|\bexcept\b|\bexcluding\b|\bbesides\b|\bapart from\b|\b(?:anything|any|all|colou?r) but\b|\bwithout \w+ing\b|\bno (?!heads?\b|tails?\b|more\b|matter\b)\w|\bnone\b|\bmiss(?:es|ing)?\b|\bavoid|不|没|未|非|无|除(?!以)[^,，。]{1,8}外/i;
const areBothDenied =
  /\bneither\b|\bnor\b|\bnot\b[^.?!]*\bor\b|不[^,，。]{1,6}[,，]?(?:也|又|且)[不非]|不[^,，。]{1,6}[或和]/i;

/** A number that its greatest factor and its least multiple make together is neither of them. */
const isGreatestFactorOf = /^calculate gcd\((\d+), \1\) \+ 0$/;
const isAdded =
  /[和加差减积乘]起?来?(?!它?最[大小])|\b(?:sum|add|plus|total|together|differ\w*|product|twice|times)\b/i;

/** What comes of these has its highest powers first. */
const isExercise = /^(?:expand|simplify|factor) /;
const isUpwards = /升幂|\b(?:ascending|increasing) (?:order|powers?|degrees?|exponents?)\b/i;

/** "Square the binomial 3x - 4" is no matter of 3x - 4 alone. */
const isPowerLost = (canonical: string, original: string): boolean =>
  !/\)\)?\^|\)\(/.test(canonical) && isRaised.test(original);
const isRaised =
  /\b(?:squar|cub)(?:e|es|ing) (?:the |this |of )*(?:following |given )?(?:binomial|trinomial|polynomial|expression|quantity|sum|difference|\(|-?\d*[a-z]\b ?[-+])|\b(?:binomial|expression) to the (?:second|third|fourth) power/i;

/** 12n is asked for with a word for it; "there are n students, 12 are boys" has none. */
const isLetterTimes = /^simplify \((?:[a-z]\)\*\(\d+|\d+\)\*\([a-z])\)$/i;
const isRepeated =
  /times|product|multipl|each|\bper\b|every|twice|doubl|tripl|apiece|cost|price|dollar|cent|\ban? (?:hour|day|week|month|year|piece|pound|box|pack|mile|row)\b|[倍乘积每价各速单元]|相加|一[个支本斤千箱盒袋条]/i;

/** What cannot be made is asked for with such a word. */
const isDenied = /\bnot\b|n['’]t\b|\bnever\b|\bcannot\b|\bimpossible\b|\bunable\b|不|无法/i;

/** Part of the number is said: 5.1 billion, 14亿. */
const isInWords = /\d ?(?:thousand|million|billion|trillion|[千万亿])\b|\d ?[千万亿]/i;

/** Who asks for a number that is the only one is not told several. */
export const isOneOfMany = (canonical: string, key: string, original: string): boolean =>
  /^all whole numbers\b/.test(canonical) && key.includes(", ") && isForOne.test(original);

const isForOne =
  /\bwhat (?:number am i|is (?:the|this|my) number)\b|\bfind the number\b|\bwho am i\b|(?:这个|求此|原来的?)(?:两位|三位|四位|自然|整)?数(?:是(?:多少|几|什么))?[?？。]?$/i;

/** Who asks for a prime says so: "the whole number just before 1000" is none. */
const isOfPrimes = /prim|composite|factor|divis|gcd|质|素|合数|因/i;

/** How long it takes is no time of the day. */
const isHowLong =
  /\bhow (?:many (?:more )?(?:minutes|hours|seconds)|long)\b|(?<!几[时点]钟?)(?:多少|几)(?:个)?(?:分钟?|小时)(?!.*几[时点])/i;

/** Integers are negative, too, where nobody says otherwise. */
const isOfIntegers = /\bintegers?\b|\bintegral\b|整数/i;
const arePositive = /positive|natural|whole|negative|正|自然|非负|[><≥≤＞＜]/i;

/** "Up 6 and left 1" is not up 1 and left 6. */
const isMovedOtherwise = (canonical: string, original: string): boolean =>
  moves.some(({ meant, said }) => {
    const [, far] = meant.exec(canonical) ?? [];
    const told = said
      .exec(original)
      ?.slice(1)
      .find((part) => part !== undefined);
    return far !== undefined && told !== undefined && told !== far;
  });

const moves = [
  ["left", "左"],
  ["right", "右"],
  ["up", "上"],
  ["down", "下"],
].map(([way, where]) => ({
  meant: new RegExp(`(\\d+) units ${way}\\b`),
  said: new RegExp(`向${where}平移 ?(\\d+)|\\b${way}(?:ward)? (?:by )?(\\d+)|(\\d+) units? (?:to the )?${way}\\b`, "i"),
}));

/** 男生24人，女生是男生的5/6: the 24 is the whole, and no part of it. */
const isPartOfKnown =
  /(\p{Script=Han}{2,4}) ?(?:的?(?:人数|数量))?[有是为]? ?\d+(?:\.\d+)?\p{Script=Han}{0,2}[,，；;][^,，。]{0,16}(?:是|占|有|相当于|等于)\1/u;

/** What is left over is no number to be divided, too: "divides 78 and 102 with remainder 6". */
const isOfAll = /\b(?:greatest|least) common\b|\b(?:gcd|lcm)\b/i;
const isLeftOver =
  /\bremainders?\b|\bleav(?:es?|ing)\b(?! together| at| every)|left over|leftover|余|剩|都多|都少|都差|还差|(?<![至最])[多少缺差]\d/i;

/** One that counts with what is left over. */
const hasRest = /\blcm\([^()]*\)\s*\+|\bgcd\([^()]*-/i;

const isNothingLeft =
  /(?:nothing|none|no(?: \w+){0,3}|without(?: \w+){0,4}|any)(?: is| are| being)? left ?over|without (?:a )?remainder|no remainder|(?:没有?|不许有|不能有|不|无|没)剩余?|(?:没有?|无)余数?/gi;

/** "…, then its factors" wants more than the one thing. */
const isMoreAsked = /[,;] ?(?:and )?then (?:its|their|all)\b/i;

/** Who asks how many says so. */
const isCounting = /\bhow (?:many|much|often)\b|number|count|total|几|多少|[个组对种]数|次数|数量|总数/i;

const areEndsTold =
  /inclusive|exclusive|includ|both|strictly|counting (?:the ends|\d)|\d counts? too|包括|含|[和、与]\d+(?:都|也)算|两[头端](?:都|也)?算|算上\d/i;

/** "Between 10 and 30" may leave both ends out, and 100 以内 the last one: the question with the others, where nobody says which are meant. */
export function withoutEnds(canonical: string, original: string): string | null {
  const range = /from (\d{1,9}) to (\d{1,9})/;
  const [, from, to] = range.exec(canonical) ?? [];
  if (from === undefined || to === undefined || areEndsTold.test(original)) return null;
  const isBetween = /\bbetween\b|之间/i.test(original);
  if (!isBetween && !original.includes("以内")) return null;
  return canonical.replace(range, `from ${Number(from) + (isBetween ? 1 : 0)} to ${Number(to) - 1}`);
}
