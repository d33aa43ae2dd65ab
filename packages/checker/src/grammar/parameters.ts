import { type Mapped, slice } from "../spelling/mapped.ts";

/** Takes off `, k∈Z`, `(n 为整数)`, `where k is an integer`; gives the letters that stand for every whole number. */
export function takeParameters(source: Mapped): { rest: Mapped; parameters: string[] } {
  // It stands at the end and is short; a pattern that may begin anywhere must not have everything to try.
  const start = Math.max(0, source.text.length - DECLARATION_MAX);
  const match = declaration.exec(source.text.slice(start));
  const letter = match?.[1];
  const at = start + (match?.index ?? 0);
  return match && letter !== undefined && at > 0
    ? { rest: slice(source, 0, at), parameters: [letter] }
    : { rest: source, parameters: [] };
}

const DECLARATION_MAX = 80;

const whole = "(?:(?:\\\\mathbb\\s*\\{?\\s*|\\\\mathrm\\s*|\\\\)?Z\\s*\\}?|整数|integers?)";
const declaration = new RegExp(
  `\\s*[,;(]?\\s*(?:\\\\left\\s*\\()?\\s*(?:where|for|其中|with)?\\s*(?:any|every|all|integers?)?\\s*(?<![a-zA-Z])([a-zA-Z])\\s*` +
    `(?:(?:∈|\\\\in(?![a-z])|属于|为|是|is|are|取)\\s*(?:an?\\s+|any\\s+)?(?:任意)?${whole})\\s*(?:(?:\\\\right\\s*)?\\))?\\s*$`,
  "u",
);
