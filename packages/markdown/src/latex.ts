/**
 * Makes Markdown of LaTeX as students write it, line by line: what stands between `$`, `$$`, `\(…\)` or `\[…\]` is a formula, and the rest of
 * such a line is text. A line without any is a formula, and so is what stands between `\begin` and `\end`; words in it stay words, and a line
 * of nothing but words is text. Of a whole document, its body counts.
 */
export function latexAsMarkdown(source: string): string {
  const body = /\\begin\{document\}([\s\S]*?)(?:\\end\{document\}|$)/.exec(source)?.[1] ?? source;
  const marked = body.replace(/\\[[\]]/g, () => "\n$$\n").replace(/\\[()]/g, () => "$");
  return partsOf(marked).map(written).join("\n\n");
}

type Part = { kind: "marked" | "environment" | "line"; lines: string[] };

/** Lines, of which those of an environment belong together, and those of a formula that is not closed on its line. */
function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  let open: { part: Part; rest: Open } | null = null;
  for (const line of source.split("\n")) {
    if (line.trim() === "" && open?.part.kind !== "marked") continue;
    const part: Part = open?.part ?? { kind: kindOf(line), lines: [] };
    const rest = openAfter(part.kind, line, open?.rest ?? closed);
    part.lines.push(part.kind === "marked" ? line : line.trim());
    open = rest.dollar !== "" || rest.depth > 0 ? { part, rest } : null;
    if (!open) parts.push(part);
  }
  return open ? [...parts, open.part] : parts;
}

function kindOf(line: string): Part["kind"] {
  if (line.includes("$")) return "marked";
  return line.includes("\\begin{") ? "environment" : "line";
}

/** What is yet to be closed: a formula between dollars, or so many environments. */
type Open = { dollar: string; depth: number };

const closed: Open = { dollar: "", depth: 0 };

function openAfter(kind: Part["kind"], line: string, { dollar, depth }: Open): Open {
  if (kind === "line") return closed;
  if (kind === "environment") {
    return { dollar: "", depth: depth + countOf(/\\begin\{/g, line) - countOf(/\\end\{/g, line) };
  }
  // An empty line ends whatever was begun: one dollar too many is no reason to swallow the rest.
  return line.trim() === "" && dollar !== "$$" ? closed : { dollar: dollarAfter(line, dollar), depth: 0 };
}

/** `$$` and `$` open and close; one behind a backslash is money. */
function dollarAfter(line: string, before: string): string {
  let open = before;
  for (const [sign] of line.matchAll(/\\.|\$\$?/g)) {
    if (!sign.startsWith("$")) continue;
    if (open === "") open = sign;
    else if (sign === open) open = "";
  }
  return open;
}

const countOf = (sign: RegExp, text: string) => text.match(sign)?.length ?? 0;

function written({ kind, lines }: Part): string {
  if (kind === "marked") return lines.join("\n").trim();
  const text = lines.join("\n").replace(/\\\\$/, "");
  if (kind === "environment") return asFormula(text);
  return isProse(text) ? text : asFormula(withWords(text));
}

const asFormula = (text: string) => `$$\n${text}\n$$`;

/** Several words, and no sign of mathematics among them. */
const isProse = (text: string) => !/[\\^_=+<>{}&|\d/*≤≥≠±×÷√]/.test(text) && / /.test(text.trim()) && wordIn(text);

const wordIn = (text: string) => text.match(words)?.some(isWord) ?? false;

/** The words of a formula, upright and apart from it; not those within braces, which belong to a command. */
function withWords(formula: string): string {
  let depth = 0;
  return formula.replaceAll(pieces, (piece) => {
    if (piece === "{") depth += 1;
    else if (piece === "}") depth -= 1;
    else if (depth === 0 && !piece.startsWith("\\") && isWord(piece.trim())) return `\\text{${piece}}`;
    return piece;
  });
}

/** A command, a brace, or a run of letters with the space around it. */
const pieces =
  /\\(?:[a-zA-Z]+|.)|[{}]|[ ,.;:!?]{0,2}(?:\p{Script=Han}+|[a-zA-Z]+)(?:[’'][a-z]+)?[ ,.;:!?，。；：！？]{0,2}/gu;

const words = /\p{Script=Han}+|[a-zA-Z]+/gu;

/** A product such as `ab` is none: it takes four letters, or one of the short words that stand between formulas. */
function isWord(piece: string): boolean {
  const letters = piece.replaceAll(/[^a-zA-Z\p{Script=Han}]/gu, "");
  return /\p{Script=Han}/u.test(letters) || letters.length >= LETTERS_MIN || shortWords.has(letters.toLowerCase());
}

const LETTERS_MIN = 4;

const shortWords = new Set(
  "so is if we or of in to as by at it be an no on do the and for are has but not can let get two six ten one was you all any its sum".split(
    " ",
  ),
);
