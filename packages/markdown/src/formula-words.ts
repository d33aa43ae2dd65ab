import { inScript, looks, relations, signs, texts } from "./formula-signs.ts";
import { markdownLimits } from "./limits.ts";

/**
 * A formula as a line of plain text has it: `18 × 5`, `2/4`, `x² + 1`, `√(a + b)`. A command that is not known keeps its letters, and what is
 * longer than `FORMULA_MAX` stays as it was typed; never throws.
 */
export function formulaWords(tex: string): string {
  if (tex.length > markdownLimits.FORMULA_MAX) return tex;
  const steps = [...tex.matchAll(/\\(?:[a-zA-Z]+|.)|\s+|./gsu)].map(([step]) => step);
  return tidy(read({ steps, at: 0, depth: 0 }, undefined));
}

/** What is read of a formula as it was typed, its numbers, letters and signs: a command's name is no word that anybody reads. */
export const withoutCommands = (tex: string): string => tex.replaceAll(commands, " ");

const commands = /\\(?:begin|end)\s{0,9}\{[^{}]{0,40}\}|\\[a-zA-Z]+/g;

type Reader = { steps: readonly string[]; at: number; depth: number };

/** Deeper within braces, nothing is read as a formula any more. */
const DEPTH_MAX = 60;

/** Reads until a step that closes, or to the end. */
function read(reader: Reader, close: string | undefined): string {
  let words = "";
  while (reader.at < reader.steps.length) {
    const step = reader.steps[reader.at] ?? "";
    if (step === close) {
      reader.at += 1;
      break;
    }
    words = join(words, next(reader));
  }
  return words;
}

/** Two numbers side by side would read as one, as in `16 4/11`. */
const join = (before: string, after: string) =>
  /\d/.test(before.slice(-1)) && /^\d+\//.test(after) ? `${before} ${after}` : before + after;

/** Reads one thing: a letter, a group in braces, or a command with what it takes. */
function next(reader: Reader): string {
  const step = reader.steps[reader.at] ?? "";
  reader.at += 1;
  if (step === "{") return group(reader);
  if (step === "^" || step === "_") return script(step, argument(reader));
  if (step.startsWith("\\") && step.length > 1) return command(step.slice(1), reader);
  if (/^\s/.test(step)) return /[,;，；、]/.test(reader.steps[reader.at - 2] ?? "") ? " " : "";
  if (step === "-") return ` − `;
  if (/^[+=<>]$/.test(step)) return ` ${step} `;
  if (step === "&" || step === "~") return " ";
  return step === "}" ? "" : step;
}

function group(reader: Reader): string {
  if (reader.depth >= DEPTH_MAX) return "";
  reader.depth += 1;
  const words = read(reader, "}");
  reader.depth -= 1;
  return words;
}

/** What a command or a script takes: the next thing that is no space. */
function argument(reader: Reader): string {
  while (/^\s/.test(reader.steps[reader.at] ?? "")) reader.at += 1;
  if (reader.depth >= DEPTH_MAX) return "";
  reader.depth += 1;
  const words = next(reader);
  reader.depth -= 1;
  return tidy(words);
}

function command(name: string, reader: Reader): string {
  if (/^[dtc]?frac$/.test(name)) return `${bound(argument(reader))}/${bound(argument(reader))}`;
  if (/^[dt]?binom$/.test(name)) return `C(${argument(reader)}, ${argument(reader)})`;
  if (name === "sqrt") return root(reader);
  if (name === "begin" || name === "end") {
    argument(reader);
    return " ";
  }
  if (texts.has(name)) return raw(reader);
  if (looks.has(name)) {
    // A bracket that is not there is written as a dot.
    if (/^(left|right)$/.test(name) && reader.steps[reader.at] === ".") reader.at += 1;
    return "";
  }
  const relation = relations[name];
  if (relation !== undefined) return ` ${relation} `;
  return signs[name] ?? (/^[a-zA-Z]/.test(name) ? ` ${name} ` : name);
}

function root(reader: Reader): string {
  let degree = "";
  if (reader.steps[reader.at] === "[") {
    reader.at += 1;
    degree = tidy(read(reader, "]"));
  }
  return `${degree && (inScript("^", degree) ?? `${degree} `)}√${bound(argument(reader))}`;
}

/** The group that follows, letter by letter. */
function raw(reader: Reader): string {
  if (reader.steps[reader.at] !== "{") return argument(reader);
  const end = reader.steps.indexOf("}", reader.at);
  const words = reader.steps.slice(reader.at + 1, end === -1 ? undefined : end).join("");
  reader.at = end === -1 ? reader.steps.length : end + 1;
  return words.replaceAll(/\\(?=[^a-zA-Z])/g, "");
}

function script(sign: "^" | "_", words: string): string {
  if (words === "∘") return "°";
  if (/^′+$/.test(words)) return words;
  return inScript(sign, words.replaceAll(" ", "")) ?? `${sign}${/^(\p{L}|\d+)?$/u.test(words) ? words : `(${words})`}`;
}

/** In parentheses, if it is more than one thing. */
const bound = (words: string) => (/^[\p{L}\p{N}.°…∞]*$/u.test(words) ? words : `(${words})`);

/** One space between words, and none where a sign stands before what it belongs to, as in `−2` and `(−3`. */
const tidy = (words: string) =>
  words
    .replaceAll(/ +/g, " ")
    .trim()
    .replaceAll(/(?<=^|[([{,|/] ?|[=<>≤≥≠≈×÷·] )([−+±∓]) (?=\S)/gu, "$1")
    .replaceAll(/ (?=[,.;)\]])|(?<=[([]) /g, "");
