import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

/**
 * Reads a second of the progress of one who has solved a problem in each week of three years, 32 connections at a time, in turn with a bare
 * route of the same server that asks the database once.
 *
 *     (cd bench/pages && npm ci); node bench/progress/run.ts
 */
// The packages of the benchmark beside this one, which the product does not need, have no types here.
const autocannon: (load: object) => Promise<{ requests: { average: number }; non2xx: number }> = createRequire(
  new URL("../pages/package.json", import.meta.url),
)("autocannon");

const SECONDS = 3;
const ROUNDS = 3;
const CONNECTIONS = 32;

const served = fork(new URL("serve.ts", import.meta.url));
const [{ origin, token }] = (await once(served, "message")) as [{ origin: string; token: string }];
const bare: number[] = [];
const progress: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await perSecond("/bare"));
  progress.push(await perSecond("/api/progress"));
}
console.log(`${"bare route with one query".padEnd(28)} ${middle(bare)} requests/s`);
const ratio = (middle(progress) / middle(bare)).toFixed(2);
console.log(`${"GET /progress".padEnd(28)} ${middle(progress)} requests/s: ratio ${ratio}`);
served.disconnect();

async function perSecond(path: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (non2xx > 0) throw new Error(`${non2xx} replies were no success`);
  return Math.round(requests.average);
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
