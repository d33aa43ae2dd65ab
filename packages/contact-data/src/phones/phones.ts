import { spansOf } from "../disguise.ts";
import type { Finder, Folded } from "../fold.ts";
import { hasSignsBeside, isCalculated, isMathTalk, isToBeCalled } from "./context.ts";
import { toldInParts } from "./in-parts.ts";
import { numbersInWords } from "./in-words.ts";
import { spelledNumbers } from "./spelled.ts";

/** Phone numbers of the United States, China, and with a country's code; in groups or not, spelled out, or with letters for digits. */
export const phones: Finder = (folded) => {
  const found = (patterns: RegExp[], isMeant: (from: number, to: number) => boolean) =>
    patterns
      .flatMap((pattern) => spansOf(folded.text, pattern))
      .filter(([from, to]) => isToBeCalled(folded, from, to) || (isMeant(from, to) && !isCalculated(folded, from, to)));
  return [
    ...found(grouped, (from, to) => !isRound(folded, from, to)),
    ...found(chinese, (from, to) => standsAlone(folded, from, to)).filter(([from, to]) =>
      isMobile(folded.text.slice(from, to)),
    ),
    ...found(
      american,
      (from, to) =>
        isLocal(folded.text.slice(from, to)) &&
        (isOnlyText(folded, from, to) || isNoNumber(folded, from, to)) &&
        !isRound(folded, from, to),
    ),
    ...spansOf(folded.text, withZero).filter(
      ([from, to]) => !hasSignsBeside(folded, from, to) && !isMathTalk(folded, from, to) && !isRound(folded, from, to),
    ),
    ...found(apart, () => false),
    ...found(short, () => false).filter(([from, to]) => !isMathTalk(folded, from, to)),
    ...spelledNumbers(folded),
    ...numbersInWords(folded),
    ...toldInParts(folded),
    ...led.flatMap((pattern) => spansOf(folded.text, pattern)),
    ...spansOf(folded.text, asked),
  ];
};

/** Every group of it, or the whole, is a number that people calculate with. */
function isRound({ text }: Folded, from: number, to: number): boolean {
  return (
    /0{5}/.test(text.slice(from, to)) || (text.slice(from, to).match(/\d+/g) ?? []).every((group) => /0$/.test(group))
  );
}

const isMobile = (written: string) => /^(?:0086|86)?[1il][3-9].{9}$/.test(written.replace(/[^\da-z]/g, ""));

const isLocal = (written: string) => /^1?.{10}$/.test(written.replace(/[^\da-z]/g, ""));

/** No talk of mathematics around it, or made of signs that nobody counts with. */
function standsAlone(folded: Folded, from: number, to: number): boolean {
  if (isFramed(folded, from, to)) return true;
  return !isMathTalk(folded, from, to) && !/0{5}/.test(folded.text.slice(from, to));
}

/** Written in emoji or circles. */
const isFramed = ({ source, sourceOf }: Folded, from: number, to: number) =>
  /[\u20E3①-⑳⓪-⓿❶-➓]|\ud83c/u.test(source.slice(sourceOf(from), sourceOf(to)));

/** With a group that no number begins with, as in `650 253 0199`, where nobody talks of mathematics. */
const isNoNumber = (folded: Folded, from: number, to: number) =>
  /\D0\d{3}$/.test(folded.text.slice(from, to)) && !isMathTalk(folded, from, to);

/** Nothing else is said. */
function isOnlyText({ text }: Folded, from: number, to: number): boolean {
  return !/[*/]/.test(text.slice(from, to)) && !/[\p{L}\p{N}]/u.test(text.slice(0, from) + text.slice(to));
}

/** A sign that is named instead of written: 614 (dash) 555 (dash) 0182. */
const namedSign = "\\s?[(\\[]\\s?(?:space|dash|hyphen|dot|空格|横线|横杠|杠)\\s?[)\\]]\\s?";
const sep = `(?: ?[.\\-·_*~/|]{1,2} ?| {1,5}|\\s{0,3}\\n\\s{0,3}|${namedSign})`;
const start = "(?<![\\d]|\\d[.,:/-])";
const end = "(?!\\d|[.,:/-]\\d)";

/** Grouped as only phone numbers are. */
const grouped = [
  new RegExp(`${start}\\(\\s?[2-9]\\d\\d\\s?\\)\\s?[-.]?\\s?[2-9]\\d\\d[-. ]\\s?\\d{4}${end}`, "g"),
  new RegExp(`${start}(?:\\+?1[-. ])?[2-9]\\d\\d([-.])[2-9]\\d\\d\\1\\d{4}${end}`, "g"),
  new RegExp(
    `(?<![\\d)a-z]\\s?)\\+\\s?(?:1|86|852|853|886|44|61|65|81|82|91|49|33|7)[-. (]{0,2}\\d(?:[-. ()]{0,2}\\d){6,11}${end}`,
    "g",
  ),
  // 0086-138-1234-5678, (86) 138 1234 5678; 0044 20 7946 0958, 001-650-253-0199
  new RegExp(`(?<![\\d.,])\\(?(?:\\+ ?|00)?86\\)?[-. ()/]{0,3}1[3-9]\\d[-. /]{1,2}\\d{4}[-. /]{1,2}\\d{4}${end}`, "g"),
  new RegExp(
    `(?<![\\d.,])\\(?00(?:852|853|886|44|61|65|81|82|91|49|33|7)\\)?[-. ()]{1,2}\\d(?:[-. ()]{0,2}\\d){6,11}${end}`,
    "g",
  ),
  new RegExp(`(?<![\\d.,])001[-. ()]{1,2}[2-9]\\d\\d[-. )]{1,2}[2-9]\\d\\d[-. ]\\d{4}${end}`, "g"),
  new RegExp(`${start}1[3-9]\\d([-.])\\d{4}\\1\\d{4}${end}`, "g"),
  new RegExp(`${start}\\(?0(?:10|2\\d|[3-9]\\d\\d)\\)?[- ]\\s?[2-8]\\d{2,3}[- ]?\\d{4}${end}`, "g"),
];

