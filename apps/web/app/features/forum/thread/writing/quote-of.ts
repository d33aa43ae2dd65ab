import { forumLimits } from "@dripstone/contract/forum/limits";
import { asMarkdown } from "@dripstone/markdown/as-markdown";
import { fromDom } from "hast-util-from-dom";

/** So much of a text is quoted where nothing of it is selected, */
const QUOTED_MAX = 400;
/** and so much of what is: there has to be room for an answer. */
const SELECTED_MAX = forumLimits.REPLY_MAX / 2;

/** Markdown that quotes a text: what is selected of it, or its beginning. What a spoiler hides stays hidden. */
export function quoteOf(words: HTMLElement, selected: Range | null): string {
  const isSelected = selected !== null && words.contains(selected.commonAncestorContainer);
  const part = document.createElement("div");
  part.append(isSelected ? partOf(words, selected.cloneRange()) : words.cloneNode(true));
  for (const hidden of part.querySelectorAll(".spoiler, blockquote")) hidden.remove();
  return shortened(part, isSelected ? SELECTED_MAX : QUOTED_MAX)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/**
 * What is selected of a text, in the blocks and stresses that it stands in: a formula is whole, and so is a table of which more than one cell is
 * selected.
 */
function partOf(words: HTMLElement, range: Range): DocumentFragment {
  for (const whole of [".katex-display, .katex", "table"]) {
    const [first, last] = [within(range.startContainer, whole), within(range.endContainer, whole)];
    const isOneCell = whole === "table" && within(range.commonAncestorContainer, "td, th");
    if (isOneCell) continue;
    if (first && words.contains(first)) range.setStartBefore(first);
    if (last && words.contains(last)) range.setEndAfter(last);
  }
  const part = document.createDocumentFragment();
  part.append(range.cloneContents());
  const common = range.commonAncestorContainer;
  for (let around = elementOf(common); around && around !== words; around = around.parentElement) {
    // A single cell is quoted as the words in it.
    if (/^(TABLE|THEAD|TBODY|TR|TD|TH)$/.test(around.tagName)) continue;
    const shell = around.cloneNode(false) as Element;
    shell.append(...part.childNodes);
    part.append(shell);
  }
  return part;
}

/** As much of it, from its beginning, as has so many characters of Markdown; that there was more is said by a sign. */
function shortened(part: HTMLElement, max: number): string {
  const whole = asMarkdown(fromDom(part));
  if ([...whole].length <= max) return whole;
  let [left, room] = [whole, max];
  while ([...left].length > max + 1 && room > 0) {
    const beginning = part.cloneNode(true) as HTMLElement;
    cut(beginning, room);
    left = asMarkdown(fromDom(beginning));
    // What is text in it takes as much of the room as before.
    room = Math.floor((room * max) / Math.max(max + 1, [...left].length));
  }
  return left;
}

/** Takes away what stands behind so many characters; of a formula nothing is left, or all. */
function cut(part: Element, room: number): void {
  let left = room;
  let isCut = false;
  const walk = (node: Element) => {
    for (const child of [...node.childNodes]) {
      const isFormula = child instanceof Element && child.matches(".katex, .math-display");
      const text = isFormula ? (child.querySelector("annotation")?.textContent ?? "") : (child.textContent ?? "");
      const signs = [...text];
      if (isCut) child.remove();
      else if (!isFormula && child instanceof Element && child.querySelector(".katex")) walk(child);
      else if (signs.length <= left) left -= signs.length;
      else if (isFormula || !(child instanceof Element)) {
        const kept = isFormula ? "" : signs.slice(0, left).join("");
        child.replaceWith(`${kept.trimEnd()}…`);
        isCut = true;
      } else walk(child);
    }
  };
  walk(part);
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
const within = (node: Node, selector: string): Element | null => elementOf(node)?.closest(selector) ?? null;
