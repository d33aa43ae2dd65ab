import { expressionFrom } from "../../../algebra/relation.ts";

/** What a phrase says, in signs, and whether it holds together as it is: `2x`, but not `x+3`. */
type Said = { text: string; isWhole: boolean };

const PHRASE_MAX = 70;
const DEPTH_MAX = 4;
const number = "\\d{1,4}(?:\\.\\d{1,2})?(?:/\\d{1,3})?";
const atom = new RegExp(
  `^(?:(?:a|the|some|any|1) (?:certain |unknown )?number,? )?(${number}|[a-z]|${number} ?[a-z])$`,
);

const tight = ({ text, isWhole }: Said): string => (isWhole ? text : `(${text})`);
const plus = (one: Said, other: Said): Said => ({
  text: /^-[a-z]$/.test(other.text) ? one.text + other.text : `${one.text}+${tight(other)}`,
  isWhole: false,
});
const minus = (one: Said, other: Said): Said => ({ text: `${one.text}-${tight(other)}`, isWhole: false });
const times = (one: Said, other: Said): Said => ({ text: `${tight(one)}*${tight(other)}`, isWhole: false });
const over = (one: Said, other: Said): Said => ({
  text: `${/^\d+\*[a-z]$/.test(one.text) ? one.text : tight(one)}/${tight(other)}`,
  isWhole: false,
});
const power = (one: Said, to: number): Said => ({ text: `${tight(one)}^${to}`, isWhole: false });
/** 2/3 of a is 2a/3. */
const partOf = (one: Said, share: Said): Said => {
  const [above = "1", below = "1"] = share.text.split("/");
  return over(above === "1" ? one : times(constant(above), one), constant(below));
};
const opposite = (one: Said): Said => ({ text: `-${tight(one)}`, isWhole: false });
const constant = (value: string): Said => ({ text: value, isWhole: true });

type Rule = [pattern: RegExp, make: (...parts: Said[]) => Said];

/** In each rule what is in parentheses is a phrase again; a rule fits at every place where its words stand. */
const english: Rule[] = [
  [/^(.+) more than (.+)$/, (a, b) => plus(b, a)],
  [/^(.+) greater than (.+)$/, (a, b) => plus(b, a)],
  [/^(.+) (?:less|fewer) than (.+)$/, (a, b) => minus(b, a)],
  [/^(.+) subtracted from (.+)$/, (a, b) => minus(b, a)],
  [/^(.+) added to (.+)$/, (a, b) => plus(b, a)],
  [/^(.+) (?:plus|increased by) (.+)$/, plus],
  [/^(.+) (?:minus|decreased by|reduced by) (.+)$/, minus],
  [/^(.+) (?:multiplied by) (.+)$/, times],
  [/^(.+) divided by (.+)$/, over],
  [/^(?:the )?sum of (.+) and (.+)$/, plus],
  [/^(?:the )?difference (?:of|between) (.+) and (.+)$/, minus],
  [/^(?:the )?product of (.+) and (.+)$/, times],
  [/^(?:the )?quotient of (.+) and (.+)$/, over],
  [/^(?:twice|double|2 times) (.+)$/, (a) => times(constant("2"), a)],
  [/^(?:triple) (.+)$/, (a) => times(constant("3"), a)],
  [new RegExp(`^(${number}) times (.+)$`), times],
  [/^half (?:of )?(.+)$/, (a) => over(a, constant("2"))],
  [/^(?:1|one|a) third of (.+)$/, (a) => over(a, constant("3"))],
  [/^(?:1|one|a) (?:quarter|fourth) of (.+)$/, (a) => over(a, constant("4"))],
  [/^(?:the )?square of (.+)$/, (a) => power(a, 2)],
  [/^(?:the )?cube of (.+)$/, (a) => power(a, 3)],
  [/^(?:the )?(?:reciprocal|multiplicative inverse) of (.+)$/, (a) => over(constant("1"), a)],
  [/^(?:the )?(?:opposite|additive inverse) of (.+)$/, opposite],
  [/^(.+) squared$/, (a) => power(a, 2)],
  [/^(.+) cubed$/, (a) => power(a, 3)],
];
const chinese: Rule[] = [
  [/^比(.+)[多大](.+)的数$/, plus],
  [/^比(.+)[少小](.+)的数$/, minus],
  [/^比(.+)[多大](.+)$/, plus],
  [/^比(.+)[少小](.+)$/, minus],
  [/^(.+)(?:与|和|跟)(.+)的和$/, plus],
  [/^(.+)(?:与|和|跟)(.+)的差$/, minus],
  [/^(.+)(?:与|和|跟)(.+)的[乘]?积$/, times],
  [/^(.+)(?:与|和|跟)(.+)的商$/, over],
  [/^(.+)加上?(.+)$/, plus],
  [/^(.+)减去?(.+)$/, minus],
  [/^(.+)乘以?(.+)$/, times],
  [/^(.+)除以(.+)$/, over],
  [new RegExp(`^(.+)的(${number})倍$`), (a, b) => times(b, a)],
  [/^(.+)的一半$/, (a) => over(a, constant("2"))],
  [/^(.+)的1半$/, (a) => over(a, constant("2"))],
  [/^(.+)的\(?(\d{1,3}\/\d{1,3})\)?$/, partOf],
  [/^(.+)的平方$/, (a) => power(a, 2)],
  [/^(.+)的立方$/, (a) => power(a, 3)],
  [/^(.+)的倒数$/, (a) => over(constant("1"), a)],
  [/^(.+)的相反数$/, opposite],
  [/^([^的]{1,4})(?:与|和|,)([^的]{1,4}?)(?:这?[两2]个?数)?的平方差$/, (a, b) => minus(power(a, 2), power(b, 2))],
  [/^([^的]{1,4})(?:与|和|,)([^的]{1,4}?)(?:这?[两2]个?数)的?差$/, minus],
  [/^([^的]{1,4})(?:与|和|,)([^的]{1,4}?)(?:这?[两2]个?数)的?和$/, plus],
  [/^([^的]{1,4})(?:与|和|,)([^的]{1,4}?)(?:这?[两2]个?数)的?[乘]?积$/, times],
  [/^([^的]{1,4})(?:与|和|,)([^的]{1,4}?)(?:这?[两2]个?数)?的平方和$/, (a, b) => plus(power(a, 2), power(b, 2))],
];
/** What stands behind a comma is done with all before it: "3 times x, increased by 8". */
const behindComma: Rule[] = [
  [/^(.+), (?:and )?(?:then )?(?:plus|increased by|added to) (.+)$/, plus],
  [/^(.+), (?:and )?(?:then )?(?:minus|decreased by|reduced by|less) (.+)$/, minus],
  [/^(.+), (?:and )?(?:then )?(?:times|multiplied by) (.+)$/, times],
  [/^(.+), (?:and )?(?:then )?divided by (.+)$/, over],
  [/^(.+), (?:all )?squared$/, (a) => power(a, 2)],
  [/^(.+), (?:all )?cubed$/, (a) => power(a, 3)],
  [/^(.+),加上?(.+)$/, plus],
  [/^(.+),(?:再)?减去?(.+)$/, minus],
];

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const wordNumber = new RegExp(`\\b(?:${numberWords.slice(2).join("|")})\\b`, "g");

