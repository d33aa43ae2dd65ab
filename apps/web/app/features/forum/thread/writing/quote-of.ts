/** So much of a text is quoted where nothing of it is selected. */
const QUOTED_MAX = 400;

/**
 * What is shown of a text, as Markdown that quotes it: what is selected of it, or its beginning. Formulas become what they were written as; what
 * a spoiler hides stays hidden.
 */
export function quoteOf(words: HTMLElement): string {
  const selection = window.getSelection();
  const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  const isSelected = range !== null && words.contains(range.commonAncestorContainer);
  const part = document.createElement("div");
  part.append(isSelected ? range.cloneContents() : words.cloneNode(true));
  const text = textOf(part);
  const signs = [...text];
  const quoted = isSelected || signs.length <= QUOTED_MAX ? text : `${signs.slice(0, QUOTED_MAX).join("").trimEnd()}…`;
  return quoted
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function textOf(part: HTMLElement): string {
  for (const hidden of part.querySelectorAll(".spoiler, blockquote")) hidden.remove();
  for (const formula of part.querySelectorAll(".katex")) {
    const written = formula.querySelector("annotation")?.textContent;
    formula.replaceWith(written ? `$${written}$` : "");
  }
  for (const line of part.querySelectorAll("li, tr, pre")) line.append("\n");
  for (const block of part.querySelectorAll("p, ul, ol, table, pre, h2, h3, h4")) block.append("\n\n");
  return (part.textContent ?? "")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
