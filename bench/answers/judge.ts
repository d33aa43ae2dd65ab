import { parentPort, workerData } from "node:worker_threads";
import type { Engine } from "./engines/engine.ts";

/** Runs one engine in a thread that can be ended when it hangs. */
const module = (await import(`./engines/${workerData}.ts`)) as { default: () => Engine | Promise<Engine> };
const engine = await module.default();
parentPort?.on("message", ({ expected, given }: { expected: string; given: string }) => {
  const started = performance.now();
  let accepted = false;
  try {
    accepted = engine(expected, given);
  } catch {
    // What an engine cannot read, it does not accept.
  }
  parentPort?.postMessage({ accepted, ms: performance.now() - started });
});
parentPort?.postMessage("ready");
