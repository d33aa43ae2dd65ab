import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type CorpusRow, readCorpus } from "./corpus.ts";

/**
 * Holds the answer checker and others against the corpus: `node run.ts [--show] [engine…]`. `--show` lists each
 * disagreement.
 */
const TIMEOUT_MS = 2000;
const WARM_UP_ROWS = 60;

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const show = process.argv.includes("--show");
const corpus = readCorpus();
const different = corpus.filter((row) => !row.equal).length;
console.log(`${corpus.length} rows, ${different} of them different\n`);
console.log("| engine | agreement | false acceptances | false rejections | hangs | median ms | 99 % ms |");
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const name of wanted.length > 0 ? wanted : ["checker", "compute-engine", "kas", "mathjs"]) await measure(name);

async function measure(name: string) {
  let worker = await start(name);
  const counts = { accepted: 0, rejected: 0, hangs: 0 };
  const times: number[] = [];
  for (const [index, row] of [...corpus.slice(0, WARM_UP_ROWS), ...corpus].entries()) {
    const reply = await ask(worker, row);
    if (index < WARM_UP_ROWS) continue;
    times.push(reply?.ms ?? TIMEOUT_MS);
    if (reply && reply.accepted === row.equal) continue;
    if (show)
      console.log(`${reply ? (row.equal ? "rejected" : "ACCEPTED") : "hung"}  ${row.expected}  <-  ${row.given}`);
    if (!reply) counts.hangs++;
    else counts[row.equal ? "rejected" : "accepted"]++;
    if (!reply) worker = await restart(worker, name);
  }
  await worker.terminate();
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2);
  const wrong = counts.accepted + counts.rejected + counts.hangs;
  const agreement = `${((100 * (corpus.length - wrong)) / corpus.length).toFixed(1)}%`;
  const cells = [name, agreement, counts.accepted, counts.rejected, counts.hangs, at(0.5), at(0.99)];
  console.log(`| ${cells.join(" | ")} |`);
}

async function start(name: string): Promise<Worker> {
  const worker = new Worker(new URL("judge.ts", import.meta.url), { workerData: name, stdout: true, stderr: true });
  await once(worker, "message");
  return worker;
}

async function restart(worker: Worker, name: string): Promise<Worker> {
  await worker.terminate();
  return start(name);
}

/** Null when no answer comes in time. */
async function ask(worker: Worker, row: CorpusRow): Promise<{ accepted: boolean; ms: number } | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  try {
    worker.postMessage({ expected: row.expected, given: row.given, rubric: row.rubric });
    const [reply] = (await once(worker, "message", { signal: late.signal })) as [{ accepted: boolean; ms: number }];
    return reply;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
