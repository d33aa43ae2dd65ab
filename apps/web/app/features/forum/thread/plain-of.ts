import { formulaWords } from "@dripstone/markdown/formula-words";

const tags = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|([^<]+)/gi;

/** Elements that nothing closes. */
const single = new Set(["br", "hr", "img", "input"]);
const blocks = new Set(["p", "li", "pre", "tr", "blockquote", "br", "h2", "h3", "h4"]);
const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of HTML that our renderer has made, for machines: formulas as a line of text has them, and nothing that a spoiler hides. */
export function plainOf(html: string): string {
  const isSilent = [false];
  let words = "";
  let formula = false;
  for (const [, slash, tag = "", attributes = "", text] of html.matchAll(tags)) {
    const silent = isSilent.at(-1) === true;
    if (text !== undefined) words += silent ? "" : formula ? formulaWords(decoded(text)) : decoded(text);
    else if (blocks.has(tag) && !silent && (slash || single.has(tag))) words += "\n";
    if (text !== undefined || single.has(tag)) continue;
    if (tag === "annotation") formula = !slash;
    if (slash) isSilent.pop();
    else
      isSilent.push(
        tag !== "annotation" && (silent || tag === "math" || /class="[^"]*\b(katex-html|spoiler)\b/.test(attributes)),
      );
  }
  return words.replaceAll(/\n+/g, "\n").trim();
}

const decoded = (text: string) =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&([a-z]+);/g, (all, name: string) => signs[name] ?? all);
