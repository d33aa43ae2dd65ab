import type { Nodes, Root } from "mdast";
import { markdownLimits } from "./limits.ts";

/**
 * Whether the parser can be given the text. Its time grows with the square of the marks in one block, and it recurses
 * into what is nested; both can be counted beforehand.
 */
export function isCheapToParse(source: string): boolean {
  if (source.length > markdownLimits.SOURCE_MAX || longRun.test(source)) return false;
  if ((source.match(spoilerFence)?.length ?? 0) > markdownLimits.CONTAINERS_IN_ALL_MAX) return false;
  const hidden = depthOfSpoilers(source);
  if (hidden > markdownLimits.SPOILERS_DEPTH_MAX) return false;
  if (hidden * source.split(/\r\n?|\n/).length > markdownLimits.CONTAINED_LINES_MAX) return false;
  let containersInAll = 0;
  for (const block of source.replaceAll(/\r\n?/g, "\n").split(/\n[ \t]*(?=\n)/)) {
    const lines = block.split("\n");
    const opened = lines.map((line) => openings.exec(line)?.[0].match(opening)?.length ?? 0);
    const deepest = Math.max(...opened);
    containersInAll += opened.reduce((sum, count) => sum + count, 0);
    if (deepest > markdownLimits.CONTAINERS_MAX || deepest * lines.length > markdownLimits.CONTAINED_LINES_MAX)
      return false;
    if (containersInAll > markdownLimits.CONTAINERS_IN_ALL_MAX) return false;
    const columns = Math.max(...lines.map((line) => (delimiterRow.test(line) ? line.split("|").length - 1 : 0)));
    if (columns * lines.length > markdownLimits.TABLE_CELLS_MAX) return false;
    // Each of them might begin a table, and is looked at again with all that stand above it.
    if (lines.filter((line) => line.includes("|")).length > markdownLimits.TABLE_CELLS_MAX) return false;
    if ((block.match(marks)?.length ?? 0) > markdownLimits.MARKS_MAX) return false;
    if (depthOfBrackets(block) > markdownLimits.DEPTH_MAX) return false;
  }
  return true;
}

const longRun = new RegExp(`([*_~:|])\\1{${markdownLimits.RUN_MAX}}`);
/** What opens a quotation or a list item. */
const opening = /(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])/g;
const openings = new RegExp(`^(?:[ \\t]*${opening.source})*`);
/** What makes the lines around it a table. */
const delimiterRow = /^[ \t|:>-]+$/;
const marks = /\*+|_+|~+|\|\|+|[[\]]/g;

/** Levels of `:::spoiler`, whose text is parsed anew at each; a fence of at least as many colons ends one and what is in it. */
function depthOfSpoilers(source: string): number {
  const open: number[] = [];
  let deepest = 0;
  for (const [, colons = "", name] of source.matchAll(spoilerFence)) {
    if (name) deepest = Math.max(deepest, open.push(colons.length));
    else {
      const ended = open.findIndex((length) => length <= colons.length);
      if (ended >= 0) open.length = ended;
    }
  }
  return deepest;
}

const spoilerFence = /^[ \t>*+\d.)-]*(:{3,})(spoiler)?/gm;

function depthOfBrackets(block: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of block.matchAll(/[[\]]/g)) {
    depth = bracket === "[" ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** A remark plugin that throws on a tree that the later steps could not walk in bounded time and stack. */
export function refuseCostlyTrees() {
  return (tree: Root): void => {
    const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
    let cells = 0;
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, depth } = next;
      if (depth > markdownLimits.DEPTH_MAX) throw new RangeError("nested too deeply");
      // Short rows are filled up to the width of the table.
      if (node.type === "table") cells += node.children.length * (node.align?.length ?? 0);
      if (cells > markdownLimits.TABLE_CELLS_MAX) throw new RangeError("too many cells");
      if ("children" in node) for (const child of node.children) open.push({ node: child, depth: depth + 1 });
    }
  };
}
