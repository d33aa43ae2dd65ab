/** What our writers wrote, with each paragraph on one line, as it is shown; code, tables, lists and formulas keep their lines. */
export const unwrapped = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .map((block) => (/^\s*(?:```|~~~|\||[-*+>]|\d+\.|\$\$|:::)/.test(block) ? block : block.replaceAll(wrap, " ")))
    .join("\n\n");

const wrap = /(?<! {2}|\\)\n(?=\S)/g;
