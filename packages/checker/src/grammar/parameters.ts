import { type Mapped, slice } from "../spelling/mapped.ts";

/** Takes off `, k∈Z`, `(n 为整数)`, `where k is an integer`; gives the letters that stand for every whole number. */
export function takeParameters(source: Mapped): { rest: Mapped; parameters: string[] } {
  const match = declaration.exec(source.text);
  const letter = match?.[1];
  return match && letter !== undefined && match.index > 0
    ? { rest: slice(source, 0, match.index), parameters: [letter] }
    : { rest: source, parameters: [] };
}

const whole = "(?:(?:\\\\mathbb\\s*\\{?\\s*|\\\\mathrm\\s*|\\\\)?Z\\s*\\}?|整数|integers?)";
const declaration = new RegExp(
  `\\s*[,;(]?\\s*(?:\\\\left\\s*\\()?\\s*(?:where|for|其中|with)?\\s*(?:any|every|all|integers?)?\\s*(?<![a-zA-Z])([a-zA-Z])\\s*` +
    `(?:(?:∈|\\\\in(?![a-z])|属于|为|是|is|are|取)\\s*(?:an?\\s+|any\\s+)?(?:任意)?${whole})\\s*(?:(?:\\\\right\\s*)?\\))?\\s*$`,
  "u",
);
