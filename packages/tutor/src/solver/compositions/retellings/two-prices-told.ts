import { isSameThing, numbersTold, singular, tellsMore } from "./open-words.ts";
import type { Retelling } from "./retelling.ts";

const num = "\\d+(?:\\.\\d+)?";
const noun =
  "(?!(?:each|every|and|for|at|the|an?|of|to|it|they|he|she|is|are|was|were|cost|costs|in|on|total|altogether|dollars?|tickets?|ticket)(?![a-z]))[a-z]+";
const verb =
  "(?:costs?|pays?|paid|are|is|were|was|at|for|sells? for|sold for|goes for|go for|sell at|are sold for|is sold for|have|has|holds?|seats?|earns?|weighs?|are worth|is worth|worth|cost them|charged)";
const unitAfter =
  "(?: (?<UNIT>dollars?|cents?|legs|wheels|points?|people|passengers|seats|students|kg|pounds|yuan|stamps|cards|pages|feet|marks))?";
const each = "(?: (?:each|apiece|a piece|per [a-z]+))*";
const price = new RegExp(
  `^(?<item>${noun})(?:'s?)?(?: (?:tickets?|coins?|notes?|bills?|stamps?|questions?|rooms?|tables?|problems?|admission|(?:for )?admission))? ${verb} (?<p>${num})${unitAfter.replace("UNIT", "u")}${each}(?! (?:of|for|in all|altogether|in total)\\b)`,
);
const priceFirst = new RegExp(
  `^(?:(?<u>)(?<p>${num})(?: dollars?)?(?: each)? (?:for|per) (?:an? |each |every )?(?<item>${noun})(?:'s?)?(?: tickets?| admission)?|(?<p2>${num})-(?<u2>dollar|cent|point|seat|person|wheel|leg)e?d?(?: (?<item2>${noun}))?)(?![a-z])`,
);
const known = "each|every|per|if|both|all|exactly|different|then|while|apiece|first|second|only";

type Told = { items: string[]; prices: string[]; units: string[]; rest: string };

/** What two kinds cost, have, or hold, and the story without it. */
function pricesIn(story: string): Told {
  const told: Told = { items: [], prices: [], units: [], rest: "" };
  let at = 0;
  while (at < story.length) {
    const from = story.slice(at);
    const isStart = at === 0 || !/[a-z\d.]/.test(story.charAt(at - 1));
    const found = isStart && told.items.length < 2 ? (price.exec(from) ?? priceFirst.exec(from))?.groups : undefined;
    const [match] = isStart && told.items.length < 2 ? (price.exec(from) ?? priceFirst.exec(from) ?? []) : [];
    if (found && match) {
      told.items.push(found.item ?? found.item2 ?? "");
      told.prices.push(found.p ?? found.p2 ?? "");
      told.units.push(singular(found.u ?? found.u2 ?? ""));
      told.rest += "#";
      at += match.length;
    } else {
      told.rest += story.charAt(at);
      at++;
    }
  }
  return told;
}

const isSum =
  /(?:^|\b)(?:for|paid|pays?|spent|spends|cost|costs|total(?:ing|s|ed|led|ling)?|worth|collected|made|makes|took in|brought in|raised|earned|received|revenue|receipts|sales|was|were|is|came to|comes to|of|takings|bill|scored|weigh|hold|has|have|sum|price|value|for a total of|add up to|adds up to|exactly|all)$/;

/** How many of both kinds there are, and what all of them make. */
function totalsIn({ items, rest, units }: Told): [string, string] | null {
  const numbers = numbersTold(
    rest.replaceAll(/\b(?:1|2) (?=(?:kinds?|types?|sorts?|day|night|evening|morning|afternoon|of|different)\b)/g, "a "),
  );
  const [one, other, ...more] = numbers;
  if (!one || !other || more.length > 0) return null;
  const isOf = (after: string) => units[0] !== "" && singular(/^[a-z]+/.exec(after)?.[0] ?? "") === units[0];
  const sums = [one, other].map(
    ({ before, after }) =>
      isOf(after) ||
      /^(?:dollars?|yuan)\b/.test(after) ||
      (!/^[a-z]/.test(
        after.replace(/^(?:in all|in total|altogether|total|in ticket sales|from|on|at|for|and)\b.*/, ""),
      ) &&
        isSum.test(before)),
  );
  if (sums[0] === sums[1]) return null;
  const [count, sum] = sums[0] ? [other, one] : [one, other];
  const counted = /^[a-z]+/.exec(count.after)?.[0];
  const isOfOne =
    items.some((item) => isSameThing(item, counted)) &&
    !/^[a-z]+ (?:tickets |coins )?(?:and|or|&) [a-z]+/.test(count.after);
  if (isOfOne) return null;
  return /^(?:[a-z]|$)/.test(count.after) && Number.isInteger(Number(count.value)) ? [count.value, sum.value] : null;
}

const asked =
  /^(?<story>.*\d.*?), (?:so )?how many (?:of (?:the |them |these )?(?:were |are )?)?(?:(?:were|are) )?(?<q>(?:\d+-)?[a-z]+)(?:'s?)?(?<tail>(?: [a-z]+)*)$/u;

/** Two prices, how many were bought in all, and what all of them cost: how many of one kind. */
export const ofTwoPricesTold: Retelling[] = [
  [
    asked,
    ({ story = "", q = "", tail = "" }) => {
      if (tellsMore(`${story} ${tail}`, known) || /\b(?:than|more|not)\b/.test(tail)) return null;
      const told = pricesIn(story);
      const totals = told.items.length === 2 ? totalsIn(told) : null;
      const [a, b] = told.prices;
      const [x, y] = told.items;
      if (!totals || !a || !b || isSameThing(x, y) || told.units[0] !== told.units[1] || told.units[0] === "cent")
        return null;
      const [one, other, count, sum] = [a, b, ...totals].map(Number) as [number, number, number, number];
      const more = Math.round(((sum - other * count) / (one - other)) * 1e6) / 1e6;
      const isOne = isSameThing(q, x);
      if (one === other || !Number.isInteger(more) || more <= 0 || more >= count) return null;
      return isOne === isSameThing(q, y)
        ? null
        : `if x + y = ${totals[0]} and ${a}x + ${b}y = ${totals[1]}, what is ${isOne ? "x" : "y"}`;
    },
  ],
];
