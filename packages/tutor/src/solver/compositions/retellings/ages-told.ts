import { type Retelling, told } from "./retelling.ts";

const kin =
  "(?:son|daughter|sister|brother|cousin|mother|father|mom|dad|friend|nephew|niece|uncle|aunt|grandmother|grandfather|grandma|grandpa|teacher|dog|cat|wife|husband|grandson|granddaughter)";
const who = (name: string) =>
  `(?<${name}>(?:(?:his|her|my|their|the) (?:[a-z]+ )?${kin}|(?:uncle|aunt|grandma|grandpa|mr,|mrs,|ms,) [a-z]{2,12}|i|(?!(?:and|he|she|it|they|how|what|who|in|now|you|we|if)\\b)[a-z]{2,12}))`;
const whom =
  "(?:him|her|he (?:is|will be)|she (?:is|will be)|(?:his|her|my|the) (?:[a-z]+ )?[a-z]+(?: (?:is|will be|then))?|(?!(?:they|them|not|both)\\b)[a-z]{2,12}(?: (?:is|will be|then))?|me)(?: (?:will be|was|then|is))?";
const is = "(?: is| am|'s)";
const times = (name: string) => `(?:exactly |only )?(?<${name}>twice|half|\\d{1,2} times|three times|thrice)`;
const nowEn = "(?:,? (?:now|today|right now|currently|at present|this year))?";
const asksOf = `(?:how old (?:is|am|are) (?<q>(?:(?:his|her|my|the) (?:[a-z]+ )?[a-z]+|[a-z]+))|what is (?<q2>(?:(?:his|her|my|the) (?:[a-z]+ )?[a-z]+|[a-z]+))(?:'s)?(?: current| present)? age|find (?<q3>(?:(?:his|her|my|the) (?:[a-z]+ )?[a-z]+|[a-z]+))(?:'s)? (?:current |present )?age)${nowEn}`;

const factorOf = (written = "") =>
  ({ twice: "2", thrice: "3", half: "1/2" })[written] ??
  (written.startsWith("three") ? "3" : (/^\d+/.exec(written)?.[0] ?? ""));
/** "Her son" and "the son" are one. */
const root = (name = "") =>
  name
    .replace(/^(?:his|her|my|the|their) /, "")
    .replace(/'s?$/, "")
    .replace(/^(?:little|younger|older|big|young|elder|twin) /, "");

/** Whom is asked for; a pronoun is of nobody for sure. */
const sought = (groups: Record<string, string>): "x" | "y" | null => {
  const wanted = root(groups.q ?? groups.q2 ?? groups.q3).replace(/ (?:now|today)$/, "");
  const [one, other] = [root(groups.x), root(groups.y)];
  if (one === other) return null;
  return wanted === one ? "x" : wanted === other ? "y" : null;
};
const ask = (groups: Record<string, string>, equations: string) => {
  const wanted = sought(groups);
  return wanted ? `if ${equations}, what is ${wanted}` : null;
};
/** The later sentence has the two in the order of the first one. */
const isInOrder = ({ x = "", y = "", z, v = "" }: Record<string, string>) => {
  // "His niece" is of a man, who is no "she".
  if ((y.startsWith("his ") && z === "she") || (y.startsWith("her ") && z === "he")) return false;
  const whom = v.replace(/ (?:is|will be|then|was)\b.*$/, "");
  return (
    (!z || /^(?:he|she|i)$/.test(z) || root(z) === root(x)) &&
    (/^(?:him|her|he|she|me)$/.test(whom) || root(whom) === root(y))
  );
};

/** How old two people are, told of now and of another time. */
export const ofAgesTold: Retelling[] = [
  ...told(
    [
      `${who("x")}${is}${nowEn} ${times("k")} (?:as old as|the age of) ${who("y")}${nowEn},? (?:and |but )?in (?<m>\\d{1,2}) years?(?: time)?,? (?<z>he|she|i|(?:his|her|my|the) [a-z]+|[a-z]+)(?: will|'ll) (?:only )?be ${times("j")} (?:as old as|the age of) (?<v>${whom}),? ${asksOf}`,
    ],
    ({ m, k, j, ...groups }) =>
      isInOrder(groups) && factorOf(k) !== factorOf(j)
        ? ask(groups, `x = ${factorOf(k)}y and x + ${m} = ${factorOf(j)}(y + ${m})`)
        : null,
  ),
  ...told(
    [
      `${who("x")}${is}${nowEn} ${times("k")} (?:as old as|the age of) ${who("y")}${nowEn},? (?:and |but )?(?<m>\\d{1,2}) years? ago,? (?<z>he|she|i|(?:his|her|my|the) [a-z]+|[a-z]+) was ${times("j")} (?:as old as|the age of) (?<v>${whom}),? ${asksOf}`,
    ],
    ({ m, k, j, ...groups }) =>
      isInOrder(groups) && factorOf(k) !== factorOf(j)
        ? ask(groups, `x = ${factorOf(k)}y and x - ${m} = ${factorOf(j)}(y - ${m})`)
        : null,
  ),
  ...told(
    [
      `${who("x")}${is}${nowEn} (?<d>\\d{1,2}) years? (?<r>older|younger) than ${who("y")}${nowEn},? (?:and |but )?(?:the sum of their ages is|together their ages (?:add up to|total|sum to|are)|together they are|their ages (?:add up to|sum to|total|have a sum of)|their (?:combined|total) age is|in all they are)(?: exactly)? (?<s>\\d{1,3})(?: years(?: old)?)?${nowEn},? ${asksOf}`,
    ],
    ({ d, r, s, ...groups }) => ask(groups, `x = y ${r === "older" ? "+" : "-"} ${d} and x + y = ${s}`),
  ),
  ...told(
    [
      `${who("x")}${is}${nowEn} ${times("k")} (?:as old as|the age of) ${who("y")}${nowEn},? (?:and |but )?(?:the sum of their ages is|together their ages (?:add up to|total|sum to|are)|together they are|their ages (?:add up to|sum to|total|have a sum of)|their (?:combined|total) age is)(?: exactly)? (?<s>\\d{1,3})(?: years(?: old)?)?${nowEn},? ${asksOf}`,
    ],
    ({ k, s, ...groups }) => ask(groups, `x = ${factorOf(k)}y and x + y = ${s}`),
  ),
  ...told(
    [
      `${who("x")}${is}${nowEn} (?<d>\\d{1,2}) years? (?<r>older|younger) than ${who("y")}${nowEn},? (?:and |but )?in (?<m>\\d{1,2}) years?(?: time)?,? (?<z>he|she|i|(?:his|her|my|the) [a-z]+|[a-z]+)(?: will|'ll) be ${times("j")} (?:as old as|the age of) (?<v>${whom}),? ${asksOf}`,
    ],
    ({ d, r, m, j, ...groups }) =>
      isInOrder(groups) && (r === "older") === (factorOf(j) !== "1/2")
        ? ask(groups, `x = y ${r === "older" ? "+" : "-"} ${d} and x + ${m} = ${factorOf(j)}(y + ${m})`)
        : null,
  ),
];
