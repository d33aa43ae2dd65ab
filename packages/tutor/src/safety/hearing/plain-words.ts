import { lemmaOf } from "./lemmas.ts";
import { inFull } from "./slang.ts";

/** A word as the rules and the texts have it: written out, in its plain form; none for a filling word. */
export const plainWords = (word: string): string[] => inFull(word).split(" ").filter(Boolean).map(lemmaOf);
