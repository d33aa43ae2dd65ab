import type { Element } from "hast";
import type { Link, Nodes, Root, Text } from "mdast";
import type { Math as MathNode } from "mdast-util-math";
import type { VFile } from "vfile";

const cjk = "[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef“”‘’…—]";
const breakBetweenCjk = new RegExp(`(?<=${cjk})\\n(?=${cjk})`, "gu");

/**
 * A remark plugin with four habits of our texts: `#` is h2, a `$$…$$` alone in its paragraph is a display formula, a
 * line break between Chinese characters leaves no space, and a bare address ends where Chinese punctuation begins.
 */
export function remarkProse() {
  return (tree: Root, file: VFile): void => improve(tree, String(file));
}

export function improve(node: Nodes, source: string): void {
  if (node.type === "heading" && node.depth === 1) node.depth = 2;
  if (node.type === "text") node.value = node.value.replace(breakBetweenCjk, "");
  if (!("children" in node)) return;
  for (const [index, child] of node.children.entries()) {
    const better = displayFormulaIn(child, source) ?? shortenedAddress(child, source);
    if (better) node.children.splice(index, 1, ...better);
    else improve(child, source);
  }
}

function displayFormulaIn(node: Nodes, source: string): [MathNode] | undefined {
  if (node.type !== "paragraph" || node.children.length !== 1) return undefined;
  const [only] = node.children;
  const start = only?.position?.start.offset;
  if (only?.type !== "inlineMath" || start === undefined || !source.startsWith("$$", start)) return undefined;
  const { value } = only;
  const properties = { className: ["language-math", "math-display"] };
  const code: Element = { type: "element", tagName: "code", properties, children: [{ type: "text", value }] };
  return [{ type: "math", value, data: { hName: "pre", hChildren: [code] } }];
}

function shortenedAddress(node: Nodes, source: string): [Link, Text] | undefined {
  if (node.type !== "link") return undefined;
  const [only] = node.children;
  const start = node.position?.start.offset;
  if (only?.type !== "text" || start === undefined || !source.startsWith(only.value, start)) return undefined;
  const [address = "", rest = ""] = only.value.split(/(?=[，。、；：？！（）《》「」『』【】“”‘’…])(.*)/s);
  if (rest === "" || !node.url.endsWith(only.value)) return undefined;
  const url = node.url.slice(0, node.url.length - rest.length);
  return [
    { ...node, url, children: [{ type: "text", value: address }] },
    { type: "text", value: rest },
  ];
}
