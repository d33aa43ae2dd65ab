import { defineTopic } from "../../../topic.ts";
import { fits } from "./conditions.ts";
import { HIGH_MAX, readSought, type Sought } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { workSought } from "./work.ts";

/** Whole numbers of which several things are told: how many there are, which, the largest, or what they add up to. */
export const soughtNumbers = defineTopic<Sought, keyof typeof words.en>({
  name: "sought-numbers",
  words,
  read: (question) => {
    const sought = readSought(question);
    // What nobody writes down is no question of this kind.
    return sought && workSought(sought) ? sought : null;
  },
  work: workSought,
  holds: (sought, { key }) => key === byTrying(sought),
  similar: (sought) => ({
    ...sought,
    high: sought.high === null ? null : Math.min(HIGH_MAX, sought.high * 2),
    conditions: sought.conditions.map((each) => (each.is === "factor" ? { ...each, of: each.of * 2 } : each)),
  }),
});

/** Every number of the range is tried. */
function byTrying({ low, high, conditions, pick, wanted }: Sought): string | null {
  const found: number[] = [];
  const end = high ?? 1_000_000;
  for (let number = low; number <= end; number++) {
    if (conditions.every((condition) => fits(number, condition))) found.push(number);
    if (high === null && found.length === (pick?.place ?? pick?.many)) break;
  }
  const place = pick?.place;
  if (place) return `${(pick.end === "largest" ? found.toReversed() : found)[place - 1] ?? ""}`;
  const numbers = !pick ? found : pick.end === "largest" ? found.slice(-pick.many) : found.slice(0, pick.many);
  if (pick && numbers.length < pick.many) return null;
  const total = numbers.reduce((all, number) => all + number, 0);
  const results: Record<Sought["wanted"], () => string> = {
    count: () => `${numbers.length}`,
    list: () => numbers.join(", "),
    only: () => (numbers.length === 1 ? `${numbers[0]}` : ""),
    sum: () => `${total}`,
    product: () => `${numbers.map(BigInt).reduce((all, number) => all * number, 1n)}`,
    squaresSum: () => `${numbers.map((number) => number * number).reduce((all, one) => all + one, 0)}`,
    sumSquared: () => `${total * total}`,
    average: () => fraction(total, numbers.length),
    difference: () => `${(numbers[1] ?? 0) - (numbers[0] ?? 0)}`,
  };
  return results[wanted]();
}

function fraction(above: number, below: number): string {
  let by = below;
  while (above % by !== 0 || below % by !== 0) by--;
  return below === by ? `${above / by}` : `${above / by}/${below / by}`;
}
