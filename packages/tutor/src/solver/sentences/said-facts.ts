import { boundedPattern } from "../../bounded-pattern.ts";
import { type Piece, readPieces } from "./pieces.ts";

/** What a sentence told, by the names of its pieces, each with the places of every time it was told. */
export type Said<Name extends string> = Partial<Record<Name, Record<string, string | undefined>[]>>;

/** The pieces of sentences in one language, and the words between them that tell nothing. */
export type Grammar<Name extends string> = { pieces: Piece<Said<Name>>[]; glue: RegExp };

/** Pieces by name, tried in order, and words with blanks between; in Chinese they stand anywhere, in English as whole words. */
export function grammar<Name extends string>(pieces: [name: Name, source: string][], words: string): Grammar<Name> {
  const glue = words
    .split(" ")
    .sort((one, other) => other.length - one.length)
    .join("|");
  return {
    pieces: pieces.map(([name, source]) => [
      boundedPattern(`^(?:${source})`, "u"),
      (said, groups) => {
        said[name] = [...(said[name] ?? []), groups];
      },
    ]),
    glue: new RegExp(`^(?:, ?| |…|${glue})`, "u"),
  };
}

/** All that a sentence tells, in whatever order, or null where a word of it is not known. */
export function readSaid<Name extends string>(
  text: string,
  grammars: Record<"en" | "ch", Grammar<Name>>,
): Said<Name> | null {
  if (text === "") return null;
  const isChinese = /\p{Script=Han}/u.test(text);
  const { pieces, glue } = grammars[isChinese ? "ch" : "en"];
  return readPieces<Said<Name>>(isChinese ? text.replaceAll(" ", "") : text, pieces, glue, {});
}

/** Whether these facts were told, each once, and no others but those that may be there. */
export function tellsOnly<Name extends string>(said: Said<Name>, once: Name[], maybe: Name[] = []): boolean {
  return (
    once.every((name) => said[name]?.length === 1) &&
    (Object.keys(said) as Name[]).every((name) => once.includes(name) || maybe.includes(name))
  );
}
