/** What stands at the beginning of a text, and what it is. */
export type Peel<Part> = [piece: RegExp, make: (groups: Record<string, string | undefined>) => Part | null];

/** The text taken apart piece by piece, or null where something of it is no piece. */
export function peeled<Part>(text: string, peels: Peel<Part>[]): Part[] | null {
  const parts: Part[] = [];
  for (let rest = text.trim(); rest !== ""; ) {
    const found = firstOf(rest, peels);
    if (!found) return null;
    if (found.part !== null) parts.push(found.part);
    rest = rest.slice(found.length).trim();
  }
  return parts;
}

function firstOf<Part>(text: string, peels: Peel<Part>[]): { part: Part | null; length: number } | null {
  for (const [piece, make] of peels) {
    const found = piece.exec(text);
    if (found?.[0]) return { part: make(found.groups ?? {}), length: found[0].length };
  }
  return null;
}

export const numbersOf = (text = ""): number[] => (text.match(/\d+/g) ?? []).map(Number);
