import type { Question } from "../question.ts";
import { plainFormulas } from "./formulas.ts";
import { withoutManners } from "./manners.ts";
import { spokenInSigns } from "./spoken.ts";

/** A longer text than this is a story, and no sentence of number theory or chance that anyone can be sure of. */
const LENGTH_MAX = 500;

const known = new WeakMap<Question, string>();

/**
 * The question in small letters, with numbers in digits, formulas in plain signs, one comma between its clauses, and
 * without the words that only wrap it ("can you please find …", 请问……是多少). Empty where it is too long.
 */
export function plainOf(question: Question): string {
  const plain = known.get(question) ?? inPlainWords(question);
  known.set(question, plain);
  return plain;
}

function inPlainWords({ counted, locale }: Question): string {
  if (counted.length > LENGTH_MAX) return "";
  const signs = plainFormulas(locale === "en" ? withoutThousands(counted) : counted).toLowerCase();
  return withoutManners(spokenInSigns(withOneComma(signs)));
}

/** 12,180 in an American sentence; between parentheses and in longer lists a comma parts two numbers. */
const thousands = /(?<=\$)\d{1,3}(?:,\d{3})+(?!\d)|(?<![\d,(.]|\d, )\d{1,3}(?:,\d{3})+(?![\d,)]|\.(?!\s|$))/g;
const withoutThousands = (text: string) => text.replaceAll(thousands, (number) => number.replaceAll(",", ""));

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
