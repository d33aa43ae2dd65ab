import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { bombs } from "./bombs.ts";

/** Runs each bomb in a thread that dies at 64 MB, and times it there. `node bounds.ts` */
const LIMITS = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 16 };
const BOUND_MS = 50;

let worst = 0;
let failed = 0;
for (const [expected, given] of bombs) {
  const worker = new Worker(new URL("judge.ts", import.meta.url), { workerData: "checker", resourceLimits: LIMITS });
  let ms = Number.POSITIVE_INFINITY;
  try {
    await once(worker, "message");
    worker.postMessage({ expected, given });
    const [reply] = (await once(worker, "message", { signal: AbortSignal.timeout(20_000) })) as [{ ms: number }];
    ms = reply.ms;
  } catch (error) {
    console.log(`${given.slice(0, 40)}: ${error instanceof Error ? error.message : error}`);
  }
  await worker.terminate();
  worst = Math.max(worst, ms);
  if (ms > BOUND_MS) {
    failed++;
    console.log(`${given.slice(0, 40)}: ${ms.toFixed(1)} ms`);
  }
}
console.log(`${bombs.length} bombs, ${failed} beyond ${BOUND_MS} ms or 64 MB; the slowest took ${worst.toFixed(1)} ms`);
process.exitCode = failed > 0 ? 1 : 0;
