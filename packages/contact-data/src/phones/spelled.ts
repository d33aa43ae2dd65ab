import type { Folded, Span } from "../fold.ts";
import { isCalculated, isMathTalk, isToBeCalled } from "./context.ts";

/** As many as the shortest number that somebody can be called at. */
const DIGITS_MIN = 7;
const MOBILE_DIGITS = 11;
const LOCAL_DIGITS = 10;

type Run = {
  digits: string;
  from: number;
  to: number;
  isSpelled: boolean;
  groups: number;
  /** It goes on in the next row of a table, where numbers stand of which nobody is called. */
  hasRows: boolean;
  /** How many digits stand before each comma. */
  commas: number[];
};

/** Numbers said digit by digit: `five five five…`, `一三八…`, `1 3 8 …`, and any mixture of these. */
export function spelledNumbers(folded: Folded): Span[] {
  return runsIn(folded)
    .filter((run) => run.digits.length >= DIGITS_MIN && isPhone(folded, run))
    .map(({ from, to }) => [from, to]);
}

function isPhone(folded: Folded, { digits, from, to, isSpelled, hasRows, groups, commas }: Run): boolean {
  const isMobile = /^(?:86)?1[3-9]\d{9}$/.test(digits);
  if (isKnown(digits) || digits.length > MOBILE_DIGITS + 2 || groups < 3) return false;
  if (isToBeCalled(folded, from, to)) return digits.length === DIGITS_MIN || digits.length >= 8;
  if (hasRows && !isMobile) return false;
  const isListed = commas.length > 0 && !(isSpelled && /^(?:3(?:,[67])?|6|5,9)$/.test(commas.join()));
  if (isListed || isCalculated(folded, from, to) || isMathTalk(folded, from, to)) return false;
  // The rest of it is a year or a larger number: 二〇二 of 二〇二六年.
  if (isSpelled && /^[零〇一二三四五六七八九]/.test(folded.text.charAt(to))) return false;
  if (isSpelled && !isMobile && /123456|987654/.test(digits)) return false;
  if (isSpelled) return isMobile || digits.length === LOCAL_DIGITS || digits.length === DIGITS_MIN;
  const around = folded.text.slice(0, from) + folded.text.slice(to);
  const isLocal = /^[2-9]\d\d[2-9]\d{6}$/.test(digits);
  return (
    groups === digits.length && (isMobile || isLocal || (/^[2-9]\d{9}$/.test(digits) && !/[\p{L}\p{N}]/u.test(around)))
  );
}

/** Digits that everybody writes: counting, and the constants. */
function isKnown(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, place) => Number(digit) - Number(digits[place])));
  if (steps.size === 1 || new Set(digits).size <= 2) return true;
  return constants.some((constant) => constant.includes(digits));
}

const constants = [
  "314159265358979323846",
  "271828182845904523536",
  "141421356237309504880",
  "161803398874989484820",
  "142857142857142857",
  "112358132134",
  "1234567890123456789",
  "13579111315",
  "24681012141618",
  "14916253649",
  "2357111317192329",
];

function runsIn({ text }: Folded): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const { 0: item, index, groups: { times, word, han, digits } = {} } of text.matchAll(items)) {
    const value = word ? digitsOf(word, times) : han ? (hanDigits[han] ?? "") : (digits ?? "");
    const between = run && text.slice(run.to, index);
    const goesOn =
      run &&
      between !== undefined &&
      (separator.test(between) || nextRow.test(between)) &&
      !(between === "" && word && !run.isSpelled && /[a-z]$/.test(text.slice(0, index)));
    if (!run || !goesOn) {
      if (run) runs.push(run);
      run = { digits: "", from: index, to: index, isSpelled: false, hasRows: false, groups: 0, commas: [] };
    }
    if (/,/.test(between ?? "") && run.groups > 0) run.commas.push(run.digits.length);
    run.hasRows ||= nextRow.test(between ?? "");
    run.digits += value;
    run.to = index + item.length;
    run.groups += 1;
    run.isSpelled ||= Boolean(word ?? han);
  }
  if (run) runs.push(run);
  return runs;
}

/** Not the end of a sentence. */
const separator =
  /^(?:\s?[([]\s?(?:space|dash|hyphen|dot|空格|横线|横杠|杠)\s?[)\]]\s?|\s?[-_*~|'"&+/]{1,3}\s?|\.|\s?,\s?| {0,5}|\n{1,2}|\s?加\s?|[\s,]{0,2}(?:然后|接着|中间|最后)(?:是)?\s?)(?:and\s)?(?:then\s|next\s)?$/;

/** The end of a table's row, perhaps with the line below its head, and the beginning of the next. */
const nextRow = /^ {1,5}\n(?: {0,5}\n)? {1,5}$/;

const words: Record<string, string> = {
  zero: "0",
  zer0: "0",
  oh: "0",
  one: "1",
  won: "1",
  two: "2",
  three: "3",
  thr33: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};

const pinyin: Record<string, string> = {
  ling: "0",
  yao: "1",
  yi: "1",
  er: "2",
  san: "3",
  si: "4",
  wu: "5",
  liu: "6",
  qi: "7",
  ba: "8",
  jiu: "9",
};

const hanDigits: Record<string, string> = Object.fromEntries(
  ["零〇", "一壹幺", "二贰两", "三叁", "四肆", "五伍", "六陆", "七柒", "八捌", "九玖"].flatMap((signs, value) =>
    [...signs].map((sign) => [sign, String(value)]),
  ),
);

const digitsOf = (word: string, times = "") =>
  (words[word] ?? pinyin[word] ?? "").repeat(/^d/.test(times) ? 2 : /^t/.test(times) ? 3 : 1);

/** One digit said or written; several written side by side are taken at once. */
const items = new RegExp(
  `(?:(?<times>double|triple)[\\s-]{1,2})?(?<word>${Object.keys(words).join("|")}|(?<![a-z])(?:${Object.keys(pinyin).join("|")})(?![a-z]))|(?<han>[${Object.keys(hanDigits).join("")}])(?![十百千万亿个点年月])|(?<digits>\\d{1,6})`,
  "g",
);
