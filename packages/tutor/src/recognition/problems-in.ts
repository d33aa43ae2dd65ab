import { numbersIn } from "./numbers.ts";
import type { OpenProblem } from "./recognise.ts";

/**
 * The problems of a text that sets several, in both languages where both have the same one at the same place: the items of a list, in whatever
 * way they are numbered, on lines of their own or one after another; paragraphs; and lines that ask something by themselves.
 */
export function problemsIn(texts: OpenProblem["texts"]): OpenProblem["texts"][] {
  const [en, ch] = [partsOf(texts.en), partsOf(texts.ch)];
  const isPaired = en.length === ch.length;
  const pairs = en.flatMap((written, place) => {
    const other = isPaired ? ch[place] : undefined;
    return other !== undefined && numbersOf(written) === numbersOf(other) ? [{ en: written, ch: other }] : [];
  });
  const paired = new Set(pairs.flatMap((pair) => Object.values(pair)));
  const alone = [...en, ...ch].filter((written) => !paired.has(written));
  return [...pairs, ...alone.map((written) => ({ en: written, ch: written }))];
}

const numbersOf = (text: string): string => numbersIn(text).filter(isTelling).toSorted().join(" ");
const isTelling = (number: string) => !/^[012]$/.test(number);

function partsOf(text: string): string[] {
  const paragraphs = text.normalize("NFC").split(/\n\s*\n/);
  const items = paragraphs.flatMap(itemsIn);
  const lines = items.flatMap((item) => item.split("\n")).filter((line) => asksByItself.test(line));
  const parts = [...items, ...lines].map((part) => part.replace(decoration, "").trim());
  return [...new Set(parts)].filter((part) => /\d/.test(part) || part.length >= LENGTH_MIN);
}

/** Shorter parts without a number are headings, or say how long it takes. */
const LENGTH_MIN = 12;

const decoration = /^(?:[-*+•·>#]+\s+|[*_\s]+)+/;

const asksByItself =
  /[=<>≤≥?？]|\b(?:solve|find|what|how|calculate|compute|evaluate|simplify|factor|expand|prove|write)\b|求|解|计算|化简|因式|展开|证明|多少|几/i;

/** A paragraph cut before each number of an item, without that number. */
function itemsIn(paragraph: string): string[] {
  const numbered = marks.flatMap((mark) => inOrder(marksOf(paragraph, mark)));
  const bulleted = [...paragraph.matchAll(bullet)].map(({ index, 0: { length } }) => ({ index, length }));
  const cuts = [...numbered, ...bulleted].toSorted(
    (one, other) => one.index - other.index || other.length - one.length,
  );
  const items: string[] = [];
  let from = 0;
  for (const { index, length } of cuts) {
    if (index < from) continue;
    items.push(paragraph.slice(from, index));
    from = index + length;
  }
  const isList = cuts[0]?.index === 0 || cuts.length > 1;
  return [...(isList ? [] : [paragraph]), ...items, paragraph.slice(from)].map((item) => item.trim()).filter(Boolean);
}

const bullet = /^[ \t]*[-*+•·](?=\s)/gm;

/** Ways to number an item; the group is its number, or letter. */
const marks = [
  String.raw`[（(]\s?(\d{1,2}|[a-z]|[一二三四五六七八九十]{1,3})\s?[)）]`,
  String.raw`(\d{1,2})\s?[.．](?!\d)`,
  String.raw`(\d{1,2})\s?[)）]`,
  String.raw`(\d{1,2})\s?、`,
  String.raw`(\d{1,2})\s?[:：](?!\s?\d)`,
  String.raw`([a-z])\s?[.．)）、]`,
  "([①-⑳])",
  String.raw`([一二三四五六七八九十]{1,3})\s?[、.．:：]`,
  String.raw`(?:problem|question|exercise|task|part|no\.|#|q|第|题目?|练习|问题)\s?(\d{1,2}|[一二三四五六七八九十]{1,3})\s?[题道问]?\s?[.:：)、，-]?`,
].map(
  (mark) => new RegExp(String.raw`(?<=(^|[.。;；?？!！:：,，]|\s|\*\*|(?=（))[ \t*_>#]{0,6})${mark}[*_]{0,2}`, "gimu"),
);

type Mark = { index: number; length: number; number: number; isAfterEnd: boolean };

const marksOf = (paragraph: string, mark: RegExp): Mark[] =>
  [...paragraph.matchAll(mark)].map(({ 0: whole, 1: before = "", 2: written = "", index }) => ({
    index,
    length: whole.length,
    number: placeOf(written.toLowerCase()),
    isAfterEnd: before === "" || !/[\s,，]/.test(before),
  }));

function placeOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  if (/^[a-z]/.test(written)) return written.charCodeAt(0) - 96;
  if (/^[①-⑳]/.test(written)) return written.charCodeAt(0) - 0x24_5f;
  return Number(numbersIn(written)[0] ?? 0);
}

/** Those that count up from one to the next: in a sentence `is 3. Then` numbers nothing. */
function inOrder(found: readonly Mark[]): Mark[] {
  const counted: Mark[] = [];
  for (const mark of found) {
    const last = counted.at(-1);
    const isNext = last ? mark.number === last.number + 1 : mark.number === 1 || mark.isAfterEnd;
    // A list may begin anew.
    if (isNext || (mark.number === 1 && mark.isAfterEnd)) counted.push(mark);
  }
  return counted;
}