const hasLetter = /(?<![a-z])(?!a (?:certain |unknown )?number)[a-z](?![a-z])/;

/** Whether it names its number by no letter; then it is x. */
export const isOfUnnamed = (phrase: string): boolean =>
  !hasLetter.test(phrase.replaceAll(unnamed, "")) &&
  phrase.search(unnamed) >= 0 &&
  !/\b(?:another|other|numbers)\b|另/.test(phrase);

const unnamed = /\b(?:an?|some|any|1|the|the same|that) (?:certain |unknown )?number\b|[1一某这]个?数/g;

const withLetter = (phrase: string) => (isOfUnnamed(phrase) ? phrase.replaceAll(unnamed, "x") : phrase);

/** The expression that a phrase says: "5 less than twice x", x的2倍与7的差. Null where it says none, or may be meant in two ways. */
export function expressionSaid(said: string): string | null {
  const phrase = withLetter(said);
  if (phrase.length > PHRASE_MAX || !hasLetter.test(phrase)) return null;
  const isChinese = /\p{Script=Han}/u.test(phrase);
  const inDigits = phrase.replaceAll(wordNumber, (word) => `${numberWords.indexOf(word)}`);
  const found = parsed(inDigits, isChinese ? chinese : english, DEPTH_MAX);
  const texts = [...new Set(found.map(({ text }) => text))];
  const [text] = texts;
  // An atom alone is no phrase.
  if (text === undefined || texts.length > 1 || !/[-+*/^]/.test(text)) return null;
  return expressionFrom(text) ? text : null;
}

function parsed(text: string, rules: readonly Rule[], depth: number): Said[] {
  const phrase = text.trim();
  const [, alone] = atom.exec(phrase) ?? [];
  if (alone) return [{ text: alone.replace(" ", ""), isWhole: /^(?:\d+|[a-z])$/.test(alone) }];
  if (depth === 0) return [];
  const own = phrase.includes(",") && !/[两2]个?数的|平方[和差]$/.test(phrase) ? behindComma : rules;
  return own.flatMap(([pattern, make]) =>
    partsBy(pattern, phrase).flatMap((parts) => {
      const [first = [], second] = parts.map((part) => parsed(part, rules, depth - 1));
      if (second === undefined) return first.map((one) => make(one));
      return first.flatMap((one) => second.map((other) => make(one, other)));
    }),
  );
}

/** All ways in which a rule takes the phrase apart: "the sum of x and the product of y and 2". */
function partsBy(pattern: RegExp, phrase: string): string[][] {
  const found = pattern.exec(phrase);
  if (!found) return [];
  const ways = [found.slice(1)];
  const lazy = new RegExp(pattern.source.replace("(.+)", "(.+?)"), pattern.flags).exec(phrase)?.slice(1);
  if (lazy && lazy.join("|") !== ways[0]?.join("|")) ways.push(lazy);
  return ways;
}
