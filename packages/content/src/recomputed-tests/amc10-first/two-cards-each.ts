import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";
import { permutations } from "../../testing/permutations.ts";

type Deal = Record<"ana" | "bo" | "cy", [number, number]>;
const deals: Deal[] = permutations([1, 2, 3, 4, 5, 6])
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]): Deal => ({ ana: [a, b], bo: [c, d], cy: [e, f] }))
  .filter((deal) => Object.values(deal).every(([one, other]) => one < other));
const product = ([one, other]: [number, number]) => one * other;

const untilBo = deals.filter(({ ana, bo }) => product(ana) % 2 === 1 && bo[0] > ana[1]);
const [deal, ...others] = untilBo.filter(({ cy }) => [2, 3, 5, 7, 11].includes(cy[0] + cy[1]));
const withoutCy = untilBo.filter((it) => it !== deal).map(({ cy }) => product(cy));

export const recomputation: ChoiceRecomputation = {
  answer: () => (deal && others.length === 0 ? product(deal.cy) : Number.NaN),
  slips: {
    "Ana's product": deal ? product(deal.ana) : Number.NaN,
    "a sum that is not prime": Math.min(...withoutCy),
    "another sum that is not prime": Math.max(...withoutCy),
    "Bo's product": deal ? product(deal.bo) : Number.NaN,
  },
};
