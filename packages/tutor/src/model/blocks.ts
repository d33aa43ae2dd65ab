/**
 * Where the Markdown that is being written can be cut, so that each part says by itself what it says in the whole: at a blank line that is
 * in no code, no displayed formula and no list. What follows the last cut is still growing.
 */
export function cutBlocks(text: string): { whole: string[]; growing: string } {
  const whole: string[] = [];
  let start = 0;
  for (const end of endsIn(text)) {
    if (end - start < BLOCK_MIN || isInList(text, start, end)) continue;
    whole.push(text.slice(start, end));
    start = end;
  }
  for (; text.length - start > BLOCK_MAX; ) {
    const line = text.lastIndexOf("\n", start + BLOCK_MAX);
    const end = line > start ? line + 1 : start + BLOCK_MAX;
    whole.push(text.slice(start, end));
    start = end;
  }
  return { whole, growing: text.slice(start) };
}

/** Each block is drawn and sent by itself; shorter ones stay together, with their heading. */
const BLOCK_MIN = 300;
/** A block is drawn again while it grows, so that it must not grow for ever. */
const BLOCK_MAX = 4_000;
/** A formula longer than that is none, but a dollar sign. */
const FORMULA_MAX = 400;

/** What can be drawn of a growing text: not the beginning of a formula, which would stand there as it is typed. */
export function drawable(growing: string): string {
  const { formula } = scan(growing);
  return formula === null || growing.length - formula > FORMULA_MAX ? growing : growing.slice(0, formula);
}

const endsIn = (text: string): number[] => scan(text).ends;

const marks = /\\[^\n]|^ {0,3}(?:`{3,}|~{3,})|`+|\$\$?|\n[^\S\n]*\n(?=\S)/gm;

/** The blank lines between blocks, and where a formula begins that does not end. */
function scan(text: string): { ends: number[]; formula: number | null } {
  const ends: number[] = [];
  let inside: { mark: string; at: number } | null = null;
  for (const { 0: found, index } of text.matchAll(marks)) {
    const mark = found.trim();
    const isFence = /^[`~]{3}/.test(mark);
    if (inside && /^[`~]{3}|^\$\$/.test(inside.mark)) {
      if (inside.mark[0] === mark[0] && mark.length >= inside.mark.length) inside = null;
    } else if (mark === "") {
      // What does not end in its paragraph was none.
      inside = null;
      ends.push(index + found.length);
    } else if (inside) {
      if (inside.mark === mark) inside = null;
    } else if (isFence || mark[0] === "`" || mark[0] === "$") inside = { mark, at: index };
  }
  return { ends, formula: inside?.mark.startsWith("$") ? inside.at : null };
}

const item = /^(?:[-*+]|\d{1,9}[.)])[^\S\n]/m;

/** Whether the next line goes on with a list; of a line that has just begun nobody knows. */
const isInList = (text: string, start: number, end: number): boolean =>
  /[-*+\d]/.test(text[end] ?? "") && item.test(text.slice(start, end));
