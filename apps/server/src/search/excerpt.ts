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
  const { folded, places } = foldWithPlaces(text);
  // Where a phrase stands whole, its parts are not what was looked for: of 错题, 题 alone in 问题.
  const whole = phrases.filter((phrase) => folded.includes(phrase));
  const alone = words.filter((word) => !isHan(word) || !whole.some((phrase) => phrase.includes(word)));
  const marked = new Set([...whole, ...alone]);
  const place = (index: number) => places[index] ?? text.length;
  return [...patternsOf(question)]
    .filter(([word]) => marked.has(word))
    .flatMap(([word, pattern]) =>
      [...folded.matchAll(pattern)].map(({ index, 0: found }) => ({
        from: place(index),
        to: place(index + found.length),
        word,
      })),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Made once for a question, and not for each text that it has found. */
function patternsOf(question: Pick<Question, "words" | "phrases">): ReadonlyMap<string, RegExp> {
  const { words, phrases } = question;
  const made = patterns.get(question) ?? new Map([...phrases, ...words].map((word) => [word, pattern(word)]));
  patterns.set(question, made);
  return made;
}

const patterns = new WeakMap<object, ReadonlyMap<string, RegExp>>();

function pattern(word: string): RegExp {
  const literal = word.replaceAll(".", "\\.");
  if (isHan(word)) return new RegExp(literal, "gu");
  return new RegExp(`(?<!${ofWord})${literal}${isStem(word) ? `(?:${ofWord}|')*` : `(?!${ofWord})`}`, "gv");
}

/** What a word goes on with; a Chinese character begins another. */
const ofWord = "[[\\p{L}\\p{N}]--\\p{Script=Han}]";

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
