import { q } from "@dripstone/checker/mathematics";
import { fractionSign } from "../../../sentences/fractions.ts";
import { choose } from "../counting/numbers.ts";
import { passes, type Roll, type Test } from "./chance.ts";
import { single } from "./drawn.ts";
import type { Found } from "./work.ts";

/** Dice by how many of the equally likely outcomes are favorable. */
export function rolled(roll: Roll): Found | null {
  const { dice, low, high, event } = roll;
  const faces = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const passing = "test" in event ? faces.filter((face) => passes(event.test, face)).length : 0;
  if (dice === 1) {
    if (event.what !== "count") return null;
    return single(event.min === 0 ? faces.length - passing : passing, faces.length);
  }
  const all = faces.length ** dice;
  const { good, en = "", ch = "" } = favorable(roll, faces, passing);
  const value = q.rational(BigInt(good), BigInt(all));
  const [plain, reduced] = [`\\frac{${good}}{${all}}`, fractionSign(value)];
  const outcomes = `${Array(dice).fill(faces.length).join(" \\times ")} = ${all}`;
  const equation = plain === reduced ? plain : `${plain} = ${reduced}`;
  return {
    steps: [
      { code: "outcomes", values: { equation: outcomes } },
      { code: "favorable", values: { good: `${good}`, detail: { en, ch }, equation } },
    ],
    value,
  };
}

function favorable(
  { dice, event }: Roll,
  faces: number[],
  passing: number,
): { good: number; en?: string; ch?: string } {
  if (event.what === "sum") return sums(dice, faces, event.test);
  if (event.what === "same") return { good: faces.length };
  if (event.what === "different")
    return {
      good: Array.from({ length: dice }, (_, index) => faces.length - index).reduce(
        (product, left) => product * left,
        1,
      ),
    };
  let good = 0;
  for (let count = event.min; count <= event.max; count++)
    good += Number(choose(dice, count)) * passing ** count * (faces.length - passing) ** (dice - count);
  return { good };
}

/** How often each sum comes, one die after the other added on. */
function sums(dice: number, faces: number[], test: Test): { good: number; en: string; ch: string } {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways)
      for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + count);
    ways = next;
  }
  const good = [...ways].filter(([sum]) => passes(test, sum));
  const listed = good.map(([sum, count]) => ({
    en: `$${count}$ with a sum of $${sum}$`,
    ch: `和为 $${sum}$ 的有 $${count}$ 种`,
  }));
  const total = good.reduce((number, [, count]) => number + count, 0);
  if (listed.length < 2 || listed.length > 8) return { good: total, en: "", ch: "" };
  return {
    good: total,
    en: ` (${listed.map(({ en }) => en).join(", ")})`,
    ch: `（${listed.map(({ ch }) => ch).join("，")}）`,
  };
}
