import { permutations } from "../testing/permutations.ts";
import type { Recomputation } from "../testing/recomputation.ts";

const BIGGEST = 4;
const orders = permutations([1, 2, 3, BIGGEST]);
const taken = (order: number[]) =>
  order.find((melon, stall) => stall > 0 && order.slice(0, stall).every((seen) => seen < melon));
const lucky = orders.filter((order) => taken(order) === BIGGEST);
const share = (some: number[][]) => `${some.length}/${orders.length}`;

export const recomputation: Recomputation = {
  answer: () => share(lucky),
  slips: {
    "luck-alone": share(orders.filter((order) => order[2] === BIGGEST)),
    "last-stall": share(lucky.filter((order) => order.at(-1) !== BIGGEST)),
    "not-always": share(orders.filter((order) => order[0] !== BIGGEST)),
  },
  right: ["22/48", "二十四分之十一", "1/4+1/8+1/12"],
  wrong: ["1/2", "13/24", "0.46", "11"],
};
