import { q } from "@dripstone/checker/mathematics";
import { type Fraction, fractionSign } from "../../../sentences/fractions.ts";
import { choose, factorial } from "../counting/numbers.ts";
import type { Draw } from "./chance.ts";
import type { Found } from "./work.ts";

/** Draws from groups by multiplying along the way, by the opposite, or by counting selections. */
export function drawn(draw: Draw): Found | null {
  const { groups, draws, event } = draw;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (event.what === "same") return addedUp(groups.map(({ count }) => every(draw, count, total)));
  if (event.what === "pattern") return pattern(draw, event.counts, total);
  if (event.what === "different") {
    if (draws === groups.length)
      return pattern(
        draw,
        groups.map(() => 1),
        total,
      );
    return draws === 2 ? opposite(addedUp(groups.map(({ count }) => every(draw, count, total)))) : null;
  }
  const meant = event.groups.reduce((sum, place) => sum + (groups[place]?.count ?? 0), 0);
  if (draws === 1 && event.min === 1) return single(meant, total);
  if (event.min === draws) return { steps: [row(every(draw, meant, total))], value: every(draw, meant, total).value };
  if (event.max === 0)
    return { steps: [row(every(draw, total - meant, total))], value: every(draw, total - meant, total).value };
  if (event.min === 1 && event.max === draws)
    return opposite({ steps: [], value: q.ZERO, equation: every(draw, total - meant, total) });
  const counts = Array.from({ length: event.max - event.min + 1 }, (_, index) => event.min + index);
  return addedUp(counts.map((count) => mixed(draw, [meant, total - meant], [count, draws - count], total)));
}

type Part = { value: Fraction; equation: string };

export function single(good: number, all: number): Found {
  const value = q.rational(BigInt(good), BigInt(all));
  const [plain, reduced] = [`\\frac{${good}}{${all}}`, fractionSign(value)];
  const equation = plain === reduced ? plain : `${plain} = ${reduced}`;
  return { steps: [{ code: "single", values: { good: `${good}`, all: `${all}`, equation } }], value };
}

/** Every draw is one of the `good` ones. */
function every({ draws, replaced }: Draw, good: number, total: number): Part {
  const places = Array.from({ length: draws }, (_, index) => (replaced ? 0 : index));
  const factors = places.map((gone) => [Math.max(good - gone, 0), total - gone] as const);
  const value = factors.reduce(
    (product, [num, den]) => q.multiply(product, q.rational(BigInt(num), BigInt(den))),
    q.ONE,
  );
  return { value, equation: `${factors.map(([num, den]) => `\\frac{${num}}{${den}}`).join(" \\times ")}` };
}

const row = ({ value, equation }: Part): Found["steps"][number] => ({
  code: "row",
  values: { equation: `${equation} = ${fractionSign(value)}` },
});

function opposite(never: Found | { steps: []; value: Fraction; equation: Part }): Found {
  const value = "equation" in never ? never.equation.value : never.value;
  const first: Found["steps"] =
    "equation" in never
      ? [{ code: "opposite", values: { equation: `${never.equation.equation} = ${fractionSign(value)}` } }]
      : never.steps;
  const result = q.subtract(q.ONE, value);
  const equation = `1 - ${fractionSign(value)} = ${fractionSign(result)}`;
  return { steps: [...first, { code: "rest", values: { equation } }], value: result };
}

function pattern(draw: Draw, counts: number[], total: number): Found {
  const part = mixed(
    draw,
    draw.groups.map(({ count }) => count),
    counts,
    total,
  );
  return addedUp([part]);
}

/** Exactly so many from each of the groups. */
function mixed({ draws, replaced }: Draw, sizes: number[], counts: number[], total: number): Part {
  if (replaced) {
    const orders = counts.reduce((whole, count) => whole / factorial(count), factorial(draws));
    const powers = counts.map((count, place) => ({ count, size: sizes[place] ?? 0 })).filter(({ count }) => count > 0);
    const value = powers.reduce(
      (product, { count, size }) => q.multiply(product, powerOf(size, total, count)),
      q.rational(orders),
    );
    const written = powers
      .map(({ count, size }) => `\\left(\\frac{${size}}{${total}}\\right)^{${count}}`)
      .join(" \\times ");
    return { value, equation: `${orders} \\times ${written}` };
  }
  const ways = counts.map((count, place) => choose(sizes[place] ?? 0, count));
  const value = q.rational(
    ways.reduce((product, one) => product * one, 1n),
    choose(total, draws),
  );
  const above = counts
    .flatMap((count, place) => (count > 0 ? [`\\binom{${sizes[place]}}{${count}}`] : []))
    .join(" \\times ");
  return { value, equation: `\\frac{${above}}{\\binom{${total}}{${draws}}}` };
}

function addedUp(parts: Part[]): Found {
  const value = parts.reduce((sum, part) => q.add(sum, part.value), q.ZERO);
  const equation = `${parts.map((part) => part.equation).join(" + ")} = ${fractionSign(value)}`;
  return { steps: [{ code: parts.length > 1 ? "add" : "cases", values: { equation } }], value };
}

const powerOf = (num: number, den: number, times: number): Fraction =>
  q.power(q.rational(BigInt(num), BigInt(den)), BigInt(times)) ?? q.ZERO;
