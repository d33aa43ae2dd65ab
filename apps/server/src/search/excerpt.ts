import type { Excerpt } from "@dripstone/contract/search";
import { foldWithPlaces } from "./fold.ts";
import { isStem, type Question } from "./question.ts";
import { isHan } from "./words.ts";

/** About so much of a text is shown, in UTF-16 units: a line or two. */
const EXCERPT_LENGTH = 160;
/** How much of it stands before the first word that was looked for. */
const BEFORE = 40;
const ELLIPSIS = "…";

type Span = { from: number; to: number; word: string };

/** The part of a text that shows most of what was looked for, in pieces: those that were, and those between them. */
export function excerptOf(text: string, question: Pick<Question, "words" | "phrases">): Excerpt {
  const spans = spansOf(text, question);
  const { from, to } = windowOf(text, spans);
  const pieces: Excerpt = [];
  let at = from;
  const add = (until: number, hit: boolean) => {
    if (until > at) {
      const [last, more] = [pieces.at(-1), text.slice(at, until)];
      if (last?.hit === hit) last.text += more;
      else pieces.push({ text: more, hit });
    }
    at = Math.max(at, until);
  };
  for (const span of spans) {
    if (span.from < at || span.to > to) continue;
    add(span.from, false);
    add(span.to, true);
  }
  add(to, false);
  if (from > 0) pieces.unshift({ text: ELLIPSIS, hit: false });
  if (to < text.length) pieces.push({ text: ELLIPSIS, hit: false });
  return pieces;
}

/** Where the words stand, in the order of the text. */
function spansOf(text: string, question: Pick<Question, "words" | "phrases">): Span[] {
  const { words, phrases } = question;
  const { folded, placeOf } = foldWithPlaces(text);
  // Where a phrase stands whole, its parts are not what was looked for: of 错题, 题 alone in 问题.
  const whole = phrases.filter((phrase) => folded.includes(phrase));
  // And whoever looks for `$5` has not looked for each 5, wherever it stands.
  const amounts = phrases.filter((phrase) => !isHan(phrase));
  const alone = words.filter((word) => !(isHan(word) ? whole : amounts).some((phrase) => phrase.includes(word)));
  const marked = new Set([...whole, ...alone]);
  return [...marked]
    .flatMap((word) => standsIn(folded, word).map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to), word })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Where a word stands in a folded text. Looked for as it is, as a pattern of each word would have to be made for each question. */
function standsIn(folded: string, word: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const isApart = !isHan(word);
  for (let from = folded.indexOf(word); from !== -1; ) {
    const to = from + word.length;
    const end = isApart ? endOfWord(folded, word, { from, to }) : to;
    if (end !== undefined) found.push({ from, to: end });
    from = folded.indexOf(word, end ?? from + 1);
  }
  return found;
}

/** Where the word ends of which this is all, or the beginning of one that it stands for; undefined where it is only a part. */
function endOfWord(folded: string, word: string, { from, to }: { from: number; to: number }): number | undefined {
  if (ofWord.test(signBefore(folded, from))) return undefined;
  let end = to;
  for (
    let sign = signAt(folded, end);
    ofWord.test(sign) || (isStem(word) && sign === "'");
    sign = signAt(folded, end)
  ) {
    if (!isStem(word)) return undefined;
    end += sign.length;
  }
  return end;
}

/** What a word goes on with; a Chinese character begins another. */
const ofWord = /^[[\p{L}\p{N}]--\p{Script=Han}]$/v;

const signAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
};

const signBefore = (text: string, at: number): string => signAt(text, isLowSurrogate(text, at - 1) ? at - 2 : at - 1);

function windowOf(text: string, spans: readonly Span[]): { from: number; to: number } {
  let best = { from: 0, different: -1 };
  for (const [index, { from }] of spans.entries()) {
    const shown = new Set<string>();
    for (let at = index; at < spans.length; at += 1) {
      const span = spans[at];
      if (!span || span.to > from + EXCERPT_LENGTH - BEFORE) break;
      shown.add(span.word);
    }
    if (shown.size > best.different) best = { from, different: shown.size };
  }
  if (best.from <= BEFORE || text.length <= EXCERPT_LENGTH) return { from: 0, to: endOf(text, EXCERPT_LENGTH) };
  const from = startOf(text, best.from - BEFORE, best.from);
  return { from, to: endOf(text, from + EXCERPT_LENGTH) };
}

/** Where a word begins, not before an index. */
function startOf(text: string, from: number, latest: number): number {
  const space = text.indexOf(" ", from);
  const start = space === -1 || space >= latest ? from : space + 1;
  return isLowSurrogate(text, start) ? start + 1 : start;
}

function endOf(text: string, latest: number): number {
  if (text.length <= latest) return text.length;
  const space = text.lastIndexOf(" ", latest);
  const end = space > latest - BEFORE ? space : latest;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

const isLowSurrogate = (text: string, index: number) => /^[\udc00-\udfff]/.test(text.slice(index, index + 1));
