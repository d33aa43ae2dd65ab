import type { Failure } from "../running/messages.ts";
import { type Explanation, explainBy, type Found, lineOf, type Rule } from "./explanation.ts";
import { nearest } from "./nearest.ts";

type CppMistake =
  | "arguments"
  | "bracketOpen"
  | "bracketStray"
  | "constant"
  | "divide"
  | "expression"
  | "forParts"
  | "fullWidth"
  | "headerUnknown"
  | "include"
  | "equals"
  | "exceptions"
  | "kinds"
  | "main"
  | "memory"
  | "name"
  | "nameNear"
  | "notClass"
  | "quote"
  | "recursion"
  | "semicolon"
  | "standard"
  | "stopped"
  | "twice"
  | "wrongKind";

/** What stands in which header, of what lessons use. */
const headers: Record<string, string> = {
  ...{ cout: "iostream", cin: "iostream", endl: "iostream", cerr: "iostream", string: "string", getline: "string" },
  ...{
    vector: "vector",
    map: "map",
    set: "set",
    pair: "utility",
    swap: "utility",
    sort: "algorithm",
    max: "algorithm",
  },
  ...{ min: "algorithm", reverse: "algorithm", sqrt: "cmath", pow: "cmath", abs: "cmath", printf: "cstdio" },
  ...{ rand: "cstdlib", queue: "queue", stack: "stack", array: "array", to_string: "string", stoi: "string" },
};
const signs: Record<string, string> = {
  ...{
    "；": ";",
    "，": ",",
    "（": "(",
    "）": ")",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "：": ":",
    "｛": "{",
    "｝": "}",
  },
  ...{ "＜": "<", "＞": ">", "＝": "=", "＋": "+", "－": "-", "！": "!" },
};

const rules: readonly Rule<CppMistake>[] = [
  [/^overflow$/, /^/, "recursion"],
  [/^trap$/, /divide by zero|integer overflow/, "divide"],
  [/^trap$/, /out of bounds/, "memory"],
  [/^trap$/, /^/, "stopped"],
  [/^error$/, /./, fullWidth],
  [/^error$/, /'([\w.]+)' file not found/, "headerUnknown", ["name"]],
  [/^error$/, /cannot use '(try|throw)' with exceptions disabled/, "exceptions", ["name"]],
  [/^error$/, /expected ';' in 'for'/, "forParts"],
  [/^error$/, /expected ';'/, "semicolon"],
  [/^error$/, /expected '([)\]}])'/, "bracketOpen", ["bracket"]],
  [/^error$/, /extraneous closing brace \('(.)'\)/, "bracketStray", ["bracket"]],
  [
    /^error$/,
    /(?:use of undeclared identifier|unknown type name|no template named|no type named|no member named) '(\w+)'(?:.*did you mean '([^']+)')?/,
    name,
  ],
  [/^error$/, /implicit instantiation of undefined template 'std::(\w+)/, name],
  [/^error$/, /cannot initialize .* of type '([^']+)' with .* of type '([^']+)'/, "wrongKind", ["wanted", "given"]],
  [/^error$/, /no viable conversion from '([^']+)'.* to '([^']+)'/, "wrongKind", ["given", "wanted"]],
  [/^error$/, /(?:assigning to|incompatible .*to) '([^']+)' from .*'([^']+)'/, "wrongKind", ["wanted", "given"]],
  [/^error$/, /invalid operands to binary expression \('([^']+)'.* and '([^']+)'/, "kinds", ["one", "other"]],
  [/^error$/, /no matching function for call to '(\w+)'/, "arguments", ["name"]],
  [/^error$/, /redefinition of '(\w+)'/, "twice", ["name"]],
  [/^error$/, /cannot assign to variable '(\w+)' with const-qualified/, "constant", ["name"]],
  [/^error$/, /expression is not assignable/, "equals"],
  [/^error$/, /member reference base type '([^']+)'/, "notClass", ["kind"]],
  [/^error$/, /undefined symbol: (?:main|__main)/, "main"],
  [/^error$/, /expected expression/, expression],
];

/** Explains what Clang says of a program, or how it broke off; null for what it does not know. */
export function explainCpp(failure: Failure, source: string): Explanation<CppMistake> | null {
  return explainBy(rules, failure, source);
}

function fullWidth({ failure, source }: Found): Explanation<CppMistake> | null {
  const code = lineOf({ failure, source }).replace(/"[^"]*"/g, "");
  const sign = [...code].find((it) => signs[it]);
  return sign && /U\+|Unicode|unexpected|suffix/.test(failure.trace)
    ? { key: "fullWidth", values: { sign, half: signs[sign] ?? "" } }
    : null;
}

function name({ match, source }: Found): Explanation<CppMistake> {
  const [, called = "", told] = match;
  const header = headers[called];
  if (header) {
    const isThere = new RegExp(`#include\\s*<${header}>`).test(source);
    return isThere
      ? { key: "standard", values: { name: called } }
      : { key: "include", values: { name: called, header } };
  }
  const near = told ?? nearest(called, [...Object.keys(headers), "int", "double", "bool", "char", "while", "return"]);
  return near ? { key: "nameNear", values: { name: called, near } } : { key: "name", values: { name: called } };
}

function expression({ failure }: Found): Explanation<CppMistake> {
  return { key: /missing terminating/.test(failure.trace) ? "quote" : "expression", values: {} };
}
