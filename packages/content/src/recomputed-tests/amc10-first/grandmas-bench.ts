import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";
import { permutations } from "../../testing/permutations.ts";

const orders = permutations(["Grandma", "Bo", "Lily", "Mei", "Sam"]);
const isMiddle = (order: string[]) => order[2] === "Grandma";
const areTogether = (order: string[]) => Math.abs(order.indexOf("Bo") - order.indexOf("Lily")) === 1;
const middle = orders.filter(isMiddle);

export const recomputation: ChoiceRecomputation = {
  answer: () => middle.filter(areTogether).length,
  slips: {
    "every second order": middle.length / 2,
    "a side for the others as well": 2 * 2 * 2 * 2,
    "no wish": middle.length,
    "Grandma anywhere": orders.filter(areTogether).length,
  },
};
