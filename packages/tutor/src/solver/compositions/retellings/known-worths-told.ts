import { numbersTold, tellsMore } from "./open-words.ts";
import type { Retelling } from "./retelling.ts";

/** What coins are worth in cents, and how many legs or wheels some have; only of those that nobody doubts. */
const cents: Record<string, number> = { pennies: 1, nickels: 5, dimes: 10, quarters: 25 };
const legs: Record<string, number> = {
  chickens: 2,
  hens: 2,
  ducks: 2,
  geese: 2,
  birds: 2,
  ostriches: 2,
  turkeys: 2,
  roosters: 2,
  rabbits: 4,
  cows: 4,
  pigs: 4,
  goats: 4,
  sheep: 4,
  horses: 4,
  dogs: 4,
  cats: 4,
  llamas: 4,
  donkeys: 4,
  turtles: 4,
  lizards: 4,
  deer: 4,
  spiders: 8,
  ants: 6,
  beetles: 6,
};
const wheels: Record<string, number> = {
  bikes: 2,
  bicycles: 2,
  motorcycles: 2,
  motorbikes: 2,
  scooters: 2,
  tricycles: 3,
  trikes: 3,
  unicycles: 1,
  cars: 4,
  wagons: 4,
};
const known = "only|just|both|all|some|if|while|each|different|exactly|then";

const asked =
  /^(?<story>.*\d.*?), (?:so )?how many (?:of (?:the |them |these )?)?(?:were |are )?(?<q>[a-z]+)(?<tail>(?: [a-z']+)*)$/u;

const namesIn = (story: string, worths: Record<string, number>): string[] => [
  ...new Set((story.match(/[a-z]+/g) ?? []).filter((word) => worths[word] !== undefined)),
];

/** Coins of two kinds, animals, or things on wheels: how many there are, and what they make together. */
export const ofKnownWorthsTold: Retelling[] = [
  [
    asked,
    ({ story = "", q = "", tail = "" }) => {
      if (tellsMore(`${story} ${tail}`, known) || /\bthan\b/.test(tail)) return null;
      const kinds = [cents, legs, wheels].find((worths) => namesIn(story, worths).length === 2);
      const [x = "", y = ""] = kinds ? namesIn(story, kinds) : [];
      const [one, other, ...others] = numbersTold(story);
      if (!kinds || !one || !other || others.length > 0) return null;
      const sums = [one, other].map(({ before, after }) =>
        kinds === cents
          ? /\b(?:worth|value|total|totals|totaling|of|is|makes|make|have|has|amount|sum|add up to|adds up to)(?: about| exactly)?$/.test(
              before,
            ) && !/^(?!cents\b|in\b|total\b|altogether\b|dollars\b)[a-z]/.test(after)
          : kinds === legs
            ? /^(?:legs|feet)\b/.test(after)
            : /^(?:wheels|tires)\b/.test(after),
      );
      if (sums[0] === sums[1]) return null;
      const [count, sum] = sums[0] ? [other, one] : [one, other];
      const isBoth = new RegExp(`^(?:${x} and ${y}|${y} and ${x})(?![a-z])`);
      const things =
        kinds === legs
          ? /^(?:heads|animals|creatures|of them|birds|in)\b/
          : kinds === wheels
            ? /^(?:vehicles|of them|in|cycles)\b/
            : /^(?:coins|of them)\b/;
      const worth =
        kinds === cents && !/^cents\b/.test(sum.after) ? Math.round(Number(sum.value) * 100) : Number(sum.value);
      if (!things.test(count.after) && !isBoth.test(count.after)) return null;
      const [a, b, n] = [kinds[x] ?? 0, kinds[y] ?? 0, Number(count.value)];
      const found = (worth - b * n) / (a - b);
      if (a === b || !Number.isInteger(found) || found <= 0 || found >= n || ![x, y].includes(q)) return null;
      return `if x + y = ${n} and ${a}x + ${b}y = ${worth}, what is ${q === x ? "x" : "y"}`;
    },
  ],
  [
    /^(?:[a-z]+|the [a-z]+|a (?:jar|purse|piggy bank|bag|box)) (?:has|have|had|contains|holds) (?<d>\d{1,3}) (?<w>more|fewer|less) (?<x>pennies|nickels|dimes|quarters) than (?<y>pennies|nickels|dimes|quarters),? (?:and )?(?:altogether|in all|in total|together|the coins|all together|all of them|they|the total value|all the coins)?,? ?(?:they're|they are|are|is|the coins are|have a total value of|total)? ?(?:worth )?(?:a total of )?(?:is )?(?<s>\d{1,3}(?:\.\d\d)?)(?<c> cents)?(?: in all| in total| altogether)?,? how many (?<q>pennies|nickels|dimes|quarters) (?:does|do|are) [a-z ]{1,30}$/u,
    ({ d, w, x = "", y = "", s, c, q }) => {
      const [a, b] = [cents[x] ?? 0, cents[y] ?? 0];
      const worth = c ? Number(s) : Math.round(Number(s) * 100);
      const difference = w === "more" ? Number(d) : -Number(d);
      const found = (worth - a * difference) / (a + b);
      if (x === y || (q !== x && q !== y) || !Number.isInteger(found) || found < 0 || found + difference < 0)
        return null;
      return `if x = y ${w === "more" ? "+" : "-"} ${d} and ${a}x + ${b}y = ${worth}, what is ${q === x ? "x" : "y"}`;
    },
  ],
];
