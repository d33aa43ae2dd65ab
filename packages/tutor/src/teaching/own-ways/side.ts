import { isConstant, type Node, sameValue } from "@dripstone/checker/mathematics";
import type { Solution } from "../../solver/solution.ts";
import { readLine } from "../read-line.ts";
import type { OnOwnWay } from "./own-way.ts";

/** `3x + 6` alone, where `3(x + 2) = 2x + 10` is worked on: one of its sides, written otherwise. */
export function sideTold(message: string, { problem }: Solution, at: number): OnOwnWay | null {
  const said = readLine(message)?.answer;
  const given = readLine(/\$([^$]*=[^$]*)\$/.exec(problem.en)?.[1] ?? "")?.answer;
  if (said?.kind !== "expression" || given?.kind !== "relation" || isPlain(said.of)) return null;
  const isSide = given.sides.some((side) => !isPlain(side) && sameValue(side, said.of));
  return isSide ? { verdict: "part", step: at } : null;
}

/** A number or a letter may come up anywhere. */
const isPlain = (of: Node): boolean => isConstant(of) || of.kind === "letter";
