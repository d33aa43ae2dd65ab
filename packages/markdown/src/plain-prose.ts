import type { Paragraph, PhrasingContent, Root } from "mdast";
import { drawInLine } from "./formulas.ts";
import { HELD_CLASS, isHeld, partClosing, partOpening } from "./held-marks.ts";
import { improve } from "./prose.ts";

/**
 * Reads what has no marks of Markdown but formulas in lines of words, as most replies are written, into the tree that the parser would make of it;
 * undefined wherever it might make another. The parser takes a hundred times as long.
 */
export function readPlainProse(source: string): Root | undefined {
  if (source.length > LENGTH_MAX || !lines.test(source) || address.test(source)) return undefined;
  const paragraphs = source
    .split(/\n{2,}/)
    .map((words): Paragraph => ({ type: "paragraph", children: piecesOf(words) }));
  const tree: Root = { type: "root", children: paragraphs };
  improve(tree, source);
  return tree;
}

/** The HTML of such a tree; undefined where a formula is not drawn. */
export function htmlOfPlainProse({ children }: Root): string | undefined {
  const draw = drawInLine();
  let html = "";
  for (const paragraph of children) {
    html += html === "" ? "<p>" : "\n<p>";
    const words = (paragraph as Paragraph).children;
    let taken = 0;
    for (const [index, node] of words.entries()) {
      // Nothing in these words has to be escaped.
      if (node.type === "text") html += node.value.slice(taken);
      taken = 0;
      if (node.type === "text") continue;
      const shown = node.type === "inlineMath" ? draw(node.value) : undefined;
      if (node.type !== "inlineMath" || shown === undefined) return undefined;
      const next = words[index + 1];
      const [closing] = next?.type === "text" ? partClosing(next.value) : [""];
      const [, opening] = words[index - 1]?.type === "text" ? partOpening(html) : ["", ""];
      if (isHeld(node.value, shown) && (opening || closing)) {
        taken = closing.length;
        html = `${html.slice(0, html.length - opening.length)}<span class="${HELD_CLASS}">${opening}${shown}${closing}</span>`;
      } else html += shown;
    }
    html += "</p>";
  }
  return html;
}

/** Longer than any reply. */
const LENGTH_MAX = 5_000;

const formula = "\\$(?![\\s$])[^$\\n<&@＠]{0,200}[^$\\s\\\\<&@＠]\\$(?![\\d$])";
/** A letter, a digit or a sign that means nothing to Markdown, wherever it stands. */
const sign = "[\\p{L}\\p{N}.,;?!'\"()%/=+^°×÷±≤≥≠≈√−–—…·“”‘’、。，；？！（）《》「」【】%￥\\p{Emoji_Presentation}]";
const word = `(?:${sign}|${formula}|:(?!:|//)|-|>)`;
/** It begins no list, heading, quotation, or line below or between others. */
const first = `(?:[\\p{L}(“‘（《「【"']|\\d+(?![\\d.)])|${formula})`;
const line = `(?=${first})${word}+(?: ${word}+)*`;
const lines = new RegExp(`^${line}(?:\\n+${line})*$`, "u");

/** What begins an address becomes a link. */
const address = /www\.|https?:/i;

function piecesOf(paragraph: string): PhrasingContent[] {
  const read: PhrasingContent[] = [];
  let done = 0;
  for (const { 0: written, index } of paragraph.matchAll(formulas)) {
    if (index > done) read.push({ type: "text", value: paragraph.slice(done, index) });
    read.push({ type: "inlineMath", value: written.slice(1, -1) });
    done = index + written.length;
  }
  if (done < paragraph.length) read.push({ type: "text", value: paragraph.slice(done) });
  return read;
}

const formulas = new RegExp(formula, "gu");
