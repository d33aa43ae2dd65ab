import type { Nodes } from "mdast";

/** The words of a tree, block by block, as they are read aloud to whoever has not opened its spoilers. */
export function wordsOf(node: Nodes, source: string): string {
  switch (node.type) {
    case "containerDirective":
    case "spoiler":
      return "";
    case "math":
    case "inlineMath": {
      const { start, end } = node.position ?? {};
      return start?.offset === undefined ? `$$${node.value}$$` : source.slice(start.offset, end?.offset);
    }
    case "image":
      return node.alt ?? "";
    case "break":
      return "\n";
    default:
      if (!("children" in node)) return "value" in node ? node.value : "";
      return node.children
        .map((child) => wordsOf(child, source))
        .filter((words) => words !== "")
        .join(between[node.type] ?? "");
  }
}

/** What parts the children of blocks; those of a line stand side by side. */
const between: Partial<Record<Nodes["type"], string>> = {
  root: "\n",
  blockquote: "\n",
  list: "\n",
  listItem: "\n",
  table: "\n",
  tableRow: " ",
};
