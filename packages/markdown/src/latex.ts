/**
 * Makes Markdown of LaTeX as students write it. With formulas between `$`, `$$`, `\(…\)` or `\[…\]` it is a text with formulas. Without any, all of
 * it is formulas: one a line, and one of what stands between `\begin` and `\end`. Of a whole document, its body counts.
 */
export function latexAsMarkdown(source: string): string {
  const body = /\\begin\{document\}([\s\S]*?)(?:\\end\{document\}|$)/.exec(source)?.[1] ?? source;
  const marked = body.replace(/\\[[\]]/g, () => "\n$$\n").replace(/\\[()]/g, () => "$");
  if (marked.includes("$")) return marked;
  return formulasIn(marked)
    .map((formula) => `$$\n${formula}\n$$`)
    .join("\n\n");
}

/** Lines, of which those of an environment belong together. */
function formulasIn(source: string): string[] {
  const formulas: string[] = [];
  let open: string[] = [];
  let depth = 0;
  for (const line of source.split("\n").filter((it) => it.trim() !== "")) {
    depth += (line.match(/\\begin\{/g) ?? []).length - (line.match(/\\end\{/g) ?? []).length;
    open.push(line.trim());
    if (depth > 0) continue;
    formulas.push(open.join("\n").replace(/\\\\$/, ""));
    open = [];
    depth = 0;
  }
  return open.length > 0 ? [...formulas, open.join("\n")] : formulas;
}
