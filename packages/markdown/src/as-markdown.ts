import type { Element, Nodes } from "hast";
import { defaultHandlers, type Handle, type Options, toMdast } from "hast-util-to-mdast";
import type { Nodes as Written } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";
import { cjkFriendlyToMarkdown } from "mdast-util-to-markdown-cjk-friendly";
import { renderMarkdown } from "./render-markdown.ts";

/**
 * The Markdown of what `renderMarkdown` has made of some, or of a part of it: bold words, lists, tables, code and formulas as they may have been
 * typed. A picture becomes its words. Spoilers are not known here: whoever asks has taken them out, as nothing would hide them.
 */
export function asMarkdown(tree: Nodes): string {
  const careful = toMarkdown(toMdast(tree, reading) as Written, writing).trim();
  // There, each sign that might mean something is escaped; most people would not have typed that.
  const plain = careful.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
  return plain !== careful && renderMarkdown(plain) === renderMarkdown(careful) ? plain : careful;
}

const formula = (node: Element, value: string) =>
  has(node, "math-display") ? ({ type: "math", value } as const) : ({ type: "inlineMath", value } as const);

const ofFormula: Handle = (state, node) =>
  has(node, "katex") || has(node, "math-display") ? formula(node, sourceOf(node) ?? "") : state.all(node);

const code: Handle = (state, node) =>
  has(node, "math-error") ? formula(node, textOf(node)) : defaultHandlers.code(state, node);

/** `#` is drawn one level lower. */
const heading: Handle = (state, node) => {
  const made = defaultHandlers.h2(state, node);
  return { ...made, depth: Math.max(1, made.depth - 1) as typeof made.depth };
};

const reading: Options = {
  newlines: true,
  handlers: {
    span: ofFormula,
    div: ofFormula,
    code,
    img: (_, { properties: { alt } }) => ({ type: "text", value: String(alt ?? "") }),
    ...{ h2: heading, h3: heading, h4: heading, h5: heading, h6: heading },
  },
};

const writing = {
  ...({ bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" } as const),
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown(), cjkFriendlyToMarkdown()],
};

const has = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

/** What KaTeX keeps of a formula as it was typed. */
function sourceOf(node: Element): string | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const found = child.tagName === "annotation" ? textOf(child) : sourceOf(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const textOf = ({ children }: Element): string =>
  children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? textOf(child) : ""))
    .join("");
