import type { Failure } from "../running/messages.ts";
import { type Explanation, explainBy, type Found, lineOf, type Rule } from "./explanation.ts";
import { nearest } from "./nearest.ts";

export type PythonMistake = (typeof pythonMistakes)[number];

/** A text for each stands in `programs:explain.python`. */
export const pythonMistakes = [
  "argumentsMissing",
  "argumentsSurplus",
  "attribute",
  "attributeNear",
  "bracketOpen",
  "bracketStray",
  "bracketWrong",
  "colon",
  "comma",
  "compareKinds",
  "digitFirst",
  "endOfInput",
  "equals",
  "file",
  "fullWidth",
  "indentMissing",
  "indentSurplus",
  "indentUneven",
  "index",
  "key",
  "kinds",
  "memory",
  "module",
  "moduleNear",
  "name",
  "nameLater",
  "nameNear",
  "notCallable",
  "notIterable",
  "notNumber",
  "notSubscriptable",
  "outsideFunction",
  "outsideLoop",
  "print",
  "quote",
  "recursion",
  "sideOfEquals",
  "syntax",
  "textAndNumber",
  "zero",
] as const;

const known = (
  "abs all any bool chr dict enumerate False float for from if import in input int len list math max min None not " +
  "open or ord pow print random range reversed return round set sleep sorted str sum time True tuple turtle type while zip"
).split(" ");
const modules = ["charts", "collections", "datetime", "itertools", "math", "random", "statistics", "time", "turtle"];
/** What an input method for Chinese types instead of a program's signs. */
const halves: Record<string, string> = {
  ...{ "“": '"', "”": '"', "‘": "'", "’": "'", "（": "(", "）": ")", "：": ":", "，": ",", "；": ";", "。": "." },
  ...{
    "【": "[",
    "】": "]",
    "＝": "=",
    "＋": "+",
    "－": "-",
    "＜": "<",
    "＞": ">",
    "！": "!",
    "、": ",",
    "×": "*",
    "÷": "/",
  },
};

