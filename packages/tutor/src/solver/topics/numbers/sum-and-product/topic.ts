import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Known = { sum: number; product: number };

const VALUE_MAX = 1_000_000;
const shell = /^the two integers with sum (-?\d{1,7}) and product (-?\d{1,7})$/;

/** Two integers by their sum and their product. */
export const sumAndProduct = defineTopic<Known, Code>({
  name: "sum-and-product",
  words,
  read: readKnown,
  work: ({ sum, product }) => {
    const inside = sum * sum - 4 * product;
    const root = Math.round(Math.sqrt(inside));
    if (inside < 0 || root * root !== inside) return null;
    const key = `${(sum - root) / 2}, ${(sum + root) / 2}`;
    const answer = key.replace(", ", ",\\ ");
    const steps: Step<Code>[] = [
      { code: "signs", values: { product: `${product}`, sum: `${sum}` } },
      { code: "pair", values: { answer, product: `${product}`, sum: `${sum}` } },
    ];
    return {
      problem: {
        en: `two integers with the sum $${sum}$ and the product $${product}$`,
        ch: `和为 $${sum}$、积为 $${product}$ 的两个整数`,
      },
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key },
    };
  },
  // Every number is tried with what is left of the sum.
  holds: ({ sum, product }, { key }) => {
    const found = new Set<string>();
    const reach = Math.abs(sum) + Math.abs(product);
    for (let one = -reach; one <= reach; one++)
      if (one * (sum - one) === product) found.add([one, sum - one].sort((a, b) => a - b).join(", "));
    return found.size === 1 && found.has(key);
  },
  similar: ({ sum }) => (sum === 11 ? { sum: 13, product: 40 } : { sum: 11, product: 24 }),
});

function readKnown({ text }: Question): Known | null {
  const [, sum, product] = shell.exec(text.trim()) ?? [];
  const known = { sum: Number(sum), product: Number(product) };
  const fits = sum !== undefined && Math.abs(known.sum) + Math.abs(known.product) <= VALUE_MAX;
  return fits ? known : null;
}
