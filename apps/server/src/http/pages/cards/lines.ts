import type { Locale } from "@dripstone/contract/locale";

/** In ems, as the heavy fonts of the pictures run on average. */
const HAN_EM = 1;
const WIDE_EM = 0.78;
const LETTER_EM = 0.56;
const NARROW_EM = 0.32;
/** What has no place to break within so many ems is broken all the same. */
const LONGEST_PIECE_EM = 12;
/** A line may be so much shorter than the others, in ems, for the sake of a pause at its end. */
const PAUSE_EM = 1.5;
/** One character alone is no line. */
const SHORTEST_LINE_EM = 3;

/** Cuts a title that is wider than so many ems between two words, and says so. */
export function shorten(title: string, locale: Locale, ems: number): string {
  if (emsOf(title) <= ems) return title;
  let taken = "";
  for (const piece of piecesOf(title, locale)) {
    if (emsOf(taken + piece) > ems) break;
    taken += piece;
  }
  return `${taken.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** The title in so many lines of about the same length, none of which begins or ends within a word, a date, or a number with its unit; null where it has too few words for that. */
export function balancedLines(title: string, locale: Locale, count: number): string[] | null {
  const pieces = piecesOf(title, locale);
  if (count === 1) return [title.trim()];
  if (pieces.length < count) return null;
  const even = emsOf(title) / count;
  type Way = { cost: number; lines: string[] };
  // The cheapest way to set the first pieces, for each number of them.
  let ways: (Way | null)[] = pieces.map((_, last) => wayOf(null, lineOf(pieces, 0, last), last === pieces.length - 1));
  for (let line = 1; line < count; line++) {
    ways = pieces.map((_, last) => {
      const isLast = last === pieces.length - 1;
      const candidates = ways
        .slice(0, last)
        .flatMap((before, at) => (before ? [wayOf(before, lineOf(pieces, at + 1, last), isLast)] : []));
      return candidates.reduce<Way | null>((best, way) => (best && best.cost <= way.cost ? best : way), null);
    });
  }
  const best = ways.at(-1);
  return best && best.cost < Number.POSITIVE_INFINITY ? best.lines : null;

  function wayOf(before: Way | null, line: string, isLast: boolean): Way {
    const bonus = !isLast && /[，。！？；：…—,.!?;:]$/u.test(line) ? PAUSE_EM ** 2 : 0;
    const ems = emsOf(line);
    return {
      cost: (before?.cost ?? 0) + (ems < SHORTEST_LINE_EM ? Number.POSITIVE_INFINITY : (ems - even) ** 2 - bonus),
      lines: [...(before?.lines ?? []), line],
    };
  }
}

const lineOf = (pieces: string[], from: number, to: number) =>
  pieces
    .slice(from, to + 1)
    .join("")
    .trim();

/** How wide a text is, roughly. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const sign of text.trim()) {
    if (/[\p{Script=Han}！-～、。《》【】「」]/u.test(sign)) ems += HAN_EM;
    else if (/[A-Z—…%@&mw]/.test(sign)) ems += WIDE_EM;
    else if (/[\s.,:;!'’‘“”"()|ijltfI·-]/.test(sign)) ems += NARROW_EM;
    else ems += LETTER_EM;
  }
  return ems;
}

/** What stays in one line, each with the space behind it. */
function piecesOf(title: string, locale: Locale): string[] {
  const words = [...new Intl.Segmenter(locale === "ch" ? "zh-Hans" : "en", { granularity: "word" }).segment(title)];
  const pieces: string[] = [];
  for (const { segment } of words) {
    const before = pieces.at(-1);
    if (before !== undefined && belongTogether(before, segment)) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces.flatMap((piece) => (emsOf(piece) > LONGEST_PIECE_EM ? (piece.match(/.{1,10}/gsu) ?? []) : [piece]));
}

function belongTogether(before: string, next: string): boolean {
  if (/^\s/u.test(next)) return true;
  const isSpaced = /\s$/u.test(before);
  const word = before.trimEnd();
  // Nothing that closes begins a line, and nothing that opens ends one.
  if (/^[，。！？；：、”’）》〉】」』…—·,.!?;:)\]}%℃°]/u.test(next) && !isSpaced) return true;
  if (/[“‘（《〈【「『([{#$]$/u.test(before)) return true;
  // A number with its unit, and with what it counts; a date; “AMC 8”, “第 3”, “of 3”.
  if (/\d$/u.test(word) && /^[\p{L}]/u.test(next)) return true;
  if (/^\d/u.test(next) && (/[年月第]$/u.test(word) || /[A-Za-z]$/u.test(word))) return true;
  // Words that lean on the one before them, and on the one behind them.
  if (/^[的了吗呢吧着过们地得]$/u.test(next)) return true;
  if (/(?:^|[^\p{Script=Han}])(?:从|在|把|被|对|与|和|向|不|让|给|用|a|an|the|of|to|in|on|at|for)$/iu.test(word))
    return true;
  return !isSpaced && !/[\p{Script=Han}！-～、。—]$/u.test(before) && !/^[\p{Script=Han}]/u.test(next);
}
