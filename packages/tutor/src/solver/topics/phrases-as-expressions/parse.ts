import { expressionFrom } from "../../algebra/relation.ts";

/** What a phrase says, in signs, and whether it holds together as it is: `2x`, but not `x+3`. */
type Said = { text: string; isWhole: boolean };

const PHRASE_MAX = 70;
const DEPTH_MAX = 4;
const number = "\\d{1,4}(?:\\.\\d{1,2})?(?:/\\d{1,3})?";
const atom = new RegExp(
  `^(?:(?:a|the|some|any|1) (?:certain |unknown )?number,? )?(${number}|[a-z]|${number} ?[a-z])$`,
);

const tight = ({ text, isWhole }: Said): string => (isWhole ? text : `(${text})`);
const plus = (one: Said, other: Said): Said => ({ text: `${one.text}+${tight(other)}`, isWhole: false });
const minus = (one: Said, other: Said): Said => ({ text: `${one.text}-${tight(other)}`, isWhole: false });
const times = (one: Said, other: Said): Said => ({ text: `${tight(one)}*${tight(other)}`, isWhole: false });
const over = (one: Said, other: Said): Said => ({ text: `${tight(one)}/${tight(other)}`, isWhole: false });
const power = (one: Said, to: number): Said => ({ text: `${tight(one)}^${to}`, isWhole: false });
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
  [/^the sum of (.+) and (.+)$/, plus],
  [/^the difference (?:of|between) (.+) and (.+)$/, minus],
  [/^the product of (.+) and (.+)$/, times],
  [/^the quotient of (.+) and (.+)$/, over],
  [/^(?:twice|double|2 times) (.+)$/, (a) => times(constant("2"), a)],
  [/^(?:triple) (.+)$/, (a) => times(constant("3"), a)],
  [new RegExp(`^(${number}) times (.+)$`), times],
  [/^half (?:of )?(.+)$/, (a) => over(a, constant("2"))],
  [/^(?:1|one|a) third of (.+)$/, (a) => over(a, constant("3"))],
  [/^(?:1|one|a) (?:quarter|fourth) of (.+)$/, (a) => over(a, constant("4"))],
  [/^the square of (.+)$/, (a) => power(a, 2)],
  [/^the cube of (.+)$/, (a) => power(a, 3)],
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
  [/^(.+)的\(?(\d{1,3}\/\d{1,3})\)?$/, (a, b) => times({ ...b, isWhole: false }, a)],
  [/^(.+)的平方$/, (a) => power(a, 2)],
  [/^(.+)的立方$/, (a) => power(a, 3)],
];

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const wordNumber = new RegExp(`\\b(?:${numberWords.slice(2).join("|")})\\b`, "g");

/** The expression that a phrase says: "5 less than twice x", x的2倍与7的差. Null where it says none, or may be meant in two ways. */
export function expressionSaid(phrase: string): string | null {
  if (phrase.length > PHRASE_MAX || !/(?<![a-z])[a-z](?![a-z])/.test(phrase)) return null;
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
  return rules.flatMap(([pattern, make]) =>
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
