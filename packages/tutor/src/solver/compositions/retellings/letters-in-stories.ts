import type { Retelling } from "./retelling.ts";

/** A number, or one letter that stands for one; "a" is a letter only where the pattern leaves no article. */
export const n = (name: string) => `(?<${name}>\\d{1,5}(?:\\.\\d{1,2})?|[a-df-hj-z])`;
const isLetter = (one: string | undefined) => one !== undefined && /^[a-z]$/.test(one);

/** A number of things is "(x)": nothing is glued together. */
export const meant =
  (make: (groups: Record<string, string>) => string | null): Retelling[1] =>
  (groups) => {
    const said = Object.entries(groups).filter(([name, one]) => /^[p-s]$/.test(name) && one !== undefined);
    if (!said.some(([, one]) => isLetter(one))) return null;
    const made = make(Object.fromEntries(Object.entries(groups).map(([name, one]) => [name, one ?? ""])));
    return made === null ? null : `simplify ${made}`;
  };
export const timesOf = (...parts: (string | undefined)[]) => parts.map((one) => `(${one ?? "0"})`).join("*");
