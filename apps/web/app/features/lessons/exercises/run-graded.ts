import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { ProgramLanguage } from "@dripstone/contract/lessons/things";
import { fetchPart } from "../../../ui/late/fetch-part.ts";
import type { End } from "../programs/running/program-host.ts";

/** So long a run may take: a program of a lesson is done in a blink, but C++ is compiled first. */
export const GRADED_RUN_SECONDS: Record<ProgramLanguage, number> = { python: 10, cpp: 90 };

/** A run that did not come to its end by itself: which, from 0, and why. */
export type Stopped = { run: number; end: Exclude<End, { kind: "done" }> };

/** Runs a program on each input, one after another. What it prints is cut where more than the longest output could only be wrong. */
export async function runGraded(
  language: ProgramLanguage,
  source: string,
  inputs: readonly string[],
): Promise<{ outputs: string[] } | Stopped> {
  const { runProgram } = await fetchPart(() => import("../programs/running/program-host.ts"));
  const outputs: string[] = [];
  for (const [run, input] of (inputs.length > 0 ? inputs : [""]).entries()) {
    const lines = input === "" ? [] : input.replace(/\n$/, "").split("\n");
    const { output, error } = await runProgram({
      language,
      source,
      inputs: lines,
      runMs: GRADED_RUN_SECONDS[language] * 1000,
    });
    if (error) return { run, end: error };
    outputs.push(output.slice(0, lessonLimits.PROGRAM_OUTPUT_MAX));
  }
  return { outputs };
}
