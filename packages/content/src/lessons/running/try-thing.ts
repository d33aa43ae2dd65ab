import type { Thing } from "@dripstone/contract/lessons/things";
import type { RunProgram } from "./run.ts";

/** What there is only in the browser. */
const OURS = /^\s*(?:from|import)\s+(?:turtle|gpiozero|charts)\b/m;

/**
 * Why a program that readers run and change does not do what its lesson says, by its file's name: `broken-…` is there to be mended, and must fail;
 * `endless-…` is there to be stopped. What draws, drives a Raspberry Pi or reads is compiled alone.
 */
export async function tryThing(
  thing: Extract<Thing, { program: string }>,
  file: string,
  { run, compile }: { run: RunProgram; compile: RunProgram },
): Promise<string | null> {
  const { program } = thing;
  const reads = /\binput\(|\bcin\b|\bgetline\b/.test(program);
  const onlyCompiled = thing.kind === "pi" || OURS.test(program) || reads || file.startsWith("endless-");
  const { failed } = await (onlyCompiled ? compile : run)(program, "");
  if (file.startsWith("broken-")) return failed === null ? "does not fail, though it is there to be mended" : null;
  return failed === null ? null : `fails: ${failed}`;
}
