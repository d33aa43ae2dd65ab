import { spansOf } from "../disguise.ts";
import type { Folded, Span } from "../fold.ts";
import { isCalculated, isMathTalk, isToBeCalled } from "./context.ts";

/**
 * A number in three parts with other words between them, also over several sentences: "starts with 138 … then comes 0013 … the last part is 8000". Each
 * part but the first is led to by a word of an order, or nothing but signs is said; and somebody is to be called, or a part begins with a zero, as no
 * number that is counted with does.
 */
export function toldInParts(folded: Folded): Span[] {
  const text = folded.text.replaceAll(hanDigits, (run) => [...run].map((digit) => digitOf[digit] ?? digit).join(""));
  return patterns
    .flatMap((pattern) => spansOf(text, pattern))
    .filter(([from, to]) => {
      const told = text.slice(from, to);
      const [, second = "", third = ""] = told.split(/(?<!\d)(?=\d)/);
      const isLed = [second, third].every((part) => {
        const at = from + told.indexOf(part);
        const behind = /^\d+([^\d\n]{0,20})/.exec(text.slice(at))?.[1] ?? "";
        return leading.test(text.slice(Math.max(from, at - GAP_MAX), at)) || called.test(behind);
      });
      const isBare = !/[\p{L}]/u.test(told);
      if (isBare ? !told.includes("\n") : !isLed) return false;
      if (isToBeCalled(folded, from, to) || ofNumber.test(text.slice(Math.max(0, from - BEFORE), from))) return true;
      return /^0/.test(second) || /^0/.test(third)
        ? !isCalculated(folded, from, to) && !isMathTalk(folded, from, to)
        : false;
    });
}

/** Digits in Chinese, three or more in a row: each keeps its place. */
const hanDigits = /[零〇一二三四五六七八九]{3,}/g;
const digitOf: Record<string, string> = {
  ...Object.fromEntries([..."零一二三四五六七八九"].map((digit, value) => [digit, String(value)])),
  〇: "0",
};

const GAP_MAX = 60;
const BEFORE = 40;
const gap = `[^\\d]{1,${GAP_MAX}}?`;

const patterns = [
  new RegExp(`(?<![\\d.,])1[3-9]\\d${gap}\\d{4}${gap}\\d{4}(?![\\d]|[.,]\\d)`, "g"),
  new RegExp(`(?<![\\d.,])[2-9]\\d\\d${gap}[2-9]\\d\\d${gap}\\d{4}(?![\\d]|[.,]\\d)`, "g"),
];

const leading =
  /\b(?:then|next|after that|second|third|last|middle|rest|end|ends|finally|followed)\b|然后|再|接着|中间|后面|最后|之后|末尾|其次/u;

/** "555 is next" */
const called = /^ (?:is|comes|goes) (?:the )?(?:next|second|third|last|end)\b/;

/** What begins like this is no quantity. */
const ofNumber =
  /\bmy (?:number|digits|phone|cell)\b|\bcall this\b|\bnumber (?:starts|begins)\b|(?:电话|手机|号码|数字)(?:的)?(?:前面|开头|是|:)/u;
