import type { Solution } from "../../solver/solution.ts";
import { candidatesIn } from "../candidates.ts";
import { isLineOfWork } from "../line-of-work.ts";
import { numbersSaid } from "../sought/said.ts";
import { soughtAt } from "../sought/sought.ts";
import { divisionTold, divisorsTold, divisorTold, pairTold } from "./divisions.ts";
import { equationTold } from "./equation.ts";
import { outcomesTold } from "./outcomes.ts";
import { calculationTold, partsTold } from "./parts.ts";
import { percentTold } from "./percent.ts";
import { sideTold } from "./side.ts";

/** What a message is on a way that is right and not the planned one. */
export type OnOwnWay = { verdict: "answered" | "under-way" | "part" | "some" | "between"; step: number };

/** What is right in a message that does not answer the question asked last, but belongs to another right way; null where nothing is known to be. */
export function ownWay(message: string, solution: Solution, at: number): OnOwnWay | null {
  const said = asSigns(message);
  if (said.length > LENGTH_MAX) return null;
  const tellers = [
    divisionTold,
    divisorTold,
    divisorsTold,
    pairTold,
    outcomesTold,
    equationTold,
    calculationTold,
    partsTold,
    percentTold,
    sideTold,
  ];
  for (const teller of tellers) {
    const told = teller(said, solution, at);
    if (told) return told;
  }
  // A question for one value has been answered by another.
  const isOpen = soughtAt(solution, at) === null;
  return isOpen && isPartOfCalculation(said, solution) ? { verdict: "under-way", step: at - 1 } : null;
}

const LENGTH_MAX = 120;

/** `3 times 17` as `3 * 17`, without what leads to it. */
const asSigns = (message: string): string =>
  message
    .normalize("NFKC")
    .replaceAll("−", "-")
    .replace(/^\s*(?:it'?s|that'?s|because|so|因为|所以|它是|就是)\s*/i, "")
    .replaceAll(/(?<=\d)\s*(?:times|multiplied by|乘以?)\s*(?=\d)/gi, " * ")
    .replaceAll(/(?<=\d)\s*(?:divided by|除以)\s*(?=\d)/gi, " / ")
    .replace(/[.。!！]\s*$/, "")
    .trim();

/** `4/10`, where a step has `4/10 · 3/9`. */
function isPartOfCalculation(message: string, solution: Solution): boolean {
  const written = candidatesIn(message).at(-1) ?? "";
  if (/[=<>a-z]/i.test(written) || numbersSaid(written).length === 0 || !/\d\s*[-+*/×÷^]\s*\d/.test(written))
    return false;
  return isLineOfWork(`${written} = ${written}`, solution);
}
