import type { Nodes } from "mdast";
import { formulaWords, withoutCommands } from "./formula-words.ts";

/** The words of a tree, block by block, as they are read aloud to whoever has not opened its spoilers. */
export function wordsOf(node: Nodes): string {
  switch (node.type) {
    case "containerDirective":
    case "spoiler":
      return "";
    case "math":
    case "inlineMath":
      return formulaWords(node.value);
    case "image":
      return node.alt ?? "";
    case "break":
      return "\n";
    default:
      if (!("children" in node)) return "value" in node ? node.value : "";
      return joined(node.children, between[node.type] ?? "");
  }
}

/** The formulas of a tree as they were typed, but for their commands: whoever looks for what they typed finds it by them. */
export function formulasOf(node: Nodes): string {
  if (node.type === "containerDirective" || node.type === "spoiler") return "";
  if (node.type === "math" || node.type === "inlineMath") return withoutCommands(node.value);
  if (!("children" in node)) return "";
  return node.children
    .map(formulasOf)
    .filter((formula) => formula !== "")
    .join("\n");
}

/** Formulas and code are words of their own, also where the text around them has no space: `第 n 个`. */
function joined(nodes: readonly Nodes[], gap: string): string {
  let all = "";
  let wasApart = false;
  for (const node of nodes) {
    const words = wordsOf(node);
    if (words === "") continue;
    const apart = node.type === "inlineCode" || node.type === "inlineMath";
    const touches = (apart || wasApart) && letter.test(all.slice(-1)) && letter.test(words.slice(0, 1));
    all += all === "" ? words : `${gap || (touches ? " " : "")}${words}`;
    wasApart = apart;
  }
  return all;
}

const letter = /^[\p{L}\p{N}]/u;

/** What parts the children of blocks; those of a line stand side by side. */
const between: Partial<Record<Nodes["type"], string>> = {
  root: "\n",
  blockquote: "\n",
  list: "\n",
  listItem: "\n",
  table: "\n",
  tableRow: " ",
};
