import { permutations } from "../testing/permutations.ts";
import type { Recomputation } from "../testing/recomputation.ts";

/** As many children as can be lined up in every order; how many there are besides Mei and her friends is all the same. */
const lines = permutations(["Mei", "friend", "friend", "friend", "friend", "child", "child", "child"]);
const happy = lines.filter((line) => {
  const place = line.indexOf("Mei");
  return line.slice(0, place).includes("friend") && line.slice(place).includes("friend");
}).length;

export const recomputation: Recomputation = {
  answer: () => `${happy}/${lines.length}`,
  slips: {
    unhappy: `${lines.length - happy}/${lines.length}`,
    "ends-of-the-line": `${24 - 2}/24`,
    "friends-only": "2/4",
  },
  right: ["0.6", "60%", "五分之三"],
  wrong: ["1/5", "4/5", "5/24", "3/24"],
};
