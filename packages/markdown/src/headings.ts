import type { Root as Hast } from "hast";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { wordsOf } from "./plain-text.ts";

/** A heading of a text: a section's (2), or that of a part of one (3). */
export type Heading = { id: string; title: string; level: 2 | 3 };

declare module "vfile" {
  interface DataMap {
    headings: Heading[];
  }
}

const ID_MAX = 60;

/** The headings of a text's sections and their parts, each with an id of its own that links may lead to. */
export function headingsOf(tree: Root): Heading[] {
  const taken = new Map<string, number>();
  return tree.children.flatMap((node) => {
    if (node.type !== "heading" || (node.depth !== 2 && node.depth !== 3)) return [];
    const title = wordsOf(node).replaceAll(/\s+/g, " ").trim();
    const name = idOf(title);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return [{ id: times === 1 ? name : `${name}-${times}`, title, level: node.depth }];
  });
}

/** Begins like nothing else on a page is called. */
function idOf(title: string): string {
  const words = title
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = [...(words ?? []).join("-")].slice(0, ID_MAX).join("").replace(/-$/, "");
  return `part-${name}`;
}

/** A rehype plugin: the headings that the file's data tell get their ids. After the sanitizer, which lets no id through. */
export function rehypeHeadings() {
  return (tree: Hast, { data: { headings = [] } }: VFile): void => {
    const left = [...headings];
    for (const node of tree.children) {
      if (node.type !== "element" || (node.tagName !== "h2" && node.tagName !== "h3")) continue;
      const heading = left.shift();
      if (heading) node.properties.id = heading.id;
    }
  };
}
