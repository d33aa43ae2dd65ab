import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";
import { permutations } from "../../testing/permutations.ts";

/** All orders in which the six sticks can come out. */
const orders = permutations(["red", "red", "blue", "blue", "green", "green"]);
const isPair = (sticks: string[]) => new Set(sticks).size < sticks.length;
const within = (cases: string[][], happens: (sticks: string[]) => boolean) =>
  `${cases.filter(happens).length}/${cases.length}`;

export const recomputation: ChoiceRecomputation = {
  answer: () => within(orders, (sticks) => isPair(sticks.slice(0, 3))),
  slips: {
    "the first two": within(orders, (sticks) => isPair(sticks.slice(0, 2))),
    "a color for the odd stick": `${3 * 2}/20`,
    "no pair": within(orders, (sticks) => !isPair(sticks.slice(0, 3))),
    "the third when the first two differ": within(
      orders.filter((sticks) => !isPair(sticks.slice(0, 2))),
      (sticks) => isPair(sticks.slice(0, 3)),
    ),
  },
};
