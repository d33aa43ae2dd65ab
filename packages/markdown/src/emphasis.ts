import type { ElementContent, Parents, Root } from "hast";

/** A rehype plugin that tells the Chinese of what is stressed: slanted Han is an error, it has dots below instead. */
export function rehypeEmphasis() {
  return (tree: Root): void => dotIn(tree, false);
}

function dotIn(parent: Parents, stressed: boolean): void {
  parent.children = parent.children.flatMap((node): ElementContent[] => {
    if (node.type === "element" && node.tagName !== "code") dotIn(node, stressed || node.tagName === "em");
    return stressed && node.type === "text" ? dotted(node.value) : [node as ElementContent];
  });
}

function dotted(text: string): ElementContent[] {
  return text
    .split(/(\p{Script=Han}+)/u)
    .filter((part) => part !== "")
    .map((part): ElementContent => {
      const value = { type: "text", value: part } as const;
      if (!/^\p{Script=Han}/u.test(part)) return value;
      return { type: "element", tagName: "span", properties: { className: ["dotted"] }, children: [value] };
    });
}
