import type { Nodes, Paragraph, PhrasingContent, Root, Text } from "mdast";
import type { VFile } from "vfile";

declare module "mdast" {
  interface PhrasingContentMap {
    mention: Mention;
  }
  interface RootContentMap {
    mention: Mention;
  }
}

/** `@` with a name. */
type Mention = Omit<Paragraph, "type"> & { type: "mention" };

declare module "vfile" {
  interface DataMap {
    /** Who may be mentioned, */
    mentions: readonly string[];
    /** and who is, by the names that were given. */
    mentioned: Set<string>;
  }
}

/**
 * A remark plugin that marks `@Name` of the names in the file's data, whatever its case, the longest where several fit. What is code, formula
 * or link is left alone.
 */
export function remarkMentions() {
  return (tree: Root, { data }: VFile): void => {
    const names = new Map(
      (data.mentions ?? []).filter((name) => name.trim() !== "").map((name) => [folded(name), name]),
    );
    if (names.size === 0) return;
    data.mentioned = new Set();
    markIn(tree, namesAfterAt([...names.keys()]), (typed) => data.mentioned?.add(names.get(folded(typed)) ?? typed));
  };
}

/** One name may be typed with other spaces and in other case. */
const folded = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

/** In Chinese, words stand side by side: `你好@小明你看`. Latin letters and digits would make another word of it, or an email's address. */
function namesAfterAt(names: string[]): RegExp {
  const patterns = names
    .sort((a, b) => b.length - a.length)
    .map((name) => {
      const spelled = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(" ", "\\s+");
      return /[\p{Script=Latin}\p{N}\p{M}]$/u.test(name)
        ? `${spelled}(?![\\p{Script=Latin}\\p{N}\\p{M}_])`
        : `${spelled}(?!\\p{M})`;
    });
  return new RegExp(`(?<![\\p{Script=Latin}\\p{N}._%+-])[@＠](${patterns.join("|")})`, "giu");
}

function markIn(node: Nodes, pattern: RegExp, note: (name: string) => void): void {
  if (!("children" in node) || node.type === "link") return;
  node.children = node.children.flatMap((child): Nodes[] => {
    if (child.type === "text") return pieces(child, pattern, note);
    markIn(child, pattern, note);
    return [child];
  }) as typeof node.children;
}

function pieces({ value }: Text, pattern: RegExp, note: (name: string) => void): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: typed, 1: name = "", index } of value.matchAll(pattern)) {
    note(name);
    const children: Text[] = [{ type: "text", value: typed }];
    found.push({ type: "text", value: value.slice(end, index) });
    found.push({ type: "mention", children, data: { hName: "span", hProperties: { className: ["mention"] } } });
    end = index + typed.length;
  }
  return [...found, { type: "text", value: value.slice(end) }];
}
