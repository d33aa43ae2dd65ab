const tags = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|([^<]+)/gi;

/** Elements that nothing closes. */
const single = new Set(["br", "hr", "img", "input"]);
const blocks = new Set(["p", "li", "pre", "tr", "blockquote", "br", "h2", "h3", "h4"]);
const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of HTML that our renderer has made, for machines: formulas as they were written, and nothing that a spoiler hides. */
export function plainOf(html: string): string {
  const isSilent = [false];
  let words = "";
  for (const [, slash, tag = "", attributes = "", text] of html.matchAll(tags)) {
    const silent = isSilent.at(-1) === true;
    if (text !== undefined) words += silent ? "" : text;
    else if (blocks.has(tag) && !silent && (slash || single.has(tag))) words += "\n";
    if (text !== undefined || single.has(tag)) continue;
    if (tag === "annotation") words += "$";
    if (slash) isSilent.pop();
    else
      isSilent.push(
        tag !== "annotation" && (silent || tag === "math" || /class="[^"]*\b(katex-html|spoiler)\b/.test(attributes)),
      );
  }
  return words
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&([a-z]+);/g, (all, name: string) => signs[name] ?? all)
    .replaceAll(/\n+/g, "\n")
    .trim();
}
