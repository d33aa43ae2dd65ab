import { inBoth } from "../../../algebra/printing.ts";
import type { Step, Working } from "../../../solution.ts";
import type { Shares } from "./read.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Bars between stars: what each place gets at least is handed out first. */
export function workShares({ things, places, least }: Shares): Working<Code> {
  const [given, bars] = [least * places, places - 1n];
  const rest = things - given;
  const spots = rest + bars;
  const answer = choose(spots, bars);
  const values = Object.fromEntries(
    Object.entries({ things, places, least, given, bars, rest, spots, answer }).map(([name, value]) => [
      name,
      `${value}`,
    ]),
  );
  const codes: Code[] = [...(least > 0n ? (["first"] as const) : []), "bars", "choose"];
  const steps: Step<Code>[] = codes.map((code) => ({ code, values }));
  return {
    problem: {
      en: `how many ways there are to share $${things}$ identical things among $${places}$ places${least > 0n ? `, at least $${least}$ in each` : ""}`,
      ch: `把 $${things}$ 个相同的东西分给 $${places}$ 处${least > 0n ? `，每处至少 $${least}$ 个` : ""}，有多少种分法`,
    },
    steps,
    answer: { said: inBoth(`${answer}`), key: `${answer}` },
  };
}

function choose(from: bigint, count: bigint): bigint {
  let ways = 1n;
  for (let taken = 1n; taken <= count; taken++) ways = (ways * (from - count + taken)) / taken;
  return ways;
}
