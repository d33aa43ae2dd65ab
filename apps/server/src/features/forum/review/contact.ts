import { contactDataIn, type Kind } from "@dripstone/contact-data";
import { LRUCache } from "lru-cache";

type Found = "contact" | "personal" | null;

/** Whether a text tells how to reach somebody, or what a stranger should not know of a child. */
export function contactIn(text: string, ownHosts: readonly string[]): Found {
  const kinds = kindsIn(text, ownHosts);
  if (kinds.length === 0) return null;
  return kinds.every((kind) => kind === "personal") ? "personal" : "contact";
}

/**
 * Whether the last of several pieces tells it together with those before it, and not alone: a number or a name that is cut in two. The pieces
 * before it were read together when they were written; what is cut stands around the seam.
 */
export function contactInPieces(pieces: readonly string[], ownHosts: readonly string[]): Found {
  const last = pieces.at(-1)?.slice(0, END);
  const before = pieces.slice(0, -1);
  if (last === undefined || before.length === 0) return null;
  const [end, start] = [before.join("").slice(-CUT), last.slice(0, CUT)];
  const seams: Seam[] = [
    { parts: [before.join("\n\n").slice(-END), last], by: "\n\n" },
    { parts: [end, start], by: "" },
    { parts: [before.map(withoutFilling).join("").slice(-CUT), withoutFilling(start)], by: "" },
  ];
  for (const seam of seams) {
    const told = toldOver(seam, ownHosts);
    if (told) return told;
  }
  return isPromised(before, last, ownHosts) || isNumberInTwo(before.at(-1) ?? "", last) ? "contact" : null;
}

type Seam = { parts: [before: string, after: string]; by: string };

/** What both parts tell together, if it is more than each of them tells alone. */
function toldOver({ parts, by }: Seam, ownHosts: readonly string[]): Found {
  const whole = parts.join(by);
  const together = kindsIn(whole, ownHosts).length;
  const isMore = together > 0 && together > parts.reduce((sum, part) => sum + kindsIn(part, ownHosts).length, 0);
  return isMore ? contactIn(whole, ownHosts) : null;
}

/** Without the signs at both ends that make a piece long enough or show that it goes on: `my dis- …`, `-cord is …`. */
const withoutFilling = (piece: string): string =>
  piece.replace(/^[^\p{L}\p{N}@()[\]{}]{1,40}|[^\p{L}\p{N}@()[\]{}]{1,40}$/gu, "");

/** "My WeChat is in the next one", and then a name as people have there. */
const isPromised = (before: readonly string[], last: string, ownHosts: readonly string[]): boolean =>
  nameThere.test(withoutFormulas(last)) &&
  before.some((piece) => kindsIn(piece.slice(-END), ownHosts).some((kind) => kind === "messenger" || kind === "phone"));

const nameThere =
  /(?<![\w\\])(?!(?:sqrt|mod|log|frac|times|step|part|page|week|grade)\d)[a-z][a-z_.-]{2,20}\d{2,}\w{0,10}(?!\w)/i;

/** The last number of a piece and the first of the next, whatever words stand between, where nobody talks of mathematics. */
function isNumberInTwo(before: string, last: string): boolean {
  const [end, start] = [withoutFormulas(before).slice(-END), withoutFormulas(last)];
  if (mathematics.test(end) || mathematics.test(start)) return false;
  const digits = [...end.matchAll(number)].at(-1)?.[0] ?? "";
  const rest = start.match(number)?.[0] ?? "";
  const whole = `${digits}${rest}`.replaceAll(/\D/g, "");
  return digits.length >= 3 && rest.length >= 3 && (/^1[3-9]\d{9}$/.test(whole) || /^[2-9]\d\d[2-9]\d{6}$/.test(whole));
}

/** Its digits in Chinese, three or more in a row, as digits. */
const withoutFormulas = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\$[^$]*\$/g, " ")
    .replaceAll(/[零〇一幺二三四五六七八九]{3,}/g, (run) => [...run].map((digit) => hanDigits[digit]).join(""));
const hanDigits: Record<string, string> = {
  ...Object.fromEntries([..."零一二三四五六七八九"].map((digit, value) => [digit, `${value}`])),
  ...{ 〇: "0", 幺: "1" },
};
const number = /\d(?:[ .-]?\d)+/g;
const mathematics =
  /[=+×÷*/^<>%≡]|\b(?:answer|number of|digits?|divi\w+|multipl\w+|times|sum|product|factor\w*|remainder|prime\w*|total|square|cube|points?|ways)\b|答案|等于|整除|余数|质数|因数|倍数|乘|除|加|减|和是|积是|得数|一共|平方|数字|种/i;

/** What somebody has just said is looked at again with what they say next. */
function kindsIn(text: string, ownHosts: readonly string[]): readonly Kind[] {
  const key = `${ownHosts.join(" ")}\n${text}`;
  const kinds = kindsKnown.get(key) ?? contactDataIn(text, ownHosts).map(({ kind }) => kind);
  kindsKnown.set(key, kinds);
  return kinds;
}

/** Counted in signs. */
const kindsKnown = new LRUCache<string, readonly Kind[]>({
  maxSize: 500_000,
  sizeCalculation: (kinds, key) => key.length + kinds.length + 1,
});

/** What is cut in two stands at the end of one piece and at the beginning of the next; what is cut within a word, closer to them. */
const END = 200;
const CUT = 100;
