import type { Locale } from "@dripstone/contract/locale";

/** What a student asked, made ready for the topics. */
export type Question = {
  /** As it was typed. */
  original: string;
  /** Full-width signs and digits, minus signs and blanks folded to one form each; small letters stay what they are. */
  text: string;
  /** The language that it is written in. */
  locale: Locale;
  /** Every number written in it in digits, in order: a topic that reads the question has used each of them. */
  numbers: string[];
};

/** Longer texts are no school problem. */
const LENGTH_MAX = 2000;

const han = /\p{Script=Han}/u;
const digits = /\d+(?:\.\d+)?/g;
const minusSigns = /[−–—－]/g;
const blanks = /\s+/g;

/** Null for what is too long to be one question. */
export function readQuestion(original: string): Question | null {
  if (original.length > LENGTH_MAX) return null;
  const text = original.normalize("NFKC").replaceAll(minusSigns, "-").replaceAll(blanks, " ").trim();
  return { original, text, locale: han.test(text) ? "ch" : "en", numbers: text.match(digits) ?? [] };
}
