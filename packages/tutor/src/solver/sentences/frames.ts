import { type Literals, literalsOf, mayFit } from "../reading/literals.ts";

/** What stands in the places of a sentence. */
export type Places = Record<string, string | undefined>;

/** Sentences that mean the same, and what is made of their places; null where that makes no sense. */
export type Frames<Problem> = [sentences: string[], make: (places: Places) => Problem | null];

const compiled = new Map<string, RegExp>();
const literals = new Map<string, Literals>();
const hanSign = /\p{Script=Han}/u;

/**
 * The problem of the first sentence that is all of the text. In a sentence `[…]` may be missing, `(…|…)` is one of them,
 * `{n}` is a whole number and `{of:list}` whole numbers with commas and "and" between.
 */
export function readFrames<Problem>(text: string, frames: Frames<Problem>[]): Problem | null {
  const hasHan = hanSign.test(text);
  for (const [sentences, make] of frames)
    for (const sentence of sentences) {
      if (!mayFit(literalsFor(sentence), text, hasHan)) continue;
      const found = expressionOf(sentence).exec(text);
      const problem = found && make(found.groups ?? {});
      if (problem) return problem;
    }
  return null;
}

/** The numbers of a `list` place. */
export const numbersIn = (list = ""): bigint[] => (list.match(/\d+/g) ?? []).map(BigInt);

export const wholeIn = (place = ""): bigint => BigInt(place);

function literalsFor(sentence: string): Literals {
  const known = literals.get(sentence);
  if (known) return known;
  const found = literalsOf(sentence);
  literals.set(sentence, found);
  return found;
}

function expressionOf(sentence: string): RegExp {
  const known = compiled.get(sentence);
  if (known) return known;
  const source = sentence
    .replaceAll(/(?<!\\)\(/g, "(?:")
    .replaceAll("[", "(?:")
    .replaceAll("]", ")?")
    .replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind = "whole") => `(?<${name}>${kinds[kind]})`);
  const expression = new RegExp(`^${source}$`);
  compiled.set(sentence, expression);
  return expression;
}

const role =
  "(?:an? |1 |the )?(?:president|vice president|vice-president|secretary|treasurer|captain|vice captain|vice-captain|chairperson|chair|leader|assistant leader|manager)";

const kinds: Record<string, string> = {
  formula: "[-+*/^=()|.\\da-z_{}√' ]{1,80}?",
  /** Anything that may be an inequality, also in words; whoever asks for it reads it. */
  relation: "[^一-龥]{3,80}?",
  sort: "positive|negative|non-?negative",
  sortZh: "正|负|非负",
  most: "largest|biggest|greatest|maximum|smallest|least|minimum|lowest|highest",
  mostZh: "最大|最小",
  wholesZh: "整数",
  many: "几个|多少个",
  wholes: "integers?|whole numbers?|natural numbers?",
  letter: "[a-z]",
  fraction: "\\(?-?\\d{1,9}(?:[./]\\d{1,9})?\\)?",
  point: "\\( ?-?\\d[\\d./]{0,8} ?, ?-?\\d[\\d./]{0,8} ?\\)",
  whole: "\\d{1,40}",
  list: "\\d{1,12}(?:(?:, ?and |, ?| and | & |,?和|,?与|,?跟|,?及)\\d{1,12})+",
  word: "[a-z]{1,20}",
  spot: "[甲乙丙丁abcd]",
  letters: "[a-z](?: ?\\+ ?[a-z]){1,8}",
  power: "\\d{1,12}\\^\\d{1,12}",
  sum: "[\\d+*^ ]{1,80}",
  based: "[0-9a-f]{1,40}",
  coefficient: "\\d{0,9}",
  sign: "[+-]",
  parity: "even|odd",
  parityZh: "数|偶数|奇数|自然数|整数",
  roles: `${role}(?:(?:, and | and |, )${role}){1,4}`,
  steadiness: "arithmetic|geometric",
  terms: "-?\\d[\\d./]{0,12}(?:, ?-?\\d[\\d./]{0,12}){1,14}",
  addends: "\\d[\\d./]{0,12}(?: ?\\+ ?\\d[\\d./]{0,12}){1,9}",
  base: "(?:base[ -]?\\d{1,2}|\\d{1,2}进制|binary|decimal|denary|hexadecimal|hex|octal|ternary)",
};
