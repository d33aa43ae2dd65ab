import type { BlockContent, Nodes, Paragraph, PhrasingContent, Root } from "mdast";
import type {} from "mdast-util-directive";
import type { VFile } from "vfile";
import type { SpoilerEdge } from "./syntax.ts";

declare module "mdast" {
  interface PhrasingContentMap {
    spoiler: Spoiler;
  }
  interface RootContentMap {
    spoiler: Spoiler;
  }
}

/** Words within a line that are hidden until they are asked for. */
type Spoiler = Omit<Paragraph, "type"> & { type: "spoiler" };

/**
 * A remark plugin: spoilers as HTML that opens by mouse, keyboard and screen reader without a script. A block is `<details>`; within a
 * line, where that cannot stand, a switch in a label is followed by the words, which are shown while it is on.
 */
export function remarkSpoilers() {
  return (tree: Root, file: VFile): void => hideIn(tree, String(file));
}

function hideIn(node: Nodes, source: string, mayHold = true): void {
  if (!("children" in node)) return;
  // A link or a summary is something to press already.
  const holds = mayHold && node.type !== "link" && !isLabel(node);
  node.children = paired(node.children, source, holds) as typeof node.children;
  for (const child of node.children) hideIn(child, source, holds);
  if (node.type === "containerDirective") hideBlock(node);
}

const isLabel = (node: Nodes) => node.type === "paragraph" && node.data?.directiveLabel === true;

/** Puts what stands between two edges into a spoiler; what has no partner is the text that was typed. */
function paired(nodes: Nodes[], source: string, mayHold: boolean): Nodes[] {
  const children: Nodes[] = [];
  let opened: number | undefined;
  for (const node of nodes) {
    if (node.type !== "spoilerEdge") {
      children.push(node);
    } else if (opened !== undefined && children.length > opened + 1 && closes(node, source)) {
      const [, ...hidden] = children.splice(opened);
      children.push(hiddenWords(hidden as PhrasingContent[]));
      opened = undefined;
    } else {
      if (mayHold && opened === undefined && opens(node, source)) opened = children.length;
      children.push({ ...node, type: "text" });
    }
  }
  return children;
}

/** Bars between letters are something else: two lines AB||CD that are parallel. */
function opens({ position }: SpoilerEdge, source: string): boolean {
  const { start, end } = position ?? {};
  return !letter.test(source.charAt((start?.offset ?? 0) - 1)) && !/^\s?$/.test(source.charAt(end?.offset ?? 0));
}

function closes({ position }: SpoilerEdge, source: string): boolean {
  const { start, end } = position ?? {};
  return !letter.test(source.charAt(end?.offset ?? 0)) && !/^\s?$/.test(source.charAt((start?.offset ?? 0) - 1));
}

const letter = /[\p{Script=Latin}\p{N}]/u;

function hiddenWords(children: PhrasingContent[]): Spoiler {
  const lever = element("input", [], { type: "checkbox", role: "switch" });
  const label = element("label", [lever, word()]);
  return {
    type: "spoiler",
    data: { hName: "span", hProperties: { className: ["spoiler"] } },
    children: [label, element("span", children)],
  };
}

function hideBlock(block: Extract<Nodes, { type: "containerDirective" }>): void {
  const [first, ...others] = block.children;
  const label = first?.type === "paragraph" && isLabel(first) ? first.children : [];
  const summary: Paragraph = {
    type: "paragraph",
    data: { hName: "summary" },
    children: [word(), ...(label.length > 0 ? [{ type: "text", value: " · " } as const, ...label] : [])],
  };
  block.data = { hName: "details", hProperties: { className: ["spoiler"] } };
  block.attributes = {};
  block.children = [summary as BlockContent, ...(label.length > 0 ? others : block.children)];
}

const word = () => element("span", [], { className: ["spoiler-word"] });

function element(hName: string, children: PhrasingContent[], hProperties = {}): Spoiler {
  return { type: "spoiler", data: { hName, hProperties }, children };
}
