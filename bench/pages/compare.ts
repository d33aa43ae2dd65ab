import { middle, perSecond } from "./per-second.ts";

const ROUNDS = 3;

type Next = Parameters<typeof perSecond>[1];

/** Measures two loads in turn, so that whatever else the machine does meets both; prints how the first stands beside the second. */
export async function compare(origin: string, what: string, asked: Next, beside: Next): Promise<number> {
  const rates = { asked: [] as number[], beside: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.beside.push(await perSecond(origin, beside));
    rates.asked.push(await perSecond(origin, asked));
  }
  const ratio = middle(rates.asked) / middle(rates.beside);
  const figures = `${middle(rates.asked)} requests/s beside ${middle(rates.beside)}: ratio ${ratio.toFixed(2)}`;
  console.log(`${what.padEnd(40)} ${figures}`);
  return ratio;
}
