import type { Folded } from "../fold.ts";

const CUE_BEFORE = 48;
const CUE_AFTER = 28;
const MATH_AROUND = 60;

/** Whether the words around a number say that it is to be called. */
export function isToBeCalled(folded: Folded, from: number, to: number): boolean {
  const { text } = folded;
  const before = text.slice(Math.max(0, from - CUE_BEFORE), from).replaceAll(nextRow, " ");
  const after = text.slice(to, to + CUE_AFTER);
  if (/[=×÷^]\s?$/.test(before)) return false;
  if (surely.test(before) || surelyAfter.test(after)) return true;
  const [sentence = ""] = /[^.!?;\n]*$/.exec(before) ?? [];
  return perhaps.test(sentence) && !isCalculated(folded, from, to) && !isMathTalk(folded, from, to);
}

/** The end of a table's row as it is read, perhaps with the line below its head, and the beginning of the next. */
const nextRow = / {1,5}\n(?: {0,5}\n)? {1,5}/g;

const surely = new RegExp(
  [
    "\\b(?:call|text|txt|ring|phone|dial|reach|msg|message|contact|hmu|buzz|sms|facetime)\\s(?:me|us|my|mom|dad|him|her)\\b",
    "\\b(?:call|text|txt|dial|tel|ph|sms|facetime|imessage)(?:\\s?(?:at|on|:|#))?\\s{0,2}[+(]?$",
    "\\b(?:phone|mobile|cell|cellphone|fone)(?: ?(?:number|numb3r|no\\.?|num|#))?\\s?(?:is|:|#|=|-|at)?\\s{0,2}[+(]?$",
    "\\b(?:my|mom'?s|dad'?s|our|parents?'?) ?(?:home |house )?(?:cell|phone|mobile|num|digits|#|fone|landline)\\b(?! (?:has|had|is (?:full|at|dead|broken|new|old)|costs?|screen|battery|case|app|lasts|bill|plan))",
    "\\b(?:my|mom'?s|dad'?s|mother'?s|father'?s|brother'?s|sister'?s) (?:new |real )?number\\b[^\\n]{0,8}$|\\bnumber to (?:call|text|dial|ring|reach)\\b[^\\n]{0,12}$|\\bmy number (?:starts|begins|ends)(?: with| in)?\\s?$",
    "\\b(?:area|area code)\\s?$|\\b(?:whats ?app|wa|kik)\\b[^\\n]{0,16}$",
    "📱|📞|☎",
    "(?:电话|手机|手机号|号码|座机|联系|联络|热线|同号|联系方式)(?:号码|号)?\\s?(?:是|为|:|,|我)?\\s?[+(]?$",
    "打给|打我|拨打|给我打|打电话|联系我|我(?:的)?(?:电话|手机|号码)|(?:妈妈?|爸爸?|家里?|家长)的?(?:电话|手机|座机)|找我(?!要|借|问)|(?<![上再])加我(?!一|的|们|\\s?\\d{1,3}(?!\\d))|call我|dianhua|shouji",
  ].join("|"),
  "u",
);
const surelyAfter = new RegExp(
  "^(?:[^\\d]{0,6}(?:(?:call|text|txt) me\\b|打给我|打我电话|给我打)|[^\\n\\d]{0,6}(?:" +
    [
      "text it",
      "(?:so )?call(?=[.!\\s]{0,3}$)",
      "if you (?:want|wanna|need|like) to (?:talk|call|text|chat)",
      "(?:is|'s|=|thats|that's|it's) my (?:cell|phone|number|mobile)",
      "my (?:cell|phone|number|mobile)(?=[.!,)\\s]{0,3}$|[.!,)])",
      "is (?:what|the (?:number|one)) (?:you|to)",
      "(?:这)?是我(?:的)?(?:电话|手机|号码)|联系我|找我(?!要|借|问)|(?:微信|电话)同号|加我(?!一|的|们|\\s?\\d{1,3}(?!\\d))",
    ].join("|") +
    "))",
  "u",
);
const perhaps = /\b(?:phone|cell|mobile|telephone|cellphone|fone)\b|电话|手机|号码|联系|联络|短信|座机|致电/u;

/** Whether the number stands in a calculation: signs of one beside it, or words of one around it. */
export const isCalculated = (folded: Folded, from: number, to: number): boolean =>
  folded.inFormula(from, to) || hasSignsBeside(folded, from, to);

export function hasSignsBeside({ prose }: Folded, from: number, to: number): boolean {
  return (
    /[=+×÷^*/<>≈≤≥%√{|_] {0,2}-?$|[a-z)\]}²³] ?- ?$|[.,]$/u.test(prose.slice(Math.max(0, from - 4), from)) ||
    /^(?: {0,2}[=+×÷^*<>≈≤≥%{|_]| ?[/-] ?[\d(a-z]|[.,]\d)/u.test(prose.slice(to, to + 4)) ||
    unitBehind.test(prose.slice(to, to + UNIT_LENGTH))
  );
}

const UNIT_LENGTH = 14;
const unitBehind =
  /^ ?(?:m|km|cm|mm|nm|kg|g|mg|ml|l|s|ms|hz|bytes|bits|kb|mb|gb|m\/s|km\/h|km\/s|mph|metres?|meters?|liters?|litres?|feet|inches|grams?|kilograms?|atoms|stars|cells|people|times)(?![a-z\d])|^ ?(?:米|厘米|毫米|克|千克|吨|秒|毫秒|分钟|小时|年|人|元|倍|度|字节|立方|平方|升|毫升|赫兹)/u;

export function isMathTalk({ prose }: Folded, from: number, to: number): boolean {
  return mathWords.test(prose.slice(Math.max(0, from - MATH_AROUND), to + MATH_AROUND).replaceAll(plainTalk, " "));
}

/** Words of mathematics that are none here: "my digits", "plain digits here", "I mean", "your contact list". */
const plainTalk =
  /\bjust (?:the |my )?digits\b|\b(?:plain|my|our|his|her|mom'?s|dad'?s|normal|simple) digits\b(?! (?:add|sum|are|is|in|of|multiply|give|make))|\bdigits (?:here|there|of mine|to (?:call|text|dial|reach|ring))\b|\b(?:i|you|u) mean\b|\b(?:contacts?|friends?|buddy) list\b/gu;

const mathWords =
  /\b(?:digits?|divisible|divid\w*|divisors?|multiples?|factor\w*|remainders?|primes?|product|sum|square|cube|root|power|equals?|integers?|numbers? (?:is|are|of|between|from|in|such)|the numbers?|sequence|series|fibonacci|decimals?|pi|palindromes?|isbn|rolls?|dice|median|mode|mean|average|scores?|data|binary|calculator|calculate\w*|compute\w*|multipl\w*|plus|minus|times|answer|total|population|miles|km|years?|light-years|meters|seconds|dollars|serial|table|mod|combinations?|permutations?|factorial|sort|array|list|index|barcode|value|result|output|input)\b|数字|位数|整除|余数|质数|素数|倍数|因数|约数|乘|除以|除法|加上|减去|等于|得数|结果|答案|平方|立方|次方|之和|之积|的和|的积|数列|小数|圆周率|个数|回文|人口|千米|公里|光年|编号|算|阶乘|求|数位|排列|数组|输出|输入|密码|金额|总共|一共|共有|位的数/u;
