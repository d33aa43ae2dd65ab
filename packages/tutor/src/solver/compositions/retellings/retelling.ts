import { boundedPattern } from "../../../bounded-pattern.ts";
/** A whole sentence in plain words, and the question that it means, made of its groups; null where that makes no sense. */
export type Retelling = [sentence: RegExp, meant: (groups: Record<string, string>) => string | null];

/** The first of the sentences for one meaning; groups that another alternative has are empty. */
export const told = (sentences: string[], meant: Retelling[1]): Retelling[] =>
  sentences.map((sentence) => [boundedPattern(`^(?:${sentence})$`, "u"), meant]);

// Parts of sentences, as plain words have them.
export const isZh = "(?:是|为|等于|=)";
export const thenZh = "(?:,|那么|则|求|问|请问|这时)*";
export const whatZh = "(?:是|为|等于|=)?(?:多少|几|哪些|什么)?(?:数)?";
export const askEn = ",? ?(?:then )?(?:what is|what's|find|what are|give|determine)? ?";
