import type { Question } from "../question.ts";
import { plainFormulas } from "./formulas.ts";
import { withoutManners } from "./manners.ts";
import { numeralsInDigits } from "./numerals.ts";
import { powersInSigns } from "./powers.ts";

/** A longer text than this is a story, and no sentence of number theory or chance that anyone can be sure of. */
const LENGTH_MAX = 500;

const known = new WeakMap<Question, string>();

/**
 * The question in small letters, with numbers in digits, formulas in plain signs, one comma between its clauses, and
 * without the words that only wrap it ("can you please find …", 请问……是多少). Empty where it is too long.
 */
export function plainOf(question: Question): string {
  const plain = known.get(question) ?? inPlainWords(question.original);
  known.set(question, plain);
  return plain;
}

function inPlainWords(original: string): string {
  if (original.length > LENGTH_MAX) return "";
  const signs = plainFormulas(original).toLowerCase();
  const numerals = numeralsInDigits(signs);
  return withoutManners(powersInSigns(withOneComma(numerals)));
}

function withOneComma(text: string): string {
  const commas = text
    .replaceAll(/[;:?。、]|(?<!\d)!|\.(?=\s|$)/g, ", ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?(?:, ?)+/g, ", ")
    .trim();
  // Chinese has no blanks; those around its formulas are the writer's taste.
  return han.test(commas) ? commas.replaceAll(chineseBlanks, "") : commas;
}

const han = /\p{Script=Han}/u;
const chineseBlanks = /(?<=\p{Script=Han}|,) | (?=\p{Script=Han})/gu;
