import { type Fraction, fractionKey, fractionSign } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import type { Chance } from "./chance.ts";
import { drawn } from "./drawn.ts";
import { rolled } from "./rolled.ts";
import { problemOf } from "./said.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Found = { steps: Step<Code>[]; value: Fraction };

export function workChance(chance: Chance): Working<Code> | null {
  const found = chance.kind === "draw" ? drawn(chance) : rolled(chance);
  if (!found) return null;
  const said = `$${fractionSign(found.value)}$`;
  return {
    problem: problemOf(chance),
    steps: found.steps,
    answer: { said: { en: said, ch: said }, key: fractionKey(found.value) },
  };
}
