/** A text as its reader sees it, sign for sign as long as it was written, and which of its signs stand in a formula. */
export type Seen = { text: string; inFormula: (from: number, to: number) => boolean };

/**
 * What is left of a text on the page: the letters and digits of formulas, cells of tables side by side, the words of links and pictures,
 * nothing of HTML's tags or of marks around words. What is not seen becomes invisible signs or spaces.
 */
export function asRead(source: string): Seen {
  const formula = new Uint8Array(source.length);
  let text = source.replace(formulas, (written, at: number) => {
    if (!words.test(written)) formula.fill(1, at, at + written.length);
    return shownOfFormula(written);
  });
  text = text.replace(emphasis, (written) => `${NOTHING}${written.slice(1, -1)}${NOTHING}`);
  for (const [marks, shown] of unseen)
    text = text.replace(marks, (written) => shown + NOTHING.repeat(written.length - 1));
  return { text, inFormula: (from, to) => formula[from] === 1 || formula[Math.max(from, to - 1)] === 1 };
}

/** Whether a text may be seen otherwise than it is written; of most, no sign is left out or becomes another. */
export const mayBeSeenOtherwise = (source: string): boolean => marks.test(source);

const marks = /[$*_`~|<>[\]\\\n&#]|[ \t]{2}|^[ \t]{0,3}(?:[-+]|\d{1,3}[.)])[ \t]|^[ \t|:-]{3}/;

/** As Markdown reads them: `$5 and $10` is money. */
export const formulas = /\$\$[^$]{1,2000}\$\$|\$(?=[^\s$])[^$]{0,2000}(?<=\S)\$(?!\d)/g;

/** What these formulas show is said, not calculated. */
const words = /\\(?:text|mathrm|mathsf|mbox|operatorname)/;

const NOTHING = "\u200b";

function shownOfFormula(written: string): string {
  return written
    .replace(/\\(?:text|math|operatorname|mbox|hbox)[a-z]{0,8}/g, (it) => NOTHING.repeat(it.length))
    .replace(/\\(?:[!{}]|left|right)|[{}$^_]/g, (it) => NOTHING.repeat(it.length))
    .replace(/\\(?:[a-zA-Z]{1,20}|.|\n)|[~&]/g, (it) => ` ${NOTHING.repeat(it.length - 1)}`);
}

const emphasis = /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]{1,200}(?<=\S)\*(?![\p{L}\p{N}*])/gu;

const unseen: [marks: RegExp, shown: string][] = [
  [/<!--[^>]{0,2000}-->|<br\s?\/?>|^[ \t>|:-]{3,200}$/gim, " "],
  [/<\/?[a-z][a-z0-9]{0,14}(?:\s[^<>]{0,200})?\/?>/gi, NOTHING],
  // A line that goes on in the next one
  [/(?<=[^\s])[ \t]{0,3}\r?\n(?![ \t]{0,3}(?:[\r\n>#|]|[-+*][ \t]|\d{1,3}[.)][ \t]))/g, " "],
  [/^[ \t]{0,3}(?:[>#|]{1,6}|[-+*]|\d{1,3}[.)])[ \t]/gm, " "],
  // The words of a link or a picture stand in the text; where it leads to is found in what was written.
  [/!?\[(?=[^[\]]{0,200}\]\()|\]\([^()\s]{0,300}(?:\s"[^"\n]{0,100}")?\)/g, NOTHING],
  [/[*_`~|]{2,3}|`|(?<=\p{L})\*|\*(?=\p{L})|\\(?=[*_@.`~|#\-[\](){}])/gu, NOTHING],
  [/[ \t]{0,4}\|[ \t]{0,4}|(?<=\S)[ \t]{2,200}/g, " "],
];