const rules: readonly Rule<PythonMistake>[] = [
  [/^UnboundLocalError$/, /variable '(\w+)'/, "nameLater", ["name"]],
  [/^NameError$/, /name '([^']+)' (?:is not|isn't) defined(?:.*Did you mean:? '([^']+)')?/, nameOrNear],
  [/^NameError$/, /local variable referenced before assignment()/, "nameLater", ["name"]],
  [/^(SyntaxError|IndentationError|TabError)$/, /expected an indented block/, "indentMissing"],
  [/^(IndentationError|SyntaxError)$/, /unexpected indent/, "indentSurplus"],
  [/^(IndentationError|TabError|SyntaxError)$/, /unindent|inconsistent use of tabs/, "indentUneven"],
  [/^SyntaxError$/, /invalid (?:non-printable )?character '?(.)/u, fullWidth],
  [/^SyntaxError$/, /expected ':'/, "colon"],
  [/^SyntaxError$/, /unterminated (?:triple-quoted )?(?:f-)?string|was never closed by a quote/, "quote"],
  [/^SyntaxError$/, /'([([{])' was never closed/, "bracketOpen", ["bracket"]],
  [
    /^SyntaxError$/,
    /closing parenthesis '(.)' does not match opening parenthesis '(.)'/,
    "bracketWrong",
    ["bracket", "open"],
  ],
  [/^SyntaxError$/, /unmatched '(.)'/, "bracketStray", ["bracket"]],
  [/^SyntaxError$/, /Missing parentheses in call to '(\w+)'/, "print", ["name"]],
  [/^SyntaxError$/, /cannot assign to|can't assign to/, "sideOfEquals"],
  [/^SyntaxError$/, /Maybe you meant '=='/, "equals"],
  [/^SyntaxError$/, /invalid decimal literal|invalid syntax for integer/, "digitFirst"],
  [/^SyntaxError$/, /forgot a comma/, "comma"],
  [/^SyntaxError$/, /outside function/, "outsideFunction"],
  [/^SyntaxError$/, /outside loop|not properly in loop/, "outsideLoop"],
  [/^SyntaxError$/, /./, fromItsLine],
  [/^TypeError$/, /can only concatenate str \(not "(?:int|float)"\) to str/, "textAndNumber"],
  [
    /^TypeError$/,
    /for (?:\+|__add__):? '?(?:int|float)'?(?: and|,) '?str'?|for __add__: 'str', '(?:int|float)'/,
    "textAndNumber",
  ],
  [/^TypeError$/, /unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'/, "kinds", ["sign", "one", "other"]],
  [/^TypeError$/, /unsupported types for __[lg][te]__: '(\w+)', '(\w+)'/, "compareKinds", ["one", "other"]],
  [/^TypeError$/, /unsupported types for (\w+): '(\w+)', '(\w+)'/, "kinds", ["sign", "one", "other"]],
  [/^TypeError$/, /can only concatenate (\w+) \(not "(\w+)"\)/, ({ match }) => kinds("+", match[1], match[2])],
  [/^TypeError$/, /can't multiply sequence by non-int of type '(\w+)'/, ({ match }) => kinds("*", "str", match[1])],
  [/^TypeError$/, /not supported between instances of '(\w+)' and '(\w+)'/, "compareKinds", ["one", "other"]],
  [
    /^TypeError$/,
    /missing \d+ required positional argument|takes \d+ positional arguments but \d+ were given.*missing/,
    "argumentsMissing",
  ],
  [
    /^TypeError$/,
    /takes (?:from )?(?:at least )?(\d+).* positional arguments? but (\d+) (?:was|were) given/,
    tooFewOrMany,
  ],
  [/^TypeError$/, /'?(\w+)'? object (?:is not|isn't) callable/, "notCallable", ["kind"]],
  [/^TypeError$/, /'?(\w+)'? object (?:is not|isn't) iterable/, "notIterable", ["kind"]],
  [/^TypeError$/, /'?(\w+)'? object (?:is not|isn't) subscriptable/, "notSubscriptable", ["kind"]],
  [/^ValueError$/, /invalid literal for int\(\) with base \d+: '(.*)'/, "notNumber", ["text"]],
  [/^ValueError$/, /could not convert string to float: '(.*)'/, "notNumber", ["text"]],
  [/^ValueError$/, /invalid syntax for (?:integer|number)(?:.*: '(.*)')?/, "notNumber", ["text"]],
  [/^ZeroDivisionError$/, /^/, "zero"],
  [/^IndexError$/, /^/, "index"],
  [/^KeyError$/, /^(.*)$/s, "key", ["key"]],
  [/^AttributeError$/, /'([^']+)'(?: object)? has no attribute '([^']+)'(?:.*Did you mean:? '\.?([^']+)')?/, attribute],
  [/^(ModuleNotFoundError|ImportError)$/, /[Nn]o module named '([^']+)'/, module],
  [/^RecursionError$/, /^/, "recursion"],
  [/^RuntimeError$/, /maximum recursion depth/, "recursion"],
  [/^EOFError$/, /^/, "endOfInput"],
  [/^MemoryError$/, /^/, "memory"],
  [/^(FileNotFoundError|OSError)$/, /^/, "file"],
];

/** Explains what CPython or MicroPython says of a program; null for what it does not know. */
export function explainPython(failure: Failure, source: string): Explanation<PythonMistake> | null {
  return explainBy(rules, failure, source);
}

function nameOrNear({ match, source }: Found): Explanation<PythonMistake> {
  const [, name = "", told] = match;
  // MicroPython takes such a sign for a part of the name.
  const sign = [...name].find((it) => halves[it]);
  if (sign) return { key: "fullWidth", values: { sign, half: halves[sign] ?? "" } };
  const written: readonly string[] = source.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  // A name that stands only where it is missing is no help.
  const often = written.filter((it, at) => written.indexOf(it) !== at || isGivenIn(source, it));
  const near = told ?? nearest(name, [...known, ...often]);
  return near ? { key: "nameNear", values: { name, near } } : { key: "name", values: { name } };
}

const isGivenIn = (source: string, name: string) =>
  new RegExp(`(^|\\n)\\s*(?:def |for |import )?${name}\\s*(=(?!=)|\\(|in |$|,)`, "u").test(source);

function fullWidth({ match }: Found): Explanation<PythonMistake> | null {
  const [, sign = ""] = match;
  const half = halves[sign];
  return half ? { key: "fullWidth", values: { sign, half } } : null;
}

/** Where Python knows only that it does not understand, the line itself often tells why. */
function fromItsLine({ failure, source }: Found): Explanation<PythonMistake> {
  const line = lineOf({ failure, source });
  const code = line
    .replace(/("[^"]*"|'[^']*')/g, '""')
    .replace(/#.*$/, "")
    .trimEnd();
  const sign = [...code].find((it) => halves[it]);
  if (sign) return { key: "fullWidth", values: { sign, half: halves[sign] ?? "" } };
  if ((code.match(/["']/g)?.length ?? 0) % 2) return { key: "quote", values: {} };
  if (/^\s*(if|elif|else|for|while|def|class|try|except|with)\b[^:]*$/.test(code)) return { key: "colon", values: {} };
  if (isIndentMissing(source, failure.line)) return { key: "indentMissing", values: {} };
  if (/^\s*(if|elif|while)\b[^=!<>]*[^=!<>]=[^=]/.test(code)) return { key: "equals", values: {} };
  if (/^\s*print\s+\S/.test(code)) return { key: "print", values: { name: "print" } };
  for (const [open, close] of ["()", "[]", "{}"].map((pair) => [...pair] as [string, string])) {
    const surplus = code.split(open).length - code.split(close).length;
    if (surplus > 0) return { key: "bracketOpen", values: { bracket: open } };
    if (surplus < 0) return { key: "bracketStray", values: { bracket: close } };
  }
  return { key: "syntax", values: {} };
}

/** Whether the line above ends with a colon, and this one is not inside it. */
function isIndentMissing(source: string, line: number | null): boolean {
  const lines = source.split("\n").slice(0, line ?? 0);
  const here = lines.pop() ?? "";
  const above = lines.findLast((it) => it.trim() !== "") ?? "";
  return /:\s*(#.*)?$/.test(above) && indentOf(here) <= indentOf(above);
}

const indentOf = (line: string) => line.length - line.trimStart().length;

const kinds = (sign: string, one = "", other = ""): Explanation<PythonMistake> => ({
  key: "kinds",
  values: { sign, one, other },
});

function tooFewOrMany({ match }: Found): Explanation<PythonMistake> {
  const [, wanted, given] = match;
  return { key: Number(given) < Number(wanted) ? "argumentsMissing" : "argumentsSurplus", values: {} };
}

function attribute({ match }: Found): Explanation<PythonMistake> {
  const [, kind = "", name = "", near] = match;
  return near ? { key: "attributeNear", values: { kind, name, near } } : { key: "attribute", values: { kind, name } };
}

function module({ match }: Found): Explanation<PythonMistake> {
  const [, name = ""] = match;
  const near = nearest(name, modules);
  return near ? { key: "moduleNear", values: { name, near } } : { key: "module", values: { name } };
}
