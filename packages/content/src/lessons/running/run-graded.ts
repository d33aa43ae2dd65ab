import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { ProgramLanguage } from "@dripstone/contract/lessons/things";
import { locales } from "@dripstone/contract/locale";
import { type Printed, type Runs, signOf } from "../printed.ts";
import type { RunProgram } from "./run.ts";

/** Runs what an exercise is judged by, in each language, twice: what prints something else the second time judges nobody. */
export async function runGraded(
  runs: Runs,
  run: RunProgram,
  complain: (reason: string) => void,
): Promise<Printed[string] | undefined> {
  const found: Printed[string] = { of: signOf(runs), en: [], ch: [] };
  let isSound = true;
  const refuse = (reason: string) => {
    isSound = false;
    complain(reason);
  };
  for (const locale of locales) {
    const { program, inputs } = runs[locale];
    for (const input of inputs) {
      const { printed, failed } = await run(program, input);
      const again = await run(program, input);
      const where = `its program, on ${JSON.stringify(input)} (${locale}),`;
      if (failed !== null) refuse(`${where} fails: ${failed}`);
      else if (printed.trim() === "") refuse(`${where} prints nothing`);
      else if (again.printed !== printed) refuse(`${where} prints something else each time`);
      else if (printed.length > lessonLimits.PROGRAM_OUTPUT_MAX) refuse(`${where} prints too much`);
      found[locale].push(printed);
    }
  }
  return isSound ? found : undefined;
}

export type Runners = (language: ProgramLanguage) => Promise<{ run: RunProgram; compile: RunProgram }>;
