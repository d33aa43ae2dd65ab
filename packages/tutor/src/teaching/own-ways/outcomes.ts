import type { Solution } from "../../solver/solution.ts";
import { numbersSaid } from "../sought/said.ts";
import type { OnOwnWay } from "./own-way.ts";

/** `2, 4, 6`, where the favorable outcomes of one die are to be counted. */
export function outcomesTold(message: string, { topic, problem }: Solution, at: number): OnOwnWay | null {
  const [, test = ""] = /^the probability of a number that is (.+) when rolling a die$/.exec(problem.en) ?? [];
  if (
    topic !== "probability" ||
    !test ||
    /[a-z]{4,}|[*/+=]/i.test(message.replaceAll(/\b(?:roll|rolls|they|they're|numbers?)\b/gi, ""))
  )
    return null;
  const favorable = [1, 2, 3, 4, 5, 6].filter((face) => isFavorable(face, test));
  const said = numbersSaid(message).map(Number);
  const isAll = said.length === favorable.length && favorable.every((face) => said.includes(face));
  return isAll && said.length > 1 ? { verdict: "part", step: at } : null;
}

function isFavorable(face: number, test: string): boolean {
  const limit = Number(/\d+/.exec(test)?.[0]);
  if (test === "even") return face % 2 === 0;
  if (test === "odd") return face % 2 === 1;
  if (test === "prime") return [2, 3, 5].includes(face);
  if (test === "composite") return [4, 6].includes(face);
  if (test.startsWith("a multiple of")) return face % limit === 0;
  if (test.startsWith("greater than")) return face > limit;
  if (test.startsWith("less than")) return face < limit;
  if (test.startsWith("at least")) return face >= limit;
  if (test.startsWith("at most")) return face <= limit;
  return (/^[$\d or]+$/.test(test) && test.match(/\d/g)?.includes(`${face}`)) === true;
}
