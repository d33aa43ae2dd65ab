import { exactValue, q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../solver/algebra/relation.ts";
import type { Solution } from "../solver/solution.ts";

/** Whether a fraction is what comes out where the numerators and the denominators are added each by themselves: 2/5 for 1/2 + 1/3. */
export function isStraightAcross(message: string, { problem }: Solution): boolean {
  const [, above, below] = alone.exec(message.normalize("NFKC")) ?? [];
  const [, a, b, sign, c, d] = sum.exec(problem.en.replaceAll(" ", "")) ?? [];
  if (above === undefined || d === undefined || b === d) return false;
  const by = (one = "", other = "") => (sign === "+" ? Number(one) + Number(other) : Number(one) - Number(other));
  const below2 = by(b, d);
  const [said, across] = [`${above}/${below}`, `${by(a, c)}/${below2}`].map((text) => {
    const node = expressionFrom(text);
    return node && exactValue(node);
  });
  return below2 !== 0 && said != null && across != null && q.same(said, across);
}

const alone = /^\D{0,24}?(\d{1,4}) ?\/ ?(\d{1,4})\D{0,16}$/;
const sum = /\$\\frac\{(\d{1,4})\}\{(\d{1,4})\}([+-])\\frac\{(\d{1,4})\}\{(\d{1,4})\}\$/;