/** So many digits may be a result, too. */
const chinese = [
  new RegExp(`${start}(?:0086|86)?[- ]?1[3-9]\\d{9}${end}`, "g"),
  new RegExp(`${start}1[3-9]\\d{1,2}${sep}\\d{3,4}${sep}\\d{3,5}${end}`, "g"),
  new RegExp(`${start}1[3-9](?:${sep}\\d{2,3}){3,4}${end}`, "g"),
  new RegExp(`${start}1[3-9]\\d{1,3}[ \\-_*~/|\\n]{1,3}\\d{6,8}${end}`, "g"),
  /(?<![a-z0-9])[1il][3-9](?=(?:[il]?\d|o){6})(?=[0-9]{0,8}[ilo])[0-9oil]{9}(?![a-z0-9])/g,
];

/** And these only where somebody is to be called, or nothing else is said. */
const american = [
  new RegExp(`${start}(?:1[-. ]?)?[2-9]\\d\\d${sep}[2-9]\\d\\d${sep}\\d{4}${end}`, "g"),
  new RegExp(`${start}(?:1[-. ]?)?[2-9]\\d\\d[2-9]\\d{6}${end}`, "g"),
  new RegExp(`${start}(?:1[-. ]?)?[2-9]\\d\\d${sep}[2-9]\\d{6}${end}`, "g"),
  new RegExp(`${start}[2-9]\\d{2}(?:${sep}\\d{1,4}){3,6}${end}`, "g"),
  /(?<![a-z0-9])[2-9il](?=[0-9oilsb]{0,8}[oilsb])(?=(?:[oilsb]{0,2}\d){6})[0-9oilsb]{9}(?![a-z0-9])/g,
];

/** No term of a sum and no number with commas ends like that: 614,555,0182. */
const withZero = new RegExp(`${start}[2-9]\\d\\d(?:${sep}|, ?)[2-9]\\d\\d(?:${sep}|, ?)0\\d{3}(?!\\d|[.,]\\d)`, "g");

/** With words between: 614 then 555 then 0182. */
const between =
  "(?:[\\s,.-]{1,3}(?:and|then|next|after that|followed by|dash|space|it ends|ends with|ends|it goes|goes|last|rest is|is|然后|再|接着|后面|中间|最后|是)){1,4}[\\s,.:-]{1,3}";
const apart = [
  new RegExp(`${start}[2-9]\\d\\d(?:${sep}|${between})[2-9]\\d\\d(?:${sep}|, ?|${between})\\d{4}${end}`, "g"),
  new RegExp(`${start}1[3-9]\\d(?:${sep}|${between})\\d{4}(?:${sep}|, ?|${between})\\d{4}${end}`, "g"),
  new RegExp(`${start}[2-9]\\d\\d, ?[2-9]\\d\\d, ?\\d{4}${end}`, "g"),
  /(?<=\bnumber (?:starts|begins|ends)(?: with| in)? )\d{3}[ -]?\d{2,7}/g,
];

/** As long as a year and a day, or a result. */
const short = [new RegExp(`${start}[2-9]\\d\\d[-. ]\\d{4}${end}`, "g"), new RegExp(`${start}[2-8]\\d{6,7}${end}`, "g")];

/** With its area told apart, or from its end: no number that is counted with is told like that. */
const led = [
  /\barea code\b[^\d\n]{0,8}[2-9]\d\d[^\d\n.]{1,32}[2-9]\d\d[-. ]?\d{4}(?!\d|[.,]\d)/g,
  /\b(?:my|our|call|phone|cell|mobile)\b[^\d\n]{0,24}\b(?:backwards?|in reverse|reversed)\b[^\d\n]{0,24}\d{3}[-. ]?\d{3}[-. ]?\d{4}(?!\d|[.,]\d)/g,
  /(?:电话|手机|号码|我的号)[^\d\n]{0,8}(?:倒过来|反过来|倒着|反着)[^\d\n]{0,8}\d{3,4}[- ]?\d{3,4}[- ]?\d{3,4}(?!\d)/g,
];

/** Asking for a number, or offering one. */
const asked =
  /\b(?:what(?:'s|s| is) (?:your|ur)|give me (?:your|ur)|send me (?:your|ur)|(?:can|may|could) i (?:have|get) (?:your|ur)|drop (?:your|ur)) (?:phone|cell|mobile|phone number|cell number|digits|number|#)(?! (?:of|in|for|from|between|theory|system|line|sentence)\b)|\b(?:give you|trade|swap|exchange|share) (?:my |our |phone )?numbers?\b(?= ?[?.!]|$| and (?:text|call)| so)|(?:留|给|告诉|发|换|交换)(?:个|我|一下|下|你|咱)?(?:你)?(?:的)?(?:电话|手机|号码|联系方式|手机号|电话号)|(?:你|您)(?:的)?(?:电话|手机号码?|联系方式)(?:号码|号)?(?:是)?(?:多少|几|什么|呢|吗)/gu;
