/** An equation that was said in words, in one letter; `rest` is what was not understood. */
export type Spoken = { left: string; right: string; asks: boolean; wanted: string | null; rest: string };

/** A part of it as a formula; `isPair` where it holds two parts ("the sum of …"), so that what follows may belong to the second. */
export type Reading = { of: string; isNumber: boolean; isPair: boolean };

export const joined = (a: Reading, sign: string, b: string): Reading => ({
  of: `(${a.of} ${sign} ${b})`,
  isNumber: false,
  isPair: false,
});

export const scaled = (a: Reading, by: string): Reading => ({ ...a, of: `${a.of}*(${by})` });

const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern, "uy");
  compiled.set(pattern, known);
  return known;
}

/** Takes a text piece by piece from its start. */
export function scanner(text: string) {
  let at = 0;
  const match = (pattern: string): RegExpExecArray | null => {
    const expression = compile(pattern);
    expression.lastIndex = at;
    return expression.exec(text);
  };
  return {
    /** What stands in the pattern's places, if it is met here. */
    take(pattern: string): Record<string, string | undefined> | null {
      for (const begin of [at, text.charAt(at) === " " ? at + 1 : -1]) {
        if (begin < 0) continue;
        const before = at;
        at = begin;
        const found = match(pattern);
        if (found && found[0] !== "") {
          at += found[0].length;
          return { ...found.groups };
        }
        at = before;
      }
      return null;
    },
    skip(pattern: string): void {
      at += match(`(?:${pattern})?`)?.[0].length ?? 0;
    },
    sees: (pattern: string): boolean => match(pattern) !== null,
    mark: (): number => at,
    reset: (to: number): void => {
      at = to;
    },
    rest: (): string => text.slice(at).replaceAll(/[\s,.;:?!~]/g, ""),
  };
}
