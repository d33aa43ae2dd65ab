/** A piece of a sentence, from its start, and what it tells. */
export type Piece<Told> = [RegExp, (told: Told, groups: Record<string, string>) => void];

/**
 * Reads a text piece by piece, the first piece that fits at each place; words of `glue` may stand between and tell nothing.
 * Null where anything is left that is no piece: then it is not understood.
 */
export function readPieces<Told>(text: string, pieces: Piece<Told>[], glue: RegExp, told: Told): Told | null {
  let rest = text;
  while (rest !== "") {
    const found = pieces
      .map(([piece, tell]) => ({ match: piece.exec(rest), tell }))
      .find(({ match }) => isWhole(match, rest));
    if (found?.match) {
      found.tell(told, found.match.groups ?? {});
      rest = rest.slice(found.match[0].length);
      continue;
    }
    const between = glue.exec(rest);
    if (!isWhole(between, rest)) return null;
    rest = rest.slice(between?.[0].length);
  }
  return told;
}

/** A piece that ends within a longer word or number is another word. */
function isWhole(match: RegExpExecArray | null, text: string): boolean {
  if (!match || match[0] === "") return false;
  const ends = match[0].slice(-1) + text.charAt(match[0].length);
  return !/^(?:[a-z]{2}|\d[\d./a-z^])$/.test(ends);
}
