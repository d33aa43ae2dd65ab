import { defineTopic } from "../../../topic.ts";
import { readCongruences } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Congruences, workCongruences } from "./work.ts";

/** Linear congruences, inverses, and several remainders at once (the Chinese remainder theorem). */
export const congruences = defineTopic({
  name: "congruences",
  words,
  read: readCongruences,
  work: workCongruences,
  holds: (problem, { key }) => {
    const fitting = tried(problem);
    if (fitting.length === 0) return key === "no solution";
    if (problem.wanted !== "all") return key === `${fitting[0]}`;
    const [, m = "0", rest = "0"] = /^x = (\d+)k \+ (\d+)$/.exec(key) ?? [];
    const bound = problem.conditions.reduce((product, condition) => product * condition.m, 1n);
    return fitting.every((x) => x % Number(m) === Number(rest)) && BigInt(fitting.length) * BigInt(m) === bound;
  },
  similar: ({ wanted, conditions }): Congruences => {
    if (conditions.length === 1)
      return {
        wanted,
        conditions: [{ a: 3n, b: 0n, c: wanted === "inverse" ? 1n : 5n, m: conditions[0]?.m === 11n ? 7n : 11n }],
      };
    const usual = [remainder(1n, 3n), remainder(2n, 5n), remainder(4n, 7n)].slice(0, conditions.length);
    return { wanted, conditions: conditions.length === 4 ? [...usual, remainder(1n, 2n)] : usual };
  },
});

const remainder = (c: bigint, m: bigint) => ({ a: 1n, b: 0n, c, m });

/** Every number from 1 to the product of the moduli, tried. */
function tried({ wanted, conditions, isMore }: Congruences): number[] {
  const inNumbers = conditions.map(({ a, b, c, m }) => ({
    a: Number(a % m),
    by: Number(((b - c) % m) + m),
    m: Number(m),
  }));
  const bound = inNumbers.reduce((product, { m }) => product * m, 1);
  const fitting: number[] = [];
  const first = wanted === "leastFromZero" ? 0 : 1;
  for (let x = isMore ? 2 : first; x <= (isMore ? bound + 1 : bound); x++)
    if (inNumbers.every(({ a, by, m }) => (a * x + by) % m === 0)) fitting.push(x);
  return fitting;
}
