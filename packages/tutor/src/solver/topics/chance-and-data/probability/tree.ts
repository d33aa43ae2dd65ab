import { q } from "@dripstone/checker/mathematics";
import { type Fraction, whole } from "../../../sentences/fractions.ts";
import { type Draw, passes, type Roll } from "./chance.ts";

/** The probability by following every branch of the tree of draws. */
export function byTree({ groups, draws, replaced, event }: Draw): Fraction {
  const known = new Map<string, Fraction>();
  const follow = (taken: number[]): Fraction => {
    const found = known.get(`${taken}`);
    if (found) return found;
    const sum = taken.reduce((total, count) => total + count, 0);
    const chance = sum === draws ? whole(happens(event, taken) ? 1 : 0) : branches(taken, sum);
    known.set(`${taken}`, chance);
    return chance;
  };
  const branches = (taken: number[], sum: number) => {
    const total = groups.reduce((all, { count }) => all + count, 0) - (replaced ? 0 : sum);
    return groups.reduce((chance, { count }, place) => {
      const left = count - (replaced ? 0 : (taken[place] ?? 0));
      if (left < 1) return chance;
      const next = taken.map((one, index) => (index === place ? one + 1 : one));
      return q.add(chance, q.multiply(q.rational(BigInt(left), BigInt(total)), follow(next)));
    }, q.ZERO);
  };
  return follow(groups.map(() => 0));
}

function happens(event: Draw["event"], taken: number[]): boolean {
  if (event.what === "same") return taken.filter((count) => count > 0).length === 1;
  if (event.what === "different") return taken.every((count) => count < 2);
  if (event.what === "pattern") return `${event.counts}` === `${taken}`;
  const meant = event.groups.reduce((sum, place) => sum + (taken[place] ?? 0), 0);
  return meant >= event.min && meant <= event.max;
}

/** The probability by writing down every roll. */
export function byListing({ dice, low, high, event }: Roll): Fraction {
  const faces = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  let rolls: number[][] = [[]];
  for (let die = 0; die < dice; die++) rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
  const good = rolls.filter((roll) => {
    if (event.what === "same") return new Set(roll).size === 1;
    if (event.what === "different") return new Set(roll).size === dice;
    if (event.what === "sum")
      return passes(
        event.test,
        roll.reduce((sum, face) => sum + face, 0),
      );
    const count = roll.filter((face) => passes(event.test, face)).length;
    return count >= event.min && count <= event.max;
  });
  return q.rational(BigInt(good.length), BigInt(rolls.length));
}
