import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { End } from "../programs/running/program-host.ts";

/** So long a run may take; a program of a lesson is done in a blink. */
const RUN_MS = 10_000;

/** A run that did not come to its end by itself: which, from 0, and why. */
export type Stopped = { run: number; end: Exclude<End, { kind: "done" }> };

/** Runs a program on each input, one after another. What it prints is cut where more than the longest output could only be wrong. */
export async function runGraded(source: string, inputs: readonly string[]): Promise<{ outputs: string[] } | Stopped> {
  const { runProgram } = await import("../programs/running/program-host.ts");
  const outputs: string[] = [];
  for (const [run, input] of (inputs.length > 0 ? inputs : [""]).entries()) {
    const lines = input === "" ? [] : input.replace(/\n$/, "").split("\n");
    const signal = AbortSignal.timeout(RUN_MS);
    const { output, error } = await runProgram({ language: "python", source, inputs: lines, signal });
    if (error) return { run, end: error };
    outputs.push(output.slice(0, lessonLimits.PROGRAM_OUTPUT_MAX));
  }
  return { outputs };
}
