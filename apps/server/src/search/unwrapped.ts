/** What our writers wrote, with each paragraph on one line, as it is shown; code, tables, lists and formulas keep their lines. */
export const unwrapped = (markdown: string): string =>
  markdown
    .split(code)
    .map((piece, place) => (place % 2 === 1 ? piece : proseUnwrapped(piece)))
    .join("");

const proseUnwrapped = (prose: string): string =>
  prose
    .split(/\n{2,}/)
    .map((block) => (/^\s*(?:\||[-*+>]|\d+\.|\$\$|:::)/.test(block) ? block : block.replaceAll(wrap, " ")))
    .join("\n\n");

/** From fence to fence, with the empty lines between them and its own ends of lines. */
const code = /((?:^|\n)[ \t]*(?:```|~~~)[^\n]*\n(?:[\s\S]*?\n)?[ \t]*(?:```|~~~)[ \t]*(?:\n|$))/;

const wrap = /(?<! {2}|\\)\n(?=\S)/g;
