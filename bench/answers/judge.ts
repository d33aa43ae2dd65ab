import { parentPort, workerData } from "node:worker_threads";
import type { Engine } from "./engines/engine.ts";

type Row = { expected: string; given: string; rubric?: object };

/** Runs one engine in a thread that can be ended when it hangs. */
const module = (await import(`./engines/${workerData}.ts`)) as { default: () => Engine | Promise<Engine> };
const engine = await module.default();
parentPort?.on("message", (row: Row) => {
  const first = judged(row);
  // Other work on the machine comes in between: the quickest of three counts, if the first was no hang.
  const ms = first.ms > 500 ? first.ms : Math.min(first.ms, judged(row).ms, judged(row).ms);
  parentPort?.postMessage({ accepted: first.accepted, ms });
});
parentPort?.postMessage("ready");

function judged({ expected, given, rubric }: Row) {
  const started = performance.now();
  let accepted = false;
  try {
    accepted = engine(expected, given, rubric);
  } catch {
    // What an engine cannot read, it does not accept.
  }
  return { accepted, ms: performance.now() - started };
}
