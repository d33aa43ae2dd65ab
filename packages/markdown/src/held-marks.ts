/** The class of a formula and the marks that no line may part from it; its rule is in the web's base.css. */
export const HELD_CLASS = "math-held";

/** The class of a formula that scrolls by itself, as it may be wider than a phone. */
export const WIDE_CLASS = "math-wide";

/** Latex of more signs may be wider than a phone, and breaks between its parts. */
const SHORT_MAX = 16;

/** Whether a formula and its marks may stand on one line unbroken: it is short, or KaTeX itself never breaks it, and it leaves room for them. */
export const isHeld = (latex: string, html: string): boolean =>
  !html.includes(WIDE_CLASS) && (latex.length <= SHORT_MAX || html.split('class="katex-base"').length <= 2);

/** A text before a formula, and the opening marks at its end. */
export function partOpening(text: string): [before: string, marks: string] {
  const marks = /[（【《〈「『“‘([]{1,2}$/u.exec(text)?.[0] ?? "";
  return [text.slice(0, text.length - marks.length), marks];
}

/** The closing marks at the beginning of a text after a formula, and the rest. */
export function partClosing(text: string): [marks: string, after: string] {
  const marks = /^(?:[，。、；：！？）】》〉」』”’…,.;:!?)\]%]){1,3}/u.exec(text)?.[0] ?? "";
  return [marks, text.slice(marks.length)];
}
